"""Many answers in one message: whatever a preview offers is taken, and a refusal leaves nothing."""

import random

import pytest

from kindu.games import load
from kindu.server.match import Beginning, Illegal, Match

STEPS = 150


def begun(game: str, seed: int) -> Match:
    """A new game for two."""
    match = Match(Beginning(load(game), 2, random.Random(seed).randbytes(32), {}))
    match.start(0)
    match.saved()
    return match


def planned(match: Match, seat: int, rng: random.Random) -> list[int]:
    """As many answers as fit into one message."""
    answers: list[int] = []
    while not match.beyond(sight := match.follow(seat, answers)):
        answers.append(rng.choice(sight.legal()))
    return answers


def play(match: Match, seat: int, answers: list[int]) -> None:
    """One message, as the table takes it."""
    match.check(seat, answers)
    if match.in_group():
        match.envelopes[seat] = answers
        if match.asked():
            return
        match.open_envelopes(0)
    else:
        match.move(seat, answers, 0)
    match.saved()


@pytest.mark.parametrize("game", ["africana", "heart_of_africa", "congo"])
def test_all_that_a_preview_offers_can_be_played_in_one_message(game: str) -> None:
    rng = random.Random(3)
    match = begun(game, 3)
    for _ in range(STEPS):
        if not match.over:
            seat = match.asked()[0]
            play(match, seat, planned(match, seat, rng))

    assert match.n > 10


def test_a_message_ends_where_all_are_asked_at_once() -> None:
    """In Congo 1884 dropping out may lead to a tie, in which both lay tiles in secret."""
    rng = random.Random(1)
    for seed in range(40):
        match = begun("congo", seed)
        while not match.over:
            seat = match.asked()[0]
            answers = planned(match, seat, rng)
            sight = match.follow(seat, answers)
            if sight.question() >= 0 and not match.in_group():
                with pytest.raises(Illegal, match="is beyond that"):
                    match.check(seat, [*answers, sight.legal()[0]])
                return
            play(match, seat, answers)
    pytest.fail("expected a tie in 40 games, but there was none")


def test_answers_that_fail_half_way_leave_the_match_as_it_was() -> None:
    match = begun("africana", 5)
    seat = match.asked()[0]
    before, packed = list(match.record.lines), list(match.state.pack())
    with pytest.raises(Illegal):
        match.check(seat, [match.sight(seat).legal()[0]] * 9)
    with pytest.raises(ValueError, match="expected"):
        match.move(seat, [match.sight(seat).legal()[0]] * 9, 0)

    assert (before, packed) == (match.record.lines, list(match.state.pack()))
