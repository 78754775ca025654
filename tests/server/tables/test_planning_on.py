"""Many answers in one message: whatever a preview offers is taken, and a refusal leaves nothing."""

import random
from typing import Any

import pytest

from kindu.games import load
from kindu.record.record import in_chain
from kindu.server.refusals import Json, NotLegal
from kindu.server.tables.match import Beginning, Match
from kindu.server.wire import projection
from kindu.server.wire.incoming import Preview, write
from kindu.server.wire.previews import preview
from tests.server.running import Running
from tests.server.sitting import answer, friends, live, number, ok, told

STEPS = 150


def begun(game: str, seed: int, **chosen: str) -> Match:
    """A new game for two."""
    options = {name.replace("_", " "): value for name, value in chosen.items()}
    match = Match(Beginning(load(game), 2, random.Random(seed).randbytes(32), options))
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


def shown(match: Match, seat: int) -> object:
    """The view of a seat, as an event tells it."""
    return projection.view(match, match.sight(seat))


def previews(match: Match, seat: int, answers: list[int]) -> list[Json]:
    """What is shown of a plan, answer by answer."""
    found = [answers[:upto] for upto in range(len(answers) + 1)]
    return [preview(match, seat, Preview(n=match.n + 1, answers=some)) for some in found]


@pytest.mark.parametrize("game", ["africana", "heart_of_africa", "congo"])
def test_every_preview_has_a_view_of_what_its_seat_can_know(game: str) -> None:
    rng = random.Random(4)
    match = begun(game, 4)
    while match.asked():
        seat = match.asked()[0]
        answers = planned(match, seat, rng)
        found = previews(match, seat, answers)
        play(match, seat, answers)

        assert all(write(one) and "view" in one for one in found)


def last_preview(match: Match, rng: random.Random) -> tuple[int, dict[str, Any]]:
    """Who ends the game, and the table as a preview of that move shows it."""
    while True:
        seat = match.asked()[0]
        answers = planned(match, seat, rng)
        found = preview(match, seat, Preview(n=match.n + 1, answers=answers))["view"]
        play(match, seat, answers)
        if match.over:
            assert isinstance(found, dict)
            return seat, found


def test_the_preview_of_the_last_move_has_its_points_and_no_tickets_of_others() -> None:
    match = begun("heart_of_africa", 4)
    seat, view = last_preview(match, random.Random(4))
    ended = shown(match, seat)

    assert isinstance(ended, dict)
    own, other = view["seats"][seat], view["seats"][1 - seat]
    assert ended["seats"][seat]["routes"] == own["routes"]
    assert ended["seats"][seat]["trains"] == own["trains"]
    assert other["tickets"] is None
    assert ended["seats"][1 - seat]["tickets"] is not None


def test_hidden_scores_stay_hidden_in_the_preview_of_the_last_move() -> None:
    match = begun("africana", 4, hidden_scores="on")
    seat, view = last_preview(match, random.Random(4))
    ended = shown(match, seat)

    assert isinstance(ended, dict)
    assert view["seats"][1 - seat]["points"] is None
    assert ended["seats"][1 - seat]["points"] is not None


@pytest.mark.parametrize("game", ["africana", "congo"])
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
        wish = Preview(n=match.n + 1, answers=answers, avoid=sight.legal())
        view = preview(match, seat, wish)["view"]
        play(match, seat, answers)
        if not grouped and not match.over and sight.question() >= 0:
            assert view == shown(match, seat)
            compared += 1

    assert compared > 5


@live
async def test_a_planned_step_is_shown_before_it_is_made(server: Running) -> None:
    async with friends(server, "africana") as at:
        ada = at.seats[0]
        move = number(ada, "move")
        plan = await answer(ada, "preview", n=1, answers=[move])
        await ok(ada, "move", n=1, answers=plan["move"])
        event = await told(ada, 1)

    assert event["view"] == plan["view"]


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
                with pytest.raises(NotLegal, match="is beyond that"):
                    match.check(seat, [*answers, sight.legal()[0]])
                return
            play(match, seat, answers)
    pytest.fail("expected a tie in 40 games, but there was none")


def test_answers_that_fail_half_way_leave_the_match_as_it_was() -> None:
    match = begun("africana", 5)
    seat = match.asked()[0]
    before, packed = list(match.record.lines), list(match.state.pack())
    with pytest.raises(NotLegal):
        match.check(seat, [match.sight(seat).legal()[0]] * 9)
    with pytest.raises(ValueError, match="expected"):
        match.move(seat, [match.sight(seat).legal()[0]] * 9, 0)

    assert (before, packed) == (match.record.lines, list(match.state.pack()))
