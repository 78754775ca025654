"""AF-ADV: completing adventures."""

from mypy_extensions import i64

from kindu.core.words import BIT, Options
from kindu.games.africana.actions import ASSISTANT, FULFIL
from kindu.games.africana.scoring import tell_changes
from kindu.games.africana.state import Player, Tabletop


def at_target(t: Tabletop, player: Player) -> i64:
    """AF-ADV-01, AF-ADV-02, AF-ADV-03: the player's open adventures that lead to this place
    (RUL-07); as a set.
    """
    return player.open & t.board.targets_at[player.place]


def add_adventures(t: Tabletop, player: Player, out: Options) -> None:
    """AF-ADV-08, AF-ADV-09: completing is offered, never forced, in any order and number."""
    out.add_bits(FULFIL, at_target(t, player))


def complete(t: Tabletop, seat: i64, card: i64) -> None:
    """The adventure goes under the company card."""
    player = t.players[seat]
    player.open &= ~BIT[card]
    player.won |= BIT[card]
    if t.board.adventure_artefact[card] >= 0:
        bring_artefact(t, seat, card)
    else:
        hire_assistant(t, seat, card)
    tell_changes(t, seat, card)


def bring_artefact(t: Tabletop, seat: i64, card: i64) -> None:
    """AF-ADV-04: the silver is paid at once; the points and the artefact count at the end."""
    silver = t.board.adventure_silver[card]
    t.players[seat].silver += silver
    t.tell("AF-ADV-04", seat, card, silver, points=t.board.adventure_points[card])


def hire_assistant(t: Tabletop, seat: i64, card: i64) -> None:
    """AF-ADV-05, AF-ADV-06, AF-ADV-07: an assistant card goes from the supply, which never runs
    out, into the hand, and may be used at once.
    """
    colour = t.board.adventure_assistant[card]
    t.supply[colour] -= 1
    t.players[seat].hand[ASSISTANT + colour] += 1
    t.tell("AF-ADV-05", seat, card, colour)
