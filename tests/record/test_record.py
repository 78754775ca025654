"""The record of a game: lines, all-or-none, undo."""

import pytest

from kindu.core.play import Dice, replay
from kindu.core.rng import Rng
from kindu.core.words import CHANCE, IllegalAnswer, NotationError, WrongSeat
from kindu.games import game as game_of
from kindu.record.record import EVERY, FORCED, Record
from kindu.record.seal import SealedLuck
from tests.core.endless import Endless
from tests.core.toy import Toy
from tests.record.game_files import FILE, KEY, OPTIONS, RULES, SEED


def record(seed: int = 4) -> Record:
    return Record(RULES, 2, Dice(Rng(seed)), {"start player": "1"})


def test_a_record_deals_and_keeps_every_line() -> None:
    game = record()
    game.play("1 draw")

    assert 2 + 5 + 2 + 1 + 2 == len(game.lines)
    assert "1 draw" == game.lines[-3]
    assert replay(RULES, 2, game.lines, game.chosen).pack() == game.state.pack()
    assert all(fact.rule.startswith(game_of(KEY).prefix) for fact in game.facts)
    assert 3 == len(game.facts)


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
    with pytest.raises(IllegalAnswer, match="expected an answer of seat 1 that can still be"):
        game.undo(0)


def test_a_game_without_a_line_has_nothing_to_undo() -> None:
    game = Record(Toy(), 2, Dice(Rng(1)))

    assert not game.undoable(0)
    with pytest.raises(IllegalAnswer, match="but the last line is 'none'"):
        game.undo(0)


# --- going on ----------------------------------------------------------------------------


def resumed(lines: list[str]) -> Record:
    return Record(RULES, 2, SealedLuck(SEED, KEY), OPTIONS, lines)


def test_going_on_keeps_what_may_be_undone() -> None:
    """At every decision of a game of bots; an undo leads where it would have led before."""
    game, undone = resumed([]), 0
    while not game.state.over():
        before, packed = list(game.lines), game.state.pack()
        game.play(FILE.lines[len(game.lines)])
        again = resumed(game.lines)
        seat = int(game.state.to_act())

        assert game.marks == again.marks
        assert game.state.pack() == again.state.pack()
        assert [game.undoable(0), game.undoable(1)] == [again.undoable(0), again.undoable(1)]
        if seat < 2 and game.undoable(seat):
            again.undo(seat)
            undone += 1
            assert (before, packed) == (again.lines, again.state.pack())
    assert undone > 50


def test_lines_cut_between_two_answers_of_chance_are_settled() -> None:
    for answers in range(10):
        game = resumed(FILE.lines[:answers])

        assert FILE.lines[:10] == game.lines
        assert ([CHANCE] * 10, [FORCED] * 10) == ([seat for seat, _ in game.answers], game.marks)


def test_going_on_after_the_end_changes_nothing() -> None:
    game = resumed(FILE.lines)

    assert FILE.lines == game.lines
    assert game.state.over()
    assert not game.undoable(0)
    assert not game.undoable(1)


@pytest.mark.parametrize(
    ("line", "error"),
    [("1 draw", WrongSeat), ("* card grey", IllegalAnswer), ("* card gray", NotationError)],
)
def test_a_line_that_can_t_be_gone_on_from_is_named(line: str, error: type[ValueError]) -> None:
    with pytest.raises(error, match=r"^answer 3: expected "):
        resumed([*FILE.lines[:2], line])


# --- an undo that all agreed on ----------------------------------------------------------


def test_an_agreed_undo_takes_back_all_that_followed_a_decision() -> None:
    game = resumed(FILE.lines[:16])  # both have drawn
    before = game.state.pack()
    game.undo_agreed(0)

    assert FILE.lines[:10] == game.lines
    assert [] == game.facts
    game.play("1 draw")
    assert FILE.lines[:13] == game.lines
    game.play("2 draw")
    assert before == game.state.pack()


def test_an_agreed_undo_goes_back_one_own_decision_each_time() -> None:
    game = resumed(FILE.lines[:29])
    decisions = [n for n in range(10, 29) if FILE.lines[n].startswith("1 ")]
    for cut in reversed(decisions):
        game.undo_agreed(0)

        assert FILE.lines[:cut] == game.lines
        assert 0 == game.state.to_act()
    with pytest.raises(IllegalAnswer, match="expected an answer of seat 1, but there is none yet"):
        game.undo_agreed(0)
    assert FILE.lines[:10] == game.lines


def test_an_agreed_undo_of_the_other_seat_leaves_its_question() -> None:
    game = resumed(FILE.lines[:20])
    game.undo_agreed(1)

    assert FILE.lines[:13] == game.lines
    assert 1 == game.state.to_act()


def test_forced_answers_are_no_decisions() -> None:
    """Without silver and after the free page only `stop` is left, so the engine gives it."""
    game = resumed(FILE.lines[:177])
    game.play_all(["1 buy", "1 buy N11", "1 turn forward"])
    again = resumed(game.lines)

    assert ["1 turn forward", "* page N07", "1 stop"] == game.lines[-3:]
    assert game.marks == again.marks
    assert (0, FORCED) == (game.answers[-1][0], game.marks[-1])
    again.undo_agreed(0)
    assert game.lines[:-3] == again.lines


def test_what_a_seat_has_been_told_ends_with_its_last_decision() -> None:
    game = record()
    game.play("1 move")
    game.play("1 stop")
    game.play("2 draw")
    resumed = Record(RULES, 2, Dice(Rng(1)), game.chosen, game.lines)

    assert (0, 0) == record().told_by(1)
    for seat in (0, 1):
        facts, lines = resumed.told_by(seat)
        assert (f"{seat + 1} stop", f"{seat + 1} draw")[seat] == resumed.lines[lines - 1]
        assert 0 < facts < len(resumed.story)


# --- long games --------------------------------------------------------------------------


def long(answers: int) -> Record:
    """A game with so many answers or one more; every third one is followed by a coin."""
    game = Record(Endless(), 2, SealedLuck(SEED, "endless"))
    while len(game.answers) < answers:
        game.answer(game.state.to_act(), len(game.answers) % 3 == 0)
    return game


def work(game: Record) -> int:
    """How many answers have been carried out."""
    assert isinstance(game.rules, Endless)
    return game.rules.carried_out


def kept(game: Record) -> tuple[object, ...]:
    """All that a record knows, except its last facts."""
    facts = [(fact.rule, fact.a) for fact in game.story]
    undoable = [game.undoable(seat) for seat in (0, 1)]
    more = game.state.to_act(), facts, undoable, game.told_by(0), game.told_by(1)
    return list(game.lines), list(game.marks), list(game.eyes), list(game.decided), *more


def test_an_undo_does_not_replay_a_long_game_from_its_start() -> None:
    game = long(10 * EVERY)
    before = work(game)
    game.undo_agreed(game.state.to_act())

    assert work(game) - before <= EVERY + 2


@pytest.mark.parametrize("left", [1, EVERY - 1, EVERY, EVERY + 1, 2 * EVERY + 7, 3 * EVERY])
def test_what_is_left_of_a_long_game_is_as_if_nothing_had_followed(left: int) -> None:
    game = long(4 * EVERY)
    wanted = Record(Endless(), 2, SealedLuck(SEED, "endless"), lines=game.lines[:left], later=True)
    game.cut(left)

    assert kept(wanted)[:4] == kept(game)[:4]
    game.settle()
    wanted.settle()
    for _ in range(2 * EVERY):
        for one in (game, wanted):
            one.answer(one.state.to_act(), len(one.answers) % 2)
    wanted.story = Record(Endless(), 2, SealedLuck(SEED, "endless"), lines=wanted.lines).story
    assert kept(wanted) == kept(game)


def test_what_was_undone_can_be_restored() -> None:
    game = long(3 * EVERY)
    wanted, answers, many = kept(game), game.answers, len(game.answers)
    game.undo_agreed(0)
    game.undo_agreed(1)
    game.restore(answers, many)
    assert wanted == kept(game)

    game.answer(game.state.to_act(), 1)
    game.restore(answers, many)
    assert wanted == kept(game)
