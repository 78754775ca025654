"""The test cases X21 to X41 of section 16 of rules.md, as written."""

import pytest

from tests.games.heart_of_africa.scene import Scene, scene
from tests.support import rule

BANGUI = "libreville-bangui"
WALVIS = "windhoek-walvis_bay"
NORTH = "mocambique-madagascar_north/1"
SOUTH = "madagascar_south-durban/1"
CAPE = "cape_town-port_elizabeth/1"
# Completed by these tracks: T40, T46 and T34 (Beira - Bloemfontein); T43 (Windhoek -
# Bloemfontein) needs the last one.
SOUTHERN = "bloemfontein-cape_town bloemfontein-durban pretoria-bloemfontein beira-durban/1"
WINDHOEK = "j_kalahari-windhoek j_kalahari-bloemfontein"
# T47 (Douala - Cabinda), T31 (Chad - Libreville), T36 (Nigeria - Léopoldville), T44 (Bangui -
# Luanda).
WESTERN = "douala-libreville/green libreville-cabinda/blue douala-nigeria_south/white"
CHAD = "ngaoundere-chad_west ngaoundere-douala cabinda-leopoldville/blue cabinda-luanda/1"
# T42 (Dar-es-Salaam - Ujiji), T48 (Elizabethville - Zomba).
EASTERN = "dar_es_salaam-livingstonia elizabethville-livingstonia ujiji-elizabethville"
NOTHING = {"row": "- - - - -", "deck": "", "terrain_row": "- -", "terrain_deck": ""}


def last_turn(seats: int, **changes: object) -> Scene:
    """The last turn, in which seat 1 draws two terrain cards."""
    game = scene(seats, last=1, **changes)
    return game.play(*["1 draw terrain", "* terrain desert"] * 2)


@rule("HA-SCORE-03")
def test_x21_both_players_with_four_completed_tickets_get_the_bonus() -> None:
    p1 = {"owns": f"{SOUTHERN} {WINDHOEK}", "tickets": "T34 T40 T43 T46"}
    p2 = {"owns": f"{WESTERN} {CHAD} libreville-bangui", "tickets": "T31 T36 T44 T47"}
    p3 = {"owns": f"{EASTERN} livingstonia-zomba", "tickets": "T42 T48"}
    game = last_turn(3, p1=p1, p2=p2, p3=p3)

    assert [4, 4, 2] == [int(game.table.tie_break(seat)) for seat in range(3)]
    assert [10, 10, 0] == [game.sheet(seat)["HA-SCORE-03"] for seat in (1, 2, 3)]


@rule("HA-TICKET-02")
def test_x22_a_deck_of_two_tickets() -> None:
    game = scene(2, ticket_deck="T05 T06").play("1 draw tickets", "* ticket T06", "* ticket T05")

    assert ("T06 T05", ["keep T05", "keep T06"]) == (game.offer(1), game.legal())


def dry(hand: str) -> Scene:
    """Terrain deck and discards are empty, the row has one card."""
    p1 = {"hand": hand, "terrain": "mountain*14 desert*15"}
    return scene(2, p1=p1, terrain_row="- jungle", terrain_deck="")


@rule("HA-DRAW-12")
def test_x23_the_last_open_terrain_card_may_be_taken_and_is_not_replaced() -> None:
    game = dry("")
    offer = [label for label in game.legal() if label in ("take jungle", "draw terrain")]
    game.play("1 take jungle")

    assert (["take jungle"], "- -", "1") == (offer, game.terrain_row(), game.asked())
    assert ["HA-DRAW-12"] == game.why_not("draw terrain")


@rule("HA-TERRAIN-05", "HA-DRAW-11", "RUL-15")
def test_x24_a_played_terrain_card_is_shuffled_and_turned_up_at_once() -> None:
    game = dry("black*3").claim(1, CAPE, "black", wild=0)
    odds = game.odds()
    game.play("* terrain mountain")

    assert {"terrain mountain": 1} == odds
    assert ("mountain jungle", "", "2") == (game.terrain_row(), game.terrain_deck(), game.asked())


@rule("HA-DRAW-01", "HA-DRAW-04")
def test_x25_an_open_train_card_and_an_open_terrain_card() -> None:
    game = scene(2, row="blue red red red red", terrain_row="desert jungle")
    game.play("1 take blue", "* train green", "1 take jungle", "* terrain mountain")

    assert ("blue", "jungle", "2") == (game.hand(1), game.terrain(1), game.asked())
    assert ("green red red red red", "desert mountain") == (game.row(), game.terrain_row())


@rule("HA-DRAW-01", "HA-DRAW-04")
def test_x26_the_replacement_of_the_first_card_may_be_the_second() -> None:
    game = scene(2, terrain_row="desert jungle").play("1 take desert", "* terrain mountain")
    game.play("1 take mountain", "* terrain jungle")

    assert ("desert mountain", "2") == (game.terrain(1), game.asked())


@rule("HA-TERRAIN-21")
def test_x27_one_locomotive_may_save_an_own_card() -> None:
    p1 = {"hand": "orange locomotive*3", "terrain": "desert*3"}
    game = scene(2, p1=p1, p2={"terrain": "desert"})
    game.play(f"1 claim {WALVIS}", "1 pay orange", "1 locomotives 0", "1 double")
    left = [game.clone().play(f"1 wild {n}").terrain(1) for n in (0, 1)]

    assert (["wild 0", "wild 1"], ["desert*2", "desert*3"]) == (game.legal(), left)


@rule("HA-TERRAIN-21")
def test_x28_two_locomotives_are_the_only_choice() -> None:
    p1 = {"hand": "green*4 locomotive*4", "terrain": "jungle"}
    game = scene(2, p1=p1, p2={"terrain": "jungle*3"})
    game.play(f"1 claim {BANGUI}", "1 pay green", "1 locomotives 0", "1 double")
    numbers = game.legal()
    game.play("1 wild 2")

    assert (["wild 2"], 14, "jungle") == (numbers, game.route_points(1), game.terrain(1))


@rule("HA-DRAW-15", "RUL-24")
def test_x29_the_five_cards_of_a_claim_are_shuffled_together() -> None:
    p1 = {"hand": "green*4 locomotive", "terrain": "jungle*2"}
    game = scene(2, p1=p1, p2={"terrain": "jungle*3"}, row="red - blue - white", deck="")
    game.claim(1, BANGUI, "green", wild=1)
    odds = game.odds()
    game.play("* train green", "* train locomotive")

    assert {"train green": 4, "train locomotive": 1} == odds
    assert ("red green blue locomotive white", "green*3") == (game.row(), game.deck())
    assert "2" == game.asked()


@rule("HA-DRAW-11", "RUL-15")
def test_x30_the_discards_are_shuffled_after_the_last_blind_card() -> None:
    game = scene(2, deck="red", discard="blue*3 black*3").play("1 draw train", "* train red")

    assert ("blue*3 black*3", "") == (game.deck(), game.discard())
    assert ["draw train"] == game.legal("draw train")


@rule("HA-DRAW-10", "RUL-16")
def test_x31_five_locomotives_stay_with_two_other_cards_left() -> None:
    """Seat 1 takes the last card of another colour from the row."""
    game = scene(2, row="red locomotive*4", deck="locomotive blue", discard="white")
    game.play("1 take red", "* train locomotive")

    assert " ".join(["locomotive"] * 5) == game.row()
    assert ("1", "white") == (game.asked(), game.discard())


@rule("HA-DRAW-13")
def test_x32_the_action_is_over_when_only_open_locomotives_are_left() -> None:
    game = scene(2, **{**NOTHING, "row": "red locomotive locomotive - -"}).play("1 take red")

    assert ("red", "- locomotive locomotive - -", "2") == (game.hand(1), game.row(), game.asked())


def last_rounds(game: Scene) -> list[str]:
    """Everybody draws terrain blind, or passes, to the end."""
    seats: list[str] = []
    while game.asked():
        seats += [game.asked()]
        if game.legal() == ["pass"]:
            game.play(f"{seats[-1]} pass")
        elif f"claim {WALVIS}" in game.legal():
            game.claim(int(seats[-1]), WALVIS, "orange")
        else:
            game.play(*[f"{seats[-1]} draw terrain", "* terrain desert"] * 2)
    return seats


@rule("HA-END-02", "HA-END-04")
def test_x33_a_second_player_without_trains_changes_nothing() -> None:
    """A, B and C are seats 1, 2 and 3."""
    p2, p3 = {"hand": "purple*2", "trains": 3}, {"hand": "orange", "trains": 1}
    game = scene(3, p2=p2, p3=p3, turn=2).claim(2, "salisbury-beira", "purple")
    seats = last_rounds(game)

    assert (["3", "1", "2"], 1, 0) == (seats, game.trains(2), game.trains(3))


@rule("HA-TURN-04", "HA-END-04")
def test_x34_a_forced_pass_is_the_last_turn_of_a_player() -> None:
    """A has nothing; the two purple cards that B plays are taken up by C."""
    p2 = {"hand": "purple*2", "trains": 3}
    game = scene(3, p2=p2, p3={"trains": 1}, turn=2, ticket_deck=0, **NOTHING)
    game.claim(2, "salisbury-beira", "purple").play("* train purple", "* train purple")
    game.play("3 take purple", "3 take purple", "1 pass")
    asked = game.asked()
    game.play("2 pass")

    assert ("2", "", "HA-END-02") == (asked, game.asked(), game.ending())


@rule("HA-SCORE-07", "RUL-12")
@pytest.mark.parametrize(
    ("tickets", "points", "places"),
    [("T31 T36 T44 T47", 96, [1, 2]), ("T28 T31 T36 T44 T47", 78, [1, 1])],
    ids=["5 and 4", "5 and 5"],
)
def test_x35_a_tie_of_120_points(tickets: str, points: int, places: list[int]) -> None:
    """78 + 32 + 10 against 96 + 24, or 78 + 32 + 10. T33 and T28 are the fifth tickets."""
    south = f"{SOUTHERN} {WINDHOEK} bloemfontein-port_elizabeth"
    west = f"{WESTERN} {CHAD} libreville-bangui bangui-bondo bondo-fachoda fachoda-sudan_west"
    p1 = {"owns": south, "tickets": "T33 T34 T40 T43 T46", "points": 78}
    game = last_turn(2, p1=p1, p2={"owns": west, "tickets": tickets, "points": points})

    assert [120, 120] == [game.points(seat) for seat in (1, 2)]
    assert places == game.places()


@rule("HA-TICKET-03", "HA-TICKET-10", "RUL-19")
def test_x36_three_tickets_come_back_to_a_deck_of_thirty() -> None:
    game = scene(2, ticket_deck=28, returned="1:T48 1:T47").play("1 draw tickets")
    game.play(*[f"* ticket T{n:02}" for n in (9, 2, 5, 7)], "1 keep T05", "1 enough")
    below = game.returned().split()

    assert 29 == game.undealt() + len(below)
    assert {27: "T09", 28: "T02", 29: "T07"} == {
        game.undealt() + n: name for n, name in enumerate(below, 1) if n > 2
    }


@rule("HA-NODE-05", "RUL-20")
def test_x37_madagascar_links_mocambique_and_durban() -> None:
    tracks = f"{NORTH} madagascar_north-madagascar_south {SOUTH}"
    game = scene(2, p1={"owns": tracks})

    assert [{"mocambique", "madagascar_north", "madagascar_south", "durban"}] == game.parts(1)


@rule("HA-CLAIM-06", "HA-CLAIM-11")
def test_x38_three_locomotives_pay_for_a_ferry_and_name_no_colour() -> None:
    game = scene(2, p1={"hand": "locomotive*3"}).play(f"1 claim {NORTH}")
    colours = game.legal()
    game.play("1 pay locomotive", "1 plain")

    assert (["pay locomotive"], [NORTH]) == (colours, game.owned(1))


@rule("HA-TERRAIN-16")
def test_x39_one_locomotive_is_left_for_terrain() -> None:
    p1 = {"hand": "red*4 locomotive*3", "terrain": "mountain"}
    game = scene(2, p1=p1, p2={"terrain": "mountain"})
    game.play(f"1 claim {SOUTH}", "1 pay red", "1 locomotives 2", "1 double")
    numbers = game.legal()
    game.play("1 wild 1")

    assert (["wild 1"], 30, "") == (numbers, game.route_points(1), game.terrain(1))


@rule("HA-DOUBLE-02", "RUL-21")
def test_x40_both_tracks_to_nigeria_end_at_the_same_entry_point() -> None:
    p1 = {"owns": "douala-nigeria_south/white"}
    game = scene(4, p1=p1, p2={"hand": "black*2"}, turn=2)
    game.claim(2, "douala-nigeria_south/black", "black")

    assert [{"douala", "nigeria_south"}] == game.parts(1) == game.parts(2)


@rule("HA-CLAIM-03")
def test_x41_five_trains_do_not_fill_six_spaces() -> None:
    game = scene(2, p1={"hand": "red*4 locomotive*2", "trains": 5})

    assert ["HA-CLAIM-03"] == game.why_not(f"claim {SOUTH}")
