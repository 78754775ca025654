"""The template of a board file: the standard board with a mark wherever a source is missing."""

from __future__ import annotations

import re
import textwrap

HEADER = re.compile(r"\[\[?[\w.\"-]+\]\]?")
ENTRY = re.compile(r"([\w-]+)\s*=")
SOURCE = re.compile(r"(?:(\w+)_)?src\s*=\s*\".*reconstructed")
# Texts in quotes may stand before a comment, and hold the sign that begins one.
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
LIMITS = {
    "africana": """\
You may correct: names and positions of locations and their symbols (one or two of the five); \
routes, as many as there are, if every location can be reached; start, destination, letter, \
silver and points of expeditions, and how many bear each letter; target, prize, silver and \
points of adventures; names of artefacts; bonuses of the spaces; where the companies start, and \
with how much silver; prices, limits and points. A line `distance` has to fit the routes; \
leave it out if you don't want to count.

Fixed are: the contents of the box in [counts]; 12 travel cards of each colour; the four \
companies with their colours; five spaces and four markers each; 11 locations on either side \
of the equator; in each book one assistant of each colour and two artefacts of each kind.""",
    "heart_of_africa": """\
You may correct: names and positions of stops; the two ends of routes, if every stop can be \
reached and a dead end has one route; their lengths, colours and locomotives, where ferries are \
grey and both tracks of a route belong to one terrain; ends and points of tickets; which three \
colours belong to a terrain, and the price of doubling by length; points by length; how many \
cards are dealt, drawn and kept; the multiplier, the Globetrotter and the trains that begin the \
last round. The id of a route is made of those of its stops.

Fixed are: the contents of the box, with 45 trains a player, 110 train cards, 48 tickets and 15 \
terrain cards of each of three types; 33 cities, 10 junctions and 4 countries with two entry \
points each; 96 routes with 117 tracks of 1 to 6 spaces; five open train cards and two open \
terrain cards; two cards an action, and three open locomotives for a new row.""",
    "congo": """\
You may correct: names, places and values of stops, and which of them have hippos or a ring; where \
the steamboat starts; how many tiles there are of each type of station, flag and hippo number; \
values of professions and modifiers of nationalities; what the dice stand for; how many \
auxiliaries there are of each kind, whom they fit and what they add; where special cards may be \
played and what they score; nation, professions and name of characters; what is dealt and scored; \
the lines of the map.

Fixed are: the contents of the box in [counts], with 16 stops; five types of station and five \
professions; four nations with flags and seven without; seven kinds of auxiliary; fifteen special \
cards and the moments of their effects; one to three characters of each nation with a flag and \
each profession, and 14 non-belligerents with two professions each.""",
}
ANY_GAME = "What has to stay as it is, the check will tell."


def template(key: str, title: str, board: str) -> str:
    """The board with a head for its owner and all marks; its values are the same."""
    lines = marked(board.splitlines())
    marks = sum(MARK in line for line in lines)
    limits = "\n\n".join(
        textwrap.fill(part, WIDTH) for part in LIMITS.get(key, ANY_GAME).split("\n\n")
    )
    head = HEAD.format(title=title, key=key, marks=marks, limits=limits)
    return "\n".join([*(f"# {line}".rstrip() for line in head.splitlines()), "", *lines, ""])


def marked(lines: list[str]) -> list[str]:
    """The lines with a mark at each value, block and comment that says `reconstructed`."""
    found = list(lines)
    places: dict[str, int] = {}  # where the current block has its head, "", and its keys
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
