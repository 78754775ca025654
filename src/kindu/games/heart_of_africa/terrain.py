"""HA-TERRAIN-10 to 22: doubling the points of a route with terrain cards."""

from mypy_extensions import i64

from kindu.games.heart_of_africa.state.state import Tabletop
from kindu.games.piles import ONE, count


def most_of_others(t: Tabletop, seat: i64, kind: i64) -> i64:
    """HA-TERRAIN-13: the most cards of this type that any single opponent has."""
    most: i64 = 0
    for other in range(t.seats):
        if other != seat:
            most = max(most, count(t.players[other].terrain, kind))
    return most


def fewest_wild(t: Tabletop, seat: i64, track: i64) -> i64:
    """HA-TERRAIN-15, HA-TERRAIN-17, HA-TERRAIN-21: enough for the comparison and the price."""
    kind = t.board.track_terrain[track]
    own = count(t.players[seat].terrain, kind)
    return max(0, max(most_of_others(t, seat, kind), t.board.track_price[track]) - own)


def most_wild(t: Tabletop, seat: i64, track: i64, spare: i64) -> i64:
    """HA-TERRAIN-14, HA-TERRAIN-18: as many as the hand has, but none that would be wasted."""
    kind = t.board.track_terrain[track]
    own = count(t.players[seat].terrain, kind)
    useful = max(t.board.track_price[track], most_of_others(t, seat, kind) - own)
    return min(useful, spare)


def own_cards(t: Tabletop, track: i64, wild: i64) -> i64:
    """HA-TERRAIN-22: the player's terrain cards pay exactly what the locomotives do not."""
    return max(0, t.board.track_price[track] - wild)


def double_points(t: Tabletop, seat: i64, track: i64, wild: i64) -> None:
    """HA-TERRAIN-10, HA-TERRAIN-04: the cards are discarded and the points scored once more."""
    player = t.players[seat]
    kind = t.board.track_terrain[track]
    cards = own_cards(t, track, wild)
    player.terrain -= cards * ONE[kind]
    t.terrain_discard += cards * ONE[kind]
    points = t.board.track_points[track] * (t.board.multiplier - 1)
    player.points += points
    t.tell("HA-TERRAIN-10", seat, track, cards, wild, 0, points * t.rules.unit)
