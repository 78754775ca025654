"""Drawings of a balance report: SVG files that are the same for the same games."""

from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from kindu.lab.balance.catalogue import CHOICE
from kindu.lab.balance.judge import (
    FEW,
    FINE,
    HARDLY,
    LITTLE,
    LOSES,
    NEVER,
    OVERRATED,
    STRONG,
    UNDERRATED,
    WEAK,
    Worth,
)
from kindu.lab.balance.overall import Length, OrderOfPlay, PointSource
from kindu.lab.balance.stats import Rate
from kindu.lab.balance.study import Study

WIDE = 8.0  # inches
ROW = 0.19  # per thing
FRAME = 1.3  # above and below the rows
WINNERS = "#1f6f8b"
OTHERS = "#c9a66b"
PLAIN = "#4d4d4d"
PEERS = "#9e9e9e"
DOT = 3.5
COLOURS = {
    FINE: PLAIN,
    FEW: "#bdbdbd",
    NEVER: "#8e1b1b",
    HARDLY: "#8e1b1b",
    LOSES: "#8e1b1b",
    LITTLE: "#c4731f",
    WEAK: "#c4731f",
    UNDERRATED: "#6b3fa3",
    OVERRATED: "#6b3fa3",
    STRONG: "#2f7d32",
}


def draw_all(folder: Path, study: Study) -> list[Path]:
    """All drawings of a study, written into the folder; their files."""
    name = f"{study.game}-{study.players}"
    head = f"{study.title}, {study.players} players, {study.games:,} games of {study.level}"
    figures = {
        "seats": draw_seats(study.seats),
        "sources": draw_sources(study.sources),
        "length": draw_length(study.length),
        **{worth.kind: draw_worth(worth) for worth in study.worth if worth.unit != CHOICE},
    }
    for figure in figures.values():
        figure.suptitle(head, fontsize=10)
    return [save(figure, folder / f"{name}-{part}.svg") for part, figure in figures.items()]


def save(figure: Figure, path: Path) -> Path:
    """Write a drawing without a date or random ids, with text as text."""
    with mpl.rc_context({"svg.hashsalt": "kindu", "svg.fonttype": "none"}):
        figure.savefig(path, format="svg", metadata={"Date": None, "Creator": None})
    return path


def blank(rows: float) -> tuple[Figure, Axes]:
    """An empty drawing with room for this many rows."""
    figure = Figure(figsize=(WIDE, FRAME + rows * ROW), layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def bars(shares: list[Rate]) -> list[list[float]]:
    """How far intervals reach below and above their shares, in per cent."""
    low = [max(0.0, (one.value or 0) - one.within[0]) if one.within else 0.0 for one in shares]
    high = [max(0.0, one.within[1] - (one.value or 0)) if one.within else 0.0 for one in shares]
    return [[100 * part for part in side] for side in (low, high)]


def per_cent(shares: list[Rate]) -> list[float]:
    """Shares in per cent."""
    return [100 * (one.value or 0) for one in shares]


def draw_seats(found: OrderOfPlay) -> Figure:
    """Wins by the order of play, with 95 % intervals; the line is an equal share."""
    figure, axes = blank(12)
    orders = [seat.order for seat in found.seats]
    wins = [seat.wins for seat in found.seats]
    axes.errorbar(orders, per_cent(wins), bars(wins), fmt="o", color=WINNERS)
    axes.axhline(100 / len(orders), color=PLAIN, linestyle="--", linewidth=0.8)
    axes.set_xticks(orders)
    axes.set_xlim(0.5, len(orders) + 0.5)
    axes.set_ylim(bottom=0)
    axes.set_xlabel("seat in the order of play")
    axes.set_ylabel("wins in %")
    return figure


def draw_sources(found: list[PointSource]) -> Figure:
    """Points by source, of winners and of all others."""
    figure, axes = blank(3 * len(found))
    rows = range(len(found))
    axes.barh([y - 0.2 for y in rows], [one.winners or 0 for one in found], 0.4, color=WINNERS)
    axes.barh([y + 0.2 for y in rows], [one.others or 0 for one in found], 0.4, color=OTHERS)
    axes.legend(["winners", "others"], frameon=False)
    axes.set_yticks(list(rows), [one.words for one in found])
    axes.invert_yaxis()
    axes.set_xlabel("points per seat")
    return figure


def draw_length(found: Length) -> Figure:
    """How many games had each number of rounds and of decisions."""
    figure = Figure(figsize=(WIDE, 3), layout="constrained")
    for axes, counts, words in zip(
        figure.subplots(1, 2),
        (found.rounds_seen, found.decisions_seen),
        ("rounds", "decisions"),
        strict=True,
    ):
        bins = min(30, max(counts) - min(counts) + 1)
        axes.hist(list(counts), bins=bins, weights=list(counts.values()), color=WINNERS)
        axes.set_xlabel(words)
        axes.set_ylabel("games")
    return figure


def draw_worth(found: Worth) -> Figure:
    """How often each thing is used, with 95 % intervals; a cross marks its peers."""
    things = [one for one in found.items if one.used.value is not None]
    things.sort(key=lambda one: (-(one.used.value or 0), one.id))
    figure, axes = blank(len(things))
    for verdict, colour in COLOURS.items():
        rows = [y for y, one in enumerate(things) if one.verdict == verdict]
        used = [things[y].used for y in rows]
        axes.errorbar(
            per_cent(used), rows, xerr=bars(used), fmt="o", color=colour, ms=DOT, linewidth=1
        )
    beside = [(100 * one.peers_used, y) for y, one in enumerate(things) if one.peers_used]
    axes.plot([x for x, _ in beside], [y for _, y in beside], "x", color=PEERS, ms=DOT)
    labels = [f"{one.title} ({one.verdict})" if one.verdict else one.title for one in things]
    axes.set_yticks(range(len(things)), labels, fontsize=7)
    axes.set_ylim(max(1, len(things)) - 0.5, -0.5)
    axes.set_xlim(left=-1)
    axes.set_xlabel(f"{found.judged}, in % of the times that it {found.words[0]} (x: its peers)")
    return figure
