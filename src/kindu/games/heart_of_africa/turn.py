"""HA-TURN, HA-END: whose turn it is, what may be done, and when the game ends."""

from typing import Final

from mypy_extensions import i64

from kindu.core.words import Options, ask, step
from kindu.games.heart_of_africa import claim, draw, scoring, tickets
from kindu.games.heart_of_africa.actions import CLAIM, DRAW_TICKETS, PASS
from kindu.games.heart_of_africa.kinds import END_OF_TURN, NEXT_TURN, TURN
from kindu.games.heart_of_africa.state.state import Tabletop

LAST_ROUND: Final = 1  # t.finish
ALL_PASSED: Final = 2


def next_turn(t: Tabletop, seat: i64) -> None:
    """HA-TURN-01: the seat does exactly one thing; then the next player has the turn."""
    t.push(step(END_OF_TURN, seat))
    t.push(ask(TURN, seat))


def turn_options(t: Tabletop, seat: i64, out: Options) -> None:
    """HA-TURN-02, HA-TURN-03, HA-TICKET-08: whatever is possible; if nothing is, a forced pass."""
    draw.card_options(t, False, out)
    if tickets.in_deck(t) > 0:
        out.add(DRAW_TICKETS)
    claim.track_options(t, seat, out)
    if out.n == 0:
        out.add(PASS)


def take_turn(t: Tabletop, question: i64, seat: i64, action: i64) -> None:
    """Begin the chosen action; a claim is announced once it is complete."""
    if action < CLAIM:
        t.tell("HA-TURN-01", seat)
    if action >= CLAIM:
        claim.choose_track(t, question, action - CLAIM)
    elif action == PASS:
        t.passes += 1
        t.tell("HA-TURN-03", seat)
        t.revealed += 1
    elif action == DRAW_TICKETS:
        tickets.begin(t, seat)
    else:
        draw.first_card(t, seat, action)


def end_of_turn(t: Tabletop, seat: i64) -> None:
    """HA-END-01, HA-END-02, HA-END-03, HA-END-04, HA-TURN-04: the last round, and the end."""
    t.turns += 1
    t.revealed += 1
    if t.passes >= t.seats:
        finish(t, ALL_PASSED)
        return
    if t.last > 0:
        t.last -= 1
    elif t.players[seat].trains <= t.board.end_trains:
        t.last = t.seats
        t.tell("HA-END-01", seat)
    if t.last == 0:
        finish(t, LAST_ROUND)
    else:
        t.push(step(NEXT_TURN, (seat + 1) % t.seats))


def finish(t: Tabletop, how: i64) -> None:
    """Nothing is pending any more; the tickets are judged."""
    t.finish = how
    t.tell("HA-END-02" if how == LAST_ROUND else "HA-TURN-03", -1)
    scoring.tell_scores(t)
