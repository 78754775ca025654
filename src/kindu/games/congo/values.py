"""CO-VAL: step C3, what a bid is worth at this station. All values count halves."""

from typing import Final

from mypy_extensions import i64

from kindu.core.words import BIT, CHANCE, Fact, ask, step
from kindu.games import piles
from kindu.games.congo.board.numbers import (
    AUXILIARIES,
    BELLIGERENTS,
    FLAGS,
    PROFESSIONS,
    STATIONS,
    UNIT,
)
from kindu.games.congo.kinds import SYMPATHIES, SYMPATHY
from kindu.games.congo.specials.cards import CARDS
from kindu.games.congo.state.state import Tabletop

SHARE: Final = 16  # in a fact: a profession plus SHARE times what the special card changes


def best_profession(t: Tabletop, kind: i64) -> i64:
    """CO-VAL-02: a non-belligerent uses the profession with the higher value here."""
    best: i64 = -1
    station = t.station()
    for profession in range(PROFESSIONS):
        if t.board.kind_professions[kind] & BIT[profession] and (
            best < 0
            or t.board.value[profession * STATIONS + station]
            > t.board.value[best * STATIONS + station]
        ):
            best = profession
    return best


def nation_for_flag(t: Tabletop, seat: i64) -> i64:
    """CO-VAL-06: the nation whose row counts; for a non-belligerent the one it sympathises with.

    It is -1 until the die has been rolled.
    """
    player = t.players[seat]
    if player.bid < BELLIGERENTS:
        return t.board.kind_nation[player.bid]
    return t.board.sympathy[player.sympathy] if player.sympathy else -1


def modifier(t: Tabletop, seat: i64) -> i64:
    """CO-VAL-03, CO-VAL-04: what flag and nationality take away; nothing where the flag is gone."""
    flag = t.flag()
    nation = nation_for_flag(t, seat)
    if flag < 0 or nation < 0:
        return 0
    return UNIT * t.board.modifier[nation * FLAGS + flag]


def profession_value(t: Tabletop, kind: i64) -> i64:
    """The value of a character's profession at this type of station."""
    return UNIT * t.board.value[best_profession(t, kind) * STATIONS + t.station()]


def card_modifier(t: Tabletop, seat: i64) -> i64:
    """What the special card of the round changes."""
    return CARDS[t.card].modifier(t, seat) if t.card >= 0 else 0


def base(t: Tabletop, seat: i64) -> i64:
    """CO-VAL-07: profession and nationality; there is no lower limit."""
    value = profession_value(t, t.players[seat].bid)
    return value + modifier(t, seat) + card_modifier(t, seat)


def help_value(t: Tabletop, laid: i64) -> i64:
    """CO-AUX-02: what auxiliaries add: one each, the servant a half."""
    value: i64 = 0
    for kind in range(AUXILIARIES):
        value += piles.count(laid, kind) * t.board.auxiliary_halves[kind]
    return value


def total(t: Tabletop, seat: i64) -> i64:
    """Base value and auxiliaries of a bid."""
    return base(t, seat) + help_value(t, t.players[seat].laid)


def highest(t: Tabletop) -> i64:
    """CO-AUX-10: the highest total on the board, including players who dropped out."""
    best: i64 = -1000
    for seat in range(t.seats):
        if t.players[seat].bid >= 0:
            best = max(best, total(t, seat))
    return best


def leaders(t: Tabletop) -> i64:
    """The set of seats that have the highest total."""
    best = highest(t)
    seats: i64 = 0
    for seat in range(t.seats):
        if t.players[seat].bid >= 0 and total(t, seat) == best:
            seats |= BIT[seat]
    return seats


def explain(t: Tabletop, seat: i64) -> list[Fact]:
    """The total of a face-up bid as facts, one per part; c is how many halves the part adds."""
    player = t.players[seat]
    kind = player.bid
    profession = best_profession(t, kind)
    value = profession_value(t, kind)
    found = [Fact("CO-VAL-01", seat, profession, t.station(), value, kind)]
    nation = nation_for_flag(t, seat)
    if t.flag() >= 0 and nation >= 0:
        rule = "CO-VAL-03" if kind < BELLIGERENTS else "CO-VAL-05"
        found.append(Fact(rule, seat, nation, t.flag(), modifier(t, seat)))
    if card_modifier(t, seat):
        found.append(Fact(CARDS[t.card].rule, seat, t.card, 0, card_modifier(t, seat)))
    for helper in range(AUXILIARIES):
        n = piles.count(player.laid, helper)
        if n:
            value = n * t.board.auxiliary_halves[helper]
            found.append(Fact("CO-AUX-02", seat, helper, n, value))
    return found


def tell_totals(t: Tabletop) -> None:
    """Tell every bid's total, because without auxiliaries no view may have shown it."""
    if t.facts is None:
        return
    for n in range(t.seats):
        seat = t.seat_at(n)
        kind = t.players[seat].bid
        if kind >= 0:
            value = profession_value(t, kind)
            profession = best_profession(t, kind) + SHARE * card_modifier(t, seat)
            t.tell("CO-CHIEF-01", seat, total(t, seat), profession, value, modifier(t, seat))


def roll_sympathies(t: Tabletop, looked: i64) -> None:
    """CO-VAL-05: at a flag, a player rolls to see whom a non-belligerent sympathises with."""
    if t.flag() < 0:
        return
    for n in range(looked, t.seats):
        seat = t.seat_at(n)
        if t.players[seat].bid >= BELLIGERENTS:
            t.push(step(SYMPATHIES, n + 1))
            t.push(ask(SYMPATHY, CHANCE, seat))
            return


def sympathise(t: Tabletop, seat: i64, die: i64) -> None:
    """The die has named a nation."""
    t.players[seat].sympathy = die
    t.tell("CO-VAL-05", seat, die, t.board.sympathy[die])
