"""Many answers in one message: whatever a preview offers is taken, and a refusal leaves nothing."""

import random

import pytest

from kindu.games import own_keys
from kindu.record.record import in_chain
from kindu.server.refusals import Json, NotLegal
from kindu.server.tables.match import Match
from kindu.server.wire.incoming import PreviewRequest, write
from kindu.server.wire.previews import preview
from tests.cases import case
from tests.server.games import PLAIN
from tests.server.running import Running
from tests.server.sitting import answer, friends, live, moving, ok, told
from tests.server.tables.matches import begun, planned, play, shown

STEPS = 150


@pytest.mark.parametrize("game", own_keys())
def test_all_that_a_preview_offers_can_be_played_in_one_message(game: str) -> None:
    rng = random.Random(3)
    match = begun(game, 3)
    for _ in range(STEPS):
        if not match.over:
            seat = match.asked()[0]
            play(match, seat, planned(match, seat, rng))

    assert match.n > 10


def previews(match: Match, seat: int, answers: list[int]) -> list[Json]:
    """What is shown of a plan, answer by answer."""
    found = [answers[:upto] for upto in range(len(answers) + 1)]
    return [preview(match, seat, PreviewRequest(n=match.n + 1, answers=some)) for some in found]


@pytest.mark.parametrize("game", own_keys())
def test_every_preview_has_a_view_of_what_its_seat_can_know(game: str) -> None:
    rng = random.Random(4)
    match = begun(game, 4)
    while match.asked():
        seat = match.asked()[0]
        answers = planned(match, seat, rng)
        found = previews(match, seat, answers)
        play(match, seat, answers)

        assert all(write(one) and "view" in one for one in found)


@pytest.mark.parametrize("game", [key for key in own_keys() if case(key).again])
def test_the_view_of_a_preview_is_the_one_that_comes_where_nothing_is_drawn(game: str) -> None:
    rng = random.Random(5)
    match, compared = begun(game, 5), 0
    for _ in range(STEPS):
        if not match.asked():
            break
        seat = match.asked()[0]
        answers = [rng.choice(match.sight(seat).legal())]
        while in_chain(match.follow(seat, answers)):
            answers.append(rng.choice(match.follow(seat, answers).legal()))
        grouped, sight = bool(match.in_group()), match.follow(seat, answers)
        wish = PreviewRequest(n=match.n + 1, answers=answers, avoid=sight.legal())
        view = preview(match, seat, wish)["view"]
        play(match, seat, answers)
        if not grouped and not match.over and sight.question() >= 0:
            assert view == shown(match, seat)
            compared += 1

    assert compared > 5


@live
async def test_a_planned_step_is_shown_before_it_is_made(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        ada = at.seats[0]
        move = moving(ada)
        plan = await answer(ada, "preview", n=1, answers=[move])
        await ok(ada, "move", n=1, answers=plan["move"])
        event = await told(ada, 1)

    assert event["view"] == plan["view"]


def test_answers_that_fail_half_way_leave_the_match_as_it_was() -> None:
    match = begun(PLAIN, 5)
    seat = match.asked()[0]
    before, packed = list(match.record.lines), list(match.state.pack())
    with pytest.raises(NotLegal):
        match.check(seat, [match.sight(seat).legal()[0]] * 9)
    with pytest.raises(ValueError, match="expected"):
        match.move(seat, [match.sight(seat).legal()[0]] * 9, 0)

    assert (before, packed) == (match.record.lines, list(match.state.pack()))
