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
from tests.web.games import new
from tests.web.visitor import visitor
from tools.chromium import program

ROUNDS = 7
TURNS = 4


def one_round(browser: Browser, server: Process) -> dict[str, list[float]]:
    """The front page, then a table, each in a profile of its own."""
    site = f"http://{server.address}"
    found: dict[str, list[float]] = {}
    for name, wanted in (("front", measure.FRONT), ("table", measure.TABLE)):
        guest = visitor(browser, site)
        path = f"/t/{new(guest)}" if name == "table" else "/"
        found.setdefault("bare_ms", []).append(measure.bare(guest))
        page, figures = measure.opened(guest, path, wanted)
        for key, value in figures.items():
            found[f"{name}_{key}"] = [value]
        if name == "table":
            found["drawn_ms"] = measure.drawn(page, TURNS)
        guest.context.close()
    return found


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
