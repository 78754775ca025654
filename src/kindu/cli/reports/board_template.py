"""The template of a board file: the standard board with a mark wherever a source is missing."""

from __future__ import annotations

import re
import textwrap

HEADER = re.compile(r"\[\[?[\w.\"-]+\]\]?")
ENTRY = re.compile(r"([\w-]+)\s*=")
SOURCE = re.compile(r"(?:(\w+)_)?src\s*=\s*\".*reconstructed")
# Quoted text may come before a comment and may contain a #.
COMMENT = re.compile(r"""(?:[^"'#]|"(?:\\.|[^"\\])*"|'[^']*')*#.*reconstructed""")
MARK = "# CHECK"
WIDTH = 78

HEAD = """\
{title}: a board file for the owner of a printed copy

Much of this board is known from rule books and reviews; the rest was
reconstructed. {marks} marks CHECK say where: at the end of a line, at the head
of a block, or in a comment on what follows. Compare these places with your
copy, correct what differs, and delete the mark. Then:

  kindu board check my-{key}.toml
  kindu play {key} --text --board my-{key}.toml
  kindu sim {key} --board my-{key}.toml

The check names every fault by its line, and every difference from the
standard board. Comments, spacing and the order of keys don't make another
board; every value does, even a note `src`.

{limits}

What follows is the standard board with its own comments.
"""
ANY_GAME = "The check will tell you what must stay as it is."


def template(key: str, title: str, board: str, note: str = "") -> str:
    """The board with a head for its owner and all marks; its values are the same."""
    lines = marked(board.splitlines())
    marks = sum(MARK in line for line in lines)
    limits = "\n\n".join(textwrap.fill(part, WIDTH) for part in (note or ANY_GAME).split("\n\n"))
    head = HEAD.format(title=title, key=key, marks=marks, limits=limits)
    return "\n".join([*(f"# {line}".rstrip() for line in head.splitlines()), "", *lines, ""])


def marked(lines: list[str]) -> list[str]:
    """The lines with a mark at each value, block and comment that says `reconstructed`."""
    found = list(lines)
    places: dict[str, int] = {}  # the lines of the current block: its head, as "", and its keys
    for n, line in enumerate(lines):
        header, entry, source = HEADER.match(line), ENTRY.match(line), SOURCE.match(line)
        if header:
            places = {"": n}
        elif entry:
            places[entry[1]] = n
        if source:
            place = places.get(source[1] or "", places.get("", n))
            found[place] = with_mark(found[place])
        if places and COMMENT.match(line):  # the head before all blocks explains the whole file
            found[n] = with_mark(found[n])
    return found


def with_mark(line: str) -> str:
    """The line with one mark at its end."""
    return line if line.endswith(MARK) else f"{line}  {MARK}"
