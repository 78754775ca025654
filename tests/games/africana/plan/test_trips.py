"""The cheapest way to every place, compared with every journey that the rules allow."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest

from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR, kind_of
from kindu.games.africana.actions import ASSISTANT, COLOURS, JOKER, KINDS, MOVE, STEP
from kindu.games.africana.kinds import TRAVEL
from kindu.games.africana.state import Tabletop
from kindu.games.africana.travel import step_price
from kindu.games.africana.view.trips import TripView, plan
from tests.games.africana.scene import BOARD, CARDS, Scene, scene

MOST_MISSING = 3


class Price(NamedTuple):
    """What a journey costs; the first that differs decides."""

    silver: int
    cards: int
    steps: int
    jokers: int


def trips(game: Scene) -> dict[str, TripView]:
    return {one["place"]: one for one in plan(Sight(game.table, 0))}


def paid(game: Scene, place: str) -> str:
    """The cards of a trip in one line, with silver, or ? for a missing card."""
    legs = trips(game)[place]["legs"]
    return ", ".join(sorted(f"{card or '?'}{f' {n}' if n else ''}" for _, card, n in legs))


def journeys(game: Scene, jokers: int) -> dict[str, Price]:
    """The cheapest of all journeys that the rules allow with some jokers more in hand."""
    start = game.table.clone()
    start.players[0].hand[JOKER] += jokers
    start.apply(MOVE)
    best: dict[str, Price] = {}
    seen: set[tuple[object, ...]] = set()
    todo: list[tuple[Tabletop, Price]] = [(start, Price(0, 0, 0, -jokers))]
    while todo:
        t, price = todo.pop()
        player = t.players[0]
        key = (player.place, tuple(player.hand), price)
        if key in seen:
            continue
        seen.add(key)
        place = BOARD.place_ids[player.place]
        best[place] = min(best.get(place, price), price)
        todo += further(t, price)
    return best


def further(t: Tabletop, price: Price) -> list[tuple[Tabletop, Price]]:
    """Every step that is legal now."""
    assert kind_of(t.question()) == TRAVEL
    found = []
    for action in Sight(t, 0).legal():
        if STEP <= action < STEP + len(BOARD.place_ids) * KINDS:
            place, kind = divmod(action - STEP, KINDS)
            silver = int(step_price(t, kind, place))
            free = ASSISTANT <= kind < JOKER and not silver
            after = t.clone()
            after.apply(action)
            cost = (silver, 0 if free else 1, 1, 1 if kind == JOKER else 0)
            found.append((after, Price(*map(sum, zip(price, cost, strict=True)))))
    return found


def hand(rng: random.Random) -> str:
    """Up to four cards: travel cards, assistants, perhaps the joker."""
    some = [CARDS[rng.randrange(COLOURS)] for _ in range(rng.randrange(4))]
    some += [CARDS[ASSISTANT + rng.randrange(COLOURS)] for _ in range(rng.randrange(2))]
    return " ".join(some + ["joker"] * rng.randrange(2))


@pytest.mark.parametrize("seed", range(8))
def test_no_journey_that_the_rules_allow_is_cheaper(seed: int) -> None:
    rng = random.Random(seed)
    here, silver = rng.choice(BOARD.place_ids), rng.choice([0, 4, 5, 11])
    game = scene(2, p1={"at": here, "hand": hand(rng), "silver": silver})
    found = trips(game)
    left = set(BOARD.place_ids) - {here}
    for missing in range(MOST_MISSING):
        every = journeys(game, missing)
        for place in sorted(left & set(every)):
            trip = found[place]
            assert (missing, every[place].silver) == (trip["missing"], trip["silver"]), place
            if not missing:
                assert every[place] == price_of(trip), place
        left -= set(every)

    assert all(found[place]["missing"] >= MOST_MISSING for place in left)


def price_of(trip: TripView) -> Price:
    """The price of a trip that can be paid."""
    cards = [card or "" for _, card, _ in trip["legs"]]
    free = [card for _, card, silver in trip["legs"] if "-" in (card or "") and not silver]
    steps = len(cards)
    return Price(trip["silver"], steps - len(free), steps, cards.count("joker"))


def test_a_trip_without_missing_cards_can_be_played_as_it_is() -> None:
    game = scene(2, p1={"at": "cairo", "hand": "grey orange orange joker", "silver": 6})
    for trip in trips(game).values():
        if trip["missing"]:
            continue
        played = Scene(game.table.clone())
        played.play("1 move", *(f"1 step {place} {card}" for place, card, _ in trip["legs"]))

        assert (trip["place"], 6 - trip["silver"]) == (played.place(1), played.silver(1))


@pytest.mark.parametrize(
    ("cards", "silver", "expected"),
    [
        ("grey violet", 0, "grey, violet"),
        ("grey grey-assistant violet", 0, "grey-assistant, violet"),
        ("grey violet joker", 0, "grey, violet"),
        ("grey joker", 5, "grey, joker"),
        ("grey magenta-assistant turquoise-assistant", 0, "magenta-assistant, turquoise-assistant"),
        ("violet violet", 5, "violet, violet 5"),
        ("violet violet", 4, "?, violet"),
    ],
)
def test_cards_pay_in_the_order_in_which_they_are_dear(
    cards: str, silver: int, expected: str
) -> None:
    """Cairo to Khartoum over Aswan (turquoise, grey) or Tripoli; Khartoum is magenta, violet."""
    game = scene(2, p1={"at": "cairo", "hand": cards, "silver": silver})

    assert expected == paid(game, "khartoum")


def test_a_detour_that_can_be_paid_is_better_than_a_missing_card() -> None:
    game = scene(2, p1={"at": "napoli", "hand": "orange magenta", "silver": 0})

    assert 2 == len(trips(game)["dakar"]["legs"])
    assert 0 == trips(game)["dakar"]["missing"]


def test_a_spectator_has_no_trips_and_nobody_one_to_where_he_stands() -> None:
    game = scene(2, p1={"at": "cairo"})

    assert [] == plan(Sight(game.table, SPECTATOR))
    assert len(BOARD.place_ids) - 1 == len(trips(game))
    assert "cairo" not in trips(game)


def test_the_planner_does_not_need_the_turn() -> None:
    game = scene(2, p2={"at": "cairo", "hand": "grey violet", "silver": 0})
    found = {one["place"]: one for one in plan(Sight(game.table, 1))}

    assert ["grey", "violet"] == [card for _, card, _ in found["khartoum"]["legs"]]
