"""Every state of Congo 1884's table worth looking at, and how to get there in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.congo.web import stages
from tests.games.golden import path_of
from tests.web.games import ME, at_table, finished
from tests.web.positions import Position, resume

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.stages import Stage
    from tests.web.visitor import Visitor

RIVER, HAND, PLAYERS, LOG = range(1, 5)  # the sheets of a phone
OPTION = "section.fight .opts button:enabled:visible"
CHOSEN = ".hand button[aria-pressed=true]"


def asked(guest: Visitor, stage: Position, sign: str = OPTION) -> Page:
    """A table at a position, once we are asked."""
    page = at_table(guest, resume(guest, stage))
    page.locator(sign).first.wait_for()
    return page


def keys(page: Page, *pressed: str) -> None:
    """Keys that choose cards; after each the choice is drawn."""
    for key in pressed:
        before = page.locator("section.fight").inner_text()
        page.keyboard.press(key)
        page.wait_for_function(
            "(before) => document.querySelector('section.fight').innerText !== before", arg=before
        )


def chosen(guest: Visitor, card: str) -> Page:
    """A special card is chosen, but not yet played: on a phone only the cards can be pressed."""
    page = asked(guest, stages.special(card))
    page.locator(".hand button[aria-pressed]").first.click()
    page.locator(CHOSEN).wait_for()
    return page


def played(guest: Visitor, card: str) -> Page:
    """A special card is played: its question."""
    page = chosen(guest, card)
    page.locator("section.fight .opts button.go").click()
    page.locator(CHOSEN).wait_for(state="detached")
    page.locator(OPTION).first.wait_for()
    return page


def bids(guest: Visitor) -> Page:
    page = asked(guest, stages.bid(4), ".hand button[aria-pressed]")
    keys(page, "2")
    return page


def special(guest: Visitor) -> Page:
    return chosen(guest, "gorilla")


def targets(guest: Visitor) -> Page:
    return played(guest, "warrior")


def victim(guest: Visitor) -> Page:
    return played(guest, "man_overboard")


def gorilla(guest: Visitor) -> Page:
    return asked(guest, stages.fight())


def decks(guest: Visitor) -> Page:
    return played(guest, "colonist")


def swap(guest: Visitor) -> Page:
    return asked(guest, stages.swap())


def hunt(guest: Visitor) -> Page:
    return played(guest, "okapi")


def look(guest: Visitor) -> Page:
    page = played(guest, "explored_region")
    page.locator("section.fight .stops button").nth(3).click()
    page.locator("section.fight button[aria-pressed=true]").wait_for()
    return page


def discard(guest: Visitor) -> Page:
    page = asked(guest, stages.discard(), ".hand button[aria-pressed]")
    keys(page, "1")
    return page


def laying(guest: Visitor) -> Page:
    """Three cards are planned."""
    page = asked(guest, stages.lay())
    keys(page, "1", "1", "2")
    return page


def level(guest: Visitor) -> Page:
    return asked(guest, stages.level(4))


def refusal(guest: Visitor) -> Page:
    page = asked(guest, stages.lay())
    page.locator(".hand .auxiliaries button:not([aria-pressed])").first.click()
    page.locator("section.fight [role=status] p").wait_for()
    return page


def values(guest: Visitor) -> Page:
    """The dice have been rolled, or it is already the next stop."""
    page = asked(guest, stages.sympathy())
    keys(page, "n")
    return page


def tiles(guest: Visitor) -> Page:
    page = asked(guest, stages.tiles(3), ".duel button[aria-pressed]")
    page.locator(".duel button[aria-pressed]").first.click()
    page.locator(OPTION).first.wait_for()
    return page


def raising(guest: Visitor) -> Page:
    return asked(guest, stages.raising(3))


def drawer(which: int) -> Stage:
    """Players, log or tables of values beside the table."""

    def stage(guest: Visitor) -> Page:
        page = asked(guest, stages.level(4))
        page.locator("header .tools button[aria-expanded]").nth(which).click()
        page.locator("aside.drawer").wait_for()
        return page

    return stage


def piles(guest: Visitor) -> Page:
    """What lies on a discard pile."""
    page = asked(guest, stages.last_stop(4), ".hand button[aria-pressed]")
    if page.locator("nav.tabs").is_visible():
        page.locator("nav.tabs button").nth(PLAYERS).click()
    page.locator('[data-at="deck-characters"]').click()
    page.locator(".pile li").first.wait_for()
    return page


def tip(guest: Visitor) -> Page:
    """What there is to know about a stop."""
    page = asked(guest, stages.bid(2), ".hand button[aria-pressed]")
    page.locator('[data-stop="liranga"]').click()
    return page


def last_stop(guest: Visitor) -> Page:
    page = asked(guest, stages.last_stop(4), ".hand button[aria-pressed]")
    keys(page, "1")
    return page


def as_text(guest: Visitor) -> Page:
    page = asked(guest, stages.level(4))
    page.locator("header .tools button").last.click()
    page.locator("dialog[open] .tick input").nth(-2).check()
    page.keyboard.press("Escape")
    if page.locator("nav.tabs").is_visible():
        page.locator("nav.tabs button").nth(RIVER).click()
    page.locator("main ol h3").first.wait_for()
    return page


def sheet(guest: Visitor) -> Page:
    page = asked(guest, stages.last_click())
    page.keyboard.press("x")
    page.locator("dialog[open] table").first.wait_for()
    page.locator("dialog[open] figure svg").first.wait_for()
    return page


def replay(guest: Visitor) -> Page:
    table = finished(guest, path_of(stages.GAME, "4-greedy"))
    page = guest.open(f"/replay/{table}?at=300")
    page.locator("input[type=range]").wait_for()
    page.locator("[data-stop]").first.wait_for()
    return page


def watching(guest: Visitor) -> Page:
    """Others play: the next question is for this eye, or for nobody here."""
    novice = {"kind": "bot", "level": "novice"}
    page = at_table(guest, resume(guest, stages.special("malaria"), novice, ME, novice))
    page.locator("section.fight [aria-live] b").first.wait_for()
    return page


def tab(which: int) -> Stage:
    """A sheet of the table on a phone."""

    def stage(guest: Visitor) -> Page:
        page = asked(guest, stages.level(4))
        page.locator("nav.tabs button").nth(which).click()
        return page

    return stage


SCENES: dict[str, Stage] = {
    "bids": bids,
    "special": special,
    "targets": targets,
    "victim": victim,
    "gorilla": gorilla,
    "decks": decks,
    "swap": swap,
    "hunt": hunt,
    "look": look,
    "discard": discard,
    "laying": laying,
    "level": level,
    "refusal": refusal,
    "values": values,
    "tiles": tiles,
    "raising": raising,
    "players": drawer(0),
    "log": drawer(1),
    "reference": drawer(2),
    "piles": piles,
    "tip": tip,
    "last stop": last_stop,
    "as text": as_text,
    "sheet": sheet,
    "replay": replay,
    "watching": watching,
}
LIKE = {"victim", "gorilla", "decks", "hunt", "discard", "values", "last stop", "watching"}
MAIN = [name for name in SCENES if name not in LIKE]  # the others look like one of these
PHONE_SCENES: dict[str, Stage] = {
    name: SCENES[name] for name in MAIN if name not in {"players", "log", "reference", "tip"}
} | {
    "river sheet": tab(RIVER),
    "hand sheet": tab(HAND),
    "players sheet": tab(PLAYERS),
    "log sheet": tab(LOG),
}
