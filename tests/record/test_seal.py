"""Sealed luck, checked by a second implementation that follows docs/notation.md only."""

import hashlib
import re
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kindu.core.play import Dice, answer
from kindu.core.rng import Rng
from kindu.core.words import CHANCE
from kindu.games import keys
from kindu.record.record import Record
from kindu.record.seal import SealedLuck, new_seed, number, outcomes, pick, seal_of
from tests.record.game_files import FILE, KEY, OPTIONS, RULES, SEED, go_on

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"
ROW = re.compile(
    r"(?m)^\| (\w+) \| (\d+) \| ([0-9 ]+) \| (\d+) \| ([0-9a-f]{16}) \| (\d+) \| (\d+) \|$"
)
VECTORS = ROW.findall(PAGE.read_text(encoding="utf-8"))
KNOWN = bytes(range(32))  # the seed of the vectors
SEEDS = st.binary(min_size=32, max_size=32)
ODDS = st.lists(st.one_of(st.integers(1, 20), st.integers(1, 2**62)), min_size=1, max_size=12)


def mac(key: bytes, text: str) -> bytes:
    """HMAC-SHA256 by RFC 2104, for keys of at most 64 bytes."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + text.encode()).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def tries(seed: bytes, game: str, k: int, odds: list[int]) -> list[int]:
    """The numbers that are drawn; the last one is used."""
    fair = 2**64 - 2**64 % sum(odds)
    drawn: list[int] = []
    while not drawn or drawn[-1] >= fair:
        drawn.append(int.from_bytes(mac(seed, f"kindu/1 {game} {k} {len(drawn)}")[:8], "big"))
    return drawn


def outcome(seed: bytes, game: str, k: int, odds: list[int]) -> int:
    """Which of the outcomes it is, in the order of their notation."""
    left = tries(seed, game, k, odds)[-1] % sum(odds)
    at = 0
    while left >= odds[at]:
        left -= odds[at]
        at += 1
    return at


def test_the_page_has_its_vectors() -> None:
    assert 9 == len(VECTORS)
    assert {"0", "1"} == {row[3] for row in VECTORS}
    assert hashlib.sha256(KNOWN).hexdigest() in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "k", "odds", "t", "x", "rest", "index"), VECTORS)
def test_a_vector_of_the_page_is_right(
    game: str, k: str, odds: str, t: str, x: str, rest: str, index: str
) -> None:
    weights = [int(weight) for weight in odds.split()]
    drawn = tries(KNOWN, game, int(k), weights)

    assert int(t) == len(drawn) - 1
    assert x == f"{drawn[-1]:016x}" == f"{number(KNOWN, game, int(k), int(t)):016x}"
    assert int(rest) == drawn[-1] % sum(weights)
    assert int(index) == outcome(KNOWN, game, int(k), weights) == pick(KNOWN, game, int(k), weights)


@given(SEEDS, st.sampled_from([*keys(), "x"]), st.integers(0, 10**6), ODDS)
def test_any_draw_is_the_one_of_the_page(seed: bytes, game: str, k: int, odds: list[int]) -> None:
    assert outcome(seed, game, k, odds) == pick(seed, game, k, odds)
    assert hashlib.sha256(seed).hexdigest() == seal_of(seed)


def test_new_seeds_are_secret() -> None:
    seeds = {new_seed() for _ in range(20)}

    assert 20 == len(seeds)
    assert {32} == {len(seed) for seed in seeds}


@pytest.mark.parametrize("odds", [[1] * 5, [1, 2, 3], [12, 12, 14], [1, 99], [7]])
def test_outcomes_come_up_by_their_odds(odds: list[int]) -> None:
    draws = 20_000
    drawn = [pick(KNOWN, KEY, k, odds) for k in range(draws)]
    expected = [draws * weight / sum(odds) for weight in odds]
    chi = sum((drawn.count(i) - mean) ** 2 / mean for i, mean in enumerate(expected))

    assert chi < 20  # only one in 2000 tables of five outcomes has more


@pytest.mark.parametrize("odds", [[1] * 5, [1, 2, 3]])
def test_a_draw_says_nothing_about_the_next_one(odds: list[int]) -> None:
    drawn = [pick(KNOWN, KEY, k, odds) for k in range(20_001)]
    after = [second for first, second in pairwise(drawn) if first == 0]
    expected = [len(after) * weight / sum(odds) for weight in odds]

    assert sum((after.count(i) - mean) ** 2 / mean for i, mean in enumerate(expected)) < 20


def test_every_draw_of_the_example_is_the_one_of_the_page() -> None:
    """With the file taken apart by hand, and only the rules of the engine."""
    state = RULES.start(2, OPTIONS)
    k = 0
    for line in FILE.lines:
        if line.startswith("*"):
            out = RULES.buffer()
            state.options(state.question(), out)
            odds = {RULES.label(out.items[i]): int(out.odds[i]) for i in range(out.n)}
            labels = sorted(odds, key=lambda label: label.encode("utf-8"))
            drawn = outcome(SEED, KEY, k, [odds[label] for label in labels])
            k += 1

            assert line == f"* {labels[drawn]}"
        answer(state, line)
    assert 94 == k


def test_outcomes_are_in_the_order_of_the_bytes_of_their_notation() -> None:
    record = Record(RULES, 2, Dice(Rng(2)), {"start player": "1"})
    answer(record.state, "1 draw")
    actions, odds = outcomes(record.state, int(record.state.question()))

    assert CHANCE == record.state.to_act()
    assert ["card grey", "card magenta", "card orange", "card turquoise", "card violet"] == [
        RULES.label(action) for action in actions
    ]
    assert 60 - 2 == sum(odds)
    assert max(odds) == 12


def test_an_undo_past_a_draw_gives_the_same_draw_again() -> None:
    taken_back = 0
    for answers in range(30, len(FILE.lines), 9):
        record = Record(RULES, 2, SealedLuck(SEED, KEY), OPTIONS, FILE.lines[:answers])
        before = list(record.lines)
        for seat in (0, 1):
            record.undo_agreed(seat)
            taken_back += sum(line.startswith("*") for line in before[len(record.lines) :])
            while len(record.lines) < len(before):
                record.play(FILE.lines[len(record.lines)])

            assert before == record.lines
    assert taken_back > 50


def test_another_answer_after_an_undo_meets_the_same_luck() -> None:
    """The deck is the same as before, so the same card comes, now to the other seat."""
    record = Record(RULES, 2, SealedLuck(SEED, KEY), OPTIONS, FILE.lines[:10])
    record.play("1 draw")
    card = record.lines[11]
    record.undo_agreed(0)
    record.play("1 buy")
    record.play("1 stop")
    record.play("2 draw")

    assert card == record.lines[-2]
    assert card.startswith("* card ")


@given(st.integers(0, len(FILE.lines)))
@settings(max_examples=50)
def test_going_on_from_a_prefix_under_its_seal_gives_the_same_game(answers: int) -> None:
    record = go_on(FILE.lines[:answers], SealedLuck(SEED, KEY), FILE.lines)

    assert FILE.lines == record.lines
    assert record.state.over()
