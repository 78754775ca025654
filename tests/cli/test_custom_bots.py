"""Custom bots as `module:Class`: they play in sim, arena and watch, and their faults are named."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from kindu.advice.custom_bots import CustomPlayer
from kindu.cli.play.seats import names_of
from kindu.cli.play.session import Session
from kindu.cli.run import run
from kindu.core.words import KinduError, SetupError
from kindu.games import load
from kindu.record.files import read
from tests.support import SOME, TITLE
from tools.samples.commands import write_files

MODULE = """
from kindu.bots.base import Bot, Thought, only
from kindu.bots.uniform import Uniform


class First:
    def think(self, sight, budget, rng):
        return sight.legal()[0]


class Last(Bot):
    def __init__(self, rules, depth=3):
        self.key = rules.key

    def think(self, sight, budget, rng):
        assert self.key == sight.rules.key
        return only(sight.legal()[-1])


def made(rules):
    return Uniform()


class Raising(Bot):
    def think(self, sight, budget, rng):
        return 1 // 0


class Cheating(Bot):
    def think(self, sight, budget, rng):
        return sight.rules.num_numbers - 1


class Lost(Bot):
    def think(self, sight, budget, rng):
        return -5


class Wordy(Bot):
    def think(self, sight, budget, rng):
        return "draw"


class Mute(Bot):
    def think(self, sight, budget, rng):
        return Thought()


class Slow(Bot):
    def think(self, sight, budget, rng):
        while True:
            try:
                hash(sight.eye)
            except Exception:
                pass


class Unfinished(Bot):
    pass


class Fragile:
    def __init__(self):
        raise RuntimeError("no model file")


class Thoughtless:
    pass
"""


@pytest.fixture(autouse=True)
def _module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The module lies in the current directory, which Python has not been told about."""
    tmp_path.joinpath("my_bots.py").write_text(MODULE)
    tmp_path.joinpath("broken.py").write_text("import no_such_thing\n")
    tmp_path.joinpath("wrong.py").write_text("def:\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert 0 == run(list(words)), capsys.readouterr().err
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert 2 == run(list(words))
    out, err = capsys.readouterr()
    assert "" == out
    assert err.startswith("kindu: expected ")
    assert 1 == err.count("\n")
    return err


def test_a_class_with_or_without_a_base_plays_in_sim(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "my_bots:First,my_bots:Last,my_bots:made"
    text = said(capsys, "sim", SOME, "--players", "3", "--games", "2", "--bots", bots)

    assert ["1     my_bots:First", "2     my_bots:Last ", "3     my_bots:made "] == [
        line[:19] for line in text.splitlines() if line[:1] in {"1", "2", "3"}
    ]


def test_several_processes_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["sim", SOME, "--games", "4", "--bots", "my_bots:First,uniform", "--json"]
    one, two = (json.loads(said(capsys, *words, "--jobs", jobs)) for jobs in ("1", "2"))

    assert one["seats"] == two["seats"]
    assert one["decisions"] == two["decisions"]


def test_it_sits_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bots", "my_bots:First,uniform", "--games", "4", "--budget", "5", "--json"]
    found = json.loads(said(capsys, "arena", SOME, *words))

    assert {"my_bots:First", "uniform"} == {row["bot"] for row in found["bots"]}


def test_it_can_be_watched_and_its_games_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    seen = said(capsys, "watch", SOME, "--bots", "my_bots:First,uniform", "--seed", "1")
    said(capsys, "sim", SOME, "--bots", "my_bots:First", "--games", "1", "--save", "kept")
    (file,) = tmp_path.glob("kept/*.kindu")

    assert seen.startswith(f"{TITLE}: my_bots:First, uniform · seed 1\n")
    assert "names: my_bots:First (bot) | my_bots:First (bot)" in file.read_text()


FAULTS = {
    "my_bots:Raising": "my_bots:Raising to work, but while thinking it raised ZeroDivisionError: "
    "integer division or modulo by zero (my_bots.py, line 26)",
    "my_bots:Cheating": "a legal answer from my_bots:Cheating, such as draw, buy, move, but got",
    "my_bots:Lost": "a legal answer from my_bots:Lost, such as draw, buy, move, but got -5",
    "my_bots:Wordy": "a Thought or the number of an answer from my_bots:Wordy, but got str",
    "my_bots:Mute": "an answer from my_bots:Mute, but its Thought is empty",
    "my_bots:Unfinished": "my_bots:Unfinished to work, but while thinking it raised "
    "NotImplementedError: Unfinished",
    "my_bots:Fragile": "my_bots:Fragile to work, but while being created it raised RuntimeError: "
    "no model file (my_bots.py, line",
    "my_bots:Thoughtless": "my_bots:Thoughtless to have a method think(sight, budget, rng)",
    "my_bots:Nobody": "a class 'Nobody' in the module my_bots, but it has none",
    "nowhere:Bot": "a module 'nowhere' in the current directory or installed, but there is none",
    "broken:Bot": "broken to work, but while being imported it raised ModuleNotFoundError: "
    "No module named 'no_such_thing' (broken.py, line 1)",
    "wrong:Bot": "wrong to work, but while being imported it raised SyntaxError",
    "kindu.bots.search:Search": "kindu.bots.search:Search to work, but while being created it",
}


@pytest.mark.parametrize("name", FAULTS)
def test_what_a_bot_does_wrong_is_one_sentence_with_its_name(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    words = ["--games", "1", "--bots", name, "--set", "start player=1"]

    assert f"kindu: expected {FAULTS[name]}" in refused(capsys, "sim", SOME, *words)


def test_a_fault_in_another_process_is_the_same_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = [SOME, "--games", "4", "--bots", "my_bots:Raising", "--jobs", "2"]

    assert f"kindu: expected {FAULTS['my_bots:Raising']}\n" == refused(capsys, "sim", *words)


@pytest.mark.skipif(sys.platform == "win32", reason="no alarm can interrupt a bot there")
def test_a_bot_that_thinks_too_long_is_stopped(capsys: pytest.CaptureFixture[str]) -> None:
    words = [SOME, "--games", "2", "--bots", "my_bots:Slow,uniform", "--budget", "1ms"]

    assert "my_bots:Slow to answer within 1.01 seconds, but it took longer" in refused(
        capsys, "arena", *words
    )


def test_a_name_from_a_game_file_is_never_imported(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said(capsys, "sim", SOME, "--bots", "my_bots:First", "--games", "1", "--save", "kept")
    (file,) = tmp_path.glob("kept/*.kindu")
    del sys.modules["my_bots"]
    lines = file.read_text().splitlines(keepends=True)
    unfinished = tmp_path / "unfinished.kindu"
    unfinished.write_text("".join(lines[:40]))
    run(["play", str(unfinished), "--text", "--plain"])

    assert "my_bots" not in sys.modules


def test_it_sits_at_the_terminal_if_its_name_was_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KINDU_DATA", str(tmp_path / "data"))
    names, path = names_of("me:Ada, my_bots:First"), tmp_path / "mine.kindu"
    session = Session.new(load(SOME), names, path, {"start player": "2"})
    assert isinstance(session.bots[1], CustomPlayer)
    file = read(path)
    again = Session.resumed(file, session.rules, file.names, path, typed=True)

    assert ["Ada", "my_bots:First (bot)"] == file.names
    assert isinstance(again.bots[1], CustomPlayer)
    with pytest.raises(SetupError, match=r"expected a bot \(one of .* but got 'my_bots:First'"):
        Session.resumed(file, session.rules, file.names, path, typed=False)


@pytest.mark.parametrize("word", ["greedy:First", "my_bots:", ":First", "my_bots:" + "First" * 9])
def test_a_seat_that_is_no_name_of_a_bot_is_refused(word: str) -> None:
    with pytest.raises(KinduError, match=r"^expected ('me', 'me:NAME' or a bot|a name of 1 to 40)"):
        names_of(f"me,{word}")


def test_the_bot_of_the_docs_plays(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = Path(__file__).parents[2] / "docs" / "arena.md"
    tmp_path.joinpath("my_bots.py").unlink()
    write_files(page, tmp_path)
    words = [SOME, "--bots", "my_bots:OnePly,uniform", "--games", "2", "--json"]
    found = json.loads(said(capsys, "arena", *words))

    assert {"my_bots:OnePly": 1.0, "uniform": 0.0} == {
        row["bot"]: row["share"] for row in found["bots"]
    }
