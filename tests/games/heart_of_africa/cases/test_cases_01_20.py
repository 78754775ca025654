"""The test cases X01 to X20 of section 16 of rules.md, as written."""

import pytest

from kindu.core.words import IllegalAnswer
from tests.games.heart_of_africa.scene import Scene, scene
from tests.support import rule

CAPE = "cape_town-port_elizabeth/1"
BANGUI = "libreville-bangui"
WALVIS = "windhoek-walvis_bay"
SOUTH = "madagascar_south-durban/1"
ADDIS = "fachoda-addis_ababa"
ONE, TWO = "pretoria-durban/1", "pretoria-durban/2"


def position(hand: str, own: str, *opponents: str) -> Scene:
    others = {f"p{n}": {"terrain": cards} for n, cards in enumerate(opponents, 2)}
    return scene(1 + len(opponents), p1={"hand": hand, "terrain": own}, **others)


@rule("HA-TERRAIN-15", "HA-TERRAIN-17", "RUL-02", "RUL-03")
def test_x01_a_locomotive_levels_and_pays() -> None:
    game = position("black*3 locomotive", "mountain", "mountain*2").claim(1, CAPE, "black", wild=1)

    assert (8, 42) == (game.route_points(1), game.trains(1))
    assert ("black*3 locomotive", "mountain") == (game.discard(), game.terrain(1))


@rule("HA-TERRAIN-13")
def test_x02_without_a_locomotive_there_is_no_doubling() -> None:
    game = position("black*3", "mountain", "mountain*2")
    game.play(f"1 claim {CAPE}", "1 pay black", "1 locomotives 0")
    legal, why = game.legal(), game.why_not("double")
    game.play("1 plain")

    assert (["plain"], ["HA-TERRAIN-13"], 4) == (legal, why, game.route_points(1))


@rule("HA-TERRAIN-13", "HA-TERRAIN-17")
def test_x03_a_tie_is_enough_and_both_cards_are_paid() -> None:
    game = position("green*4", "jungle*2", "jungle*2").claim(1, BANGUI, "green", wild=0)

    assert (14, "") == (game.route_points(1), game.terrain(1))


@rule("HA-TERRAIN-17", "HA-TERRAIN-21")
def test_x04_one_locomotive_and_one_own_card_are_discarded() -> None:
    game = position("green*4 locomotive", "jungle*2", "jungle*3").claim(1, BANGUI, "green", wild=1)

    assert (14, "jungle") == (game.route_points(1), game.terrain(1))
    assert ("jungle", "green*4 locomotive") == (game.terrain_discard(), game.discard())


@rule("HA-TERRAIN-12", "HA-TERRAIN-17")
def test_x05_one_card_does_not_pay_a_price_of_two() -> None:
    alone = position("green*4", "jungle", "")
    alone.play(f"1 claim {BANGUI}", "1 pay green", "1 locomotives 0")
    helped = position("green*4 locomotive", "jungle", "")
    helped.play(f"1 claim {BANGUI}", "1 pay green", "1 locomotives 0", "1 double")
    numbers = helped.legal()
    helped.play("1 wild 1")

    assert (["plain"], ["HA-TERRAIN-12"]) == (alone.legal(), alone.why_not("double"))
    assert (["wild 1"], 14, "") == (numbers, helped.route_points(1), helped.terrain(1))


@rule("HA-TERRAIN-14", "HA-TERRAIN-17", "RUL-04")
def test_x06_three_locomotives_reach_the_tie_and_are_all_discarded() -> None:
    game = position("orange locomotive*3", "", "desert*3")
    game.play(f"1 claim {WALVIS}", "1 pay orange", "1 locomotives 0", "1 double")
    numbers = game.legal()
    game.play("1 wild 3")

    assert (["wild 3"], 2) == (numbers, game.route_points(1))
    assert "orange locomotive*3" == game.discard()


@rule("HA-TERRAIN-14")
def test_x07_a_locomotive_alone_pays_where_nobody_has_terrain() -> None:
    game = position("orange locomotive", "", "").claim(1, WALVIS, "orange", wild=1)

    assert 2 == game.route_points(1)


@rule("HA-TERRAIN-11", "HA-CLAIM-09", "RUL-07")
def test_x08_a_ferry_paid_with_red_is_mountain() -> None:
    hand = "red*4 locomotive*2"
    game = position(hand, "mountain*2", "mountain").claim(1, SOUTH, "red", 2, wild=0)
    desert = position(hand, "desert*2", "")
    desert.play(f"1 claim {SOUTH}", "1 pay red", "1 locomotives 2")

    assert (30, ["plain"]) == (game.route_points(1), desert.legal())


@rule("HA-CLAIM-09", "RUL-10")
def test_x09_one_locomotive_is_not_enough_for_the_ferry() -> None:
    game = position("red*5 locomotive", "mountain*2", "mountain")

    assert ["HA-CLAIM-09"] == game.why_not(f"claim {SOUTH}")


@rule("HA-TERRAIN-13", "RUL-06")
def test_x10_each_opponent_is_compared_alone() -> None:
    game = position("red*5", "desert*3", "desert*3", "desert").claim(1, ADDIS, "red", wild=0)

    assert (20, "desert") == (game.route_points(1), game.terrain(1))


@rule("HA-DRAW-06", "RUL-01")
def test_x11_terrain_first_then_an_open_locomotive_is_not_allowed() -> None:
    game = scene(2, row="blue red white locomotive green").play("1 take desert", "* terrain jungle")

    with pytest.raises(IllegalAnswer, match="HA-DRAW-06"):
        game.play("1 take locomotive")


@rule("HA-DRAW-07")
def test_x12_after_a_blind_locomotive_any_card_but_an_open_locomotive() -> None:
    game = scene(2, row="blue blue white locomotive blue")
    game.play("1 draw train", "* train locomotive")

    terrain = ["take desert", "take jungle", "draw terrain"]
    assert ["take blue", "take white", "draw train", *terrain] == game.legal()


@rule("HA-DRAW-06")
def test_x13_nor_the_locomotive_that_replaced_the_first_card() -> None:
    game = scene(2, row="blue red white green green").play("1 take blue", "* train locomotive")

    with pytest.raises(IllegalAnswer, match="HA-DRAW-06"):
        game.play("1 take locomotive")


@rule("HA-DRAW-05", "RUL-01")
def test_x14_an_open_locomotive_ends_the_turn() -> None:
    game = scene(2, row="blue red white locomotive green")
    game.play("1 take locomotive", "* train red")

    assert ("2", "locomotive", "") == (game.asked(), game.hand(1), game.terrain(1))


@rule("HA-DRAW-09")
def test_x15_three_locomotives_are_dealt_anew_before_the_second_card() -> None:
    game = scene(2, row="blue locomotive white locomotive green")
    game.play("1 take blue", "* train locomotive")
    discard = game.discard()
    game.play(*[f"* train {colour}" for colour in ("red", "red", "black", "black", "blue")])

    assert "white green locomotive*3" == discard
    assert ("red red black black blue", "1") == (game.row(), game.asked())


@rule("HA-DOUBLE-03")
def test_x16_with_three_players_the_other_track_is_closed_to_all() -> None:
    hands = {f"p{n}": {"hand": "blue*4"} for n in (1, 2, 3)}
    game = scene(3, row="red*5", **hands).claim(1, ONE, "blue")
    closed = []
    for seat in (2, 3, 1):
        closed += [game.legal(f"claim {TWO}")]
        game.play(f"{seat} draw terrain", "* terrain desert", f"{seat} draw terrain")
        game.play("* terrain desert")

    assert [[], [], []] == closed


@rule("HA-DOUBLE-02", "HA-DOUBLE-01")
def test_x17_with_four_players_it_is_open_to_the_others() -> None:
    hands = {f"p{n}": {"hand": "blue*3" if n > 1 else "blue*2"} for n in (1, 2, 3, 4)}
    hands["p1"]["hand"] += " locomotive*2"
    game = scene(4, row="red*5", **hands).claim(1, ONE, "blue")
    found = []
    for seat in (2, 3, 4, 1):
        found += [game.legal(f"claim {TWO}") != []]
        game.play(f"{seat} draw terrain", "* terrain desert", f"{seat} draw terrain")
        game.play("* terrain desert")

    assert [True, True, True, False] == found


@rule("HA-NODE-02", "HA-NODE-03")
def test_x18_nigeria_is_reached_from_each_city_and_links_neither() -> None:
    """The parts of the network: Douala with one entry point, Ngaoundéré with the other."""
    game = scene(2, p1={"owns": "douala-nigeria_south/white ngaoundere-nigeria_north/1"})

    assert [{"douala", "nigeria_south"}, {"ngaoundere", "nigeria_north"}] == game.parts(1)


@rule("HA-NODE-04")
def test_x19_madagascar_is_reached_in_the_north() -> None:
    """T45: Madagascar - Zomba, 5 points."""
    tracks = "zomba-mocambique mocambique-madagascar_north/1"

    assert 5 == scene(2, p1={"owns": tracks, "tickets": "T45"}).points(1)


@rule("HA-END-01", "HA-END-04")
def test_x20_everybody_has_exactly_one_more_turn() -> None:
    game = scene(3, p1={"hand": "orange", "trains": 3}).claim(1, WALVIS, "orange")
    seats: list[str] = []
    while game.asked():
        seats += [game.asked()]
        game.play(f"{seats[-1]} draw terrain", "* terrain desert")
        game.play(f"{seats[-1]} draw terrain", "* terrain desert")

    assert (2, ["2", "3", "1"]) == (game.trains(1), seats)
