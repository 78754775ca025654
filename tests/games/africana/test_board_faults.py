"""The board loader: no fault of a board file goes unnamed, and none breaks it."""

import json
import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kindu.core.words import KinduError
from kindu.games.africana.board import read_board
from kindu.games.datafile import BoardError, DataFile, shown

TEXT = files("kindu.games.africana").joinpath("board.toml").read_text("utf-8")
LINES = TEXT.splitlines()
TABLE = Path(__file__).with_name("board_faults.txt").read_text("utf-8").splitlines()
ROWS = [line for line in TABLE if line and not line.startswith("#")]
CASES = list(zip(ROWS[::2], ROWS[1::2], strict=True))


def find(text: str, words: str) -> int:
    """Where the last of the words, which stand in this order, is in the text."""
    at = 0
    for word in words.replace("\\n", "\n").split(" >> "):
        at = text.index(word, at)
    return at


def corrupted(change: str) -> tuple[str, int]:
    """The text with the change, and where it was made."""
    words, _, new = change.replace("\\\\", "\0").partition(" =>")
    at = find(TEXT, words)
    old = words.split(" >> ")[-1].replace("\\n", "\n")
    new = new.strip().replace("\\n", "\n").replace("\0", "\\")
    return TEXT[:at] + new + TEXT[at + len(old) :], at


def faults_of(text: str) -> list[str]:
    """All that the loader has to say about a text; it raises nothing but BoardError."""
    faults: list[str] = []
    try:
        read_board(text)
    except BoardError as error:
        faults = error.faults
    wrong = [f for f in faults if not re.match(r"board\.toml:[1-9][0-9]*: expected .*, found", f)]
    assert wrong == []
    return faults


@pytest.mark.parametrize(("change", "fault"), CASES)
def test_a_corruption_is_named_in_its_line(change: str, fault: str) -> None:
    text, at = corrupted(change)
    where, _, sentence = fault.strip().partition("expected ")
    if where == "^ ":
        at = text.rindex("\n[", 0, at) + 1
    elif where:
        at = find(text, where.removesuffix(": "))
    line = text.count("\n", 0, at) + 1

    assert f"board.toml:{line}: expected {sentence}" in faults_of(text)


def test_every_corruption_of_the_table_is_a_different_one() -> None:
    assert 40 <= len(CASES) == len(set(CASES))


def test_several_faults_are_reported_together_by_line() -> None:
    text = TEXT.replace("year = 2012", "year = true").replace('"A02"', '"A2x"')
    text = text.replace("hand_limit = 5 ", "hand_limit = 0 ").replace("[money]", "[many]")

    faults = faults_of(text)

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

    assert f"board.toml:{line}: expected a way from Napoli to Aswan, found none" in faults_of(text)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a = " + "[" * 5000, "board.toml:1: expected valid TOML, found: maximum recursion"),
        ("a = " + "9" * 5000, "board.toml:1: expected valid TOML, found: Exceeds the limit"),
        ('\na = "\ud800"', "board.toml:1: expected valid TOML, found: 'utf-8' codec can't encode"),
        ("\n\na", "board.toml:3: expected valid TOML, found: Expected '=' after a key"),
        ("\na = [1,\n\n", "board.toml:4: expected valid TOML, found: Invalid value (at end"),
        (
            "a.b." * 2000 + "a = 1",
            "board.toml:1: expected adventures to be [[adventures]] blocks, found nothing",
        ),
        (
            "locations = 3",
            "board.toml:1: expected adventures to be [[adventures]] blocks, found nothing",
        ),
    ],
)
def test_a_text_that_is_no_board_is_refused_with_a_sentence(text: str, found: str) -> None:
    assert any(fault.startswith(found) for fault in faults_of(text))


def test_blocks_may_be_written_in_one_line_and_are_still_compared() -> None:
    head, tail = TEXT.index("[[artefacts]]"), TEXT.index("# --- adventure cards")
    blocks = [f'{{id = "{kind}", name = "A", copies = 4}}' for kind in ("mask", "mask", "drum")]
    text = f"artefacts = [{', '.join(blocks)}]\n{TEXT[:head]}{TEXT[tail:]}"
    faults = faults_of(text)

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


FEWER = settings(max_examples=settings().max_examples // 2)  # a board takes 20 ms to read
WORDS = sorted(set(re.findall(r"[a-z_]+|[0-9.]+|[\[\]\"=#,]", TEXT)))
VALUES = st.sampled_from(
    ["0", "-1", "true", '""', "[]", "{}", "nan", "[[1]]", "2012-01-01", '"mask"', "9" * 30]
)
JUNK = st.one_of(
    st.integers(), st.floats(), st.booleans(), st.text(max_size=5), st.sampled_from(WORDS)
)


@FEWER
@given(st.lists(st.integers(0, len(LINES) - 1), min_size=1, max_size=4), st.booleans())
def test_lost_and_repeated_lines_raise_nothing_but_board_errors(at: list[int], lost: bool) -> None:
    times = [(0 if lost else 2) if n in at else 1 for n in range(len(LINES))]

    faults_of("\n".join([line for line, n in zip(LINES, times, strict=True) for _ in range(n)]))


@FEWER
@given(st.lists(st.tuples(st.integers(0, len(LINES) - 1), VALUES), min_size=1, max_size=4))
def test_other_values_raise_nothing_but_board_errors(changes: list[tuple[int, str]]) -> None:
    lines = list(LINES)
    for n, value in changes:
        lines[n] = re.sub("=.*", f"= {value}", lines[n])

    faults_of("\n".join(lines))


@FEWER
@given(st.lists(st.tuples(st.integers(0, len(TEXT)), st.text(max_size=3)), min_size=1, max_size=3))
def test_noise_raises_nothing_but_board_errors(noise: list[tuple[int, str]]) -> None:
    text = TEXT
    for at, letters in noise:
        text = text[:at] + letters + text[at + 1 :]

    faults_of(text)


@FEWER
@given(st.data())
def test_any_toml_raises_nothing_but_board_errors(data: st.DataObject) -> None:
    values = data.draw(st.dictionaries(st.sampled_from(WORDS), JUNK, max_size=8))
    names = data.draw(st.lists(st.sampled_from(sorted(tomllib.loads(TEXT))), max_size=6))
    lines = [f"{json.dumps(key)} = {json.dumps(value)}" for key, value in values.items()]
    heads = [data.draw(st.sampled_from([f"[{name}]", f"[[{name}]]"])) for name in names]

    faults_of("\n".join([*lines, *[f"{head}\n" + "\n".join(lines) for head in heads]]))
