"""Worths by experience, over whole games."""

from pathlib import Path

import pytest

from kindu.core.play import answer
from kindu.games import load
from kindu.record import files

GAMES = Path(__file__).parent
STEP = 5  # answers from one look to the next


@pytest.mark.parametrize("key", ["heart_of_africa", "congo"])
@pytest.mark.parametrize("fewest", [True, False])
def test_judgements_stay_within_what_a_game_may_bring_and_end_at_the_score(
    key: str, fewest: bool
) -> None:
    rules = load(key)
    plan, seats = rules.plan(), int(rules.seats[0 if fewest else -1])
    file = files.read(GAMES / key / "golden" / f"{seats}-greedy.kindu")
    state = files.position(file, rules, 0)
    worths = [0]
    for n, line in enumerate(file.lines):
        answer(state, line)
        if n % STEP == 0 or state.over():
            worths = [int(plan.judge(state, seat)) for seat in range(seats)]

            assert all(-10000 < worth < 40000 for worth in worths)
    assert [100 * int(state.points(seat)) // int(rules.unit) for seat in range(seats)] == worths
