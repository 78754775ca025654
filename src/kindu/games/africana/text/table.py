"""The whole table of Africana for one eye: as a picture, in sentences, or thing by thing."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from kindu.games.africana.text import panels
from kindu.games.africana.text.about import about
from kindu.games.africana.text.chart import chart, legend
from kindu.games.africana.text.plain import brief, sentences
from kindu.text.pieces import beside, flowing
from kindu.text.scene import Scene

__all__ = ["about", "brief", "drawn_map", "low_picture", "own", "picture", "sentences"]

WIDE = 110  # at this width or more the panels stand beside the map
PANEL = 47
WIDEST = 130
LOW, HIGH = 26, 32  # rows of the map


def picture(scene: Scene, width: int) -> RenderableType:
    """The table, drawn: map, expeditions, books, players and the eye's own hand."""
    width = min(width, WIDEST)
    if width >= WIDE:
        left = list(chart(scene, width - PANEL - 1, HIGH).split("\n", allow_blank=True))
        right = [*panels.tall_expeditions(scene), Text(), *panels.books(scene, PANEL), Text()]
        body = beside(left, [*right, *panels.tall_players(scene)], width - PANEL)
    else:
        body = list(chart(scene, width, LOW).split("\n", allow_blank=True))
        body += below(scene, width)
    return cut(scene, [*panels.heading(scene), *body, *panels.own(scene, width)], width)


def low_picture(scene: Scene, width: int) -> RenderableType:
    """The table without its map, for a terminal with too few rows for both."""
    rows = [*panels.heading(scene), *below(scene, width), *panels.own(scene, width)]
    return cut(scene, rows, width)


def drawn_map(scene: Scene, width: int, height: int) -> RenderableType:
    """The map and its legend in at most this many rows."""
    width = min(width, WIDEST)
    if height >= LOW:
        return chart(scene, width, LOW)
    signs = flowing("Map", legend(scene), "  ", width)
    drawn = chart(scene, width, height - len(signs), keyed=False)
    return cut(scene, [*drawn.split("\n", allow_blank=True), *signs], width)


def below(scene: Scene, width: int) -> list[Text]:
    """The panels when they are below the map."""
    found = [*panels.expeditions(scene, width), *panels.books(scene, width)]
    return [*found, *panels.players(scene, width)]


def cut(scene: Scene, rows: list[Text], width: int) -> Text:
    """Rows that fit this width."""
    for row in rows:
        row.truncate(width, overflow="ellipsis" if scene.symbols else "crop")
    return Text("\n", no_wrap=True).join(rows)


def own(scene: Scene, width: int) -> RenderableType:
    """The eye's own hand and the ways from here."""
    return Text("\n", no_wrap=True).join(panels.own(scene, width))
