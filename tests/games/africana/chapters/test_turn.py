"""AF-TURN: whose turn it is and what it consists of."""

import pytest

from kindu.core.words import WrongSeat
from tests.games.africana.scene import scene
from tests.support import rule

DRAWN = ["* card orange", "* card grey"]
WHITE = " ".join(f"S{n:02}" for n in range(1, 16))


@rule("AF-TURN-01")
def test_turns_go_clockwise_from_the_start_player() -> None:
    game = scene(3, turn=2, first=1)
    seats = []
    for _ in range(4):
        seats += [game.asked()]
        game.play(f"{seats[-1]} draw", *DRAWN)

    assert ["2", "3", "1", "2"] == seats


@rule("AF-TURN-01")
def test_a_round_is_one_turn_of_every_player() -> None:
    game = scene(3, turn=2, first=1)
    rounds = [int(game.table.round)]
    for seat in (2, 3, 1, 2, 3, 1):
        rounds += [int(game.play(f"{seat} buy", f"{seat} stop").table.round)]

    assert [0, 0, 0, 1, 1, 1, 2] == rounds


@rule("AF-TURN-02")
def test_a_turn_begins_with_a_choice_of_three_actions() -> None:
    game = scene(2)

    assert ["draw", "buy", "move"] == game.legal()


@rule("AF-TURN-02")
@pytest.mark.parametrize(
    "action", [["1 draw", *DRAWN], ["1 buy", "1 stop"], ["1 move", "1 stop"]], ids=" ".join
)
def test_a_turn_has_exactly_one_action(action: list[str]) -> None:
    game = scene(2).play(*action)

    assert "2" == game.asked()
    assert ["draw", "buy", "move"] == game.legal()


@rule("AF-TURN-03", "RUL-02")
def test_buying_can_be_chosen_with_an_empty_book_and_no_money() -> None:
    game = scene(2, p1={"at": "cairo", "silver": 0}, p2={"won": WHITE}, north="|")
    first = game.legal()
    game.play("1 buy")
    then = game.legal()
    game.play("1 stop")

    assert ["draw", "buy", "move"] == first
    assert ["stop"] == then
    assert "2" == game.asked()


@rule("AF-TURN-03", "RUL-02")
def test_moving_can_be_chosen_without_a_card() -> None:
    game = scene(2, p1={"at": "cairo", "silver": 9, "hand": ""})
    first = game.legal()
    game.play("1 move")
    then = game.legal()
    game.play("1 stop")

    assert ["draw", "buy", "move"] == first
    assert ["stop"] == then
    assert ("2", "cairo", 9) == (game.asked(), game.place(1), game.silver(1))


@rule("AF-TURN-03", "RUL-02")
def test_drawing_can_be_chosen_without_a_card_in_deck_and_discard_pile() -> None:
    game = scene(2, deck="", discard="")

    assert ["draw", "buy", "move"] == game.legal()


@rule("AF-TURN-04")
def test_the_limits_are_checked_before_the_next_player_is_asked() -> None:
    game = scene(2, p1={"hand": "grey grey grey grey joker"}, row="A01 A02 - A04 A05")
    game.play("1 draw", *DRAWN)
    order = [game.asked()]
    for line in ("1 discard grey", "1 discard grey", "* expedition A06"):
        order += [game.play(line).asked()]

    assert ["1", "1", "*", "2"] == order


@rule("AF-TURN-05")
def test_markers_come_back_in_a_turn_of_another_player_without_being_asked() -> None:
    game = scene(2, p1={"at": "port_natal", "joined": "A01"}, p2={"joined": "A01 A02"})
    game.play("1 move", "1 complete A01")

    assert "1" == game.asked()
    assert ("A02", 3) == (game.joined(2), game.markers(2))


@rule("AF-TURN-05")
def test_nobody_acts_in_a_turn_of_another_player() -> None:
    game = scene(2)

    with pytest.raises(WrongSeat):
        game.play("2 draw")
