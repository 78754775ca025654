"""`kindu perft` as a user starts it."""

import json
from pathlib import Path

import pytest

from kindu.cli.commands.perft import PerftView
from kindu.cli.run import run
from kindu.games import load
from kindu.lab.bot_game import BotGame
from kindu.lab.perft import divide, perft
from kindu.record.files import position, write_text
from kindu.record.gamefile import parse
from tests.support import A_GAME, LEAST, LIKE, MOST, SEATS, SOME, TITLE


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
    match = BotGame(load(SOME), ["uniform", "uniform"], 3)
    match.play()
    write_text(path, match.file().text())
    return path


def test_every_depth_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    result = perft_json(capsys, SOME, "--depth", "4")
    state = load(SOME).start(LEAST)

    assert [perft(state, depth) for depth in (1, 2, 3, 4)] == [
        row["ways"] for row in result["counts"]
    ]
    assert (LEAST, 0, "chance (*)") == (result["players"], result["at"], result["asked"])
    assert result["divide"] is None


def test_options_and_players_count(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--depth", "1", "--players", str(MOST)]
    free = perft_json(capsys, SOME, *words)["counts"][0]["ways"]
    (setting, *_) = load(SOME).settings(MOST)
    chosen = {setting.key: setting.values[-1]}
    words += ["--set", f"{setting.key}={setting.values[-1]}"]

    assert free == perft(load(SOME).start(MOST), 1)
    assert (
        perft(load(SOME).start(MOST, chosen), 1)
        == perft_json(capsys, SOME, *words)["counts"][0]["ways"]
    )


def test_divide_names_the_first_answers(capsys: pytest.CaptureFixture[str]) -> None:
    result = perft_json(capsys, SOME, "--depth", "3", "--divide")

    state = load(SOME).start(LEAST)
    firsts = result["divide"]
    assert firsts is not None
    assert [state.rules.label(action) for action in state.legal()] == [f["answer"] for f in firsts]
    assert perft(state, 3) == sum(first["ways"] for first in firsts)


def test_the_text_is_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == run(["perft", SOME, "--depth", "3", "--divide"])
    lines = capsys.readouterr().out.splitlines()

    assert f"{TITLE}, {LEAST} players, from the start; chance (*) is asked" == lines[0]
    assert ["3", f"{perft(load(SOME).start(LEAST), 3):,}"] == lines[5].split()[:2]
    assert "first answer     ways to depth 3" == lines[7]
    assert max(len(line) for line in lines) <= 80


def test_a_position_of_a_game_file_is_counted(
    capsys: pytest.CaptureFixture[str], saved: Path
) -> None:
    file = parse(saved.read_text("utf-8"))
    state = position(file, load(SOME), 60)
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
    state = load(SOME).start(LEAST)
    told: list[float] = []
    ways = divide(state, 4, told.append)

    assert perft(state, 4) == sum(ways.values())
    assert len(told) >= 100
    assert 1.0 == told[-1]


def test_a_game_that_ends_on_the_way_goes_on_in_one_way(saved: Path) -> None:
    file = parse(saved.read_text("utf-8"))
    state = position(file, load(SOME), len(file.lines) - 1)
    told: list[float] = []

    assert perft(state, 4) == sum(divide(state, 4, told.append).values())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (LIKE, f"expected {A_GAME}, but got {LIKE!r}: did you mean {SOME}?"),
        (f"{SOME} --depth 0", "expected a depth of at least 1, but got 0"),
        (f"{SOME} --players 9", f"expected {SEATS}, but got 9"),
        (f"{SOME} --at 3", f"expected a game file for --at, but got '{SOME}'"),
        (f"{SOME} --set weather", "expected a setting and its value, such as"),
        (f"{SOME} --board nowhere.toml", "expected a board file, but nowhere.toml can't be read"),
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
    assert "which has its own settings" in refused(capsys, str(saved), "--set", "a=b")
    assert f"for {saved}, but got 9999" in refused(capsys, str(saved), "--at", "9999")
    assert "but got -1" in refused(capsys, str(saved), "--at", "-1")
    assert "the game is over after" in refused(capsys, str(saved))
