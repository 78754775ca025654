"""Season the judgement of a game: which weights of its plan win games?

    PYTHONPATH=build/compiled .venv/bin/python -m tools.season GAME --seats 2,4 --rounds 30

Every game is played by one greedy player whose weights are all changed a little, at random, among
greedy players with the weights by estimate. A regression of the points ahead on the changes says
which way to go; then the next round begins. At the end it prints what `BY_EXPERIENCE` of the game's
judgement.py may be.
"""

import argparse
from functools import partial
from importlib import import_module
from operator import attrgetter

import numpy as np

from kindu.bots.base import Budget
from kindu.bots.greedy import Greedy
from kindu.core.plan import Plan
from kindu.core.play import Dice, settle
from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.games import load
from kindu.lab.workers import in_order

PART = 10  # games given to a process at a time
WORLDS = 2
SHARE = 0.2  # of a weight that it is changed by
SMALL, STEP_SMALL, STEP = 16, 1.0, 10.0  # counts are changed by one, other weights by 10 at least
RIDGE = 50.0
CUT = 2.0  # leads beyond this many spreads are capped
HASTE, PUSH = 0.4, 40.0  # how far a round goes, in steps for a slope of 1/40 of a spread
PLAIN = "plain"  # the plan's part with the estimate
MEMORY = 0.5  # of the way gone in the round before
Weights = dict[str, int]


def seasoned(rules: Rules, changed: Weights) -> Plan:
    """The plan of a game with a judgement, whose estimate has these weights."""
    plan = rules.plan()
    board, plain = attrgetter("board", PLAIN)(plan)
    setattr(plan, PLAIN, type(plain)(board, type(plain.w)(changed)))
    return plan


def game(rules: Rules, changed: Weights, seats: int, number: int) -> float:
    """The points by which the changed weights are ahead of the best other seat."""
    one, others = Greedy(seasoned(rules, changed)), Greedy(rules.plan())
    mine = number % seats
    thoughts, luck = Rng("season", number), Dice(Rng("season luck", number // seats))
    state = rules.start(seats)
    settle(state, luck)
    while not state.over():
        seat = int(state.to_act())
        bot = one if seat == mine else others
        state.apply(bot.think(Sight(state, seat), Budget(WORLDS), thoughts).best())
        settle(state, luck)
    best = max(int(state.points(seat)) for seat in range(seats) if seat != mine)
    return (int(state.points(mine)) - best) / int(rules.unit)


def part(key: str, work: list[tuple[Weights, int, int]], some: range) -> list[float]:
    rules = load(key)
    return [game(rules, *work[i]) for i in some]


def step_of(weight: int) -> float:
    if 0 < weight < SMALL:
        return STEP_SMALL
    return max(STEP, SHARE * abs(weight))


def slopes(changes: np.ndarray, leads: np.ndarray, seats: np.ndarray) -> np.ndarray:
    """What a step of each weight brings, in 1/40 of the spread of leads."""
    goal = np.clip(leads / leads.std(), -CUT, CUT) * PUSH
    for number in set(seats.tolist()):
        goal[seats == number] -= goal[seats == number].mean()
    pull = RIDGE * np.eye(changes.shape[1])
    return np.linalg.solve(changes.T @ changes + pull, changes.T @ goal)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", default="2")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--games", type=int, default=2000, help="in a round")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    start: Weights = import_module(f"kindu.games.{asked.game}.plan.judgement").BY_ESTIMATE
    steps = np.array([step_of(weight) for weight in start.values()])
    now = np.array(list(start.values()), float)
    way = np.zeros(len(now))
    tables = [int(word) for word in asked.seats.split(",")]
    chance = np.random.default_rng(1)
    for number in range(asked.rounds):
        half = chance.standard_normal((asked.games // 2, len(now)))
        some = np.stack([half, -half], 1).reshape(-1, len(now))
        tried = np.maximum(0, np.rint(now + some * steps))
        seats = np.array([tables[i // 2 % len(tables)] for i in range(len(tried))])
        first = number * asked.games
        work = [
            (dict(zip(start, map(int, tried[i]), strict=True)), int(seats[i]), first + i)
            for i in range(len(tried))
        ]
        parts = [range(i, min(i + PART, len(work))) for i in range(0, len(work), PART)]
        leads = np.array(list(in_order(partial(part, asked.game, work), parts, asked.jobs)))
        way = MEMORY * way + slopes((tried - now) / steps, leads, seats)
        now = np.maximum(0, now + np.clip(HASTE * way, -1, 1) * steps)
        ahead = ", ".join(f"{n} seats {leads[seats == n].mean():+.1f}" for n in tables)
        print(f"round {number + 1}: points ahead {ahead}", flush=True)
    print({name: round(float(weight)) for name, weight in zip(start, now, strict=True)})


if __name__ == "__main__":
    main()
