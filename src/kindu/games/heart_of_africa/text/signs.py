"""Signs and colours of Heart of Africa's pieces: every colour has a letter as well."""

from __future__ import annotations

from kindu.text.labels import Bit
from kindu.text.pieces import clean, inked
from kindu.text.scene import Scene

LETTERS = {
    "purple": "P",
    "blue": "B",
    "orange": "O",
    "white": "W",
    "green": "G",
    "yellow": "Y",
    "black": "K",
    "red": "R",
    "locomotive": "L",
    "grey": "A",  # a grey track takes any one colour
}
PAPERS = {
    "purple": "#8D629B",
    "blue": "#4A86C0",
    "orange": "#E58A2E",
    "white": "#FDF9EF",
    "green": "#5E9A55",
    "yellow": "#EBCB4B",
    "black": "#3A3632",
    "red": "#C8432F",
    "grey": "#A9A59B",
}
SEATS = {
    "blue": "#2D6FB3",
    "red": "#C03A2B",
    "green": "#2F7A45",
    "yellow": "#D9A514",
    "black": "#26221F",
}
TERRAINS = ["#E0C288", "#86AE72", "#BDB6AA"]  # sand, leaves, stone: in the order of the board


def card_style(key: str) -> str:
    """How a card or a track of this colour is shown; locomotives stand out most."""
    return inked(PAPERS[key]) if key in PAPERS else "bold reverse"


def tile(key: str, before: str = "", behind: str = "") -> Bit:
    """The letter of a colour on its colour."""
    return (f"{before}{LETTERS[key]}{behind}", card_style(key))


def seat_style(scene: Scene, seat: int) -> str:
    """Text on the colour of a player."""
    return inked(SEATS[scene.view["seats"][seat]["colour"]])


def marker(scene: Scene, seat: int) -> Bit:
    """The number of a seat on the colour of its trains."""
    return (str(seat + 1), seat_style(scene, seat))


def dash(scene: Scene) -> str:
    """Between the two ends of a route or a ticket."""
    return "–" if scene.symbols else "-"  # noqa: RUF001 - an en dash is meant


def name_of(scene: Scene, key: str) -> str:
    """The name of a stop, a country, a track or a ticket."""
    return clean(scene, scene.titles[key])


def owners(scene: Scene) -> dict[str, int]:
    """The owner of each claimed track, by the track's id."""
    seats = enumerate(scene.view["seats"])
    return {track: seat for seat, player in seats for track in player["tracks"]}
