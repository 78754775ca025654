"""CO-BID: characters on the board, face down and face up, and where they go afterwards."""

from mypy_extensions import i64

from kindu.core.words import BIT, OPEN, Options, ask, step
from kindu.games.congo.actions import BIDDING
from kindu.games.congo.board.numbers import BELLIGERENTS, KINDS
from kindu.games.congo.kinds import BID, OFFER
from kindu.games.congo.state.characters import ONE, count, less
from kindu.games.congo.state.state import Tabletop


def ask_bids(t: Tabletop) -> None:
    """CO-ROUND-03, CO-BID-01: phase C begins; all choose a character at the same time."""
    t.push(step(OFFER))
    for n in range(t.seats):
        seat = t.seat_at(t.seats - 1 - n)
        if t.players[seat].cards > 0:  # a seat without a character sits the round out
            t.push(ask(BID, seat, 0, 0, BIT[seat], OPEN))


def hand_options(t: Tabletop, seat: i64, first: i64, out: Options) -> None:
    """An answer for each kind of character in a hand."""
    for kind in range(KINDS):
        if count(t.players[seat].hand, kind):
            out.add(first + kind)


def bid_options(t: Tabletop, seat: i64, out: Options) -> None:
    """Any character of the hand."""
    hand_options(t, seat, BIDDING, out)


def lay_bid(t: Tabletop, seat: i64, kind: i64) -> None:
    """CO-BID-02: the character lies face down on its player's space and competes at this stop."""
    player = t.players[seat]
    player.hand -= ONE[kind]
    player.cards -= 1
    player.bid = kind
    t.tell("CO-BID-01", seat, kind, eyes=BIT[seat])


def turn_up(t: Tabletop) -> None:
    """CO-VAL-01: all bids are turned up together; a card known to be in the hand may be the one."""
    t.open = 1
    t.revealed += 1
    for n in range(t.seats):
        seat = t.seat_at(n)
        player = t.players[seat]
        if player.bid >= 0:
            player.known = less(player.known, player.bid)
            show(t, seat)


def show(t: Tabletop, seat: i64) -> None:
    """A bid is face up now, for all to see."""
    kind = t.players[seat].bid
    if kind >= BELLIGERENTS:
        t.met |= BIT[kind - BELLIGERENTS]
    t.tell("CO-VAL-01", seat, kind)


def take_back(t: Tabletop, seat: i64) -> None:
    """A bid goes back to the hand; if it lay face up, all know that it is there (CO-INFO-04)."""
    player = t.players[seat]
    player.hand += ONE[player.bid]
    player.cards += 1
    if t.open:
        player.known += ONE[player.bid]
    player.bid = -1


def discard_bid(t: Tabletop, seat: i64) -> None:
    """CO-CLEAN-02: a used bid is discarded; a non-belligerent leaves the game instead."""
    player = t.players[seat]
    if player.bid < BELLIGERENTS:
        t.discard += ONE[player.bid]
    else:
        t.gone |= BIT[player.bid - BELLIGERENTS]
    player.bid = -1


def discard_from_hand(t: Tabletop, seat: i64, kind: i64) -> None:
    """A character goes openly from the hand to the discard pile, a non-belligerent too (R-16)."""
    player = t.players[seat]
    player.hand -= ONE[kind]
    player.cards -= 1
    player.known = less(player.known, kind)
    t.discard += ONE[kind]
    if kind >= BELLIGERENTS:
        t.met |= BIT[kind - BELLIGERENTS]


def opponents(t: Tabletop, seat: i64) -> i64:
    """The set of other seats with a bid on the board."""
    seats: i64 = 0
    for other in range(t.seats):
        if other != seat and t.players[other].bid >= 0:
            seats |= BIT[other]
    return seats
