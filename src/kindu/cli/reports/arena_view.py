"""What `kindu arena` prints: a table of bots, a table of pairs, and the same as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from kindu.cli.out import print_columns
from kindu.cli.reports.results import (
    DIGITS,
    ResultView,
    all_options,
    by_number,
    print_unusual,
    rounds_text,
    rounds_view,
)
from kindu.lab.sim import TICK

if TYPE_CHECKING:
    from kindu.core.rules import Rules
    from kindu.lab.arena.standings import Share, Standings
    from kindu.lab.stats import Interval

NOTHING = "-"
BOT_COLUMNS = ["bot", "rating ± 95 %", "first %", "95 % interval", "points ± 95 %", "ms", "p99"]


class BotView(TypedDict):
    """One bot over all its games; `within` is a 95 % interval, None if there are too few blocks."""

    bot: str
    rating: float
    rating_within: list[float] | None
    games: int
    share: float | None
    share_within: list[float] | None
    points_mean: float | None
    points_within: list[float] | None


class CrossView(TypedDict):
    """One copy of a bot among copies of another."""

    one: str
    among: str
    games: int
    share: float | None
    share_within: list[float] | None


class ThoughtView(TypedDict):
    """How long a bot thought about an answer if it had a choice, in processor time."""

    bot: str
    answers: int
    mean_ms: float
    p99_ms: float


class TimesView(TypedDict):
    """The only part that differs from run to run."""

    jobs: int
    ray: str
    seconds: float
    processor_seconds: float
    games_a_second: float
    thoughts: list[ThoughtView]


class ArenaView(ResultView):
    """All that `kindu arena --json` prints."""

    budget: str
    blocks: int
    par: float
    bots: list[BotView]
    pairs: list[CrossView]
    plots: list[str]
    times: TimesView


def view(
    rules: Rules, standings: Standings, files: list[str], seconds: float, by: tuple[int, str]
) -> ArenaView:
    """The result as data."""
    arena = standings.arena
    matchup = arena.matchup
    bots = arena.bots
    return ArenaView(
        game=rules.key,
        rules=int(rules.rev),
        board=rules.board_hash,
        players=matchup.players,
        options=all_options(rules, matchup.players, matchup.options),
        budget=matchup.budget,
        seed=arena.seed,
        games=standings.games(),
        blocks=len(standings.blocks),
        complete=len(standings.blocks) == arena.blocks(),
        par=round(1 / matchup.players, DIGITS),
        bots=bot_views(rules, standings),
        pairs=[cross_view(standings, a, b) for a in bots for b in bots if a != b],
        rounds=rounds_view(standings.lengths()),
        endings=by_number(standings.endings()),
        decisions=standings.decisions(),
        plots=files,
        times=times_view(standings, seconds, by),
    )


def bot_views(rules: Rules, standings: Standings) -> list[BotView]:
    """The bots, the strongest first."""
    found = []
    unit = int(rules.unit)
    for bot, rating in zip(standings.arena.bots, standings.ratings(), strict=True):
        share, points = standings.overall(bot), standings.points(bot)
        found.append(
            BotView(
                bot=bot,
                rating=round(rating.value, 1),
                rating_within=bounds(rating.within, 1),
                games=share.games if share else 0,
                share=round(share.rate, DIGITS) if share else None,
                share_within=bounds(share.within) if share else None,
                points_mean=round(points.mean / unit, DIGITS) if points else None,
                points_within=bounds(points.within, DIGITS, unit) if points else None,
            )
        )
    return sorted(found, key=lambda row: -row["rating"])


def bounds(within: Interval | None, digits: int = DIGITS, unit: int = 1) -> list[float] | None:
    """An interval for JSON."""
    return None if within is None else [round(bound / unit, digits) for bound in within]


def cross_view(standings: Standings, one: str, among: str) -> CrossView:
    """One copy among others, as data."""
    share: Share | None = standings.share(one, [among])
    return CrossView(
        one=one,
        among=among,
        games=share.games if share else 0,
        share=round(share.rate, DIGITS) if share else None,
        share_within=bounds(share.within) if share else None,
    )


def times_view(standings: Standings, seconds: float, by: tuple[int, str]) -> TimesView:
    """How long it took."""
    times = [(bot, standings.times(bot)) for bot in standings.arena.bots]
    return TimesView(
        jobs=by[0],
        ray=by[1],
        seconds=round(seconds, DIGITS),
        processor_seconds=round(standings.seconds(), DIGITS),
        games_a_second=round(standings.games() / max(seconds, TICK), DIGITS),
        thoughts=[
            ThoughtView(
                bot=bot,
                answers=found.answers,
                mean_ms=round(found.mean(), DIGITS),
                p99_ms=round(found.quantile(0.99), DIGITS),
            )
            for bot, found in times
        ],
    )


def print_text(rules: Rules, result: ArenaView) -> None:
    """The result as tables and a few lines that fit 80 columns."""
    blocks = f"{result['blocks']:,} block{'s' if result['blocks'] > 1 else ''} of paired luck"
    head = f"{rules.title}: {result['games']:,} games of {result['players']} players"
    print(f"{head}, {blocks}, seed {result['seed']}")
    print_unusual(rules, result, result["budget"])
    print_bots(result)
    print_square(result)
    times = result["times"]
    print(f"rounds  {rounds_text(result['rounds'])}")
    each = f"{times['games_a_second']:.1f} games per second"
    print(f"speed   {times['seconds']:.1f} seconds, {each}")
    for file in result["plots"]:
        print(f"drawn   {file}")


def print_bots(result: ArenaView) -> None:
    """A line per bot: rating, share of first places, points, milliseconds per answer."""
    thoughts = {row["bot"]: row for row in result["times"]["thoughts"]}
    rows = [
        [
            row["bot"],
            give_or_take(row["rating"], row["rating_within"], 0),
            percent(row["share"], ""),
            span(row["share_within"]),
            give_or_take(row["points_mean"], row["points_within"], 1),
            f"{thoughts[row['bot']]['mean_ms']:,.1f}",
            f"{thoughts[row['bot']]['p99_ms']:,.1f}",
        ]
        for row in result["bots"]
    ]
    print()
    print_columns(BOT_COLUMNS, rows)


def print_square(result: ArenaView) -> None:
    """How often one copy of the row's bot comes first among copies of the column's bot."""
    bots = [row["bot"] for row in result["bots"]]
    found = {(pair["one"], pair["among"]): pair["share"] for pair in result["pairs"]}
    rows = [
        [one, *("" if one == bot else percent(found[one, bot]) for bot in bots)] for one in bots
    ]
    print()
    print_columns([f"one … among, par {percent(result['par'])}", *bots], rows)
    print()


def give_or_take(mean: float | None, within: list[float] | None, digits: int) -> str:
    """A number and how far its interval extends to either side."""
    if mean is None:
        return NOTHING
    half = NOTHING if within is None else f"{(within[1] - within[0]) / 2:.{digits}f}"
    return f"{mean:.{digits}f} ± {half:>4}"


def span(within: list[float] | None) -> str:
    """An interval of a share."""
    if within is None:
        return NOTHING
    return f"{100 * within[0]:.1f} to {100 * within[1]:.1f}"


def percent(share: float | None, unit: str = " %") -> str:
    """A share in per cent."""
    return NOTHING if share is None else f"{100 * share:.1f}{unit}"
