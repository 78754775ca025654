"""AF-MOVE: moving the explorer."""

import pytest

from tests.games.africana.scene import scene
from tests.support import rule

HIRED = {"magenta": "N11", "turquoise": "N12", "grey": "N13", "orange": "N14", "violet": "N15"}


@rule("AF-MOVE-01")
def test_a_move_offers_steps_joins_and_completions_at_once_and_may_stop() -> None:
    game = scene(
        p1={"at": "jidda", "silver": 0, "hand": "grey", "open": "N09", "joined": "C09"},
        row="B01 A01 C09 A02 A03",
    )

    game.play("1 move")

    assert ["stop", "join B01", "complete C09", "complete N09", "step aswan grey"] == game.legal()


@rule("AF-MOVE-01")
def test_a_move_goes_on_after_each_part_in_any_order() -> None:
    game = scene(
        p1={"at": "jidda", "silver": 0, "hand": "grey orange", "open": "N09"},
        row="B01 A01 A05 A02 A03",
    )

    game.play("1 move", "1 step aswan grey", "1 join A05", "1 step jidda orange")

    assert ["stop", "join B01", "complete N09"] == game.legal()
    assert ["stop", "join B01"] == game.play("1 complete N09").legal()
    assert ["stop"] == game.play("1 join B01").legal()


@rule("AF-MOVE-01")
def test_a_move_of_no_step_is_a_whole_turn() -> None:
    game = scene(p1={"at": "cairo", "silver": 3, "hand": "grey"})

    game.play("1 move", "1 stop")

    assert ("cairo", 3, "grey", "") == (
        game.place(1),
        game.silver(1),
        game.hand(1),
        game.discard(),
    )
    assert ("2", ["draw", "buy", "move"]) == (game.asked(), game.legal())


@rule("AF-MOVE-02")
def test_a_step_goes_to_a_neighbour_for_a_card_with_its_symbol() -> None:
    """The colour of the place left (orange, violet) does not help; Jidda is two steps away."""
    game = scene(p1={"at": "cairo", "silver": 0, "hand": "grey orange violet"})

    game.play("1 move")

    assert ["step tripoli grey", "step aswan grey"] == game.legal("step")


@rule("AF-MOVE-02")
def test_a_step_moves_the_explorer_and_takes_one_card() -> None:
    game = scene(p1={"at": "cairo", "silver": 6, "hand": "grey grey orange"})

    game.play("1 move", "1 step aswan grey")

    assert ("aswan", "grey orange", 6) == (game.place(1), game.hand(1), game.silver(1))
    assert ("1", "cape_town") == (game.asked(), game.place(2))


@rule("AF-MOVE-02")
@pytest.mark.parametrize(
    ("at", "neighbours"),
    [
        ("napoli", "marrakesh tripoli cairo"),
        ("tripoli", "napoli marrakesh cairo timbuktu khartoum"),
        ("jidda", "aswan mogadishu"),
        ("lagos", "dakar timbuktu leopoldville cape_town"),
        ("khartoum", "tripoli aswan timbuktu leopoldville serengeti"),
        ("tananarive", "mozambique port_natal"),
        ("cape_town", "lagos walvis_bay port_natal"),
    ],
)
def test_routes_lead_to_just_these_places(at: str, neighbours: str) -> None:
    game = scene(p1={"at": at, "silver": 0, "hand": "joker"})

    game.play("1 move")

    expected = sorted(f"step {place} joker" for place in neighbours.split())
    assert expected == sorted(game.legal("step"))


@rule("AF-MOVE-03")
@pytest.mark.parametrize(("card", "rest"), [("turquoise", "grey"), ("grey", "turquoise")])
def test_either_symbol_pays_for_a_step_and_one_card_is_enough(card: str, rest: str) -> None:
    game = scene(p1={"at": "cairo", "silver": 0, "hand": "turquoise grey"}).play("1 move")
    offered = game.legal("step aswan")

    game.play(f"1 step aswan {card}")

    assert ["step aswan turquoise", "step aswan grey"] == offered
    assert ("aswan", rest) == (game.place(1), game.hand(1))


@rule("AF-MOVE-03")
def test_a_place_takes_only_the_colours_of_its_symbols() -> None:
    game = scene(
        p1={"at": "cairo", "silver": 0, "hand": "magenta turquoise grey orange violet"},
    ).play("1 move")

    assert ["step napoli magenta"] == game.legal("step napoli")
    assert ["step aswan turquoise", "step aswan grey"] == game.legal("step aswan")


@rule("AF-MOVE-04")
def test_five_cards_pay_for_five_steps() -> None:
    hand = "magenta turquoise grey orange violet"
    game = scene(p1={"at": "cairo", "silver": 0, "hand": hand})

    game.play("1 move", "1 step aswan grey", "1 step khartoum violet", "1 step timbuktu orange")
    game.play("1 step tripoli turquoise", "1 step napoli magenta")

    assert ("napoli", "", hand) == (game.place(1), game.hand(1), game.played())
    assert ["stop"] == game.legal()


@rule("AF-MOVE-04")
def test_each_step_is_paid_with_its_own_card() -> None:
    """The card that paid for Jidda would fit Aswan too, but it is spent."""
    game = scene(p1={"at": "aswan", "silver": 0, "hand": "grey"})

    game.play("1 move", "1 step jidda grey")

    assert [] == game.legal("step")
    assert ["stop"] == game.legal()


@rule("AF-MOVE-05")
def test_the_joker_pays_for_a_step_to_any_neighbour() -> None:
    game = scene(p1={"at": "cairo", "silver": 0, "hand": "joker"}).play("1 move")
    offered = game.legal("step")

    game.play("1 step napoli joker")

    assert ["step napoli joker", "step tripoli joker", "step aswan joker"] == offered
    assert ("napoli", 0) == (game.place(1), game.silver(1))


@rule("AF-MOVE-06")
def test_an_assistant_pays_like_a_travel_card_of_its_colour() -> None:
    game = scene(p1={"at": "cairo", "silver": 0, "hand": "grey-assistant", "won": "N13"})

    game.play("1 move")

    assert ["step tripoli grey-assistant", "step aswan grey-assistant"] == game.legal("step")
    assert "aswan" == game.play("1 step aswan grey-assistant").place(1)


@rule("AF-MOVE-07")
def test_played_cards_stay_on_the_table_until_the_move_ends() -> None:
    game = scene(
        p1={"at": "cairo", "silver": 0, "hand": "grey orange grey-assistant joker", "won": "N13"},
        discard="violet",
    )

    game.play("1 move", "1 step aswan grey", "1 step jidda grey-assistant", "1 step aswan joker")

    assert "grey grey-assistant joker" == game.played()
    assert ("orange", "violet") == (game.hand(1), game.discard())


@rule("AF-MOVE-07")
def test_the_joker_serves_for_one_step_a_turn() -> None:
    game = scene(p1={"at": "cairo", "silver": 20, "hand": "joker"})

    game.play("1 move", "1 step aswan joker")

    assert [] == game.legal("step")


@rule("AF-MOVE-07")
def test_each_assistant_card_serves_for_one_step_a_turn() -> None:
    """Two grey assistants pay for two steps and no third one."""
    game = scene(
        p1={
            "at": "cairo",
            "silver": 0,
            "hand": "grey-assistant grey-assistant",
            "won": "N13 S13",
        }
    )

    game.play("1 move", "1 step aswan grey-assistant")

    assert ["step jidda grey-assistant"] == game.legal("step")
    assert [] == game.play("1 step jidda grey-assistant").legal("step")


@rule("AF-MOVE-07", "RUL-05")
def test_cards_on_the_table_are_not_reshuffled_for_a_bonus_card() -> None:
    """Jidda was entered with grey; the reshuffle finds only the violet card."""
    game = scene(
        p1={"at": "aswan", "silver": 0, "hand": "grey"},
        row="A01 B01 A03 A04 A05",
        deck="",
        discard="violet",
    )

    game.play("1 move", "1 step jidda grey", "1 join B01")

    assert ("*", ["card violet"]) == (game.asked(), game.legal())
    game.play("* card violet")
    assert ("violet", "grey", "") == (game.hand(1), game.played(), game.discard())


@rule("RUL-05", "AF-MOVE-08")
def test_a_bonus_card_is_lost_when_all_other_cards_lie_on_the_table() -> None:
    game = scene(
        p1={"at": "aswan", "silver": 0, "hand": "grey"},
        row="A01 B01 A03 A04 A05",
        deck="",
    )

    game.play("1 move", "1 step jidda grey", "1 join B01")

    assert ("1", ["stop"], "") == (game.asked(), game.legal(), game.hand(1))
    assert ("grey", 0) == (game.play("1 stop").discard(), game.deck_size())


@rule("AF-MOVE-08")
def test_at_the_end_travel_cards_are_discarded_and_joker_and_assistant_return() -> None:
    game = scene(
        p1={"at": "cairo", "silver": 0, "hand": "grey orange grey-assistant joker", "won": "N13"},
        discard="grey violet",
    )

    game.play("1 move", "1 step aswan grey", "1 step jidda grey-assistant", "1 step aswan joker")
    game.play("1 stop")

    assert ("orange grey-assistant joker", "grey grey violet") == (game.hand(1), game.discard())
    assert ("", "2") == (game.played(), game.asked())


@rule("AF-MOVE-08")
@pytest.mark.parametrize("colour", ["magenta", "turquoise", "grey", "orange", "violet"])
def test_an_assistant_of_any_colour_is_never_treated_as_a_travel_card(colour: str) -> None:
    """Two travel cards are worth a point before, during and after the move."""
    hand = f"grey grey {colour}-assistant"
    game = scene(p1={"at": "cairo", "silver": 5, "hand": hand, "won": HIRED[colour]})

    game.play("1 move", f"1 step aswan {colour}-assistant")
    assert ("grey grey", 1) == (game.hand(1), game.sheet(1)["AF-SCORE-07"])
    game.play("1 stop")

    assert (hand, "", 1) == (game.hand(1), game.discard(), game.sheet(1)["AF-SCORE-07"])


@rule("AF-MOVE-08", "AF-MOVE-07")
def test_joker_and_assistant_serve_again_in_the_next_turn() -> None:
    game = scene(
        p1={"at": "cairo", "silver": 0, "hand": "grey-assistant joker", "won": "N13"},
    )
    game.play("1 move", "1 step aswan grey-assistant", "1 step jidda joker", "1 stop")
    game.play("2 move", "2 stop")

    game.play("1 move")

    expected = ["step aswan grey-assistant", "step aswan joker", "step mogadishu joker"]
    assert expected == game.legal("step")


@rule("AF-MOVE-09")
def test_explorers_share_a_place_and_change_nothing_for_one_another() -> None:
    alone = scene(p1={"at": "cairo", "silver": 4, "hand": "grey joker"}).play("1 move")
    game = scene(
        p1={"at": "cairo", "silver": 4, "hand": "grey joker"},
        p2={"at": "aswan", "silver": 9, "hand": "orange"},
    ).play("1 move")
    assert alone.legal() == game.legal()

    game.play("1 step aswan grey")

    assert ("aswan", "aswan") == (game.place(1), game.place(2))
    assert ("orange", 9, 4) == (game.hand(2), game.silver(2), game.silver(1))


@rule("AF-MOVE-10")
def test_a_route_may_be_walked_back_and_forth() -> None:
    game = scene(p1={"at": "cairo", "silver": 0, "hand": "grey grey orange"})

    game.play("1 move", "1 step aswan grey", "1 step cairo orange", "1 step aswan grey")

    assert ("aswan", "", "grey grey orange") == (game.place(1), game.hand(1), game.played())
