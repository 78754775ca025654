"""Game files that are played by the rules, on their board."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kindu.core.play import Dice, replay
from kindu.core.rng import Rng
from kindu.games import load, paper
from kindu.record.files import board_beside, file_of, position, result_of, rules_for
from kindu.record.gamefile import EARLY, GameFile, GameFileError, GameFileResult, parse
from kindu.record.record import Record
from kindu.record.sources import Source
from tests.core.toy import Toy
from tests.record.game_files import (
    ENDED,
    FAULTS,
    FILE,
    HEAD,
    KEY,
    OPTIONS,
    RULES,
    TEXT,
    damaged,
    is_sentence,
    prefix,
    sentence,
)

LABELS = [RULES.label(number) for number in range(int(RULES.num_numbers))]
OWN = paper(KEY, "board.toml").replace("recolour_price = 5", "recolour_price = 4")


def played(text: str) -> str:
    """The sentence with which a text is refused when it is read and played."""

    def play() -> None:
        file = parse(text)
        position(file, rules_for(file))

    return sentence(play)


# --- playing ------------------------------------------------------------------------------


def test_a_file_is_played_to_its_end() -> None:
    state = position(FILE, rules_for(FILE))

    assert replay(RULES, 2, FILE.lines).pack() == state.pack()
    assert FILE.result
    assert FILE.result.ending == state.ending()


def test_every_prefix_is_a_game_in_progress() -> None:
    for answers in range(len(FILE.lines) + 1):
        state = position(prefix(answers), RULES)

        assert (answers == len(FILE.lines)) == state.over()


@given(st.integers(0, len(FILE.lines)))
@settings(max_examples=40)
def test_every_prefix_can_be_gone_on_with_to_an_end(answers: int) -> None:
    file = prefix(answers)
    record = Record(RULES, 2, Dice(Rng(answers)), file.options, file.lines)
    while not record.state.over():
        record.play(RULES.line(record.state.to_act(), record.state.legal()[0]))
    done = file_of(record, file.names, [*file.luck, Source("given", "", answers + 2)], [""])

    assert file.lines == done.lines[:answers]
    assert done.result
    assert record.state.pack() == position(parse(done.text()), RULES).pack()


@pytest.mark.parametrize("answers", [-1, 306, 10**9])
def test_a_position_outside_the_game_is_refused(answers: int) -> None:
    with pytest.raises(GameFileError, match=f"expected at most 305 answers, .*{answers}"):
        position(FILE, RULES, answers)


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_is_one_sentence(fault: str) -> None:
    text, expected = FAULTS[fault]
    came = played(text)

    assert is_sentence(came)
    assert expected in came


@given(damaged(TEXT))
@settings(max_examples=200)
def test_a_damaged_file_is_refused_with_a_sentence_or_is_legal(text: str) -> None:
    came = played(text)

    assert is_sentence(came) if came else parse(text).text() == text


@given(
    st.integers(1, 300), st.sampled_from(["*", "1", "2", "3", "4", "5"]), st.sampled_from(LABELS)
)
@settings(max_examples=200)
def test_any_answer_at_any_place_is_legal_or_refused_by_its_line(
    at: int, seat: str, label: str
) -> None:
    lines = [*FILE.lines[: at - 1], f"{seat} {label}"]
    legal = position(FILE, RULES, at - 1).legal()
    came = played(replace(FILE, lines=lines, result=None).text())

    if came:
        assert is_sentence(came)
        assert came.startswith(f"line {9 + at} (answer {at}): expected ")
    else:
        assert RULES.parse(label) in legal


@given(st.permutations(range(40)))
@settings(max_examples=50)
def test_lines_in_another_order_are_refused_or_legal(order: list[int]) -> None:
    text = HEAD + "".join(f"{FILE.lines[at]}\n" for at in order)
    came = played(text)

    assert is_sentence(came) if came else parse(text).text() == text


def test_a_non_canonical_answer_is_refused_even_if_the_form_allowed_it() -> None:
    file = replace(FILE, lines=["*  start 1"], result=None)

    with pytest.raises(
        GameFileError, match=r"line 10 \(answer 1\): expected '\* start 1', but got"
    ):
        position(file, RULES)


def test_options_hold_in_the_game_that_is_read() -> None:
    chosen = OPTIONS | {"start player": "2"}
    record = Record(RULES, 2, Dice(Rng(3)), chosen)
    file = parse(file_of(record, ["Ada", "Bo"], [Source("given")], []).text())

    assert chosen == file.options
    assert file.lines[0].startswith("* page ")
    assert 1 == position(file, RULES).to_act()


def test_options_stand_in_their_order() -> None:
    swapped = dict(reversed(FILE.options.items()))

    with pytest.raises(GameFileError, match="line 6: expected the options start player, hidden"):
        position(replace(FILE, options=swapped), RULES)


def test_a_game_without_options_and_board_makes_a_file_too() -> None:
    rules = Toy()
    lines = Record(rules, 2, Dice(Rng(1))).lines
    file = GameFile("toy", 1, 2, "0" * 64, True, {}, ["Ada", "Bo"], [Source("given")], lines)

    assert "\noptions: none\n" in file.text()
    assert position(parse(file.text()), rules).pack() == replay(rules, 2, lines).pack()


def test_the_result_is_shown_only_when_the_game_is_over() -> None:
    record = Record(RULES, 2, Dice(Rng(1)), OPTIONS, FILE.lines[:-1])
    assert file_of(record, FILE.names, FILE.luck, ["ab" * 32]).result is None
    record.play(FILE.lines[-1])
    assert FILE.result

    assert FILE == file_of(record, FILE.names, FILE.luck, FILE.result.seeds)


# --- boards -------------------------------------------------------------------------------


def own_game() -> GameFile:
    record = Record(load(KEY, OWN), 2, Dice(Rng(5)))
    return file_of(record, ["Ada", "Bo"], [Source("given")], [])


@pytest.mark.parametrize("ending", EARLY)
def test_people_may_end_a_game_before_its_rules_do(ending: str) -> None:
    """The points are those of that moment; the places are what the people say."""
    file = prefix(40)
    points = result_of(position(file, RULES), [""]).points
    right = replace(file, result=GameFileResult(ending, points, [2, 1], [""]))
    wrong = replace(file, result=GameFileResult(ending, ["90", "91"], [2, 1], [""]))

    assert "" == played(right.text())
    assert "but got 'result:" in played(wrong.text())


def test_what_the_rules_have_ended_was_not_ended_by_people() -> None:
    assert FILE.result
    file = replace(FILE, result=replace(FILE.result, ending="vote"))

    assert f"expected 'result: {ENDED}" in played(file.text())


def test_a_board_of_ones_own_is_given_or_lies_beside(tmp_path: Path) -> None:
    file = own_game()
    (tmp_path / "a.toml").write_text("not = toml = at all", encoding="utf-8")
    (tmp_path / "b.toml").mkdir()
    (tmp_path / "c.toml").write_bytes(b"\xff")
    (tmp_path / "d.toml").write_text(OWN, encoding="utf-8")

    assert not file.standard
    assert file.board == rules_for(file, OWN).board_hash
    assert file.board == rules_for(file, None, tmp_path).board_hash
    assert (
        position(file, rules_for(file, OWN)).pack()
        == Record(load(KEY, OWN), 2, Dice(Rng(5)), {}, file.lines).state.pack()
    )
    assert board_beside(None, file.board) is None


def test_a_game_on_another_board_is_refused(tmp_path: Path) -> None:
    with pytest.raises(
        GameFileError, match="line 5: expected the standard board, whose SHA-256 is"
    ):
        rules_for(own_game(), None, tmp_path)
    with pytest.raises(GameFileError, match="line 5: expected the board given, whose SHA-256 is"):
        rules_for(FILE, OWN, tmp_path)
