"""Plays Heart of Africa as a person does: looks at the page only, and clicks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from playwright.sync_api import expect

from tests.web.checks import script

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.web.wire import Wire

FIRST = "[role=checkbox]"  # can be pressed first at a new table
GAME = "heart_of_africa"
LOOK = script(
    "look", Path(__file__).parent
)  # what is asked, which tracks can be paid, cards, what happened
WORTH = re.compile(r"Worth (\d+) point")
CLAIM = re.compile(r"^Claim for (\d+) points?")
KEEP = re.compile(r"^Keep \d+ tickets?, ")
BLIND_TRAIN = re.compile("^Draw a train card unseen")
BLIND_TERRAIN = re.compile("^Draw a terrain card unseen")
DRAW_TICKETS = re.compile(r"^Draw \d+ tickets?, keep")
GOOD = 4  # from this many points on, a track is claimed at once
PAUSE = 40  # milliseconds between two looks at the page
TICKET_TURN = 6  # turns between two draws of tickets


class Track(TypedDict):
    """A track that the hand can pay for."""

    id: str
    label: str


class Seen(TypedDict):
    """What the page shows."""

    buttons: list[str]
    cards: list[str]
    tickets: list[str]
    sealed: bool
    over: bool
    tracks: list[Track]
    points: int
    log: str


def part(page: Page, name: str) -> Locator:
    """A part of the table by its name."""
    return page.get_by_role("region", name=name, exact=True)


def ask(page: Page) -> Locator:
    """What is asked of me."""
    return part(page, "What you do")


def rows(page: Page) -> Locator:
    """Rows and decks."""
    return part(page, "Rows and decks")


def button(page: Page, name: str | re.Pattern[str]) -> Locator:
    """A button of the question."""
    return ask(page).get_by_role("button", name=name)


def card(page: Page, name: str | re.Pattern[str]) -> Locator:
    """A card or a deck that can be pressed."""
    return rows(page).get_by_role("button", name=name)


def track(page: Page, which: str) -> Locator:
    """A track on the map."""
    return page.locator(f'[data-track="{which}"]')


def spot(page: Page, which: str) -> tuple[float, float]:
    """A point of the screen where nothing lies over this track."""
    found = page.evaluate(script("track", Path(__file__).parent), which)
    assert found, f"expected {which} to be on the screen, but something hides it"
    return found[0], found[1]


def press(page: Page, which: str) -> None:
    """Click on a track."""
    page.mouse.click(*spot(page, which))


def log(page: Page) -> Locator:
    """What has happened."""
    return page.locator("ol.log")


def own(page: Page, seat: int = 1) -> Locator:
    """The panel of a seat."""
    return page.locator(f'aside article[data-at="seat-{seat}"]')


class Player:
    """Somebody who wants to finish the game, and does a bit of everything on the way."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.turns = 0
        self.claims = 0
        self.doubled = 0
        self.drawn = 0
        self.promised = -1  # the score that the last claim was said to bring

    def look(self) -> Seen:
        """Wait until something is asked of us, or the game is over."""
        self.page.wait_for_function(
            f"() => {{ const s = ({LOOK})(); return s.over || (!s.sealed && "
            "(s.cards.length || s.tickets.length || s.buttons.includes('Pass'))) }",
            polling=PAUSE,
        )
        found: Seen = self.page.evaluate(LOOK)
        return found

    def play(self, most: int = 400) -> None:
        """To the score sheet."""
        for _ in range(most):
            seen = self.look()
            if seen["over"]:
                return
            if self.promised >= 0:
                assert self.promised == seen["points"]
                self.promised = -1
            self.answer(seen)
            self.page.wait_for_function(
                f"(before) => {{ const s = ({LOOK})(); return s.over || s.log !== before }}",
                arg=seen["log"],
                polling=PAUSE,
            )
        message = f"expected the game to end within {most} answers, but it goes on"
        raise AssertionError(message)

    def answer(self, seen: Seen) -> None:
        """One answer that is sent."""
        if seen["tickets"]:
            self.keep(seen)
        elif "Pass" in seen["buttons"]:
            button(self.page, "Pass").click()
        elif self.second(seen):
            self.draw(seen)
        else:
            self.turns += 1
            self.turn(seen)

    def second(self, seen: Seen) -> bool:
        return not any(DRAW_TICKETS.match(one) for one in seen["cards"]) and not seen["tracks"]

    def turn(self, seen: Seen) -> None:
        """Claim the best track if it is good; draw tickets now and then; otherwise draw cards."""
        best = max(seen["tracks"], key=worth, default=None)
        tickets = any(DRAW_TICKETS.match(one) for one in seen["cards"])
        if best and (worth(best) >= GOOD or self.turns % 4 == 0):
            self.claim(best["id"])
        elif tickets and self.turns % TICKET_TURN == TICKET_TURN - 1:
            card(self.page, DRAW_TICKETS).click()
        elif seen["cards"]:
            self.draw(seen)
        else:
            assert best
            self.claim(best["id"])

    def claim(self, which: str) -> None:
        """As the page proposes it."""
        press(self.page, which)
        act = button(self.page, CLAIM)
        act.wait_for()
        points = CLAIM.match(act.inner_text().strip())
        assert points
        self.claims += 1
        self.doubled += self.page.get_by_role("switch", name="Double", checked=True).count()
        plan = sums(self.page)
        if plan:
            was, self.promised = plan["Score"]
            assert self.promised == was + int(points[1])
        else:  # no table comes after the last turn
            expect(ask(self.page).get_by_role("status")).to_contain_text(["1 turn left."])
        act.click()

    def draw(self, seen: Seen) -> None:
        """A card, each time of a different kind."""
        self.drawn += 1
        wishes = [BLIND_TRAIN, re.compile("^Take"), BLIND_TERRAIN, BLIND_TRAIN]
        for n in range(len(wishes)):
            wish = wishes[(self.drawn + n) % len(wishes)]
            if any(wish.match(one) for one in seen["cards"]):
                card(self.page, wish).first.click()
                return
        card(self.page, re.compile("")).first.click()

    def keep(self, seen: Seen) -> None:
        """The first tickets, as many as are required."""
        for row in ask(self.page).get_by_role("checkbox").all():
            if button(self.page, KEEP).count() and button(self.page, KEEP).is_enabled():
                break
            row.click()
            expect(row).to_be_checked()
        assert seen["tickets"]
        button(self.page, KEEP).click()


def worth(one: Track) -> int:
    """Points of a track, as its label says."""
    found = WORTH.search(one["label"])
    assert found, one["label"]
    return int(found[1])


def sums(page: Page) -> dict[str, tuple[int, int]]:
    """Score, trains and cards before and after the claim that is shown."""
    text = " ".join(ask(page).locator("dl").all_inner_texts())
    found = re.findall(r"(\w+)\s+(-?\d+)\s*→\s*(-?\d+)", text)
    return {name: (int(was), int(will)) for name, was, will in found}


def sit(page: Page, _: Wire) -> Player:
    """A player at a page."""
    return Player(page)
