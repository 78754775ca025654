"""HA-SETUP: from the box to the first turn."""

from librt.vecs import append, vec
from mypy_extensions import i64

from kindu.core.words import BIT, CHANCE, OPEN, Options, ask, step
from kindu.games.heart_of_africa import tickets
from kindu.games.heart_of_africa.actions import FIRST
from kindu.games.heart_of_africa.board.numbers import TERRAIN_SLOTS, TICKETS, TRAIN_SLOTS
from kindu.games.heart_of_africa.kinds import (
    DEALT,
    NEXT_TURN,
    PILES,
    RETURNS,
    SET_UP,
    START,
    TERRAIN_DEALT,
)
from kindu.games.heart_of_africa.rows import AT_START, TERRAINS_TOO, TRAINS
from kindu.games.heart_of_africa.state.state import Player, Tabletop
from kindu.games.piles import pack, total


def lay_out(t: Tabletop) -> None:
    """HA-SETUP-01: trains for everybody, all decks complete, both rows empty."""
    for _ in range(t.seats):
        player = Player()
        player.trains = t.board.trains
        t.players = append(t.players, player)
    t.deck = pack(t.board.train_cards)
    t.deck_size = total(t.deck)
    t.fresh = t.deck
    t.row = vec[i64]([-1] * TRAIN_SLOTS)
    t.terrain_deck = pack(t.board.terrain_cards)
    t.terrain_row = vec[i64]([-1] * TERRAIN_SLOTS)
    t.undealt = BIT[TICKETS] - 1
    t.undealt_size = TICKETS


def choose_start(t: Tabletop, chosen: str) -> None:
    """HA-SETUP-09: the first player is drawn unless the host names one."""
    t.push(step(SET_UP))
    if chosen == "random":
        t.push(ask(START, CHANCE))
    else:
        t.first = int(chosen) - 1


def start_options(t: Tabletop, out: Options) -> None:
    """Every seat is equally likely to be first."""
    out.add_even(FIRST, BIT[t.seats] - 1)


def start_with(t: Tabletop, seat: i64) -> None:
    """The first player is known."""
    t.first = seat
    t.tell("HA-SETUP-09", seat)


def set_up(t: Tabletop) -> None:
    """HA-SETUP-10: the order of the set-up; what comes first is pushed last."""
    seats = [(t.first + n) % t.seats for n in range(t.seats)]
    seats.reverse()
    t.push(step(NEXT_TURN, t.first))
    t.push(step(RETURNS))
    choose_tickets(t, seats)
    deal_tickets(t, seats)
    lay_terrain_row(t)
    deal_terrain(t, seats)
    lay_train_row(t)
    deal_hands(t, seats)


def deal_hands(t: Tabletop, seats: list[i64]) -> None:
    """HA-SETUP-02: four train cards each, which only their owner sees."""
    for seat in seats:
        for _ in range(t.board.train_hand):
            t.push(ask(DEALT, CHANCE, seat, 0, BIT[seat]))


def lay_train_row(t: Tabletop) -> None:
    """HA-SETUP-03: five open train cards, dealt again while three of them are locomotives."""
    t.push(step(PILES, TRAINS))


def deal_terrain(t: Tabletop, seats: list[i64]) -> None:
    """HA-SETUP-04: a terrain card for everybody, open from the start."""
    for seat in seats:
        for _ in range(t.board.terrain_dealt):
            t.push(ask(TERRAIN_DEALT, CHANCE, seat))


def lay_terrain_row(t: Tabletop) -> None:
    """HA-SETUP-05: two open terrain cards."""
    t.push(step(PILES, TERRAINS_TOO | AT_START))


def deal_tickets(t: Tabletop, seats: list[i64]) -> None:
    """HA-SETUP-06: four tickets each, which only their owner sees."""
    for seat in seats:
        t.push(step(SET_UP, seat + 1))


def choose_tickets(t: Tabletop, seats: list[i64]) -> None:
    """HA-SETUP-07: all choose at the same time, once everything has been dealt."""
    for seat in seats:
        tickets.ask_to_keep(t, seat, t.board.first_keep, OPEN)
