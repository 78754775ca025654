"""A tie in Congo 1884: both lay tiles in secret."""

import random

import pytest

from kindu.server.refusals import NotLegal
from tests.server.tables.matches import begun, planned, play


def test_a_message_ends_where_all_are_asked_at_once() -> None:
    """Dropping out may lead to a tie."""
    rng = random.Random(1)
    for seed in range(40):
        match = begun("congo", seed)
        while not match.over:
            seat = match.asked()[0]
            answers = planned(match, seat, rng)
            sight = match.follow(seat, answers)
            if sight.question() >= 0 and not match.in_group():
                with pytest.raises(NotLegal, match="is beyond that"):
                    match.check(seat, [*answers, sight.legal()[0]])
                return
            play(match, seat, answers)
    pytest.fail("expected a tie in 40 games, but there was none")
