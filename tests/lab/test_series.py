"""Series of games: the same games, whichever process plays them."""

from fractions import Fraction

import pytest

from kindu.games import load
from kindu.lab.bot_game import BotGame, name_in_file
from kindu.lab.sim import (
    LARGEST_PART,
    PART_SECONDS,
    PartSize,
    PlayedGame,
    Series,
    Summary,
    outcomes,
    play_game,
)
from kindu.record.files import position
from kindu.record.gamefile import check_name, parse
from tests.support import SOME

SERIES = Series(SOME, None, ["uniform", "uniform"], {"start player": "2"}, 4)


def test_a_seed_is_a_number_or_a_text() -> None:
    rules = load(SOME)
    games = [BotGame(rules, ["uniform", "uniform"], seed).play().lines for seed in (7, "7", "7/1")]

    assert games[0] == games[1] != games[2]


def test_a_game_of_bots_is_written_as_a_file() -> None:
    rules = load(SOME)
    game = BotGame(rules, ["uniform", "uniform"], "4/1", {"start player": "2"})
    record = game.play()
    file = parse(game.file().text())

    assert "dice 4/1" == file.luck[0].text()
    assert ["uniform (bot)", "uniform (bot)"] == file.names
    assert "2" == file.options["start player"]
    assert list(record.state.pack()) == list(position(file, rules).pack())


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("my_bots:Clever", "my_bots:Clever (bot)"),
        ("a_module_with_a_long_name_indeed:Clever", "Clever (bot)"),
        ("bots:" + "Clever" * 9, "CleverCleverCleverCleverCleverClev (bot)"),
    ],
)
def test_a_name_too_long_for_a_file_is_cut(name: str, written: str) -> None:
    assert written == check_name(name_in_file(name))


def test_the_file_of_a_game_is_the_same_from_any_series() -> None:
    found = list(outcomes(SERIES, 3, 1, keep=True))

    assert play_game(SERIES, 2, keep=True).file == found[2].file
    assert "" == play_game(SERIES, 2, keep=False).file


def test_quick_games_are_asked_for_in_larger_parts() -> None:
    pace = PartSize()
    parts = pace.parts(1000)

    assert range(1) == next(parts)
    pace.note(PART_SECONDS / 3.5)
    assert range(1, 4) == next(parts)
    pace.note(0.0)
    assert range(4, 11) == next(parts)
    pace.note(60.0)
    assert range(11, 12) == next(parts)


def test_the_last_part_ends_with_the_last_game() -> None:
    pace = PartSize()
    pace.note(0.0)

    assert [range(LARGEST_PART), range(LARGEST_PART, 70)] == list(pace.parts(70))


def test_a_shared_first_place_counts_in_equal_shares() -> None:
    summary = Summary(3)
    summary.add(PlayedGame([5, 5, 5], [1, 1, 1], 9, 30, "XX-END-03", 0.1, ""))
    summary.add(PlayedGame([5, 5, 2], [1, 1, 3], 7, 20, "XX-END-03", 0.1, ""))

    assert [Fraction(5, 6), Fraction(5, 6), Fraction(1, 3)] == summary.wins
    assert [5, 5, 3.5] == [sample.mean() for sample in summary.points]
    assert {9: 1, 7: 1} == summary.rounds
    assert {"XX-END-03": 2} == summary.endings
    assert 50 == summary.decisions
