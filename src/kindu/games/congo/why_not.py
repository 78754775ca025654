"""Why an answer is not legal: the rules that forbid it."""

from mypy_extensions import i64

from kindu.core.words import BIT, OPEN, Fact, flags_of, kind_of, seat_of
from kindu.games import piles
from kindu.games.congo import languages
from kindu.games.congo.actions import (
    BIDDING,
    DONE,
    DROP,
    ENOUGH,
    LAYING,
    LOOK,
    PASS,
    PLAY,
    STOP,
    TILE,
    WAIT,
)
from kindu.games.congo.board.numbers import INTERPRETER, SERVANT
from kindu.games.congo.kinds import BID, CARD_CHOICE, LAY, LAY_MORE, SPECIAL, START
from kindu.games.congo.specials.cards import CARDS
from kindu.games.congo.state.state import Tabletop


def reasons(t: Tabletop, question: i64, action: i64) -> list[Fact]:
    """The rules against an answer that is not among the options."""
    kind = kind_of(question)
    seat = seat_of(question)
    if kind >= START:
        return [Fact("", seat, action)]
    if kind == BID:
        return not_a_bid(seat, action)
    if kind == SPECIAL:
        return not_a_special(t, seat, action)
    if kind == CARD_CHOICE:
        return [Fact(CARDS[t.card].rule, seat, t.card)]
    if kind in (LAY, LAY_MORE):
        return not_to_lay(t, seat, action, kind)
    return not_a_tile(t, question, seat, action)


def not_a_bid(seat: i64, action: i64) -> list[Fact]:
    """A character that is not in the hand, or an answer that is no bid (C1)."""
    if BIDDING <= action < PASS:
        return [Fact("CO-BID-01", seat, action - BIDDING)]
    return [Fact("CO-ROUND-03", seat, 1)]


def not_a_special(t: Tabletop, seat: i64, action: i64) -> list[Fact]:
    """A card not in the hand, one not allowed at this place, or an answer of another kind (C2)."""
    if not PLAY <= action < LOOK:
        return [Fact("CO-ROUND-03", seat, 2)]
    card = action - PLAY
    if not t.players[seat].specials & BIT[card]:
        return [Fact("CO-SPC-01", seat, card)]
    return [Fact(CARDS[card].place, seat, card)]


def not_to_lay(t: Tabletop, seat: i64, action: i64, kind: i64) -> list[Fact]:
    """An auxiliary not in the hand or not fitting, no right to wait, or another kind of answer."""
    if LAYING <= action < WAIT:
        return not_this_auxiliary(t, seat, action - LAYING)
    if action in (WAIT, DROP) and kind == LAY_MORE:
        return [Fact("CO-AUX-01", seat, -1)]
    if action == WAIT:
        return [Fact("CO-AUX-09" if t.players[seat].waited else "CO-AUX-08", seat)]
    if action == DONE:
        return [Fact("CO-AUX-07", seat)]
    return [Fact("CO-ROUND-03", seat, 4)]


def not_this_auxiliary(t: Tabletop, seat: i64, kind: i64) -> list[Fact]:
    """It is not there, or the rule for its kind forbids it."""
    if not piles.count(t.players[seat].helpers, kind):
        return [Fact("CO-AUX-01", seat, kind)]
    if kind == SERVANT:
        return [Fact("CO-AUX-06", seat, kind)]
    if kind != INTERPRETER:
        return [Fact("CO-AUX-03", seat, kind)]
    if t.flag() < 0:
        return [Fact("CO-INT-02", seat, kind)]
    if not languages.needs_interpreter(t, seat):
        return [Fact("CO-INT-01", seat, kind)]
    return [Fact("CO-AUX-05", seat, kind)]


def not_a_tile(t: Tabletop, question: i64, seat: i64, action: i64) -> list[Fact]:
    """A tile that is not there or higher than the last, no tile, or another kind of answer."""
    if TILE < action < ENOUGH:
        number = action - TILE
        higher = piles.count(t.players[seat].hippos, number) > 0
        return [Fact("CO-TIE-01", seat, number, int(higher))]
    if action in (ENOUGH, STOP):
        rule = "CO-TIE-02" if flags_of(question) & OPEN else "CO-TIE-03"
        return [Fact(rule, seat)]
    return [Fact("CO-ROUND-03", seat, 5)]
