"""CO-TIE: players who share the highest total fight with hippo tiles."""

from typing import Final

from mypy_extensions import i64

from kindu.core.words import BIT, OPEN, Options, a_of, ask, b_of, flags_of, kind_of, seat_of, step
from kindu.games import piles
from kindu.games.congo.actions import ENOUGH, STOP, TILE
from kindu.games.congo.board.numbers import MOST_TILE, UNIT
from kindu.games.congo.kinds import DUEL, RAISE, RAISE_ON, RAISING, RESULT, TILES, TILES_ON
from kindu.games.congo.state.state import Tabletop

THREE: Final = 3  # bits per number in a question: no number has more than seven tiles
HALF: Final = 16  # bits of the first of a question's two numbers


def begin(t: Tabletop, seats: i64) -> None:
    """CO-TIE-01, CO-TIE-02: all who have tiles choose at least one, at the same time."""
    t.tied = seats
    t.tell("CO-TIE-01", -1, seats)
    for seat in range(t.seats):
        if seats & BIT[seat] and t.players[seat].tiles:
            t.asked |= BIT[seat]
    if not t.asked:
        stay_tied(t)
        return
    t.push(step(DUEL))
    for n in range(t.seats):
        seat = t.seat_at(t.seats - 1 - n)
        if t.asked & BIT[seat]:
            t.push(ask(TILES, seat, 0, 0, BIT[seat], OPEN))


def chosen(question: i64) -> i64:
    """The tiles of the earlier links of a chain, by number."""
    found = a_of(question) | b_of(question) << HALF
    tiles: i64 = 0
    for number in range(1, MOST_TILE + 1):
        tiles += (found >> THREE * (number - 1) & 7) * piles.ONE[number]
    return tiles


def linked(kind: i64, seat: i64, tiles: i64) -> i64:
    """The next link of a chain that has chosen these tiles."""
    found: i64 = 0
    for number in range(1, MOST_TILE + 1):
        found |= piles.count(tiles, number) << THREE * (number - 1)
    return ask(kind, seat, found & BIT[HALF] - 1, found >> HALF, BIT[seat])


def lowest(tiles: i64) -> i64:
    """The lowest number among tiles; without tiles, a number above all others."""
    for number in range(1, MOST_TILE + 1):
        if piles.count(tiles, number):
            return number
    return MOST_TILE


def tile_options(t: Tabletop, question: i64, out: Options) -> None:
    """A tile, never higher than the one before, as order within one choice does not matter."""
    tiles = chosen(question)
    left = t.players[seat_of(question)].hippos - tiles
    for number in range(1, lowest(tiles) + 1):
        if piles.count(left, number):
            out.add(TILE + number)
    if tiles:
        out.add(ENOUGH)
    elif not flags_of(question) & OPEN:
        out.add(STOP)


def choose(t: Tabletop, question: i64, action: i64) -> None:
    """Add a tile to a choice; the choice is complete when no other tile could follow."""
    seat = seat_of(question)
    first = kind_of(question) in (TILES, RAISE)
    tiles = chosen(question)
    if action == STOP:
        stop(t, seat)
        return
    if action != ENOUGH:
        tiles += piles.ONE[action - TILE]
        if more(t, seat, tiles):
            link = TILES_ON if flags_of(question) & OPEN else RAISE_ON
            t.link(question, linked(link, seat, tiles))
            return
    if not first:
        t.unlink()
    if flags_of(question) & OPEN:
        t.players[seat].committed = tiles
        t.tell("CO-TIE-02", seat, eyes=BIT[seat])
    else:
        add_openly(t, seat, tiles)


def more(t: Tabletop, seat: i64, tiles: i64) -> bool:
    """Whether another tile could follow."""
    left = t.players[seat].hippos - tiles
    for number in range(1, lowest(tiles) + 1):
        if piles.count(left, number):
            return True
    return False


def strength(tiles: i64) -> i64:
    """The sum of the numbers."""
    value: i64 = 0
    for number in range(1, MOST_TILE + 1):
        value += number * piles.count(tiles, number)
    return value


def turn_up(t: Tabletop) -> None:
    """All tiles are turned up together; players with a lower sum are out of the tie."""
    t.open = 2
    t.asked = 0
    t.revealed += 1
    for seat in range(t.seats):
        if t.tied & BIT[seat]:
            lay_down(t, seat, t.players[seat].committed)
    t.tied = ahead(t)
    if t.tied & t.tied - 1:
        t.push(step(RAISING))
    else:
        t.push(step(RESULT, t.tied))


def lay_down(t: Tabletop, seat: i64, tiles: i64) -> None:
    """Tiles leave a player's stock and lie face up."""
    player = t.players[seat]
    player.hippos -= tiles
    player.tiles -= piles.total(tiles)
    t.tell("CO-TIE-01", seat, strength(player.committed), piles.total(tiles))


def ahead(t: Tabletop) -> i64:
    """The tied seats with the highest sum."""
    best: i64 = -1
    seats: i64 = 0
    for seat in range(t.seats):
        if t.tied & BIT[seat]:
            value = strength(t.players[seat].committed)
            if value > best:
                best = value
                seats = 0
            if value == best:
                seats |= BIT[seat]
    return seats


def add_openly(t: Tabletop, seat: i64, tiles: i64) -> None:
    """More tiles, now face up."""
    t.players[seat].committed += tiles
    t.revealed += 1
    lay_down(t, seat, tiles)


def stop(t: Tabletop, seat: i64) -> None:
    """A player stops for good."""
    t.players[seat].stopped = 1
    t.tell("CO-TIE-03", seat)


def raise_on(t: Tabletop, n: i64) -> None:
    """CO-TIE-03: in turn order, each player not alone in the lead adds tiles or stops (R-18)."""
    best = ahead(t)
    for k in range(n, n + t.seats):
        seat = t.seat_at(k)
        if not t.tied & BIT[seat] or t.players[seat].stopped or best == BIT[seat]:
            continue
        if t.players[seat].tiles:
            t.push(step(RAISING, (k + 1) % t.seats))
            t.push(ask(RAISE, seat))
            return
        stop(t, seat)
    t.tied = best
    if best & best - 1:
        stay_tied(t)
    else:
        t.push(step(RESULT, best))


def stay_tied(t: Tabletop) -> None:
    """CO-TIE-04: the players still tied score 1 point each, and nobody becomes chief."""
    for seat in range(t.seats):
        if t.tied & BIT[seat]:
            t.players[seat].score += t.board.tie_points
            t.players[seat].shares += t.board.tie_points
            t.tell("CO-TIE-04", seat, points=UNIT * t.board.tie_points)
