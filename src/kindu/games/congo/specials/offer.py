"""CO-SPC: step C2, at most one special card per round, and the reveal of the bids."""

from typing import Final

from mypy_extensions import i64

from kindu.core.words import BIT, PUBLIC, SECRET, Options, ask, step
from kindu.games.congo import bid
from kindu.games.congo.actions import PASS, PLAY
from kindu.games.congo.board.numbers import SPECIALS
from kindu.games.congo.kinds import AT_ONCE, CONTEST, OFFER, REVEAL, SPECIAL
from kindu.games.congo.specials.cards import CARDS
from kindu.games.congo.state.state import Tabletop

NOTHING: Final = 0  # what may rule out a special card at a place
STATION: Final = 1
FLAG: Final = 2
STOP: Final = 3


def ask_next(t: Tabletop, asked: i64) -> None:
    """CO-SPC-01, CO-SPC-02: each seat is asked once, in turn order, until one plays a card."""
    if asked == t.seats or t.card >= 0:
        t.push(step(REVEAL, 0, 0, SECRET))
        return
    seat = t.seat_at(asked)
    t.push(step(OFFER, asked + 1))
    # Everybody can see that a seat without special cards can only pass.
    t.push(ask(SPECIAL, seat, 0, 0, 255, 0 if t.players[seat].special_cards else PUBLIC))


def special_options(t: Tabletop, seat: i64, out: Options) -> None:
    """CO-SPC-06: nobody has to play one."""
    out.add(PASS)
    for card in range(SPECIALS):
        if t.players[seat].specials & BIT[card] and may_be_played(t, card):
            out.add(PLAY + card)


def may_be_played(t: Tabletop, card: i64) -> bool:
    """Whether nothing at this place rules out a special card."""
    return against(t, card) == NOTHING


def against(t: Tabletop, card: i64) -> i64:
    """CO-SPC-03, CO-SPC-08: only the place decides, by its station, flag and stop."""
    if not t.board.special_stations[card] & BIT[t.station()]:
        return STATION
    if t.board.special_flag[card] and t.flag() < 0:
        return FLAG
    return NOTHING if t.board.special_stops[card] & BIT[t.stop] else STOP


def answer(t: Tabletop, seat: i64, action: i64) -> None:
    """A card is played, or not."""
    if action == PASS:
        t.tell("CO-SPC-01", seat)
    else:
        play(t, seat, action - PLAY)


def play(t: Tabletop, seat: i64, card: i64) -> None:
    """CO-SPC-05: the card leaves the hand at once and lies open beside the board."""
    player = t.players[seat]
    player.specials &= ~BIT[card]
    player.special_cards -= 1
    t.card = card
    t.owner = seat
    t.revealed += 1
    t.tell("CO-SPC-03", seat, card)
    t.push(step(AT_ONCE, 0, 0, SECRET))


def reveal(t: Tabletop) -> None:
    """CO-SPC-04: only now are the bids turned up; what the card does to them comes next."""
    if not t.open:
        bid.turn_up(t)
    t.push(step(CONTEST))
    if t.card >= 0:
        CARDS[t.card].after_reveal(t)
