"""Tickets are chosen in the terminal by their numbers, in any order."""

from __future__ import annotations

import pytest

from kindu.cli.play.reading import AnswerReader, NotAnOption, Unclear
from kindu.core.play import Dice
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.games.heart_of_africa.text import words as english
from kindu.record.record import Record
from tests.games.heart_of_africa.scene import BOARD, RULES

READER = AnswerReader(RULES, english.LAST, english.TOGETHER)


def offered(*more: str) -> Sight:
    """Seat 1 is offered T10, T40, T42 and T44, and keeps at least two of them."""
    lines = [f"* train {card}" for card in [*BOARD.colours[:4], *BOARD.colours[:4]]]
    lines += [f"* train {card}" for card in BOARD.colours[3:8]]
    lines += ["* terrain mountain", "* terrain jungle", "* terrain desert", "* terrain jungle"]
    lines += [f"* ticket T{n}" for n in (10, 40, 42, 44, 30, 31, 32, 33)]
    record = Record(
        RULES, 2, Dice(Rng("luck", 1)), {"start player": "1"}, [*lines, *(f"1 {m}" for m in more)]
    )
    return Sight(record.state, 0)


def labels(actions: list[int]) -> list[str]:
    return [RULES.label(action) for action in actions]


def test_all_tickets_on_offer_have_a_number() -> None:
    assert ["keep T10", "keep T40", "keep T42", "keep T44"] == labels(READER.listed(offered()))


def test_after_one_is_named_the_others_are_listed_with_the_end_last() -> None:
    found = labels(READER.listed(offered("keep T10", "keep T40")))

    assert ["keep T42", "keep T44", "enough"] == found


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("1, 4", ["keep T10", "keep T44"]),
        ("4 2", ["keep T40", "keep T44"]),
        ("keep T44, keep T10", ["keep T10", "keep T44"]),
        ("enough, 2, 1", ["keep T10", "keep T40", "enough"]),
        ("2", ["keep T40"]),
    ],
)
def test_tickets_are_named_in_any_order(typed: str, kept: list[str]) -> None:
    assert kept == labels(READER.answers(offered(), typed))


def test_the_last_ticket_alone_is_too_few() -> None:
    with pytest.raises(NotAnOption) as caught:
        READER.answers(offered(), "4")

    assert "keep T44" == RULES.label(caught.value.action)


def test_no_ticket_is_kept_twice() -> None:
    with pytest.raises(Unclear, match="can't be chosen together"):
        READER.answers(offered(), "1, 1")


@pytest.mark.parametrize("typed", ["keep T5", "keeep T48", "kep t45"])
def test_only_tickets_on_offer_are_suggested(typed: str) -> None:
    with pytest.raises(Unclear) as caught:
        READER.answers(offered(), typed)

    said = str(caught.value).partition("Did you mean '")[2].partition("'")[0]
    assert said in ["", *labels(READER.listed(offered()))]
