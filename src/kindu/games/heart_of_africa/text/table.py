"""The whole table of Heart of Africa for one eye: drawn, in sentences, or thing by thing."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from kindu.games.heart_of_africa.text import panels
from kindu.games.heart_of_africa.text.about import about
from kindu.games.heart_of_africa.text.chart import chart
from kindu.games.heart_of_africa.text.plain import brief, sentences
from kindu.text.atlas import FLAT
from kindu.text.pieces import beside
from kindu.text.scene import Scene

__all__ = ["about", "brief", "drawn_map", "low_picture", "own", "picture", "sentences"]

WIDE = 100  # at this width or more the panels stand beside the map
PANEL = 39
MORE = 8  # columns that the panels get first when there is more room
WIDEST = 130
LOW, HIGH = 36, 40  # rows of the map


def picture(scene: Scene, width: int) -> RenderableType:
    """The table, drawn: map, rows, players with their displays, the eye's own hand and tickets."""
    width = min(width, WIDEST)
    if width >= WIDE:
        panel = panel_width(width)
        left = list(chart(scene, width - panel - 1, HIGH).split("\n", allow_blank=True))
        body = beside(left, side(scene, panel), width - panel)
    else:
        body = list(chart(scene, width, LOW).split("\n", allow_blank=True))
        body += [*panels.legend(scene, width), *below(scene, width)]
    return cut(scene, [*panels.heading(scene), *body], width)


def low_picture(scene: Scene, width: int) -> RenderableType:
    """The table without its map, for a terminal with too few rows for both."""
    return cut(scene, [*panels.heading(scene), *below(scene, width)], min(width, WIDEST))


def drawn_map(scene: Scene, width: int, height: int) -> RenderableType:
    """The map in at most this many rows, with its legend if there is room for it."""
    width = min(width, WIDEST)
    if height < LOW:
        return chart(scene, width, height, FLAT)
    legend = panels.legend(scene, width) if height > LOW + 2 else []
    drawn = chart(scene, width, LOW)
    return cut(scene, [*drawn.split("\n", allow_blank=True), *legend], width)


def below(scene: Scene, width: int) -> list[Text]:
    """The panels when they are below the map."""
    found = [*panels.rows(scene, width), *panels.players(scene, width)]
    found += [*small_displays(scene, width), *panels.doubling(scene, width)]
    return [*found, *panels.own(scene, width)]


def cut(scene: Scene, rows: list[Text], width: int) -> Text:
    """Rows that fit this width."""
    for row in rows:
        row.truncate(width, overflow="ellipsis" if scene.symbols else "crop")
    return Text("\n", no_wrap=True).join(rows)


def own(scene: Scene, width: int) -> RenderableType:
    """The eye's own hand and tickets, and the claim that is being built."""
    return Text("\n", no_wrap=True).join(panels.own(scene, width))


def panel_width(width: int) -> int:
    """The columns of the panels beside the map."""
    return PANEL if width < WIDE + MORE else PANEL + MORE


def small_displays(scene: Scene, width: int) -> list[Text]:
    """The terrain cards, if the table of players has no room for them."""
    return panels.displays(scene) if width < panels.FULL else []


def side(scene: Scene, width: int) -> list[Text]:
    """All panels, one above the other."""
    parts = [
        panels.rows(scene, width),
        panels.players(scene, width),
        [*panels.displays(scene), *panels.doubling(scene, width)],
        panels.own(scene, width),
        panels.legend(scene, width),
    ]
    lines: list[Text] = []
    for part in parts:
        lines += [*part, Text()] if part else []
    return lines[:-1]
