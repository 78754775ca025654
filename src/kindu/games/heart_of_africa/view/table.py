"""A Sight of Heart of Africa in words for screens; this folder has everything that they need."""

from functools import lru_cache

from mypy_extensions import i64

from kindu.core.sight import Sight
from kindu.core.words import a_of, b_of, kind_of
from kindu.games.heart_of_africa import claim, terrain, tickets
from kindu.games.heart_of_africa.actions import CLAIM, KEEPING
from kindu.games.heart_of_africa.board.board import Board
from kindu.games.heart_of_africa.board.numbers import LOCOMOTIVE
from kindu.games.heart_of_africa.kinds import (
    COLOUR,
    DOUBLING,
    KEEP,
    KEEP_ON,
    LOCOMOTIVES,
    SECOND,
    TURN,
    WILD,
)
from kindu.games.heart_of_africa.state.state import LOW, Player, Tabletop
from kindu.games.heart_of_africa.view.shapes import (
    DoublingView,
    OfferView,
    PendingView,
    Question,
    SeatView,
    TableView,
    TerrainView,
)
from kindu.games.heart_of_africa.view.ways import ticket_views
from kindu.games.piles import count, total

BOARDS = 32  # how many boards have their lists kept ready

# The answers that commit to least, the best first: few tickets, a card from the deck.
LEAST: tuple[str, ...] = ("enough", "draw train", "plain", "locomotives 0", "wild 0")

QUESTIONS: dict[int, Question] = {
    int(KEEP): "keep",
    int(KEEP_ON): "keep",
    int(TURN): "turn",
    int(SECOND): "second",
    int(COLOUR): "colour",
    int(LOCOMOTIVES): "locomotives",
    int(DOUBLING): "double",
    int(WILD): "wild",
}


def view(
    sight: Sight,
    chosen: dict[str, str],  # noqa: ARG001 - no display settings
    common: TableView | None = None,
) -> TableView:
    """The table as the screen of this eye shows it.

    `common` is the view of a spectator at the same moment, if there is one already.
    """
    t = sight.state
    assert isinstance(t, Tabletop)
    found = shared(t) if common is None else common.copy()
    eye = int(sight.eye)
    if eye >= t.seats:
        return found
    asked = asked_seat(t)
    found["asked"] = None if asked is None else asked + 1
    found["question"] = None if asked is None else QUESTIONS[int(kind_of(t.question()))]
    found["seats"] = found["seats"].copy()
    found["seats"][eye] = seat_view(t, eye)
    found["terrain"] = [
        TerrainView(
            id=one["id"],
            most=one["most"],
            leaders=one["leaders"],
            lead=one["lead"],
            rival=int(terrain.most_of_others(t, eye, kind)),
            doubling=doubling(t, eye, kind),
        )
        for kind, one in enumerate(found["terrain"])
    ]
    found["claims"] = claims(t, eye)
    found["closed"] = closed(t, [t.players[eye]])
    found["offer"] = offer_view(sight)
    found["pending"] = pending_view(sight)
    return found


def asked_seat(t: Tabletop) -> int | None:
    """Who answers next, from 0."""
    return int(t.to_act()) if t.to_act() < t.seats else None


def shared(t: Tabletop) -> TableView:
    """What a spectator is shown."""
    board = t.board
    colours, types = board.colours, board.terrain_ids
    asked = asked_seat(t)
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
        terrain=[terrain_view(t, kind) for kind in range(len(types))],
        seats=[seat_view(t, seat) for seat in range(int(t.seats))],
        claims=[],
        closed=closed(t, list(t.players)),
        offer=None,
        pending=None,
    )


def bits(mask: int) -> list[int]:
    """The members of a set, in order."""
    found: list[int] = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


def pile(names: list[str], cards: i64) -> dict[str, int]:
    """Cards by name; kinds with no card are left out."""
    found = {name: int(count(cards, kind)) for kind, name in enumerate(names)}
    return {name: n for name, n in found.items() if n}


def seat_view(t: Tabletop, seat: int) -> SeatView:
    """What this eye sees of a player (HA-INFO-02, HA-TICKET-05)."""
    player = t.players[seat]
    board = t.board
    held = bits(int(player.tickets))
    owned = bits(int(player.low) | int(player.high) << LOW)
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
        tracks=[board.track_ids[track] for track in owned],
        routes=int(player.points),
        points=int(t.points(seat)),
    )


def terrain_view(t: Tabletop, kind: int) -> TerrainView:
    """Who has most of a type."""
    counts = [int(count(player.terrain, kind)) for player in t.players]
    most = max(counts)
    return TerrainView(
        id=t.board.terrain_ids[kind],
        most=most,
        leaders=[seat for seat, n in enumerate(counts, 1) if n == most > 0],
        lead=most - int(terrain.most_of_others(t, counts.index(most), kind)),
        rival=None,
        doubling=[],
    )


def doubling(t: Tabletop, eye: int, kind: int) -> list[DoublingView]:
    """What this eye would need for doubling (HA-TERRAIN-13), by each price of the type."""
    rival = int(terrain.most_of_others(t, eye, kind))
    held = int(count(t.players[eye].hand, LOCOMOTIVE))
    found: list[DoublingView] = []
    for price, lengths, track in prices(t.board, kind):
        wild = int(terrain.fewest_wild(t, eye, track))
        found.append(
            DoublingView(
                price=price,
                lengths=lengths,
                locomotives=wild,
                levels=rival >= price,
                held=held >= wild,
            )
        )
    return found


@lru_cache(maxsize=BOARDS)
def prices(board: Board, kind: int) -> list[tuple[int, list[int], int]]:
    """The prices of doubling a track of this type, each with its lengths and such a track."""
    found: dict[int, tuple[int, list[int], int]] = {}
    of_type = [n for n in range(len(board.track_ids)) if board.track_terrain[n] == kind]
    for track in sorted(of_type, key=lambda n: board.track_length[n]):
        price, length = int(board.track_price[track]), int(board.track_length[track])
        _, lengths, _ = found.setdefault(price, (price, [], track))
        if length not in lengths:
            lengths.append(length)
    return list(found.values())


def claims(t: Tabletop, eye: int) -> list[str]:
    """The tracks that this eye may claim and can pay for, if it is asked."""
    out = t.rules.buffer()
    claim.track_options(t, eye, out)
    return [t.board.track_ids[action - CLAIM] for action in out.actions()]


def closed(t: Tabletop, players: list[Player]) -> list[str]:
    """Free tracks that are closed to these players by their twins (HA-DOUBLE-01, HA-DOUBLE-03)."""
    free = [track for track in with_twin(t.board) if not t.taken(track)]
    shut = [n for n in free if not any(claim.is_open(t, player, n) for player in players)]
    return [t.board.track_ids[track] for track in shut]


@lru_cache(maxsize=BOARDS)
def with_twin(board: Board) -> list[int]:
    """The tracks that have a twin; only these can ever be closed."""
    return [track for track in range(len(board.track_ids)) if board.track_twin[track] >= 0]


def offer_view(sight: Sight) -> OfferView | None:
    """The tickets that this seat chooses from, or has chosen from while others still choose."""
    t = sight.state
    assert isinstance(t, Tabletop)
    player, question = t.players[sight.eye], sight.question()
    if question >= 0 and kind_of(question) in (KEEP, KEEP_ON):
        named = int(b_of(question) & tickets.KEPT)
        return offered_view(t, player, named, int(a_of(question)))
    if not player.choice:
        return None
    chosen = [int(player.choice) >> int(player.offer_at(n)) & 1 for n in range(int(player.offered))]
    named = sum(one << n for n, one in enumerate(chosen))
    return offered_view(t, player, named, int(t.board.first_keep))


def offered_view(t: Tabletop, player: Player, named: int, least: int) -> OfferView:
    """A player's offer; `named` says which places in it are kept, as a set."""
    offered = [int(player.offer_at(n)) for n in range(int(player.offered))]
    ids = t.board.ticket_ids
    return OfferView(
        tickets=ticket_views(t, player, offered),
        answers={ids[ticket]: int(KEEPING) + ticket for ticket in offered},
        kept=[ids[ticket] for n, ticket in enumerate(offered) if named >> n & 1],
        least=least,
    )


def pending_view(sight: Sight) -> PendingView | None:
    """The claim in progress; nobody else sees it until it is complete."""
    t = sight.state
    question = sight.question()
    assert isinstance(t, Tabletop)
    kind = kind_of(question) if question >= 0 else 0
    if kind not in (COLOUR, LOCOMOTIVES, DOUBLING, WILD):
        return None
    paid = int(b_of(question))
    return PendingView(
        track=t.board.track_ids[a_of(question)],
        card=None if kind == COLOUR else t.board.colours[paid % 16],
        locomotives=paid // 16 if kind in (DOUBLING, WILD) else None,
    )
