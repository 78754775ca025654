"""The golden games of Africana end in every way there is."""

import pytest

from kindu.games import load
from kindu.record.files import play_on, read, start
from tests.games.golden import all_names, path_of

RULES = load("africana")
NAMES = [name for key, name in all_names() if key == "africana"]


def test_every_ending_is_there() -> None:
    results = [read(path_of("africana", name)).result for name in NAMES]

    assert {"AF-END-03", "AF-END-07"} == {result.ending for result in results if result}


@pytest.mark.parametrize("seats", RULES.seats)
def test_after_the_trigger_of_another_seat_the_round_is_played_out(seats: int) -> None:
    """The two golden games of AF-END-03 differ in who triggers the end."""
    for ending, at_once in (("last-seat", True), ("round-played-out", False)):
        file = read(path_of("africana", f"{seats}-{ending}"))
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
