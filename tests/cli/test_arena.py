"""`kindu arena` as a user starts it."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kindu.cli.run import run
from kindu.games import game
from tests.support import A_GAME, LIKE, QUICKEST, SOME, seats

HEADS = ["bot", "rating ± 95 %", "first %", "95 % interval", "points ± 95 %", "ms", "p99"]
QUICK = [QUICKEST, "--bots", "uniform,greedy", "--budget", "1", "--games"]


def arena(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert 0 == run(["arena", *words])
    out, err = capsys.readouterr()
    assert "" == err
    return out


def test_the_result_is_the_same_whatever_the_number_of_jobs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    results = []
    for jobs in ("1", "2"):
        result = json.loads(arena(capsys, *QUICK, "4", "--jobs", jobs, "--json"))
        assert int(jobs) == result.pop("times")["jobs"]
        results.append(result)

    assert results[0] == results[1]


def test_the_result_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    result = json.loads(arena(capsys, *QUICK, "3", "--seed", "4", "--json"))

    names = "game rules board players options budget seed games blocks complete par bots pairs"
    assert [*names.split(), "rounds", "endings", "decisions", "plots", "times"] == list(result)
    assert (QUICKEST, 2, "1", 4, 4, 2, True, 0.5) == tuple(
        result[key]
        for key in ("game", "players", "budget", "seed", "games", "blocks", "complete", "par")
    )
    assert ["greedy", "uniform"] == [row["bot"] for row in result["bots"]]
    best, worst = result["bots"]
    assert best["rating"] > 1500 > worst["rating"]
    assert best["rating_within"][0] < best["rating"] < best["rating_within"][1]
    assert 1 == pytest.approx(best["share"] + worst["share"])
    assert best["share_within"][0] <= best["share"] <= best["share_within"][1]
    assert 4 == sum(result["endings"].values())
    assert [("uniform", "greedy", 4), ("greedy", "uniform", 4)] == [
        (row["one"], row["among"], row["games"]) for row in result["pairs"]
    ]
    thoughts = result["times"]["thoughts"]
    assert all(row["answers"] > 0 and row["p99_ms"] > 0 for row in thoughts)


def test_the_text_fits_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    out = arena(capsys, *QUICK, "1", "--players", "3", "--set", "start player=2")
    lines = out.splitlines()

    assert (
        f"{game(QUICKEST).title}: 6 games of 3 players, 1 block of paired luck, seed 1" == lines[0]
    )
    assert ["  start player: 2", "  budget: 1"] == lines[1:3]
    assert re.search(r"^greedy +\d+ ± +- +\d+\.\d +- +\d+\.\d ± +- +\d", out, re.MULTILINE)
    assert re.search(r"^one … among, par 33\.3 % +greedy +uniform$", out, re.MULTILINE)
    assert re.search(r"^rounds +\d+\.\d on average, ", out, re.MULTILINE)
    assert max(len(line) for line in lines) <= 80


@pytest.mark.parametrize("columns", [69, 40, 30])
def test_a_narrow_terminal_shows_every_column(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    out = arena(capsys, *QUICK, "1")
    tables = out.partition("\n\n")[2]

    assert all(tables.count(head) for head in HEADS)
    assert "…" not in tables.replace("one … among", "")
    assert tables.count("\ngreedy ") == tables.count("\nuniform ") >= 2
    assert max(len(line) for line in tables.partition("\nrounds")[0].splitlines()) <= columns


def test_drawings_are_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    folder = tmp_path / "new"
    out = arena(capsys, *QUICK, "2", "--plots", str(folder))
    names = [f"arena-{QUICKEST}-{name}.svg" for name in ("length", "points", "ratings")]

    assert names == sorted(path.name for path in folder.iterdir())
    assert all(f"drawn   {folder / name}\n" in out for name in names)


def test_drawings_without_matplotlib_are_one_sentence() -> None:
    words = ["arena", *QUICK, "1", "--plots", "nowhere"]
    hide = "import sys; sys.modules['matplotlib'] = None"
    code = f"{hide}; from kindu.cli.run import run; sys.exit(run({words}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    sentence = "expected matplotlib for drawings, but it is not installed"
    assert (2, "", f"kindu: {sentence}: pip install 'kindu[plots]'\n") == (
        done.returncode,
        done.stdout,
        done.stderr,
    )
    assert not Path("nowhere").exists()


def test_a_ray_without_the_extra_is_one_sentence() -> None:
    words = ["arena", *QUICK, "1", "--ray", "local"]
    hide = "import sys; sys.modules['ray'] = None"
    code = f"{hide}; from kindu.cli.run import run; sys.exit(run({words}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    sentence = "expected Ray for work on many machines, but it is not installed"
    assert (2, f"kindu: {sentence}: pip install 'kindu[ray]'\n") == (done.returncode, done.stderr)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (LIKE, f"{A_GAME}, but got {LIKE!r}: did you mean {SOME}?"),
        (f"{QUICKEST} --players 99", f"{seats(QUICKEST)}, but got 99"),
        (f"{QUICKEST} --games 0", "at least 1 game, but got 0"),
        (f"{QUICKEST} --jobs 0", "1 to 1024 jobs, but got 0"),
        (f"{QUICKEST} --bots gredy,uniform", "a bot (one of uniform, greedy, "),
        (f"{QUICKEST} --bots greedy", "two or more different bots, but got 'greedy'"),
        (f"{QUICKEST} --bots greedy,greedy", "two or more different bots, but got 'greedy,greedy'"),
        (
            f"{QUICKEST} --budget 3s",
            "a budget such as 500 (iterations) or 200ms, but got '3s'",
        ),
        (
            f"{QUICKEST} --board nowhere.toml",
            "a board file, but nowhere.toml can't be read: No such",
        ),
        (f"{QUICKEST} --set weather=fine", "a setting (one of"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    capsys: pytest.CaptureFixture[str], words: str, sentence: str
) -> None:
    assert 2 == run(["arena", *words.split()])
    out, err = capsys.readouterr()

    assert "" == out
    assert err.startswith(f"kindu: expected {sentence}")
    assert 1 == err.count("\n")


def test_a_folder_that_cannot_be_used_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "file"
    file.write_text("mine")
    assert 2 == run(["arena", *QUICK, "1", "--plots", str(file / "below")])

    err = capsys.readouterr().err
    assert err.startswith("kindu: expected a folder for drawings, but ")
    assert "mine" == file.read_text()


@pytest.mark.extras
def test_a_ray_of_two_workers_gives_the_results_of_one_process(
    capsys: pytest.CaptureFixture[str],
) -> None:
    pytest.importorskip("ray")
    results = []
    for words in ([], ["--ray", "local", "--jobs", "2"]):
        assert 0 == run(["arena", *QUICK, "12", "--json", *words])
        result = json.loads(capsys.readouterr().out)
        assert (words[1] if words else "") == result.pop("times")["ray"]
        results.append(json.dumps(result))

    assert results[0] == results[1]


@pytest.mark.extras
@pytest.mark.parametrize("address", ["nowhere", "localhost:1", "auto"])
def test_a_ray_that_is_not_there_is_one_sentence(
    capsys: pytest.CaptureFixture[str], address: str
) -> None:
    pytest.importorskip("ray")
    assert 2 == run(["arena", *QUICK, "1", "--ray", address])
    err = capsys.readouterr().err

    assert err.startswith(
        "kindu: expected local, auto or the address of a Ray cluster, such as head:6379"
    )
    assert 1 == err.count("\n")
