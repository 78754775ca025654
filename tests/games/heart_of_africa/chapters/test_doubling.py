"""HA-TERRAIN-10 to 22: doubling the points of a route with terrain cards."""

import pytest

from tests.games.heart_of_africa.scene import BOARD, Scene, scene
from tests.support import rule

CAPE = "cape_town-port_elizabeth/1"  # black, 3 spaces: mountain, price 1
GREEN = "libreville-bangui"  # green, 4 spaces: jungle, price 2
ORANGE = "windhoek-walvis_bay"  # orange, 1 space: desert, price 1
GREY = "douala-bangui"  # grey, 4 spaces: mountain, price 2
NORTH = "mocambique-madagascar_north/1"  # ferry, 3 spaces, 1 locomotive: mountain


def doubling(track: str, hand: str, own: str, *opponents: str) -> Scene:
    """Seat 1 has named a track and a set: all cards of its hand except locomotives."""
    others = {f"p{n}": {"terrain": cards} for n, cards in enumerate(opponents, 2)}
    p1 = {"hand": hand, "terrain": own}
    game = scene(1 + len(opponents), p1=p1, **others)
    colour = hand.replace("*", " ").split()[0]
    return game.play(f"1 claim {track}", f"1 pay {colour}", "1 locomotives 0")


def wilds(game: Scene) -> list[int]:
    """How many locomotives as terrain are on offer; empty if doubling is not."""
    if "double" not in game.legal():
        return []
    return [int(label.split()[1]) for label in game.clone().play("1 double").legal()]


@rule("HA-TERRAIN-10")
def test_the_points_of_the_track_are_doubled_and_nothing_else() -> None:
    """7 + 7 points; four cards and four trains as without doubling."""
    plain = doubling(GREEN, "green*4", "jungle*2", "").play("1 plain")
    double = doubling(GREEN, "green*4", "jungle*2", "").play("1 double", "1 wild 0")

    assert (7, 14) == (plain.route_points(1), double.route_points(1))
    assert (
        ["green*4", 41]
        == [plain.discard(), plain.trains(1)]
        == [
            double.discard(),
            double.trains(1),
        ]
    )
    assert ("jungle*2", "") == (plain.terrain(1), double.terrain(1))


@rule("HA-TERRAIN-10")
def test_the_player_need_not_double() -> None:
    game = doubling(CAPE, "black*3", "mountain*2", "")

    assert ["plain", "double"] == game.legal()


@rule("HA-TERRAIN-10", "HA-TERRAIN-20")
def test_a_claimed_track_is_not_doubled_later() -> None:
    """Terrain cards that come after the claim are of no use for it."""
    game = doubling(CAPE, "black*3", "", "").play("1 plain")
    game.play("2 draw train", "* train red", "2 draw train", "* train red")
    game.play("1 draw terrain", "* terrain mountain", "1 draw terrain", "* terrain mountain")

    assert (4, "mountain*2") == (game.route_points(1), game.terrain(1))


@rule("HA-TERRAIN-11", "RUL-07")
@pytest.mark.parametrize(
    ("track", "colour", "own"),
    [
        ("windhoek-walvis_bay", "orange", "desert"),
        ("fachoda-sudan_west", "yellow", "desert"),
        ("port_nolloth-cape_town/1", "red", "desert"),
        ("bangui-bondo", "green", "jungle"),
        ("salisbury-beira", "purple", "jungle"),
        ("pretoria-durban/1", "blue", "jungle"),
        ("bulawayo-pretoria", "white", "mountain"),
        (CAPE, "black", "mountain"),
        ("j_northeast-bogoro", "red", "mountain"),
    ],
)
def test_the_printed_colour_fixes_the_terrain(track: str, colour: str, own: str) -> None:
    """The last one is grey, and is paid for with red cards."""
    length = int(BOARD.track_length[BOARD.track_ids.index(track)])
    hand = f"{colour}*{length}"
    others = " ".join(kind for kind in BOARD.terrain_ids if kind != own)
    right = scene(2, p1={"hand": hand, "terrain": own}).play(f"1 claim {track}")
    wrong = scene(2, p1={"hand": hand, "terrain": others}).play(f"1 claim {track}")

    set_ = [f"1 pay {colour}", "1 locomotives 0"]
    assert ["plain", "double"] == right.play(*set_).legal()
    assert ["plain"] == wrong.play(*set_).legal()


@rule("HA-TERRAIN-11", "RUL-07")
def test_a_ferry_is_mountain() -> None:
    hand = {"hand": "red*2 locomotive"}
    mountain = scene(2, p1={**hand, "terrain": "mountain"}).claim(1, NORTH, "red", 1, wild=0)
    desert = scene(2, p1={**hand, "terrain": "desert"})
    desert.play(f"1 claim {NORTH}", "1 pay red", "1 locomotives 1")

    assert (8, "") == (mountain.route_points(1), mountain.terrain(1))
    assert ["plain"] == desert.legal()


@rule("HA-TERRAIN-12")
@pytest.mark.parametrize(
    ("track", "colour", "price"),
    [
        ("windhoek-walvis_bay", "orange", 1),
        ("fachoda-sudan_west", "yellow", 1),
        ("windhoek-port_nolloth", "yellow", 1),
        ("mocamedes-walvis_bay/1", "yellow", 2),
        ("fachoda-addis_ababa", "red", 2),
    ],
)
def test_one_card_doubles_up_to_three_spaces_and_two_cards_more(
    track: str, colour: str, price: int
) -> None:
    p1 = {"hand": f"{colour}*6", "terrain": "desert*3"}
    game = scene(2, p1=p1).claim(1, track, colour, wild=0)

    assert price == 3 - int(game.terrain(1).partition("*")[2] or 1)


@rule("HA-TERRAIN-12")
def test_six_spaces_cost_two_cards_too() -> None:
    p1 = {"hand": "red*4 locomotive*2", "terrain": "mountain*3"}
    game = scene(2, p1=p1).claim(1, "madagascar_south-durban/1", "red", 2, wild=0)

    assert ("mountain", "mountain*2", 30) == (
        game.terrain(1),
        game.terrain_discard(),
        game.route_points(1),
    )


@rule("HA-TERRAIN-13", "RUL-06")
@pytest.mark.parametrize(
    ("own", "others", "allowed"),
    [
        ("mountain*2", ["mountain", "mountain"], True),
        ("mountain*2", ["mountain*2", ""], True),
        ("mountain*2", ["mountain*2", "mountain*2"], True),
        ("mountain*2", ["mountain*3", ""], False),
        ("mountain*2", ["", "mountain*3"], False),
        ("mountain*2", ["desert*5", "jungle*5"], True),
    ],
    ids=["more", "tie", "both together have more", "fewer", "fewer than the last", "other types"],
)
def test_no_single_other_player_may_have_more_of_the_type(
    own: str, others: list[str], allowed: bool
) -> None:
    game = doubling(CAPE, "black*3", own, *others)

    assert allowed == ("double" in game.legal())
    assert ([] if allowed else ["HA-TERRAIN-13"]) == game.why_not("double")


@rule("HA-TERRAIN-14", "RUL-03")
def test_a_locomotive_stands_for_a_terrain_card() -> None:
    game = doubling(CAPE, "black*3 locomotive", "", "").play("1 double", "1 wild 1")

    assert (8, "", "black*3 locomotive") == (game.route_points(1), game.hand(1), game.discard())


@rule("HA-TERRAIN-14", "RUL-22")
def test_nobody_answers_a_doubling_with_locomotives() -> None:
    """Seat 2 holds locomotives, and is not asked."""
    p1 = {"hand": "black*3", "terrain": "mountain"}
    game = scene(2, p1=p1, p2={"hand": "locomotive*5", "terrain": "mountain"})
    game.claim(1, CAPE, "black", wild=0)

    assert (8, "2", "locomotive*5") == (game.route_points(1), game.asked(), game.hand(2))
    assert ["HA-TURN-01"] == game.why_not("wild 1")


@rule("HA-TERRAIN-15", "RUL-02")
def test_a_locomotive_counts_for_the_condition() -> None:
    """1 mountain card against 2 is level with a locomotive."""
    without = doubling(CAPE, "black*3", "mountain", "mountain*2")
    game = doubling(CAPE, "black*3 locomotive", "mountain", "mountain*2")

    assert ([], [1]) == (wilds(without), wilds(game))


@rule("HA-TERRAIN-15", "HA-TERRAIN-17", "RUL-03")
def test_a_locomotive_counts_for_the_price_too() -> None:
    game = doubling(CAPE, "black*3 locomotive", "mountain", "mountain*2")
    game.play("1 double", "1 wild 1")

    assert ("mountain", "", 8) == (game.terrain(1), game.terrain_discard(), game.route_points(1))


@rule("HA-TERRAIN-16")
def test_locomotives_played_as_terrain_go_to_the_train_discards() -> None:
    game = doubling(GREEN, "green*4 locomotive*3", "jungle", "jungle*3").play(
        "1 double", "1 wild 2"
    )

    assert ("green*4 locomotive*2", "") == (game.discard(), game.terrain_discard())
    assert ("locomotive", 1) == (game.hand(1), int(game.player(1).cards))


@rule("HA-TERRAIN-16")
@pytest.mark.parametrize(("in_set", "left"), [(0, [2]), (1, []), (2, [])])
def test_a_locomotive_of_the_set_is_not_terrain_too(in_set: int, left: list[int]) -> None:
    """2 locomotives in the hand, and 2 needed as terrain."""
    p1 = {"hand": "black*3 locomotive*2"}
    game = scene(2, p1=p1, p2={"terrain": "mountain*2"})
    game.play(f"1 claim {CAPE}", "1 pay black", f"1 locomotives {in_set}")

    assert left == wilds(game)


@rule("HA-TERRAIN-16")
def test_a_set_of_locomotives_only_leaves_the_others_for_terrain() -> None:
    game = scene(2, p1={"hand": "locomotive*4"}).claim(1, CAPE, "locomotive", wild=1)

    assert (8, "", "locomotive*4") == (game.route_points(1), game.hand(1), game.discard())


def by_formula(own: int, opp: int, price: int, hand: int) -> list[int]:
    """HA-TERRAIN-17, 18 as written: condition, price, and no waste."""
    enough = [w for w in range(hand + 1) if own + w >= opp and own + w >= price]
    return [w for w in enough if w <= max(price, opp - own)]


@rule("HA-TERRAIN-17", "HA-TERRAIN-18", "HA-TERRAIN-21", "RUL-04", "RUL-25", "RUL-26")
@pytest.mark.parametrize(("track", "hand", "price"), [(CAPE, "black*3", 1), (GREY, "red*4", 2)])
@pytest.mark.parametrize("spare", [0, 1, 2, 3, 5])
def test_the_numbers_of_locomotives_on_offer(track: str, hand: str, price: int, spare: int) -> None:
    pairs = [(own, opp) for own in range(5) for opp in range(7)]
    found = {}
    for own, opp in pairs:
        cards = f"{hand} locomotive*{spare}" if spare else hand
        found[own, opp] = wilds(doubling(track, cards, f"mountain*{own}", f"mountain*{opp}"))

    assert {(own, opp): by_formula(own, opp, price, spare) for own, opp in pairs} == found


@rule("HA-TERRAIN-17", "RUL-05")
def test_own_cards_count_before_they_are_discarded() -> None:
    """2 against 2 before; the price would leave 0 against 2."""
    game = doubling(GREEN, "green*4", "jungle*2", "jungle*2").play("1 double", "1 wild 0")

    assert (14, "", "jungle*2") == (game.route_points(1), game.terrain(1), game.terrain(2))


@rule("HA-TERRAIN-18", "RUL-04", "RUL-26")
def test_useless_locomotives_are_not_offered() -> None:
    """5 locomotives: 4 reach the tie, a fifth is waste."""
    game = doubling(ORANGE, "orange locomotive*5", "desert", "desert*5").play("1 double")

    assert ["wild 4"] == game.legal()
    assert ["HA-TERRAIN-21"] == game.why_not("wild 5") == game.why_not("wild 3")


@rule("HA-TERRAIN-19", "RUL-08")
def test_a_track_is_doubled_once() -> None:
    """6 own cards and 6 locomotives bring no more than twice 4 points."""
    game = doubling(CAPE, "black*3 locomotive*6", "mountain*6", "").play("1 double", "1 wild 1")

    assert (8, "2") == (game.route_points(1), game.asked())


@rule("HA-TERRAIN-20")
def test_points_once_doubled_stay() -> None:
    """Afterwards seat 2 has more mountain cards."""
    game = doubling(CAPE, "black*3", "mountain", "mountain").play("1 double", "1 wild 0")
    game.play("2 draw terrain", "* terrain mountain", "2 draw terrain", "* terrain mountain")

    assert (8, "", "mountain*3") == (game.route_points(1), game.terrain(1), game.terrain(2))


@rule("HA-TERRAIN-21", "RUL-25")
@pytest.mark.parametrize(
    ("wild", "own", "discards"),
    [(0, "jungle", "green*4"), (1, "jungle*2", "green*4 locomotive"), (2, "jungle*3", "")],
)
def test_own_cards_and_locomotives_may_be_mixed(wild: int, own: str, discards: str) -> None:
    game = doubling(GREEN, "green*4 locomotive*2", "jungle*3", "").play(
        "1 double", f"1 wild {wild}"
    )

    assert (14, own) == (game.route_points(1), game.terrain(1))
    assert (discards or "green*4 locomotive*2") == game.discard()


@rule("HA-TERRAIN-22", "RUL-27")
def test_cards_that_only_serve_the_comparison_stay() -> None:
    """7 against 7, and the price is 1."""
    game = doubling(CAPE, "black*3", "mountain*7", "mountain*7").play("1 double", "1 wild 0")

    assert ("mountain*6", "mountain") == (game.terrain(1), game.terrain_discard())
