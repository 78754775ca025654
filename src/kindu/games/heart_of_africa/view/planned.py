"""A planned way in words for screens: its tracks, what pays for them, and what is still missing."""

# Not compiled: asked for once per click.

from kindu.core.sight import Sight
from kindu.core.words import BIT, KinduError
from kindu.games.heart_of_africa.board.components import GREY_ID
from kindu.games.heart_of_africa.network import completed, connect
from kindu.games.heart_of_africa.state.state import Player, Tabletop
from kindu.games.heart_of_africa.view.cheapest import Cheapest, PaidTrack
from kindu.games.heart_of_africa.view.shapes import PlannedTrackView, PlannedWayView
from kindu.games.heart_of_africa.view.table import bits


def plan(sight: Sight) -> list[PlannedWayView]:
    """The cheapest ways for the tickets of this eye that are open and can still be completed."""
    t = sight.state
    assert isinstance(t, Tabletop)
    if sight.eye >= t.seats:
        return []
    player = t.players[sight.eye]
    held = [n for n in bits(int(player.tickets)) if not completed(t.board, player, n)]
    return [one for n in held for one in plan_for(sight, t.board.ticket_ids[n])]


def plan_for(sight: Sight, to: str) -> list[PlannedWayView]:
    """The cheapest way to a stop or a country, or for a ticket; nothing if none is open."""
    t = sight.state
    assert isinstance(t, Tabletop)
    if sight.eye >= t.seats:
        return []
    found = way_to(Cheapest(t, t.players[sight.eye]), to)
    return [] if found is None else [found]


def way_to(cheapest: Cheapest, to: str) -> PlannedWayView | None:
    """The cheapest way to this goal."""
    goal = goal_of(cheapest.t, to)
    start = start_of(cheapest.t, cheapest.player, to) & ~goal
    legs = cheapest.way(cheapest.stops_of(start), cheapest.stops_of(goal))
    return None if legs is None else way_view(cheapest, to, legs)


def goal_of(t: Tabletop, to: str) -> int:
    """The stops where a way may end, as a set."""
    board = t.board
    if to in board.ticket_ids:
        return int(board.ticket_b[board.ticket_ids.index(to)])
    country = board.country_ids.index(to) if to in board.country_ids else -1
    stops = [
        n
        for n, stop in enumerate(board.stop_ids)
        if stop == to or (country >= 0 and board.stop_country[n] == country)
    ]
    if not stops:
        raise KinduError(f"expected a stop, a country or a ticket, but got {to!r}")
    return sum(int(BIT[n]) for n in stops)


def start_of(t: Tabletop, player: Player, to: str) -> int:
    """Where it may begin, as a set: the other end of a ticket, or any part of the network.

    Without a network, it begins where the player's tickets do.
    """
    board = t.board
    if to in board.ticket_ids:
        return int(board.ticket_a[board.ticket_ids.index(to)])
    network = 0
    for part in player.parts:
        network |= int(part)
    held = bits(int(player.tickets | player.choice)) or [
        int(player.offer_at(n)) for n in range(int(player.offered))
    ]
    ends = 0
    for ticket in held:
        ends |= int(board.ticket_a[ticket] | board.ticket_b[ticket])
    return network or ends


def way_view(cheapest: Cheapest, to: str, legs: list[PaidTrack]) -> PlannedWayView:
    """A way with what pays for each track, and the sum of it."""
    board = cheapest.t.board
    tracks = paid(cheapest, legs)
    need: dict[str, int] = {}
    for leg in tracks:
        for card, n in leg["missing"].items():
            need[card] = need.get(card, 0) + n
    return PlannedWayView(
        to=to,
        tracks=tracks,
        trains=sum(int(board.track_length[leg.track]) for leg in legs),
        points=sum(int(board.track_points[leg.track]) for leg in legs),
        missing=sum(need.values()),
        need=need,
        completes=completes(cheapest, legs),
    )


def paid(cheapest: Cheapest, legs: list[PaidTrack]) -> list[PlannedTrackView]:
    """Locomotives go to ferries first, then to whatever the colours leave open, in order."""
    board = cheapest.t.board
    left = cheapest.locomotives
    symbols = [int(board.track_locomotives[leg.track]) for leg in legs]
    ferries: list[int] = []
    for wanted in symbols:
        ferries.append(min(left, wanted))
        left -= ferries[-1]
    found: list[PlannedTrackView] = []
    for leg, wanted, given in zip(legs, symbols, ferries, strict=True):
        lacking = int(board.track_length[leg.track]) - wanted - leg.cards
        more = min(left, lacking)
        left -= more
        colour = [*board.colours[:-1], GREY_ID][leg.colour]
        missing = {colour: lacking - more, board.colours[-1]: wanted - given}
        found.append(
            PlannedTrackView(
                track=board.track_ids[leg.track],
                card=colour,
                cards=leg.cards,
                locomotives=given + more,
                missing={card: n for card, n in missing.items() if n},
            )
        )
    return found


def completes(cheapest: Cheapest, legs: list[PaidTrack]) -> list[str]:
    """The tickets in hand that this way would complete."""
    board, player = cheapest.t.board, cheapest.player
    after = player.copy()
    for leg in legs:
        connect(after, board.track_a[leg.track], board.track_b[leg.track])
    return [
        board.ticket_ids[ticket]
        for ticket in bits(int(player.tickets))
        if completed(board, after, ticket) and not completed(board, player, ticket)
    ]
