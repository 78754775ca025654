"""What is told and kept while cards are drawn, discarded and laid, in exact numbers."""

from __future__ import annotations

import pytest

from kindu.core.sight import Sight
from tests.games.africana.knowledge.test_facts import adventure, expedition, told
from tests.games.africana.scene import RULES, scene
from tests.support import rule


@rule("AF-ADV-04")
def test_an_artefact_is_told_with_its_silver_and_points() -> None:
    game = scene(2, p2={"at": "mozambique", "open": "S02"}, turn=2)
    game.play("2 move", "2 complete S02")

    assert [(2, adventure("S02"), 3, 0, 5)] == told(game, "AF-ADV-04")


@rule("AF-ADV-05")
def test_an_assistant_is_told_with_its_colour() -> None:
    game = scene(2, p2={"at": "zanzibar", "open": "S13"}, turn=2)
    game.play("2 move", "2 complete S13")

    assert [(2, adventure("S13"), 2, 0, 0)] == told(game, "AF-ADV-05")


@rule("AF-ADV-05")
def test_both_assistants_of_a_colour_may_be_in_one_hand() -> None:
    game = scene(
        2, p1={"at": "zanzibar", "won": "N13", "open": "S13", "hand": "grey-assistant joker"}
    )
    game.play("1 move", "1 complete S13")

    assert "grey-assistant grey-assistant joker" == game.hand(1)


@rule("AF-DRAW-01")
def test_a_card_drawn_is_told_to_its_owner_only() -> None:
    game = scene(2, turn=2).play("2 draw", "* card violet", "* card grey")

    assert [(2, 4, 0, 0, 0), (2, 2, 0, 0, 0)] == told(game, "AF-DRAW-01", eyes=2)


@rule("AF-DRAW-02")
@pytest.mark.parametrize("discard", ["grey", "grey grey orange"])
def test_a_reshuffle_is_told_with_the_size_of_the_new_deck(discard: str) -> None:
    game = scene(2, deck="", discard=discard).play("1 draw")

    assert [(0, len(discard.split()), 0, 0, 0)] == told(game, "AF-DRAW-02")


@rule("AF-DRAW-03")
def test_cards_that_cannot_be_had_are_told_and_no_reshuffle() -> None:
    game = scene(2, deck="", discard="", turn=2).play("2 draw")

    assert [(2, 2, 0, 0, 0)] == told(game, "AF-DRAW-03")
    assert [] == told(game, "AF-DRAW-02")


@rule("AF-DRAW-02", "AF-INFO-06")
def test_a_reshuffle_keeps_what_a_sight_counts_with_the_deck() -> None:
    """The concealed deck holds other hands too, which a reshuffle must not sweep away."""
    game = scene(2, p2={"hand": "violet violet orange joker"}, deck="", discard="grey grey")
    sight = Sight(game.table, 0).after([RULES.parse("draw")])
    game.play("1 draw")

    assert Sight(game.table, 0).pack() == sight.pack()


@rule("AF-EOT-02")
def test_discards_of_one_colour_add_up() -> None:
    hand = "grey grey grey grey grey grey joker"
    game = scene(2, p2={"hand": hand}, turn=2, discard="grey orange")
    game.play("2 buy", "2 stop", "2 discard grey")

    assert [(2, 2, 0, 0, 0)] == told(game, "AF-EOT-02")
    game.play("2 discard grey")
    assert "grey grey grey orange" == game.discard()
    assert "1" == game.asked()


@rule("AF-EOT-02")
def test_discarded_assistants_add_up() -> None:
    hand = "grey grey grey grey grey grey-assistant grey-assistant"
    game = scene(2, p1={"hand": hand, "won": "N13 S13"})
    game.play("1 buy", "1 stop", "1 discard grey-assistant", "1 discard grey-assistant")

    assert 2 == game.table.removed[7]


@rule("AF-EOT-03")
def test_given_up_adventures_add_up() -> None:
    cards = "S02 S03 S04 S05 S06"
    game = scene(2, p2={"open": cards}, turn=2)
    game.play("2 buy", "2 stop", "2 discard S03")

    assert [(2, adventure("S03"), 0, 0, 0)] == told(game, "AF-EOT-03")
    game.play("2 discard S06")
    assert 2 ** adventure("S03") + 2 ** adventure("S06") == game.table.abandoned
    assert ("S02 S04 S05", "1") == (game.open(2), game.asked())


@rule("AF-EOT-05")
def test_a_new_expedition_is_told_with_its_space() -> None:
    game = scene(2, row="A01 A02 - A04 A05", turn=2)
    game.play("2 buy", "2 stop", "* expedition A09")

    assert [(0, expedition("A09"), 2, 0, 0)] == told(game, "AF-EOT-05")


@rule("AF-END-01")
def test_the_trigger_is_told_with_the_seat_that_brought_it() -> None:
    game = scene(3, row="A01 A02 - A04 -", left=1, turn=2)
    game.play("2 buy", "2 stop", "* expedition A09")

    assert [(2, 0, 0, 0, 0)] == told(game, "AF-END-01")


@rule("AF-TURN-02")
@pytest.mark.parametrize(("action", "number"), [("draw", 0), ("buy", 1), ("move", 2)])
def test_the_action_chosen_is_told(action: str, number: int) -> None:
    game = scene(2, turn=2).play(f"2 {action}")

    assert [(2, number, 0, 0, 0)] == told(game, "AF-TURN-02")


@rule("RUL-24")
def test_the_end_of_an_action_binds_once() -> None:
    game = scene(2, revealed=20).play("1 move", "1 stop")

    assert 21 == game.table.revealed


@rule("AF-SETUP-11")
def test_the_start_player_is_told() -> None:
    state = RULES.start(3)
    state.listen()
    state.apply(RULES.parse("start 3"))

    assert [("AF-SETUP-11", 2, 0)] == [(fact.rule, fact.seat, fact.a) for fact in state.heard()]
