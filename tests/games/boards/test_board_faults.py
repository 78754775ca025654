"""The board loaders: no fault of a board file goes unnamed."""

from __future__ import annotations

import re
import tomllib

import pytest

from tests.games.boards.board_faults import (
    SENTENCE,
    board_text,
    cases,
    corrupted,
    faults_of,
    find,
    line_of,
)
from tests.support import WITH_BOARD

CASES = [(key, change, fault) for key in WITH_BOARD for change, fault in cases(key)]
TEXTS = {key: board_text(key) for key in WITH_BOARD}


@pytest.mark.parametrize(("key", "change", "fault"), CASES)
def test_a_corruption_is_named_in_its_line(key: str, change: str, fault: str) -> None:
    text, at = corrupted(TEXTS[key], change)
    where, _, sentence = fault.strip().partition("expected ")
    place = where.removesuffix("alone ").strip().removesuffix(":")
    if place == "^":
        at = text.rindex("\n[", 0, at) + 1
    elif place:
        at = find(text, place)
    sentence = re.sub("<(.*)>", lambda words: str(line_of(text, find(text, words[1]))), sentence)

    faults = faults_of(key, text)
    assert f"board.toml:{line_of(text, at)}: expected {sentence}" in faults
    assert len(faults) == 1 or "alone" not in where
    assert [] == [fault for fault in faults if not SENTENCE.match(fault)]


@pytest.mark.parametrize("key", WITH_BOARD)
def test_every_corruption_of_a_table_is_a_different_one(key: str) -> None:
    tables = len(tomllib.loads(TEXTS[key]))  # a larger board can go wrong in more places
    assert 2 * tables <= len(cases(key)) == len(set(cases(key)))
