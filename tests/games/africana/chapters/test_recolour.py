"""AF-COLOR: changing the colour of a card."""

import pytest

from tests.games.africana.scene import scene
from tests.support import rule


@rule("AF-COLOR-01")
@pytest.mark.parametrize(("silver", "offered"), [(4, []), (5, ["aswan", "napoli", "tripoli"])])
@pytest.mark.parametrize("card", ["orange", "orange-assistant"])
def test_five_silver_make_a_card_fit_any_place(card: str, silver: int, offered: list[str]) -> None:
    game = scene(p1={"at": "cairo", "silver": silver, "hand": card, "won": "N14"})

    game.play("1 move")

    assert [f"step {place} {card}" for place in offered] == sorted(game.legal("step"))


@rule("AF-COLOR-01")
@pytest.mark.parametrize("card", ["orange", "orange-assistant"])
def test_changing_the_colour_costs_five_silver(card: str) -> None:
    game = scene(p1={"at": "cairo", "silver": 7, "hand": card, "won": "N14"})

    game.play("1 move", f"1 step aswan {card}")

    assert ("aswan", 2, "") == (game.place(1), game.silver(1), game.hand(1))


@rule("RUL-06")
@pytest.mark.parametrize("place", ["tripoli", "aswan", "timbuktu", "leopoldville", "serengeti"])
def test_a_card_can_be_changed_into_any_colour_for_one_payment(place: str) -> None:
    """No neighbour of Khartoum shows magenta; some show one symbol, some two."""
    game = scene(p1={"at": "khartoum", "silver": 10, "hand": "magenta"})

    game.play("1 move", f"1 step {place} magenta")

    assert (place, 5) == (game.place(1), game.silver(1))


@rule("AF-COLOR-02", "RUL-06")
def test_a_changed_travel_card_is_discarded_in_its_own_colour() -> None:
    game = scene(p1={"at": "cairo", "silver": 5, "hand": "orange"})

    game.play("1 move", "1 step aswan orange")
    assert "orange" == game.played()
    game.play("1 stop")

    assert ("orange", "") == (game.discard(), game.hand(1))


@rule("AF-COLOR-02", "RUL-06")
def test_a_changed_assistant_has_its_own_colour_in_the_next_turn() -> None:
    """At Aswan the orange assistant fits Cairo and Jidda for free, but no longer Khartoum."""
    game = scene(p1={"at": "cairo", "silver": 5, "hand": "orange-assistant", "won": "N14"})
    game.play("1 move", "1 step aswan orange-assistant", "1 stop", "2 move", "2 stop")

    game.play("1 move")

    expected = ["step cairo orange-assistant", "step jidda orange-assistant"]
    assert ("orange-assistant", expected) == (game.hand(1), game.legal("step"))


@rule("AF-COLOR-02")
def test_a_changed_card_does_not_change_others_of_its_colour() -> None:
    game = scene(p1={"at": "cairo", "silver": 6, "hand": "orange orange"})

    game.play("1 move", "1 step tripoli orange")

    assert ["step cairo orange", "step marrakesh orange", "step timbuktu orange"] == sorted(
        game.legal("step")
    )


@rule("AF-COLOR-03")
@pytest.mark.parametrize(("silver", "left", "more"), [(9, 4, False), (10, 5, True)])
def test_several_cards_can_be_changed_for_five_silver_each(
    silver: int, left: int, more: bool
) -> None:
    game = scene(p1={"at": "napoli", "silver": silver, "hand": "magenta violet"})

    game.play("1 move", "1 step tripoli magenta")

    assert left == game.silver(1)
    assert more == ("step timbuktu violet" in game.legal())


@rule("AF-COLOR-03")
def test_two_changes_cost_ten_silver() -> None:
    game = scene(p1={"at": "napoli", "silver": 11, "hand": "magenta violet"})

    game.play("1 move", "1 step tripoli magenta", "1 step timbuktu violet")

    assert ("timbuktu", 1) == (game.place(1), game.silver(1))


@rule("AF-COLOR-04")
@pytest.mark.parametrize(
    ("silver", "gain"), [(3, "join B01"), (3, "complete N09"), (3, "complete C09")]
)
def test_silver_gained_in_the_same_move_pays_for_a_change(silver: int, gain: str) -> None:
    """Bonus of the first space, adventure and expedition give 2 silver each."""
    game = scene(
        p1={"at": "jidda", "silver": silver, "hand": "violet", "open": "N09", "joined": "C09"},
        row="B01 C09 A01 A03 A04",
    ).play("1 move")
    assert [] == game.legal("step")

    game.play(f"1 {gain}")

    assert ["step aswan violet", "step mogadishu violet"] == game.legal("step")
    assert 0 == game.play("1 step aswan violet").silver(1)


@rule("AF-COLOR-05", "RUL-27")
@pytest.mark.parametrize("card", ["grey", "turquoise", "grey-assistant", "joker"])
def test_a_fitting_card_and_the_joker_never_cost_silver(card: str) -> None:
    game = scene(p1={"at": "cairo", "silver": 10, "hand": card, "won": "N13"})

    game.play("1 move", f"1 step aswan {card}")

    assert ("aswan", 10) == (game.place(1), game.silver(1))


@rule("RUL-27")
def test_place_and_card_make_one_answer_however_rich_the_player() -> None:
    """Napoli needs magenta: there grey is changed; Tripoli and Aswan take it as it is."""
    game = scene(p1={"at": "cairo", "silver": 50, "hand": "grey grey joker"})

    game.play("1 move")

    places = ("napoli", "tripoli", "aswan")
    expected = [f"step {place} {card}" for place in places for card in ("grey", "joker")]
    assert expected == game.legal("step")


@rule("RUL-06")
@pytest.mark.parametrize("action", ["draw", "buy"])
def test_colours_are_changed_in_a_move_only(action: str) -> None:
    game = scene(p1={"at": "cairo", "silver": 50, "hand": "orange"})

    game.play(f"1 {action}")

    assert [] == game.legal("step")
    assert (50, "orange") == (game.silver(1), game.hand(1))
