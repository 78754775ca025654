"""Plays Congo 1884 as a person does: looks at the page only, and clicks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict

from playwright.sync_api import expect

from tests.games.congo.web.stages import GAME
from tests.web.checks import script
from tests.web.games import CASUAL, at_table
from tests.web.positions import NAMES, Position, resume
from tests.web.wire import LOOKS, Wire

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.web.visitor import Visitor
    from tests.web.wire import Wire

__all__ = ["GAME"]
FIRST = '[data-at="hand"] button:not(:disabled)'  # can be pressed first at a new table
ADA = {"kind": "me", "name": "Ada"}
LOOK = script(
    "look", Path(__file__).parent
)  # what is asked, what can be pressed, what happened at this stop
PAUSE = 40  # milliseconds between two looks at the page
BID = re.compile("^Bid(?: instead)?: ")
DISCARD = re.compile("^Discard: ")
PLAY = re.compile("^Play: ")
NONE = re.compile("^Play none")
LAY = re.compile("^Lay: ")
WAIT = re.compile("^Wait")
DROP = re.compile("^Drop out")
LAY_TILES = re.compile(r"^Lay \d+ tiles? face down")
ADD_TILES = re.compile(r"^Add \d+ tiles?")
STOP = re.compile("^Stop")
LOOK_AT = re.compile("^Look at the tile: ")


class Seen(TypedDict):
    """What the page shows."""

    asks: str
    buttons: list[str]
    cards: list[str]
    asked: bool
    over: bool
    log: str


def fight(page: Page) -> Locator:
    """The middle of the screen: what is fought for, the bids, the choices."""
    return page.get_by_role("region", name=re.compile("^Fight for "))


def button(page: Page, name: str | re.Pattern[str]) -> Locator:
    """A button of the question."""
    return fight(page).get_by_role("button", name=name)


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name="Your cards")


def card(page: Page, name: str) -> Locator:
    """A card in the hand, by the text on it."""
    return hand(page).get_by_role("button").filter(has=page.get_by_text(name, exact=True))


def log(page: Page) -> Locator:
    """What has happened at this stop."""
    return page.get_by_role("region", name="At this stop")


def bid(page: Page, name: str = "You") -> Locator:
    """The column of a bid."""
    return fight(page).get_by_role("article", name=name, exact=True)


def number(text: str) -> float:
    """A number as the page shows it: 6½, or a negative one with a real minus sign."""
    text = text.strip()
    value = float(re.sub("[^0-9]", "", text) or 0) + ("½" in text) / 2
    return -value if text.startswith("\N{MINUS SIGN}") else value


def value(one: Locator) -> float:
    """The number on a button: the total that it leads to."""
    return number(one.locator("b").first.inner_text())


def total(page: Page, name: str = "You") -> float:
    """The large number under a bid."""
    return number(bid(page, name).locator("footer > b").inner_text())


def company(seats: int) -> list[object]:
    """Ada, and bots whose names can be read in the log."""
    return [ADA, *[{**CASUAL, "name": name} for name in NAMES[1:seats]]]


def opened(guest: Visitor, stage: Position, *seats: object) -> tuple[Page, Wire]:
    """A table at a position where we are asked, with the messages that it got."""
    wire = Wire(guest)
    page = at_table(guest, resume(guest, stage, *(seats or company(stage.seats))))
    page.wait_for_function(f"() => ({LOOK})().asked", polling=PAUSE)
    return page, wire


def facts(wire: Wire, rule: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The facts of this rule that the page was told since it opened, of all seats or one."""
    events = [one for one in wire.messages if one["t"] == "told"]
    return [
        fact["words"]
        for event in events
        for fact in event["facts"]
        if fact["rule"] == rule and seat in {None, fact.get("seat")}
    ]


def view(wire: Wire, rule: str) -> dict[str, Any]:
    """The table after the first event with a fact of this rule."""
    events = [one for one in wire.messages if one["t"] == "told"]
    found: dict[str, Any] = next(
        one["view"] for one in events if rule in [fact["rule"] for fact in one["facts"]]
    )
    return found


def told(
    page: Page, wire: Wire, rule: str, seat: int | None = None, count: int = 1
) -> dict[str, Any]:
    """Wait until this many facts of a rule have been told; return the last one."""
    for _ in range(LOOKS):
        found = facts(wire, rule, seat)
        if len(found) >= count:
            return found[-1]
        page.wait_for_timeout(PAUSE)
    heard = [fact["rule"] for one in wire.messages[1:] for fact in one["facts"]]
    message = f"expected {rule} to be told {count} times, but got {heard}"
    raise AssertionError(message)


def play(page: Page, name: str) -> None:
    """Play a special card: press it in the hand, then confirm."""
    card(page, name).click()
    expect(card(page, name)).to_have_attribute("aria-pressed", "true")
    button(page, PLAY).click()


class Player:
    """Somebody who wants to finish the game, and does a bit of everything on the way."""

    def __init__(self, page: Page, wire: Wire) -> None:
        self.page = page
        self.wire = wire
        self.bids = 0
        self.done: dict[str, int] = {}  # how often each kind of answer was given

    def look(self) -> Seen:
        """Wait until something is asked of us, or the game is over."""
        self.page.wait_for_function(
            f"() => {{ const s = ({LOOK})(); return s.over || s.asked }}", polling=PAUSE
        )
        found: Seen = self.page.evaluate(LOOK)
        return found

    def play(self, *until: str, most: int = 400) -> None:
        """Play to the score sheet, or until a fact of one of these rules is told."""
        for _ in range(most):
            if any(facts(self.wire, rule) for rule in until):
                return
            seen = self.look()
            if seen["over"]:
                return
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
        ways = (
            ("Choose a character", self.bid),
            ("Boiler damage", self.discard),
            ("Play a special card", self.special),
            ("Which tile do you", self.look_at_a_tile),
            ("Level with", self.tiles),
            ("Still level", self.raise_tiles),
            ("You ", self.lay),  # are ahead, level or behind
        )
        begins = seen["asks"]
        found = next(((one, way) for one, way in ways if begins.startswith(one)), None)
        begins, way = found or (begins, self.either)
        self.done[begins] = self.done.get(begins, 0) + 1
        way(seen)

    def first(self, name: re.Pattern[str]) -> Locator:
        return button(self.page, name).first

    def card(self) -> None:
        """The first card that can be chosen, or now and then the second."""
        self.bids += 1
        ready = hand(self.page).locator("button[aria-pressed]")
        which = ready.nth(1 if self.bids % 4 == 0 and ready.count() > 1 else 0)
        which.click()
        expect(which).to_have_attribute("aria-pressed", "true")

    def bid(self, _: Seen) -> None:
        self.card()
        self.first(BID).click()

    def discard(self, _: Seen) -> None:
        self.card()
        self.first(DISCARD).click()

    def special(self, seen: Seen) -> None:
        """The first one that can be played; some are kept for a while."""
        if seen["cards"] and self.bids % 2:
            self.card()
            self.first(PLAY).click()
        else:
            self.first(NONE).click()

    def either(self, _: Seen) -> None:
        """Questions of special cards: the first answer."""
        fight(self.page).get_by_role("button").first.click()

    def look_at_a_tile(self, _: Seen) -> None:
        group = fight(self.page).get_by_role("group", name="Which tile do you look at?")
        group.get_by_role("button").last.click()
        self.first(LOOK_AT).click()

    def lay(self, seen: Seen) -> None:
        """Wait if possible; otherwise lay one or two cards; without any, drop out."""
        if any(WAIT.match(one) for one in seen["buttons"]):
            self.first(WAIT).click()
        elif any(LAY.match(one) for one in seen["buttons"]) or self.pick():
            self.pick()
            self.confirm()
        else:
            self.first(DROP).click()

    def pick(self) -> bool:
        """One more auxiliary of another kind, if there is one that fits."""
        chosen = hand(self.page).locator('button[aria-pressed="true"]')
        ready = hand(self.page).locator("button[aria-pressed]")
        if ready.count() == 1 and "of them" not in ready.inner_text():
            expect(self.first(LAY)).to_be_visible()  # a single one is planned automatically
            return True
        left = hand(self.page).locator('button[aria-pressed="false"]')
        if not left.count():
            return False
        before = chosen.count()
        left.first.click()
        expect(chosen).to_have_count(before + 1)
        return True

    def confirm(self) -> None:
        """The total on the button is the one that results."""
        promised = value(self.first(LAY))
        before = len(facts(self.wire, "CO-AUX-01", 1))
        self.first(LAY).click()
        assert promised == told(self.page, self.wire, "CO-AUX-01", 1, before + 1)["total"]

    def tiles(self, _: Seen) -> None:
        own = fight(self.page).get_by_role("group", name="Your hippo tiles")
        own.get_by_role("button", pressed=False).last.click()
        self.first(LAY_TILES).click()

    def raise_tiles(self, _: Seen) -> None:
        own = fight(self.page).get_by_role("group", name="Your hippo tiles")
        left = own.get_by_role("button", pressed=False)
        if left.count():
            left.first.click()
            self.first(ADD_TILES).click()
        else:
            self.first(STOP).click()


def sit(page: Page, wire: Wire) -> Player:
    """A player at a page."""
    return Player(page, wire)
