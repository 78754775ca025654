"""`kindu balance` as a user starts it."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from kindu.cli.commands.balance import play
from kindu.cli.reports.balance_text import WORDS, headline, sections, together
from kindu.cli.run import run
from kindu.games import load, paper
from kindu.lab.balance.judge import Worth
from kindu.lab.balance.study import Doubt, Study
from kindu.lab.balance.watching import scout_of
from kindu.lab.bot_game import BotGame
from kindu.lab.sim import Series
from tests.support import A_GAME, LIKE, QUICKEST, SEATS, SOME, WITH_REPORT

QUICK = ["--level", "uniform", "--games"]
OWN = paper(QUICKEST, "board.toml").replace("minutes = ", "minutes = 1", 1)


class Impatient(Series):
    """Somebody presses Ctrl-C in the fourth game; with seed 0, in the first."""

    def game(self, i: int) -> BotGame:
        if i == 3 * self.seed:
            raise KeyboardInterrupt
        return super().game(i)


def report(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert 0 == run(["balance", *words])
    out, err = capsys.readouterr()
    assert "" == err
    return out


def uniform(kind: type[Series], seats: int) -> Series:
    return kind(QUICKEST, None, ["uniform"] * seats, {}, 1)


@pytest.mark.parametrize("game", WITH_REPORT)
def test_the_text_fits_a_terminal(capsys: pytest.CaptureFixture[str], game: str) -> None:
    out = report(capsys, game, *QUICK, "3", "--players", "3")
    titles = [
        "Seats",
        "Points by source",
        "Length",
        "Actions",
        "Reconstructed values that look off",
    ]

    title = load(game).title
    assert out.startswith(f"{title}: 3 games of 3 players, all uniform, seed 1\n\nSeats\n")
    assert titles == [line for line in out.splitlines() if line in titles]
    assert max(len(line.rstrip()) for line in out.splitlines()) <= 80
    assert "\x1b" not in out


def test_the_result_as_json_is_the_same_for_any_number_of_jobs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    results = []
    for jobs in ("1", "2"):
        result = json.loads(report(capsys, QUICKEST, *QUICK, "4", "--jobs", jobs, "--json"))
        assert int(jobs) == result.pop("speed")["jobs"]
        results.append(result)

    assert results[0] == results[1]
    assert (["stopped", "tables", "plots"], False) == (list(results[0]), results[0]["stopped"])
    names = "game title rules board players level seed games wanted seats sources length worth"
    assert [*names.split(), "doubts"] == list(results[0]["tables"][0])


def test_all_numbers_of_players_come_one_after_the_other(
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = report(capsys, QUICKEST, *QUICK, "2", "--players", "all")

    assert [2, 3, 4] == [n for n in range(9) if f"2 games of {n} players, all uniform" in out]
    assert "\nAll numbers of players\n" in out
    assert "\n6 games in " in out


def test_an_own_board_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    board = tmp_path / "mine.toml"
    board.write_bytes(OWN.encode())
    out = report(capsys, QUICKEST, *QUICK, "1", "--board", str(board))

    assert f"  board: own, SHA-256 {load(QUICKEST, OWN).board_hash[:12]}…\n" in out


def test_ctrl_c_keeps_what_was_played() -> None:
    studies, stopped = play([uniform(Series, 2), uniform(Impatient, 3), uniform(Series, 4)], 5, 1)

    assert stopped
    assert [(2, 5), (3, 3)] == [(one.players, one.games) for one in studies]
    assert headline(studies[1]).endswith(
        "3 games of 3 players, all uniform, seed 1, stopped before 5"
    )


def test_ctrl_c_before_the_first_game_leaves_nothing_to_tell() -> None:
    with pytest.raises(KeyboardInterrupt):
        play([Impatient(QUICKEST, None, ["uniform"] * 2, {}, 0)], 5, 1)


def test_drawings_are_written_into_a_folder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "new" / "folder"
    out = report(capsys, QUICKEST, *QUICK, "2", "--plots", str(folder))
    names = sorted(path.name for path in folder.iterdir())

    drawn = {name.removeprefix(f"{QUICKEST}-2-").removesuffix(".svg") for name in names}
    kinds = {kind.key for kind in scout_of(QUICKEST, None).catalogue.kinds}
    assert f"{len(names)} drawings are in {folder}.\n" in out
    assert {"length", "seats", "sources"} < drawn <= {"length", "seats", "sources", *kinds}


def test_without_matplotlib_drawings_are_refused_before_a_game_is_played(tmp_path: Path) -> None:
    words = ["balance", QUICKEST, *QUICK, "9", "--plots", str(tmp_path / "new")]
    code = f"import sys; sys.modules['matplotlib'] = None; sys.argv[1:] = {words}"
    command = [sys.executable, "-c", f"{code}; from kindu.cli import main; main()"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    wanted = "expected matplotlib for drawings, but it is not installed: pip install 'kindu[plots]'"
    assert (2, "", f"kindu: {wanted}\n") == (done.returncode, done.stdout, done.stderr)
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (LIKE, f"{A_GAME}, but got {LIKE!r}: did you mean {SOME}?"),
        (f"{SOME} --players 99", f"{SEATS}, but got 99"),
        (f"{SOME} --players some", "a number of players or all, but got 'some'"),
        (f"{SOME} --games 0", "at least 1 game, but got 0"),
        (f"{SOME} --jobs 0", "1 to 1024 jobs, but got 0"),
        (f"{SOME} --level expart", "a bot (one of uniform, greedy, "),
        (f"{SOME} --board nowhere.toml", "a board file, but nowhere.toml can't be read: No such"),
        (f"{SOME} --plots Makefile", "a folder for drawings, but Makefile can't be used: "),
    ],
)
def test_what_is_wrong_is_one_sentence(
    capsys: pytest.CaptureFixture[str], words: str, sentence: str
) -> None:
    assert 2 == run(["balance", *words.split()])
    out, err = capsys.readouterr()

    assert "" == out
    assert err.startswith(f"kindu: expected {sentence}")
    assert 1 == err.count("\n")


def doubting(study: Study) -> Study:
    """The same games, with a verdict for the last of each kind."""
    worths: list[Worth] = []
    for worth, verdict in zip(study.worth, WORDS, strict=False):
        last = replace(worth.items[-1], verdict=verdict, made_up="reconstructed")
        worths.append(replace(worth, items=[*worth.items[:-1], last]))
    return replace(study, worth=worths, doubts=[Doubt(w.kind, w.items[-1]) for w in worths])


def test_reconstructed_things_that_stand_out_are_told_in_sentences() -> None:
    studies, _ = play([uniform(Series, 3), uniform(Series, 4)], 4, 1)
    found = doubting(studies[0])
    notes = sections(found)[-1].notes

    assert len(found.worth) == len(notes) == 7
    for worth, note in zip(found.worth, notes, strict=True):
        one = worth.items[-1]
        assert note.startswith(f"- {one.title}")
        assert "; reconstructed. " in note
        assert f"{worth.judged.capitalize()} {one.used.count:.0f} of {one.used.of} times" in note
        assert note.endswith(f". {WORDS[one.verdict]}.")


def test_what_looks_off_is_put_side_by_side_for_all_numbers_of_players() -> None:
    studies, _ = play([uniform(Series, 3), uniform(Series, 4)], 2, 1)
    found = together([doubting(studies[0]), studies[1]])

    assert ["thing", "3 players", "4 players"] == found.head
    assert ["Russian missionary and officer", "never", "too few"] == found.rows[0]
    assert 7 == len(found.rows)


def test_rows_have_a_cell_for_every_column() -> None:
    ((study,), _) = play([uniform(Series, 2)], 3, 1)
    parts = sections(study)

    assert all(
        len(row) == len(part.head)
        for part in parts
        for row in (*part.rows, *part.groups, *part.all_rows)
    )
