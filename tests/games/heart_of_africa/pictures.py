"""Pictures of Heart of Africa: each by its name, and how to get there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.heart_of_africa.web import player, stages
from tests.web.pictures import at, reading

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.visitor import Visitor

WIDER = ("heart-claim",)


def claim(guest: Visitor) -> Page:
    """A claim that one locomotive as terrain doubles, not made yet."""
    page = at(stages.levelling)(guest)
    player.press(page, stages.DESERT)
    player.button(page, player.CLAIM).wait_for()
    return page


def network(guest: Visitor) -> Page:
    """A claim in the middle of a game of five."""
    page = at(stages.five)(guest)
    tracks = player.Player(page).look()["tracks"]
    best = max(tracks, key=lambda one: int(player.WORTH.findall(one["label"])[0]))
    player.press(page, best["id"])
    player.button(page, player.CLAIM).wait_for()
    return page


def keeping(guest: Visitor) -> Page:
    """Two tickets are ticked."""
    page = at(stages.ticket_choice)(guest)
    for which in range(2):
        player.ask(page).get_by_role("checkbox").nth(which).click()
    return page


def routes(guest: Visitor) -> Page:
    """The score sheet of Heart of Africa."""
    page = at(stages.nothing_left)(guest)
    page.get_by_role("button", name="Pass", exact=True).click()
    page.locator("dialog[open] table").first.wait_for()
    return page


PICTURES = {
    "heart-opening": at(stages.opening),
    "heart-middle": at(stages.five),
    "heart-claim": claim,
    "heart-network": network,
    "heart-tickets": keeping,
    "heart-last": at(stages.last_round),
    "heart-score": routes,
    "heart-rules": reading("heart_of_africa"),
}
