"""Pictures of Congo 1884: each by its name, and how to get there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.congo.web import player, stages
from tests.web.pictures import at, reading

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.positions import Position
    from tests.web.visitor import Visitor

WIDER = ("congo-fight",)


def laying(guest: Visitor) -> Page:
    """A nurse is about to be laid."""
    page = at(stages.lay)(guest)
    player.card(page, "Nurse").first.click()
    return page


def stations(guest: Visitor) -> Page:
    """The score sheet of Congo 1884."""
    page = at(stages.last_click)(guest)
    player.button(page, player.DROP).click()
    page.locator("dialog[open] table").first.wait_for()
    return page


def gorilla() -> Position:
    """The special step, with a card that asks."""
    return stages.special("gorilla")


PICTURES = {
    "congo-bids": at(stages.bid),
    "congo-special": at(gorilla),
    "congo-fight": at(stages.level),
    "congo-laying": laying,
    "congo-duel": at(stages.tiles),
    "congo-card": at(stages.fight),
    "congo-score": stations,
    "congo-rules": reading("congo"),
}
