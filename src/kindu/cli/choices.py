"""Numbered answers as lines of a terminal: those with a common heading share its line."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from kindu.cli.screen import Choice

ALIGNED = 26  # columns of headings up to which what follows them is aligned
HANGING = 4  # columns of a number; what goes on in the next line begins behind it
NARROWEST = 20
NUMBER = "bold cyan"


def choice_lines(choices: list[Choice], width: int) -> list[Text]:
    """The answers in as many lines as they need; a line is broken between two answers."""
    width = max(width, NARROWEST)
    lines: list[Text] = []
    groups: dict[str, list[Text]] = {}
    inset = inset_of(choices)
    for number, head, item, _ in choices:
        if item:
            groups.setdefault(f"{head}:", []).append(entry(number, item))
            continue
        lines += grouped(groups, inset, width)
        groups = {}
        lines += folded(number, head, width)
    return lines + grouped(groups, inset, width)


def inset_of(choices: list[Choice]) -> int:
    """Where the answers of a heading begin: in one column, unless a heading is too long."""
    widest = max((Text(head).cell_len + 2 for _, head, item, _ in choices if item), default=0)
    return widest if widest <= ALIGNED else HANGING


def entry(number: int, item: str) -> Text:
    """An answer with its number."""
    return Text.assemble((f"{number:>3} ", NUMBER), item)


def grouped(groups: dict[str, list[Text]], inset: int, width: int) -> list[Text]:
    """For each heading its answers, in lines of at most this width."""
    lines: list[Text] = []
    for head, entries in groups.items():
        lines.append(Text(head))
        lines[-1].pad_right(max(1, inset - lines[-1].cell_len))
        for n, one in enumerate(entries):
            if lines[-1].cell_len + 2 + one.cell_len > width:
                lines.append(Text(" " * inset))
            elif n:
                lines[-1].append("  ")
            lines[-1].append_text(one)
    return lines


def folded(number: int, text: str, width: int) -> list[Text]:
    """An answer that has a line for itself, or several if it is long."""
    first, *more = wrap(text, width - HANGING, break_on_hyphens=False)
    return [entry(number, first), *(Text(" " * HANGING + part) for part in more)]
