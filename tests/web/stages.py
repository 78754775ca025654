"""Every page and dialog worth looking at, and how to get there in any language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kindu.games import game
from tests.web.games import CASUAL, ME, SOME, at_table, finished, new, resumed

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.visitor import Visitor

Stage = Callable[["Visitor"], "Page"]
JOURNEY = ["lagos", "cape_town", "port_natal"]
_, BUY, MOVE = range(3)  # the buttons of the first question


def opened(guest: Visitor, path: str, sign: str) -> Page:
    """A page, once this is on it."""
    page = guest.open(path)
    page.locator(sign).first.wait_for()
    return page


def front(guest: Visitor) -> Page:
    return opened(guest, "/", "article .btn.go")


def my_tables(guest: Visitor) -> Page:
    new(guest)
    new(guest, ME, {"kind": "open"})
    finished(guest)
    return opened(guest, "/", "#your-tables")


def new_table(guest: Visitor) -> Page:
    page = front(guest)
    page.locator("article .btn:not(.go)").first.click()
    page.locator("dialog[open] summary").click()
    return page


def person(guest: Visitor) -> Page:
    page = front(guest)
    page.locator("header .name:visible").first.click()
    return page


def watch(guest: Visitor) -> Page:
    guest.ask("POST", "/tables", {"game": SOME, "seats": [ME, {"kind": "open"}], "public": True})
    return opened(guest, "/watch", 'main a[href^="/t/"]')


def about(guest: Visitor) -> Page:
    return opened(guest, "/about", "main h2")


def games(guest: Visitor) -> Page:
    return opened(guest, "/rules", "main h1")


def rules(guest: Visitor) -> Page:
    return opened(guest, f"/rules/{SOME}", "article h2")


def paper(guest: Visitor) -> Page:
    rule = f"{game(SOME).prefix}-MOVE-02"
    return opened(guest, f"/rules/{SOME}/paper#{rule}", f"#{rule}")


def upload(guest: Visitor) -> Page:
    return opened(guest, "/replay", "textarea")


def replay(guest: Visitor) -> Page:
    return opened(guest, f"/replay/{finished(guest)}?at=132", "section.dock input[type=range]")


def lost(guest: Visitor) -> Page:
    return opened(guest, "/nowhere/at/all", "main h1")


def waiting(guest: Visitor) -> Page:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, CASUAL]
    return opened(guest, f"/t/{new(guest, *seats, title='Tuesday')}", "li .btn")


def asked(page: Page, which: int) -> None:
    """Press a button of the question."""
    page.locator("section.dock .ask button").nth(which).click()


def opening(guest: Visitor) -> Page:
    page = at_table(guest, new(guest, ME, CASUAL, CASUAL))
    page.locator("[data-place].maybe, [data-place].sure").first.wait_for()
    return page


def middle(guest: Visitor) -> Page:
    page = at_table(guest, resumed(guest, "1 move", 3))
    page.locator("[data-place].maybe, [data-place].sure").first.wait_for()
    return page


def plan(guest: Visitor) -> Page:
    page = middle(guest)
    asked(page, MOVE)
    for count, place in enumerate(JOURNEY, 1):
        page.locator(f'[data-place="{place}"] .pill').click()
        page.locator(".hand > button[aria-pressed=true]").nth(count - 1).wait_for()
    page.locator(".ledger input").first.wait_for()
    return page


def refusal(guest: Visitor) -> Page:
    page = middle(guest)
    page.locator('[data-place="zanzibar"] .pill').click()
    page.locator("section.dock [role=status] p").wait_for()
    return page


def buying(guest: Visitor) -> Page:
    page = at_table(guest, resumed(guest, "1 buy", 1))
    asked(page, BUY)
    page.locator("section.dock .ask .tag").wait_for()
    if page.locator("nav.tabs").is_visible():
        page.locator("nav.tabs button").nth(2).click()
    page.locator(".page button").first.wait_for()
    return page


def discarding(guest: Visitor) -> Page:
    """Seat 2 of the example lays a card aside."""
    page = at_table(guest, resumed(guest, r"2 discard \w+", 0, CASUAL, ME))
    page.locator("section.dock .hand > button").first.click()
    return page


def menu(guest: Visitor) -> Page:
    page = middle(guest)
    page.locator("header .tools button").last.click()
    page.locator("dialog[open] select").first.wait_for()
    return page


def as_text(guest: Visitor) -> Page:
    page = menu(guest)
    page.locator("dialog[open] .tick input").nth(-2).check()
    page.keyboard.press("Escape")
    page.locator("main h3, main h2").first.wait_for()
    return page


def curtain(guest: Visitor) -> Page:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    return opened(guest, f"/t/{new(guest, *seats)}", "dialog[open] .btn")


def sheet(guest: Visitor) -> Page:
    """The last turn of the example, ended where one stands."""
    page = at_table(guest, resumed(guest, "2 move", -1, CASUAL, ME))
    asked(page, MOVE)
    page.locator("section.dock .ask .btn.go").click()
    page.locator("dialog[open] table").first.wait_for()
    page.locator("dialog[open] figure svg").first.wait_for()
    return page


def tab(which: int) -> Stage:
    """A sheet of the table on a phone."""

    def stage(guest: Visitor) -> Page:
        page = middle(guest)
        if page.locator("nav.tabs").is_visible():
            page.locator("nav.tabs button").nth(which).click()
        return page

    return stage


STAGES: dict[str, Stage] = {
    "front": front,
    "my tables": my_tables,
    "new table": new_table,
    "person": person,
    "watch": watch,
    "about": about,
    "games": games,
    "rules": rules,
    "paper": paper,
    "upload": upload,
    "replay": replay,
    "lost": lost,
    "waiting": waiting,
    "opening": opening,
    "middle": middle,
    "plan": plan,
    "refusal": refusal,
    "buying": buying,
    "discarding": discarding,
    "menu": menu,
    "as text": as_text,
    "curtain": curtain,
    "sheet": sheet,
}
# Those that differ enough to be looked at with every language, theme and size.
MAIN = [name for name in STAGES if name not in {"games", "lost", "middle", "refusal", "discarding"}]
PHONE_STAGES: dict[str, Stage] = {name: STAGES[name] for name in MAIN} | {
    "expeditions": tab(1),
    "books": tab(2),
    "players": tab(3),
    "log": tab(4),
}
