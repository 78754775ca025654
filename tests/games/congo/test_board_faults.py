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
from kindu.games.congo.board import read_board
from kindu.games.datafile import BoardError

TEXT = files("kindu.games.congo").joinpath("board.toml").read_text("utf-8")
LINES = TEXT.splitlines()
TABLE = Path(__file__).with_name("board_faults.txt").read_text("utf-8").splitlines()
BELGIAN = '\nnation = "BE"\nprofessions = '
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
    text = TEXT.replace("\nminutes = 60", "\nminutes = true").replace('"be_doctor_2"', '"BE"')
    text = text.replace("start_hippos = 1", "start_hippos = 9").replace("[tie]", "[ties]")

    faults = faults_of(text)

    assert [
        "board.toml:1: expected tie to be a table, found nothing",
        "board.toml:31: expected minutes to be a whole number from 1 to 9999, found true",
        "board.toml:58: expected start_hippos to be a whole number from 0 to 3, found 9",
        'board.toml:729: expected id to be small letters, digits and _, found "BE"',
    ] == faults[:4]
    assert faults[4].startswith("board.toml:1032: expected only the keys auxiliaries, characters, ")
    assert 5 == len(faults)


def test_all_faults_are_the_message_of_the_error() -> None:
    with pytest.raises(KinduError) as caught:
        read_board(TEXT.replace("vp_each = 1", "").replace("\nminutes = 60", ""), "mine.toml")

    assert (
        "mine.toml:20: expected minutes to be a whole number from 1 to 9999, found nothing\n"
        "mine.toml:1031: expected vp_each to be a whole number from 0 to 99, found nothing"
    ) == str(caught.value)


def test_an_owner_of_a_printed_copy_may_correct_what_it_shows() -> None:
    text = TEXT
    for old, new in [
        ("jungle = 5 }", "jungle = 0 }"),
        ("GB = -2, DE = -1 }", "GB = -1, DE = -3 }"),
        ('1 = "GB"\n2 = "BE"', '1 = "BE"\n2 = "GB"'),
        ('\nnation = { FR = "french"', '\nnation = { FR = "walloon"'),
        ("index = 3\nvp = 2\nhippo = false", "index = 3\nvp = 5\nhippo = true"),
        ("hippo = false\nspecial = true", "hippo = true\nspecial = false"),
        ('id = "lowa"\nname = "Lowa"', 'id = "ponthierville"\nname = "Ponthierville"'),
        ("warrior = { explorer = 3, officer = 3", "warrior = { explorer = 2, officer = 0"),
        ("doctor_cured_on = [1]", "doctor_cured_on = [3, 4]"),
        ("value = 3\ncount = 4", "value = 3\ncount = 3\n[[hippo_tiles]]\nvalue = 9\ncount = 1"),
        ('fits = "explorer"\ncount = 8', 'fits = "explorer"\ncount = 9'),
        ('fits = "missionary"\ncount = 8', 'fits = "officer"\ncount = 7'),
        ('fits = "officer"\ncount = 8', 'fits = "missionary"\ncount = 8'),
        (f'"Joris Verhaeghe"{BELGIAN}["explorer"]', f'"J. Verhaeghe"{BELGIAN}["doctor"]'),
        ('name = "Arkady Velinsky"\nnation = "RU"', 'name = "Arkady Velinsky"\nnation = "US"'),
        ('not_at_stops = ["kindu"]', "not_at_stops = []\nneeds_flag = false"),
        ('["okapi", "only_nationals", "hippo_attack"]', "[]"),
        ("players = [3, 4]", "players = [2, 3, 4]"),
        ('name_ru = "Окапи"\n', ""),
    ]:
        assert old in text, old
        text = text.replace(old, new)
    text = text[: text.index("[[test_base_value]]")]

    assert [] == faults_of(text)


def test_a_card_may_be_out_of_the_game_with_any_number_of_players() -> None:
    text = TEXT.replace('["okapi", "only_', '["tam_tam", "okapi", "only_')

    assert [] == faults_of(text.replace("players = [2]\n", "players = []\n"))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", "board.toml:1: expected stops to be [[stops]] blocks, found nothing"),
        ("setup = 3", "board.toml:1: expected setup to be a table, found 3"),
        ("\n\n[setup]", "board.toml:3: expected players to be a table, found nothing"),
        ("stops = [\n1,\n{}]", "board.toml:3: expected id to be small letters, digits"),
        ("a = " + "[" * 5000, "board.toml:1: expected valid TOML, found: maximum recursion"),
        ("[[stops]]\n" * 70, "board.toml:1: expected 16 stops, found 70"),
    ],
)
def test_a_text_that_is_no_board_is_refused_with_a_sentence(text: str, found: str) -> None:
    assert any(fault.startswith(found) for fault in faults_of(text))


FEWER = settings(max_examples=settings().max_examples // 2)  # a board takes 20 ms to read
WORDS = sorted(set(re.findall(r"[a-z_]+|[0-9.]+|[\[\]{}\"=#,]", TEXT)))
VALUE = re.compile(r'(?<= = )("[^"\n]*"|[0-9.-]+|true|false)(?=[ ,\n])')
CODE = re.sub("(?m)^#.*$", lambda comment: "#" * len(comment[0]), TEXT)  # comments are no values
GIVEN = [m.span() for m in VALUE.finditer(CODE)]
WRONG = st.sampled_from(["{}", "nan", "[[1]]", "[{}, {}]", "2012-01-01", "-1e9", '" "', "9" * 30])
VALUES = st.sampled_from(["0", "1", "true", '""', "[]", '"kindu"', '"BE"', '"doctor"', '"shaman"'])
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
    names = [*tomllib.loads(TEXT), "setup.players", "setup.players.2", "map.tributaries"]
    values = data.draw(st.dictionaries(st.sampled_from(WORDS), JUNK, max_size=8))
    chosen = data.draw(st.lists(st.sampled_from(names), max_size=6))
    lines = [f"{json.dumps(key)} = {json.dumps(value)}" for key, value in values.items()]
    heads = [data.draw(st.sampled_from([f"[{name}]", f"[[{name}]]"])) for name in chosen]

    faults_of("\n".join([*lines, *[f"{head}\n" + "\n".join(lines) for head in heads]]))
