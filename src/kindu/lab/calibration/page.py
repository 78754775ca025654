"""The results of a calibration as data, as a plot and as a section of a page."""

from __future__ import annotations

import json
from dataclasses import astuple
from typing import TYPE_CHECKING, TypedDict

from kindu.advice.scales import AS_IT_IS, STRAIGHT
from kindu.games import game as game_of
from kindu.games import load
from kindu.lab.calibration.calibration import code_of
from kindu.lab.calibration.points import apart, fitted_line, straight
from kindu.lab.calibration.predictions import (
    BINS,
    REPLICATES,
    Bin,
    Figure,
    held_out,
    mended,
    of_players,
    of_thirds,
    optimism,
    report,
)
from kindu.lab.calibration.reliability import plot
from kindu.record.files import read_text, write_text

if TYPE_CHECKING:
    from pathlib import Path

    from kindu.games.descriptor import PointsFit, Scale
    from kindu.lab.calibration.calibration import CalibrationGame, Trial
    from kindu.lab.calibration.points import Guess
    from kindu.lab.calibration.predictions import CalibrationReport

RESULTS = "calibration.json"
BAR = 0.05  # the calibration error should be at most this
FEWEST_POSITIONS = 2000
DIGITS = 4
ABOUT = [
    "## Are the chances in hints right?",
    "",
    "Bots play games. At random decisions, another bot is asked for every seat's chance to win; it",
    "sees only what the seat to move sees. We compare these forecasts with who won. A shared first",
    "place counts in equal shares.",
    "",
    "The calibration error is the mean difference between forecast and outcome over ten bins of",
    f"equal size. It should be at most {BAR}. The 95 % intervals come from resampling whole games,",
    "because all positions of a game share its outcome. They are biased upwards: resampling adds",
    "noise, and noise only increases the error. The Brier score is the sum of squared differences",
    "over the seats; the log loss is minus the logarithm of the winner's chance. For both, less is",
    "better.",
    "",
    "Hints correct the raw chances with a scale of two numbers. The first is a factor on the",
    "log-odds: above 1, chances become bolder, below 1 more cautious. The second is added to the",
    "log-odds of the seat that asks. `used` is the scale that hints use, `best` the one that fits",
    "these games best.",
    "",
]
COLUMNS = (
    *("game", "players", "games", "positions", "calibration error", "Brier score", "log loss"),
    *("met", "used", "best"),
)


class FigureView(TypedDict):
    """A number and its 95 % interval."""

    value: float
    low: float
    high: float


class BinView(TypedDict):
    """Similar forecasts: how many, their mean, and how often they came true."""

    n: int
    chance: float
    share: float
    low: float
    high: float


class ReportView(TypedDict):
    """How good the chances were."""

    games: int
    positions: int
    error: FigureView
    brier: FigureView
    loss: FigureView
    bins: list[BinView]


class CalibrationView(TypedDict):
    """One game: its chances as hints show them, the raw ones, and what would correct them.

    `used` are the scales that hints use, by number of players. `fitted` and `thirds` (of a game)
    are fitted to the raw chances; `held_out` is the error with scales fitted on other games. A
    scale is a factor on the log-odds and a term added to one's own. `optimism` is how much a seat
    overestimates itself. `points` are the mean error of expected points and its root mean square,
    `points_fitted` the same with the `lines` that fit best (`kindu.advice.scales.PointsFit`).
    """

    trial: dict[str, object]
    shown: ReportView
    raw: ReportView
    by_players: dict[str, ReportView]
    used: dict[str, list[float]]
    fitted: dict[str, list[float]]
    thirds: list[list[float]]
    held_out: FigureView
    optimism: float
    lines: dict[str, list[float]]
    points: list[float]
    points_fitted: list[float]


def figure_view(figure: Figure) -> FigureView:
    """A figure without insignificant digits."""
    value, low, high = (round(n, DIGITS) for n in (figure.value, figure.low, figure.high))
    return FigureView(value=value, low=low, high=high)


def report_view(found: CalibrationReport) -> ReportView:
    """A report as data."""
    rows = [
        BinView(
            n=row.n,
            chance=round(row.chance, DIGITS),
            share=round(row.share, DIGITS),
            low=round(row.low, DIGITS),
            high=round(row.high, DIGITS),
        )
        for row in found.bins
    ]
    return ReportView(
        games=found.games,
        positions=found.positions,
        error=figure_view(found.error),
        brier=figure_view(found.brier),
        loss=figure_view(found.loss),
        bins=rows,
    )


def scale_view(scale: Scale) -> list[float]:
    """A scale without insignificant digits."""
    return [round(scale.factor, 3), round(scale.own, 3)]


def game_view(trial: Trial, games: list[CalibrationGame], replicates: int) -> CalibrationView:
    """What the games of one trial show."""
    raw = [told.played() for told in games]
    used = game_of(trial.key).scales
    shown = mended(raw, used)
    numbers = sorted({game.seats() for game in raw})
    guesses = [guess for told in games for guess in told.guesses()]
    lines = {n: fitted_line([g for g in guesses if len(g.came) == n]) for n in numbers}
    known = game_of(trial.key).points
    return CalibrationView(
        trial=trial.head(),
        shown=report_view(report(shown, BINS, replicates)),
        raw=report_view(report(raw, BINS, replicates)),
        by_players={
            str(n): report_view(report([g for g in shown if g.seats() == n], BINS, replicates))
            for n in numbers
        },
        used={str(n): scale_view(used.get(n, AS_IT_IS)) for n in numbers},
        fitted={str(n): scale_view(scale) for n, scale in of_players(raw).items()},
        thirds=[scale_view(scale) for scale in of_thirds(raw)],
        held_out=figure_view(report(held_out(raw), BINS, replicates).error),
        optimism=round(optimism(raw), DIGITS),
        lines={str(n): line_view(line) for n, line in lines.items()},
        points=points_view(straight(guesses, known, STRAIGHT)),
        points_fitted=points_view(straight(guesses, lines, STRAIGHT)),
    )


def line_view(line: PointsFit) -> list[float]:
    """A line without insignificant digits."""
    return [round(n, 3) for n in astuple(line)]


def points_view(guesses: list[Guess]) -> list[float]:
    """The mean error of expected points, and its root mean square."""
    return [round(n, 2) for n in apart(guesses)]


def read_results(folder: Path) -> dict[str, CalibrationView]:
    """The results so far, by game."""
    path = folder / RESULTS
    if not path.exists():
        return {}
    found: dict[str, CalibrationView] = json.loads(read_text(path, "results of a calibration"))
    return found


def write_results(
    folder: Path, trial: Trial, games: list[CalibrationGame], replicates: int = REPLICATES
) -> CalibrationView:
    """Put a game's results among the others, and draw its plot."""
    view = game_view(trial, games, replicates)
    results = read_results(folder) | {trial.key: view}
    ordered = {key: results[key] for key in sorted(results)}
    write_text(folder / RESULTS, json.dumps(ordered, indent=1) + "\n")
    bins = [Bin(**row) for row in view["shown"]["bins"]]
    title = f"{load(trial.key).title}: are the chances right?"
    write_text(folder / f"reliability-{trial.key}.svg", plot(title, bins))
    return view


# --- the section --------------------------------------------------------------------------


def span(figure: FigureView, digits: int = 3) -> str:
    """A number and its interval."""
    value, low, high = (f"{figure[key]:.{digits}f}" for key in ("value", "low", "high"))
    return f"{value} ({low} to {high})"


def passed(view: CalibrationView) -> str:
    """Whether the bar is met."""
    if view["shown"]["positions"] < FEWEST_POSITIONS:
        return "too few"
    return "yes" if view["shown"]["error"]["value"] <= BAR else "no"


def rows(key: str, view: CalibrationView) -> list[str]:
    """The lines of a game in the table: all numbers of players, then each."""
    title, shown = load(key).title, view["shown"]
    cells = [[title, "all", *figures(shown), passed(view), "", ""]]
    for n, found in view["by_players"].items():
        scales = [scale_text(view["used"][n]), scale_text(view["fitted"][n])]
        cells.append([title, n, *figures(found), "", *scales])
    return [f"| {' | '.join(row)} |" for row in cells]


def scale_text(scale: list[float]) -> str:
    """A scale: the factor, and the term added to one's own log-odds."""
    factor, own = scale
    return f"{factor:.2f} {own:+.2f}"


def figures(found: ReportView) -> list[str]:
    """The figures of a report."""
    scores = [f"{found[key]['value']:.2f}" for key in ("brier", "loss")]
    return [f"{found['games']:,}", f"{found['positions']:,}", span(found["error"]), *scores]


def details(key: str, view: CalibrationView) -> list[str]:
    """Who played, the factors, the points and the plot of a game."""
    title, trial = load(key).title, view["trial"]
    early, middle, late = map(scale_text, view["thirds"])
    state = "this code" if trial["code"] == code_of(key) else f"other code ({trial['code']})"
    mean, root = view["points"]
    _, least = view["points_fitted"]
    return [
        f"**{title}**, measured with {state}:",
        f"`{trial['players']}` plays all seats, and `{trial['asked']}` is asked.",
        f"The best scales for the three thirds of a game would be {early}, {middle} and {late}.",
        f"With a scale fitted on other games, the error is {span(view['held_out'])};",
        f"without a scale, it is {span(view['raw']['error'])}.",
        f"Without a scale, a seat overestimates its own chance by {view['optimism']:+.3f}.",
        f"Expected points are off by {mean:+.1f} on average. Their root mean square error is",
        f"{root:.1f}; with the lines that fit best, it would be {least:.1f}.",
        "",
        f"![Reliability of the chances in {title}](reliability-{key}.svg)",
        "",
    ]


def calibration_section(folder: Path) -> str:
    """The section on the chances in hints for docs/strength.md; empty before a calibration."""
    results = read_results(folder)
    if not results:
        return ""
    lines = [
        *ABOUT,
        f"| {' | '.join(COLUMNS)} |",
        f"|{' --- |' * len(COLUMNS)}",
        *[row for key, view in results.items() for row in rows(key, view)],
        "",
    ]
    for key, view in results.items():
        lines += details(key, view)
    return "\n".join(lines)
