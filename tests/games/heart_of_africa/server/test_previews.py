"""What a preview shows of Heart of Africa."""

import random

from tests.server.tables.matches import begun, last_preview, shown


def test_the_preview_of_the_last_move_has_its_points_and_no_tickets_of_others() -> None:
    match = begun("heart_of_africa", 4)
    seat, view = last_preview(match, random.Random(4))
    ended = shown(match, seat)

    assert isinstance(ended, dict)
    own, other = view["seats"][seat], view["seats"][1 - seat]
    assert ended["seats"][seat]["routes"] == own["routes"]
    assert ended["seats"][seat]["trains"] == own["trains"]
    assert other["tickets"] is None
    assert ended["seats"][1 - seat]["tickets"] is not None
