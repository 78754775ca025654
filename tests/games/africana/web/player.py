"""Plays Africana as a person does: looks at the page only, and clicks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from playwright.sync_api import expect

from tests.web.checks import script
from tests.web.players import Turn

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.web.wire import Wire

FIRST = ".dock .btn:not(:disabled)"  # can be pressed first at a new table
TURN = Turn("Draw 2 cards", "draws", "draws 2 travel cards", before=2, after=4)
FEW = 3  # with so few cards in hand, no journey is begun
RICH = 11  # with this much silver, a book is opened
LONG = 5  # the most steps of a journey
READY = re.compile("^(Confirm|End the journey)")
LOOK = script(
    "look", Path(__file__).parent
)  # what is asked, which places are lit, cards, silver, what happened


class Lit(TypedDict):
    """A place that a click adds to the journey."""

    id: str
    label: str
    sure: bool


class Seen(TypedDict):
    """What the page shows."""

    buttons: list[str]
    asked: bool
    over: bool
    lit: list[Lit]
    hand: int
    silver: int
    starts: list[str]
    log: str


def dock(page: Page) -> Locator:
    """What is asked, and the hand."""
    return page.locator("section.dock")


def button(page: Page, name: str | re.Pattern[str]) -> Locator:
    """A button of the question."""
    return dock(page).locator(".ask").get_by_role("button", name=name)


def place(page: Page, which: str) -> Locator:
    """A place on the map."""
    return page.locator(f'[data-place="{which}"]')


def press(page: Page, which: str) -> None:
    """Click on a place."""
    place(page, which).locator(".pill").click()


def lit(page: Page) -> list[str]:
    """The places that may be chosen."""
    found = page.locator("[data-place].sure, [data-place].maybe")
    return [str(one.get_attribute("data-place")) for one in found.all()]


def steps(page: Page, count: int) -> None:
    """Wait until the plan has this many steps."""
    if count:
        expect(dock(page).locator(".ask p b")).to_contain_text(re.compile(rf"^{count} steps? to "))
    else:
        expect(dock(page).locator(".ask p b")).to_contain_text(re.compile("Where to|on your way"))


class Player:
    """Somebody who wants to finish the game, and to win if possible."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.turns = 0

    def look(self) -> Seen:
        """Wait until something is asked of us, or the game is over."""
        self.page.wait_for_function(f"() => {{ const s = ({LOOK})(); return s.over || s.asked }}")
        found: Seen = self.page.evaluate(LOOK)
        return found

    def play(self, most: int = 400) -> None:
        """To the score sheet."""
        for _ in range(most):
            seen = self.look()
            if seen["over"]:
                return
            self.answer(seen)
            self.page.wait_for_function(
                f"(before) => {{ const s = ({LOOK})(); return s.over || s.log !== before }}",
                arg=seen["log"],
            )
        message = f"expected the game to end within {most} answers, but it goes on"
        raise AssertionError(message)

    def answer(self, seen: Seen) -> None:
        """One answer that is sent."""
        names = " | ".join(seen["buttons"])
        if "Draw 2 cards" in names:
            self.turns += 1
            self.choose(seen)
        elif "Finish buying" in names or "buy nothing" in names:
            self.buy()
        elif "Discard" in names:
            self.discard()
        else:
            self.travel(seen)

    def choose(self, seen: Seen) -> None:
        """Draw, buy or move."""
        useful = any("Destination of your" in one["label"] for one in seen["lit"])
        if seen["silver"] >= RICH and self.turns % 4 == 0:
            button(self.page, "Buy").click()
            self.buy()
        elif seen["lit"] and (useful or seen["hand"] > FEW):
            button(self.page, "Move").click()
            self.travel(self.look())
        else:
            button(self.page, "Draw 2 cards").click()

    def buy(self) -> None:
        """Buy a card if one can be bought, else stop."""
        offers = self.page.locator(
            '.page button[aria-disabled="false"]', has_text=re.compile("^Buy")
        )
        if offers.count():
            offers.first.click()
        elif button(self.page, "Finish buying").count():
            button(self.page, "Finish buying").click()
        elif button(self.page, "End turn, buy nothing").count():
            button(self.page, "End turn, buy nothing").click()
            button(self.page, "End turn").click()
        else:
            button(self.page, "Back").click()
            button(self.page, "Draw 2 cards").click()

    def discard(self) -> None:
        """Discard the first cards, as many as are asked for."""
        for card in dock(self.page).locator(".hand > button").all():
            if button(self.page, re.compile("^Discard")).is_enabled():
                break
            card.click()
        else:
            for one in self.page.locator(".rail section").nth(1).get_by_role("button").all():
                if button(self.page, re.compile("^Discard")).is_enabled():
                    break
                one.click()
        button(self.page, re.compile("^Discard")).click()

    def travel(self, seen: Seen) -> None:
        """A journey of a few steps, towards the most attractive places."""
        been: list[str] = []
        while len(been) < LONG:
            ways = [one for one in seen["lit"] if one["id"] not in been]
            if not ways:
                break
            best = max(ways, key=lambda one: worth(one, seen["starts"]))
            press(self.page, best["id"])
            been.append(best["id"])
            steps(self.page, len(been))
            seen = self.look()
        button(self.page, READY).click()


def worth(one: Lit, starts: list[str]) -> int:
    """How attractive a place is."""
    goal = "Destination of your" in one["label"] or "Target of your" in one["label"]
    start = one["label"].partition(",")[0] in starts
    return 4 * goal + 2 * start + one["sure"]


def sit(page: Page, _: Wire) -> Player:
    """A player at a page."""
    return Player(page)
