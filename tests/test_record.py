"""The record of a game: lines, all-or-none, undo."""

import pytest

from kindu.core.play import Dice, replay
from kindu.core.rng import Rng
from kindu.core.words import IllegalAnswer, WrongSeat
from kindu.games import load
from kindu.record import Record
from tests.core.toy import Toy

RULES = load("africana")


def record(seed: int = 4) -> Record:
    return Record(RULES, 2, Dice(Rng(seed)), {"start player": "1"})


def test_a_record_deals_and_keeps_every_line() -> None:
    game = record()
    game.play("1 draw")

    assert 2 + 5 + 2 + 1 + 2 == len(game.lines)
    assert "1 draw" == game.lines[-3]
    assert replay(RULES, 2, game.lines, game.chosen).pack() == game.state.pack()
    assert ["AF-TURN-02", "AF-DRAW-01", "AF-DRAW-01"] == [fact.rule for fact in game.facts]


def test_a_refused_answer_loses_nothing() -> None:
    game = record()
    lines, packed = list(game.lines), game.state.pack()

    with pytest.raises(WrongSeat):
        game.play("2 draw")
    with pytest.raises(IllegalAnswer):
        game.play("1 stop")
    assert (lines, packed) == (game.lines, game.state.pack())


def test_a_message_is_played_whole_or_not_at_all() -> None:
    game = Record(Toy(), 2, Dice(Rng(1)))
    game.play_all(["1 bid 2", "2 bid 1"])
    lines, packed = list(game.lines), game.state.pack()

    with pytest.raises(IllegalAnswer):
        game.play_all(["1 take a", "1 double", "1 pay 2"])
    with pytest.raises(IllegalAnswer):
        game.play_all(["1 bid 1"])
    assert (lines, packed) == (game.lines, game.state.pack())
    game.play_all(["1 take a", "1 double", "1 pay 3"])
    assert len(lines) + 4 == len(game.lines)


def test_undo_takes_back_one_own_answer() -> None:
    game = record()
    before = game.state.pack()
    game.play("1 move")

    assert game.undoable(0)
    assert not game.undoable(1)
    game.undo(0)
    assert before == game.state.pack()


def test_undo_stops_at_a_card_drawn_and_at_the_deal() -> None:
    game = record()
    with pytest.raises(IllegalAnswer, match=r"but the last line is '\* card"):
        game.undo(0)
    game.play("1 draw")
    with pytest.raises(IllegalAnswer, match="expected an answer of seat 1 that nothing has"):
        game.undo(0)


def test_a_game_without_a_line_has_nothing_to_undo() -> None:
    game = Record(Toy(), 2, Dice(Rng(1)))

    assert not game.undoable(0)
    with pytest.raises(IllegalAnswer, match="but the last line is 'none'"):
        game.undo(0)
