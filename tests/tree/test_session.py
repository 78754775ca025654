"""One import is enough for a session, and wrong words get a sentence."""

from __future__ import annotations

import ast
import pydoc
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import kindu
from kindu.core.words import SPECTATOR, WrongSeat
from kindu.games import load, paper
from kindu.lab.bot_game import BotGame
from kindu.record.files import position, read
from kindu.record.gamefile import GameFileError
from kindu.record.verify import verify
from tests.support import A_GAME, LIKE, MOST, QUICKEST, SEATS, SOME, TITLE
from tests.tree.test_layers import SOURCES, allowed

QUICK = ["uniform", "uniform"]
EXAMPLE = Path(__file__).parents[2] / "docs" / "example.kindu"
LIGHT = "import sys, kindu; print([name for name in sys.modules if name.startswith('kindu.')])"
ALONE = "import sys, kindu; kindu.play; print({'typer', 'rich', 'platformdirs'} & {*sys.modules})"
RULE = load(QUICKEST)
ODD: Any = kindu  # for calls that a type checker would refuse


class First(kindu.Bot):
    """Takes the first answer."""

    def think(self, sight: kindu.Sight, budget: kindu.Budget, rng: kindu.Rng) -> kindu.Thought:
        thought = kindu.Thought()
        thought.add(sight.legal()[0], 0, [], [])
        return thought


class Ducky:
    """Extends nothing, and wants the rules."""

    def __init__(self, rules: kindu.Rules) -> None:
        self.key = rules.key

    def think(self, sight: kindu.Sight, *_: object) -> int:
        assert self.key == sight.rules.key
        return sight.legal()[0]


def made(rules: kindu.Rules) -> Ducky:
    """A function that makes a bot."""
    return Ducky(rules)


@pytest.mark.parametrize(("code", "said"), [(LIGHT, "[]\n"), (ALONE, "set()\n")])
def test_a_session_loads_no_more_than_it_needs(code: str, said: str) -> None:
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True)

    assert said == done.stdout


def used(path: Path) -> set[str]:
    """The names that a module takes from `kindu` itself."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.ImportFrom(module="kindu", names=names):
                found |= {name.name for name in names}
            case ast.Attribute(value=ast.Name(id="kindu"), attr=name):
                found.add(name)
    return found


def test_our_own_modules_go_round_the_front_door() -> None:
    """Otherwise a room could reach what the order of layers forbids it."""
    front = set(kindu.__all__) - {"games"}
    inside = [path for path in SOURCES if path.parent.name != "kindu"]

    assert {} == {path.name: names for path in inside if (names := used(path) & front)}
    assert not allowed("kindu.lab.sim", "kindu.session")
    assert not allowed("kindu.session", "kindu.server.clock")


def test_every_name_is_listed_and_there() -> None:
    assert set() == set(kindu.__all__) - set(dir(kindu))
    assert [] == [name for name in kindu.__all__ if not hasattr(kindu, name)]
    with pytest.raises(AttributeError, match="'kindu' has no attribute 'nonsense'"):
        _ = getattr(kindu, "nonsense")  # noqa: B009 - the type checker knows that it is missing


@pytest.mark.parametrize("thing", [kindu.new, kindu.play, kindu.bot, kindu.read, kindu.SessionGame])
def test_help_shows_types_and_words(thing: object) -> None:
    text = pydoc.plain(pydoc.render_doc(thing))

    assert "seed: 'int | str'" in text or "budget: 'Budget | str | int | None'" in text
    assert getattr(thing, "__doc__", "").partition("\n")[0] in text


def test_help_on_the_package_names_all_of_it() -> None:
    text = pydoc.plain(pydoc.render_doc(kindu))

    assert [] == [
        name for name in ("new(game", "play(game", "class SessionGame") if name not in text
    ]


def test_answers_are_given_in_notation_or_by_number() -> None:
    words, numbers = (kindu.new(QUICKEST, 2, seed=3) for _ in range(2))
    for _ in range(5):
        words.answer(words.choices()[-1])
        numbers.answer(numbers.state.legal()[-1])

    assert words.state == numbers.state
    assert words.lines == numbers.lines


def test_an_illegal_answer_changes_nothing() -> None:
    game = kindu.new(QUICKEST, 2)
    before = game.lines
    wrong = next(n for n in range(int(game.rules.num_actions)) if n not in game.state.legal())
    with pytest.raises(kindu.KinduError, match="expected one of: "):
        game.answer(wrong)

    assert before == game.lines


def test_the_deal_of_a_seed_is_that_of_a_game_of_bots() -> None:
    dealt = kindu.new(QUICKEST, 2, seed="7/1").lines

    assert dealt == BotGame(RULE, QUICK, "7/1").record.lines
    assert dealt != kindu.new(QUICKEST, 2, seed="7/2").lines


def test_a_whole_game_is_that_of_the_commands() -> None:
    game = kindu.play(QUICKEST, QUICK, seed=7)
    same = BotGame(RULE, QUICK, 7)
    same.play()

    assert same.file() == game.file()
    assert game.over()
    assert [] == game.choices()
    assert game.ending() in game.file().text()
    assert max(game.points()) == game.points()[game.places().index(1)]


def test_a_game_begun_by_hand_is_finished_by_bots() -> None:
    game = kindu.new(RULE, 2, seed=7)
    game.answer(game.choices()[0])
    begun = game.lines
    game.finish([First, Ducky])

    assert begun == game.lines[: len(begun)]
    assert ["First (bot)", "Ducky (bot)"] == game.names
    assert game.over()


@pytest.mark.parametrize("bot", [First, First(), Ducky, Ducky(RULE), made])
def test_a_bot_is_a_class_a_function_or_an_object(bot: kindu.Bot) -> None:
    game = kindu.new(QUICKEST, 2)

    assert game.choices()[0] == game.best(bot)
    assert game.state.legal()[0] == kindu.bot(bot, game).think(game.sight(), kindu.Rng(1)).best()


def test_asking_a_bot_plays_nothing_and_says_the_same_again() -> None:
    game = kindu.new(QUICKEST, 2)
    before = game.lines

    assert game.best("uniform") == game.best("uniform")
    assert game.best("search", 4) in game.choices()
    assert before == game.lines


def test_a_bot_thinks_with_the_budget_that_it_is_given() -> None:
    assert kindu.Budget(5) == kindu.bot("search", QUICKEST, 5).budget
    assert kindu.Budget(0, 200) == kindu.bot("search", RULE, "200ms").budget
    assert kindu.Budget(7) == kindu.bot(First, RULE, kindu.Budget(7)).budget
    ready = kindu.bot("greedy", RULE)
    assert ready is kindu.bot(ready, RULE)


def test_every_eye_has_its_own_sight_and_view() -> None:
    game = kindu.new(SOME, 2, seed=1)
    mine, other = game.view(0)["seats"], game.view(1)["seats"]

    assert game.sight() == kindu.Sight(game.state, game.seat())
    assert mine != other
    assert SPECTATOR == kindu.play(QUICKEST, QUICK).sight().eye


def test_settings_are_those_of_the_game() -> None:
    setting = load(SOME).settings(2)[0]
    game = kindu.new(SOME, 2, settings={setting.key: setting.values[-1]})

    assert setting.values[-1] == game.file().options[setting.key]


def test_a_game_shows_what_is_asked_and_how_it_ended() -> None:
    game = kindu.new(SOME, 2)
    shown = repr(game)
    over = repr(kindu.play(QUICKEST, QUICK, seed=7))

    assert f"<{TITLE}, 2 seats: seat {game.seat()} may answer {game.choices()[0]}" in shown
    assert over.startswith(f"<{RULE.title}, 2 seats: over, points ")


def test_a_saved_game_is_read_again(tmp_path: Path) -> None:
    game = kindu.play(QUICKEST, QUICK, seed=7)
    path = tmp_path / "one.kindu"
    game.save(path)

    assert game.file() == kindu.read(path).file() == read(path)
    kindu.read(str(path)).save(str(path))
    assert game.file() == read(path)


def test_a_file_is_gone_on_with_from_any_answer(tmp_path: Path) -> None:
    path = tmp_path / "other.kindu"
    game = kindu.read(EXAMPLE, 40, seed=5)
    assert read(EXAMPLE).lines[:40] == game.lines[:40]
    assert len(read(EXAMPLE).luck) == len(game.file().luck)
    game.finish(["uniform"] * game.record.seats)
    game.save(path)
    file = read(path)

    assert [1, 41] == [source.first for source in file.luck]
    assert game.state == position(file, game.rules)
    report = verify(file, game.rules)
    assert report.right
    assert report.checked == report.draws > 40  # the first part by its seal, the rest by the seed


def test_a_game_on_a_board_of_your_own_needs_that_board(tmp_path: Path) -> None:
    path = tmp_path / "own.kindu"
    board = paper(QUICKEST, "board.toml").replace("minutes = ", "minutes = 1", 1)
    rules = kindu.load(QUICKEST, board)
    kindu.new(rules, 2).save(path)

    assert rules == kindu.read(path, board=board).rules
    with pytest.raises(GameFileError, match="expected the standard board"):
        kindu.read(path)


def test_a_sealed_game_that_is_over_keeps_its_seed() -> None:
    assert EXAMPLE.read_text(encoding="utf-8") == kindu.read(EXAMPLE).file().text()


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: kindu.new(LIKE, 2), f"expected {A_GAME}, but got {LIKE!r}: did you mean {SOME}"),
        (lambda: kindu.load("chess"), f"expected {A_GAME}, but got 'chess'"),
        (lambda: ODD.new(7, 2), "expected the key of a game or its rules, but got 7"),
        (lambda: kindu.new(SOME, MOST + 1), f"expected {SEATS}, but got {MOST + 1}"),
        (lambda: ODD.new(SOME, "two"), f"expected {SEATS}, but got 'two'"),
        (lambda: kindu.new(SOME, 2, settings={"size": 3}), "expected a setting (one of "),
        (lambda: kindu.new(SOME, 2, seed="a | b"), "expected a seed without spaces, but got 'a "),
        (lambda: kindu.play(SOME, ["greedy"]), f"expected {SEATS}, but got 1"),
        (lambda: kindu.play(SOME, "greedy"), "expected a list of bots, one per seat, but got"),
        (lambda: kindu.play(SOME, ["greedy", "mastr"]), "expected a bot (one of uniform"),
        (lambda: ODD.play(SOME, ["greedy", 3]), "expected the name of a bot, a class or an"),
        (lambda: kindu.play(SOME, QUICK, budget="long"), "expected a budget such as 500 (iter"),
        (lambda: kindu.bot(str, SOME), "expected str to have a method think"),
        (lambda: kindu.new(SOME, 2).finish(["uniform"]), "expected 2 bots, one per seat, but"),
        (lambda: kindu.new(SOME, 2).finish("uniform"), "expected a list of bots, one per seat"),
        (lambda: kindu.new(SOME, 2).sight(2), "expected a seat from 0 to 1, or 7 for a spectator"),
        (lambda: kindu.read("nowhere.kindu"), "expected a game file, but nowhere.kindu can't be"),
    ],
)
def test_wrong_words_get_a_sentence(call: object, sentence: str) -> None:
    assert callable(call)
    with pytest.raises(kindu.KinduError, match="^" + re.escape(sentence)):
        call()


def test_too_many_answers_of_a_file_are_refused() -> None:
    with pytest.raises(GameFileError, match=r"expected at most [0-9]+ answers, but got 4000"):
        kindu.read(EXAMPLE, 4000)


def test_a_game_that_is_over_asks_nobody() -> None:
    game = kindu.play(QUICKEST, QUICK)
    with pytest.raises(WrongSeat, match="expected a game that goes on, but this one is over"):
        game.best("uniform")
    with pytest.raises(WrongSeat, match="the game is over"):
        game.answer(0)
