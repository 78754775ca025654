"""HA-TURN: whose turn it is, what may be done, and forced passes."""

import pytest

from kindu.core.sight import Sight
from kindu.core.words import IllegalAnswer, WrongSeat
from tests.games.heart_of_africa.scene import Scene, scene
from tests.support import rule

CAPE = "cape_town-port_elizabeth/1"
DRAW = ["draw train", "* train red", "draw train", "* train red"]
NOTHING = {"row": "- - - - -", "deck": "", "terrain_row": "- -", "terrain_deck": ""}


def stuck(seats: int = 2, **changes: object) -> Scene:
    """No card and no ticket can be drawn; the last seat has no trains but all the cards."""
    last = {f"p{seats}": {"trains": 0}}
    return scene(seats, **{**NOTHING, "ticket_deck": 0, **last, **changes})


@rule("HA-TURN-01")
@pytest.mark.parametrize(
    "lines",
    [
        ["1 draw train", "* train red", "1 draw train", "* train red"],
        [f"1 claim {CAPE}", "1 pay black", "1 locomotives 0", "1 plain"],
        ["1 draw tickets", *[f"* ticket T0{n}" for n in (1, 2, 3, 4)], "1 keep T01", "1 enough"],
    ],
    ids=["cards", "claim", "tickets"],
)
def test_a_turn_has_exactly_one_action(lines: list[str]) -> None:
    game = scene(3, p1={"hand": "black*3"}).play(*lines)

    assert "2" == game.asked()


@rule("HA-TURN-01")
def test_turns_go_round() -> None:
    game = scene(3, turn=2)
    seats = []
    for _ in range(4):
        seats += [game.asked()]
        game.play(*[line if line[0] == "*" else f"{seats[-1]} {line}" for line in DRAW])

    assert ["2", "3", "1", "2"] == seats


@rule("HA-TURN-01")
def test_nobody_acts_in_a_turn_of_another_player() -> None:
    with pytest.raises(WrongSeat):
        scene(2).play("2 draw train")


@rule("HA-TURN-02")
def test_every_action_that_can_be_carried_out_may_be_chosen() -> None:
    game = scene(2, p1={"hand": "black*3"}, row="red*5", terrain_row="desert*2")

    verbs = ["take red", "draw train", "take desert", "draw terrain", "draw tickets"]
    assert verbs == game.legal()[:5]
    assert f"claim {CAPE}" in game.legal()
    assert [] == game.legal("pass")


@rule("HA-TURN-02")
@pytest.mark.parametrize(
    ("changes", "legal"),
    [
        ({"row": "red - - - -"}, ["take red"]),
        ({"row": "locomotive - - - -"}, ["take locomotive"]),
        ({"terrain_row": "jungle -"}, ["take jungle"]),
        ({"ticket_deck": 1}, ["draw tickets"]),
        ({"p1": {"hand": "orange"}}, ["claim windhoek-walvis_bay"]),
    ],
    ids=["train card", "locomotive", "terrain card", "ticket", "claim"],
)
def test_one_thing_that_can_be_done_is_enough(changes: dict[str, object], legal: list[str]) -> None:
    """An orange card pays for grey Port Florence - Wajir too, which is taken."""
    game = stuck(3, **{"p2": {"owns": "port_florence-j_east"}, **changes})

    assert legal == game.legal()


@rule("HA-TURN-03", "RUL-18")
def test_a_pass_is_forced_when_nothing_is_possible() -> None:
    game = stuck(3)
    legal = game.legal()
    game.play("1 pass")

    assert (["pass"], "2") == (legal, game.asked())


@rule("HA-TURN-03", "RUL-18")
def test_passing_is_not_allowed_otherwise() -> None:
    game = scene(2)

    with pytest.raises(IllegalAnswer, match="HA-TURN-03"):
        game.play("1 pass")


@rule("HA-TURN-03", "RUL-18")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_game_ends_when_all_have_passed_in_a_row(seats: int) -> None:
    game = stuck(seats)
    asked = []
    for seat in range(1, seats + 1):
        asked += [game.asked()]
        game.play(f"{seat} pass")

    assert [str(seat) for seat in range(1, seats + 1)] == asked
    assert ("", "HA-TURN-03") == (game.asked(), game.ending())
    assert game.told("HA-SCORE-02")


@rule("HA-TURN-03", "RUL-18")
def test_another_action_breaks_the_row_of_passes() -> None:
    """Seat 2 has passed, seat 1 claims, and seat 2 takes the card that comes back."""
    game = stuck(2, p1={"hand": "orange"}, passes=1).claim(1, "windhoek-walvis_bay", "orange")
    game.play("* train orange", "2 take orange", "1 pass")
    asked = game.asked()
    game.play("2 pass")

    assert ("2", "", "HA-TURN-03") == (asked, game.asked(), game.ending())


@rule("HA-TURN-03")
def test_a_claim_under_way_does_not_break_the_row_of_passes() -> None:
    """Nobody sees it before it is complete, and it may be taken back."""
    game = stuck(3, p2={"hand": "orange"}, turn=1).play("1 pass")
    before = [list(Sight(game.table, eye).pack()) for eye in (0, 2)]
    game.play("2 claim windhoek-walvis_bay", "2 pay orange")

    assert before == [list(Sight(game.table, eye).pack()) for eye in (0, 2)]
    assert 1 == game.table.passes


@rule("HA-TURN-03")
def test_a_single_pass_ends_nothing() -> None:
    game = stuck(3).play("1 pass")

    assert ("2", "") == (game.asked(), game.ending())


@rule("HA-TURN-04")
def test_a_pass_uses_up_the_last_turn() -> None:
    game = stuck(3, last=2).play("1 pass")
    asked = game.asked()
    game.play("2 pass")

    assert ("2", "", "HA-END-02") == (asked, game.asked(), game.ending())


@rule("HA-TURN-05", "RUL-28")
def test_a_seat_keeps_what_it_has() -> None:
    """A substitute finds hand, tickets, tracks, trains and display as they were: seats remain."""
    p2 = {"hand": "red*2", "tickets": "T01", "terrain": "desert", "owns": CAPE}
    game = scene(2, p2=p2).play("1 draw train", "* train blue", "1 draw train", "* train blue")

    assert ("red*2", "T01", "desert") == (game.hand(2), game.tickets(2), game.terrain(2))
    assert ([CAPE], 42, "2") == (game.owned(2), game.trains(2), game.asked())
