"""The reliability plot as SVG: how often forecasts came true."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from kindu.lab.calibration.predictions import Bin

SIDE = 360  # of the square, in pixels
LEFT, TOP, RIGHT, BOTTOM = 56, 40, 24, 52
TICKS = [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]
INK, GREY, BLUE = "#222222", "#bbbbbb", "#1f5fa8"
DOT = 4.5


def x_of(chance: float) -> str:
    """The x coordinate of a chance."""
    return f"{LEFT + SIDE * chance:.1f}"


def y_of(share: float) -> str:
    """The y coordinate of a share."""
    return f"{TOP + SIDE * (1 - share):.1f}"


def line(x1: str, y1: str, x2: str, y2: str, look: str) -> str:
    """A straight line."""
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" {look}/>'


def text(x: str, y: str, said: str, more: str = "") -> str:
    """Words."""
    return f'<text x="{x}" y="{y}" {more}>{escape(said)}</text>'


def frame() -> list[str]:
    """The grid with its numbers, and the diagonal of perfect forecasts."""
    drawn: list[str] = []
    for tick in TICKS:
        said = f"{100 * tick:.0f} %"
        x, y = x_of(tick), y_of(tick)
        grid = f'stroke="{GREY}" stroke-width="0.5"'
        drawn.append(line(x, y_of(0), x, y_of(1), grid))
        drawn.append(line(x_of(0), y, x_of(1), y, grid))
        drawn.append(text(x, f"{TOP + SIDE + 18}", said, 'text-anchor="middle"'))
        drawn.append(text(f"{LEFT - 8}", f"{float(y) + 4:.1f}", said, 'text-anchor="end"'))
    diagonal = f'stroke="{INK}" stroke-width="1" stroke-dasharray="5 4"'
    return [*drawn, line(x_of(0), y_of(0), x_of(1), y_of(1), diagonal)]


def marks(bins: list[Bin]) -> list[str]:
    """A dot for each bin with its interval, and a line through the dots."""
    path = " ".join(f"{x_of(row.chance)},{y_of(row.share)}" for row in bins)
    drawn = [f'<polyline points="{path}" fill="none" stroke="{BLUE}" stroke-width="1"/>']
    for row in bins:
        x = x_of(row.chance)
        drawn.append(line(x, y_of(row.low), x, y_of(row.high), f'stroke="{BLUE}"'))
        drawn.append(f'<circle cx="{x}" cy="{y_of(row.share)}" r="{DOT}" fill="{BLUE}"/>')
    return drawn


def plot(title: str, bins: list[Bin]) -> str:
    """The whole drawing; the same bins give the same bytes."""
    width, height = LEFT + SIDE + RIGHT, TOP + SIDE + BOTTOM
    middle = f"{LEFT + SIDE / 2:.1f}"
    side = f'text-anchor="middle" transform="rotate(-90 14 {TOP + SIDE / 2:.1f})"'
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    font = f'font-family="sans-serif" font-size="12" fill="{INK}"'
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font}>',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="white"/>',
        text(middle, "24", title, 'text-anchor="middle" font-size="14"'),
        *frame(),
        *marks(bins),
        text(middle, f"{TOP + SIDE + 40}", "forecast chance to win", 'text-anchor="middle"'),
        text("14", f"{TOP + SIDE / 2:.1f}", "share won", side),
        "</svg>",
    ]
    return "\n".join(drawn) + "\n"
