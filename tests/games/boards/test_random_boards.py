"""The board loaders: whatever a board file holds, they raise nothing but errors with a line."""

from __future__ import annotations

import json
import re
import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cases import case
from tests.games.boards.board_faults import board_text, faults_of, line_of, no_sentences
from tests.support import WITH_BOARD

TEXTS = {key: board_text(key) for key in WITH_BOARD}
WORDS = {key: sorted(set(re.findall(r"\w+|[\[\]{}\"=#,]", TEXTS[key]))) for key in WITH_BOARD}
VALUE = re.compile(r'(?<= = )("[^"\n]*"|[0-9.-]+|true|false)(?=[ ,\n])')
WRONG = ["{}", "nan", "[[1]]", "[{}, {}]", "2012-01-01", "-1e9", '" "', "9" * 30]
LIKELY = ["0", "1", "-1", "true", '""', "[]"]

games = pytest.mark.parametrize("key", WITH_BOARD)
fewer = settings(max_examples=settings().max_examples // 2)  # a board takes 20 ms to read


def given_values(text: str) -> list[tuple[int, int]]:
    """Where the values of a board are; comments have none."""
    code = re.sub("(?m)^#.*$", lambda comment: "#" * len(comment[0]), text)
    return [found.span() for found in VALUE.finditer(code)]


PLACES = {key: given_values(TEXTS[key]) for key in WITH_BOARD}


@pytest.mark.parametrize("key", [key for key in WITH_BOARD if case(key).strict_board])
@settings(max_examples=settings().max_examples)
@given(st.data())
def test_a_value_of_no_sense_is_named_in_its_line(key: str, data: st.DataObject) -> None:
    start, end = data.draw(st.sampled_from(PLACES[key]))
    value = data.draw(st.sampled_from(WRONG))
    text = TEXTS[key]
    line = line_of(text, start)

    faults = faults_of(key, text[:start] + value + text[end:])
    assert any(fault.startswith(f"board.toml:{line}: ") for fault in faults)


@games
@fewer
@given(st.data())
def test_other_values_raise_nothing_but_board_errors(key: str, data: st.DataObject) -> None:
    words = st.sampled_from(WORDS[key]).map(json.dumps)
    values = st.one_of(st.sampled_from([*LIKELY, *WRONG]), words)
    changes = st.lists(st.tuples(st.sampled_from(PLACES[key]), values), min_size=1, max_size=4)
    text = TEXTS[key]
    for (start, end), value in sorted(data.draw(changes), reverse=True):
        text = text[:start] + value + text[end:]

    assert [] == no_sentences(key, text)


@games
@fewer
@given(st.data(), st.booleans())
def test_lost_and_repeated_lines_raise_nothing_but_board_errors(
    key: str, data: st.DataObject, lost: bool
) -> None:
    lines = TEXTS[key].splitlines()
    at = data.draw(st.lists(st.integers(0, len(lines) - 1), min_size=1, max_size=4))
    times = [(0 if lost else 2) if n in at else 1 for n in range(len(lines))]
    text = "\n".join([line for line, n in zip(lines, times, strict=True) for _ in range(n)])

    assert [] == no_sentences(key, text)


@games
@fewer
@given(st.data())
def test_noise_raises_nothing_but_board_errors(key: str, data: st.DataObject) -> None:
    text = TEXTS[key]
    noise = st.tuples(st.integers(0, len(text)), st.text(max_size=3))
    for at, letters in data.draw(st.lists(noise, min_size=1, max_size=3)):
        text = text[:at] + letters + text[at + 1 :]

    assert [] == no_sentences(key, text)


@games
@fewer
@given(st.data())
def test_any_toml_raises_nothing_but_board_errors(key: str, data: st.DataObject) -> None:
    top = tomllib.loads(TEXTS[key])
    inner = [f"{name}.{sub}" for name, table in top.items() if isinstance(table, dict)
             for sub in table if sub.isidentifier()]  # fmt: skip
    word = st.sampled_from(WORDS[key])
    junk = st.one_of(st.integers(), st.floats(), st.booleans(), st.text(max_size=5), word)
    values = data.draw(st.dictionaries(word, junk, max_size=8))
    chosen = data.draw(st.lists(st.sampled_from([*top, *inner]), max_size=6))
    lines = [f"{json.dumps(name)} = {json.dumps(value)}" for name, value in values.items()]
    heads = [data.draw(st.sampled_from([f"[{name}]", f"[[{name}]]"])) for name in chosen]

    assert [] == no_sentences(
        key, "\n".join([*lines, *[f"{head}\n" + "\n".join(lines) for head in heads]])
    )
