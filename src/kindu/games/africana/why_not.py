"""Why an answer is not legal: the rules that forbid it, with what is missing."""

from mypy_extensions import i64

from kindu.core.words import BIT, Fact, kind_of, seat_of
from kindu.games.africana.actions import (
    DISCARD,
    FULFIL,
    JOIN,
    KINDS,
    NUM_ACTIONS,
    REACH,
    STEP,
    TAKE,
    TURN_BACK,
)
from kindu.games.africana.books import book_of, page_price
from kindu.games.africana.kinds import ACTION, ADVENTURE, HAND, LEAF, TRAVEL
from kindu.games.africana.state import Player, Tabletop
from kindu.games.africana.travel import step_price


def reasons(t: Tabletop, question: i64, action: i64) -> list[Fact]:
    """One fact or more against an answer that is not among the options."""
    kind = kind_of(question)
    seat = seat_of(question)
    if kind == LEAF and TURN_BACK <= action < JOIN:
        return against_leafing(t, seat, action)
    if kind == TRAVEL and JOIN <= action < DISCARD:
        return against_travelling(t, seat, action)
    if kind == HAND:
        return [Fact("AF-EOT-01", seat, t.players[seat].hand_size() - t.board.hand_limit)]
    if kind == ADVENTURE:
        return [Fact("AF-EOT-03", seat, t.board.open_limit)]
    if kind in (ACTION, LEAF, TRAVEL) and action < DISCARD:
        return [Fact("AF-TURN-02", seat)]
    if kind in (ACTION, LEAF, TRAVEL) and action < NUM_ACTIONS:
        return [Fact("AF-EOT-04", seat)]
    return [Fact("", seat, action)]


def against_leafing(t: Tabletop, seat: i64, action: i64) -> list[Fact]:
    """Half empty, wrong book, not on top, not enough silver."""
    player = t.players[seat]
    book = book_of(t, player)
    if action < TAKE:
        if book.top(action - TURN_BACK) < 0:
            return [Fact("AF-BOOK-03", seat, action - TURN_BACK)]
        return [Fact("AF-BOOK-04", seat, page_price(t) - player.silver)]
    card = action - TAKE
    if t.board.adventure_book[card] != t.board.book_at[player.place]:
        return [Fact("AF-BUY-01", seat, t.board.adventure_book[card])]
    if card != book.top(0) and card != book.top(1):
        return [Fact("AF-BUY-03", seat, card)]
    return [Fact("AF-BUY-05", seat, t.board.adventure_price - player.silver)]


def against_travelling(t: Tabletop, seat: i64, action: i64) -> list[Fact]:
    """The chapters on moving, expeditions and adventures, by the span of the answer."""
    player = t.players[seat]
    if action >= STEP:
        return against_step(t, seat, player, (action - STEP) // KINDS, (action - STEP) % KINDS)
    if action >= FULFIL:
        card = action - FULFIL
        if not player.open & BIT[card]:
            return [Fact("AF-ADV-01", seat, card)]
        return [Fact("AF-ADV-02", seat, t.board.adventure_target[card])]
    if action >= REACH:
        card = action - REACH
        return [Fact("AF-EXP-10", seat, card, t.board.expedition_goal[card])]
    return against_joining(t, seat, player, action - JOIN)


def against_joining(t: Tabletop, seat: i64, player: Player, card: i64) -> list[Fact]:
    """Not open, elsewhere, joined before, no marker: every reason that applies."""
    against: list[Fact] = []
    if not t.shown & BIT[card] or t.board.expedition_start[card] != player.place:
        against.append(Fact("AF-EXP-01", seat, card, t.board.expedition_start[card]))
    if player.joined & BIT[card]:
        against.append(Fact("AF-EXP-03", seat, card))
    if player.markers == 0:
        against.append(Fact("AF-EXP-02", seat))
    return against


def against_step(t: Tabletop, seat: i64, player: Player, place: i64, kind: i64) -> list[Fact]:
    """No route, no such card in hand, a colour that can't be paid: every reason that applies."""
    against: list[Fact] = []
    if t.board.distance[player.place][place] != 1:
        against.append(Fact("AF-MOVE-02", seat, place))
    if player.hand[kind] == 0:
        against.append(Fact("AF-MOVE-07" if t.played[kind] else "AF-MOVE-04", seat, kind))
    missing = step_price(t, kind, place) - player.silver
    if missing > 0:
        against.append(Fact("AF-COLOR-01", seat, missing))
    return against
