"""What a preview shows of Africana."""

import random

from tests.server.tables.matches import begun, last_preview, shown


def test_hidden_scores_stay_hidden_in_the_preview_of_the_last_move() -> None:
    match = begun("africana", 4, hidden_scores="on")
    seat, view = last_preview(match, random.Random(4))
    ended = shown(match, seat)

    assert isinstance(ended, dict)
    assert view["seats"][1 - seat]["points"] is None
    assert ended["seats"][1 - seat]["points"] is not None
