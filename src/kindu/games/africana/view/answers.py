"""Answers, facts and reasons of Africana by name: what their numbers mean."""

from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.words import BIT, Fact, kind_of
from kindu.games.africana.actions import (
    ABANDON,
    ASSISTANT,
    DISCARD,
    DRAW,
    FULFIL,
    JOIN,
    JOKER,
    KINDS,
    NUM_ACTIONS,
    REACH,
    STEP,
    STOP,
    TAKE,
    TURN_BACK,
    card_words,
)
from kindu.games.africana.board.board import Board
from kindu.games.africana.books import book_of, page_price
from kindu.games.africana.expeditions import space_of
from kindu.games.africana.flow import Africana
from kindu.games.africana.kinds import LEAF, TRAVEL
from kindu.games.africana.state import Tabletop
from kindu.games.africana.travel import step_price

Words = dict[str, str | int]


# What a, b and c of a fact mean, by rule; a name listed in `word_for` is put into words.
FACTS: dict[str, tuple[str, ...]] = {
    "AF-TURN-02": ("action",),
    "AF-SETUP-15": ("card",),
    "AF-DRAW-01": ("card",),
    "AF-DRAW-02": ("cards",),
    "AF-DRAW-03": ("cards",),
    "AF-BOOK-01": ("adventure", "book"),
    "AF-BOOK-02": ("adventure", "half", "silver"),
    "AF-BUY-03": ("adventure", "silver"),
    "AF-MOVE-02": ("place", "card", "silver"),
    "AF-EXP-01": ("expedition",),
    "AF-EXP-07": ("card", "silver"),
    "AF-EXP-12": ("expedition", "silver"),
    "AF-EXP-13": ("expedition",),
    "AF-ADV-04": ("adventure", "silver"),
    "AF-ADV-05": ("adventure", "colour"),
    "AF-EOT-02": ("card",),
    "AF-EOT-03": ("adventure",),
    "AF-EOT-05": ("expedition", "space"),
    "AF-SCORE-04": ("adventure", "copies"),
    "AF-SCORE-06": ("silver",),
    "AF-SCORE-07": ("cards",),
}

# The same for the facts of `why_not`, where `silver` is what is missing.
REASONS: dict[str, tuple[str, ...]] = {
    "AF-TURN-02": (),
    "AF-BOOK-03": ("half",),
    "AF-BOOK-04": ("silver",),
    "AF-BUY-01": ("book",),
    "AF-BUY-03": ("adventure",),
    "AF-BUY-05": ("silver",),
    "AF-MOVE-02": ("place",),
    "AF-MOVE-04": ("card",),
    "AF-MOVE-07": ("card",),
    "AF-COLOR-01": ("silver",),
    "AF-EXP-01": ("expedition", "place"),
    "AF-EXP-02": (),
    "AF-EXP-03": ("expedition",),
    "AF-EXP-10": ("expedition", "place"),
    "AF-ADV-01": ("adventure",),
    "AF-ADV-02": ("place",),
    "AF-EOT-01": ("cards",),
    "AF-EOT-03": ("limit",),
    "AF-EOT-04": (),
}


def word_for(board: Board, name: str, number: int) -> str | int:
    """A number of a fact in the words of the board."""
    tables = {
        "action": ["draw", "buy", "move"],
        "card": card_words(board),
        "adventure": board.adventure_ids,
        "expedition": board.expedition_ids,
        "place": board.place_ids,
        "colour": board.colours,
        "book": ["north", "south"],
        "half": ["left", "right"],
        "space": ["1", "2", "3", "4", "5"],
    }
    return tables[name][number] if name in tables else number


def fact_words(rules: Rules, fact: Fact) -> Words:
    """The numbers of a fact by name, without those the eye may not know, or a price of 0."""
    words = numbers_of(rules, fact, FACTS)
    if fact.points:
        words["points"] = int(fact.points)
    return words


def why_words(rules: Rules, fact: Fact) -> Words:
    """The numbers of a fact of `why_not` by name."""
    return numbers_of(rules, fact, REASONS)


def numbers_of(rules: Rules, fact: Fact, names: dict[str, tuple[str, ...]]) -> Words:
    """The seat from 1, and a, b and c by their names."""
    assert isinstance(rules, Africana)
    numbers = [int(fact.a), int(fact.b), int(fact.c)]
    words: Words = {}
    if fact.seat >= 0:
        words["seat"] = int(fact.seat) + 1
    for name, number in zip(names.get(fact.rule, ()), numbers, strict=False):
        if number > 0 or (number == 0 and name != "silver"):
            words[name] = word_for(rules.board, name, number)
    return words


def answer_words(sight: Sight, action: int) -> Words:
    """A seat's answer by name, with its cost and result: {"verb": "step", "place": ...}."""
    t = sight.state
    assert isinstance(t, Tabletop)
    assert 0 <= action < NUM_ACTIONS
    words: Words = {"verb": sight.rules.parts(action)[0]}
    if action >= ABANDON:
        words["adventure"] = t.board.adventure_ids[action - ABANDON]
    elif action >= DISCARD:
        words["card"] = card_words(t.board)[action - DISCARD]
    elif action >= STEP:
        words |= step_words(t, (action - STEP) // KINDS, (action - STEP) % KINDS)
    elif action >= REACH:
        words |= reward_words(t, action)
    elif action >= JOIN:
        words |= join_words(t, action - JOIN)
    elif action >= TAKE:
        words["adventure"] = t.board.adventure_ids[action - TAKE]
        words["cost"] = int(t.board.adventure_price)
    elif action >= TURN_BACK:
        words |= turn_words(t, action - TURN_BACK)
    elif action == STOP:
        words |= stop_words(t)
    elif action == DRAW:
        words["cards"] = int(t.board.cards_drawn)
    return words


def step_words(t: Tabletop, place: int, kind: int) -> Words:
    """The place, the card, its rank among the proposals, and what recolouring it costs."""
    cost = int(step_price(t, kind, place))
    words: Words = {"place": t.board.place_ids[place], "card": card_words(t.board)[kind]}
    return words | {"rank": step_rank(kind, cost)} | priced(cost)


def step_rank(kind: int, cost: int) -> int:
    """The rank of a card among the proposals for a step (DEC-04): reusable first, silver last.

    So first an assistant, then a travel card, the joker, and last what has to be recoloured.
    """
    assistant = ASSISTANT <= kind < JOKER
    if cost:
        return 4 if assistant else 3
    if assistant:
        return 0
    return 2 if kind == JOKER else 1


def reward_words(t: Tabletop, action: int) -> Words:
    """What completing this expedition or adventure brings."""
    board = t.board
    if action < FULFIL:
        card = action - REACH
        silver, points = board.expedition_silver[card], board.expedition_points[card]
        name = board.expedition_ids[card]
        return {"expedition": name, "silver": int(silver), "points": int(points)}
    card = action - FULFIL
    words: Words = {"adventure": board.adventure_ids[card]}
    if board.adventure_assistant[card] >= 0:
        return words | {"colour": board.colours[board.adventure_assistant[card]]}
    silver, points = board.adventure_silver[card], board.adventure_points[card]
    return words | {"silver": int(silver), "points": int(points)}


def join_words(t: Tabletop, card: int) -> Words:
    """Which expedition, and the bonus of its space while it lies open."""
    words: Words = {"expedition": t.board.expedition_ids[card]}
    if t.shown & BIT[card]:
        space = space_of(t, card)
        silver, cards = int(t.board.bonus_silver[space]), int(t.board.bonus_cards[space])
        words |= {"silver": silver} if silver else {"cards": cards}
    return words


def turn_words(t: Tabletop, half: int) -> Words:
    """Which way the page goes, which page it is, and what it costs."""
    words: Words = {"way": "forward" if half else "back"}
    if t.to_act() < t.seats:
        page = book_of(t, t.players[t.to_act()]).top(half)
        if page >= 0:
            words["adventure"] = t.board.adventure_ids[page]
    return words | priced(int(page_price(t)))


def stop_words(t: Tabletop) -> Words:
    """Which action is to end: buy or move."""
    kind = -1 if t.over() else int(kind_of(t.question()))
    names = {int(LEAF): "buy", int(TRAVEL): "move"}
    return {"action": names[kind]} if kind in names else {}


def priced(cost: int) -> Words:
    """A price is named only if there is one."""
    return {"cost": cost} if cost else {}
