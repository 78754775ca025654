"""What the page tells about the server: a row for each number of tables, other figures, targets."""

from __future__ import annotations

from pathlib import Path
from string import Template

import msgspec

from bench.load.tables import GAME
from bench.report import Target, at_most, cell, markdown, number, plain, targets_table
from bench.workers import Samples, best
from kindu.games import game

LAST = Path(__file__).with_name("last.json")
TEMPLATE = Path(__file__).with_name("section.template.md")
HEADING = "## The server\n"
NOTHING = HEADING + "\nNot measured yet: `make load` does it.\n"
SATURATED, PACED = "50", "100"  # tables of the targets
COLUMNS = (
    ("closed_moves_s", "saturated: moves/s"),
    ("closed_p50_ms", "50 of 100 within, ms"),
    ("closed_p99_ms", "99 of 100 within, ms"),
    ("closed_cpu_us", "server CPU per move, µs"),
    ("closed_commits_s", "commits/s"),
    ("closed_moves_commit", "moves per commit"),
    ("open_moves_s", "paced: moves/s"),
    ("open_p50_ms", "50 of 100 within, ms"),
    ("open_p99_ms", "99 of 100 within, ms"),
)


class Run(msgspec.Struct):
    """All that `make load` found; figures by name, a value for each round."""

    rate: float
    rows: dict[str, Samples]  # by the number of tables
    peer: Samples
    disk: Samples
    idle: dict[str, float]
    facts: list[str]
    version: str  # of boardgame.io


def rows_table(run: Run) -> list[list[str]]:
    """A row for each number of tables, and one for the peer."""
    head = ["tables", *(text for _, text in COLUMNS)]
    found = [head]
    for tables, samples in run.rows.items():
        found.append([f"{int(tables):,}", *(cell(name, samples) for name, _ in COLUMNS)])
    peer = [cell(name, run.peer) for name, _ in COLUMNS]
    return [*found, [f"boardgame.io {run.version}, {SATURATED}", *peer]]


def top(samples: Samples, name: str) -> float:
    """The best round; nothing measured is no figure."""
    return best(name, samples[name]) if name in samples else float("nan")


def others_table(run: Run) -> list[list[str]]:
    """Figures that need no column."""
    idle, most = run.idle, run.rows.get("1000", {})
    disk, ours = top(run.disk, "commits_s"), top(run.rows[SATURATED], "closed_moves_s")
    found = [
        ["commits/s of the disk alone", cell("commits_s", run.disk)],
        [f"moves/s at {SATURATED} tables : commits/s of the disk", f"{ours / disk:.2f}"],
        ["memory of an idle table, awake, kB", number(idle["awake_kb"])],
        ["memory of one with a log of 400 moves, kB", number(idle["long_kb"])],
        ["memory of one asleep, kB", number(idle["asleep_kb"])],
        ["waking a table with a log of 400 moves, ms", number(idle["wake_ms"])],
    ]
    if most:
        found += [
            ["1,000 tables: connections that stayed up", number(top(most, "sockets"))],
            ["1,000 tables: memory of one with four connections, kB", cell("socket_kb", most)],
        ]
    return found


def targets(run: Run) -> list[Target]:
    """What the server has to reach."""
    ours = top(run.rows[SATURATED], "closed_moves_s")
    theirs = top(run.peer, "closed_moves_s")
    paced = run.rows[PACED]
    kept, late = top(paced, "open_moves_s"), top(paced, "open_p99_ms")
    cpu = top(run.rows[SATURATED], "closed_cpu_us")
    ratio, pace = ours / theirs, f"{run.rate:g} moves/s"
    found = [
        more_than(f"durable moves/s at {SATURATED} saturated tables", 2000, ours),
        Target("ours : boardgame.io", "≥ 1.5 times", ratio, f"{ratio:.2f} times", ratio >= 1.5),
        at_most(f"server CPU per move at {SATURATED} tables", 300, "µs", cpu),
        more_than(f"moves/s at {PACED} tables with {pace} requested", 0.98 * run.rate, kept),
        at_most(f"99 of 100 moves at {PACED} tables with {pace}", 50, "ms", late),
    ]
    if "1000" in run.rows:
        up = top(run.rows["1000"], "sockets")
        found.append(more_than("connections up at 1,000 tables", 4000, up))
    return found


def more_than(name: str, least: float, value: float) -> Target:
    """A figure that should be large."""
    return Target(name, f"≥ {least:,g}", value, number(value), value >= least)


def section(run: Run) -> str:
    """The part of docs/performance.md."""
    row, peer = run.rows[SATURATED], run.peer
    return Template(TEMPLATE.read_text(encoding="utf-8")).substitute(
        rows=markdown(rows_table(run)),
        others="\n".join(f"| {name} | {text} |" for name, text in others_table(run)),
        targets=markdown(targets_table(targets(run))),
        facts="\n".join(f"- {fact}" for fact in run.facts),
        game=game(GAME).title,
        rate=f"{run.rate:g}",
        rounds=len(row["closed_moves_s"]),
        bytes=f"{top(row, 'closed_bytes'):,.0f} and {top(peer, 'closed_bytes'):,.0f} bytes",
        idle_tables=f"{run.idle['tables']:,.0f}",
        wakes=f"{run.idle['wakes']:.0f}",
        server_pct=round(top(row, "closed_server_pct")),
        client_pct=round(top(row, "closed_client_pct")),
        peer_server_pct=round(top(peer, "closed_server_pct")),
        peer_client_pct=round(top(peer, "closed_client_pct")),
    )


def kept() -> str:
    """The section of the last run."""
    return section(msgspec.json.decode(LAST.read_bytes(), type=Run)) if LAST.is_file() else NOTHING


def shown(run: Run) -> str:
    """The tables for the terminal."""
    tables = rows_table(run), [["", ""], *others_table(run)], targets_table(targets(run))
    return "\n".join(plain(table) for table in tables)


def keep(run: Run, page: Path) -> None:
    """The figures for the next page, and the section in this one."""
    LAST.write_bytes(msgspec.json.format(msgspec.json.encode(run), indent=1) + b"\n")
    if page.is_file():
        before, heading, _ = page.read_text(encoding="utf-8").partition(HEADING)
        text = before if heading else before.rstrip("\n") + "\n\n"
        page.write_text(text + section(run), encoding="utf-8")
