"""AF-EOT and AF-END: limits, refill and the end of the game."""

from typing import Final

from mypy_extensions import i64

from kindu.core.rng import Rng
from kindu.core.words import BIT, CHANCE, Options, ask, step
from kindu.games.africana.actions import ABANDON, COLOURS, DISCARD, KINDS, SHOW
from kindu.games.africana.kinds import (
    ADVENTURE,
    ADVENTURE_LIMIT,
    HAND,
    HAND_LIMIT,
    NEXT_PLAYER,
    REFILL,
    REVEALED,
    TURN,
)
from kindu.games.africana.scoring import tell_scores
from kindu.games.africana.state import Player, Tabletop
from kindu.games.africana.travel import clear_table

STALLED_ROUNDS: Final = 40  # AF-END-07
DECK_OUT: Final = 3  # `finish` when the game ended by AF-END-03
STALLED: Final = 7  # `finish` when it ended by AF-END-07


def end_of_turn(t: Tabletop, seat: i64) -> None:
    """AF-EOT-04, AF-EOT-06: played cards, both limits, refill, next player (RUL-12)."""
    clear_table(t, seat)
    t.revealed += 1  # the action is confirmed, so it binds (RUL-24)
    t.push(step(NEXT_PLAYER, seat))
    t.push(step(REFILL, seat))
    t.push(step(ADVENTURE_LIMIT, seat))
    t.push(step(HAND_LIMIT, seat))


def hand_limit(t: Tabletop, seat: i64) -> None:
    """AF-EOT-01: exactly the surplus over five cards is discarded, of the player's choice."""
    if t.players[seat].hand_size() > t.board.hand_limit:
        t.push(step(HAND_LIMIT, seat))
        t.push(ask(HAND, seat))


def hand_options(t: Tabletop, seat: i64, out: Options) -> None:
    """Any kind of card in the hand."""
    hand = t.players[seat].hand
    for kind in range(KINDS):
        if hand[kind] > 0:
            out.add(DISCARD + kind)


def discard(t: Tabletop, seat: i64, kind: i64) -> None:
    """AF-EOT-02: a travel card goes to the discard pile; joker and assistants leave the game."""
    player = t.players[seat]
    player.hand[kind] -= 1
    if kind < COLOURS:
        player.travel -= 1
        t.discard[kind] += 1
    else:
        t.removed[kind] += 1
    t.tell("AF-EOT-02", seat, kind)


def open_adventures(player: Player) -> i64:
    """How many open adventures lie before a player."""
    count: i64 = 0
    cards = player.open
    while cards != 0:
        cards &= cards - 1
        count += 1
    return count


def adventure_limit(t: Tabletop, seat: i64) -> None:
    """AF-EOT-03: exactly the surplus over three open adventures leaves the game."""
    if open_adventures(t.players[seat]) > t.board.open_limit:
        t.push(step(ADVENTURE_LIMIT, seat))
        t.push(ask(ADVENTURE, seat))


def adventure_options(t: Tabletop, seat: i64, out: Options) -> None:
    """Any of the player's open adventures."""
    out.add_bits(ABANDON, t.players[seat].open)


def abandon(t: Tabletop, seat: i64, card: i64) -> None:
    """The adventure is out of the game and scores nothing."""
    t.players[seat].open &= ~BIT[card]
    t.abandoned |= BIT[card]
    t.tell("AF-EOT-03", seat, card)


def refill(t: Tabletop, seat: i64) -> None:
    """AF-EOT-05: empty spaces are filled from left to right; open cards do not slide (RUL-11)."""
    for space in range(t.board.spaces):
        if t.row[space] < 0:
            if t.expeditions_left > 0:
                t.push(step(REFILL, seat))
                t.push(ask(REVEALED, CHANCE, space))
            else:
                trigger_end(t, seat)
            return


def next_cards(t: Tabletop) -> i64:
    """The cards that may come next, as a set: all with the first letter that is left."""
    letters = t.board.letter_cards
    letter: i64 = 0
    while letters[letter] & t.undrawn == 0:
        letter += 1
    return letters[letter] & t.undrawn


def expedition_options(t: Tabletop, out: Options) -> None:
    """Every card that may come next is equally likely."""
    out.add_even(SHOW, next_cards(t))


def pick_expedition(t: Tabletop, rng: Rng) -> i64:
    """The same without a list of options."""
    return SHOW + rng.pick_bit(next_cards(t))


def lay_expedition(t: Tabletop, space: i64, card: i64) -> None:
    """A card from the deck lies open on a space."""
    t.undrawn &= ~BIT[card]
    t.expeditions_left -= 1
    t.shown |= BIT[card]
    t.row[space] = card
    t.tell("AF-EOT-05", -1, card, space)


def trigger_end(t: Tabletop, seat: i64) -> None:
    """AF-END-01, AF-END-02, AF-END-04, AF-END-06: a space that can't be filled triggers the end,
    once (RUL-13); the last card on the last space does not.
    """
    if not t.last_round:
        t.last_round = 1
        t.tell("AF-END-01", seat)


def next_player(t: Tabletop, seat: i64) -> None:
    """AF-TURN-01, AF-TURN-04: clockwise; a round ends with the player to the right of the first."""
    follower = (seat + 1) % t.seats
    if follower == t.first:
        end_of_round(t)
    if t.finish:
        tell_scores(t)
    else:
        t.push(step(TURN, follower))


def end_of_round(t: Tabletop) -> None:
    """AF-END-03, AF-END-05: after the trigger the round is played to its end, limits included."""
    t.round += 1
    count_stalled(t)
    if t.last_round:
        t.finish = DECK_OUT


def count_stalled(t: Tabletop) -> None:
    """AF-END-07: 40 rounds in a row without a completed expedition end the game (RUL-25)."""
    t.stalled = 0 if t.progress else t.stalled + 1
    t.progress = 0
    if t.stalled >= STALLED_ROUNDS:
        t.finish = STALLED
