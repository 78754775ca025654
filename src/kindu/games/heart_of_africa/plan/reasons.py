"""Why an answer of Heart of Africa may be a good one, as facts.

A link of a chain is explained together with those before it. Besides the facts of the log:
HA-CLAIM-01 a track and its points; HA-CLAIM-04 and HA-CLAIM-05 a track, and the cards that are
missing for it; HA-CLAIM-03 the trains left, and the spaces that the tickets still need; HA-CLAIM-06
the locomotives that a colour needs; HA-CLAIM-10 those that are left; HA-TERRAIN-13 a type, own
cards and those of the best rival; HA-TERRAIN-21 a track, the fewest locomotives as terrain, and the
points for doubling; HA-TICKET-06 a ticket, and the spaces and routes that are missing, -1 if no way
is open.
"""

from typing import Final

from mypy_extensions import i64

from kindu.core.state import State
from kindu.core.words import BIT, Fact, a_of, b_of, kind_of
from kindu.games.heart_of_africa import terrain
from kindu.games.heart_of_africa.actions import (
    CLAIM,
    DOUBLED,
    DRAW_TERRAIN,
    DRAW_TICKETS,
    DRAW_TRAIN,
    KEEPING,
    PAY,
    PLAIN,
    TAKE_TERRAIN,
    WITH,
)
from kindu.games.heart_of_africa.board.board import Board
from kindu.games.heart_of_africa.board.numbers import GREY, LOCOMOTIVE, TICKETS, TRACKS
from kindu.games.heart_of_africa.claim import (
    best_colour,
    fewest_locomotives,
    is_open,
)
from kindu.games.heart_of_africa.kinds import KEEP_ON
from kindu.games.heart_of_africa.plan.gaps import FAR, SPACE, Gaps, by_points
from kindu.games.heart_of_africa.state.state import Player, Tabletop
from kindu.games.heart_of_africa.tickets import KEPT
from kindu.games.piles import ONE, count
from kindu.games.preview import preview

MOST: Final = 2  # how many tracks are named
TOLD: Final = ("HA-CLAIM-08", "HA-TERRAIN-10", "HA-END-01", "HA-TICKET-01", "HA-TURN-03")


def reasons_of(state: State, action: i64) -> list[Fact]:
    """What speaks for an answer of the seat that is asked, by what this seat can see."""
    assert isinstance(state, Tabletop)
    seat = state.to_act()
    if action >= KEEPING:
        return of_tickets(state, seat, action)
    if action >= CLAIM:
        return of_claim(state, seat, action)
    if action >= DRAW_TICKETS:
        return told(state, action) + of_trains(state, seat, state.players[seat].tickets)
    if action == DRAW_TERRAIN:
        return []
    if action >= TAKE_TERRAIN:
        kind = action - TAKE_TERRAIN
        own = count(state.players[seat].terrain, kind) + 1
        return [Fact("HA-TERRAIN-13", seat, kind, own, terrain.most_of_others(state, seat, kind))]
    return of_card(state, seat, -1 if action == DRAW_TRAIN else action)


def told(t: Tabletop, action: i64) -> list[Fact]:
    """What the answer does, as the log will tell it."""
    return [fact for fact in preview(t, action).heard() if fact.rule in TOLD]


def of_claim(t: Tabletop, seat: i64, action: i64) -> list[Fact]:
    """A claim is worth its points and what it does for tickets; its links cost locomotives."""
    track = action - CLAIM if action < PAY else a_of(t.question())
    player = t.players[seat]
    points = t.board.track_points[track]
    if action < PAY:
        return [Fact("HA-CLAIM-01", seat, track, points=points), *nearer(t, seat, track)]
    if action < WITH:
        colour = action - PAY
        needed = t.board.track_length[track]
        if colour != LOCOMOTIVE:
            needed = fewest_locomotives(t, player, track, colour)
        return [Fact("HA-CLAIM-06", seat, colour, needed)]
    if action < PLAIN:
        return [Fact("HA-CLAIM-10", seat, count(player.hand, LOCOMOTIVE) - (action - WITH))]
    if action == DOUBLED:
        more = points * (t.board.multiplier - 1)
        return [Fact("HA-TERRAIN-21", seat, track, terrain.fewest_wild(t, seat, track), 0, 0, more)]
    return told(t, action) + nearer(t, seat, track)


def nearer(t: Tabletop, seat: i64, track: i64) -> list[Fact]:
    """The tickets that a track completes, then those that it brings nearer."""
    player = t.players[seat]
    before, after = Gaps(t, player), Gaps(t, player)
    after.claim(track)
    done: list[Fact] = []
    others: list[Fact] = []
    for ticket in by_points(t.board.ticket_points, player.tickets):
        missing = after.missing(ticket)
        if missing < before.missing(ticket):
            if missing == 0:
                points = t.board.ticket_points[ticket]
                done.append(Fact("HA-SCORE-02", seat, ticket, points=points))
            else:
                others.append(of_ticket(t.board, seat, ticket, missing))
    return done + others[:MOST]


def of_ticket(board: Board, seat: i64, ticket: i64, missing: i64) -> Fact:
    """How far a ticket is from being completed."""
    points = board.ticket_points[ticket]
    if missing >= FAR:
        return Fact("HA-TICKET-06", seat, ticket, -1, -1, 0, points)
    return Fact("HA-TICKET-06", seat, ticket, missing // SPACE, missing % SPACE, 0, points)


def of_tickets(t: Tabletop, seat: i64, action: i64) -> list[Fact]:
    """The tickets kept so far and this one, and whether there are trains for all."""
    player = t.players[seat]
    question = t.question()
    kept: i64 = BIT[action - KEEPING] if action < KEEPING + TICKETS else 0
    if kind_of(question) == KEEP_ON:
        for n in range(player.offered):
            if b_of(question) & KEPT & BIT[n]:
                kept |= BIT[player.offer_at(n)]
    gaps = Gaps(t, player)
    found: list[Fact] = []
    for ticket in by_points(t.board.ticket_points, kept):
        found.append(of_ticket(t.board, seat, ticket, gaps.missing(ticket)))
    return found + of_trains(t, seat, player.tickets | kept)


def of_trains(t: Tabletop, seat: i64, tickets: i64) -> list[Fact]:
    """The trains left, and the spaces that these tickets need."""
    player = t.players[seat]
    return [Fact("HA-CLAIM-03", seat, player.trains, Gaps(t, player).together(tickets))]


def of_card(t: Tabletop, seat: i64, kind: i64) -> list[Fact]:
    """For which tracks a card of this kind is missing; -1: for which any card is."""
    player = t.players[seat]
    hand = player.hand + ONE[kind] if kind >= 0 else player.hand
    wanted = wanted_tracks(t, player)
    found: list[Fact] = []
    for track in wanted:
        left = lacking(t.board, hand, track)
        if left < lacking(t.board, player.hand, track) or (kind < 0 and left > 0):
            found.append(of_track(t.board, seat, track, left))
    if found or kind < 0:
        return sorted(found, key=order)[:MOST]
    for track in range(TRACKS):
        paid = lacking(t.board, hand, track) == 0 < lacking(t.board, player.hand, track)
        if paid and is_open(t, player, track) and t.board.track_length[track] <= player.trains:
            found.append(of_track(t.board, seat, track, 0))
    return sorted(found, key=order)[:1]


def wanted_tracks(t: Tabletop, player: Player) -> list[i64]:
    """The tracks on the shortest ways of the tickets."""
    gaps = Gaps(t, player)
    found: list[i64] = []
    for ticket in by_points(t.board.ticket_points, player.tickets):
        if gaps.missing(ticket) < FAR:
            for track in gaps.way():
                gaps.claim(track)
                found.append(track)
    return found


def of_track(board: Board, seat: i64, track: i64, missing: i64) -> Fact:
    """A track and the cards that are missing for it."""
    rule = "HA-CLAIM-05" if board.track_colour[track] == GREY else "HA-CLAIM-04"
    return Fact(rule, seat, track, missing, 0, 0, board.track_points[track])


def order(fact: Fact) -> tuple[int, int, int]:
    """Few missing cards, many points."""
    return int(fact.b), -int(fact.points), int(fact.a)


def lacking(board: Board, hand: i64, track: i64) -> i64:
    """How many cards a hand lacks to pay for a track."""
    colour = board.track_colour[track]
    locomotives = count(hand, LOCOMOTIVE)
    cards = best_colour(hand) if colour == GREY else count(hand, colour)
    left = board.track_length[track] - cards - locomotives
    return max(0, left, board.track_locomotives[track] - locomotives)
