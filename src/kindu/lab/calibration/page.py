"""What a calibration has shown, as data, as a plot and as a section of a page."""

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
    "## Are the chances of hints true?",
    "",
    "Games are played, at some random moments of each a bot is asked for every seat's chance",
    "from what the seat to move can see, and that is held against who won; a shared first",
    "place counts in shares. The calibration error is the mean distance between forecast and",
    "outcome over ten bins with as many forecasts each; intervals (95 %) come from resampling",
    "games, since positions of one game share its end. They lean upwards: resampling adds",
    f"noise, and noise only adds to the error. It should be at most {BAR}.",
    "The Brier score adds up squared distances over the seats, and the log loss is minus the",
    "logarithm of the winner's chance; less is better. Chances are put right by a factor on the",
    "log-odds, bolder above 1, more cautious below, and by what is added to those of the seat that",
    "looks; `used` is in force, `best` fits these games best.",
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
    """Forecasts that are about alike: how many, their mean, and how often they came true."""

    n: int
    chance: float
    share: float
    low: float
    high: float


class ReportView(TypedDict):
    """How true the chances were."""

    games: int
    positions: int
    error: FigureView
    brier: FigureView
    loss: FigureView
    bins: list[BinView]


class CalibrationView(TypedDict):
    """One game: its chances as hints show them, raw, and what would make them truer.

    `used` is what hints do to them, by players; `fitted` and `thirds` (of a game) come from the raw
    chances; `held_out` is the error with scales fitted in other games. A scale is a factor on the
    log-odds and what is added to the own ones. `optimism` is how much too high a seat sees itself.
    `points` is the mean of what was expected less what came, and the root of the mean square, as
    hints show them and with the `lines` that fit best (`kindu.advice.scales.PointsFit`).
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
    """A figure without idle digits."""
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
    """A scale without idle digits."""
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
    """A line without idle digits."""
    return [round(n, 3) for n in astuple(line)]


def points_view(guesses: list[Guess]) -> list[float]:
    """How far points are off, on average and by the root of the mean square."""
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
    title = f"{load(trial.key).title}: are the chances true?"
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
    """A factor, and what is added to the own log-odds."""
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
    state = "this code" if trial["code"] == code_of(key) else f"other code, {trial['code']}"
    mean, root = view["points"]
    _, least = view["points_fitted"]
    return [
        f"**{title}**, measured with {state}:",
        f"`{trial['players']}` on all seats, `{trial['asked']}` is asked.",
        f"By thirds of a game the best would be {early}, {middle}, {late}.",
        f"With numbers found in other games the error is {span(view['held_out'])},",
        f"without any {span(view['raw']['error'])}.",
        f"Without any a seat sees its own chance too high by {view['optimism']:+.3f} on average.",
        f"Expected points are {mean:+.1f} off on average, and {root:.1f} by the root of the mean",
        f"square; with the lines that fit best that is {least:.1f}.",
        "",
        f"![Reliability of the chances in {title}](reliability-{key}.svg)",
        "",
    ]


def calibration_section(folder: Path) -> str:
    """The section on the chances of hints for docs/strength.md; empty before a calibration."""
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
