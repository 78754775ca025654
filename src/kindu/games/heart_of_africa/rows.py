"""HA-DRAW-09 to 15, HA-TERRAIN-05: rows are filled, decks renewed, locomotives dealt again."""

from typing import Final

from mypy_extensions import i64

from kindu.core.words import CHANCE, Options, ask, step
from kindu.games.heart_of_africa.actions import TERRAIN, TRAIN
from kindu.games.heart_of_africa.board.numbers import KINDS, LOCOMOTIVE, TERRAINS
from kindu.games.heart_of_africa.kinds import PILES, ROW, TERRAIN_ROW
from kindu.games.heart_of_africa.state.state import Tabletop
from kindu.games.piles import ONE, count, total

TRAINS: Final = 1  # which piles a command has changed
TERRAINS_TOO: Final = 2
AT_START: Final = 4  # in the set-up
MOST_REDEALS: Final = 10


def put_right(t: Tabletop, changed: i64) -> None:
    """HA-TURN-06: first the train piles, then the terrain piles, until nothing changes."""
    if changed & TRAINS:
        renew_trains(t)
        slot = empty_slot_of_trains(t)
        if slot >= 0 and t.deck_size > 0:
            t.push(step(PILES, changed))
            t.push(ask(ROW, CHANCE, slot))
            return
        if must_redeal(t):
            redeal(t)
            t.push(step(PILES, changed))
            return
    if changed & TERRAINS_TOO:
        renew_terrain(t)
        slot = empty_slot_of_terrain(t)
        if slot >= 0 and t.terrain_deck:
            t.push(step(PILES, changed & ~TRAINS))
            t.push(ask(TERRAIN_ROW, CHANCE, slot, changed & AT_START))


def renew_trains(t: Tabletop) -> None:
    """HA-DRAW-11: an empty deck is renewed from the discards, which all have seen (HA-INFO-04)."""
    if t.deck_size > 0 or not t.discard:
        return
    t.deck = t.discard
    t.deck_size = total(t.discard)
    t.fresh = t.discard
    t.discard = 0
    for player in t.players:
        player.blind = 0
        player.blinds = 0
    t.tell("HA-DRAW-11", -1, t.deck_size)


def renew_terrain(t: Tabletop) -> None:
    """HA-TERRAIN-05: the same for the terrain deck."""
    if not t.terrain_deck and t.terrain_discard:
        t.terrain_deck = t.terrain_discard
        t.terrain_discard = 0
        t.tell("HA-TERRAIN-05", -1, total(t.terrain_deck))


def empty_slot_of_trains(t: Tabletop) -> i64:
    """HA-DRAW-14: the lowest empty slot; -1 if the row is full."""
    for slot in range(len(t.row)):
        if t.row[slot] < 0:
            return slot
    return -1


def empty_slot_of_terrain(t: Tabletop) -> i64:
    """The same for the terrain row."""
    for slot in range(len(t.terrain_row)):
        if t.terrain_row[slot] < 0:
            return slot
    return -1


def row_pile(t: Tabletop) -> i64:
    """The open train cards by kind."""
    pile: i64 = 0
    for kind in t.row:
        if kind >= 0:
            pile += ONE[kind]
    return pile


def must_redeal(t: Tabletop) -> bool:
    """HA-DRAW-09, HA-DRAW-10: three open locomotives, unless any row would have as many."""
    row = row_pile(t)
    if count(row, LOCOMOTIVE) < t.board.flush or t.redeals >= MOST_REDEALS:
        return False
    others: i64 = 0
    for pile in (row, t.deck, t.discard):
        others += total(pile) - count(pile, LOCOMOTIVE)
    return others >= t.board.flush


def redeal(t: Tabletop) -> None:
    """HA-DRAW-15: the whole row is one change: all of it is discarded before the deck is tested."""
    t.discard += row_pile(t)
    for slot in range(len(t.row)):
        t.row[slot] = -1
    t.redeals += 1
    t.tell("HA-DRAW-09", -1)


def train_options(t: Tabletop, out: Options) -> None:
    """A train card from the top of the deck: each kind in proportion to its count."""
    for kind in range(KINDS):
        if count(t.deck, kind):
            out.add_odds(TRAIN + kind, count(t.deck, kind))


def terrain_options(t: Tabletop, out: Options) -> None:
    """A terrain card from the top of its deck (HA-INFO-01: its odds are known to all)."""
    for kind in range(TERRAINS):
        if count(t.terrain_deck, kind):
            out.add_odds(TERRAIN + kind, count(t.terrain_deck, kind))


def turn_up(t: Tabletop, slot: i64, kind: i64) -> None:
    """HA-DRAW-04: a card from the deck goes into the row, for all to see."""
    t.deck -= ONE[kind]
    t.deck_size -= 1
    t.fresh -= ONE[kind]
    t.row[slot] = kind
    t.tell("HA-DRAW-04", -1, kind, slot)


def turn_up_terrain(t: Tabletop, slot: i64, kind: i64, at_start: i64) -> None:
    """The same for a terrain card and the terrain row."""
    t.terrain_deck -= ONE[kind]
    t.terrain_row[slot] = kind
    t.tell("HA-SETUP-05" if at_start else "HA-DRAW-14", -1, kind, slot)
