"""The whole table of Africana for one eye: as a picture, as sentences, and single things."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from kindu.games.africana.text import panels
from kindu.games.africana.text.about import about
from kindu.games.africana.text.chart import chart
from kindu.games.africana.text.plain import brief, sentences
from kindu.text.pieces import beside
from kindu.text.scene import Scene

__all__ = ["about", "brief", "own", "picture", "sentences"]

WIDE = 110  # from this width on the panels stand beside the map
PANEL = 47
WIDEST = 130
LOW, HIGH = 26, 32  # rows of the map


def picture(scene: Scene, width: int) -> RenderableType:
    """The table, drawn: map, expeditions, books, players and the own hand."""
    width = min(width, WIDEST)
    if width >= WIDE:
        left = list(chart(scene, width - PANEL - 1, HIGH).split("\n", allow_blank=True))
        right = [*panels.tall_expeditions(scene), Text(), *panels.books(scene, PANEL), Text()]
        body = beside(left, [*right, *panels.tall_players(scene)], width - PANEL)
    else:
        body = list(chart(scene, width, LOW).split("\n", allow_blank=True))
        body += [*panels.expeditions(scene, width), *panels.books(scene, width)]
        body += panels.players(scene, width)
    rows = [*panels.heading(scene), *body, *panels.own(scene, width)]
    for row in rows:
        row.truncate(width, overflow="ellipsis" if scene.symbols else "crop")
    return Text("\n", no_wrap=True).join(rows)


def own(scene: Scene, width: int) -> RenderableType:
    """The own hand and the ways from here."""
    return Text("\n", no_wrap=True).join(panels.own(scene, width))
