"""Worker: our engine, compiled or pure as PYTHONPATH says. `python -m bench.ours games=20 ...`.

`game=1` measures the second game of the registry, `game=2` the third; without it the first.
"""

from __future__ import annotations

import gc
import tracemalloc
from typing import TYPE_CHECKING

import kindu.core.play
from bench.timing import Figures, copy_micros, cpu_seconds, dice, serve
from kindu.bots.base import Budget
from kindu.bots.greedy import Greedy
from kindu.core.play import Tally, playout
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.words import CHANCE
from kindu.games import load, own_keys

if TYPE_CHECKING:  # names only: compare.py runs this worker on older engines too
    from collections.abc import Callable

    from kindu.core.rules import Rules
    from kindu.core.state import State

SEATS = 4
CLONES_EACH = 25  # clones of every state when memory is measured


def play_games(rules: Rules, games: int) -> Figures:
    """Whole random games by `playout`, the set-up of each included; the same games every time."""
    tally, out = Tally(), rules.buffer()

    def work() -> None:
        for seed in range(games):
            playout(rules.start(SEATS), Rng("bench", seed), out, tally)

    seconds = cpu_seconds(work)
    return {
        "decisions_s": int(tally.decisions) / seconds,
        "choices_s": int(tally.choices) / seconds,
        "games_s": games / seconds,
        "decisions_game": tally.decisions / games,
    }


def step_lists(rules: Rules, games: int) -> int:
    """Step by step from interpreted Python, a fresh list of answers each time."""
    decisions = 0
    for seed in range(games):
        state, rng, draw = rules.start(SEATS), Rng("bench", seed), dice(seed)
        while not state.over():
            if state.to_act() == CHANCE:
                state.apply(state.pick(state.question(), rng))
                continue
            legal = state.legal()
            state.apply(legal[int(draw() * len(legal))])
            decisions += 1
    return decisions


def step_buffer(rules: Rules, games: int) -> int:
    """The same with one reused buffer of options."""
    decisions, out = 0, rules.buffer()
    for seed in range(games):
        state, rng = rules.start(SEATS), Rng("bench", seed)
        while not state.over():
            question = state.question()
            if state.to_act() == CHANCE:
                state.apply(state.pick(question, rng))
                continue
            out.clear()
            state.options(question, out)
            state.apply(out.items[rng.below(out.n)])
            decisions += 1
    return decisions


def stepping(step: Callable[[Rules, int], int], rules: Rules, games: int) -> float:
    """Seats' decisions per second; answers of chance take time, but don't count."""
    counted: list[int] = []
    seconds = cpu_seconds(lambda: counted.append(step(rules, games)))
    return counted[0] / seconds


def random_moments(rules: Rules, games: int, every: int) -> list[State]:
    """States of random games, one every so many answers."""
    found: list[State] = []
    for seed in range(games):
        state, rng, answers = rules.start(SEATS), Rng("moments", seed), 0
        while not state.over():
            if state.to_act() == CHANCE:
                state.apply(state.pick(state.question(), rng))
            else:
                legal = state.legal()
                state.apply(legal[int(rng.below(len(legal)))])
            answers += 1
            if answers % every == 0:
                found.append(state.clone())
    return found


def greedy_moments(rules: Rules, games: int, every: int) -> list[State]:
    """States of games between greedy bots: sensible play, unlike random wandering."""
    bot, budget = Greedy(rules.plan()), Budget(1)
    found: list[State] = []
    for seed in range(games):
        state, rng, answers = rules.start(SEATS), Rng("greedy", seed), 0
        while not state.over():
            seat = state.to_act()
            if seat == CHANCE:
                state.apply(state.pick(state.question(), rng))
            else:
                state.apply(bot.think(Sight(state, seat), budget, rng).best())
            answers += 1
            if answers % every == 0:
                found.append(state.clone())
    return found


def bytes_of_clones(states: list[State]) -> list[float]:
    """Bytes owned by a clone of each state: what tracemalloc saw allocated while many were made.

    Native objects of mypyc and the buffers of librt's vecs come from Python's allocators like
    everything else, so all is seen: the state, its players, books, vecs and, in the pure engine,
    numbers and dictionaries. The board is shared and belongs to no state. The clones stay alive
    until the end, so none comes from memory freed by another. Rounding by the allocator, up to 15
    bytes each, is not included: the process grows by about 3 % more.
    """
    kept: list[State | None] = [None] * (len(states) * CLONES_EACH)
    found: list[float] = []
    gc.collect()
    gc.disable()
    tracemalloc.start()
    for i, state in enumerate(states):
        before = tracemalloc.get_traced_memory()[0]
        for k in range(CLONES_EACH):
            kept[i * CLONES_EACH + k] = state.clone()
        found.append((tracemalloc.get_traced_memory()[0] - before) / CLONES_EACH)
    tracemalloc.stop()
    gc.enable()
    return found


def measure(sizes: dict[str, int]) -> Figures:
    """All figures of the engine that is imported."""
    rules = load(own_keys()[sizes.get("game", 0)])
    figures = play_games(rules, sizes["games"])
    moments = random_moments(rules, sizes["moments"], 97)
    moments += greedy_moments(rules, sizes["moments"], 11)
    figures["copy_us"] = copy_micros([state.clone for state in moments], sizes["copies"])
    figures["step_plain_s"] = stepping(step_lists, rules, sizes["steps"])
    figures["step_quick_s"] = stepping(step_buffer, rules, sizes["steps"])
    found = bytes_of_clones(moments)
    figures["bytes"] = sum(found) / len(found)
    figures["bytes_most"] = max(found)
    figures["moments"] = len(moments)
    figures["compiled"] = not str(kindu.core.play.__file__).endswith(".py")
    return figures


if __name__ == "__main__":
    serve(measure)
