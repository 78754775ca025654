"""Pictures of every page of the web app, light and dark, phone and desktop, to be looked at."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.games.congo.web import player as congo_player
from tests.games.congo.web import stages as congo_stages
from tests.games.heart_of_africa.web import player as heart_player
from tests.games.heart_of_africa.web import stages as heart_stages
from tests.server.processes import process
from tests.web import games
from tests.web.positions import Position, resume
from tests.web.visitor import DESKTOP, PHONE, SMALL, Visitor, visitor
from tools.chromium import program

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

FOLDER = Path(__file__).parents[1] / "build" / "screenshots"
WIDE = (1920, 1080)
LOOKS = [
    ("desktop-light", DESKTOP, "light"),
    ("desktop-dark", DESKTOP, "dark"),
    ("phone-light", PHONE, "light"),
    ("phone-dark", PHONE, "dark"),
]
MORE = [("small-light", SMALL, "light"), ("wide-light", WIDE, "light")]
WIDER = ("opening", "planned", "heart-claim", "congo-fight")
BOTS = ("Okapi", "Kudu", "Oribi", "Serval")
MIDDLE = "1 move"  # a journey of the example in the middle of the game


def front(guest: Visitor) -> Page:
    for line in (3, 6):
        games.resumed(guest, MIDDLE, line)
    return guest.open("/")


def opening(guest: Visitor) -> Page:
    bots = [{**games.CASUAL, "name": name} for name in ("Okapi", "Marabu")]
    return games.at_table(guest, games.new(guest, games.ME, *bots))


def middle(guest: Visitor) -> Page:
    return games.at_table(guest, games.resumed(guest, MIDDLE, 6))


def planned(guest: Visitor) -> Page:
    """A journey of two steps, not confirmed yet."""
    page = middle(guest)
    for _ in range(2):
        lit = page.locator(".place.sure .hit")
        if lit.count():
            lit.first.click()
            page.locator(".ledger").wait_for()
    return page


def buying(guest: Visitor) -> Page:
    page = middle(guest)
    page.get_by_role("button", name="Buy", exact=True).click()
    opener = page.get_by_role("button", name="Open the book")
    if opener.is_visible():
        opener.click()
    return page


def score(guest: Visitor) -> Page:
    """The last answer of the example is played by the server: the game is over."""
    table = games.resumed(guest, "2 stop", -1, games.ME, games.CASUAL)
    page = guest.open(f"/t/{table}")
    page.locator("dialog[open] table").first.wait_for()
    return page


def replay(guest: Visitor) -> Page:
    page = guest.open(f"/replay/{games.finished(guest)}?at=150")
    page.locator("[data-place]").first.wait_for()
    return page


def rules(guest: Visitor) -> Page:
    return guest.open("/rules/africana#move")


def at(position: Callable[[], Position]) -> Callable[[Visitor], Page]:
    """A page that shows a prepared position, with people and bots that have names."""

    def draw(guest: Visitor) -> Page:
        found = position()
        seats = [{**games.ME, "name": "Ada"}, *({**games.CASUAL, "name": one} for one in BOTS)]
        return games.at_table(guest, resume(guest, found, *seats[: found.seats]))

    return draw


def claim(guest: Visitor) -> Page:
    """A claim that one locomotive as terrain doubles, not made yet."""
    page = at(heart_stages.levelling)(guest)
    heart_player.press(page, heart_stages.DESERT)
    heart_player.button(page, heart_player.CLAIM).wait_for()
    return page


def network(guest: Visitor) -> Page:
    """A claim in the middle of a game of five."""
    page = at(heart_stages.five)(guest)
    tracks = heart_player.Player(page).look()["tracks"]
    best = max(tracks, key=lambda one: int(heart_player.WORTH.findall(one["label"])[0]))
    heart_player.press(page, best["id"])
    heart_player.button(page, heart_player.CLAIM).wait_for()
    return page


def keeping(guest: Visitor) -> Page:
    """Two tickets are ticked."""
    page = at(heart_stages.ticket_choice)(guest)
    for which in range(2):
        heart_player.ask(page).get_by_role("checkbox").nth(which).click()
    return page


def laying(guest: Visitor) -> Page:
    """A nurse is about to be laid."""
    page = at(congo_stages.lay)(guest)
    congo_player.card(page, "Nurse").first.click()
    return page


def routes(guest: Visitor) -> Page:
    """The score sheet of Heart of Africa."""
    page = at(heart_stages.nothing_left)(guest)
    page.get_by_role("button", name="Pass", exact=True).click()
    page.locator("dialog[open] table").first.wait_for()
    return page


def stations(guest: Visitor) -> Page:
    """The score sheet of Congo 1884."""
    page = at(congo_stages.last_click)(guest)
    congo_player.button(page, congo_player.DROP).click()
    page.locator("dialog[open] table").first.wait_for()
    return page


def gorilla() -> Position:
    """The special step, with a card that asks."""
    return congo_stages.special("gorilla")


def reading(game: str) -> Callable[[Visitor], Page]:
    return lambda guest: guest.open(f"/rules/{game}")


def room(guest: Visitor) -> Page:
    return guest.open(f"/t/{games.new(guest, games.ME, {'kind': 'open'}, games.CASUAL)}")


PAGES: dict[str, Callable[[Visitor], Page]] = {
    "front": front, "room": room, "opening": opening, "middle": middle, "planned": planned,
    "buying": buying, "score": score, "replay": replay, "rules": rules,
    "heart-opening": at(heart_stages.opening), "heart-middle": at(heart_stages.five),
    "heart-claim": claim, "heart-network": network, "heart-tickets": keeping,
    "heart-last": at(heart_stages.last_round),
    "heart-score": routes,
    "heart-rules": reading("heart_of_africa"),
    "congo-bids": at(congo_stages.bid), "congo-special": at(gorilla),
    "congo-fight": at(congo_stages.level), "congo-laying": laying,
    "congo-duel": at(congo_stages.tiles), "congo-card": at(congo_stages.fight),
    "congo-score": stations, "congo-rules": reading("congo"),
}  # fmt: skip


def main() -> None:
    """All of them, or those named, one after the other."""
    named = sys.argv[1:] or list(PAGES)
    unknown = [name for name in named if name not in PAGES]
    if unknown:
        sys.exit(f"expected names of pages ({', '.join(PAGES)}), but got {', '.join(unknown)}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program())
        with process(Path(data)) as server:
            for name in named:
                for look, size, theme in LOOKS + (MORE if name in WIDER else []):
                    guest = visitor(browser, f"http://{server.address}", size=size, theme=theme)
                    page = PAGES[name](guest)
                    page.wait_for_load_state("networkidle")
                    page.screenshot(path=FOLDER / f"{name}-{look}.png")
                    guest.context.close()
        browser.close()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures are in {FOLDER}")


if __name__ == "__main__":
    main()
