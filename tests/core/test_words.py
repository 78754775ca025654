"""Packed questions, options, facts, random numbers and packers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.packer import Packer
from kindu.core.rng import Rng
from kindu.core.words import (
    ALL,
    BIT,
    NOBODY,
    SPECTATOR,
    Fact,
    Options,
    a_of,
    ask,
    b_of,
    eyes_of,
    flags_of,
    kind_of,
    seat_of,
    sees,
    step,
)

small, wide = st.integers(0, 255), st.integers(0, 65535)


@given(kind=small, seat=st.integers(0, 15), a=wide, b=wide, eyes=small, flags=st.integers(0, 15))
def test_a_question_holds_six_numbers(
    kind: int, seat: int, a: int, b: int, eyes: int, flags: int
) -> None:
    question = ask(kind, seat, a, b, eyes, flags)

    assert 0 <= question < 2**62
    assert (kind, seat, a, b) == (
        kind_of(question),
        seat_of(question),
        a_of(question),
        b_of(question),
    )
    assert (eyes, flags) == (eyes_of(question), flags_of(question))


def test_a_step_asks_nobody() -> None:
    assert (7, NOBODY, 3, 4) == (
        kind_of(step(7, 3, 4)),
        seat_of(step(7, 3, 4)),
        a_of(step(7, 3, 4)),
        b_of(step(7, 3, 4)),
    )


def test_bits_are_powers_of_two() -> None:
    assert [2**n for n in range(62)] == list(BIT)


def test_an_eye_sees_what_its_bit_says() -> None:
    assert [True, False, True] == [sees(5, 0), sees(5, 1), sees(5, 2)]
    assert sees(ALL, SPECTATOR)
    assert not sees(127, SPECTATOR)


def test_options_are_added_one_by_one_or_as_bits() -> None:
    out = Options()
    out.add(3)
    out.add_bits(10, 0b1101)
    out.add_odds(20, 5)
    out.add_even(30, 0b10)

    assert [3, 10, 12, 13, 20, 31] == out.actions()
    assert [1, 1, 1, 1, 5, 1] == list(out.odds[: out.n])
    assert out.has(13)
    assert not out.has(11)
    out.clear()
    assert [] == out.actions()


def test_options_grow_beyond_their_first_room() -> None:
    out = Options()
    for action in range(100):
        out.add_odds(action, action + 1)

    assert list(range(100)) == out.actions()
    assert list(range(1, 101)) == list(out.odds[: out.n])


def test_a_fact_is_told_without_its_numbers_to_eyes_that_must_not_know() -> None:
    fact = Fact("XX-DRAW-01", 1, 2, 3, 4, 5, 6, BIT[1])

    assert fact.told(1) is fact
    hidden = fact.told(0)
    assert ("XX-DRAW-01", 1, -1, -1, -1, -1, 6) == (
        hidden.rule,
        hidden.seat,
        hidden.a,
        hidden.b,
        hidden.c,
        hidden.d,
        hidden.points,
    )
    assert "Fact(XX-DRAW-01, 1: 2, 3, 4, 5; 6)" == repr(fact)


def test_random_numbers_are_the_same_for_ever() -> None:
    """These numbers were drawn once; a change would change every stored simulation."""
    rng = Rng("sim", 7, 3)

    assert [4, 1, 2, 0, 0, 2, 4, 4, 4, 1] == [rng.below(6) for _ in range(10)]


def test_streams_with_other_names_differ() -> None:
    first, second = Rng(1, 2), Rng(1, 3)

    assert [first.below(1000) for _ in range(9)] != [second.below(1000) for _ in range(9)]


@given(st.lists(st.integers(0, 9), min_size=1, max_size=8), st.integers())
def test_a_pick_follows_the_odds_and_never_takes_a_zero(odds: list[int], seed: int) -> None:
    rng = Rng(seed)
    if sum(odds) == 0:
        with pytest.raises(ValueError, match=r"expected .* positive odds"):
            rng.pick(vec[i64](odds), len(odds))
    else:
        assert all(odds[rng.pick(vec[i64](odds), len(odds))] > 0 for _ in range(20))


@given(st.integers(1, 2**60), st.integers())
def test_a_picked_bit_is_one_of_the_set(mask: int, seed: int) -> None:
    assert mask >> Rng(seed).pick_bit(mask) & 1


def test_every_bit_of_a_set_is_as_likely() -> None:
    rng = Rng("bits")
    counts = {1: 0, 4: 0, 40: 0}
    for _ in range(3000):
        counts[int(rng.pick_bit(2 + 16 + 2**40))] += 1

    assert all(900 < count < 1100 for count in counts.values())


@given(st.lists(st.integers(-(2**40), 2**40)), st.integers(-5, 5))
def test_a_parcel_gives_back_what_was_put_in(row: list[int], number: int) -> None:
    box = Packer(vec[i64]())
    box.put(number)
    box.put_all(vec[i64](row))
    box.put(7)
    again = Packer(box.items)

    assert (number, row, 7) == (again.take(), list(again.take_all()), again.take())
