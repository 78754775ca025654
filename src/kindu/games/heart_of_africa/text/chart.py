"""The map of Heart of Africa: stops, and on every route its length and colours or its owners."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

from kindu.games.heart_of_africa.text.aims import marks
from kindu.games.heart_of_africa.text.signs import owners, seat_style, tile
from kindu.text.atlas import STRETCH, Spot, Way, draw
from kindu.text.labels import Bit
from kindu.text.pieces import clean
from kindu.text.scene import Data, Scene

PAID = "underline"  # added to a tag: this track can be claimed now
LINES = {"blue": "#4F92D8", "red": "#DD5A4A", "green": "#57A06A", "yellow": "#C99A12"}
SIGNS = {"city": ("●", "o"), "junction": ("○", "+"), "entry_point": ("◆", "^")}


def chart(scene: Scene, width: int, height: int, stretch: float = STRETCH) -> Text:
    """The map."""
    aims = marks(scene)
    return draw(
        [spot(scene, stop, aims.get(stop["id"], [])) for stop in scene.board["stops"]],
        sorted((way(scene, tracks) for tracks in routes(scene)), key=lambda way: way.sparse),
        width,
        height,
        symbols=scene.symbols,
        stretch=stretch,
    )


def routes(scene: Scene) -> list[list[Data]]:
    """The tracks of each route."""
    tracks: list[Data] = scene.board["tracks"]
    return [list(group) for _, group in groupby(tracks, key=lambda track: str(track["route"]))]


# --- stops --------------------------------------------------------------------------------


def spot(scene: Scene, stop: Data, aims: list[str]) -> Spot:
    """A stop at its place on the printed board, which bends geography to suit the game."""
    sign = SIGNS[stop["kind"]][0 if scene.symbols else 1]
    style = "bold" if stop["kind"] == "city" else "dim"
    return Spot(
        stop["id"],
        -stop["y"] * scene.board["tall"],
        stop["x"],
        ((sign, "bold"),),
        label(scene, stop),
        style,
        (("".join(aims), "bold reverse"),) if aims else (),
    )


def label(scene: Scene, stop: Data) -> str:
    """The name of a stop; entry points go by their country."""
    key = stop["country"] or stop["id"]
    return clean(scene, scene.titles[key])


# --- routes -------------------------------------------------------------------------------


def way(scene: Scene, tracks: list[Data]) -> Way:
    """A route: one line, and a tag for all its tracks."""
    first = tracks[0]
    owned = owners(scene)
    seats = [owned[track["id"]] for track in tracks if track["id"] in owned]
    style = line_style(scene, seats[0]) if seats else ""
    pen = "" if scene.symbols or not seats else str(seats[0] + 1)
    said = tuple(tag(scene, tracks))
    return Way(first["a"], first["b"], (), style, said, pen, not seats)


def line_style(scene: Scene, seat: int) -> str:
    """The line of a claimed route, in a colour that is visible on light and dark."""
    return f"bold {LINES.get(scene.view['seats'][seat]['colour'], '')}".strip()


def tag(scene: Scene, tracks: list[Data]) -> list[Bit]:
    """Length and letters of the free tracks; claimed ones show the number of their owner."""
    owned = owners(scene)
    closed = scene.view["closed"]
    free = [t for t in tracks if t["id"] not in owned and t["id"] not in closed]
    bits = free_tag(scene, free) if free else []
    rail = "═" if scene.symbols else "="
    seats = [owned[track["id"]] for track in tracks if track["id"] in owned]
    for n, seat in enumerate(seats):
        bits.append((f"{'' if n else rail}{seat + 1}{rail}", seat_style(scene, seat)))
    return bits


def free_tag(scene: Scene, tracks: list[Data]) -> list[Bit]:
    """For example 3R, 3RY for a double route, 6AA2L for a ferry."""
    bits: list[Bit] = []
    for track in tracks:
        letter, style = tile(track["colour"])
        paid = f" {PAID}" if track["id"] in scene.view["claims"] else ""
        bits.append((letter, f"{style}{paid}"))
    bits.append((str(tracks[0]["length"]), bits[-1][1]))
    letter, style = tile("locomotive")
    return [*bits, (letter * tracks[0]["locomotives"], style)]
