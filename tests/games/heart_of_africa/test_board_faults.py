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
from kindu.games.datafile import BoardError
from kindu.games.heart_of_africa.board import read_board

TEXT = files("kindu.games.heart_of_africa").joinpath("board.toml").read_text("utf-8")
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


def line_of(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


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
    place = where.removesuffix("alone ").strip().removesuffix(":")
    if place == "^":
        at = text.rindex("\n[", 0, at) + 1
    elif place:
        at = find(text, place)
    sentence = re.sub("<(.*)>", lambda words: str(line_of(text, find(text, words[1]))), sentence)

    faults = faults_of(text)
    assert f"board.toml:{line_of(text, at)}: expected {sentence}" in faults
    assert len(faults) == 1 or "alone" not in where


def test_every_corruption_of_the_table_is_a_different_one() -> None:
    assert 90 <= len(CASES) == len(set(CASES))


def test_several_faults_are_reported_together_by_line() -> None:
    text = TEXT.replace("minutes = 60", "minutes = true").replace('"T02"', '"2T"')
    text = text.replace("train_hand = 4", "train_hand = 13").replace("[draw]", "[drawn]")

    faults = faults_of(text)

    assert [
        "board.toml:1: expected draw to be a table, found nothing",
        "board.toml:19: expected minutes to be a whole number from 1 to 9999, found true",
        "board.toml:42: expected train_hand to be a whole number from 0 to 12, found 13",
        'board.toml:300: expected id to be T and digits, found "2T"',
    ] == [*faults[:3], *faults[4:]]
    assert faults[3].startswith("board.toml:49: expected only the keys board, components, draw, ")


def test_all_faults_are_the_message_of_the_error() -> None:
    with pytest.raises(KinduError) as caught:
        read_board(TEXT.replace("T48", "48").replace("minutes = 60", "minutes = []"), "mine.toml")

    assert (
        "mine.toml:19: expected minutes to be a whole number from 1 to 9999, found []\n"
        'mine.toml:346: expected id to be T and digits, found "48"'
    ) == str(caught.value)


def test_a_map_in_two_parts_names_the_first_stop_out_of_reach() -> None:
    """Port Elizabeth and East London keep only the route between them."""
    text = TEXT
    for here, there in [
        ("bloemfontein-port_elizabeth", "bloemfontein-luanda"),
        ("cape_town-port_elizabeth", "cape_town-luanda"),
        ("bloemfontein-east_london", "bloemfontein-mombasa"),
        ("east_london-durban", "mombasa-durban"),
    ]:
        old = f'id = "{here}", a = "{here.split("-")[0]}", b = "{here.split("-")[1]}"'
        new = f'id = "{there}", a = "{there.split("-")[0]}", b = "{there.split("-")[1]}"'
        assert 1 == text.count(old)
        text = text.replace(old, new)
    line = line_of(text, text.index('{ id = "port_elizabeth"'))

    sentence = "expected a way from Ngaoundéré to Port Elizabeth, found none"
    assert [f"board.toml:{line}: {sentence}"] == faults_of(text)


def test_an_owner_of_a_printed_copy_may_correct_what_it_shows() -> None:
    text = TEXT
    for old, new in [
        (
            'b = "bondo", length = 2, tracks = ["green"]',
            'b = "bondo", length = 6, tracks = ["blue"]',
        ),
        ('locomotives = 2, terrain = "mountain"', 'locomotives = 3, terrain = "mountain"'),
        ('a = "elizabethville", b = "zomba", points = 4', 'a = "sudan", b = "chad", points = 21'),
        ('label = "Wajir"', 'label = "Garissa"'),
        ("x = 0.279", "x = 0.28"),
        (', name_ru = "Дуала"', ""),
    ]:
        assert old in text
        text = text.replace(old, new)

    assert [] == faults_of(text)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", "board.toml:1: expected board to be a table, found nothing"),
        ("board = 3", "board.toml:1: expected board to be a table, found 3"),
        ("\n\n[board]", "board.toml:3: expected city to be [[city]] blocks, found nothing"),
        ("[board]\ncity = [\n1,\n{}]", "board.toml:4: expected id to be small letters, digits"),
        ("a = " + "[" * 5000, "board.toml:1: expected valid TOML, found: maximum recursion"),
    ],
)
def test_a_text_that_is_no_board_is_refused_with_a_sentence(text: str, found: str) -> None:
    assert any(fault.startswith(found) for fault in faults_of(text))


FEWER = settings(max_examples=settings().max_examples // 2)  # a board takes 20 ms to read
WORDS = sorted(set(re.findall(r"[a-z_]+|[0-9.]+|[\[\]{}\"=#,]", TEXT)))
GIVEN = [m.span() for m in re.finditer(r'(?<= = )("[^"\n]*"|[0-9.-]+|true|false)(?=[ ,\n])', TEXT)]
WRONG = st.sampled_from(["{}", "nan", "[[1]]", "[{}, {}]", "2012-01-01", "-1e9", '" "', "9" * 30])
VALUES = st.sampled_from(["0", "1", "true", '""', "[]", '"sudan"', '"bangui"', '"red"', '"T07"'])
JUNK = st.one_of(
    st.integers(), st.floats(), st.booleans(), st.text(max_size=5), st.sampled_from(WORDS)
)


@settings(max_examples=3 * settings().max_examples)
@given(st.sampled_from(GIVEN), WRONG)
def test_a_value_of_no_sense_is_named_in_its_line(span: tuple[int, int], value: str) -> None:
    line = line_of(TEXT, span[0])
    faults = faults_of(TEXT[: span[0]] + value + TEXT[span[1] :])

    assert any(fault.startswith(f"board.toml:{line}: ") for fault in faults)


@FEWER
@given(st.lists(st.tuples(st.sampled_from(GIVEN), VALUES), min_size=1, max_size=4))
def test_other_values_raise_nothing_but_board_errors(
    changes: list[tuple[tuple[int, int], str]],
) -> None:
    text = TEXT
    for (start, end), value in sorted(changes, reverse=True):
        text = text[:start] + value + text[end:]

    faults_of(text)


@FEWER
@given(st.lists(st.integers(0, len(LINES) - 1), min_size=1, max_size=4), st.booleans())
def test_lost_and_repeated_lines_raise_nothing_but_board_errors(at: list[int], lost: bool) -> None:
    times = [(0 if lost else 2) if n in at else 1 for n in range(len(LINES))]

    faults_of("\n".join([line for line, n in zip(LINES, times, strict=True) for _ in range(n)]))


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
    names = [*tomllib.loads(TEXT), *[f"board.{key}" for key in tomllib.loads(TEXT)["board"]]]
    values = data.draw(st.dictionaries(st.sampled_from(WORDS), JUNK, max_size=8))
    chosen = data.draw(st.lists(st.sampled_from(names), max_size=6))
    lines = [f"{json.dumps(key)} = {json.dumps(value)}" for key, value in values.items()]
    heads = [data.draw(st.sampled_from([f"[{name}]", f"[[{name}]]"])) for name in chosen]

    faults_of("\n".join([*lines, *[f"{head}\n" + "\n".join(lines) for head in heads]]))
