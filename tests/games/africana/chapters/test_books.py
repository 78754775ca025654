"""AF-BUY, AF-BOOK: action B, leafing through a book and buying adventures."""

import pytest

from tests.games.africana.scene import RULES, Scene, scene
from tests.support import rule

WHITE = [f"S{n:02}" for n in range(1, 16)]


def buying(silver: int, **changes: object) -> Scene:
    """Seat 1 in Cairo with some silver, in the middle of a buy action."""
    return scene(2, p1={"at": "cairo", "silver": silver}, **changes).play("1 buy")


@rule("AF-BUY-01", "AF-BUY-02", "RUL-21")
@pytest.mark.parametrize(
    ("place", "card"), [("cairo", "S01"), ("mogadishu", "S01"), ("serengeti", "N01")]
)
def test_the_hemisphere_of_the_explorer_decides_about_the_book(place: str, card: str) -> None:
    game = scene(2, p1={"at": place, "silver": 50}, p2={"at": "cairo"}).play("1 buy")

    assert ["stop", "turn forward", f"buy {card}"] == game.legal()


@rule("AF-BUY-01", "RUL-21")
def test_only_the_own_book_is_leafed_through() -> None:
    game = scene(2, p1={"at": "luanda", "silver": 0}).play("1 buy", "1 turn forward", "* page N07")

    assert " | S01 + 14" == game.book("north")
    assert "N01 | N07 + 13" == game.book("south")


@rule("AF-BUY-03")
def test_only_the_two_top_cards_are_for_sale() -> None:
    game = buying(50, north="S02 S03 | S04 S05")

    assert ["buy S03", "buy S05"] == game.legal("buy")


@rule("AF-BUY-03")
@pytest.mark.parametrize(("silver", "offer"), [(4, []), (5, ["buy S01"]), (9, ["buy S01"])])
def test_a_card_is_offered_to_whom_can_pay_five(silver: int, offer: list[str]) -> None:
    game = buying(silver)

    assert offer == game.legal("buy")


@rule("AF-BUY-03", "AF-BUY-04")
def test_a_bought_card_costs_five_and_lies_open_before_its_buyer() -> None:
    game = buying(7, north="S02 | S01").play("1 buy S02")

    assert (2, "S02", "") == (game.silver(1), game.open(1), game.won(1))
    assert (2, "") == (game.silver(2), game.open(2))
    assert " | S01 + 13" == game.book("north")


@rule("AF-BUY-05")
def test_as_many_cards_are_bought_as_can_be_paid() -> None:
    game = buying(14, north="S02 S03 | S04 S01").play("1 buy S01", "1 buy S04", "* page S08")
    two = game.legal()

    assert ["stop", "turn back", "turn forward"] == two
    assert ("S01 S04", 4) == (game.open(1), game.silver(1))


@rule("AF-BUY-05")
def test_one_coin_more_buys_a_third_card() -> None:
    game = buying(15, north="S02 S03 | S04 S01").play("1 buy S01", "1 buy S03", "1 buy S02")

    assert ("S01 S02 S03", 0) == (game.open(1), game.silver(1))


@rule("AF-BUY-05")
def test_nobody_has_to_buy() -> None:
    game = buying(50).play("1 stop")

    assert ("", 50, "2") == (game.open(1), game.silver(1), game.asked())


@rule("AF-BUY-06")
def test_turning_and_buying_mix_freely() -> None:
    """Buy 5, turn free, buy 5, turn back 1, buy 5."""
    game = buying(16, north="S02 S03 | S05 S04 S01").play("1 buy S03", "1 turn forward")
    game.play("1 buy S01", "1 turn back", "1 buy S02")

    assert ("S01 S02 S03", 0) == (game.open(1), game.silver(1))
    assert " | S05 S04 + 10" == game.book("north")


@rule("AF-BUY-07")
def test_turning_and_buying_are_separate_commands() -> None:
    """The page under the turned one is seen before it is paid for; it is not paid by turning."""
    game = buying(5, north="| S02 S01").play("1 turn forward")

    assert ("", 5) == (game.open(1), game.silver(1))
    assert ["stop", "turn back", "turn forward", "buy S01", "buy S02"] == game.legal()


@rule("AF-BUY-08")
def test_the_action_goes_on_until_the_player_says_stop() -> None:
    game = buying(0).play("1 turn forward", "* page S09")
    then = (game.asked(), game.legal())
    game.play("1 stop")

    assert ("1", ["stop"]) == then
    assert "2" == game.asked()


@rule("AF-BUY-08")
def test_a_bought_card_cannot_be_given_back() -> None:
    game = buying(5, north="S02 | S01").play("1 buy S02")

    assert ["stop", "turn forward"] == game.legal()


@rule("AF-BUY-09")
def test_a_fourth_and_fifth_open_adventure_can_be_bought() -> None:
    p1 = {"at": "cairo", "silver": 10, "open": "S05 S06 N01"}
    game = scene(2, p1=p1, north="S02 S03 | S04 S01", south="| N02")
    game.play("1 buy", "1 buy S03", "1 buy S02")
    during = (game.asked(), game.open(1), game.legal())
    game.play("1 stop")

    assert ("1", "S02 S03 S05 S06 N01", ["stop", "turn forward"]) == during
    offer = ["discard S02", "discard S03", "discard S05", "discard S06", "discard N01"]
    assert offer == game.legal()


@rule("AF-BOOK-01")
def test_any_page_not_seen_may_lie_under_the_top_card() -> None:
    game = buying(0, north="S02 | S03 S01", p2={"open": "S04", "won": "S05"})
    game.play("1 turn forward", "1 stop", "2 move", "2 stop", "1 buy", "1 turn forward")

    out = RULES.buffer()
    game.table.options(game.table.question(), out)
    assert [f"page {card}" for card in WHITE[5:]] == game.legal()
    assert [1] * 10 == [int(out.odds[i]) for i in range(out.n)]


@rule("AF-BOOK-02")
def test_a_turned_page_covers_the_top_of_the_other_half() -> None:
    game = buying(0, north="S02 | S03 S01").play("1 turn forward")

    assert "S02 S01 | S03 + 12" == game.book("north")


@rule("AF-BOOK-02")
def test_a_page_turned_back_covers_the_top_of_the_right_half() -> None:
    game = buying(10, north="S04 S02 | S03 S01").play("1 turn back")

    assert "S04 | S03 S01 S02 + 11" == game.book("north")
    assert ["buy S02", "buy S04"] == game.legal("buy")


@rule("AF-BOOK-02")
def test_turning_may_uncover_a_page_nobody_has_seen() -> None:
    game = buying(0).play("1 turn forward")
    asked = game.asked()
    game.play("* page S09")

    assert "*" == asked
    assert "S01 | S09 + 13" == game.book("north")


@rule("AF-BOOK-03")
def test_pages_are_turned_back_and_forth() -> None:
    game = buying(3).play("1 turn forward", "* page S09", "1 turn back", "1 turn forward")
    game.play("1 turn back")

    assert (" | S09 S01 + 13", 0) == (game.book("north"), game.silver(1))
    assert ["stop"] == game.legal()


@rule("AF-BOOK-03")
def test_nothing_is_turned_from_an_empty_left_half() -> None:
    game = buying(4, north="| S02 S01")

    assert ["turn forward"] == game.legal("turn")


@rule("AF-BOOK-03")
def test_nothing_is_turned_from_an_empty_right_half() -> None:
    game = buying(4, north=" ".join(WHITE) + " |")

    assert ["turn back"] == game.legal("turn")


@rule("AF-BOOK-03")
def test_the_last_page_of_a_half_can_be_turned() -> None:
    game = buying(0, north=" ".join(WHITE[1:]) + " | S01").play("1 turn forward")

    assert " ".join([*WHITE[1:], "S01"]) + " |  + 0" == game.book("north")
    assert "1" == game.asked()


@rule("AF-BOOK-04", "RUL-04")
def test_the_first_page_is_free_even_without_money() -> None:
    game = buying(0, north="S02 S03 | S04 S01")
    first = game.legal("turn")
    game.play("1 turn back")

    assert ["turn back", "turn forward"] == first
    assert ([], 0) == (game.legal("turn"), game.silver(1))


@rule("AF-BOOK-04")
@pytest.mark.parametrize("way", ["forward", "back"])
def test_each_further_page_costs_one(way: str) -> None:
    game = buying(2, north="S02 S03 S05 S06 | S07 S08 S04 S01")
    money = [game.play(f"1 turn {way}").silver(1) for _ in range(3)]

    assert [2, 1, 0] == money
    assert ["stop"] == game.legal()


@rule("AF-BOOK-04")
def test_turning_back_again_costs_as_well() -> None:
    game = buying(6, north="| S02 S01").play("1 turn forward", "1 turn back")

    assert 5 == game.silver(1)


@rule("AF-BOOK-04", "RUL-04")
def test_a_purchase_brings_no_new_free_page() -> None:
    game = buying(5, north="S02 S03 | S04 S05 S01").play("1 turn forward", "1 buy S01")

    assert (0, []) == (game.silver(1), game.legal("turn"))


@rule("AF-BOOK-04", "RUL-04")
def test_a_purchase_leaves_the_free_page() -> None:
    game = buying(5, north="S02 S03 | S04 S05 S01").play("1 buy S01", "1 turn forward")

    assert 0 == game.silver(1)
    assert "S02 S03 S05 | S04 + 10" == game.book("north")


@rule("AF-BOOK-04", "RUL-04")
def test_each_buy_action_has_its_free_page() -> None:
    p2 = {"at": "napoli", "silver": 0}
    game = scene(2, p1={"at": "cairo", "silver": 0}, p2=p2, north="S02 | S03 S04 S05 S01")
    for seat in (1, 2, 1):
        game.play(f"{seat} buy", f"{seat} turn forward", f"{seat} stop")

    assert "S02 S01 S05 S04 | S03 + 10" == game.book("north")


@rule("AF-BOOK-05")
def test_the_page_under_a_bought_card_can_be_bought_at_once() -> None:
    game = buying(10, north="S02 S03 | S01").play("1 buy S03")
    offer = game.legal()
    game.play("1 buy S02")

    assert ["stop", "turn back", "turn forward", "buy S01", "buy S02"] == offer
    assert ("S02 S03", 0) == (game.open(1), game.silver(1))


@rule("AF-BOOK-05")
def test_a_new_page_under_a_bought_card_is_seen_at_no_cost() -> None:
    game = buying(10).play("1 buy S01")
    asked = game.asked()
    game.play("* page S09")

    assert "*" == asked
    assert (5, " | S09 + 13") == (game.silver(1), game.book("north"))
    assert ["stop", "turn forward", "buy S09"] == game.legal()


@rule("AF-BOOK-06", "RUL-01")
def test_a_book_stays_as_it_was_left() -> None:
    game = buying(5, p2={"at": "lagos", "silver": 0}).play("1 turn forward", "* page S09")
    game.play("1 buy S09", "* page S12", "1 stop", "2 buy")

    assert "S01 | S12 + 12" == game.book("north")
    assert ["stop", "turn back", "turn forward"] == game.legal()


@rule("AF-BOOK-07")
def test_an_empty_book_offers_nothing() -> None:
    game = buying(50, p2={"won": " ".join(WHITE)}, north="|")

    assert ["stop"] == game.legal()
