"""Signs and colours of Africana's pieces: every colour has a shape as well."""

from __future__ import annotations

from kindu.text.labels import Bit
from kindu.text.pieces import clean, inked
from kindu.text.scene import Scene

# Every terminal draws these one cell wide, and none of them as an emoji.
ICONS = {"sun": "☼", "wave": "≈", "mountain": "▲", "dune": "∩", "moon": "☾"}
COMPANIES = {"white": "#FFFFFF", "blue": "#1F5FB4", "yellow": "#F2C230", "red": "#C62828"}
JOKER = "★"


def signs(scene: Scene) -> dict[str, str]:
    """One character per colour: that of its icon, or a letter of its name not taken yet."""
    found: dict[str, str] = {}
    for colour in scene.board["colours"]:
        letters = [*str(colour["id"]).upper(), *"0123456789"]
        icon = ICONS.get(colour["icon"], "") if scene.symbols else ""
        wanted = [sign for sign in [icon, *letters] if sign and sign not in found.values()]
        found[colour["id"]] = wanted[0]
    return found


def tiles(scene: Scene) -> dict[str, Bit]:
    """Each kind of card as a small tile: the sign on its colour, readable on any background."""
    found: dict[str, Bit] = {}
    shapes = signs(scene)
    for colour in scene.board["colours"]:
        key = colour["id"]
        found[key] = (shapes[key], inked(colour["hex"]))
        found[f"{key}-assistant"] = found[key]
    found["joker"] = (JOKER if scene.symbols else "*", "bold reverse")
    return found


def marker(scene: Scene, seat: int) -> Bit:
    """The number of a seat in the colour of its company."""
    colour = scene.view["seats"][seat]["colour"]
    return (str(seat + 1), inked(COMPANIES.get(colour, "#808080")))


def explorer(scene: Scene, seat: int) -> Bit:
    """The same with an explorer's figure."""
    number, style = marker(scene, seat)
    return (f"♙{number}" if scene.symbols else f"@{number}", style)


def arrow(scene: Scene) -> str:
    """From a start to a destination."""
    return "→" if scene.symbols else ">"


def place_name(scene: Scene, key: str) -> str:
    """The name of a place."""
    return clean(scene, scene.titles[key])
