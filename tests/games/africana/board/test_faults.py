"""What the loader of this board says: several faults at once, and what an owner may correct."""

import re

import pytest

from kindu.core.words import KinduError
from kindu.games.africana.board.board import read_board
from kindu.games.datafile import DataFile, shown
from tests.games.boards.board_faults import board_text, faults_of

KEY = "africana"
TEXT = board_text(KEY)


def test_several_faults_are_reported_together_by_line() -> None:
    text = TEXT.replace("year = 2012", "year = true").replace('"A02"', '"A2x"')
    text = text.replace("hand_limit = 5 ", "hand_limit = 0 ").replace("[money]", "[many]")

    faults = faults_of(KEY, text)

    assert [
        "board.toml:1: expected money to be a table, found nothing",
        "board.toml:40: expected year to be a whole number from 1 to 9999, found true",
        "board.toml:91: expected hand_limit to be a whole number from 1 to 99, found 0",
        'board.toml:744: expected id to be A and digits, found "A2x"',
    ] == [*faults[:2], *faults[3:]]
    assert faults[2].startswith("board.toml:80: expected only the keys adventures, artefacts, ")
    assert faults[2].endswith(', scoring, setup, symbols, found "many"')


def test_all_faults_are_the_message_of_the_error() -> None:
    with pytest.raises(KinduError) as caught:
        read_board(TEXT.replace("year = 2012", "").replace("minutes = 60", "minutes = []"))

    assert (
        "board.toml:34: expected year to be a whole number from 1 to 9999, found nothing\n"
        "board.toml:44: expected minutes to be a whole number from 1 to 9999, found []"
    ) == str(caught.value)


def test_a_map_in_two_parts_names_the_first_place_out_of_reach() -> None:
    text = TEXT
    for end in ("cairo", "khartoum", "jidda"):
        text = re.sub(rf'"aswan", "{end}"|"{end}", "aswan"', f'"dakar", "{end}"', text)
    line = text.count("\n", 0, text.index('id = "aswan"'))

    assert f"board.toml:{line}: expected a way from Napoli to Aswan, found none" in faults_of(
        KEY, text
    )


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a = " + "[" * 5000, "board.toml:1: expected at most 10 levels of brackets, found more"),
        ("a = " + "9" * 5000, "board.toml:1: expected valid TOML, found: Exceeds the limit"),
        ('\na = "\ud800"', "board.toml:1: expected valid TOML, found: 'utf-8' codec can't encode"),
        ("\n\na", "board.toml:3: expected valid TOML, found: Expected '=' after a key"),
        ("\na = [1,\n\n", "board.toml:4: expected valid TOML, found: Invalid value (at end"),
        (
            "a.b." * 2000 + "a = 1",
            "board.toml:1: expected keys of at most 8 parts, found more",
        ),
        (
            "locations = 3",
            "board.toml:1: expected adventures to be [[adventures]] blocks, found nothing",
        ),
    ],
)
def test_a_text_that_is_no_board_is_refused_with_a_sentence(text: str, found: str) -> None:
    assert any(fault.startswith(found) for fault in faults_of(KEY, text))


def test_blocks_may_be_written_in_one_line_and_are_still_compared() -> None:
    head, tail = TEXT.index("[[artefacts]]"), TEXT.index("# --- adventure cards")
    blocks = [f'{{id = "{kind}", name = "A", copies = 4}}' for kind in ("mask", "mask", "drum")]
    text = f"artefacts = [{', '.join(blocks)}]\n{TEXT[:head]}{TEXT[tail:]}"
    faults = faults_of(KEY, text)

    assert "board.toml:1: expected 5 artefacts, found 3" in faults
    assert 'board.toml:1: expected every id once, found "mask" again, as in line 1' in faults


def test_lines_are_found_around_long_texts_and_nested_blocks() -> None:
    text = '''"a b".c = 1
[[x]]
long = """
[[x]]
n = 1 \\""" """
list = [
  "]", # ]
  '[',
[ 1 ],
]
n = 2
[[x.y]]
n = 3
[[x.y]]
n = 4
[[x]]
n = 5
[[x.y]]
n = 6
[x.'z']
n = 7
'''
    lines = DataFile(text, "test").lines
    paths = ["", "/a b", "/a b/c", "/x", "/x/0/n", "/x/0/list", "/x/0/y/0/n", "/x/0/y/1/n"]
    paths += ["/x/1/n", "/x/1/y/0/n", "/x/1/z/n", "/x/1/z/missing"]

    assert [1, 1, 1, 2, 11, 6, 13, 15, 17, 19, 21, 20] == [lines.find(path) for path in paths]


def test_an_error_is_one_of_ours_and_names_the_file() -> None:
    with pytest.raises(KinduError, match=r"^mine\.toml:1: expected valid TOML"):
        read_board("[", "mine.toml")


def test_what_came_is_shown_in_a_few_words() -> None:
    values: list[object] = [None, True, False, 3, 2.5, [1, [2]], {}, [0] * 6]

    assert [
        *("nothing", "true", "false", "3", "2.5", "[1, a list of 1]", "a table", "a list of 6")
    ] == [shown(value) for value in values]
    assert f'"{"a" * 60}…"' == shown("a" * 70)
    assert "a number of more than 18 digits" == shown(-(10**20))
