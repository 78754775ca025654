"""Every state of Heart of Africa's table worth looking at, and how to get there in any language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from tests.games.golden import path_of
from tests.games.heart_of_africa.web import stages
from tests.games.heart_of_africa.web.player import GAME, press, spot
from tests.web.games import ME, at_table, finished
from tests.web.positions import Position, resume

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.web.stages import Stage
    from tests.web.visitor import Visitor

DRAW, TICKETS, TERRAIN, LOG = range(1, 5)  # the sheets of a phone


def ready(guest: Visitor, stage: Position, sign: str) -> Page:
    """A table at a position, once it shows this."""
    page = at_table(guest, resume(guest, stage))
    page.locator(sign).first.wait_for(state="attached")
    return page


def on_turn(guest: Visitor, stage: Position) -> Page:
    """Our own turn: cards can be taken, tracks claimed."""
    return ready(guest, stage, 'button.can[data-at^="row-"], button.can[data-at="deck-terrain"]')


def choosing(guest: Visitor, stage: Position) -> Page:
    """Tickets on offer, two of them ticked."""
    page = ready(guest, stage, "[role=checkbox]")
    page.keyboard.press("1")
    page.keyboard.press("3")
    page.locator("[role=checkbox][aria-checked=true]").nth(1).wait_for()
    return page


def first(guest: Visitor) -> Page:
    return choosing(guest, stages.opening(5))


def tickets(guest: Visitor) -> Page:
    return choosing(guest, stages.ticket_choice())


def turn(guest: Visitor) -> Page:
    return on_turn(guest, stages.five())


def claim(guest: Visitor) -> Page:
    """Doubled, with a choice of locomotives."""
    page = on_turn(guest, stages.levelling())
    press(page, stages.DESERT)
    page.locator("[role=switch]").wait_for()
    return page


def grey(guest: Visitor) -> Page:
    """Sets of many colours."""
    page = on_turn(guest, stages.turn())
    press(page, stages.GREY)
    page.locator("[role=switch]").wait_for()
    return page


def closed(guest: Visitor) -> Page:
    """A track that can't be claimed."""
    page = on_turn(guest, stages.shut())
    press(page, stages.TWIN)
    page.locator("section.ask li button").wait_for()
    return page


def tip(guest: Visitor) -> Page:
    """A track that is pointed at."""
    page = on_turn(guest, stages.levelling())
    page.mouse.move(*spot(page, stages.SHORT_DESERT))
    page.get_by_role("tooltip").wait_for()
    return page


def locked(guest: Visitor) -> Page:
    """The second card, and why it can't be a locomotive."""
    page = on_turn(guest, stages.second())
    page.keyboard.press("3")
    page.locator("main [role=status] p").wait_for()
    return page


def empty(guest: Visitor) -> Page:
    return on_turn(guest, stages.no_trains())


def last_round(guest: Visitor) -> Page:
    return on_turn(guest, stages.last_round_of_five())


def passing(guest: Visitor) -> Page:
    return ready(guest, stages.nothing_left(), "section.ask .btn.go")


def all_tickets(guest: Visitor) -> Page:
    page = on_turn(guest, stages.middle())
    if page.locator("nav.tabs").is_visible():
        page.locator("nav.tabs button").nth(TICKETS).click()
    page.locator("aside button[aria-expanded]").first.click()
    page.locator("aside input[type=search]").wait_for()
    return page


def as_text(guest: Visitor) -> Page:
    page = on_turn(guest, stages.turn())
    page.locator("header .tools button").last.click()
    page.locator("dialog[open] .tick input").nth(-2).check()
    page.keyboard.press("Escape")
    page.locator("main h2").first.wait_for()
    return page


def sheet(guest: Visitor) -> Page:
    page = on_turn(guest, stages.last_turn())
    for _ in range(2):
        before = page.locator("ol.log").text_content()
        page.keyboard.press("t")
        page.wait_for_function(
            "(before) => document.querySelector('ol.log').textContent !== before", arg=before
        )
    page.locator("dialog[open] table").first.wait_for()
    page.locator("dialog[open] figure svg").first.wait_for()
    return page


@cache
def golden(name: str = "5-greedy") -> Path:
    return path_of(GAME, name)


def replay(guest: Visitor) -> Page:
    page = guest.open(f"/replay/{finished(guest, golden())}?at=700")
    page.locator("input[type=range]").wait_for()
    page.locator("[data-track]").first.wait_for()
    return page


def watching(guest: Visitor) -> Page:
    """Others play: nothing is asked of this eye."""
    seats = [{"kind": "bot", "level": "novice"}, ME]
    page = at_table(guest, resume(guest, stages.turn(), *seats))
    page.locator("section.ask p").first.wait_for()
    return page


def tab(which: int) -> Stage:
    """A sheet of the table on a phone."""

    def stage(guest: Visitor) -> Page:
        page = turn(guest)
        if page.locator("nav.tabs").is_visible():
            page.locator("nav.tabs button").nth(which).click()
        return page

    return stage


SCENES: dict[str, Stage] = {
    "first tickets": first,
    "tickets": tickets,
    "turn": turn,
    "claim": claim,
    "grey": grey,
    "closed": closed,
    "tip": tip,
    "locked": locked,
    "empty": empty,
    "last round": last_round,
    "passing": passing,
    "all tickets": all_tickets,
    "as text": as_text,
    "sheet": sheet,
    "replay": replay,
    "watching": watching,
}
MAIN = [name for name in SCENES if name not in {"empty", "passing", "watching", "grey"}]
PHONE_SCENES: dict[str, Stage] = {name: SCENES[name] for name in MAIN if name != "tip"} | {
    "draw sheet": tab(DRAW),
    "ticket sheet": tab(TICKETS),
    "terrain sheet": tab(TERRAIN),
    "log sheet": tab(LOG),
}
