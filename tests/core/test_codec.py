"""Numbers and words of answers, and how bad notation is refused."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kindu.core.codec import Codec
from kindu.core.words import CHANCE, KinduError, NotationError
from tests.core.toy import Toy

RULES = Toy()


def test_spans_follow_one_another() -> None:
    codec = Codec()

    assert 0 == codec.word("stop")
    assert 1 == codec.span("take", ["red", "blue"])
    codec.begin_chance()
    assert 3 == codec.spans([["card", "red", "now"]])
    assert 3 == codec.num_actions
    assert ["take", "blue"] == codec.parts(2)
    assert "card red now" == codec.label(3)


def test_a_notation_may_not_be_taken_twice() -> None:
    codec = Codec()
    codec.word("stop")

    with pytest.raises(ValueError, match="'stop' is taken"):
        codec.word("stop")


def test_a_mistyped_move_gets_the_nearest_one_as_an_example() -> None:
    with pytest.raises(NotationError, match=r"such as 'double', but got 'duble"):
        RULES.parse("duble")


def test_a_text_like_no_move_gets_some_example() -> None:
    with pytest.raises(NotationError, match=r"such as 'bid 1', but got '%%%%%"):
        RULES.parse("%" * 99)


def test_a_number_out_of_range_is_refused() -> None:
    for number in (-1, RULES.num_numbers):
        with pytest.raises(NotationError, match=r"expected a move from 0 to 24"):
            RULES.label(number)


def test_spaces_do_not_matter() -> None:
    assert RULES.parse("take b") == RULES.parse("  take   b ")


def test_a_line_names_seat_and_move() -> None:
    assert (1, RULES.parse("done")) == RULES.read_line("2 done")
    assert (CHANCE, RULES.parse("tile 3")) == RULES.read_line("* tile 3")
    assert "2 done" == RULES.line(1, RULES.parse("done"))
    assert "* tile 3" == RULES.line(CHANCE, RULES.parse("tile 3"))


@pytest.mark.parametrize("line", ["done", "0 done", "4 done", "x done", "", "-1 done", "² done"])
def test_a_line_without_a_seat_of_the_game_is_refused(line: str) -> None:
    with pytest.raises(NotationError, match="expected a seat from 1 to 3 or"):
        RULES.read_line(line)


def refusal(read: Callable[[str], object], text: str) -> str:
    """The first word of the refusal; empty if the text was read."""
    try:
        read(text)
    except KinduError as error:
        return str(error).split(maxsplit=1)[0]
    return ""


@given(st.text())
def test_no_text_crashes_the_parser(text: str) -> None:
    for read in (RULES.parse, RULES.read_line):
        assert refusal(read, text) in {"", "expected"}


words = st.sampled_from(["bid", "peek", "take", "a", "c", "1", "2", "*", "9", "tile", "?"])


@given(st.lists(words, max_size=5))
def test_words_of_the_game_in_any_order_are_read_or_refused(parts: list[str]) -> None:
    text = " ".join(parts)
    try:
        seat, action = RULES.read_line(text)
    except NotationError:
        return
    assert text == RULES.line(seat, action)
