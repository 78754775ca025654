"""Views that are made from a spectator's, and what is kept ready for them."""

import pytest

from kindu.core.play import Dice, advance, settle
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import SPECTATOR
from kindu.games import keys, load, screen
from kindu.games.africana.view.table import MOST_WAYS, WAYS
from kindu.games.heart_of_africa.view.shapes import SeatView
from kindu.games.heart_of_africa.view.ways import KEPT, MOST_KEPT, TicketView

EVERY = 7  # answers between two looks


def played(key: str, answers: int) -> list[State]:
    """Positions of a random game of three."""
    state, rng = load(key).start(3), Rng("common", key)
    settle(state, Dice(rng))
    found: list[State] = []
    for number in range(answers):
        if number % EVERY == 0:
            found.append(state.clone())
        legal = state.legal()
        advance(state, legal[int(rng.below(len(legal)))], Dice(rng))
        if state.over():
            break
    return [*found, state]


@pytest.mark.parametrize("key", keys())
def test_a_view_from_the_common_one_is_the_whole_view(key: str) -> None:
    words = screen(key)
    for state in played(key, 200):
        common = words.view(Sight(state, SPECTATOR), {})
        for eye in (0, 1, 2, int(SPECTATOR)):
            sight = Sight(state, eye)

            assert words.view(sight, {}) == words.view(sight, {}, common)


def test_ways_that_are_kept_make_room_for_new_ones() -> None:
    """Africana keeps the steps of a hand from a place."""
    state = played("africana", 0)[-1]
    WAYS.clear()
    before = screen("africana").view(Sight(state, 0), {})["ways"]
    (board, *_) = next(iter(WAYS))
    WAYS.clear()
    WAYS.update({(board, place, -1, False): [] for place in range(MOST_WAYS)})
    after = screen("africana").view(Sight(state, 0), {})["ways"]

    assert before == after
    assert MOST_WAYS == len(WAYS)
    assert (board, 0, -1, False) not in WAYS


def test_tickets_that_are_kept_make_room_for_new_ones() -> None:
    """Heart of Africa keeps tickets as they stand in a network."""
    state = next(state for state in played("heart_of_africa", 60)[1:] if tickets(state))
    before = tickets(state)
    KEPT.clear()
    old = TicketView(id="", done=False, missing=None, own=0, way=[])
    KEPT.update({(number,): old for number in range(MOST_KEPT)})
    after = tickets(state)

    assert before == after
    assert MOST_KEPT == len(KEPT)
    assert (0,) not in KEPT


def tickets(state: State) -> list[TicketView] | None:
    """The own tickets of the first seat."""
    seat: SeatView = screen("heart_of_africa").view(Sight(state, 0), {})["seats"][0]
    return seat["tickets"]
