"""Strength: what has to be shown, how it is kept, and the page."""

import json
import re
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from kindu.cli.commands.strength import StrengthRequest, measure_all, strength
from kindu.cli.run import run
from kindu.core.words import KinduError
from kindu.games import game, keys, load, own_keys
from kindu.lab.arena.pairing import WHOLE
from kindu.lab.strength.ledger import Ledger, Measurement
from kindu.lab.strength.page import page, row
from kindu.lab.strength.sequential import MET, MISSED, NOT_SHOWN, RUNNING, Threshold
from kindu.lab.strength.strength import Cell, cells, code_of, measure
from tests.support import A_GAME, QUICKEST

QUICK = Cell(QUICKEST, "uniform", "uniform", 2, Threshold(0.8), games=20)
CODE = code_of(QUICKEST)


def measurement_of(cell: Cell, blocks: int, share: float, code: str = CODE) -> Measurement:
    measurement = Measurement(code)
    measurement.firsts = [round(WHOLE * cell.players * share)] * blocks
    measurement.points = measurement.others = [0] * blocks
    measurement.times.add(0.25)
    return measurement


def all_measured(folder: Path, share: float = 1.0) -> Ledger:
    """A ledger in which everything is decided."""
    ledger = Ledger(folder / "strength.json")
    for key in keys():
        for cell in cells(key):
            measurement = measurement_of(cell, cell.most(), share, code_of(key))
            ledger.games.setdefault(key, {})[cell.name()] = measurement
    ledger.put(cells(QUICKEST)[0], measurement_of(cells(QUICKEST)[0], 150, share))
    return ledger


@pytest.mark.parametrize("key", keys())
def test_the_bars_are_those_that_were_promised(key: str) -> None:
    most = load(key).seats[-1]
    bars = {cell.name(): (cell.threshold.least, cell.threshold.wanted) for cell in cells(key)}

    assert {
        f"master-greedy-{most}": (2 / most, 0),
        f"master-plain-{most}": pytest.approx((1 / most - 0.05, 0)),
        "master-greedy-2": (0.8, 0),  # even where two is the maximum
        "master-expert-2": (0.5, 0.55),
        "expert-skilled-2": (0.5, 0.55),
        "skilled-casual-2": (0.5, 0.55),
        "casual-novice-2": (0.5, 0.55),
        "master-plain-2": (0.45, 0),
    } == bars
    assert all(cell.most() * cell.players <= 300 for cell in cells(key))


def test_a_look_that_decides_ends_it() -> None:
    measurement = Measurement(CODE)
    played = list(measure(QUICK, measurement, 1))
    judged = QUICK.judge(measurement)

    assert len(played) == len(measurement.firsts) == judged.blocks < QUICK.most()
    assert (MISSED, 0.5) == (judged.verdict, judged.share)
    assert [] == list(measure(QUICK, measurement, 1))


def test_a_run_that_was_stopped_ends_like_one_that_was_not(tmp_path: Path) -> None:
    whole, ledger = Measurement(CODE), Ledger(tmp_path / "strength.json")
    list(measure(QUICK, whole, 1))
    first = ledger.current(QUICK, CODE)
    with closing(measure(QUICK, first, 1)) as found:
        list(islice(found, 3))
    ledger.put(QUICK, first)
    second = Ledger(tmp_path / "strength.json").current(QUICK, CODE)
    assert 3 == len(second.firsts)
    list(measure(QUICK, second, 2))

    assert (whole.firsts, whole.points, whole.others) == (
        second.firsts,
        second.points,
        second.others,
    )
    assert whole.times.answers == second.times.answers


def test_results_are_written_a_line_a_cell(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "strength.json")
    ledger.machine = "a computer"
    ledger.put(QUICK, measurement_of(QUICK, 2, 0.5))
    ledger.put(cells(QUICKEST)[0], measurement_of(cells(QUICKEST)[0], 3, 1.0))
    text = ledger.path.read_text("utf-8")
    again = Ledger(ledger.path)

    assert 9 == len(text.splitlines())
    assert text == again.text()
    assert {"machine": "a computer", "games": [QUICKEST]} == {
        key: value if key == "machine" else list(value) for key, value in json.loads(text).items()
    }
    found = again.find(QUICK)
    assert found
    assert ([60, 60], 1, 250) == (found.firsts, found.times.answers, found.times.mean())


def test_other_code_begins_anew_and_the_old_results_stay_until_then(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "strength.json")
    old = measurement_of(QUICK, 5, 0.5)
    ledger.put(QUICK, old)

    assert old is ledger.current(QUICK, CODE)
    assert [] == ledger.current(QUICK, "other").firsts
    assert [] == ledger.current(QUICK, CODE, fresh=True).firsts
    assert old is ledger.find(QUICK)


@pytest.mark.parametrize(
    "text", ["{", "[]", f'{{"machine": "", "games": {{"{QUICKEST}": {{"a": 1}}}}}}']
)
def test_another_file_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "strength.json"
    path.write_text(text)

    with pytest.raises(KinduError, match="expected results written by kindu strength, but"):
        Ledger(path)
    assert text == path.read_text()


@pytest.mark.parametrize(
    ("share", "blocks", "code", "verdict"),
    [
        (1.0, 150, CODE, MET),
        (0.5, 150, CODE, f"**{MISSED}**"),
        (0.8, 150, CODE, f"**{NOT_SHOWN}**"),
        (0.8, 60, CODE, f"**{RUNNING}**"),
        (1.0, 150, "old", f"{MET}, older code"),
    ],
)
def test_a_row_tells_what_was_shown(share: float, blocks: int, code: str, verdict: str) -> None:
    cell = cells(QUICKEST)[0]
    found = row(cell, measurement_of(cell, blocks, share, code), CODE)

    assert ["master", "greedy", "2"] == found[:3]
    assert ["low > 80", verdict, "250.0"] == found[6:9]


def test_a_row_without_games_says_so() -> None:
    assert "not measured" == row(QUICK, None, CODE)[7]


def test_the_page_has_a_table_for_each_game(tmp_path: Path) -> None:
    text = page(all_measured(tmp_path), tmp_path)

    assert all(f"\n## {load(key).title}\n" in text for key in own_keys())
    assert 8 * len(own_keys()) == text.count("| master | ") + text.count(" | novice | ") * 3
    assert "$" not in text


def test_nothing_is_played_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = all_measured(tmp_path).path.read_bytes()
    assert 0 == run(["strength", "--only", QUICKEST, "--docs", str(tmp_path)])
    out, err = capsys.readouterr()

    assert "" == err
    lines = out.splitlines()
    assert lines[0].startswith(f"1/8 {QUICKEST} master-greedy-2: 60 games, 100.0 % (")
    assert lines[0].endswith("), bar low > 80: met")
    assert before == (tmp_path / "strength.json").read_bytes()
    assert f"## {game(QUICKEST).title}" in (tmp_path / "strength.md").read_text("utf-8")


def test_a_bot_that_is_not_there_yet_is_passed_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cell = Cell(QUICKEST, "uniform", "nobody", 2, Threshold(0.8))
    measure_all([cell], Ledger(tmp_path / "strength.json"), request(tmp_path), quiet=False)

    sentence = f"1/1 {QUICKEST} uniform-nobody-2: not measured, because there is no bot nobody\n"
    assert sentence == capsys.readouterr().out


def test_every_block_is_kept_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ledger = Ledger(tmp_path / "strength.json")
    measure_all([QUICK], ledger, request(tmp_path), quiet=False)
    measurement = Ledger(ledger.path).find(QUICK)

    assert measurement
    assert MISSED == QUICK.judge(measurement).verdict
    assert re.search(
        rf"{QUICKEST} uniform-uniform-2: \d+ games, 50\.0 % \(", capsys.readouterr().out
    )
    assert "CPython" in Ledger(ledger.path).machine


def request(docs: Path, only: str = "", cell: str = "", jobs: int = 1) -> StrengthRequest:
    return StrengthRequest(only, cell, jobs, fresh=False, docs=docs)


def test_the_result_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    all_measured(tmp_path)
    assert 0 == strength(request(tmp_path, QUICKEST, "master-greedy-2"), as_json=True)
    found = json.loads(capsys.readouterr().out)

    assert ["game", "cell", "games", "share", "within", "verdict"] == list(found[0])
    assert (QUICKEST, 60, MET) == tuple(found[0][key] for key in ("game", "games", "verdict"))


def test_outside_of_a_clone_nothing_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert 2 == run(["strength", "--only", QUICKEST])

    wanted = "expected a clone of Kindu, but the current folder has no docs/strength.md"
    assert f"kindu: {wanted}: name a folder with --docs\n" == capsys.readouterr().err
    assert [] == list(tmp_path.iterdir())


def test_a_clone_has_the_results_in_its_docs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    docs = tmp_path / "docs"
    all_measured(docs)
    (docs / "strength.md").write_text("old")
    monkeypatch.chdir(tmp_path)
    assert 0 == run(["strength", "--only", QUICKEST, "--json"])

    assert "old" != (docs / "strength.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("only", "cell", "jobs", "sentence"),
    [
        ("chess", "", 1, f"expected {A_GAME}"),
        (QUICKEST, "master-gredy-2", 1, "did you mean master-greedy-2?"),
        (QUICKEST, "", 0, "expected 1 to"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    tmp_path: Path, only: str, cell: str, jobs: int, sentence: str
) -> None:
    with pytest.raises(KinduError, match=re.escape(sentence)):
        strength(request(tmp_path, only, cell, jobs), as_json=False)
    assert [] == list(tmp_path.iterdir())
