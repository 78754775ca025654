"""The map of Africana: places with their symbols, explorers, expeditions and the eye's aims."""

from __future__ import annotations

from rich.text import Text

from kindu.games.africana.text.signs import arrow, explorer, tiles
from kindu.text.atlas import FLAT, STRETCH, Spot, Way, draw
from kindu.text.labels import Bit
from kindu.text.pieces import NEW, clean, entry
from kindu.text.scene import Data, Scene

HERE = "bold reverse"  # where the eye's explorer is
REACHED = "bold underline"  # one step away, with a card that fits
BOUGHT = "underline"  # one step away, but only with a recoloured card


def chart(scene: Scene, width: int, height: int, keyed: bool = True) -> Text:
    """The map with its legend in a corner, or flatter and without it."""
    marks = all_marks(scene)
    sign = tiles(scene)
    styles = label_styles(scene)
    spots = [
        Spot(
            place["id"],
            place["lat"],
            place["lon"],
            tuple(sign[colour] for colour in place["symbols"]),
            clean(scene, place["name"]),
            styles.get(place["id"], ""),
            tuple(marks[place["id"]]),
        )
        for place in scene.board["places"]
    ]
    ways = all_ways(scene)
    inset, stretch = (legend(scene), STRETCH) if keyed else ([], FLAT)
    return draw(spots, ways, width, height, "equator", inset, scene.symbols, stretch)


def all_ways(scene: Scene) -> list[Way]:
    """The routes; those from the eye's own place stand out."""
    here = scene.mine["place"] if scene.mine else ""
    pairs = zip(scene.board["routes"], scene.board["bends"], strict=True)
    return [
        Way(a, b, tuple((lat, lon) for lat, lon in bends), "" if here in (a, b) else "dim")
        for (a, b), bends in pairs
    ]


def label_styles(scene: Scene) -> dict[str, str]:
    """The eye's own place, and the places one step away that the hand can pay for."""
    styles: dict[str, str] = {}
    for way in scene.view["ways"]:
        if way["fitting"] or way["recoloured"]:
            styles[way["place"]] = REACHED if way["fitting"] else BOUGHT
    if scene.mine:
        styles[scene.mine["place"]] = HERE
    return styles


def all_marks(scene: Scene) -> dict[str, list[Bit]]:
    """What follows the name of each place: explorers, then aims, then expeditions."""
    marks: dict[str, list[Bit]] = {place["id"]: [] for place in scene.board["places"]}
    for seat, player in enumerate(scene.view["seats"]):
        marks[player["place"]].append(explorer(scene, seat))
    mine: Data = scene.mine or {"open": [], "joined": []}
    for key in mine["open"]:
        target = entry(scene.board["adventures"], key)["target"]
        marks[target].append((adventure_sign(scene), "bold"))
    for space, key in enumerate(scene.view["row"], 1):
        if key:
            card = entry(scene.board["expeditions"], key)
            style = NEW if key in scene.new else ""
            if key not in mine["joined"]:
                marks[card["start"]].append((f"{space}{arrow(scene)}", style))
            marks[card["goal"]].append(goal_mark(scene, space, key in mine["joined"], style))
    return marks


def goal_mark(scene: Scene, space: int, own: bool, style: str) -> Bit:
    """The destination of the expedition on this space; a flag if it is joined."""
    flag = "⚑" if scene.symbols else "!"
    return (f"{flag}{space}", "bold") if own else (f"{arrow(scene)}{space}", style)


def adventure_sign(scene: Scene) -> str:
    """The target of one of the eye's adventures."""
    return "◆" if scene.symbols else "#"


def legend(scene: Scene) -> list[list[Bit]]:
    """What the signs mean."""
    sign = tiles(scene)
    rows = [[sign[colour["id"]], (f" {colour['id']}", "")] for colour in scene.board["colours"]]
    rows.append([sign["joker"], (" joker", "")])
    rows.append([(f"2{arrow(scene)} start", "")])
    rows.append([(f"{arrow(scene)}2 goal", "")])
    if scene.mine:
        rows.append([(f"{'⚑' if scene.symbols else '!'}2 goal, joined", "")])
        rows.append([(f"{adventure_sign(scene)} adventure", "")])
    return rows
