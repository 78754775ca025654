"""What is kept ready for views makes room for what is new."""

from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.games import screen
from kindu.games.heart_of_africa.view.shapes import SeatView
from kindu.games.heart_of_africa.view.ways import KEPT, MOST_KEPT, TicketView
from tests.games.test_common_view import played


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
    """The first seat's own tickets."""
    seat: SeatView = screen("heart_of_africa").view(Sight(state, 0), {})["seats"][0]
    return seat["tickets"]
