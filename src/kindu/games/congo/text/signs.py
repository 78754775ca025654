"""Signs and colours of Congo 1884's pieces: every colour has letters as well."""

from __future__ import annotations

from kindu.text.labels import Bit
from kindu.text.pieces import clean, inked
from kindu.text.scene import Data, Scene

STATIONS = {
    "barracks": "#B5523F",
    "hospital": "#F4F0E6",
    "mission": "#D9B44A",
    "village": "#A9744A",
    "jungle": "#4E8A4F",
}
FLAGS = {"be": "#E8C33C", "fr": "#3E74BC", "gb": "#B83A3F", "de": "#55514C"}
SEATS = ["#2D6FB3", "#C03A2B", "#2F7A45", "#D9A514"]


def station_sign(key: str | None, turned: bool) -> Bit:
    """The first letter of a tile: small if only this eye has seen it; ? if it has not."""
    if key is None:
        return ("?", "dim")
    return (key[0].upper() if turned else key[0], inked(STATIONS[key]))


def flag_sign(key: str) -> Bit:
    """The letters of a nation on its colour."""
    return (key.upper(), inked(FLAGS[key]) if key in FLAGS else "bold")


def seat_style(seat: int) -> str:
    """Text on the colour of a player."""
    return inked(SEATS[seat])


def marker(seat: int) -> Bit:
    """The number of a seat on its colour."""
    return (str(seat + 1), seat_style(seat))


def star(scene: Scene) -> str:
    """Before the number of a chief."""
    return "★" if scene.symbols else "#"


def boat(scene: Scene) -> str:
    """Where the steamboat lies."""
    return "▲" if scene.symbols else "@"


def features(stop: Data) -> str:
    """The value of a stop, h for hippos, o for the ring of special cards."""
    return f"{stop['value']}{'h' if stop['hippo'] else ''}{'o' if stop['ring'] else ''}"


def name_of(scene: Scene, key: str) -> str:
    """The name of a stop or a card, a character in words."""
    return clean(scene, scene.titles[key])


def person(key: str) -> str:
    """A character in short: FR doctor, US explorer/officer."""
    nation, *professions = key.split("-")
    return f"{nation.upper()} {'/'.join(professions)}"


def minus(scene: Scene, number: float) -> str:
    """A number that is added or taken away, with its sign."""
    text = f"{number:+g}"
    return text.replace("-", "−") if scene.symbols else text  # noqa: RUF001 - a minus is meant
