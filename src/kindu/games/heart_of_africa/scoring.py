"""HA-SCORE: final scoring."""

from typing import Final

from mypy_extensions import i64

from kindu.core.words import BIT, Fact
from kindu.games.heart_of_africa.board.numbers import TICKETS
from kindu.games.heart_of_africa.network import completed, completed_tickets
from kindu.games.heart_of_africa.state.state import Tabletop

IN_SHEET: Final = -1  # instead of a ticket, where a fact is a line of the score sheet


def ticket_points(t: Tabletop, seat: i64, ticket: i64) -> i64:
    """HA-SCORE-02: a completed ticket adds its value, an uncompleted one takes it off."""
    points = t.board.ticket_points[ticket]
    return points if completed(t.board, t.players[seat], ticket) else -points


def all_ticket_points(t: Tabletop, seat: i64) -> i64:
    """The points of all known tickets of a seat."""
    points: i64 = 0
    rest = t.players[seat].tickets
    ticket: i64 = 0
    while rest:
        if rest & 1:
            points += ticket_points(t, seat, ticket)
        rest >>= 1
        ticket += 1
    return points


def routes_line(t: Tabletop, seat: i64) -> Fact:
    """The line for routes: the number of tracks, their printed points, and what doubling added."""
    player = t.players[seat]
    tracks: i64 = 0
    printed: i64 = 0
    for track in range(len(t.board.track_ids)):
        if player.owns(track):
            tracks += 1
            printed += t.board.track_points[track]
    doubled = player.points - printed
    return Fact("HA-SCORE-01", seat, IN_SHEET, tracks, printed, doubled, player.points)


def tickets_line(t: Tabletop, seat: i64) -> Fact:
    """The line for tickets: how many are completed and what they score, and how many are not."""
    done: i64 = 0
    missed: i64 = 0
    gained: i64 = 0
    for ticket in range(TICKETS):
        if t.players[seat].tickets & BIT[ticket]:
            points = ticket_points(t, seat, ticket)
            if points > 0:
                done += 1
                gained += points
            else:
                missed += 1
    return Fact("HA-SCORE-02", seat, IN_SHEET, done, missed, gained, all_ticket_points(t, seat))


def globetrotter(t: Tabletop, seat: i64) -> i64:
    """HA-SCORE-03, HA-SCORE-04, HA-SCORE-05: most completed tickets; all who tie get the bonus."""
    own = completed_tickets(t.board, t.players[seat])
    if own == 0:
        return 0
    for other in range(t.seats):
        if other != seat and completed_tickets(t.board, t.players[other]) > own:
            return 0
    return t.board.globetrotter


def total(t: Tabletop, seat: i64) -> i64:
    """HA-SCORE-01, HA-SCORE-06: routes, tickets and Globetrotter, and nothing else.

    Nobody has the Globetrotter until the game is over.
    """
    points = t.players[seat].points + all_ticket_points(t, seat)
    if t.finish:
        points += globetrotter(t, seat)
    return points


def sheet(t: Tabletop, seat: i64) -> list[Fact]:
    """The score sheet."""
    bonus = globetrotter(t, seat) if t.finish else 0
    return [
        routes_line(t, seat),
        tickets_line(t, seat),
        Fact("HA-SCORE-03", seat, 0, 0, 0, 0, bonus),
    ]


def tell_scores(t: Tabletop) -> None:
    """All tickets are revealed, one by one."""
    for seat in range(t.seats):
        for ticket in range(TICKETS):
            if t.players[seat].tickets & BIT[ticket]:
                points = ticket_points(t, seat, ticket)
                t.tell("HA-SCORE-02", seat, ticket, 0, 0, 0, points)
    for seat in range(t.seats):
        if globetrotter(t, seat):
            t.tell("HA-SCORE-03", seat, 0, 0, 0, 0, globetrotter(t, seat))


def tie_break(t: Tabletop, seat: i64) -> i64:
    """HA-SCORE-07, HA-SCORE-08: completed tickets."""
    return completed_tickets(t.board, t.players[seat])
