"""`kindu perft` as a user starts it."""

import json
from pathlib import Path

import pytest

from kindu.cli.commands.perft import PerftView
from kindu.cli.run import run
from kindu.games import load
from kindu.lab.match import Match
from kindu.lab.perft import divide, perft
from kindu.record.files import position, write_text
from kindu.record.gamefile import parse
from tests.support import A_GAME


def perft_json(capsys: pytest.CaptureFixture[str], *words: str) -> PerftView:
    assert 0 == run(["perft", *words, "--json"])
    out, err = capsys.readouterr()
    assert "" == err
    found: PerftView = json.loads(out)
    return found


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert 2 == run(["perft", *words])
    out, err = capsys.readouterr()
    assert "" == out
    return err.removesuffix("\n")


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "game.kindu"
    match = Match(load("africana"), ["uniform", "uniform"], 3)
    match.play()
    write_text(path, match.file().text())
    return path


def test_every_depth_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    result = perft_json(capsys, "africana", "--depth", "4")

    assert [2, 30, 450, 4500] == [row["ways"] for row in result["counts"]]
    assert (2, 0, "chance (*)") == (result["players"], result["at"], result["asked"])
    assert result["divide"] is None


def test_options_and_players_count(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--depth", "1", "--players", "3"]

    assert [{"depth": 1, "ways": 3}] == perft_json(capsys, "africana", *words)["counts"]
    words += ["--set", "start player=2"]
    assert [{"depth": 1, "ways": 15}] == perft_json(capsys, "africana", *words)["counts"]


def test_divide_names_the_first_answers(capsys: pytest.CaptureFixture[str]) -> None:
    result = perft_json(capsys, "africana", "--depth", "3", "--divide")

    answers = [{"answer": "start 1", "ways": 225}, {"answer": "start 2", "ways": 225}]
    assert answers == result["divide"]


def test_the_text_is_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == run(["perft", "africana", "--depth", "3", "--divide"])
    lines = capsys.readouterr().out.splitlines()

    assert "Africana, 2 players, from the start; chance (*) is asked" == lines[0]
    assert ["3", "450"] == lines[5].split()[:2]
    assert "first answer     ways to depth 3" == lines[7]
    assert ["start", "2", "225"] == lines[9].split()
    assert max(len(line) for line in lines) <= 80


def test_a_position_of_a_game_file_is_counted(
    capsys: pytest.CaptureFixture[str], saved: Path
) -> None:
    file = parse(saved.read_text("utf-8"))
    state = position(file, load("africana"), 60)
    result = perft_json(capsys, str(saved), "--at", "60", "--depth", "3", "--divide")

    ways = [{"depth": depth, "ways": perft(state, depth)} for depth in (1, 2, 3)]
    assert ways == result["counts"]
    firsts = result["divide"]
    assert firsts is not None
    assert [state.rules.label(a) for a in state.legal()] == [first["answer"] for first in firsts]
    assert ways[-1]["ways"] == sum(first["ways"] for first in firsts)


def test_the_position_after_the_last_answer_is_the_default(
    capsys: pytest.CaptureFixture[str], saved: Path, tmp_path: Path
) -> None:
    cut = tmp_path / "cut.kindu"
    cut.write_text("".join(saved.read_text("utf-8").splitlines(keepends=True)[:69]), "utf-8")

    assert 60 == perft_json(capsys, str(cut), "--depth", "1")["at"]


def test_a_count_is_told_in_pieces_and_reaches_the_end() -> None:
    state = load("africana").start(2)
    told: list[float] = []
    ways = divide(state, 4, told.append)

    assert perft(state, 4) == sum(ways.values())
    assert len(told) >= 100
    assert 1.0 == told[-1]


def test_a_game_that_ends_on_the_way_goes_on_in_one_way(saved: Path) -> None:
    file = parse(saved.read_text("utf-8"))
    state = position(file, load("africana"), len(file.lines) - 1)
    told: list[float] = []

    assert perft(state, 4) == sum(divide(state, 4, told.append).values())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("afrikana", f"expected {A_GAME}, but got 'afrikana': did you mean africana?"),
        ("africana --depth 0", "expected a depth of 1 or more, but got 0"),
        ("africana --players 9", "expected 2 to 4 seats for Africana, but got 9"),
        ("africana --at 3", "expected a game file with --at, but got 'africana'"),
        ("africana --set weather", "expected an option and its value, such as"),
        ("africana --board nowhere.toml", "expected a board file, but nowhere.toml can't be read"),
        ("nowhere.kindu", "expected a game file, but nowhere.kindu can't be read: No such file"),
        ("x" * 300, f"expected {A_GAME}, but got 'xxx"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    capsys: pytest.CaptureFixture[str], words: str, sentence: str
) -> None:
    found = refused(capsys, *words.split())

    assert found.startswith(f"kindu: {sentence}")
    assert "\n" not in found


def test_what_is_wrong_with_a_file_is_one_sentence(
    capsys: pytest.CaptureFixture[str], saved: Path
) -> None:
    assert "which has its own options" in refused(capsys, str(saved), "--set", "a=b")
    assert f"for {saved}, but got 9999" in refused(capsys, str(saved), "--at", "9999")
    assert "but got -1" in refused(capsys, str(saved), "--at", "-1")
    assert "the game is over after" in refused(capsys, str(saved))
