"""The tools that find a plan's numbers, on this game's plan."""

from kindu.games import load
from kindu.games.congo.plan.judgement import BY_ESTIMATE
from tools.learn import play
from tools.season import game


def test_the_same_game_with_the_same_weights_ends_alike() -> None:
    rules = load("congo")
    rich = {**BY_ESTIMATE, "helper": 90}
    leads = [game(rules, weights, 2, 0) for weights in (rich, rich, dict(BY_ESTIMATE))]

    assert leads[0] == leads[1] != leads[2]


def test_a_game_gives_rows_whose_points_to_come_shrink_to_those_of_the_last_stop() -> None:
    rows = play(load("congo"), 2, "greedy", 1, 0)
    to_come = [row[2] for row in rows]

    assert {33} == {len(row) - 3 for row in rows}
    assert max(to_come) == max(to_come[:4])
