"""HA-DRAW-09 to 11, 14, 15 and HA-TERRAIN-05, HA-TURN-06: rows, decks and discard piles."""

import pytest

from tests.games.heart_of_africa.scene import Scene, scene
from tests.support import rule

CAPE = "cape_town-port_elizabeth/1"  # black, 3 spaces, mountain
FIVE = [f"* train {colour}" for colour in ("red", "red", "blue", "green", "white")]


@rule("HA-DRAW-09")
def test_a_row_with_three_locomotives_is_dealt_anew() -> None:
    game = scene(2, row="locomotive locomotive red red blue")
    game.play("1 take blue", "* train locomotive")
    emptied = (game.row(), game.discard())
    game.play(*FIVE)

    assert ("- - - - -", "red*2 locomotive*3") == emptied
    assert ("red red blue green white", "1") == (game.row(), game.asked())


@rule("HA-DRAW-09")
def test_two_locomotives_may_lie_in_the_row() -> None:
    game = scene(2, row="locomotive red red blue blue")
    game.play("1 take blue", "* train locomotive")

    assert ("locomotive red red locomotive blue", "1") == (game.row(), game.asked())


@rule("HA-DRAW-09")
def test_a_row_is_dealt_anew_as_often_as_needed() -> None:
    game = scene(2, row="locomotive locomotive red red blue").play("1 take blue")
    three = [*["* train locomotive"] * 3, "* train red", "* train red"]
    once = game.play("* train locomotive", *three).discard()
    game.play(*three)

    assert "red*4 locomotive*6" == once
    assert ("*", "red*6 locomotive*9") == (game.asked(), game.discard())


@rule("HA-DRAW-09")
def test_an_open_locomotive_taken_may_be_replaced_by_three_of_them() -> None:
    """The redeal comes before the next turn."""
    game = scene(2, row="locomotive locomotive red red blue").play("1 take locomotive")
    game.play("* train locomotive")
    two = (game.row(), game.asked())
    game.play("2 draw train", "* train red", "2 take red", "* train locomotive")

    assert ("locomotive locomotive red red blue", "2") == two
    assert ("- - - - -", "*") == (game.row(), game.asked())


@rule("HA-DRAW-10", "RUL-16")
@pytest.mark.parametrize(("discard", "asked"), [("", "1"), ("red", "1"), ("red*2", "*")])
def test_no_redeal_if_too_few_cards_are_not_locomotives(discard: str, asked: str) -> None:
    """One other card in the row, the rest discarded; a row of five needs three of them."""
    game = scene(2, row="locomotive*3 red white", deck="locomotive*4", discard=discard)
    game.play("1 take white", "* train locomotive")

    assert asked == game.asked()


@rule("HA-DRAW-10", "RUL-16")
def test_cards_of_the_deck_count_for_a_redeal() -> None:
    """Red in the row, two blue in the deck: three others make a row with two locomotives."""
    game = scene(2, row="locomotive*3 red white", deck="locomotive blue*2")
    game.play("1 take white", "* train locomotive")

    assert ("- - - - -", "red locomotive*4", "*") == (game.row(), game.discard(), game.asked())


@rule("HA-DRAW-10", "RUL-16")
def test_after_ten_redeals_the_row_stands() -> None:
    """Only 3 of the 17 cards in play are not locomotives."""
    game, redeals = ten_redeals()

    assert (10, "2") == (redeals, game.asked())
    assert 3 <= game.row().split().count("locomotive")


def ten_redeals() -> tuple[Scene, int]:
    """The most unlucky replacement of a second card."""
    game = scene(2, row="locomotive*2 red red white", deck="locomotive*12 blue")
    game.play("1 draw terrain", "* terrain desert", "1 take white")
    redeals = 0
    while game.asked() == "*":
        unlucky = "locomotive" if "train locomotive" in game.legal() else game.legal()[0].split()[1]
        game.play(f"* train {unlucky}")
        redeals += len(game.told("HA-DRAW-09"))
    return game, redeals


@rule("HA-DRAW-10", "RUL-16")
def test_the_next_command_that_changes_a_train_pile_counts_anew() -> None:
    """A terrain card changes none; a blind draw does, and so does a claim."""
    game, _ = ten_redeals()
    terrain = game.clone().play("2 take desert", "* terrain jungle")
    train = game.clone().play("2 draw train", "* train locomotive")
    claim = game.clone().claim(2, CAPE, "black")

    assert ("2", game.row()) == (terrain.asked(), terrain.row())
    assert [("- - - - -", 1)] * 2 == [(g.row(), g.table.redeals) for g in (train, claim)]


@rule("HA-DRAW-10", "RUL-17")
def test_a_short_row_of_locomotives_stands() -> None:
    game = scene(2, row="locomotive*3 red blue", deck="").play("1 take blue")

    assert ("locomotive locomotive locomotive red -", "1") == (game.row(), game.asked())
    assert "" == game.discard()


@rule("HA-DRAW-11", "RUL-15")
def test_the_discards_become_the_deck_as_soon_as_it_is_empty() -> None:
    game = scene(2, deck="red", discard="blue*2 white").play("1 draw train", "* train red")

    assert ("blue*2 white", "", "1") == (game.deck(), game.discard(), game.asked())


@rule("HA-DRAW-11", "RUL-15")
def test_a_replacement_may_empty_the_deck_too() -> None:
    game = scene(2, row="red*5", deck="green", discard="blue*2 white")
    game.play("1 take red", "* train green")

    assert ("green red red red red", "blue*2 white", "") == (
        game.row(),
        game.deck(),
        game.discard(),
    )


@rule("HA-DRAW-11")
def test_the_deck_is_not_renewed_before_it_is_empty() -> None:
    game = scene(2, deck="red*2", discard="blue*2 white").play("1 draw train", "* train red")

    assert ("red", "blue*2 white") == (game.deck(), game.discard())


@rule("HA-DRAW-11", "RUL-15")
def test_gaps_are_filled_as_soon_as_cards_appear() -> None:
    """The row waits for the three black cards of a claim."""
    game = scene(2, p1={"hand": "black*3"}, row="red - blue - white", deck="")
    game.claim(1, CAPE, "black")
    odds = game.odds()
    game.play("* train black", "* train black")

    assert {"train black": 3} == odds
    assert ("red black blue black white", "black") == (game.row(), game.deck())
    assert "2" == game.asked()


@rule("HA-DRAW-11")
def test_a_filled_row_is_tested_for_locomotives() -> None:
    """Two locomotives lie there; a third one comes back from the claim."""
    game = scene(
        2, p1={"hand": "black*2 locomotive"}, row="red locomotive - locomotive white", deck=""
    )
    game.claim(1, CAPE, "black", 1).play("* train locomotive")

    assert ("- - - - -", "*") == (game.row(), game.asked())
    assert "black*2" == game.deck()
    assert "white red locomotive*3" == game.discard()


@rule("HA-TERRAIN-05", "HA-DRAW-11", "RUL-15")
def test_the_terrain_discards_become_the_terrain_deck() -> None:
    game = scene(
        2, terrain_row="jungle jungle", terrain_deck="desert", terrain_discard="mountain*2"
    )
    game.play("1 draw terrain", "* terrain desert")

    assert ("mountain*2", "", "1") == (game.terrain_deck(), game.terrain_discard(), game.asked())


@rule("HA-TERRAIN-05")
def test_the_terrain_deck_is_not_renewed_before_it_is_empty() -> None:
    game = scene(2, terrain_deck="desert*2", terrain_discard="mountain*2")
    game.play("1 draw terrain", "* terrain desert")

    assert ("desert", "mountain*2") == (game.terrain_deck(), game.terrain_discard())


@rule("HA-DRAW-14")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("purple", "black blue orange white green"),
        ("orange", "purple blue black white green"),
        ("green", "purple blue orange white black"),
    ],
)
def test_a_replacement_goes_into_the_slot_of_the_card_taken(card: str, row: str) -> None:
    game = scene(2, row="purple blue orange white green")
    game.play(f"1 take {card}", "* train black")

    assert row == game.row()


@rule("HA-DRAW-14")
@pytest.mark.parametrize(
    ("card", "row"), [("desert", "mountain jungle"), ("jungle", "desert mountain")]
)
def test_a_terrain_card_is_replaced_in_its_slot(card: str, row: str) -> None:
    game = scene(2, terrain_row="desert jungle")
    game.play(f"1 take {card}", "* terrain mountain")

    assert row == game.terrain_row()


@rule("HA-DRAW-14")
def test_a_slot_that_cannot_be_filled_stays_empty_and_the_others_do_not_move() -> None:
    game = scene(
        2, row="red blue white green -", deck="", terrain_row="desert jungle", terrain_deck=""
    )
    game.play("1 take blue", "1 take desert")

    assert ("red - white green -", "- jungle") == (game.row(), game.terrain_row())


@rule("HA-DRAW-14")
def test_several_slots_are_filled_from_the_lowest_number_up() -> None:
    game = scene(2, p1={"hand": "black*2 locomotive"}, row="red - blue - white", deck="")
    game.claim(1, CAPE, "black", 1).play("* train black")
    one = game.row()
    game.play("* train locomotive")

    assert "red black blue - white" == one
    assert "red black blue locomotive white" == game.row()


@rule("HA-DRAW-14")
def test_both_terrain_slots_are_filled_from_the_lowest_number_up() -> None:
    p1 = {"hand": "green*4", "terrain": "jungle*15"}
    game = scene(2, p1=p1, terrain_row="- -", terrain_deck="")
    game.claim(1, "libreville-bangui", "green", wild=0).play("* terrain jungle")
    one = game.terrain_row()
    game.play("* terrain jungle")

    assert ("jungle -", "jungle jungle", "") == (one, game.terrain_row(), game.terrain_deck())


@rule("HA-DRAW-15", "RUL-24")
def test_all_cards_of_a_claim_lie_in_the_discards_before_the_deck_is_tested() -> None:
    """Set and terrain locomotive go together; one by one, the first would be a deck by itself."""
    p1 = {"hand": "black*2 locomotive*2"}
    game = scene(2, p1=p1, row="red - blue red white", deck="")
    game.claim(1, CAPE, "black", 1, wild=1)

    assert {"train black": 2, "train locomotive": 2} == game.odds()


@rule("HA-DRAW-15", "RUL-24")
def test_all_terrain_cards_of_a_claim_are_one_change() -> None:
    p1 = {"hand": "green*4", "terrain": "jungle*15"}
    game = scene(2, p1=p1, terrain_row="mountain -", terrain_deck="")
    game.claim(1, "libreville-bangui", "green", wild=0)

    assert {"terrain jungle": 2} == game.odds()


@rule("HA-DRAW-15")
def test_a_deck_that_becomes_empty_is_renewed_before_the_next_slot_is_filled() -> None:
    """Two green cards are left; then black and the whole row that was dealt anew are shuffled."""
    p1 = {"hand": "white*12"}
    game = scene(
        2, p1=p1, row="locomotive*2 red red blue", deck="locomotive green*2", discard="black"
    )
    game.play("1 take blue", "* train locomotive", "* train green", "* train green")

    assert "green green - - -" == game.row()
    assert {"train black": 1, "train red": 2, "train locomotive": 3} == game.odds()


@rule("HA-DRAW-15")
def test_locomotives_are_counted_only_when_no_further_slot_can_be_filled() -> None:
    """Three locomotives come first; the row is filled all the same, and then dealt anew."""
    game = scene(2, row="locomotive*2 red red blue").play("1 take blue", "* train locomotive")
    game.play(*["* train locomotive"] * 3, "* train green")
    four = game.row()
    game.play("* train green")

    assert ("locomotive locomotive locomotive green -", "- - - - -") == (four, game.row())


@rule("HA-TURN-06")
def test_cards_points_train_piles_terrain_piles_and_then_the_next_player() -> None:
    """After a doubled claim both rows wait for cards."""
    p1 = {"hand": "black*3", "terrain": "mountain*15"}
    game = scene(
        2, p1=p1, row="red - blue red white", deck="", terrain_row="- jungle", terrain_deck=""
    )
    game.claim(1, CAPE, "black", wild=0)
    points, first = game.route_points(1), game.legal()
    game.play("* train black")
    second = game.legal()
    game.play("* terrain mountain")

    assert (8, ["train black"], ["terrain mountain"]) == (points, first, second)
    assert "2" == game.asked()
