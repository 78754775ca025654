"""Finished games replay to the same end; there is one for each seat count and each ending."""

import pytest

from kindu.core.play import replay
from kindu.games import load
from tests.golden import ENDINGS, FOLDER, read

RULES = load("africana")
NAMES = [f"{seats}-{ending}" for seats in RULES.seats for ending in ENDINGS]


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_replays_to_its_end(name: str) -> None:
    head, lines = read(FOLDER / f"{name}.log")
    seats = int(name[0])
    state = replay(RULES, seats, lines)

    assert state.over()
    assert head["ending"] == state.ending()
    assert head["points"] == " ".join(str(state.points(seat)) for seat in range(seats))
    assert head["places"] == " ".join(str(place) for place in state.places())


def test_every_ending_is_there() -> None:
    endings = {read(FOLDER / f"{name}.log")[0]["ending"] for name in NAMES}

    assert endings == {"AF-END-03", "AF-END-07"}
    assert sorted(NAMES) == sorted(path.stem for path in FOLDER.glob("*.log"))


@pytest.mark.parametrize("seats", RULES.seats)
def test_after_the_trigger_of_another_seat_the_round_is_played_out(seats: int) -> None:
    """The two golden games of AF-END-03 differ in who triggers the end."""
    for ending, at_once in (("last-seat", True), ("round-played-out", False)):
        _, lines = read(FOLDER / f"{seats}-{ending}.log")
        state = RULES.start(seats)
        state.listen()
        triggered_in_turn = ""
        turn = ""
        for line in lines:
            if line[2:] in {"draw", "buy", "move"}:
                turn = line[0]
            seat, action = RULES.read_line(line)
            state.apply(action)
            if any(fact.rule == "AF-END-01" for fact in state.heard()):
                triggered_in_turn = turn
            assert seat < 15

        assert (triggered_in_turn == turn) == at_once
