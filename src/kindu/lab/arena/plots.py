"""Drawings as SVG with matplotlib, an optional extra; the same figures give the same bytes."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from kindu.core.words import KinduError
from kindu.record.files import write_text

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Sequence
    from contextlib import AbstractContextManager
    from pathlib import Path

    from matplotlib.axes import Axes

    from kindu.lab.arena.ratings import Rating

SILENT = {"Date": None, "Creator": None}  # leave out everything that changes from day to day
INK = "#1f5f7a"
PALE = "#b9d3de"
WIDTH = 7.0  # inches
ROW = 0.4
WHISKERS = (0.05, 0.25, 0.5, 0.75, 0.95)


def styled() -> AbstractContextManager[None]:
    """Use our settings while drawing, whatever the user's are."""
    try:
        from matplotlib import rc_context
    except ImportError:
        sentence = "expected matplotlib for drawings, but it is not installed"
        raise KinduError(f"{sentence}: pip install 'kindu[plots]'") from None
    return rc_context(
        {
            "svg.hashsalt": "kindu",  # otherwise ids would be random
            "svg.fonttype": "none",  # text stays text: small files that can be searched
            "font.family": "sans-serif",
            "font.size": 10.0,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.axisbelow": True,
        }
    )


class Drawing:
    """One pair of axes, to be saved as a file."""

    def __init__(self, height: float, width: float = WIDTH) -> None:
        with styled():
            from matplotlib.figure import Figure

            self.figure = Figure(figsize=(width, height), layout="constrained")
            self.axes: Axes = self.figure.subplots()

    def svg(self) -> str:
        """The drawing as a text."""
        out = io.BytesIO()
        with styled():
            self.figure.savefig(out, format="svg", metadata=SILENT)
        return out.getvalue().decode()

    def save(self, path: Path) -> None:
        """Write it, whole or not at all."""
        write_text(path, self.svg())


def rows(names: Sequence[str], label: str) -> Drawing:
    """Axes with a line for each name, the first on top."""
    drawing = Drawing(1.0 + ROW * len(names))
    axes = drawing.axes
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel(label)
    axes.grid(axis="x", color="#dddddd", linewidth=0.6)
    return drawing


def ratings(names: Sequence[str], found: Sequence[Rating]) -> Drawing:
    """A dot for each rating, with its interval."""
    drawing = rows(names, "rating with 95 % interval; 400 more means ten times the strength")
    for i, rating in enumerate(found):
        if rating.within:
            drawing.axes.plot(rating.within, [i, i], color=INK, linewidth=2.0)
        drawing.axes.plot([rating.value], [i], "o", color=INK)
    return drawing


def points(names: Sequence[str], counts: Sequence[Counter[int]], unit: int) -> Drawing:
    """A box for each bot with the middle half of its results; whiskers cover the middle 90 %."""
    drawing = rows(names, "points per seat: median, middle 50 % and middle 90 % of the games")
    for i, count in enumerate(counts):
        low, first, median, third, high = (at / unit for at in quantiles(count, WHISKERS))
        drawing.axes.plot([low, high], [i, i], color=INK, linewidth=1.2)
        drawing.axes.barh([i], [third - first], 0.5, [first], color=PALE, edgecolor=INK)
        drawing.axes.plot([median, median], [i - 0.25, i + 0.25], color=INK, linewidth=2.0)
    return drawing


def lengths(count: Counter[int]) -> Drawing:
    """How many games took how many rounds."""
    drawing = Drawing(3.0)
    from matplotlib.ticker import MaxNLocator

    found = sorted(count)
    drawing.axes.bar(found, [count[rounds] for rounds in found], 0.9, color=INK)
    drawing.axes.xaxis.set_major_locator(MaxNLocator("auto", integer=True))
    drawing.axes.set_xlabel("rounds per game")
    drawing.axes.set_ylabel("games")
    drawing.axes.grid(axis="y", color="#dddddd", linewidth=0.6)
    return drawing


def quantiles(count: Counter[int], at: Sequence[float]) -> list[int]:
    """The quantiles for these shares, which must ascend."""
    found: list[int] = []
    total, seen = sum(count.values()), 0
    for value in sorted(count):
        seen += count[value]
        while len(found) < len(at) and seen >= at[len(found)] * total:
            found.append(value)
    return found
