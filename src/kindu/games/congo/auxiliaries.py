"""CO-AUX: step C4, in which auxiliaries are laid until everybody has stopped."""

from mypy_extensions import i64

from kindu.core.words import BIT, PUBLIC, Options, ask, step
from kindu.games import piles
from kindu.games.congo import languages, values
from kindu.games.congo.actions import DONE, DROP, LAYING, WAIT
from kindu.games.congo.board.board import Board
from kindu.games.congo.board.numbers import AUXILIARIES, INTERPRETER, SERVANT
from kindu.games.congo.kinds import HELP, LAY, LAY_MORE
from kindu.games.congo.state.state import Tabletop


def next_turn(t: Tabletop, n: i64) -> None:
    """CO-AUX-01: ask the seats still in, round after round in turn order; n is where to start."""
    if is_over(t):
        return
    while not still_in(t, t.seat_at(n)):
        n += 1
    seat = t.seat_at(n)
    t.push(step(HELP, (n + 1) % t.seats))
    # Everybody can see which answers a seat without auxiliaries has.
    t.push(ask(LAY, seat, 0, 0, 255, 0 if t.players[seat].helper_cards else PUBLIC))


def still_in(t: Tabletop, seat: i64) -> bool:
    """A participant who has not dropped out."""
    return t.players[seat].bid >= 0 and not t.players[seat].dropped


def is_over(t: Tabletop) -> bool:
    """CO-AUX-11: all have dropped out, or all but one, and that one alone has the highest total."""
    left: i64 = 0
    for seat in range(t.seats):
        if still_in(t, seat):
            left |= BIT[seat]
    return left == 0 or (left & left - 1 == 0 and left == values.leaders(t))


def lay_options(t: Tabletop, seat: i64, out: Options) -> None:
    """CO-AUX-07, CO-AUX-12: lay a card that fits or drop out; a card need not reach the highest."""
    card_options(t, seat, out)
    if may_wait(t, seat):
        out.add(WAIT)
    out.add(DROP)


def more_options(t: Tabletop, seat: i64, out: Options) -> None:
    """After the first card of a turn: another one, or done."""
    card_options(t, seat, out)
    out.add(DONE)


def card_options(t: Tabletop, seat: i64, out: Options) -> None:
    """The auxiliaries in hand that fit."""
    for kind in range(AUXILIARIES):
        if piles.count(t.players[seat].helpers, kind) and fits(t, seat, kind):
            out.add(LAYING + kind)


def may_wait(t: Tabletop, seat: i64) -> bool:
    """CO-AUX-08, CO-AUX-09: a seat level with the highest total may wait, once per card it lays."""
    return not t.players[seat].waited and values.total(t, seat) == values.highest(t)


def fits(t: Tabletop, seat: i64, kind: i64) -> bool:
    """Whether an auxiliary may be laid on a seat's bid."""
    if kind == INTERPRETER:
        return interpreter_fits(t, seat)
    if kind == SERVANT:
        return servant_free(t)
    return helped(t.board, t.players[seat].bid, kind) != 0


def helped(board: Board, character: i64, kind: i64) -> i64:
    """CO-AUX-03, CO-AUX-04: the professions of a character whose auxiliary this is."""
    return board.auxiliary_fits[kind] & board.kind_professions[character]


def interpreter_fits(t: Tabletop, seat: i64) -> bool:
    """CO-AUX-05: at most one interpreter on a character, and only where it is needed."""
    if piles.count(t.players[seat].laid, INTERPRETER):
        return False
    return languages.needs_interpreter(t, seat)


def servant_free(t: Tabletop) -> bool:
    """CO-AUX-06: one servant per round for all players together."""
    for player in t.players:
        if piles.count(player.laid, SERVANT):
            return False
    return True


def answer(t: Tabletop, seat: i64, action: i64) -> None:
    """A turn of the auxiliary step."""
    player = t.players[seat]
    if action == WAIT:
        player.waited = 1
        t.tell("CO-AUX-08", seat)
    elif action == DROP:
        player.dropped = 1
        t.tell("CO-AUX-07", seat)
    elif action != DONE:
        lay(t, seat, action - LAYING)


def lay(t: Tabletop, seat: i64, kind: i64) -> None:
    """CO-AUX-13: the card lies open at once and can't be taken back."""
    player = t.players[seat]
    player.helpers -= piles.ONE[kind]
    player.helper_cards -= 1
    player.laid += piles.ONE[kind]
    player.waited = 0
    t.revealed += 1
    if t.facts is not None:
        added = piles.count(player.laid, kind) * t.board.auxiliary_halves[kind]
        t.tell("CO-AUX-01", seat, kind, values.total(t, seat), added, values.leaders(t))
    if player.helper_cards:
        t.push(ask(LAY_MORE, seat))
