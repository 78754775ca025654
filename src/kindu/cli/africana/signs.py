"""Signs and colours of Africana's pieces: every colour has a shape as well."""

from __future__ import annotations

import unicodedata

from kindu.cli.labels import Bit
from kindu.cli.scene import Data, Scene

# Drawn one cell wide by every terminal, and none of them is an emoji.
ICONS = {"sun": "☼", "wave": "≈", "mountain": "▲", "dune": "∩", "moon": "☾"}
COMPANIES = {"white": "#FFFFFF", "blue": "#1F5FB4", "yellow": "#F2C230", "red": "#C62828"}
JOKER = "★"
BRIGHT = 140  # from this brightness on dark ink is easier to read than light ink
NEW = "bold green"


def signs(scene: Scene) -> dict[str, str]:
    """One character a colour: the icon's, or a letter of the colour that is not taken yet."""
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


def inked(paper: str) -> str:
    """The style of text on this colour, in black or white, whichever is easier to read."""
    red, green, blue = (int(paper[i : i + 2], 16) for i in (1, 3, 5))
    bright = (299 * red + 587 * green + 114 * blue) / 1000
    return f"bold {'#000000' if bright > BRIGHT else '#FFFFFF'} on {paper}"


def marker(scene: Scene, seat: int) -> Bit:
    """The number of a seat in the colour of its company."""
    colour = scene.view["seats"][seat]["colour"]
    return (str(seat + 1), inked(COMPANIES.get(colour, "#808080")))


def explorer(scene: Scene, seat: int) -> Bit:
    """The same with the figure of an explorer."""
    number, style = marker(scene, seat)
    return (f"♙{number}" if scene.symbols else f"@{number}", style)


def arrow(scene: Scene) -> str:
    """From a start to a destination."""
    return "→" if scene.symbols else ">"


def dot(scene: Scene) -> str:
    """What parts two thoughts in a line."""
    return " · " if scene.symbols else "; "


def clean(scene: Scene, text: str) -> str:
    """A name that the terminal can show: without symbols only ASCII."""
    if scene.symbols:
        return text
    bare = unicodedata.normalize("NFKD", text)
    kept = "".join(char for char in bare if not unicodedata.combining(char))
    return kept.encode("ascii", "replace").decode()


def place_name(scene: Scene, key: str) -> str:
    """The name of a place."""
    return clean(scene, scene.titles[key])


def card_by(cards: list[Data], key: str) -> Data:
    """The entry of the board with this id."""
    return next(card for card in cards if card["id"] == key)
