"""The part of the page about the web app."""

from pathlib import Path

import pytest

from bench.load import report as load_report
from bench.web import report

FIRST, *_, LAST = report.GAMES


def made_up(**other: float) -> report.Run:
    """A run that meets every target."""
    samples = {key: [0.0 if key.endswith("shift") else 1.0] for key, *_ in report.ROWS}
    for key, value in other.items():
        samples[key] = [value]
    return report.Run("Chromium 1", ["a fact"], samples)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("front_kilobytes", 201.0),
        (f"{FIRST}_kilobytes", 351.0),
        (f"{LAST}_requests", 17.0),
        (f"{LAST}_usable_ms", 1001.0),
        (f"{FIRST}_drawn_ms", 101.0),
        ("front_shift", 0.02),
        (f"{LAST}_shift", 0.02),
    ],
)
def test_every_target_can_be_missed(name: str, value: float) -> None:
    verdicts = [one.met for one in report.targets(made_up(**{name: value}))]

    assert [True] * (3 + 7 * len(report.GAMES)) == [one.met for one in report.targets(made_up())]
    assert 1 == verdicts.count(False)


def test_a_new_run_stands_before_the_server_and_in_place_of_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "performance.md"
    server = load_report.HEADING + "\nFigures of the server.\n"
    page.write_text(f"# Performance\n\nOther figures.\n\n{server}", encoding="utf-8")
    monkeypatch.setattr(report, "LAST", tmp_path / "last.json")
    report.keep(made_up(**{f"{LAST}_drawn_ms": 50.0}), page)
    report.keep(made_up(), page)

    wanted = f"# Performance\n\nOther figures.\n\n{report.section(made_up())}\n{server}"
    assert wanted == page.read_text(encoding="utf-8")
    assert report.section(made_up()) == report.kept()


def test_a_game_that_was_not_there_yet_has_no_row() -> None:
    run = made_up()
    for key in [key for key in run.samples if key.startswith(LAST)]:
        del run.samples[key]

    assert report.GAMES[FIRST] in report.section(run)
    assert report.GAMES[LAST] not in report.section(run)
