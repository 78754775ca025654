"""The map of Congo 1884: the river with its stops, tiles, flags, chiefs and the steamboat."""

from __future__ import annotations

from itertools import pairwise

from rich.text import Text

from kindu.games.congo.text.signs import (
    STATIONS,
    boat,
    features,
    flag_sign,
    name_of,
    seat_style,
    star,
    station_sign,
)
from kindu.text.atlas import Spot, Way, draw
from kindu.text.labels import Bit
from kindu.text.pieces import NEW
from kindu.text.scene import Data, Scene

HERE = "bold reverse"
ROWS = 3  # rows of the legend; below, the width of its columns
COLUMNS = (11, 12, 9, 8)
STEP = 3  # every third point of the river is enough for a terminal


def chart(scene: Scene, width: int, height: int) -> Text:
    """The map."""
    pairs = zip(scene.board["stops"], scene.view["places"], strict=True)
    spots = [spot(scene, stop, place) for stop, place in pairs]
    return draw(spots, ways(scene), width, height, "", legend(scene), scene.symbols)


def legend(scene: Scene) -> list[list[Bit]]:
    """What the signs mean, in three rows."""
    types = [(station_sign(key, True), key) for key in STATIONS]
    signs: list[tuple[Bit, str]] = [
        *types,
        (("?", "dim"), "face down"),
        ((boat(scene), NEW), "boat"),
        (("2", ""), "value"),
        ((f"{star(scene)}1", seat_style(0)), "chief"),
        (flag_sign("gb"), "flag"),
        (("h", ""), "hippos"),
        (("o", ""), "ring"),
    ]
    rows: list[list[Bit]] = [[] for _ in range(ROWS)]
    for n, (sign, word) in enumerate(signs):
        row = rows[n % ROWS]
        row += [sign, (f" {word}".ljust(COLUMNS[n // ROWS] - len(sign[0])), "")]
    return rows


def spot(scene: Scene, stop: Data, place: Data) -> Spot:
    """A stop by its place on the canvas, which spreads the river out."""
    return Spot(
        stop["id"],
        -stop["y"],
        stop["x"],
        (station_sign(place["station"], place["turned"]) if place["used"] else ("-", "dim"),),
        name_of(scene, stop["id"]),
        label_style(scene, place),
        tuple(marks(scene, stop, place)),
    )


def label_style(scene: Scene, place: Data) -> str:
    """The steamboat's stop stands out; stops already passed are dimmed."""
    if place["id"] == scene.view["stop"]:
        return HERE
    return "dim" if place["turned"] or not place["used"] else ""


def marks(scene: Scene, stop: Data, place: Data) -> list[Bit]:
    """After the name: the steamboat, then value and flag if still to come, otherwise the chief."""
    found: list[Bit] = []
    here = place["id"] == scene.view["stop"]
    if here:
        found.append((boat(scene), NEW))
    if place["chief"]:
        found.append((f"{star(scene)}{place['chief']}", seat_style(place["chief"] - 1)))
    if place["used"] and (here or not place["turned"]):
        found.append((features(stop), ""))
        found += [flag_sign(place["flag"])] if place["flag"] else []
    return found


def ways(scene: Scene) -> list[Way]:
    """The river from stop to stop, with fewer dots where the steamboat has passed."""
    river = scene.board["map"]["river"]
    stops = scene.board["stops"]
    near = [nearest(river, stop) for stop in stops]
    ids = [stop["id"] for stop in stops]
    here = ids.index(scene.view["stop"])
    found: list[Way] = []
    for n, (a, b) in enumerate(pairwise(range(len(stops)))):
        bends = river[near[a] + STEP : near[b] - 1 : STEP]
        style = "#4F92D8" if n >= here else "dim"
        found.append(Way(ids[a], ids[b], tuple((-y, x) for x, y in bends), style, sparse=n < here))
    return found


def nearest(river: list[tuple[float, float]], stop: Data) -> int:
    """The point of the river that is nearest to a stop."""
    away = [(x - stop["x"]) ** 2 + (y - stop["y"]) ** 2 for x, y in river]
    return away.index(min(away))
