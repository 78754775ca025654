"""The page docs/strength.md: one table per game, from the ledger."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from string import Template
from typing import TYPE_CHECKING

from kindu.games import load, own_keys
from kindu.lab.strength.sequential import BOUND, MET, TENTHS, bound
from kindu.lab.strength.strength import ABOVE, GAMES, MARGIN, OFTEN, cells, code_of

if TYPE_CHECKING:
    from pathlib import Path

    from kindu.lab.strength.ledger import Ledger, Measurement
    from kindu.lab.strength.sequential import Threshold
    from kindu.lab.strength.strength import Cell

HEAD = ["one of", "among", "players", "games", "first %", "95 % interval", "bar", "", "ms", "p99"]
LEFT = {0, 1, 6, 7}  # columns of words
NOT_MEASURED = "not measured"
OLD = "older code"


def percent(share: float) -> str:
    """A share in per cent."""
    return f"{100 * share:.1f}"


def threshold_text(threshold: Threshold) -> str:
    """The bar, in a few letters."""
    text = f"low > {100 * threshold.least:.0f}"
    return f"{text}, first > {100 * threshold.wanted:.0f}" if threshold.wanted else text


def row(cell: Cell, measurement: Measurement | None, code: str) -> list[str]:
    """A line of a table."""
    names = [cell.one, cell.among, str(cell.players)]
    if measurement is None or not measurement.firsts:
        return [*names, "0", "", "", threshold_text(cell.threshold), NOT_MEASURED, "", ""]
    judged, times = cell.judge(measurement), measurement.times
    verdict = judged.verdict if judged.verdict == MET else f"**{judged.verdict}**"
    return [
        *names,
        str(judged.blocks * cell.players),
        percent(judged.share),
        " to ".join(map(percent, judged.within)) if judged.within else "",
        threshold_text(cell.threshold),
        verdict if measurement.code == code else f"{verdict}, {OLD}",
        f"{times.mean():,.1f}",
        f"{times.quantile(0.99):,.0f}",
    ]


def table(key: str, ledger: Ledger) -> str:
    """The heading and the table of a game."""
    code = code_of(key)
    marks = ["---" if i in LEFT else "---:" for i in range(len(HEAD))]
    rows = [HEAD, marks, *(row(cell, ledger.find(cell), code) for cell in cells(key))]
    lines = [f"| {' | '.join(cells)} |" for cells in rows]
    return f"## {load(key).title}\n\n" + "\n".join(lines) + "\n"


def calibration(folder: Path) -> str:
    """The section on the chances in hints, if they have been calibrated."""
    if not (folder / "calibration.json").exists():
        return ""
    section = import_module("kindu.lab.calibration.page").calibration_section
    return str(section(folder))


def page(ledger: Ledger, folder: Path) -> str:
    """The whole page."""
    text = files("kindu.lab.strength").joinpath("strength.template.md").read_text("utf-8")
    filled = Template(text).substitute(
        tables="\n".join(table(key, ledger) for key in own_keys()),
        machine=f"Machine of the last run: {ledger.machine}." if ledger.machine else "",
        often=f"{100 * OFTEN:.0f}",
        above=f"{100 * ABOVE:.0f}",
        margin=f"{100 * MARGIN:.0f}",
        games=GAMES,
        bound=f"{BOUND:.2f}",
        first=f"{bound(TENTHS[0], 10):.2f}",
        calibration=calibration(folder),
    )
    return filled.rstrip() + "\n"
