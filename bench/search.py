"""Worker: the search of one game. `python -m bench.search game=1 positions=20 ...`.

`game=1` measures the second game of the registry, `game=2` the third; without it the first.
"""

import gc
import math
import sys
import time
import tracemalloc
from types import FrameType

import kindu.bots.search
from bench.timing import Figures, cpu_seconds, serve
from kindu.advice.players import ITERATIONS, player
from kindu.bots.base import Budget
from kindu.bots.search import MOST_NODES, Search
from kindu.core.play import Tally, playout
from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.words import CHANCE
from kindu.games import load, own_keys
from kindu.games.descriptor import LEVELS

SEATS = 2


def positions(rules: Rules, seats: int, games: int, most: int) -> list[Sight]:
    """What seats with a choice see in games of greedy players, spread over the games."""
    bot, found = player("greedy", rules), list[Sight]()
    for seed in range(games):
        state, rng = rules.start(seats), Rng("search", seed)
        while not state.over():
            seat = state.to_act()
            if seat == CHANCE:
                state.apply(state.pick(state.question(), rng))
                continue
            sight = Sight(state, seat)
            if len(sight.legal()) > 1:
                found.append(sight)
            state.apply(bot.think(sight, rng).best())
    return [found[i * len(found) // most] for i in range(most)] if most < len(found) else found


def guessing(sights: list[Sight], each: int) -> float:
    """Guessed worlds per second."""
    rng = Rng("guess", 0)

    def work() -> None:
        for sight in sights:
            for _ in range(each):
                sight.guess(rng)

    return len(sights) * each / cpu_seconds(work)


def wandering(rules: Rules, games: int) -> float:
    """Whole random games per second, to compare iterations with."""
    tally, out = Tally(), rules.buffer()

    def work() -> None:
        for seed in range(games):
            playout(rules.start(SEATS), Rng("bench", seed), out, tally)

    return games / cpu_seconds(work)


def greedy_answers(rules: Rules, sights: list[Sight], each: int) -> float:
    """Answers of greedy per second."""
    bot, rng = player("greedy", rules), Rng("greedy", 0)

    def work() -> None:
        for sight in sights:
            for _ in range(each):
                bot.think(sight, rng)

    return len(sights) * each / cpu_seconds(work)


def searching(rules: Rules, sights: list[Sight], each: int, budget: Budget) -> Figures:
    """Iterations and new tree nodes per second, for thoughts with this budget."""
    bot, counted = Search(rules.plan()), [0, 0]

    def work() -> None:
        for i in range(len(sights) * each):
            thought = bot.think(sights[i // each], budget, Rng("think", i))
            counted[0] += thought.iterations
            counted[1] += thought.nodes

    seconds = cpu_seconds(work)
    return {"iterations_s": counted[0] / seconds, "nodes_s": counted[1] / seconds}


def percentile(values: list[float], percent: int) -> float:
    """The percentile: the smallest value that this many per cent do not exceed."""
    return sorted(values)[math.ceil(len(values) * percent / 100) - 1]


def answering(rules: Rules, sights: list[Sight], level: str) -> tuple[list[float], int]:
    """Milliseconds of each answer of a level, and the nodes of its largest tree."""
    bot, nodes, found = player(level, rules), 0, list[float]()
    for i, sight in enumerate(sights):
        rng, start = Rng("master", i), time.process_time()
        thought = bot.think(sight, rng)
        found.append(1000 * (time.process_time() - start))
        nodes = max(nodes, thought.nodes)
    return found, nodes


def memory(rules: Rules, sight: Sight, iterations: int) -> Figures:
    """Bytes of a thought: the most at any moment, and how many a node of its tree has.

    Counted by tracemalloc, which sees native objects and vecs: a new Search with its plan, all
    that they keep, the tree and the worlds under way. The tree is what its removal sets free.
    """
    gc.collect()
    tracemalloc.start()
    bot = Search(rules.plan())
    nodes = int(bot.think(sight, Budget(iterations), Rng("memory", 0)).nodes)
    held, peak = tracemalloc.get_traced_memory()
    bot.path.clear()
    bot.nodes = {}
    tree = held - tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return {"node_bytes": tree / max(1, nodes), "peak": float(peak), "nodes": float(nodes)}


def largest(rules: Rules, sights: list[Sight], iterations: int) -> Figures:
    """Bytes of a node, the most at any position, and megabytes of a thought whose tree is full.

    Hardly a tree fills up: nodes that are missing are added, all of the largest kind.
    """
    found = [memory(rules, sight, iterations) for sight in sights]
    each = max(row["node_bytes"] for row in found)
    full = max(row["peak"] + each * max(0.0, MOST_NODES - row["nodes"]) for row in found)
    return {"node_bytes": each, "thought_mb": full / 1e6}


class Profile:
    """CPU seconds in interpreted Python: from the outermost call of a Python function to its end.

    Compiled code makes no frames, so Python's profiler does not see it, save where it calls back.
    All that such a call does counts, and so does the profiler's own work: at most this much.
    """

    def __init__(self) -> None:
        self.depth = 0
        self.since = 0.0
        self.seconds = 0.0

    def note(self, _frame: FrameType, event: str, _value: object) -> None:
        """A Python function begins or ends; calls of C functions do not matter."""
        if event == "call":
            self.depth += 1
            if self.depth == 1:
                self.since = time.process_time()
        elif event == "return" and self.depth:
            self.depth -= 1
            if not self.depth:
                self.seconds += time.process_time() - self.since


def interpreted(bot: Search, sights: list[Sight], budget: Budget) -> float:
    """Per cent of a search's time that is spent in interpreted Python."""
    profile, before, total = Profile(), sys.getprofile(), 0.0
    for i, sight in enumerate(sights):
        rng, start = Rng("profile", i), time.process_time()
        sys.setprofile(profile.note)
        bot.think(sight, budget, rng)
        sys.setprofile(before)
        total += time.process_time() - start
    return 100 * profile.seconds / total


def measure(sizes: dict[str, int]) -> Figures:
    """All figures of the search of one game."""
    rules = load(own_keys()[sizes.get("game", 0)])
    budget = Budget(sizes.get("iterations", ITERATIONS))
    few = positions(rules, SEATS, 1, sizes["positions"])
    figures = searching(rules, few, sizes["thoughts"], budget)
    figures["guesses_s"] = guessing(few, sizes["each"])
    figures["greedy_s"] = greedy_answers(rules, few, sizes["each"])
    figures["iterations_game"] = figures["iterations_s"] / wandering(rules, sizes["games"])
    figures["positions"] = len(few)
    figures["interpreted_pct"] = interpreted(Search(rules.plan()), few, budget)
    figures |= largest(rules, few, sizes["tree"])
    for name, seats in (("two", SEATS), ("all", rules.seats[-1])):
        sights = positions(rules, seats, sizes["whole"], sizes["answers"])
        times, nodes = answering(rules, sights, LEVELS[sizes.get("level", -1)])
        figures[f"mean_{name}_ms"] = sum(times) / len(times)
        figures[f"late_{name}_ms"] = percentile(times, 99)
        figures[f"nodes_{name}"] = nodes
        figures[f"answers_{name}"] = len(times)
    figures["compiled"] = not str(kindu.bots.search.__file__).endswith(".py")
    return figures


if __name__ == "__main__":
    serve(measure)
