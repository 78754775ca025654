"""Why an answer of Africana may be a good one, as facts: what it brings, and what comes nearer.

The fact of an aim cites the rule by which it is reached: AF-EXP-01 an expedition to join, AF-EXP-10
one to complete, AF-ADV-02 an adventure. Its a is the card, b the steps on a cheap way there, c how
many of them the hand can't pay, d the silver; AF-SCORE-03 and AF-SCORE-05 say what an adventure, a,
changes there.
"""

from typing import Final

from mypy_extensions import i64

from kindu.core.state import State
from kindu.core.words import BIT, CHANCE, Fact
from kindu.games.africana.actions import (
    ABANDON,
    ADVENTURES,
    BUY,
    DISCARD,
    DRAW,
    EXPEDITIONS,
    FULFIL,
    JOIN,
    MOVE,
    REACH,
    STEP,
    STOP,
    TAKE,
    TURN_BACK,
)
from kindu.games.africana.books import book_of, on_offer
from kindu.games.africana.plan.journey import Journey
from kindu.games.africana.scoring import penalty_change, set_change
from kindu.games.africana.state import Tabletop
from kindu.games.preview import preview

MOST: Final = 2  # how many aims are named
TOLD: Final = ("AF-EXP-07", "AF-EXP-12", "AF-ADV-04", "AF-ADV-05")  # what an answer brings


def reasons_of(state: State, action: i64) -> list[Fact]:
    """What speaks for an answer of the seat that is asked, by what this seat can see."""
    assert isinstance(state, Tabletop)
    seat = state.to_act()
    if action < STOP:
        return of_action(state, seat, action)
    after = preview(state, action)
    assert isinstance(after, Tabletop)
    if action >= ABANDON:
        return only(aims(state, seat), "AF-ADV-02", action - ABANDON)
    if action >= STEP:
        return kept(state, after, seat, action >= DISCARD)
    if action >= REACH:
        return completed(state, after, seat, action)
    if action >= JOIN:
        return joined(after, seat, action - JOIN)
    if action >= TAKE:
        found = only(aims(after, seat), "AF-ADV-02", action - TAKE)
        return found + changes(state, seat, action - TAKE)
    if action >= TURN_BACK:
        return uncovered(after, seat, action - TURN_BACK)
    return lacking(aims(after, seat))


def of_action(t: Tabletop, seat: i64, action: i64) -> list[Fact]:
    """Drawing serves aims that still need cards; a move serves aims that the hand can pay for."""
    if action == DRAW:
        return lacking(aims(t, seat))
    if action == MOVE:
        return [aim for aim in aims(t, seat) if aim.c == 0][:MOST]
    assert action == BUY
    player = t.players[seat]
    book = t.board.book_at[player.place]
    offer = on_offer(t, player)
    return [Fact("AF-BOOK-01", -1, page, book) for page in range(ADVENTURES) if offer & BIT[page]]


def aims(t: Tabletop, seat: i64) -> list[Fact]:
    """The aims of the seat from where it stands, with those that need the fewest cards first."""
    player = t.players[seat]
    board = t.board
    journey = Journey(board)
    journey.explore(player)
    found: list[Fact] = []
    for card in range(EXPEDITIONS):
        if not t.shown & BIT[card]:
            continue
        rule, place = "AF-EXP-01", board.expedition_start[card]
        if player.joined & BIT[card]:
            rule, place = "AF-EXP-10", board.expedition_goal[card]
        elif player.markers == 0:
            continue
        steps, missing = journey.steps(player, place), journey.missing(player, place)
        silver, points = board.expedition_silver[card], board.expedition_points[card]
        found.append(Fact(rule, seat, card, steps, missing, silver, points))
    for card in range(ADVENTURES):
        if player.open & BIT[card]:
            place = board.adventure_target[card]
            steps, missing = journey.steps(player, place), journey.missing(player, place)
            silver, points = board.adventure_silver[card], board.adventure_points[card]
            found.append(Fact("AF-ADV-02", seat, card, steps, missing, silver, points))
    return sorted(found, key=order)


def order(aim: Fact) -> tuple[int, int, int, str, int]:
    """Few missing cards, many points, a short way."""
    return int(aim.c), -int(aim.points), int(aim.b), aim.rule, int(aim.a)


def lacking(found: list[Fact]) -> list[Fact]:
    """The aims for which cards are missing."""
    return [aim for aim in found if aim.c > 0][:MOST]


def only(found: list[Fact], rule: str, card: i64) -> list[Fact]:
    """The aim of this card."""
    return [aim for aim in found if aim.rule == rule and aim.a == card]


def kept(before: Tabletop, after: Tabletop, seat: i64, discarding: bool) -> list[Fact]:
    """The aims that a step has brought nearer, or to which a discarded card was of no use."""
    found: list[Fact] = []
    old = aims(before, seat)
    for aim in aims(after, seat):
        for was in only(old, aim.rule, aim.a):
            if aim.c == was.c if discarding else aim.b < was.b:
                found.append(aim)
    return found[:MOST]


def completed(before: Tabletop, after: Tabletop, seat: i64, action: i64) -> list[Fact]:
    """The reward, what it changes in the sets, and whose markers were there in vain."""
    found: list[Fact] = []
    for fact in after.heard():
        if fact.rule in TOLD or (fact.rule == "AF-EXP-13" and fact.seat != seat):
            found.append(fact)
    return found + changes(before, seat, action - FULFIL) if action >= FULFIL else found


def changes(t: Tabletop, seat: i64, card: i64) -> list[Fact]:
    """What a completed adventure changes beyond its own points: sets and surplus assistants."""
    won = t.players[seat].won
    more, less = set_change(t, won, card), penalty_change(t, won, card)
    found: list[Fact] = []
    if more:
        found.append(Fact("AF-SCORE-03", seat, card, points=more))
    if less:
        found.append(Fact("AF-SCORE-05", seat, card, points=less))
    return found


def joined(after: Tabletop, seat: i64, card: i64) -> list[Fact]:
    """The bonus, which may be a card of unknown colour, and the way that is left."""
    found = [fact for fact in after.heard() if fact.rule in TOLD]
    if after.to_act() == CHANCE:
        found.append(Fact("AF-EXP-07", seat, -1))
    return found + only(aims(after, seat), "AF-EXP-10", card)


def uncovered(after: Tabletop, seat: i64, half: i64) -> list[Fact]:
    """The page that lies on top now, if it has been seen before."""
    player = after.players[seat]
    page = book_of(after, player).top(half)
    return [Fact("AF-BOOK-01", -1, page, after.board.book_at[player.place])] if page >= 0 else []
