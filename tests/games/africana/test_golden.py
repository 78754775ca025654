"""Finished games replay to the same end; there is one for each seat count and each ending."""

import pytest

from kindu.files import SUFFIX, play_on, position, read, rules_for, start
from kindu.games import load
from tests.golden import ENDINGS, FOLDER, path_of

RULES = load("africana")
NAMES = [f"{seats}-{ending}" for seats in RULES.seats for ending in ENDINGS]


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_replays_to_its_end(name: str) -> None:
    file = read(path_of(name))
    state = position(file, rules_for(file))

    assert file.result
    assert state.over()
    assert int(name[0]) == file.seats
    assert file.result.ending == state.ending()
    assert file.result.points == [str(state.points(seat)) for seat in range(file.seats)]
    assert file.result.places == state.places()
    assert path_of(name).read_bytes() == file.text().encode()


def test_every_ending_is_there() -> None:
    results = [read(path_of(name)).result for name in NAMES]

    assert {"AF-END-03", "AF-END-07"} == {result.ending for result in results if result}
    assert sorted(NAMES) == sorted(path.stem for path in FOLDER.glob(f"*{SUFFIX}"))


@pytest.mark.parametrize("seats", RULES.seats)
def test_after_the_trigger_of_another_seat_the_round_is_played_out(seats: int) -> None:
    """The two golden games of AF-END-03 differ in who triggers the end."""
    for ending, at_once in (("last-seat", True), ("round-played-out", False)):
        file = read(path_of(f"{seats}-{ending}"))
        state = start(file, RULES)
        state.listen()
        triggered_in_turn = ""
        turn = ""
        for answer, line in enumerate(file.lines, 1):
            if line[2:] in {"draw", "buy", "move"}:
                turn = line[0]
            play_on(state, file, answer)
            if any(fact.rule == "AF-END-01" for fact in state.heard()):
                triggered_in_turn = turn

        assert (triggered_in_turn == turn) == at_once
