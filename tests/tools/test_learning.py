"""The tools that find a plan's numbers: tools/season.py and tools/learn.py."""

import numpy as np

from tools.learn import fit
from tools.season import slopes, step_of


def test_the_slope_of_a_weight_that_wins_games_is_found() -> None:
    chance = np.random.default_rng(3)
    changes = chance.standard_normal((400, 3))
    leads = 5 * changes[:, 1] - 3 * changes[:, 2] + chance.standard_normal(400)
    seats = np.array([2, 4] * 200)
    idle, good, bad = slopes(changes, leads + 10 * (seats == 2), seats)

    assert bad < -5 < idle < 5 < good


def test_counts_are_changed_by_one_and_large_weights_by_a_share() -> None:
    assert [1.0, 10.0, 10.0, 200.0] == [step_of(weight) for weight in (4, 0, 40, 1000)]


def test_a_fit_finds_the_weights_of_each_phase_and_fills_an_early_gap() -> None:
    chance = np.random.default_rng(5)
    traits = np.column_stack([np.ones(4000), chance.standard_normal((4000, 2))])
    phase = np.repeat([1.0, 2.0], 2000)
    goal = np.where(phase == 1, traits @ [4, 1, 0], traits @ [2, 0, 3])
    rows = np.column_stack([np.zeros(4000), phase, goal, traits])
    nothing, first, second = fit(rows, 3)

    assert nothing == first
    assert np.allclose([[4000, 1000, 0], [2000, 0, 3000]], [first, second], atol=60)
