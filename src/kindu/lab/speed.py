"""How fast the engine is, compared with a loop of plain Python measured in the same run."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median

from kindu.advice.players import player
from kindu.bots.base import Budget
from kindu.core.play import Dice, Tally, advance, playout, settle
from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.state import State

ROUNDS = 5  # how often every figure is measured, in turn with the others; the median counts
WORKS = 4  # figures that are measured
SLICES = ROUNDS * WORKS  # how often `Bench.run` reports progress
GAMES = 10  # random games, one after the other
POSITIONS = 40  # positions to be cloned, and answered by the greedy bot
EVERY = 10  # answers between two of them

# The baseline: cards of several colours are drawn one by one into hands, then shuffled again.
COLOURS = 6
EACH = 12
HANDS = 4
DRAWS = 1000  # in one call


@dataclass(frozen=True)
class Figures:
    """What was measured, per second of processor time, and the `baseline` to divide it by."""

    decisions: float  # answers of seats in random games
    games: float  # random games, the set-up of each included
    clones: float
    greedy: float  # answers of the greedy bot
    baseline: float  # draws of the baseline


def draw_cards(seed: int) -> int:
    """The baseline: ints and lists as any engine in plain Python uses them. Never change it."""
    deck = [EACH] * COLOURS
    left = EACH * COLOURS
    hands = [[0] * COLOURS for _ in range(HANDS)]
    points = 0
    for draw in range(DRAWS):
        if left == 0:
            points += sum(max(hand) for hand in hands)
            deck = [EACH] * COLOURS
            left = EACH * COLOURS
            hands = [[0] * COLOURS for _ in range(HANDS)]
        seed = (seed * 1103515245 + 12345) & 2147483647
        at = seed % left
        colour = 0
        while at >= deck[colour]:
            at -= deck[colour]
            colour += 1
        deck[colour] -= 1
        left -= 1
        hands[draw % HANDS][colour] += 1
    return points


class Bench:
    """One game with the most players. Every method does a fixed amount of work, and returns it.

    It is fixed so that fast and slow engines do the same work.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats = rules.seats[-1]
        self.player = player("greedy", rules)
        self.positions = list(self.course())

    def course(self) -> Iterator[State]:
        """Positions from a game of greedy bots: sensible play, unlike random wandering."""
        rng, budget = Rng("bench positions"), Budget(1)
        answers = 0
        while True:
            state = self.rules.start(self.seats)
            settle(state, Dice(rng))
            while not state.over():
                if answers % EVERY == 0:
                    yield state.clone()
                answers += 1
                if answers == EVERY * POSITIONS:
                    return
                sight = Sight(state, state.to_act())
                advance(state, self.player.bot.think(sight, budget, rng).best(), Dice(rng))

    def play_out(self) -> int:
        """Play some random games, always the same ones; returns the number of decisions."""
        tally, out = Tally(), self.rules.buffer()
        for seed in range(GAMES):
            playout(self.rules.start(self.seats), Rng("bench", seed), out, tally)
        return int(tally.decisions)

    def clone(self) -> int:
        """A clone of each position."""
        for state in self.positions:
            state.clone()
        return len(self.positions)

    def answer(self) -> int:
        """A greedy answer in each position."""
        for i, state in enumerate(self.positions):
            self.player.think(Sight(state, state.to_act()), Rng("bench", i))
        return len(self.positions)

    def draw(self) -> int:
        """Some draws of the baseline."""
        draw_cards(DRAWS)
        return DRAWS

    def run(self, seconds: float, tell: Callable[[], None]) -> Figures:
        """All figures, each measured for this long in total; `tell` hears every slice of work."""
        rates: list[list[float]] = [[] for _ in range(WORKS)]
        for _ in range(ROUNDS):
            for i, work in enumerate([self.draw, self.play_out, self.clone, self.answer]):
                rates[i].append(repeat(work, seconds / ROUNDS))
                tell()
        draws, decisions, clones, greedy = map(median, rates)
        games = decisions * GAMES / self.play_out()
        return Figures(decisions, games, clones, greedy, draws)


def repeat(work: Callable[[], int], seconds: float) -> float:
    """Work for this long, at least once; returns how much was done per second of processor time."""
    amount = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds or spent == 0:
        amount += work()
        spent = time.process_time() - start
    return amount / spent
