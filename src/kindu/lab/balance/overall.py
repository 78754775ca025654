"""What all games of a balance report show together: seats, sources of points, length."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import quantiles

from kindu.lab.balance.stats import Contrast, Pair, Rate, contrast, evenness, mean_of, rate_of
from kindu.lab.balance.watching import WatchedGame
from kindu.lab.stats import Interval, Sample


@dataclass(frozen=True)
class SeatInOrder:
    """A place in the order of play, from 1 for the start player."""

    order: int
    wins: Rate
    points: float
    points_within: Interval | None


@dataclass(frozen=True)
class OrderOfPlay:
    """All places in the order of play; `chance` is how often luck alone is as uneven as this."""

    seats: list[SeatInOrder]
    chance: float


@dataclass(frozen=True)
class PointSource:
    """Points by one rule of the score sheet, for each seat on average."""

    rule: str
    words: str
    points: float
    scored: Rate  # seats that got any points from it, good or bad
    winners: float | None
    others: float | None
    apart: Contrast | None


@dataclass(frozen=True)
class Distribution:
    """Mean, standard deviation, minimum, quartiles and maximum of some numbers."""

    mean: float
    spread: float | None
    least: float
    quarter: float
    middle: float
    three_quarters: float
    most: float


@dataclass(frozen=True)
class Length:
    """How long games are and how close they end: `lead` is the winner's over the next seat."""

    rounds: Distribution
    decisions: Distribution
    points: Distribution
    lead: Distribution
    endings: dict[str, int]
    rounds_seen: dict[int, int]  # how many games had each number
    decisions_seen: dict[int, int]


def by_seat(games: Sequence[WatchedGame], unit: int) -> OrderOfPlay:
    """Wins and points by the order of play."""
    seats = len(games[0].points)
    found: list[SeatInOrder] = []
    for order in range(seats):
        wins: list[Pair] = []
        points = Sample()
        for game in games:
            seat = (game.first + order) % seats
            wins.append((game.share(seat), 1))
            points.add(game.points[seat])
        within = points.interval()
        scaled = (within[0] / unit, within[1] / unit) if within else None
        found.append(SeatInOrder(order + 1, rate_of(wins), points.mean() / unit, scaled))
    return OrderOfPlay(found, evenness([seat.wins.count for seat in found]))


def by_source(games: Sequence[WatchedGame], unit: int, words: dict[str, str]) -> list[PointSource]:
    """Points by rule, winners compared with all others, in the order of the sheet."""
    rules = list(dict.fromkeys([*words, *(r for game in games for s in game.sheets for r in s)]))
    return [source(games, unit, rule, words.get(rule, rule)) for rule in rules]


def source(games: Sequence[WatchedGame], unit: int, rule: str, words: str) -> PointSource:
    """One rule of the score sheet."""
    scored: list[Pair] = []
    sides: tuple[list[Pair], list[Pair]] = ([], [])
    for game in games:
        amounts = [sheet.get(rule, 0) / unit for sheet in game.sheets]
        won = [place == 1 for place in game.places]
        scored.append((sum(amount != 0 for amount in amounts), len(amounts)))
        for side, wanted in zip(sides, (True, False), strict=True):
            own = [a for a, is_won in zip(amounts, won, strict=True) if is_won is wanted]
            side.append((sum(own), len(own)))
    everyone = mean_of([*sides[0], *sides[1]]) or 0.0
    winners, others = (mean_of(side) for side in sides)
    apart = contrast(sides, shares=False)
    return PointSource(rule, words, everyone, rate_of(scored), winners, others, apart)


def length(games: Sequence[WatchedGame], unit: int) -> Length:
    """How long the games were, and how close."""
    ranked = [sorted(game.points, reverse=True) for game in games]
    leads = [points[0] - points[1] for points in ranked]
    endings = Counter(game.ending for game in games)
    return Length(
        distribution([game.rounds for game in games]),
        distribution([game.decisions for game in games]),
        distribution([points for game in games for points in game.points], unit),
        distribution(leads, unit),
        dict(sorted(endings.items(), key=lambda item: (-item[1], item[0]))),
        dict(sorted(Counter(game.rounds for game in games).items())),
        dict(sorted(Counter(game.decisions for game in games).items())),
    )


def distribution(values: list[int], unit: int = 1) -> Distribution:
    """Mean, spread and quartiles; a single number is all of them."""
    sample = Sample()
    for value in values:
        sample.add(value)
    wide = sample.deviation()
    cuts = quantiles(values, n=4, method="inclusive") if len(values) > 1 else values * 3
    low, middle, high = (cut / unit for cut in cuts)
    apart = None if wide is None else wide / unit
    return Distribution(
        sample.mean() / unit, apart, min(values) / unit, low, middle, high, max(values) / unit
    )
