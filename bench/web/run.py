"""Measures the web app in a browser; writes into docs/performance.md."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from playwright.sync_api import Browser, sync_playwright

from bench.run import PAGE, load, processor, today
from bench.web import measure, report
from bench.workers import progress
from tests.server.processes import Process, process
from tests.web import players
from tests.web.games import new
from tests.web.visitor import SMALL, Look, visitor
from tests.web.wire import Wire
from tools.programs.chromium import program

ROUNDS = 7
ANSWERS = 8


def one_round(browser: Browser, server: Process) -> dict[str, list[float]]:
    """The front page, then a table of each game, each in profiles of their own."""
    site = f"http://{server.address}"
    found: dict[str, list[float]] = {}
    for name, wanted in [
        ("front", measure.FRONT),
        *((key, players.first(key)) for key in report.GAMES),
    ]:
        guest = visitor(browser, site)
        wire = Wire(guest)
        path = "/" if name == "front" else f"/t/{new(guest, game=name)}"
        found.setdefault("bare_ms", []).append(measure.bare(guest))
        page, figures = measure.opened(guest, path, wanted)
        for key, value in figures.items():
            found[f"{name}_{key}"] = [value]
        if name != "front":
            found[f"{name}_drawn_ms"] = measure.drawn(
                page, players.player(name, page, wire), ANSWERS
            )
            found[f"{name}_back_ms"] = [measure.back(page, wanted)]
        guest.context.close()
        found[f"{name}_phone_ms"] = [on_a_slow_phone(browser, site, name, wanted)]
    return found


def on_a_slow_phone(browser: Browser, site: str, name: str, wanted: str) -> float:
    """How long a page takes there until it can be used."""
    guest = visitor(browser, site, Look(SMALL))
    path = "/" if name == "front" else f"/t/{new(guest, game=name)}"
    _, figures = measure.opened(guest, path, wanted, slow=True)
    guest.context.close()
    return figures["usable_ms"]


def main() -> None:
    """All rounds, and the page."""
    samples: dict[str, list[float]] = {}
    before = load()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program())
        with process(Path(folder)) as server:
            for n in range(ROUNDS):
                progress(f"round {n + 1} of {ROUNDS}")
                for key, values in one_round(browser, server).items():
                    samples.setdefault(key, []).extend(values)
        name = measure.chromium(browser)
        browser.close()
    facts = [f"{today()}, {processor()}, {os.cpu_count()} cores; load before the run: {before}"]
    run = report.Run(name, facts, samples)
    report.keep(run, PAGE)
    print(report.section(run))


main()
