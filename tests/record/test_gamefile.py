"""The form of a game file, tested from docs/notation.md."""

import re
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from kindu.record.gamefile import (
    KEYS,
    LONGEST_NAME,
    GameFile,
    GameFileError,
    GameFileResult,
    check_name,
    parse,
)
from kindu.record.sources import Source
from tests.record.game_files import (
    EXAMPLE,
    FILE,
    HEAD,
    TEXT,
    damaged,
    game_files,
    is_sentence,
    prefix,
    sentence,
)

SHORT = HEAD + "* start 1\n* page S08\n1 draw\n"
SEAL, OTHER = "ab" * 32, "cd" * 32


def with_value(key: str, value: str) -> str:
    """A short file with another value for a key."""
    return re.sub(rf"(?m)^{key}: .*$", lambda _: f"{key}: {value}", SHORT)


def is_exact(text: str) -> bool:
    """It is read and written back unchanged, or refused with a sentence."""
    refused = sentence(lambda: parse(text))
    return is_sentence(refused) if refused else parse(text).text() == text


@given(game_files())
def test_every_valid_file_survives_a_round_trip(file: GameFile) -> None:
    assert file == parse(file.text())
    assert file.text() == parse(file.text()).text()


@given(damaged(SHORT))
@settings(max_examples=600)
def test_a_damaged_head_is_refused_or_kept_as_it_is(text: str) -> None:
    assert is_exact(text)


@given(damaged(TEXT))
@settings(max_examples=200)
def test_a_damaged_game_is_refused_or_kept_as_it_is(text: str) -> None:
    assert is_exact(text)


@given(damaged(SHORT.replace("\n", "\r\n")))
@settings(max_examples=300)
def test_a_damaged_file_of_the_other_line_ends_is_refused_or_kept(text: str) -> None:
    assert is_exact(text)


@given(game_files().flatmap(lambda file: damaged(file.text())))
@settings(max_examples=100)
def test_damage_to_any_valid_file_is_refused_or_kept(text: str) -> None:
    assert is_exact(text)


@given(st.one_of(st.text(), st.text().map(lambda text: f"kindu 1\n{text}\n")))
@example("kindu 1")
@example("kindu 1\r")
@example("\n")
@example("\r\n")
def test_any_other_text_is_refused(text: str) -> None:
    assert is_sentence(sentence(lambda: parse(text)))


def test_the_example_is_what_it_says() -> None:
    assert EXAMPLE.read_bytes() == TEXT.encode()
    assert (1, 2, True) == (FILE.rules, FILE.seats, FILE.standard)
    assert ["greedy (bot)"] * 2 == FILE.names
    assert ["sealed"] == [source.kind for source in FILE.luck]
    assert 305 == len(FILE.lines)


def test_an_answer_is_found_by_its_line() -> None:
    rows = TEXT.split("\n")

    assert FILE.lines == [rows[FILE.line_of(n) - 1] for n in range(1, len(FILE.lines) + 1)]


def test_a_file_cut_after_any_line_below_its_head_is_in_progress() -> None:
    for answers in range(len(FILE.lines) + 1):
        file = prefix(answers)

        assert file.result is None
        assert FILE.lines[:answers] == file.lines


def test_a_file_cut_anywhere_else_is_refused() -> None:
    ends = {at + 1 for at, letter in enumerate(TEXT) if letter == "\n"}
    kept = [n for n in range(len(TEXT) + 1) if not sentence(partial(parse, TEXT[:n]))]

    assert sorted(end for end in ends if end >= len(HEAD)) == kept


def test_lines_that_end_with_cr_lf_stay_so() -> None:
    text = TEXT.replace("\n", "\r\n")

    assert replace(FILE, eol="\r\n") == parse(text)
    assert text == parse(text).text()


@pytest.mark.parametrize("at", [1, 5, 9, 10, 200, 314, 315])
def test_two_kinds_of_line_ends_are_refused(at: int) -> None:
    rows = TEXT.splitlines(keepends=True)
    rows[at - 1] = rows[at - 1].replace("\n", "\r\n")

    assert is_sentence(sentence(lambda: parse("".join(rows))))


@pytest.mark.parametrize("key", KEYS)
def test_every_key_stands_in_its_line(key: str) -> None:
    at = KEYS.index(key) + 2
    rows = SHORT.splitlines(keepends=True)
    without = "".join(row for row in rows if not row.startswith(f"{key}: "))
    doubled = "".join(row * (1 + row.startswith(f"{key}: ")) for row in rows)

    assert sentence(lambda: parse(without)).startswith(f"line {at}: expected '{key}: …', but got ")
    assert sentence(lambda: parse(doubled)).startswith(f"line {at + 1}: expected ")
    assert sentence(lambda: parse(with_value(key, ""))).startswith(f"line {at}: expected ")
    assert sentence(lambda: parse(with_value(key, " x"))).startswith(f"line {at}: expected ")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", "Upper"), ("game", "../chess"), ("game", "chess "),
        ("game", "\uff41chess"), ("rules", "0"), ("rules", "01"), ("rules", "1.0"),
        ("rules", "-1"), ("rules", "1" * 5000), ("rules", "\u0661"), ("seats", "two"),
        ("seats", "0"), ("seats", "3"), ("seats", "999999999"),
        ("board", SEAL), ("board", f"house {SEAL}"), ("board", f"own {SEAL[:-1]}"),
        ("board", f"own {SEAL.upper()}"), ("board", f"own  {SEAL}"), ("board", f"own {SEAL} "),
        ("options", "wind"), ("options", "=east"), ("options", "wind="), ("options", "none | a=b"),
        ("options", "a=b |  c=d | "), ("options", "a=b | a=c"), ("options", "a=b\u2028"),
        ("names", "Ada"), ("names", "Ada | Bo | Cy"), ("names", "Ada |  Bo"), ("names", "Ada | "),
        ("names", "Ada | B|o"), ("names", f"Ada | {'o' * 41}"), ("names", "Ada\t | Bo"),
        ("names", "Ada | \u2028"), ("names", "Ada | \u00a0Bo"), ("names", "Ada | B\u200bo"),
        ("luck", "fate"), ("luck", "sealed"), ("luck", f"sealed {SEAL[1:]}"), ("luck", "dice"),
        ("luck", "given 7"), ("luck", "given from 1"), ("luck", "given from 2"), ("luck", "given "),
        ("luck", "given | given"), ("luck", "given | given from 1"), ("luck", "given | dice 3"),
        ("luck", "given | dice 3 from 9 | given from 9"), ("luck", "given | given from 09"),
        ("luck", f"given | given from {'9' * 5000}"), ("luck", "given |given from 3"),
        ("luck", f"sealed {SEAL} {OTHER}"), ("luck", "dice 3\u2029"), ("luck", "given | "),
    ],
)  # fmt: skip
def test_a_value_has_one_form(key: str, value: str) -> None:
    refused = sentence(lambda: parse(with_value(key, value)))

    assert is_sentence(refused)
    at = 7 if key == "seats" and value in {"3", "999999999"} else KEYS.index(key) + 2
    assert refused.startswith(f"line {at}: expected ")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("options", "none"),
        ("options", "a=b=c | d e=f g"),
        ("names", f"{'o' * LONGEST_NAME} | Łódź (bot)"),
        ("names", "日本 語 | !?*"),
        ("board", f"own {SEAL}"),
        ("luck", "dice 7"),
        ("luck", f"sealed {SEAL} | sealed {OTHER} from 57"),
        ("luck", f"given | sealed {SEAL} from 2 | given from 3 | dice 9 from 999999999"),
    ],
)
def test_a_value_may_be(key: str, value: str) -> None:
    assert with_value(key, value) == parse(with_value(key, value)).text()


@pytest.mark.parametrize(
    "row",
    [
        "", " 1 draw", "1  draw", "1 draw ", "1\tdraw", "1 draw\r", "01 draw", "100 draw", "0 draw",
        "draw", "1", "1 ", "*", "* ", "** card grey", "-1 draw", "\u0661 draw", "1 draw\u2028",
        "1 draw\x0b", "1 draw\x85", "1\u00a0draw", "# a comment", "Result: x", "kindu 1",
    ],
)  # fmt: skip
def test_an_answer_has_one_form(row: str) -> None:
    refused = sentence(lambda: parse(f"{SHORT}{row}\n1 draw\n"))

    assert is_sentence(refused)
    assert refused.startswith("line 13: expected an answer such as '1 draw' or '* card grey', but ")


@pytest.mark.parametrize(
    "row",
    [
        "result:", "result: ", "result: XX-END-03", "result:XX-END-03 | points 1 2 | places 2 1",
        "result: XX-END-03 | points 1 2 | places 2 1",
        f"result: XX-END-03 | points 1 2 | places 2 1 | seed {SEAL} {SEAL}",
        f"result: XX-END-03 | points 1 2 | places 2 1 | seed {SEAL.upper()}",
        f"result: XX-END-03 | points 1 2 | places 2 1 | seed  {SEAL}",
        f"result: XX-END-03 | points 1 2 | places 2 1 | seed {SEAL} ",
        f"result: XX-END-03 | points 1 | places 2 1 | seed {SEAL}",
        f"result: XX-END-03 | points 1 2 3 | places 2 1 | seed {SEAL}",
        f"result: XX-END-03 | points 1  2 | places 2 1 | seed {SEAL}",
        f"result: XX-END-03 | points 1 2 | places 2 | seed {SEAL}",
        f"result: XX-END-03 | points 1 2 | places 2  1 | seed {SEAL}",
        f"result: XX-END-03 | points 1 2 | places 0 1 | seed {SEAL}",
        f"result: XX-END-03 | points 1 2 | places 1 {'1' * 5000} | seed {SEAL}",
        f"result: XX-END-03 | places 2 1 | points 1 2 | seed {SEAL}",
        f"result: xx-end-03 | points 1 2 | places 2 1 | seed {SEAL}",
        f"result: XX-END-03 | points a b | places 2 1 | seed {SEAL}",
    ],
)  # fmt: skip
def test_a_result_has_one_form(row: str) -> None:
    refused = sentence(lambda: parse(f"{SHORT}{row}\n"))

    assert is_sentence(refused)
    assert refused.startswith("line 13: expected ")


def test_a_result_shows_a_seed_for_each_seal() -> None:
    luck = [Source("given"), Source("sealed", SEAL, 3), Source("dice", "7", 4)]
    luck.append(Source("sealed", OTHER, 9))
    result = GameFileResult("XX-END-03", ["46.5", "-2"], [1, 2], ["", "0f" * 32])
    text = replace(FILE, luck=luck, result=result).text()

    assert text.endswith(
        f"\nresult: XX-END-03 | points 46.5 -2 | places 1 2 | seed - {'0f' * 32}\n"
    )
    assert f"\nluck: given | sealed {SEAL} from 3 | dice 7 from 4 | sealed {OTHER} from 9\n" in text
    assert result == parse(text).result
    assert luck == parse(text).luck


@pytest.mark.parametrize(
    "name", ["", " ", " Ada", "Ada ", "a|b", "o" * 41, "a\nb", "a\0b", "\ud800"]
)
def test_a_name_fits_into_its_line(name: str) -> None:
    with pytest.raises(
        GameFileError, match=r"expected a name of 1 to 40 characters without \|, but"
    ):
        check_name(name)
    assert "Ada (bot)" == check_name("Ada (bot)")
