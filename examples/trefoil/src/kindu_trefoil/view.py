"""A Sight of Trefoil in words for screens."""

from __future__ import annotations

from typing import TypedDict

from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.words import Fact, kind_of
from kindu_trefoil.cards import DEALS, HAND, NAMES, PLAY, RANKS, SUITS, cards_in, suit_of
from kindu_trefoil.flow import QUESTIONS
from kindu_trefoil.state import Tabletop

Words = dict[str, str | int]

LEAST: tuple[str, ...] = ()  # no answer commits to less than another
FACTS: dict[str, tuple[str, ...]] = {
    "TF-DEAL-02": ("card",),
    "TF-DEAL-03": ("card",),
    "TF-PLAY-01": ("card",),
}
HINTS = FACTS


class AnswerWords(TypedDict):
    """An answer by name."""

    verb: str
    card: str


class CardView(TypedDict):
    """One card."""

    id: str
    suit: str


class BoardView(TypedDict):
    """What never changes."""

    title: str
    suits: list[str]
    ranks: int
    hand: int
    deals: int
    cards: list[CardView]


class SeatView(TypedDict):
    """One player; a hand that this eye may not see is None."""

    hand: list[str] | None
    cards: int
    played: list[str]  # to this trick
    tricks: int
    points: int


class TableView(TypedDict):
    """All that lies on the table."""

    round: int
    asked: int | None
    question: str | None
    trump: str | None
    leads: int
    seen: list[str]
    seats: list[SeatView]


def view(sight: Sight, chosen: dict[str, str], common: TableView | None = None) -> TableView:  # noqa: ARG001 - nothing to choose, and quickly made
    """The table as this eye sees it."""
    t = sight.state
    assert isinstance(t, Tabletop)
    asked = int(t.to_act()) if t.to_act() < t.seats else None
    return TableView(
        round=t.deal + 1,
        asked=None if asked is None else asked + 1,
        question=None if asked is None else QUESTIONS[int(kind_of(t.question()))],
        trump=SUITS[suit_of(t.trump)] if t.trump >= 0 else None,
        leads=t.lead + 1,
        seen=[NAMES[card] for card in cards_in(t.gone)],
        seats=[seat_view(t, seat) for seat in range(int(t.seats))],
    )


def seat_view(t: Tabletop, seat: int) -> SeatView:
    """One player."""
    known = t.hands[seat].bit_count() == t.sizes[seat]
    return SeatView(
        hand=[NAMES[card] for card in cards_in(t.hands[seat])] if known else None,
        cards=t.sizes[seat],
        played=[NAMES[t.trick[seat]]] if t.trick[seat] >= 0 else [],
        tricks=t.tricks[seat],
        points=int(t.points(seat)),
    )


def board_view(rules: Rules) -> BoardView:
    """What never changes."""
    cards = [CardView(id=name, suit=name.split("-")[0]) for name in NAMES]
    return BoardView(
        title=rules.title, suits=list(SUITS), ranks=RANKS, hand=HAND, deals=DEALS, cards=cards
    )


def titles(rules: Rules) -> dict[str, str]:  # noqa: ARG001 - the same for all
    """What a person reads for an id."""
    return {name: name.replace("-", " ") for name in NAMES}


def answer_words(sight: Sight, action: int) -> AnswerWords:  # noqa: ARG001 - no price depends on it
    """A seat's answer by name."""
    return {"verb": "play", "card": NAMES[action - PLAY]}


def fact_words(rules: Rules, fact: Fact) -> Words:  # noqa: ARG001 - the same for all
    """The numbers of a fact by name; none where the eye may not know them."""
    words: Words = {"seat": int(fact.seat) + 1} if fact.seat >= 0 else {}
    if fact.rule in FACTS and fact.a >= 0:
        words["card"] = NAMES[fact.a]
    return words | ({"points": int(fact.points)} if fact.points else {})


def hint_words(rules: Rules, fact: Fact) -> Words:
    """Reasons say what facts say."""
    return fact_words(rules, fact)


def why_words(rules: Rules, fact: Fact) -> Words:  # noqa: ARG001 - the same for all
    """What forbids an answer."""
    thing = ("card", NAMES) if fact.rule == "TF-PLAY-01" else ("suit", SUITS)
    return {"seat": int(fact.seat) + 1, thing[0]: thing[1][fact.a]}
