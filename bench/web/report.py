"""What the page tells about the web app."""

from __future__ import annotations

from pathlib import Path
from statistics import median

import msgspec

from bench.load import report as load_report
from bench.report import Target, at_most, markdown, targets_table
from kindu.games import game, own_keys
from tests.web.players import has_player

LAST = Path(__file__).with_name("last.json")
HEADING = "## The web app\n"
NOTHING = HEADING + "\nNot measured yet: `make web-speed` does it.\n"
INTRODUCTION = """
`make web-speed` writes this part. A new profile of {browser} opens pages of a `kindu serve` on
the loopback, {rounds} times. Kilobytes are counted on the wire: compressed, headers
included. A page is usable when its first button can be pressed. A move is drawn when the frame
after its arrival has been shown. The shift is the browser's layout shift: how much jumps while
a page loads. A slow phone is a small screen with a processor 4 times slower than this one,
1.6 Mbit/s and 150 ms to the server.
"""


Row = tuple[str, str, str, float | None]  # its samples, its name, their unit, the most wanted


class Run(msgspec.Struct):
    """All that was measured."""

    browser: str
    facts: list[str]
    samples: dict[str, list[float]]


GAMES = {key: game(key).title for key in own_keys() if has_player(key)}


def of_each(part: str, name: str, unit: str, most: float) -> list[Row]:
    """A row for the table of each game."""
    return [(f"{key}_{part}", name.format(title), unit, most) for key, title in GAMES.items()]


ROWS: list[Row] = [
    ("front_kilobytes", "front page", "kB", 200.0),
    *of_each("kilobytes", "table of {}", "kB", 350.0),
    ("front_requests", "requests before the front page is usable", "", None),
    *of_each("requests", "requests before a table of {} is usable", "", 12.0),
    ("front_usable_ms", "front page usable after", "ms", None),
    *of_each("usable_ms", "table of {} usable after", "ms", 1000.0),
    ("front_phone_ms", "front page usable on a slow phone after", "ms", 2000.0),
    *of_each("phone_ms", "table of {} usable on a slow phone after", "ms", 2500.0),
    *of_each("back_ms", "back at the table of {} after", "ms", 100.0),
    *of_each("drawn_ms", "a move of {} is drawn within", "ms", 100.0),
    ("front_shift", "shift of the front page", "", 0.01),
    *of_each("shift", "shift of the table of {}", "", 0.01),
    ("bare_ms", "a small text from the same server", "ms", None),
]


def digits(value: float) -> str:
    """A number with enough digits to compare."""
    return f"{value:.3f}" if value < 1 else f"{value:,.0f}"


def measured(run: Run) -> list[Row]:
    """The rows that a run has samples of: a game may be younger than it."""
    return [row for row in ROWS if row[0] in run.samples]


def figures_table(run: Run) -> list[list[str]]:
    """Median and worst of each row."""
    found = [["", "median", "worst"]]
    for key, name, unit, _ in measured(run):
        values = run.samples[key]
        found.append(
            [f"{name}, {unit}" if unit else name, digits(median(values)), digits(max(values))]
        )
    return found


def targets(run: Run) -> list[Target]:
    """The targets of the app: bytes and shifts in every round, times in most."""
    found: list[Target] = []
    for key, name, unit, most in measured(run):
        if most is None:
            continue
        steady = key.endswith(("kilobytes", "requests", "shift"))
        value = max(run.samples[key]) if steady else median(run.samples[key])
        found.append(at_most(name, most, unit, value))
    return found


def section(run: Run) -> str:
    """The part of docs/performance.md."""
    rounds = len(run.samples["front_usable_ms"])
    words = INTRODUCTION.format(browser=run.browser, rounds=rounds)
    parts = [HEADING + words, markdown(figures_table(run)), markdown(targets_table(targets(run)))]
    return "\n".join([*parts, "\n".join(f"- {fact}" for fact in run.facts) + "\n"])


def kept() -> str:
    """The section of the last run."""
    return section(msgspec.json.decode(LAST.read_bytes(), type=Run)) if LAST.is_file() else NOTHING


def keep(run: Run, page: Path) -> None:
    """The figures for the next page, and the section in this one, before that of the server."""
    LAST.write_bytes(msgspec.json.format(msgspec.json.encode(run), indent=1) + b"\n")
    text = page.read_text(encoding="utf-8")
    before, heading, server = text.partition(load_report.HEADING)
    before = before.partition(HEADING)[0].rstrip("\n")
    page.write_text(f"{before}\n\n{section(run)}\n{heading}{server}", encoding="utf-8")
