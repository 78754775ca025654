"""What others did since a seat's last turn, which answers are forced, and which are final."""

import random

import pytest

from kindu.core.words import Fact
from kindu.games import own_keys
from kindu.record.record import in_chain
from kindu.server.data.rows import MOVE, START, UNDO
from kindu.server.tables.past import Past, since_turn
from kindu.server.wire import projection
from kindu.server.wire.incoming import PreviewRequest
from kindu.server.wire.previews import preview
from tests.server.games import PLAIN
from tests.server.running import Running
from tests.server.sitting import friends, hot_seat, live
from tests.server.tables.matches import begun, planned, play

NOBODY = -1


def told(*seats: int) -> list[Fact]:
    """A fact of each of these seats."""
    return [Fact("XX-TEST-01", seat) for seat in seats]


def event(story: int, *deciders: int, kind: str = MOVE) -> Past:
    """An event after which the story is so long."""
    return Past(deciders[0] if len(deciders) == 1 else -1, kind, [], story, 0, frozenset(deciders))


DEAL = event(2, kind=START)


def test_the_deal_is_no_news() -> None:
    facts = told(NOBODY, NOBODY, 1)

    assert (2, 3) == since_turn([DEAL, event(3, 1)], facts, 0, True)


def test_what_others_did_after_my_turn_is_news_until_my_next_turn_is_over() -> None:
    facts = told(NOBODY, NOBODY, 0, 1, 1, 2, 0, 0)
    others = [DEAL, event(3, 0), event(5, 1), event(6, 2)]

    assert (3, 6) == since_turn(others, facts[:6], 0, True)
    assert (3, 6) == since_turn([*others, event(7, 0)], facts[:7], 0, True)
    assert (8, 8) == since_turn([*others, event(7, 0), event(8, 0)], facts, 0, False)


def test_while_others_move_the_news_grow() -> None:
    facts = told(NOBODY, NOBODY, 0, 1, 1)

    assert (3, 4) == since_turn([DEAL, event(3, 0), event(4, 1)], facts[:4], 0, False)
    assert (3, 5) == since_turn([DEAL, event(3, 0), event(4, 1), event(5, 1)], facts, 0, False)


def test_what_all_did_at_once_is_news_from_the_first_fact_of_another_seat() -> None:
    facts = told(NOBODY, NOBODY, 0, 1, 2)

    assert (3, 5) == since_turn([DEAL, event(5, 0, 1, 2)], facts, 0, True)


def test_what_was_taken_back_is_no_news() -> None:
    facts = told(NOBODY, NOBODY, 0, 1)
    past = [DEAL, event(3, 0), event(6, 1), event(3, 1, kind=UNDO), event(4, 1)]

    assert (3, 4) == since_turn(past, facts, 0, True)
    assert (3, 3) == since_turn(past[:-1], facts[:3], 0, False)


@pytest.mark.parametrize("game", own_keys())
def test_an_answer_is_forced_if_it_is_the_only_whole_one(game: str) -> None:
    rng, match = random.Random(5), begun(game, 5)
    while not match.over and match.n < 150:
        seat = match.asked()[0]
        found = projection.forced(match.sight(seat))
        if found:
            match.check(seat, found)
            assert match.sight(seat).legal() == found
        play(match, seat, planned(match, seat, rng))

    assert match.n > 10


@pytest.mark.parametrize("game", own_keys())
def test_what_a_preview_calls_not_final_can_be_undone_freely(game: str) -> None:
    rng, match, seen = random.Random(7), begun(game, 7), set[bool]()
    while not match.over and match.n < 60:
        seat, group = match.asked()[0], bool(match.in_group())
        answers = planned(match, seat, rng)[: rng.randint(1, 4)]
        while in_chain(match.follow(seat, answers)):
            answers = planned(match, seat, rng)
        asked = PreviewRequest(n=match.n + 1, answers=answers)
        final = bool(preview(match, seat, asked)["final"])
        play(match, seat, answers)
        seen.add(final)
        assert group or final or projection.undo(match, seat) == "free"

    assert True in seen  # the seat can't always know: what it can't is called final


@live
async def test_only_who_is_alone_among_bots_is_told_what_is_forced(server: Running) -> None:
    async with hot_seat(server, PLAIN, "me", "casual") as at:
        alone = at.seats[0].now
    async with friends(server, PLAIN) as at:
        together = at.seats[0].now

    assert alone["alone"] is True
    assert not {"alone", "forced"} & together.keys()
