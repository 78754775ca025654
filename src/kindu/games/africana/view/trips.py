"""The cheapest way to every place with the cards of this eye, in words for screens."""

# Not compiled: asked for once per click.

from typing import TypedDict

from kindu.core.sight import Sight
from kindu.games.africana.actions import PLACES, card_words
from kindu.games.africana.board.board import Board
from kindu.games.africana.plan.trips import Trips
from kindu.games.africana.state import Tabletop

Leg = tuple[str, str | None, int]


class TripView(TypedDict):
    """The cheapest way to a place: each step with its card (None: still missing) and its silver.

    Cheapest is what lacks the fewest cards, then what costs the least silver, then what takes the
    fewest cards, assistants of the right colour aside, then the shortest.
    """

    place: str
    legs: list[Leg]
    silver: int
    missing: int


def plan(sight: Sight) -> list[TripView]:
    """The ways of this eye to all other places, in the order of the board."""
    t = sight.state
    assert isinstance(t, Tabletop)
    if sight.eye >= t.seats:
        return []
    player = t.players[sight.eye]
    ways = Trips(t, player)
    return [trip(t.board, ways, place) for place in range(PLACES) if place != player.place]


def trip(board: Board, ways: Trips, place: int) -> TripView:
    """One of them."""
    cards = card_words(board)
    legs: list[Leg] = []
    for to, kind, silver in ways.legs(place):
        legs.append((board.place_ids[to], cards[kind] if kind >= 0 else None, silver))
    return TripView(
        place=board.place_ids[place],
        legs=legs,
        silver=sum([silver for _, _, silver in legs]),
        missing=len([card for _, card, _ in legs if card is None]),
    )
