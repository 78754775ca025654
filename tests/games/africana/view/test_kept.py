"""What is kept ready for views makes room for what is new."""

from kindu.core.sight import Sight
from kindu.games import screen
from kindu.games.africana.view.table import MOST_WAYS, WAYS
from tests.games.test_common_view import played


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
