"""Custom board files: which game one is for, and whether it is valid."""

import hashlib

import pytest

from kindu.core.words import KinduError
from kindu.games import hash_board, paper
from kindu.games.boardfile import examine
from tests.games.boards.board_faults import cases, corrupted
from tests.support import WITH_BOARD


@pytest.mark.parametrize("key", WITH_BOARD)
def test_the_board_of_a_game_is_sound_and_the_standard_one(key: str) -> None:
    text = paper(key, "board.toml")
    found = examine(text)

    assert (key, hash_board(text), True, []) == (
        found.game,
        found.sha256,
        found.standard,
        found.faults,
    )


ONE = 'a = 1\nb = 2020-01-01\n[[c]]\nd = "ü"\n[[c]]\nd = "x"\n'


def test_the_hash_of_a_board_is_that_of_its_compact_json() -> None:
    """As docs/notation.md says: keys sorted, no spaces, no escapes, dates as text."""
    compact = '{"a":1,"b":"2020-01-01","c":[{"d":"ü"},{"d":"x"}]}'

    assert hashlib.sha256(compact.encode()).hexdigest() == hash_board(ONE)


@pytest.mark.parametrize(
    ("old", "new", "same"),
    [
        ("a = 1", "a   =   1  # first", True),
        ("a = 1\nb = 2020-01-01", "b = 2020-01-01\na = 1", True),
        ('"ü"', '"\\u00fc"', True),
        ('"ü"', '"u"', False),
        ("a = 1", "a = 1.0", False),
        ('d = "ü"\n[[c]]\nd = "x"', 'd = "x"\n[[c]]\nd = "ü"', False),
    ],
    ids=["spaces and comments", "order of keys", "escapes", "a value", "a type", "order of blocks"],
)
def test_what_changes_the_hash_of_a_board(old: str, new: str, same: bool) -> None:
    assert old in ONE
    assert same == (hash_board(ONE) == hash_board(ONE.replace(old, new)))


@pytest.mark.parametrize("key", WITH_BOARD)
def test_a_fault_is_named_by_its_line(key: str) -> None:
    change, _ = cases(key)[-1]
    found = examine(corrupted(paper(key, "board.toml"), change)[0])

    assert key == found.game
    assert not found.standard
    assert all(fault.line > 0 and fault.text.startswith("expected") for fault in found.faults)
    assert found.faults


def test_what_is_no_toml_has_a_line_and_no_game() -> None:
    found = examine("a = ")

    assert (None, None, [1]) == (found.game, found.sha256, [one.line for one in found.faults])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a = 1", "expected [meta] with the id of a game (one of "),
        ("[meta]\na = 1", "expected [meta] with the id of a game (one of "),
        ('[meta]\nid = "chess"', "expected [meta] with the id of a game (one of "),
    ],
)
def test_a_board_of_no_game_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(KinduError) as caught:
        examine(text)
    assert str(caught.value).startswith(sentence)
