"""A Sight of Heart of Africa in words for screens; with the modules beside it, all they need."""

from typing import TypedDict

from mypy_extensions import i64

from kindu.core.sight import Sight
from kindu.core.words import a_of, b_of, kind_of
from kindu.games.heart_of_africa import claim, terrain, tickets
from kindu.games.heart_of_africa.actions import CLAIM
from kindu.games.heart_of_africa.answer_view import (
    FACTS,
    Words,
    answer_words,
    fact_words,
    why_words,
)
from kindu.games.heart_of_africa.board_view import BoardView, board_view, titles
from kindu.games.heart_of_africa.hint_view import HINTS, hint_words
from kindu.games.heart_of_africa.kinds import (
    COLOUR,
    DOUBLE,
    KEEP,
    KEEP_ON,
    LOCOMOTIVES,
    SECOND,
    TURN,
    WILD,
)
from kindu.games.heart_of_africa.state import Table
from kindu.games.heart_of_africa.ways_view import TicketView, ticket_views
from kindu.games.piles import count, total

__all__ = [
    "FACTS",
    "HINTS",
    "LEAST",
    "BoardView",
    "DoublingView",
    "OfferView",
    "PendingView",
    "SeatView",
    "TableView",
    "TerrainView",
    "TicketView",
    "Words",
    "answer_words",
    "board_view",
    "fact_words",
    "hint_words",
    "titles",
    "view",
    "why_words",
]

# The answers that commit to least, the best first: few tickets, a card from the deck.
LEAST: tuple[str, ...] = ("enough", "draw train", "plain", "locomotives 0", "wild 0")

QUESTIONS: dict[int, str] = {
    int(KEEP): "keep",
    int(KEEP_ON): "keep",
    int(TURN): "turn",
    int(SECOND): "second",
    int(COLOUR): "colour",
    int(LOCOMOTIVES): "locomotives",
    int(DOUBLE): "double",
    int(WILD): "wild",
}


class SeatView(TypedDict):
    """One player; what this eye may not be shown is None.

    `known` are the cards in hand that all saw taken. `routes` are the points that all can see;
    `points` are those with the tickets this eye knows.
    """

    colour: str
    trains: int
    cards: int
    known: dict[str, int]
    hand: dict[str, int] | None
    terrain: dict[str, int]
    kept: int
    tickets: list[TicketView] | None
    tracks: list[str]
    routes: int
    points: int


class DoublingView(TypedDict):
    """The locomotives that this eye needs to double tracks of one type with this price."""

    price: int
    lengths: list[int]
    locomotives: int


class TerrainView(TypedDict):
    """A type of terrain: the greatest number before a player, and who has so many."""

    id: str
    most: int
    leaders: list[int]
    doubling: list[DoublingView]


class OfferView(TypedDict):
    """The tickets that this eye is choosing from: those kept so far, and the fewest to keep."""

    tickets: list[TicketView]
    kept: list[str]
    least: int


class PendingView(TypedDict):
    """The claim that this eye is putting together, as far as it is."""

    track: str
    card: str | None
    locomotives: int | None


class TableView(TypedDict):
    """All that lies on the table; `question` is the kind asked, a claim of others only a turn.

    `claims` are the tracks that this eye could claim with its hand, `closed` the free ones
    that it never can.
    """

    round: int
    first: int
    asked: int | None
    question: str | None
    last_round: bool
    turns_left: int | None
    train_row: list[str | None]
    train_deck: int
    train_discard: dict[str, int]
    terrain_row: list[str | None]
    terrain_deck: dict[str, int]
    terrain_discard: dict[str, int]
    ticket_deck: int
    terrain: list[TerrainView]
    seats: list[SeatView]
    claims: list[str]
    closed: list[str]
    offer: OfferView | None
    pending: PendingView | None


def view(sight: Sight, chosen: dict[str, str]) -> TableView:  # noqa: ARG001 - no display settings
    """The table as the screen of this eye shows it."""
    t = sight.state
    assert isinstance(t, Table)
    board = t.board
    colours, types = board.colours, board.terrain_ids
    asked = int(t.to_act()) if t.to_act() < t.seats else None
    return TableView(
        round=int(t.turns // t.seats) + 1,
        first=int(t.first) + 1,
        asked=None if asked is None else asked + 1,
        question=None if asked is None else QUESTIONS[int(kind_of(t.question()))],
        last_round=t.last >= 0,
        turns_left=int(t.last) if t.last >= 0 else None,
        train_row=[colours[kind] if kind >= 0 else None for kind in t.row],
        train_deck=int(t.deck_size),
        train_discard=pile(colours, t.discard),
        terrain_row=[types[kind] if kind >= 0 else None for kind in t.terrain_row],
        terrain_deck=pile(types, t.terrain_deck),
        terrain_discard=pile(types, t.terrain_discard),
        ticket_deck=int(tickets.in_deck(t)),
        terrain=[terrain_view(t, sight.eye, kind) for kind in range(len(types))],
        seats=[seat_view(t, seat) for seat in range(int(t.seats))],
        claims=claims(t, sight.eye),
        closed=closed(t, sight.eye),
        offer=offer_view(sight),
        pending=pending_view(sight),
    )


def pile(names: list[str], cards: i64) -> dict[str, int]:
    """Cards by name, those that there are."""
    found = {name: int(count(cards, kind)) for kind, name in enumerate(names)}
    return {name: n for name, n in found.items() if n}


def seat_view(t: Table, seat: int) -> SeatView:
    """What this eye's sight holds of a player (HA-INFO-02, HA-TICKET-05)."""
    player = t.players[seat]
    board = t.board
    ids = enumerate(board.track_ids)
    held = [n for n in range(len(board.ticket_ids)) if player.tickets >> n & 1]
    return SeatView(
        colour=board.player_colours[seat],
        trains=int(player.trains),
        cards=int(player.cards),
        known=pile(board.colours, player.known),
        hand=pile(board.colours, player.hand) if total(player.hand) == player.cards else None,
        terrain={
            name: int(count(player.terrain, kind)) for kind, name in enumerate(board.terrain_ids)
        },
        kept=int(player.kept),
        tickets=ticket_views(t, player, held) if len(held) == player.kept else None,
        tracks=[name for track, name in ids if player.owns(track)],
        routes=int(player.points),
        points=int(t.points(seat)),
    )


def terrain_view(t: Table, eye: i64, kind: int) -> TerrainView:
    """Who has most of a type, and what doubling would take this eye (HA-TERRAIN-13)."""
    counts = [int(count(player.terrain, kind)) for player in t.players]
    most = max(counts)
    return TerrainView(
        id=t.board.terrain_ids[kind],
        most=most,
        leaders=[seat for seat, n in enumerate(counts, 1) if n == most > 0],
        doubling=doubling(t, eye, kind) if eye < t.seats else [],
    )


def doubling(t: Table, eye: i64, kind: int) -> list[DoublingView]:
    """One entry for each price of doubling a track of this type, asked of such a track."""
    board = t.board
    found: dict[int, DoublingView] = {}
    of_type = [n for n in range(len(board.track_ids)) if board.track_terrain[n] == kind]
    for track in sorted(of_type, key=lambda n: board.track_length[n]):
        price, length = int(board.track_price[track]), int(board.track_length[track])
        wild = int(terrain.fewest_wild(t, eye, track))
        entry = found.setdefault(price, DoublingView(price=price, lengths=[], locomotives=wild))
        if length not in entry["lengths"]:
            entry["lengths"].append(length)
    return list(found.values())


def claims(t: Table, eye: i64) -> list[str]:
    """The tracks that this eye may claim, and can, if it is asked."""
    if eye >= t.seats:
        return []
    out = t.rules.buffer()
    claim.track_options(t, eye, out)
    return [t.board.track_ids[action - CLAIM] for action in out.actions()]


def closed(t: Table, eye: i64) -> list[str]:
    """Free tracks that their twins close to this eye, or to all (HA-DOUBLE-01, HA-DOUBLE-03)."""
    players = [t.players[eye]] if eye < t.seats else list(t.players)
    free = [track for track in range(len(t.board.track_ids)) if not t.taken(track)]
    shut = [n for n in free if not any(claim.is_open(t, player, n) for player in players)]
    return [t.board.track_ids[track] for track in shut]


def offer_view(sight: Sight) -> OfferView | None:
    """The tickets that this eye has to choose from now."""
    t = sight.state
    question = sight.question()
    assert isinstance(t, Table)
    if question < 0 or kind_of(question) not in (KEEP, KEEP_ON):
        return None
    player = t.players[sight.eye]
    offered = [int(player.offer_at(n)) for n in range(int(player.offered))]
    kept = int(b_of(question) & tickets.KEPT)
    return OfferView(
        tickets=ticket_views(t, player, offered),
        kept=[t.board.ticket_ids[ticket] for n, ticket in enumerate(offered) if kept >> n & 1],
        least=int(a_of(question)),
    )


def pending_view(sight: Sight) -> PendingView | None:
    """The claim under way; nobody else sees it before it is complete."""
    t = sight.state
    question = sight.question()
    assert isinstance(t, Table)
    kind = kind_of(question) if question >= 0 else 0
    if kind not in (COLOUR, LOCOMOTIVES, DOUBLE, WILD):
        return None
    paid = int(b_of(question))
    return PendingView(
        track=t.board.track_ids[a_of(question)],
        card=None if kind == COLOUR else t.board.colours[paid % 16],
        locomotives=paid // 16 if kind in (DOUBLE, WILD) else None,
    )
