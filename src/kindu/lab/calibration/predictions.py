"""How good predictions of the winner are: calibration, scores, and the scale that corrects them.

A prediction is a chance for every seat. The outcome is a share for every seat, because a first
place may be shared. Positions of one game have the same outcome, so intervals come from resampling
whole games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log

from kindu.advice.scales import AS_IT_IS, FLOOR, rescaled
from kindu.core.rng import Rng
from kindu.games.descriptor import Scale

BINS = 10
REPLICATES = 1000
LOWEST, HIGHEST = 0.05, 8.0  # of a factor
STEPS = 30  # of Newton's method; it needs about six
NARROW = 1e-6  # the precision of a scale
RIDGE = 1e-9  # ridge: keeps equal predictions from making the system singular
FOLDS = 5


@dataclass(frozen=True)
class Prediction:
    """What a seat expected in a position: each seat's chance, and how far the game had come."""

    progress: float  # from 0 to 1
    eye: int  # whose sight it was
    chances: list[float]


@dataclass(frozen=True)
class PredictedGame:
    """A game: each seat's share of the first place, and what was expected on the way."""

    shares: list[float]
    predictions: list[Prediction]

    def seats(self) -> int:
        """How many play."""
        return len(self.shares)


@dataclass(frozen=True)
class Bin:
    """Similar forecasts: how many, their mean, and how often they came true.

    `low` and `high` are the interval of that share, by resampling games.
    """

    n: int
    chance: float
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Figure:
    """A number and its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class CalibrationReport:
    """What the games show."""

    games: int
    positions: int
    error: Figure  # the calibration error: the mean distance between chance and share over bins
    brier: Figure  # squared differences, summed over seats: 0 is best
    loss: Figure  # minus the logarithm of the winner's chance
    bins: list[Bin]


# --- the sums of one game, from which everything is computed ------------------------------

Sums = list[float]  # for each bin three: predictions, chances, shares; then positions, brier, loss


def sums_of(game: PredictedGame, places: Sequence[int], bins: int) -> Sums:
    """The sums of a game; `places` are the bins of its predictions, seat by seat."""
    sums = [0.0] * (3 * bins + 3)
    at = 0
    for prediction in game.predictions:
        for chance, share in zip(prediction.chances, game.shares, strict=True):
            bin_at = 3 * places[at]
            at += 1
            sums[bin_at] += 1
            sums[bin_at + 1] += chance
            sums[bin_at + 2] += share
            sums[-2] += (chance - share) ** 2
        sums[-3] += 1
        sums[-1] += loss_of(prediction.chances, game.shares)
    return sums


def loss_of(chances: list[float], shares: list[float]) -> float:
    """Minus the logarithm of the winner's chance, or the mean of it over shared winners."""
    pairs = zip(chances, shares, strict=True)
    return -sum(share * log(max(chance, FLOOR)) for chance, share in pairs)


def bins_of(games: list[PredictedGame], bins: int) -> list[list[int]]:
    """The bin of each prediction, game by game; all bins have the same size."""
    flat = [chance for game in games for f in game.predictions for chance in f.chances]
    order = sorted(range(len(flat)), key=lambda i: (flat[i], i))
    place = [0] * len(flat)
    for rank, i in enumerate(order):
        place[i] = rank * bins // len(flat)
    found: list[list[int]] = []
    at = 0
    for game in games:
        n = game.seats() * len(game.predictions)
        found.append(place[at : at + n])
        at += n
    return found


def error_of(sums: Sums) -> float:
    """The calibration error."""
    bins = range(0, len(sums) - 3, 3)
    apart = sum(abs(sums[i + 1] - sums[i + 2]) for i in bins)
    return apart / sum(sums[i] for i in bins)


def report(
    games: list[PredictedGame], bins: int = BINS, replicates: int = REPLICATES
) -> CalibrationReport:
    """What the games show, with intervals from resampled games; the bins stay as they are."""
    bins = min(bins, sum(game.seats() * len(game.predictions) for game in games))
    places = bins_of(games, bins)
    each = [sums_of(game, place, bins) for game, place in zip(games, places, strict=True)]
    whole = added(each)
    again = resampled(each, replicates)

    def figure(of: Callable[[Sums], float]) -> Figure:
        return Figure(of(whole), *bounds([of(sums) for sums in again]))

    rows = []
    for i in range(0, 3 * bins, 3):
        shares = [sums[i + 2] / sums[i] for sums in again if sums[i]]
        n, chance, share = whole[i : i + 3]
        rows.append(Bin(int(n), chance / n, share / n, *bounds(shares)))
    return CalibrationReport(
        len(games),
        int(whole[-3]),
        figure(error_of),
        figure(lambda sums: sums[-2] / sums[-3]),
        figure(lambda sums: sums[-1] / sums[-3]),
        rows,
    )


def added(each: list[Sums]) -> Sums:
    """The sums of several games together."""
    return [sum(column) for column in zip(*each, strict=True)]


def resampled(each: list[Sums], replicates: int) -> list[Sums]:
    """Bootstrap samples: as many games, drawn with replacement; always the same samples."""
    rng = Rng("resampled", len(each), replicates)
    n = len(each)
    return [added([each[rng.below(n)] for _ in range(n)]) for _ in range(replicates)]


def bounds(values: list[float]) -> tuple[float, float]:
    """The bounds of the middle 95 %."""
    ranked = sorted(values)
    cut = len(ranked) // 40
    return ranked[cut], ranked[-1 - cut]


# --- what would correct them --------------------------------------------------------------


def mended(games: list[PredictedGame], scales: dict[int, Scale]) -> list[PredictedGame]:
    """The games with their chances rescaled, by the number of players."""
    found: list[PredictedGame] = []
    for game in games:
        scale = scales.get(game.seats(), AS_IT_IS)
        own = [
            Prediction(f.progress, f.eye, rescaled(f.chances, scale, f.eye))
            for f in game.predictions
        ]
        found.append(PredictedGame(game.shares, own))
    return found


def fitted(games: list[PredictedGame]) -> Scale:
    """The scale with the least loss, which is convex in its two numbers: Newton's method."""
    scale = AS_IT_IS
    lost = total_loss(games, scale)
    for _ in range(STEPS):
        factor, own = newton(games, scale)
        better = Scale(min(HIGHEST, max(LOWEST, scale.factor - factor)), scale.own - own)
        now = total_loss(games, better)
        while now > lost and abs(factor) + abs(own) > NARROW:  # too far: halve the step
            factor, own = factor / 2, own / 2
            better = Scale(min(HIGHEST, max(LOWEST, scale.factor - factor)), scale.own - own)
            now = total_loss(games, better)
        if lost - now < NARROW:
            break
        scale, lost = better, now
    return scale


def total_loss(games: list[PredictedGame], scale: Scale) -> float:
    """The loss of all positions."""
    return sum(
        loss_of(rescaled(f.chances, scale, f.eye), game.shares)
        for game in games
        for f in game.predictions
    )


def newton(games: list[PredictedGame], scale: Scale) -> tuple[float, float]:
    """The next step: the gradient of the loss divided by its Hessian."""
    slope = [0.0, 0.0]
    bend = [RIDGE, 0.0, RIDGE]  # of the factor, of both, of the own part
    for game in games:
        for f in game.predictions:
            chances = rescaled(f.chances, scale, f.eye)
            logs = [log(max(chance, FLOOR)) for chance in f.chances]
            mean = sum(p * x for p, x in zip(chances, logs, strict=True))
            own = chances[f.eye]
            slope[0] += mean - sum(y * x for y, x in zip(game.shares, logs, strict=True))
            slope[1] += own - game.shares[f.eye]
            bend[0] += sum(p * (x - mean) ** 2 for p, x in zip(chances, logs, strict=True))
            bend[1] += own * (logs[f.eye] - mean)
            bend[2] += own * (1 - own)
    area = bend[0] * bend[2] - bend[1] ** 2
    if area <= RIDGE:
        return slope[0] / bend[0], 0.0
    return (
        (slope[0] * bend[2] - slope[1] * bend[1]) / area,
        (slope[1] * bend[0] - slope[0] * bend[1]) / area,
    )


def of_players(games: list[PredictedGame]) -> dict[int, Scale]:
    """The scale for each number of players."""
    numbers = sorted({game.seats() for game in games})
    return {n: fitted([game for game in games if game.seats() == n]) for n in numbers}


def of_thirds(games: list[PredictedGame]) -> list[Scale]:
    """The scales for the first, the second and the last third of a game."""
    thirds: list[list[PredictedGame]] = [[], [], []]
    for game in games:
        for n, third in enumerate(thirds):
            own = [f for f in game.predictions if min(2, int(3 * f.progress)) == n]
            if own:
                third.append(PredictedGame(game.shares, own))
    return [fitted(third) if third else AS_IT_IS for third in thirds]


def held_out(games: list[PredictedGame], folds: int = FOLDS) -> list[PredictedGame]:
    """The games with their chances rescaled by what was fitted on other games."""
    found: list[PredictedGame] = []
    for fold in range(folds):
        others = [game for i, game in enumerate(games) if i % folds != fold]
        found += mended(games[fold::folds], of_players(others))
    return found


def optimism(games: list[PredictedGame]) -> float:
    """How much too high, on average, a seat sees its own chance."""
    apart = [f.chances[f.eye] - game.shares[f.eye] for game in games for f in game.predictions]
    return sum(apart) / len(apart)
