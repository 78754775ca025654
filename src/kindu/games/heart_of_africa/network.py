"""HA-NODE: the network of a player as sets of connected stops, and the tickets it completes.

A claim joins at most two sets, so judging a ticket never walks the map.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from kindu.core.words import BIT
from kindu.games.heart_of_africa.board.board import Board
from kindu.games.heart_of_africa.state.state import Player


def connect(player: Player, a: i64, b: i64) -> None:
    """HA-NODE-01, HA-NODE-05: a track links its two stops, junctions and Madagascar included."""
    joined = BIT[a] | BIT[b]
    parts = vec[i64]()
    for part in player.parts:
        if part & joined:
            joined |= part
        else:
            parts = append(parts, part)
    player.parts = append(parts, joined)


def completed(board: Board, player: Player, ticket: i64) -> bool:
    """HA-TICKET-06, HA-TICKET-07: a path of the player's tracks links a ticket's destinations."""
    start = board.ticket_a[ticket]
    goal = board.ticket_b[ticket]
    for part in player.parts:
        if part & start and part & goal:
            return True
    return False


def completed_tickets(board: Board, player: Player) -> i64:
    """How many of the tickets kept are completed."""
    done: i64 = 0
    rest = player.tickets
    ticket: i64 = 0
    while rest:
        if rest & 1 and completed(board, player, ticket):
            done += 1
        rest >>= 1
        ticket += 1
    return done
