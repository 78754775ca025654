"""AF-MOVE and AF-COLOR: moving the explorer."""

from typing import Final

from mypy_extensions import i64

from kindu.core.words import BIT, Options, ask
from kindu.games.africana.actions import ASSISTANT, COLOURS, JOKER, KINDS, STEP, STOP
from kindu.games.africana.adventures import add_adventures
from kindu.games.africana.expeditions import add_expeditions
from kindu.games.africana.kinds import TRAVEL
from kindu.games.africana.state import Player, Tabletop

ALL_KINDS: Final = 2**KINDS - 1


def ask_again(t: Tabletop, seat: i64) -> None:
    """AF-MOVE-01: steps, joining and completing in any order until the player stops."""
    t.push(ask(TRAVEL, seat))


def travel_options(t: Tabletop, seat: i64, out: Options) -> None:
    """DEC-04: stopping is always possible."""
    player = t.players[seat]
    out.add(STOP)
    add_expeditions(t, player, out)
    add_adventures(t, player, out)
    add_steps(t, player, out)


def add_steps(t: Tabletop, player: Player, out: Options) -> None:
    """AF-MOVE-04, AF-MOVE-10: to any neighbour, as often as a card pays for each step."""
    held: i64 = 0
    for kind in range(KINDS - 1, -1, -1):
        held = held * 2 + (1 if player.hand[kind] > 0 else 0)
    if held == 0:
        return
    for place in t.board.neighbours[player.place]:
        fitting = held & payers(t, player, place)
        if fitting != 0:
            out.add_bits(STEP + place * KINDS, fitting)


def payers(t: Tabletop, player: Player, place: i64) -> i64:
    """Kinds of card that may pay for a step, recoloured if there is silver for it; as a set."""
    return ALL_KINDS if can_recolour(t, player) else matching(t, place)


def matching(t: Tabletop, place: i64) -> i64:
    """AF-MOVE-02, AF-MOVE-03, AF-MOVE-05, AF-MOVE-06: kinds of card that fit the place entered:
    travel cards and assistants of one of its symbols, and the joker always; as a set.
    """
    symbols = t.board.symbols[place]
    return symbols | symbols << ASSISTANT | BIT[JOKER]


def can_recolour(t: Tabletop, player: Player) -> bool:
    """AF-COLOR-01, AF-COLOR-03, AF-COLOR-04: one payment per card, with any silver available."""
    return player.silver >= t.board.recolour_price


def step_price(t: Tabletop, kind: i64, place: i64) -> i64:
    """AF-COLOR-02, AF-COLOR-05: only a card that does not fit is recoloured, for this step."""
    return 0 if matching(t, place) & BIT[kind] else t.board.recolour_price


def step_to(t: Tabletop, seat: i64, place: i64, kind: i64) -> None:
    """AF-MOVE-07, AF-MOVE-09: the card played lies on the table; other explorers never block."""
    player = t.players[seat]
    price = step_price(t, kind, place)
    player.silver -= price
    player.place = place
    player.hand[kind] -= 1
    if kind < COLOURS:
        player.travel -= 1
    t.played[kind] += 1
    t.tell("AF-MOVE-02", seat, place, kind, price)
    ask_again(t, seat)


def clear_table(t: Tabletop, seat: i64) -> None:
    """AF-MOVE-08: travel cards go to the discard pile, joker and assistants back to the hand."""
    player = t.players[seat]
    for kind in range(KINDS):
        if t.played[kind] > 0:
            pile = t.discard if kind < COLOURS else player.hand
            pile[kind] += t.played[kind]
            t.played[kind] = 0
