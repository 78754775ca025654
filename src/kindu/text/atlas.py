"""A map in text: spots by latitude and longitude, the ways between them, and labels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, pairwise
from operator import itemgetter

from rich.cells import cell_len
from rich.text import Text

from kindu.text.labels import CELL, Bit, Canvas, Cell, Labels
from kindu.text.tags import Point, Tags

STRETCH = 1.4  # how far a map may be stretched in width, to make room for its labels
FLAT = 2.6  # the same for a small map on a terminal with few rows
MARGIN = 2  # columns on each side, for labels only
REACH = 4  # how many cells a sign may be off its place before every other cell is tried
BRAILLE = 0x2800
DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))  # by column and row within a cell


@dataclass(frozen=True)
class Spot:
    """A place on the map: a sign of a few cells, a name, and marks after the name."""

    key: str
    lat: float
    lon: float
    sign: tuple[Bit, ...]
    label: str
    style: str = ""
    marks: tuple[Bit, ...] = ()

    def words(self) -> list[Bit]:
        """The name and the marks, one space between them."""
        bits: list[Bit] = [(self.label, self.style)]
        for mark in self.marks:
            bits += [(" ", ""), mark]
        return bits


@dataclass(frozen=True)
class Way:
    """A line between two spots, with bends as (latitude, longitude) and a tag on it."""

    start: str
    end: str
    bends: tuple[tuple[float, float], ...] = ()
    style: str = "dim"
    tag: tuple[Bit, ...] = ()
    pen: str = ""  # a character to draw it with instead of dots
    sparse: bool = False  # only every other dot


def length(bits: Sequence[Bit]) -> int:
    """How many cells these pieces take."""
    return sum(cell_len(text) for text, _ in bits)


def cells_of(bits: Sequence[Bit]) -> list[Bit]:
    """One piece per cell; an empty piece follows a wide character."""
    cells: list[Bit] = []
    for text, style in bits:
        for char in text:
            if cell_len(char):
                cells += [(char, style), *[("", style)] * (cell_len(char) - 1)]
            elif cells:
                cells[-1] = (cells[-1][0] + char, style)
    return cells


class Frame:
    """Where a point on the earth is on a canvas of this size."""

    def __init__(
        self, points: Sequence[tuple[float, float]], width: int, height: int, stretch: float
    ) -> None:
        lats = [lat for lat, _ in points]
        lons = [lon for _, lon in points]
        self.top, self.left = max(lats), min(lons)
        tall, wide = self.top - min(lats) or 1.0, max(lons) - self.left or 1.0
        self.down = (height - 1) / tall
        room = max(1, width - 2 * MARGIN - 2)
        self.right = min(room / wide, self.down * CELL * stretch)
        self.inset = (width - 1 - wide * self.right) / 2

    def at(self, lat: float, lon: float) -> tuple[float, float]:
        """Column and row, with fractions."""
        return self.inset + (lon - self.left) * self.right, (self.top - lat) * self.down


class Atlas:
    """One drawing: spots take their cells, ways run between them, labels find a free side."""

    def __init__(
        self,
        spots: Sequence[Spot],
        ways: Sequence[Way],
        width: int,
        height: int,
        equator: str,
        stretch: float,
    ) -> None:
        self.spots, self.ways, self.width, self.height = spots, ways, width, height
        points = [(spot.lat, spot.lon) for spot in spots]
        points += [bend for way in ways for bend in way.bends]
        points += [(0.0, lon) for _, lon in points[:1] if equator]
        self.frame = Frame(points, width, height, stretch)
        self.equator = equator
        self.zero = round(self.frame.at(0.0, 0.0)[1]) if equator else -1
        self.home: dict[str, Cell] = {}  # the first cell of each sign
        self.taken: dict[Cell, str] = {}  # cells of signs
        self.lines: dict[Cell, tuple[int, str]] = {}  # braille dots and style
        self.pens: dict[Cell, str] = {}  # cells with a character instead of dots
        for spot in spots:
            self.settle(spot)
        paths = [self.trace(way) for way in ways]
        self.labels = self.find_labels()
        self.tags = self.find_tags(paths)

    def find_tags(self, paths: list[list[Point]]) -> dict[int, Cell]:
        """The first cell of each tag, by the number of its way."""
        crossed: dict[Cell, set[int]] = {}
        for n, path in enumerate(paths):
            for x, y in path:
                crossed.setdefault((int(x), int(y)), set()).add(n)
        tags = Tags(self.width, self.height, self.taken.keys(), self.labelled(), crossed)
        return tags.placed(paths, [length(way.tag) for way in self.ways])

    def find_labels(self) -> dict[str, Cell]:
        """The first cell of each label."""
        canvas = Canvas(self.width, self.height, self.zero)
        labels = Labels(canvas, self.home, self.taken, self.lines.keys())
        signs = {spot.key: length(spot.sign) for spot in self.spots}
        return labels.placed(signs, {spot.key: length(spot.words()) for spot in self.spots})

    def tagged(self) -> set[Cell]:
        """All cells of tags."""
        cells: set[Cell] = set()
        for n, begin in self.tags.items():
            cells |= written(begin, self.ways[n].tag, 0).keys()
        return cells

    def labelled(self) -> set[Cell]:
        """All cells of labels."""
        cells: set[Cell] = set()
        for spot in self.spots:
            cells |= written(self.labels[spot.key], spot.words(), 0).keys()
        return cells

    # --- signs ----------------------------------------------------------------------------

    def settle(self, spot: Spot) -> None:
        """The sign takes the free cells nearest to its place, on its side of the equator."""
        x, y = self.frame.at(spot.lat, spot.lon)
        size = length(spot.sign)
        x -= (size - 1) / 2
        here = (round(x), round(y))
        free = self.free(spot, here, REACH) or self.free(spot, here, self.width + self.height)
        best = min(
            free or [(0, 0)],  # a canvas too small for its spots
            key=lambda cell: (cell[0] - x) ** 2 + (CELL * (cell[1] - y)) ** 2,
        )
        self.home[spot.key] = best
        self.taken.update({(best[0] + i, best[1]): spot.key for i in range(size)})

    def free(self, spot: Spot, here: Cell, reach: int) -> list[Cell]:
        """Where a sign may begin within this many rows and columns, clear of other signs."""
        size = length(spot.sign)
        columns = range(max(0, here[0] - reach), min(self.width - size, here[0] + reach) + 1)
        rows = range(max(0, here[1] - reach), min(self.height - 1, here[1] + reach) + 1)
        cells = [(column, row) for row in rows if self.fits(spot, row) for column in columns]
        return [cell for cell in cells if not self.near(cell, size)]

    def fits(self, spot: Spot, row: int) -> bool:
        """Whether a sign stays on its side of the equator, if that is drawn."""
        if not self.equator:
            return True
        return row < self.zero if spot.lat > 0 else row > self.zero

    def near(self, cell: Cell, size: int) -> bool:
        """Whether another sign touches these cells."""
        return any((cell[0] + i, cell[1]) in self.taken for i in range(-1, size + 1))

    def middle(self, key: str) -> tuple[float, float]:
        """The middle of a sign."""
        column, row = self.home[key]
        size = sum(owner == key for owner in self.taken.values())
        return column + size / 2, row + 0.5

    # --- ways -----------------------------------------------------------------------------

    def trace(self, way: Way) -> list[Point]:
        """Draw dots along a way, eight per cell; returns where they are."""
        bends = [self.frame.at(lat, lon) for lat, lon in way.bends]
        knots = [self.middle(way.start), *((x + 0.5, y + 0.5) for x, y in bends)]
        path: list[Point] = []
        for (ax, ay), (bx, by) in pairwise([*knots, self.middle(way.end)]):
            steps = max(1, round(max(abs(bx - ax) * 2, abs(by - ay) * 4)))
            for i in range(steps + 1):
                path.append((ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps))
        for x, y in path[:: 2 if way.sparse else 1]:
            self.dot(x, y, way)
        return path

    def dot(self, x: float, y: float, way: Way) -> None:
        """One dot; a way that is not dim keeps its style where it meets a dim one."""
        cell = (int(x), int(y))
        if 0 <= cell[0] < self.width and 0 <= cell[1] < self.height:
            dots, old = self.lines.get(cell, (0, way.style))
            dots |= DOTS[int(x * 2) % 2][int(y * 4) % 4]
            self.lines[cell] = (dots, way.style if old == "dim" else old)
            if way.pen:
                self.pens[cell] = way.pen

    # --- the picture ----------------------------------------------------------------------

    def cells(self, symbols: bool) -> dict[Cell, Bit]:
        """What each cell shows: the equator, ways, labels with a gap around them, signs."""
        found: dict[Cell, Bit] = {}
        if self.equator:
            line = f"{self.equator} ".ljust(self.width, "╌" if symbols else "-")
            found.update({(x, self.zero): (char, "dim") for x, char in enumerate(line)})
        for cell, (dots, style) in self.lines.items():
            drawn = chr(BRAILLE + dots) if symbols else "."
            found[cell] = (self.pens.get(cell, drawn), style)
        for spot in self.spots:
            found.update(written(self.labels[spot.key], spot.words(), 1))
        for n, begin in self.tags.items():
            found.update(written(begin, self.ways[n].tag, 0))
        for spot in self.spots:
            found.update(written(self.home[spot.key], spot.sign, 0))
        return found

    def corner(self, width: int, height: int) -> Cell | None:
        """The first cell of a free rectangle at the left or right edge, low ones first."""
        busy = set(self.lines) | set(self.taken) | self.tagged() | self.labelled()
        busy |= {(column, self.zero) for column in range(self.width)}
        for y in range(self.height - height, -1, -1):
            for x in (0, self.width - width):
                columns = range(max(0, x - 1), min(self.width, x + width + 1))
                around = {(column, y + i) for column in columns for i in range(height)}
                if x >= 0 and not around & busy:
                    return x, y
        return None


def written(begin: Cell, bits: Sequence[Bit], gap: int) -> dict[Cell, Bit]:
    """Pieces of text in a row, with blanks before and after them."""
    x, y = begin
    blank = [(" ", "")] * gap
    row = enumerate([*blank, *cells_of(bits), *blank], x - gap)
    return {(column, y): bit for column, bit in row}


@lru_cache(maxsize=8)
def laid_out(
    spots: tuple[Spot, ...],
    ways: tuple[Way, ...],
    width: int,
    height: int,
    equator: str,
    stretch: float,
) -> Atlas:
    """A cached layout: the same map is often drawn again, after a question or for another seat."""
    return Atlas(spots, ways, width, height, equator, stretch)


def draw(
    spots: Sequence[Spot],
    ways: Sequence[Way],
    width: int,
    height: int,
    equator: str = "",
    inset: Sequence[Sequence[Bit]] = (),
    symbols: bool = True,
    stretch: float = STRETCH,
) -> Text:
    """The map as text with this many rows. If the equator has a name, it is drawn, too.

    The inset, lines that explain the map, goes to a free corner, or below it if there is none.
    """
    atlas = laid_out(tuple(spots), tuple(ways), width, height, equator, stretch)
    cells = atlas.cells(symbols)
    begin = atlas.corner(max(map(length, inset), default=0), len(inset))
    x, y = begin or (0, height)
    for row, line in enumerate(inset, y):
        cells.update(written((x, row), line, 0))
    text = Text(no_wrap=True, end="")
    for row in range(height if begin else height + len(inset)):
        text.append("\n" if row else "")
        bits = [cells.get((column, row), (" ", "")) for column in range(width)]
        for style, run in groupby(bits, key=itemgetter(1)):
            text.append("".join(char for char, _ in run), style)
    return text
