"""`kindu sim` as a user starts it."""

import json
import re
from pathlib import Path

import pytest

from kindu.cli.run import run
from kindu.games import hash_board, load, paper
from kindu.record.files import position, read, rules_for
from tests.support import A_GAME, LIKE, MOST, PREFIX, SEATS, SOME, TITLE

QUICK = ["--bots", "uniform", "--games"]
OWN = paper(SOME, "board.toml").replace("minutes = ", "minutes = 1", 1)


def sim(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert 0 == run(["sim", SOME, *words])
    out, err = capsys.readouterr()
    assert "" == err
    return out


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert 2 == run(["sim", *words])
    out, err = capsys.readouterr()
    assert "" == out
    return err.removesuffix("\n")


def test_the_result_is_the_same_whatever_the_number_of_jobs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    results = []
    for jobs in ("1", "2", "3"):
        out = sim(capsys, *QUICK, "9", "--seed", "5", "--jobs", jobs, "--json")
        result = json.loads(out)
        assert int(jobs) == result.pop("speed")["jobs"]
        results.append(result)

    assert results[0] == results[1] == results[2]


def test_the_result_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    out = sim(capsys, "--players", str(MOST), *QUICK, "6", "--set", "start player=2", "--json")
    result = json.loads(out)

    names = "game rules board players options seed games complete seats rounds endings"
    names += " decisions saved speed"
    assert names.split() == list(result)
    assert (SOME, MOST, 6, 1) == tuple(result[k] for k in ("game", "players", "games", "seed"))
    assert "2" == result["options"]["start player"]
    assert 6 == pytest.approx(sum(seat["wins"] for seat in result["seats"]), abs=0.001)
    assert 6 == sum(result["endings"].values())
    assert result["rounds"]["least"] <= result["rounds"]["mean"] <= result["rounds"]["most"]
    for seat in result["seats"]:
        low, high = seat["win_rate_within"]
        assert low <= seat["win_rate"] <= high
        low, high = seat["points_within"]
        assert low <= seat["points_mean"] <= high


def test_another_seed_gives_other_games(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = (
        json.loads(sim(capsys, *QUICK, "3", "--seed", seed, "--json")) for seed in ("1", "2")
    )

    assert first["decisions"] != second["decisions"]


def test_the_text_fits_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["--bots", ",".join(["greedy", *["uniform"] * (MOST - 1)])]
    shown = next(setting for setting in load(SOME).settings(MOST) if setting.display)
    value = shown.values[-1]
    out = sim(
        capsys, "--players", str(MOST), *bots, "--games", "1", "--set", f"{shown.key}={value}"
    )

    assert out.startswith(
        f"{TITLE}: 1 game of {MOST} players, seed 1\n  {shown.key}: {value}\n\nseat  bot "
    )
    assert re.search(rf"^{MOST}     uniform +\d\.\d +\d+\.\d %  ", out, re.MULTILINE)
    assert re.search(rf"^ended by   {PREFIX}-END-0\d: 1 game$", out, re.MULTILINE)
    assert max(len(line) for line in out.splitlines()) <= 80
    assert "\x1b" not in out


def test_games_are_saved_and_can_be_played_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "new" / "folder"
    one = sim(capsys, *QUICK, "11", "--jobs", "2", "--save", str(folder))

    assert f"saved      11 games in {folder}\n" in one
    paths = sorted(folder.iterdir())
    assert [f"{SOME}-1-{i:02}.kindu" for i in range(11)] == [path.name for path in paths]
    for i, path in enumerate(paths):
        file = read(path)
        assert f"dice 1/{i}" == file.luck[0].text()
        assert position(file, load(SOME)).over()


def test_a_file_in_the_way_stops_all_before_a_game_is_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    there = tmp_path / f"{SOME}-1-3.kindu"
    there.write_text("mine")
    sentence = refused(capsys, SOME, *QUICK, "5", "--save", str(tmp_path))

    assert f"kindu: expected a folder without these games, but {there} already exists" == sentence
    assert [there] == list(tmp_path.iterdir())
    assert "mine" == there.read_text()


def test_an_own_board_is_kept_beside_its_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    board, folder = tmp_path / "mine.toml", tmp_path / "games"
    board.write_bytes(OWN.encode())
    words = [*QUICK, "1", "--board", str(board), "--save", str(folder)]
    out = sim(capsys, *words)
    sim(capsys, *words, "--seed", "2")

    digest = hash_board(OWN)
    assert f"  board: own, SHA-256 {digest[:12]}…\n" in out
    kept = folder / f"board-{digest[:12]}.toml"
    assert OWN.encode() == kept.read_bytes()
    path = folder / f"{SOME}-2-0.kindu"
    assert digest == rules_for(read(path), beside=folder).board_hash


def test_another_board_under_the_name_of_this_one_is_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    board, folder = tmp_path / "mine.toml", tmp_path / "games"
    board.write_bytes(OWN.encode())
    folder.mkdir()
    kept = folder / f"board-{hash_board(OWN)[:12]}.toml"
    kept.write_text("other = 1\n")
    words = [*QUICK, "1", "--board", str(board), "--save", str(folder)]

    assert f"kindu: expected {kept} to hold this board" in refused(capsys, SOME, *words)
    assert "other = 1\n" == kept.read_text()


def test_the_standard_board_needs_no_copy(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    board, folder = tmp_path / "same.toml", tmp_path / "games"
    board.write_bytes(paper(SOME, "board.toml").encode())
    sim(capsys, *QUICK, "1", "--board", str(board), "--save", str(folder))

    assert [f"{SOME}-1-0.kindu"] == [path.name for path in folder.iterdir()]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (LIKE, f"{A_GAME}, but got {LIKE!r}: did you mean {SOME}?"),
        (f"{SOME} --players 99", f"{SEATS}, but got 99"),
        (f"{SOME} --games 0", "at least 1 game, but got 0"),
        (f"{SOME} --jobs 0", "1 to 1024 jobs, but got 0"),
        (f"{SOME} --bots gredy", "a bot (one of uniform, greedy, "),
        (
            f"{SOME} --bots greedy,uniform,greedy",
            "one bot for all seats, or 2 bots separated by commas",
        ),
        (f"{SOME} --board nowhere.toml", "a board file, but nowhere.toml can't be read: No such"),
        (f"{SOME} --set random", "a setting and its value, such as 'start player=1', but got 'r"),
        (f"{SOME} --set weather=fine", "a setting (one of"),
        (f"{SOME} --set page_memory=on --set page_memory=off", "every setting once, but got 'pa"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    capsys: pytest.CaptureFixture[str], words: str, sentence: str
) -> None:
    found = refused(capsys, *words.split())

    assert found.startswith(f"kindu: expected {sentence}")
    assert "\n" not in found


def test_a_folder_that_cannot_be_used_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    found = refused(capsys, SOME, *QUICK, "1", "--save", str(file / "below"))

    assert found.startswith("kindu: expected a folder for game files, but ")
    assert "mine" == file.read_text()


def test_a_board_with_a_fault_is_refused_by_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    board = tmp_path / "mine.toml"
    board.write_text("[meta]\ntitle =\n")

    assert ":2: expected valid TOML" in refused(capsys, SOME, "--board", str(board))
