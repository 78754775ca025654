"""Worths with tuned weights, over whole games."""

from pathlib import Path

import pytest

from kindu.core.play import answer
from kindu.games import keys, load
from kindu.record import files
from tests.cases import home

STEP = 5  # answers between two looks


FILES = [
    (key, path)
    for key in keys()
    for seats in (load(key).seats[0], load(key).seats[-1])
    for path in sorted(home(key).glob(f"golden/{seats}-greedy{files.SUFFIX}"))
]


@pytest.mark.parametrize(("key", "path"), FILES)
def test_judgements_stay_within_what_a_game_may_bring_and_end_at_the_score(
    key: str, path: Path
) -> None:
    rules, file = load(key), files.read(path)
    plan, seats = rules.plan(), file.seats
    state = files.position(file, rules, 0)
    worths = [0]
    for n, line in enumerate(file.lines):
        answer(state, line)
        if n % STEP == 0 or state.over():
            worths = [int(plan.judge(state, seat)) for seat in range(seats)]

            assert all(-10000 < worth < 40000 for worth in worths)
    assert [100 * int(state.points(seat)) // int(rules.unit) for seat in range(seats)] == worths
