"""What is known about one place, expedition, adventure or colour of Africana."""

from __future__ import annotations

from kindu.games.africana.text.plain import (
    adventure,
    bonus,
    joined,
    player_line,
    reward,
    steps_away,
    who,
)
from kindu.games.africana.text.signs import place_name
from kindu.games.africana.text.words import count
from kindu.text.pieces import clean, entry, folded, listed
from kindu.text.scene import Data, Scene

SHORTEST = 3  # letters: the beginning of a name must have at least this many


def about(scene: Scene, word: str) -> list[str]:
    """All that is known about the thing or player with this name; empty if there is none."""
    for seat, name in enumerate(scene.names):
        if folded(word) == folded(name):
            return [player_line(scene, seat, scene.view["seats"][seat])]
    key = meant(scene, word)
    for kind, tell in (
        ("places", about_place),
        ("expeditions", about_expedition),
        ("adventures", about_adventure),
        ("colours", about_colour),
    ):
        found: list[Data] = [thing for thing in scene.board[kind] if thing["id"] == key]
        if found:
            return [clean(scene, line) for line in tell(scene, found[0])]
    return []


def meant(scene: Scene, word: str) -> str:
    """The id of a thing by its id, its name, or a beginning that only one name has."""
    names = {folded(place["name"]): place["id"] for place in scene.board["places"]}
    for kind in ("places", "expeditions", "adventures", "colours"):
        names |= {folded(thing["id"]): thing["id"] for thing in scene.board[kind]}
    asked = folded(word)
    if asked in names:
        return str(names[asked])
    begun = {key for name, key in names.items() if name.startswith(asked)}
    return begun.pop() if len(begun) == 1 and len(asked) >= SHORTEST else ""


def about_place(scene: Scene, place: Data) -> list[str]:
    """Symbols, half, neighbours, explorers, and what begins and ends there."""
    key, name = place["id"], place["name"]
    half = "north" if place["north"] else "south"
    away = steps_away(scene, key)
    lines = [f"{name} lies in the {half} and shows {listed(place['symbols'])}."]
    lines += [f"It is {away}."] if away else []
    lines.append(f"Routes lead to {listed(neighbours(scene, key))}.")
    seats = enumerate(scene.view["seats"])
    here = [who(scene, seat) for seat, player in seats if player["place"] == key]
    lines += [f"Explorers here: {listed(here)}."] if here else []
    for card in scene.view["row"]:
        found = entry(scene.board["expeditions"], card) if card else {"start": "", "goal": ""}
        if found["start"] == key:
            lines.append(f"Expedition {card} to {place_name(scene, found['goal'])} starts here.")
        if found["goal"] == key:
            lines.append(f"Expedition {card} from {place_name(scene, found['start'])} ends here.")
    opened = scene.mine["open"] if scene.mine else []
    aims = [k for k in opened if entry(scene.board["adventures"], k)["target"] == key]
    return lines + [f"Your open adventure {adventure(scene, aim)}." for aim in aims]


def neighbours(scene: Scene, key: str) -> list[str]:
    """The names of the places one step away."""
    pairs = [pair for pair in scene.board["routes"] if key in pair]
    return [place_name(scene, b if a == key else a) for a, b in pairs]


def about_expedition(scene: Scene, card: Data) -> list[str]:
    """Its ends, what it brings, and where it is now."""
    key = card["id"]
    start, goal = (place_name(scene, card[end]) for end in ("start", "goal"))
    lines = [f"{key} leads from {start} to {goal}, {count(card['steps'], 'step')}."]
    lines.append(f"It {reward(card)}.")
    away = steps_away(scene, card["start"])
    lines += [f"Its start is {away}."] if away else []
    if key in scene.view["row"]:
        number = scene.view["row"].index(key)
        gain = bonus(scene.board["spaces"][number])
        lines.append(f"It is open on space {number + 1}; joining brings {gain}.")
        return [*lines, f"Joined by {joined(scene, key)}."]
    owner = holder(scene, key, "done")
    return [*lines, f"Completed by {owner}." if owner else "It is not open."]


def about_adventure(scene: Scene, card: Data) -> list[str]:
    """What it is, where it leads, and where it is now."""
    key = card["id"]
    lines = [f"{adventure(scene, key)}.", f"It comes from the {card['book']}ern book."]
    halves = scene.view["books"][0 if card["book"] == "north" else 1]
    for side, half in zip(("left", "right"), halves, strict=True):
        if half["top"] == key:
            lines.append(f"It lies on top of the {side} half.")
        elif key in (half["below"] or []):
            depth = half["below"].index(key) + 1
            lines.append(f"It lies in the {side} half, under {count(depth, 'page')}.")
    for pile, said in (("open", "Open in front of"), ("won", "Completed by")):
        owner = holder(scene, key, pile)
        lines += [f"{said} {owner}."] if owner else []
    return lines + (["It has been given up."] if key in scene.view["abandoned"] else [])


def holder(scene: Scene, key: str, pile: str) -> str:
    """Who has this card; empty if nobody is known to."""
    seats = enumerate(scene.view["seats"])
    owners = [who(scene, seat) for seat, player in seats if key in (player[pile] or [])]
    return owners[0] if owners else ""


def about_colour(scene: Scene, colour: Data) -> list[str]:
    """Where it is shown, and how many cards of it are in the eye's hand."""
    key = colour["id"]
    shown = [place["name"] for place in scene.board["places"] if key in place["symbols"]]
    name = str(key).capitalize()
    lines = [f"{name}, the {colour['icon']}, is shown at {listed(shown)}."]
    held = (scene.mine["hand"] if scene.mine else None) or []
    return lines + ([f"{name} cards in your hand: {held.count(key)}."] if scene.mine else [])
