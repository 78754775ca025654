"""`kindu hint` as a user starts it."""

import json
from pathlib import Path

import pytest

from kindu.cli.run import run
from kindu.core.play import Dice, settle
from kindu.core.rng import Rng
from kindu.games import game, keys, load
from kindu.lab.bot_game import BotGame
from kindu.record.files import file_of
from kindu.record.gamefile import BOT
from kindu.record.sources import Source
from tests.record.game_files import EXAMPLE, KEY, RULES, TEXT
from tests.support import QUICKEST

QUICK = ["--budget", "4"]


def together(key: str) -> bool:
    """Whether the first question of a game is put to all seats at the same time."""
    state = load(key).start(game(key).seats[0])
    settle(state, Dice(Rng(3)))
    return len(state.open_group()) > 1


GROUPED = next(key for key in keys() if together(key))


def hint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert 0 == run(["hint", *words])
    out, err = capsys.readouterr()
    assert "" == err
    return out


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert 2 == run(["hint", *words])
    out, err = capsys.readouterr()
    assert "" == out
    return err.removesuffix("\n")


def cut(key: str, seats: int, answers: int, folder: Path) -> Path:
    """A game of random bots, cut off after this many of their answers."""
    match = BotGame(load(key), ["uniform"] * seats, 3)
    moves = match.moves()
    for _ in range(answers + 1):
        next(moves)
    path = folder / "game.kindu"
    names = [f"uniform{BOT}"] * seats
    path.write_text(file_of(match.record, names, [Source("dice", "3")], []).text())
    return path


def test_the_best_answers_with_chances_and_reasons(capsys: pytest.CaptureFixture[str]) -> None:
    out = hint(capsys, str(EXAMPLE), "--at", "33", "--top", "2", *QUICK)

    assert out.startswith(f"{RULES.title}, after answer 33 of 305: greedy 1 is asked.\n")
    assert "\nA search bot would answer: " in out
    assert 1 == out.count("\nNext best: ")
    assert " % to win and " in out
    assert "\n  Why: A" in out
    assert "\nChances to win: greedy 1 " in out
    assert "\nExpected points: greedy 1 " in out


def test_a_hint_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(hint(capsys, str(EXAMPLE), "--at", "33", *QUICK, "--json"))

    names = "file game answers seat bot iterations legal names chances points advice"
    assert names.split() == list(found)
    assert (KEY, 33, 1, "search", 4, 3) == tuple(
        found[name] for name in ("game", "answers", "seat", "bot", "iterations", "legal")
    )
    best = found["advice"][0]
    assert ["answers", "text", "looks", "chances", "points", "reasons"] == list(best)
    assert [len(best["answers"]), 2] == [len(best["text"]), len(best["chances"])]
    assert 1 == pytest.approx(sum(found["chances"]), abs=0.002)
    told = [reason for row in found["advice"] for reason in row["reasons"]]
    assert {"rule", "seat", "words", "text"} == set(told[0])
    assert all(reason["text"] and reason["rule"].startswith(game(KEY).prefix) for reason in told)


def test_no_answer_comes_before_one_with_a_higher_chance(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Two chances may be equal in whole per cent: text and JSON have one order all the same."""
    close = 0
    for at in map(str, range(25, 300, 6)):
        try:
            found = json.loads(hint(capsys, str(EXAMPLE), "--at", at, *QUICK, "--json"))
        except AssertionError:  # nobody is asked there
            capsys.readouterr()
            continue
        text = hint(capsys, str(EXAMPLE), "--at", at, *QUICK)
        rows = found["advice"]
        chances = [row["chances"][found["seat"] - 1] for row in rows if row["chances"]]
        places = [text.index(f"({', '.join(row['answers'])}).") for row in rows]
        close += len(chances) > len({round(100 * chance) for chance in chances})

        assert sorted(chances, reverse=True) == chances
        assert sorted(places) == places
    assert close > 0


def test_the_same_hint_comes_twice(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = (hint(capsys, str(EXAMPLE), "--at", "25", *QUICK) for _ in range(2))

    assert first == second


def test_a_bot_by_name_may_have_no_opinion(capsys: pytest.CaptureFixture[str]) -> None:
    out = hint(capsys, str(EXAMPLE), "--at", "33", "--level", "greedy")

    assert "A greedy bot would answer: " in out
    assert "to win" not in out


def test_the_end_of_an_unfinished_file_is_the_position(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = cut(QUICKEST, game(QUICKEST).seats[0], 4, tmp_path)
    found = json.loads(hint(capsys, str(path), "--budget", "5ms", "--json"))

    assert (QUICKEST, "uniform 1") == (found["game"], found["names"][0])


def test_seats_that_choose_at_the_same_time_may_be_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = cut(GROUPED, 2, 0, tmp_path)
    found = [
        json.loads(hint(capsys, str(path), "--seat", seat, "--budget", "1", "--json"))
        for seat in ("1", "2")
    ]

    assert [1, 2] == [one["seat"] for one in found]
    assert all(reason["seat"] == 2 for reason in found[1]["advice"][0]["reasons"])


def test_a_single_answer_is_called_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Such a question comes up now and then, even in the first rounds."""
    assert any(
        "There is only this answer."
        in hint(
            capsys,
            str(cut(QUICKEST, game(QUICKEST).seats[0], answers, tmp_path)),
            "--level",
            "greedy",
        )
        for answers in range(5, 60)
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--at 306", "expected --at from 0 to 305, but got 306"),
        ("--at 305", "expected a position before the end, but the game is over after answer 305"),
        ("", "expected a position before the end, but the game is over after answer 305"),
        (
            "--at 0",
            "expected a question to a seat, but after answer 0 it is chance's turn: try --at",
        ),
        ("--at 33 --seat 3", "expected --seat from 1 to 2, but got 3"),
        (
            "--at 33 --seat 2",
            "expected seat 1, which is asked after answer 33, but got seat 2",
        ),
        (
            "--at 33 --budget 0",
            "expected a budget such as 500 (iterations) or 200ms, but got",
        ),
        (
            "--at 33 --budget fast",
            "expected a budget such as 500 (iterations) or 200ms, but got",
        ),
        ("--at 33 --budget 9 --level master", "expected --level or --budget, but got both"),
        ("--at 33 --level grandmaster", "expected a bot (one of uniform, greedy,"),
        ("--at 33 --level greedy --top 0", "expected at least one answer, but got 0"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    capsys: pytest.CaptureFixture[str], words: str, sentence: str
) -> None:
    found = refused(capsys, str(EXAMPLE), *words.split())

    assert found.startswith(f"kindu: {sentence}")
    assert "\n" not in found


def test_a_file_cut_in_the_middle_of_a_deal_knows_no_better_place(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "cut.kindu"
    path.write_text("".join(TEXT.splitlines(keepends=True)[:12]))

    assert refused(capsys, str(path)).endswith("but after answer 3 it is chance's turn")
