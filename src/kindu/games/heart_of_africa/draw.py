"""HA-DRAW: action A, drawing train and terrain cards."""

from mypy_extensions import i64

from kindu.core.words import BIT, CHANCE, Options, ask, step
from kindu.games.heart_of_africa.actions import DRAW_TERRAIN, DRAW_TRAIN, TAKE, TAKE_TERRAIN
from kindu.games.heart_of_africa.board.numbers import KINDS, LOCOMOTIVE, TERRAINS
from kindu.games.heart_of_africa.kinds import BLIND, PILES, SECOND, SECOND_CARD, TERRAIN_DEALT
from kindu.games.heart_of_africa.rows import TERRAINS_TOO, TRAINS
from kindu.games.heart_of_africa.state.state import Tabletop
from kindu.games.piles import ONE


def card_options(t: Tabletop, second: bool, out: Options) -> None:
    """HA-DRAW-02, HA-DRAW-03, HA-DRAW-06, HA-DRAW-12: open cards and decks that have cards.

    An open locomotive can't be the second card.
    """
    open_kinds: i64 = 0
    for kind in t.row:
        if kind >= 0:
            open_kinds |= BIT[kind]
    if second:
        open_kinds &= ~BIT[LOCOMOTIVE]
    out.add_bits(TAKE, open_kinds)
    if t.deck_size > 0:
        out.add(DRAW_TRAIN)
    open_types: i64 = 0
    for kind in t.terrain_row:
        if kind >= 0:
            open_types |= BIT[kind]
    out.add_bits(TAKE_TERRAIN, open_types)
    if t.terrain_deck:
        out.add(DRAW_TERRAIN)


def may_take_second(t: Tabletop) -> bool:
    """Whether there is a second card that may be taken."""
    if t.deck_size > 0 or t.terrain_deck:
        return True
    for kind in t.row:
        if 0 <= kind < LOCOMOTIVE:
            return True
    for kind in t.terrain_row:
        if kind >= 0:
            return True
    return False


def first_card(t: Tabletop, seat: i64, action: i64) -> None:
    """HA-DRAW-01, HA-DRAW-05, HA-DRAW-07: two cards, but an open locomotive is the only one."""
    if action != TAKE + LOCOMOTIVE:
        t.push(step(SECOND_CARD, seat))
    take_card(t, seat, action)


def second_card(t: Tabletop, seat: i64) -> None:
    """HA-DRAW-13: it is compulsory if one may be taken, and everybody can see its options."""
    if may_take_second(t):
        t.push(ask(SECOND, seat))


def take_card(t: Tabletop, seat: i64, action: i64) -> None:
    """One card from a row or a deck; then the piles are put right."""
    t.redeals = 0
    if action < TAKE + KINDS:
        t.push(step(PILES, TRAINS))
        take_open(t, seat, action - TAKE)
    elif action == DRAW_TRAIN:
        t.push(step(PILES, TRAINS))
        t.push(ask(BLIND, CHANCE, seat, 0, BIT[seat]))
    elif action < TAKE_TERRAIN + TERRAINS:
        t.push(step(PILES, TERRAINS_TOO))
        take_open_terrain(t, seat, action - TAKE_TERRAIN)
    else:
        t.push(step(PILES, TERRAINS_TOO))
        t.push(ask(TERRAIN_DEALT, CHANCE, seat, 1))


def take_open(t: Tabletop, seat: i64, kind: i64) -> None:
    """Everybody sees which card it is, and remembers it until it is played (HA-INFO-02)."""
    slot: i64 = 0
    while t.row[slot] != kind:
        slot += 1
    t.row[slot] = -1
    player = t.players[seat]
    player.hand += ONE[kind]
    player.known += ONE[kind]
    player.cards += 1
    t.tell("HA-DRAW-02", seat, kind)


def take_open_terrain(t: Tabletop, seat: i64, kind: i64) -> None:
    """HA-TERRAIN-01: an open terrain card may be taken in place of a train card."""
    slot: i64 = 0
    while t.terrain_row[slot] != kind:
        slot += 1
    t.terrain_row[slot] = -1
    lay_open(t, seat, kind)
    t.tell("HA-TERRAIN-01", seat, kind)


def receive(t: Tabletop, seat: i64, kind: i64, rule: str) -> None:
    """HA-DRAW-08: a card from the deck goes into the hand, unseen by others."""
    player = t.players[seat]
    t.deck -= ONE[kind]
    t.deck_size -= 1
    player.hand += ONE[kind]
    player.blind += ONE[kind]
    player.blinds += 1
    player.cards += 1
    t.tell(rule, seat, kind, 0, 0, 0, 0, BIT[seat])


def receive_terrain(t: Tabletop, seat: i64, kind: i64, rule: str) -> None:
    """A terrain card from the deck, dealt or drawn blind."""
    t.terrain_deck -= ONE[kind]
    lay_open(t, seat, kind)
    t.tell(rule, seat, kind)


def lay_open(t: Tabletop, seat: i64, kind: i64) -> None:
    """HA-TERRAIN-02: a terrain card lies open in front of its owner at once, sorted by type."""
    t.players[seat].terrain += ONE[kind]
