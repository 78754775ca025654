"""Where the labels of a text map go: beside, below or above their signs, clear of each other."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

Bit = tuple[str, str]  # a piece of text and its style
Cell = tuple[int, int]  # column and row

CELL = 2.0  # a cell of a terminal is about twice as high as it is wide
SWEEPS = 4  # how often all labels look for a better side
NEAR = (20, 3)  # columns and rows within which labels get in each other's way
APART = 4  # cells between a label and a sign that is not its own

# What a place may cost a label.
OUTSIDE = 1000.0  # it leaves the canvas
COLLISION = 100.0  # a cell of another label or sign
MISTAKEN = 6.0  # it could be read as the label of another sign
CROWDED = 2.5  # a cell above or below another sign
OFF = 1.5  # it covers the equator
COVERED = 0.7  # a cell of a way


@dataclass(frozen=True)
class Canvas:
    """A canvas: its size, and the row of the equator, -1 if there is none."""

    width: int
    height: int
    zero: int


@dataclass
class Labels:
    """Labels beside signs; `home` has the first cell of each sign, `taken` all their cells."""

    box: Canvas
    home: dict[str, Cell]
    taken: dict[Cell, str]
    lines: AbstractSet[Cell]
    found: dict[str, Cell] = field(default_factory=dict)

    def placed(self, signs: dict[str, int], spans: dict[str, int]) -> dict[str, Cell]:
        """The first cell of each label: the cheapest place given the others, after a few sweeps."""
        order = sorted(self.home, key=lambda key: (-self.crowd(key), key))
        for _ in range(SWEEPS):
            before = dict(self.found)
            for key in order:
                self.found.pop(key, None)
                others = self.covered(spans)
                prices = [
                    (dislike + self.cost(key, begin, spans[key], others), begin)
                    for begin, dislike in self.sides(key, signs[key], spans[key])
                ]
                self.found[key] = min(prices, key=lambda price: price[0])[1]
            if before == self.found:
                break
        return self.found

    def crowd(self, key: str) -> int:
        """How many other signs are near; labels in a crowd choose first."""
        x, y = self.home[key]
        wide, high = NEAR
        return sum(abs(c - x) <= wide and abs(r - y) <= high for c, r in self.home.values())

    def covered(self, spans: dict[str, int]) -> set[Cell]:
        """Cells that the labels placed so far cover."""
        return {(x + i, y) for key, (x, y) in self.found.items() for i in range(spans[key])}

    def sides(self, key: str, size: int, span: int) -> Iterator[tuple[Cell, float]]:
        """Where a label may begin, and the penalty of each place."""
        x, y = self.home[key]
        yield (x + size + 1, y), 0.0
        yield (x - span - 1, y), 0.6
        middle = x + (size - span) // 2
        for row, dislike in ((y + 1, 1.0), (y - 1, 1.1)):
            yield (middle, row), dislike
            for shift in range(1, (span + size) // 2, 2):
                yield (middle + shift, row), dislike + shift * 0.15
                yield (middle - shift, row), dislike + shift * 0.15

    def foreign(self, key: str, cell: Cell) -> bool:
        """Whether the sign of another spot is there."""
        return self.taken.get(cell, key) != key

    def cost(self, key: str, begin: Cell, span: int, others: set[Cell]) -> float:
        """The cost of what a label would cover or come too close to."""
        x, y = begin
        if x < 0 or y < 0 or x + span > self.box.width or y >= self.box.height:
            return OUTSIDE
        price = OFF if y == self.box.zero else 0.0
        for i in range(-1, span + 1):
            cell = (x + i, y)
            if cell in others or self.foreign(key, cell):
                price += COLLISION
            elif cell in self.lines and 0 <= i < span:
                price += COVERED
        if (x - 2, y) in others or (x + span + 1, y) in others:
            price += MISTAKEN
        return price + self.confusion(key, begin, span)

    def confusion(self, key: str, begin: Cell, span: int) -> float:
        """The cost of a label that seems to belong to the sign of another spot."""
        x, y = begin
        beside = [(x + i, row) for i in range(span) for row in (y - 1, y + 1)]
        price = CROWDED * sum(self.foreign(key, cell) for cell in beside)
        ends = [*range(x - APART, x), *range(x + span, x + span + APART)]
        if any(self.foreign(key, (column, y)) for column in ends):
            price += MISTAKEN if y == self.home[key][1] else 2 * MISTAKEN
        return price
