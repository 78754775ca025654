"""Ratings: one number per bot; the difference between two says how often each comes first.

The model is Bradley-Terry, or Plackett-Luce for more than two seats: each seat comes first with a
probability proportional to the strength of its bot. 400 more means ten times the strength, as in
chess; the mean of all bots is 1500. One virtual game at par per lineup keeps the rating of a bot
that never lost finite. Intervals come from resampling whole blocks. If hardly any game was lost,
resampling underestimates the spread, so the model's own spread is mixed in.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt
from statistics import pvariance
from typing import TYPE_CHECKING

from kindu.core.rng import Rng
from kindu.lab.stats import student

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kindu.lab.stats import Interval

SCALE = 400 / log(10)
MEAN = 1500.0
RESAMPLES = 300
BUNDLES = 100  # more blocks of a pairing than this are combined into this many bundles
VIRTUAL = 1.0  # games at par per lineup
STEPS = 100  # steps of Newton's method at most; about five are enough
LONGEST = 2.0  # step of a strength
CLOSE = 1e-9


@dataclass(frozen=True)
class Score:
    """How one bot did among this many of another; bots are numbers."""

    one: int
    among: int
    rest: int  # how many others there are
    games: float
    firsts: float  # first places of the one copy


@dataclass(frozen=True)
class Pair:
    """The blocks of a pairing; each plays every lineup once for each seat of the one copy."""

    lineups: list[tuple[int, int]]  # the one copy and the bot around it
    players: int
    firsts: list[list[float]]  # one row per block: first places of the one copy in each lineup
    size: int = 1  # blocks that make a row

    def scores(self, rows: Sequence[list[float]]) -> list[Score]:
        """These blocks added up."""
        games = float(self.players * self.size * len(rows))
        return [
            Score(one, among, self.players - 1, games, sum(row[i] for row in rows))
            for i, (one, among) in enumerate(self.lineups)
        ]

    def bundled(self) -> Pair:
        """The same games in fewer, larger rows, if there are very many."""
        size = -(-len(self.firsts) // BUNDLES)
        if size <= 1:
            return self
        starts = range(0, len(self.firsts) - size + 1, size)
        bundles = [self.firsts[start : start + size] for start in starts]
        sums = [[sum(column) for column in zip(*rows, strict=True)] for rows in bundles]
        return Pair(self.lineups, self.players, sums, size)


@dataclass(frozen=True)
class Rating:
    """A rating and its interval; a single block gives no interval."""

    value: float
    within: Interval | None


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a positive definite system by elimination."""
    n = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(n):
        for j in range(i + 1, n):
            factor = rows[j][i] / rows[i][i]
            rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    found = [0.0] * n
    for i in reversed(range(n)):
        known = sum(rows[i][j] * found[j] for j in range(i + 1, n))
        found[i] = (rows[i][n] - known) / rows[i][i]
    return found


def chance(score: Score, strengths: list[float]) -> float:
    """The chance of the one copy to come first."""
    return 1 / (1 + score.rest * exp(strengths[score.among] - strengths[score.one]))


def information(scores: list[Score], strengths: list[float]) -> list[list[float]]:
    """The information matrix of the strengths; adding ones keeps their mean at zero."""
    n = len(strengths)
    matrix = [[1.0 / n] * n for _ in range(n)]
    for score in scores:
        p = chance(score, strengths)
        weight = (score.games + VIRTUAL) * p * (1 - p)
        i, j = score.one, score.among
        matrix[i][i] += weight
        matrix[j][j] += weight
        matrix[i][j] -= weight
        matrix[j][i] -= weight
    return matrix


def fit(scores: list[Score], start: list[float]) -> list[float]:
    """The most likely strengths, as logarithms with the mean 0, by Newton's method."""
    strengths = list(start)
    for _ in range(STEPS):
        slope = [0.0] * len(strengths)
        for score in scores:
            par = 1 / (score.rest + 1)
            wanted = score.firsts + VIRTUAL * par
            more = wanted - (score.games + VIRTUAL) * chance(score, strengths)
            slope[score.one] += more
            slope[score.among] -= more
        step = solve(information(scores, strengths), slope)
        step = [max(-LONGEST, min(LONGEST, change)) for change in step]
        strengths = [value + change for value, change in zip(strengths, step, strict=True)]
        if max(map(abs, step)) < CLOSE:
            break
    middle = sum(strengths) / len(strengths)
    return [value - middle for value in strengths]


def resampled(pairs: list[Pair], start: list[float], rng: Rng) -> list[list[float]]:
    """The strengths in many arenas resampled from the blocks of this one (bootstrap)."""
    found = []
    for _ in range(RESAMPLES):
        scores = []
        for pair in pairs:
            n = len(pair.firsts)
            scores += pair.scores([pair.firsts[rng.below(n)] for _ in range(n)])
        found.append(fit(scores, start))
    return found


def model_spread(scores: list[Score], strengths: list[float]) -> list[float]:
    """The variance of each strength if the model is right and all games are independent."""
    n = len(strengths)
    matrix = information(scores, strengths)
    units = [[float(i == j) for j in range(n)] for i in range(n)]
    return [solve(matrix, unit)[i] - 1 / n for i, unit in enumerate(units)]


def rate(bots: int, pairs: list[Pair], seed: int) -> list[Rating]:
    """The rating of each bot; the same seed resamples the same."""
    scores = [score for pair in pairs for score in pair.scores(pair.firsts)]
    strengths = fit(scores, [0.0] * bots)
    values = [MEAN + SCALE * strength for strength in strengths]
    rows = [pair.bundled() for pair in pairs]
    fewest = min(len(pair.firsts) for pair in rows)
    if fewest <= 1:
        return [Rating(value, None) for value in values]
    found = resampled(rows, strengths, Rng("ratings", seed))
    model = model_spread(scores, strengths)
    ratings = []
    for i, value in enumerate(values):
        seen = pvariance([strengths[i] for strengths in found]) * fewest / (fewest - 1)
        close = closeness([score for score in scores if i in {score.one, score.among}], strengths)
        spread = sqrt((seen * close + model[i]) / (close + 1))
        half = SCALE * student(fewest - 1) * spread
        ratings.append(Rating(value, (value - half, value + half)))
    return ratings


def closeness(scores: list[Score], strengths: list[float]) -> float:
    """How many blocks' worth of games could just as well have gone the other way."""
    chances = [(chance(score, strengths), score) for score in scores]
    return sum(p * (1 - p) * score.games / (score.rest + 1) for p, score in chances)
