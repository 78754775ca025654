"""Numbered answers in a terminal; answers with the same heading share a line."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from kindu.cli.screen import Choice

ALIGNED = 26  # width of headings up to which the answers after them are aligned
HANGING = 4  # width of a number; continuation lines are indented by it
NARROWEST = 20
NUMBER = "bold cyan"


def choice_lines(choices: list[Choice], width: int) -> list[Text]:
    """The answers in as many lines as they need; lines break between answers."""
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
    """The column where answers begin: the same for all headings, unless one is too long."""
    widest = max((Text(head).cell_len + 2 for _, head, item, _ in choices if item), default=0)
    return widest if widest <= ALIGNED else HANGING


def entry(number: int, item: str) -> Text:
    """An answer with its number."""
    return Text.assemble((f"{number:>3} ", NUMBER), item)


def grouped(groups: dict[str, list[Text]], inset: int, width: int) -> list[Text]:
    """The answers of each heading, in lines of at most this width."""
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
    """An answer on its own line, or on several if it is long."""
    first, *more = wrap(text, width - HANGING, break_on_hyphens=False)
    return [entry(number, first), *(Text(" " * HANGING + part) for part in more)]
