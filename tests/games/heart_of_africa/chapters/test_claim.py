"""HA-CLAIM: action B, claiming a route."""

import pytest

from kindu.core.words import IllegalAnswer
from tests.games.heart_of_africa.scene import scene
from tests.support import rule

CAPE = "cape_town-port_elizabeth/1"  # black, 3 spaces
GREY = "douala-bangui"  # grey, 4 spaces
NORTH = "mocambique-madagascar_north/1"  # ferry, 3 spaces, 1 locomotive
SOUTH = "madagascar_south-durban/1"  # ferry, 6 spaces, 2 locomotives


@rule("HA-CLAIM-01")
def test_a_claim_takes_as_many_cards_and_trains_as_the_track_has_spaces() -> None:
    game = scene(2, p1={"hand": "black*5 red"}).claim(1, CAPE, "black")

    assert ("black*2 red", 42, [CAPE]) == (game.hand(1), game.trains(1), game.owned(1))
    assert 3 == int(game.player(1).cards)


@rule("HA-CLAIM-01")
def test_a_turn_has_one_claim() -> None:
    game = scene(2, p1={"hand": "black*6"}).claim(1, CAPE, "black")

    assert "2" == game.asked()


@rule("HA-CLAIM-01")
def test_a_track_is_never_claimed_in_part() -> None:
    """Two black cards are not enough for three spaces."""
    game = scene(2, p1={"hand": "black*2"})

    assert [] == game.legal(f"claim {CAPE}")
    with pytest.raises(IllegalAnswer, match="HA-CLAIM-04"):
        game.play(f"1 claim {CAPE}")


@rule("HA-CLAIM-01")
def test_nothing_moves_before_the_claim_is_complete() -> None:
    game = scene(2, p1={"hand": "black*3 locomotive"}).play(f"1 claim {CAPE}", "1 pay black")

    assert ("black*3 locomotive", 45, []) == (game.hand(1), game.trains(1), game.owned(1))


@rule("HA-CLAIM-02")
def test_a_track_need_not_touch_the_others() -> None:
    game = scene(2, p1={"hand": "black*3", "owns": "ngaoundere-douala"}).claim(1, CAPE, "black")

    assert ["ngaoundere-douala", CAPE] == game.owned(1)


@rule("HA-CLAIM-03")
@pytest.mark.parametrize(("trains", "open_"), [(2, False), (3, True), (4, True)])
def test_a_track_needs_enough_trains(trains: int, open_: bool) -> None:
    game = scene(2, p1={"hand": "black*3", "trains": trains})

    assert open_ == (f"claim {CAPE}" in game.legal())
    assert ([] if open_ else ["HA-CLAIM-03"]) == game.why_not(f"claim {CAPE}")


@rule("HA-CLAIM-04")
def test_a_coloured_track_is_paid_in_its_colour() -> None:
    game = scene(2, p1={"hand": "black*3 white*6"}).play(f"1 claim {CAPE}")

    assert ["pay black"] == game.legal()
    assert ["HA-CLAIM-04"] == game.why_not("pay white")


@rule("HA-CLAIM-04")
def test_another_colour_does_not_pay() -> None:
    game = scene(2, p1={"hand": "white*6"})

    assert ["HA-CLAIM-04"] == game.why_not(f"claim {CAPE}")


@rule("HA-CLAIM-05")
def test_any_one_colour_pays_for_a_grey_track() -> None:
    game = scene(2, p1={"hand": "purple*4 orange*5 white*3 red*4"}).play(f"1 claim {GREY}")

    assert ["pay purple", "pay orange", "pay red"] == game.legal()


@rule("HA-CLAIM-05")
def test_colours_are_not_mixed_on_a_grey_track() -> None:
    game = scene(2, p1={"hand": "purple*3 orange*3 white*3"})

    assert ["HA-CLAIM-05"] == game.why_not(f"claim {GREY}")


@rule("HA-CLAIM-05")
def test_the_chosen_colour_is_what_is_played() -> None:
    game = scene(2, p1={"hand": "purple*4 red*4"}).claim(1, GREY, "red")

    assert ("purple*4", "red*4") == (game.hand(1), game.discard())


@rule("HA-CLAIM-06")
@pytest.mark.parametrize(
    ("hand", "colour", "locomotives"),
    [("black*2 locomotive", "black", 1), ("black locomotive*2", "black", 2)],
)
def test_locomotives_stand_for_missing_cards(hand: str, colour: str, locomotives: int) -> None:
    game = scene(2, p1={"hand": hand}).claim(1, CAPE, colour, locomotives)

    assert ("", [CAPE]) == (game.hand(1), game.owned(1))


@rule("HA-CLAIM-06")
def test_a_set_may_consist_of_locomotives_only() -> None:
    game = scene(2, p1={"hand": "locomotive*4"}).claim(1, CAPE, "locomotive")

    assert ("locomotive", "locomotive*3", 42) == (game.hand(1), game.discard(), game.trains(1))


@rule("HA-CLAIM-07")
def test_all_cards_of_the_set_are_discarded() -> None:
    game = scene(2, p1={"hand": "black*3 locomotive*2"}, discard="red").claim(1, CAPE, "black", 1)

    assert ("black locomotive", "black*2 red locomotive") == (game.hand(1), game.discard())


LENGTHS = [
    ("windhoek-walvis_bay", "orange", 1),
    ("salisbury-beira", "purple", 2),
    (CAPE, "black", 4),
    ("libreville-bangui", "green", 7),
    ("fachoda-addis_ababa", "red", 10),
    (SOUTH, "red", 15),
]


@rule("HA-CLAIM-08")
@pytest.mark.parametrize(("track", "colour", "points"), LENGTHS)
def test_points_go_by_length_and_are_scored_at_once(track: str, colour: str, points: int) -> None:
    p1 = {"hand": f"{colour}*6 locomotive*2", "points": 20}
    game = scene(2, p1=p1).claim(1, track, colour, 2 if track == SOUTH else 0)

    assert (20 + points, points) == (game.route_points(1), game.told("HA-CLAIM-08")[0].points)
    assert 0 == game.points(2)


@rule("HA-CLAIM-09", "RUL-10")
@pytest.mark.parametrize(
    ("track", "hand", "too_few", "sets"),
    [
        (NORTH, "red*12 locomotive", "red*12", "locomotives 1"),
        (SOUTH, "red*11 locomotive*2", "red*11 locomotive", "locomotives 2"),
    ],
    ids=["north", "south"],
)
def test_a_ferry_needs_as_many_locomotives_as_it_has_symbols(
    track: str, hand: str, too_few: str, sets: str
) -> None:
    game = scene(2, p1={"hand": hand}).play(f"1 claim {track}", "1 pay red")

    assert [sets] == game.legal()
    assert ["HA-CLAIM-09"] == scene(2, p1={"hand": too_few}).why_not(f"claim {track}")


@rule("HA-CLAIM-09", "RUL-10")
def test_the_other_spaces_of_a_ferry_are_paid_as_on_a_grey_track() -> None:
    game = scene(2, p1={"hand": "blue*4 red*4 white*3 locomotive*2"}).play(f"1 claim {SOUTH}")
    colours = game.legal()
    game.play("1 pay blue", "1 locomotives 2", "1 plain")

    assert ["pay blue", "pay red"] == colours
    assert ("white*3 red*4", "blue*4 locomotive*2") == (game.hand(1), game.discard())


@rule("HA-CLAIM-09")
def test_locomotives_beyond_the_symbols_may_replace_cards_on_a_ferry_too() -> None:
    game = scene(2, p1={"hand": "white*3 locomotive*3"}).play(f"1 claim {SOUTH}", "1 pay white")

    assert ["locomotives 3"] == game.legal()


@rule("HA-CLAIM-10")
def test_the_player_decides_how_many_locomotives_go_into_the_set() -> None:
    game = scene(2, p1={"hand": "black*3 locomotive*5"}).play(f"1 claim {CAPE}", "1 pay black")
    numbers = game.legal()
    game.play("1 locomotives 2", "1 plain")

    assert ["locomotives 0", "locomotives 1", "locomotives 2"] == numbers
    assert "black*2 locomotive*3" == game.hand(1)


@rule("HA-CLAIM-10")
def test_no_more_locomotives_than_are_in_the_hand_and_no_fewer_than_needed() -> None:
    game = scene(2, p1={"hand": "red*3 locomotive*2"}).play(f"1 claim {GREY}", "1 pay red")

    assert ["locomotives 1", "locomotives 2"] == game.legal()
    assert ["HA-CLAIM-10"] == game.why_not("locomotives 0")


@rule("HA-CLAIM-10")
def test_the_player_decides_which_colour_pays_for_a_grey_track() -> None:
    hands = []
    for colour in ("blue", "green"):
        game = scene(2, p1={"hand": "blue*4 green*4"}).claim(1, GREY, colour)
        hands += [game.hand(1)]

    assert ["green*4", "blue*4"] == hands


@rule("HA-CLAIM-11")
def test_a_set_of_locomotives_only_names_no_colour() -> None:
    game = scene(2, p1={"hand": "black*3 locomotive*3"}).play(f"1 claim {CAPE}")
    colours = game.legal()
    game.play("1 pay locomotive")

    assert ["pay black", "pay locomotive"] == colours
    assert ["plain"] == game.legal()


@rule("HA-CLAIM-11")
def test_a_set_with_a_colour_has_a_card_of_it() -> None:
    """Three locomotives could pay alone, but not under the name of a colour that is not held."""
    game = scene(2, p1={"hand": "locomotive*4"}).play(f"1 claim {CAPE}")
    grey = scene(2, p1={"hand": "red locomotive*4"}).play(f"1 claim {GREY}")

    assert ["pay locomotive"] == game.legal()
    assert ["pay red", "pay locomotive"] == grey.legal()
    assert ["HA-CLAIM-11"] == game.why_not("pay black") == grey.why_not("pay blue")


@rule("HA-CLAIM-11")
def test_a_set_with_a_colour_has_fewer_locomotives_than_spaces() -> None:
    game = scene(2, p1={"hand": "black*3 locomotive*4"}).play(f"1 claim {CAPE}", "1 pay black")

    assert ["HA-CLAIM-10"] == game.why_not("locomotives 3")


@rule("HA-CLAIM-12")
def test_a_claimed_track_is_closed_to_everybody() -> None:
    p2 = {"hand": "green*4", "owns": "ngaoundere-douala"}
    game = scene(2, p1={"hand": "green*4 white*3"}, p2=p2).claim(1, "libreville-bangui", "green")

    assert ["HA-CLAIM-12"] == game.why_not("claim libreville-bangui")
    assert ["HA-CLAIM-12"] == game.why_not("claim ngaoundere-douala")


@rule("HA-CLAIM-12")
def test_a_track_stays_with_its_owner() -> None:
    game = scene(2, p1={"hand": "green*4"}, p2={"hand": "white*3"})
    game.claim(1, "libreville-bangui", "green").claim(2, "ngaoundere-douala", "white")
    game.play("1 draw train", "* train red", "1 draw train", "* train red")

    assert (["libreville-bangui"], ["ngaoundere-douala"]) == (game.owned(1), game.owned(2))
    assert (41, 42) == (game.trains(1), game.trains(2))
