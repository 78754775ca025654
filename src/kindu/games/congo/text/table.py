"""The whole table of Congo 1884 for one eye: as a picture, in sentences, or thing by thing."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from kindu.games.congo.text import panels
from kindu.games.congo.text.about import about
from kindu.games.congo.text.chart import chart
from kindu.games.congo.text.plain import brief, sentences
from kindu.text.pieces import beside
from kindu.text.scene import Scene

__all__ = ["about", "brief", "drawn_map", "low_picture", "own", "picture", "sentences"]

WIDE = 100  # at this width or more the panels stand beside the map
PANEL = 41
WIDEST = 120
HIGH = 16  # rows of the map


def picture(scene: Scene, width: int) -> RenderableType:
    """The table, drawn: the river, the players, bids with their sums, the eye's own cards."""
    width = min(width, WIDEST)
    if width >= WIDE:
        left = rows_of(chart(scene, width - PANEL - 1, HIGH))
        body = beside(left, side(scene, PANEL), width - PANEL)
    else:
        body = rows_of(chart(scene, width, HIGH)) + side(scene, width)
    return framed(scene, body, width)


def low_picture(scene: Scene, width: int) -> RenderableType:
    """The table without its map, for a terminal with too few rows for both."""
    return framed(scene, side(scene, width), width)


def drawn_map(scene: Scene, width: int, height: int) -> RenderableType:
    """The map in at most this many rows, with its legend in a corner."""
    return chart(scene, min(width, WIDEST), min(HIGH, height))


def framed(scene: Scene, body: list[Text], width: int) -> Text:
    """What stands above and below the body, in rows that fit this width."""
    found = [*panels.heading(scene, width), *body, *panels.decks(scene, width)]
    found += panels.own(scene, width)
    for row in found:
        row.truncate(width, overflow="ellipsis" if scene.symbols else "crop")
    return Text("\n", no_wrap=True).join(found)


def own(scene: Scene, width: int) -> RenderableType:
    """The bids on the board, and the eye's own cards."""
    lines = [*panels.contest(scene, width), *panels.own(scene, width)]
    return Text("\n", no_wrap=True).join(lines)


def rows_of(text: Text) -> list[Text]:
    """The lines of a drawing."""
    return list(text.split("\n", allow_blank=True))


def side(scene: Scene, width: int) -> list[Text]:
    """Players and bids, one above the other."""
    lines = [*panels.players(scene), *panels.seen_cards(scene, width)]
    return lines + panels.contest(scene, width)
