"""Whole chains of answers: legal, complete, and without what a record answers by itself."""

import pytest

from kindu.bots.base import NotAsked
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.words import LINK, flags_of
from kindu.games import KEYS, load
from kindu.record import FORCED, Record
from kindu.server.chains import chain, fallback
from kindu.server.thoughts import packed, unpacked
from tests.server.bots import dealt, seats_asked


def play_round(record: Record) -> list[list[int]]:
    """All seats that are asked answer what they saw before anyone answered."""
    seats = seats_asked(record)
    chains = [fallback(Sight(record.state, seat)) for seat in seats]
    for seat, answers in zip(seats, chains, strict=True):
        record.play_all([record.rules.line(seat, action) for action in answers])
    return chains


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("most", [False, True])
def test_a_whole_game_is_played_by_chains_that_are_legal_and_complete(key: str, most: bool) -> None:
    rules = load(key)
    record = dealt(key, rules.seats[-1 if most else 0])
    halves = 0
    given = 0
    while not record.state.over():
        given += sum(len(answers) for answers in play_round(record))
        asked = record.state.depth and flags_of(record.state.question())
        halves += bool(asked & LINK)

    assert 0 == halves
    assert given == sum(mark[1] != FORCED for mark in record.marks)


def test_all_links_of_a_chain_are_asked_for_in_order() -> None:
    record = dealt("heart_of_africa", 2)
    sight = Sight(record.state, 0)
    seen: list[list[int]] = []

    def first(link: Sight) -> int:
        seen.append(link.legal())
        return link.legal()[0]

    answers = chain(sight, first)

    assert [legal[0] for legal in seen] == answers
    assert 4 == len(answers)


def test_every_seat_of_an_open_group_answers_whoever_is_asked_first() -> None:
    record = dealt("congo", 4)
    while len(record.state.open_group()) < 4:
        play_round(record)
    chains = [fallback(Sight(record.state, seat)) for seat in range(4)]

    assert [1, 1, 1, 1] == [len(answers) for answers in chains]


def test_a_seat_that_is_not_asked_has_no_chain() -> None:
    record = dealt("africana", 2)
    other = 1 - int(record.state.to_act())

    with pytest.raises(NotAsked, match="but it is not asked"):
        fallback(Sight(record.state, other))


def test_the_fallback_to_the_same_sight_is_the_same() -> None:
    sight = Sight(dealt("heart_of_africa", 5).state, 3)

    assert fallback(sight) == fallback(unpacked(sight.rules, packed(sight)))


@pytest.mark.parametrize("key", KEYS)
def test_a_packed_sight_is_the_same_for_another_process(key: str) -> None:
    record = dealt(key, 3)
    for _ in range(int(Rng(key).below(20))):
        play_round(record)
    sight = Sight(record.state, seats_asked(record)[0])

    assert packed(sight) == packed(unpacked(load(key), packed(sight)))
