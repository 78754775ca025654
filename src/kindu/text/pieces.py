"""Building blocks of all games' tables: lines, columns, colours and lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.cells import set_cell_size
from rich.text import Text

from kindu.text.ascii import to_ascii
from kindu.text.labels import Bit

if TYPE_CHECKING:
    from kindu.text.scene import Data, Scene

BRIGHT = 140  # from this brightness on, dark ink is easier to read than light ink
NEW = "bold green"
HEAD = "bold"
INSET = 12  # columns of the heads on the left
WHOLE = 76  # from this width on, a head and its items always share the first line


def line(*bits: Bit | str | Text) -> Text:
    """One line of text from its pieces."""
    return Text.assemble(*bits, no_wrap=True, end="")


def padded(text: str, width: int) -> str:
    """A column, cut where it is too long."""
    return set_cell_size(text, width)


def flowing(head: str, items: list[list[Bit]], gap: str, width: int) -> list[Text]:
    """A head and its items, in as many lines as they need; if narrow, the head has its own line."""
    whole = INSET + sum(line(*item).cell_len + len(gap) for item in items)
    inset = INSET if width >= WHOLE or whole <= width else 1
    lines = [line((padded(head, INSET), HEAD))]
    if inset < INSET:
        lines.append(line(" "))
    for n, item in enumerate(items):
        piece = line(*item)
        if n and lines[-1].cell_len + len(gap) + piece.cell_len > width:
            lines.append(line(" " * inset))
        elif n:
            lines[-1].append(gap)
        lines[-1].append_text(piece)
    return lines


def beside(left: list[Text], right: list[Text], room: int) -> list[Text]:
    """Two columns; the left one is cut to this width."""
    rows: list[Text] = []
    for n in range(max(len(left), len(right))):
        row = left[n].copy() if n < len(left) else Text()
        row.truncate(room, pad=True)
        rows.append(row.append_text(right[n] if n < len(right) else Text()))
    return rows


def inked(paper: str) -> str:
    """The style of text on this colour, in black or white, whichever is easier to read."""
    red, green, blue = (int(paper[i : i + 2], 16) for i in (1, 3, 5))
    bright = (299 * red + 587 * green + 114 * blue) / 1000
    return f"bold {'#000000' if bright > BRIGHT else '#FFFFFF'} on {paper}"


def dot(scene: Scene) -> str:
    """The separator between two thoughts in a line."""
    return " · " if scene.symbols else "; "


def clean(scene: Scene, text: str) -> str:
    """A name that the terminal can show: ASCII only, if it has no symbols."""
    return text if scene.symbols else to_ascii(text)


def listed(items: Sequence[str], nothing: str = "none", last_word: str = "and") -> str:
    """Several things as a list in words."""
    if not items:
        return nothing
    *most, last = items
    return f"{', '.join(most)} {last_word} {last}" if most else last


def folded(text: str) -> str:
    """Letters and digits only, so that cape_town and Cape Town are the same."""
    return "".join(char for char in text.casefold() if char.isalnum())


def entry(cards: list[Data], key: str) -> Data:
    """The entry with this id."""
    return next(card for card in cards if card["id"] == key)
