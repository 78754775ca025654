"""CO-SETUP: from the box to the first round."""

from librt.vecs import append
from mypy_extensions import i64

from kindu.core.words import BIT, CHANCE, Options, ask, step
from kindu.games.congo.actions import FIRST, REMOVE
from kindu.games.congo.board.numbers import AUXILIARY_CARDS, CHARACTERS, KINDS, SPECIALS, STOPS
from kindu.games.congo.kinds import (
    AUXILIARY,
    CHARACTER,
    FLAG,
    HIPPO,
    REMOVED,
    ROUND,
    SET_UP,
    SPECIAL_DRAWN,
    START,
)
from kindu.games.congo.state.characters import ONE, neutral_pile, neutrals
from kindu.games.congo.state.player import Player
from kindu.games.congo.state.state import Tabletop
from kindu.games.piles import pack, total


def lay_out(t: Tabletop) -> None:
    """CO-SETUP-01, CO-SETUP-07: markers at 0, the decks complete and face down."""
    for _ in range(t.seats):
        t.players = append(t.players, Player())
    for kind in range(KINDS):
        t.deck += t.board.kind_copies[kind] * ONE[kind]
    t.deck_size = CHARACTERS
    t.fresh = t.deck
    t.helper_deck = pack(t.board.auxiliary_cards)
    t.helper_deck_size = AUXILIARY_CARDS
    t.helper_fresh = t.helper_deck
    t.tiles = pack(t.board.station_tiles)
    t.flag_box = pack(t.board.flag_tiles)
    t.hippo_box = pack(t.board.hippo_tiles)
    t.hippo_size = total(t.hippo_box)
    lay_out_specials(t)


def lay_out_specials(t: Tabletop) -> None:
    """CO-SETUP-05: Tam Tam is for two players; three other cards are for three and more."""
    t.special_deck = BIT[SPECIALS] - 1 & ~t.board.specials_removed[t.seats]
    for card in range(SPECIALS):
        if t.special_deck & BIT[card]:
            t.special_deck_size += 1


def choose_start(t: Tabletop, chosen: str) -> None:
    """CO-SETUP-13: the first player is drawn unless the host names one."""
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
    t.tell("CO-SETUP-13", seat)


def set_up(t: Tabletop) -> None:
    """The order of the set-up; what comes first is pushed last."""
    seats = [t.seat_at(n) for n in range(t.seats)]
    seats.reverse()
    place_steamboat(t)
    t.push(step(ROUND))
    lay_flags(t)
    deal(t, seats, HIPPO, t.board.start_hippos)
    deal_specials(t, seats)
    deal_auxiliaries(t, seats)
    deal_characters(t, seats)
    remove_neutrals(t)


def deal(t: Tabletop, seats: list[i64], kind: i64, n: i64) -> None:
    """CO-SETUP-08: this many things for everybody; only their owners see them."""
    for seat in seats:
        for _ in range(n):
            t.push(ask(kind, CHANCE, seat, 1, BIT[seat]))


def place_steamboat(t: Tabletop) -> None:
    """CO-SETUP-12: with fewer than four players it starts one stop up the river."""
    t.stop = t.board.start_stop[t.seats]


def lay_flags(t: Tabletop) -> None:
    """CO-SETUP-09, CO-SETUP-10, CO-SETUP-11: every stop with a tile gets an open flag.

    The tiles themselves are drawn when they are turned up: nobody has seen them until then.
    """
    for n in range(STOPS):
        stop = STOPS - 1 - n
        if not t.board.skipped[t.seats] & BIT[stop]:
            t.push(ask(FLAG, CHANCE, stop))


def deal_specials(t: Tabletop, seats: list[i64]) -> None:
    """CO-SETUP-06: two special cards each, three with two players."""
    deal(t, seats, SPECIAL_DRAWN, t.board.hand_specials[t.seats])


def deal_auxiliaries(t: Tabletop, seats: list[i64]) -> None:
    """CO-SETUP-04: four auxiliaries each."""
    deal(t, seats, AUXILIARY, t.board.hand_auxiliaries)


def deal_characters(t: Tabletop, seats: list[i64]) -> None:
    """CO-SETUP-03: four characters each."""
    deal(t, seats, CHARACTER, t.board.hand_characters)


def remove_neutrals(t: Tabletop) -> None:
    """CO-SETUP-02: with fewer than four players some non-belligerents are out, unseen."""
    for _ in range(t.board.neutrals_removed[t.seats]):
        t.push(ask(REMOVED, CHANCE, 0, 0, 0))


def remove_options(t: Tabletop, out: Options) -> None:
    """Each of those left is equally likely."""
    out.add_even(REMOVE, neutrals(t.deck))


def remove(t: Tabletop, neutral: i64) -> None:
    """One of them leaves the game; what the deck may have held stays open for all."""
    t.deck -= neutral_pile(BIT[neutral])
    t.deck_size -= 1
    t.removed |= BIT[neutral]
    t.tell("CO-SETUP-02", -1, neutral, eyes=0)
