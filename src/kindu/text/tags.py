"""Where the tags of a text map's ways go: on their lines, clear of signs and of each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from math import hypot

from kindu.text.labels import CELL, Cell

Point = tuple[float, float]

# What a place may cost a tag.
COLLISION = 100.0  # a cell of a sign, a label or another tag
TOUCH = 6.0  # it touches a label or another tag
FOREIGN = 3.0  # a cell of another way
OFF = 4.0  # it is one row off its line
MIDDLE = 0.8  # for each cell off the middle


@dataclass
class Tags:
    """Tags on ways; `signs` and `labels` are their cells, `crossed` has the ways of each cell."""

    width: int
    height: int
    signs: AbstractSet[Cell]
    labels: AbstractSet[Cell]
    crossed: Mapping[Cell, AbstractSet[int]]
    busy: set[Cell] = field(default_factory=set)  # cells of the tags placed so far

    def placed(self, paths: Sequence[Sequence[Point]], spans: Sequence[int]) -> dict[int, Cell]:
        """The first cell of each way's tag; tags with the least room are placed first."""
        order = [n for n, span in enumerate(spans) if span]
        found: dict[int, Cell] = {}
        for way in sorted(order, key=lambda n: (len(paths[n]), n)):
            places = self.places(way, paths[way], spans[way])
            found[way] = min(places)[1]
            x, y = found[way]
            self.busy |= {(x + i, y) for i in range(spans[way])}
        return found

    def places(self, way: int, path: Sequence[Point], span: int) -> list[tuple[float, Cell]]:
        """Where a tag may begin, and the cost of each place."""
        middle = path[len(path) // 2]
        found: dict[Cell, float] = {}
        for x, y in path:
            away = MIDDLE * hypot(x - middle[0], CELL * (y - middle[1]))
            for row, off in ((0, 0.0), (-1, OFF), (1, OFF)):
                cell = (round(x - span / 2), int(y) + row)
                found[cell] = min(away + off, found.get(cell, away + off))
        return [(dislike + self.cost(way, cell, span), cell) for cell, dislike in found.items()]

    def cost(self, way: int, begin: Cell, span: int) -> float:
        """The cost of what a tag would cover or come too close to."""
        x, y = begin
        if x < 0 or y < 0 or x + span > self.width or y >= self.height:
            return 10 * COLLISION
        price = 0.0
        for i in range(span):
            cell = (x + i, y)
            price += COLLISION * (cell in self.signs or self.written(cell))
            price += FOREIGN * bool(self.crossed.get(cell, frozenset()) - {way})
        for cell in ((x - 1, y), (x + span, y)):
            price += TOUCH * self.written(cell) + (cell in self.signs)
        return price

    def written(self, cell: Cell) -> bool:
        """Whether a label or another tag is there."""
        return cell in self.labels or cell in self.busy
