"""`kindu strength`: plays the comparisons of docs/strength.md that are missing."""

from __future__ import annotations

import platform
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from kindu.advice.players import NAMES
from kindu.cli.commands.sim import MOST_JOBS
from kindu.cli.out import Bar, print_json
from kindu.cli.run import INTERRUPTED
from kindu.cli.shelf import undisturbed
from kindu.core.words import KinduError
from kindu.games import game, own_keys, refusal
from kindu.lab.strength.ledger import Ledger
from kindu.lab.strength.page import page, percent, threshold_text
from kindu.lab.strength.sequential import RUNNING
from kindu.lab.strength.strength import Cell, cells, code_of, measure
from kindu.record.files import write_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kindu.lab.strength.ledger import Measurement

PAGE = "strength.md"
CPU = Path("/proc/cpuinfo")


@dataclass(frozen=True)
class StrengthRequest:
    """The command as it was typed."""

    only: str
    cell: str
    jobs: int
    fresh: bool
    docs: Path | None


class CellView(TypedDict):
    """The result of a comparison so far."""

    game: str
    cell: str
    games: int
    share: float
    within: list[float] | None
    verdict: str


def strength(request: StrengthRequest, as_json: bool) -> int:
    """Measure what is asked for, and always write the page."""
    chosen = chosen_cells(request)
    if not 1 <= request.jobs <= MOST_JOBS:
        raise KinduError(f"expected 1 to {MOST_JOBS} jobs, but got {request.jobs}")
    docs = request.docs or docs_of_clone()
    ledger = Ledger(docs / "strength.json")
    try:
        measure_all(chosen, ledger, request, as_json)
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        write_text(docs / PAGE, page(ledger, docs))
    if as_json:
        print_json([cell_view(cell, ledger.find(cell)) for cell in chosen])
    return 0


def docs_of_clone() -> Path:
    """The folder docs of the clone in which the command runs; elsewhere an error."""
    docs = Path("docs")
    if not (docs / PAGE).is_file():
        here = f"the current folder has no docs/{PAGE}"
        raise KinduError(f"expected a clone of Kindu, but {here}: name a folder with --docs")
    return docs


def wanted(request: StrengthRequest) -> list[str]:
    """The named game, or all games on the page."""
    return [request.only] if request.only else own_keys()


def chosen_cells(request: StrengthRequest) -> list[Cell]:
    """The cells asked for, or an error."""
    if request.only:
        game(request.only)  # refuses an unknown one
    found = [cell for key in wanted(request) for cell in cells(key)]
    names = list(dict.fromkeys(cell.name() for cell in found))
    if request.cell and request.cell not in names:
        raise KinduError(refusal("a cell", names, request.cell))
    return [cell for cell in found if request.cell in {"", cell.name()}]


def measure_all(
    chosen: Sequence[Cell], ledger: Ledger, request: StrengthRequest, quiet: bool
) -> None:
    """Play every undecided comparison; each block is saved as soon as it is played."""
    here = machine()
    for i, cell in enumerate(chosen, 1):
        head = f"{i}/{len(chosen)} {cell.game} {cell.name()}"
        missing = [name for name in (cell.one, cell.among) if name not in NAMES]
        if missing:
            say(quiet, f"{head}: not measured, because there is no bot {missing[0]}")
            continue
        measurement = ledger.current(cell, code_of(cell.game), request.fresh)
        games = cell.most() * cell.players
        with Bar(head, games) as bar, closing(measure(cell, measurement, request.jobs)) as found:
            bar.to(len(measurement.firsts) * cell.players)
            for _ in found:
                with undisturbed():
                    ledger.machine = here
                    ledger.put(cell, measurement)
                bar.step(cell.players)
        say(quiet, f"{head}: {told(cell, measurement)}")


def say(quiet: bool, text: str) -> None:
    """A line of the report."""
    if not quiet:
        print(text, flush=True)


def told(cell: Cell, measurement: Measurement) -> str:
    """A comparison in one line."""
    judged = cell.judge(measurement)
    within = f" ({' to '.join(map(percent, judged.within))})" if judged.within else ""
    text = f"{judged.blocks * cell.players} games, {percent(judged.share)} %{within}"
    return f"{text}, bar {threshold_text(cell.threshold)}: {judged.verdict}"


def cell_view(cell: Cell, measurement: Measurement | None) -> CellView:
    """A comparison as data."""
    if measurement is None:
        return CellView(
            game=cell.game, cell=cell.name(), games=0, share=0.0, within=None, verdict=RUNNING
        )
    judged = cell.judge(measurement)
    return CellView(
        game=cell.game,
        cell=cell.name(),
        games=judged.blocks * cell.players,
        share=round(judged.share, 4),
        within=[round(bound, 4) for bound in judged.within] if judged.within else None,
        verdict=judged.verdict,
    )


def machine() -> str:
    """The machine and version, for the times on the page."""
    from kindu.cli.commands.games import version

    lines = CPU.read_text("utf-8").splitlines() if CPU.is_file() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    model = models[0] if models else platform.processor() or platform.machine()
    return f"{model}, CPython {platform.python_version()}, {version()}"
