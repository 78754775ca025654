"""The cheapest way to a place or for a ticket, beside all ways there are, and as it is told."""

import random
from collections.abc import Iterator
from itertools import product

import pytest

from kindu.core.sight import Sight
from kindu.core.words import KinduError
from kindu.games.heart_of_africa.board.numbers import GREY, LOCOMOTIVE
from kindu.games.heart_of_africa.claim import is_open
from kindu.games.heart_of_africa.state.state import Player, Tabletop
from kindu.games.heart_of_africa.view.cheapest import Cheapest
from kindu.games.heart_of_africa.view.planned import plan, plan_for
from kindu.games.heart_of_africa.view.shapes import PlannedWayView
from kindu.games.piles import count
from tests.games.heart_of_africa.scene import BOARD, Scene, scene

Key = tuple[int, int, int, int]
COLOURS = BOARD.colours[:-1]
SEEDS = range(40)


def random_table(seed: int) -> Scene:
    """A hand of some cards, few trains, a small network, and some tracks of a rival."""
    rng = random.Random(seed)
    cards = [rng.choice(BOARD.colours) for _ in range(rng.randrange(0, 12))]
    tracks = rng.sample(range(len(BOARD.track_ids)), 30)
    mine, other = tracks[: rng.randrange(0, 4)], tracks[4:]
    p1 = {"hand": " ".join(cards), "tickets": "T05 T23", "owns": names(mine)}
    game = scene(4, p1=p1, p2={"owns": names(other[:13])}, p3={"owns": names(other[13:])})
    return few_trains(game, rng.randrange(3, 9))


def few_trains(game: Scene, trains: int) -> Scene:
    """The others are out of the game: on tracks, they would make a large network."""
    game.table.players[0].trains = trains
    return game


def names(tracks: list[int]) -> str:
    return " ".join(BOARD.track_ids[track] for track in tracks)


def paths(t: Tabletop, player: Player, start: set[int], goal: set[int]) -> Iterator[list[int]]:
    """The missing tracks of every path without a circle that the trains suffice for."""

    def walk(stop: int, seen: set[int], missing: list[int], trains: int) -> Iterator[list[int]]:
        if stop in goal:
            yield missing
            return
        for track in range(len(BOARD.track_ids)):
            ends = [int(BOARD.track_a[track]), int(BOARD.track_b[track])]
            own = player.owns(track)
            if stop not in ends or not (own or is_open(t, player, track)):
                continue
            there = sum(ends) - stop
            left = trains if own else trains - int(BOARD.track_length[track])
            if there not in seen and left >= 0:
                more = missing if own else [*missing, track]
                yield from walk(there, seen | {there}, more, left)

    for stop in start:
        yield from walk(stop, {stop}, [], int(player.trains))


def price(player: Player, tracks: list[int]) -> Key:
    """Missing cards, spaces, cards that locomotives replace, tracks: the best of all payments."""
    hand = [int(count(player.hand, kind)) for kind in range(LOCOMOTIVE)]
    printed = [int(BOARD.track_colour[track]) for track in tracks]
    choices = [range(LOCOMOTIVE) if one == GREY else [one] for one in printed]
    wild = min(replaced(hand, tracks, paid) for paid in product(*choices))
    missing = max(0, wild - int(count(player.hand, LOCOMOTIVE)))
    return missing, sum(int(BOARD.track_length[track]) for track in tracks), wild, len(tracks)


def replaced(hand: list[int], tracks: list[int], colours: tuple[int, ...]) -> int:
    """How many cards the hand lacks if these colours pay, in order."""
    left, wild = list(hand), 0
    for track, colour in zip(tracks, colours, strict=True):
        ferry = int(BOARD.track_locomotives[track])
        wanted = int(BOARD.track_length[track]) - ferry
        used = min(left[colour], wanted)
        left[colour] -= used
        wild += ferry + wanted - used
    return wild


@pytest.mark.parametrize("seed", SEEDS)
def test_no_way_of_all_there_are_is_cheaper(seed: int) -> None:
    table = random_table(seed).table
    player = table.players[0]
    cheapest = Cheapest(table, player)
    goal = {random.Random(seed).randrange(len(BOARD.stop_ids))}
    start = {
        stop
        for stop in range(len(BOARD.stop_ids))
        if any(int(part) >> stop & 1 for part in player.parts)
    } or {0, 20}
    legs = cheapest.way({cheapest.part[one] for one in start}, {cheapest.part[one] for one in goal})
    every = [price(player, tracks) for tracks in paths(table, player, start, goal)]

    assert (None if legs is None else price(player, [leg.track for leg in legs])) == min(
        every, default=None
    )


def told(game: Scene, to: str = "") -> list[PlannedWayView]:
    sight = Sight(game.table, 0)
    return plan_for(sight, to) if to else plan(sight)


def only(game: Scene, to: str) -> PlannedWayView:
    [found] = told(game, to)
    return found


def test_a_way_says_what_pays_for_each_track_and_what_is_missing() -> None:
    """Windhoek is reached; Walvis Bay lies one orange space further, Moçâmedes four yellow ones."""
    p1 = {"hand": "yellow*2 locomotive orange", "owns": "windhoek-walvis_bay"}
    found = only(scene(2, p1=p1), "mocamedes")

    assert ["mocamedes-walvis_bay/1"] == [leg["track"] for leg in found["tracks"]]
    assert {"card": "yellow", "cards": 2, "locomotives": 1} == {
        name: found["tracks"][0][name] for name in ("card", "cards", "locomotives")
    }
    assert ({"yellow": 1}, 1, 4, 7) == tuple(
        found[name] for name in ("need", "missing", "trains", "points")
    )


def test_a_place_of_the_network_takes_nothing() -> None:
    found = only(scene(2, p1={"owns": "windhoek-walvis_bay"}), "windhoek")

    assert ([], 0, 0, {}) == (found["tracks"], found["trains"], found["missing"], found["need"])


def test_without_a_network_a_way_begins_at_a_ticket() -> None:
    game = scene(2, p1={"tickets": "T05"})
    ends = BOARD.ticket_ends[BOARD.ticket_ids.index("T05")]
    found = [only(game, end)["trains"] for end in ends]

    assert found[0] == found[1] == only(game, "T05")["trains"] > 0


def test_the_ways_of_all_open_tickets_are_told_together() -> None:
    game = scene(2, p1={"tickets": "T05 T23"})

    assert ["T05", "T23"] == [one["to"] for one in told(game)]
    assert all(one["to"] in one["completes"] for one in told(game))


def test_a_goal_that_the_trains_do_not_reach_has_no_way() -> None:
    game = few_trains(scene(2, p1={"tickets": "T05", "owns": "windhoek-walvis_bay"}), 1)

    assert [] == told(game, "T05") == told(game, "fachoda")


def test_a_ferry_asks_for_locomotives() -> None:
    game = scene(2, p1={"hand": "red*6", "owns": "pretoria-durban/1"})
    found = only(game, "madagascar")

    assert 0 < found["need"]["locomotive"] <= found["missing"]


def test_a_spectator_has_no_plan_and_an_unknown_goal_is_refused() -> None:
    game = scene(2, p1={"tickets": "T05"})

    assert [] == plan(Sight(game.table, 2)) == plan_for(Sight(game.table, 2), "T05")
    with pytest.raises(KinduError, match="expected a stop, a country or a ticket, but got 'xyz'"):
        told(game, "xyz")


def test_a_card_pays_only_once_and_nothing_but_the_hand_pays() -> None:
    for seed in SEEDS:
        game = random_table(seed)
        player = game.table.players[0]
        for one in told(game):
            paid = dict.fromkeys(BOARD.colours, 0)
            for leg in one["tracks"]:
                if leg["cards"]:
                    paid[leg["card"]] += leg["cards"]
                paid["locomotive"] += leg["locomotives"]
                length = BOARD.track_length[BOARD.track_ids.index(leg["track"])]

                assert length == leg["cards"] + leg["locomotives"] + sum(leg["missing"].values())
            hand = {name: int(count(player.hand, n)) for n, name in enumerate(BOARD.colours)}

            assert all(paid[name] <= hand[name] for name in paid)
            assert (
                not one["missing"]
                or paid["locomotive"] == hand["locomotive"]
                or (set(one["need"]) <= {"locomotive"})
            )
