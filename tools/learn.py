"""Learn the outlook of a game: play, note traits in quiet states, fit them to later points.

    PYTHONPATH=build/compiled .venv/bin/python -m tools.learn GAME --games 600 --bot greedy

writes games/<game>/weights.py. The fit is a ridge regression for each number of seats and phase.
"""

import argparse
import textwrap
from functools import partial
from pathlib import Path

import numpy as np
from librt.vecs import vec

from kindu.advice.players import player
from kindu.bots.base import Budget
from kindu.core.play import Dice
from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.words import CHANCE
from kindu.games import load
from kindu.lab.workers import in_order

ROOT = Path(__file__).parents[1]
ROOM = 64
PART = 5  # games given to a process at a time
RIDGE = 30.0  # strength of the pull towards 0, in rows of data with a spread of one
Row = list[float]  # game, phase, points to come, then the traits


def play(rules: Rules, seats: int, bot: str, iterations: int, game: int) -> list[Row]:
    """One game; every seat's traits at each quiet moment, and what it won after it."""
    plan = rules.plan()
    budget = Budget(iterations) if iterations else None
    players = [player(bot, rules, budget) for _ in range(seats)]
    thoughts, luck = Rng("learn", rules.key, game), Dice(Rng("learn luck", rules.key, game))
    state = rules.start(seats)
    traits = vec[float]([0.0] * ROOM)
    rows: list[tuple[int, Row]] = []
    dealt = False
    while not state.over():
        if dealt and plan.quiet(state):
            for seat in range(seats):
                n = plan.traits(state, seat, traits)
                so_far = int(state.points(seat)) / int(rules.unit)
                rows.append((seat, [float(plan.phase(state)), -so_far, *list(traits)[:n]]))
        seat = int(state.to_act())
        if seat == CHANCE:
            state.apply(luck.draw(state, state.question()))
        else:
            dealt = True
            state.apply(players[seat].think(Sight(state, seat), thoughts).best())
    for seat, row in rows:
        row[1] += int(state.points(seat)) / int(rules.unit)
    return [[float(game), *row] for seat, row in rows]


def part(key: str, seats: int, bot: str, iterations: int, games: range) -> list[list[Row]]:
    rules = load(key)
    return [play(rules, seats, bot, iterations, game) for game in games]


def fit(rows: np.ndarray, phases: int) -> list[list[int]]:
    """For each phase the weights in 1/1000, and on the screen how much they explain.

    A phase before anybody has decided anything gets those of the next.
    """
    weights: list[list[int]] = []
    for phase in range(phases - 1, -1, -1):
        some = rows[rows[:, 1] == phase]
        if not len(some):
            weights.append(weights[-1])
            continue
        goal, traits = some[:, 2], some[:, 3:]
        scale = np.maximum(traits.std(axis=0), 1e-9)
        pull = RIDGE * scale**2
        pull[0] = 0.0
        found = np.linalg.solve(traits.T @ traits + np.diag(pull + 1e-9), traits.T @ goal)
        left = goal - traits @ found
        share = 1 - left.var() / goal.var()
        spread = f"spread {goal.std():.1f} -> {left.std():.1f}, {share:.3f} explained"
        print(f"  phase {phase}: {len(some)} rows, {spread}")
        weights.append([round(1000 * float(w)) for w in found])
    return weights[::-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--iterations", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args()
    rules = load(asked.game)
    lines = []
    for seats in rules.seats:
        work = partial(part, asked.game, seats, asked.bot, asked.iterations)
        parts = [
            range(i, min(i + 5, asked.first + asked.games))
            for i in range(asked.first, asked.first + asked.games, 5)
        ]
        rows = np.array([row for game in in_order(work, parts, asked.jobs) for row in game])
        phases = int(rows[:, 1].max()) + 1
        print(f"{asked.game}, {seats} seats")
        lines += fit(rows, phases)
    (ROOT / "src/kindu/games" / asked.game / "plan" / "weights.py").write_text(page(lines))


def page(rows: list[list[int]]) -> str:
    """The module with the weights."""
    what = "points to come by seats and phase, 1/1000 a trait"
    words = [" ".join(str(number) for number in row) for row in rows]
    text = "\n\n".join(textwrap.fill(row, 96) for row in words)
    head = f'"""Learned by tools/learn.py: {what}."""\n\nfrom typing import Final\n\n'
    return f'{head}WEIGHTS: Final = """\n{text}\n"""\n'


if __name__ == "__main__":
    main()
