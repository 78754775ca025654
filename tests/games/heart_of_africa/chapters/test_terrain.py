"""HA-TERRAIN-03, 04, 06, 07: what becomes of terrain cards, and what they are not."""

from tests.games.heart_of_africa.scene import RULES, scene
from tests.support import rule

CAPE = "cape_town-port_elizabeth/1"  # black, 3 spaces


@rule("HA-TERRAIN-03")
def test_terrain_cards_pay_for_no_route() -> None:
    game = scene(2, p1={"hand": "black*2", "terrain": "desert*5 jungle*5 mountain*5"})

    assert ["HA-CLAIM-04"] == game.why_not(f"claim {CAPE}")


@rule("HA-TERRAIN-03")
def test_terrain_cards_count_for_no_ticket() -> None:
    """T40: Cape Town - Durban."""
    p1 = {"tickets": "T40", "terrain": "desert*9 jungle*9 mountain*9", "owns": CAPE}
    game = scene(2, p1=p1)

    assert {"HA-SCORE-01": 0, "HA-SCORE-02": -6, "HA-SCORE-03": 0} == game.sheet(1)


@rule("HA-TERRAIN-04")
def test_a_played_terrain_card_goes_to_the_terrain_discards() -> None:
    p1 = {"hand": "black*3", "terrain": "mountain*2"}
    game = scene(2, p1=p1, terrain_discard="desert mountain").claim(1, CAPE, "black", wild=0)

    assert ("mountain", "desert mountain*2") == (game.terrain(1), game.terrain_discard())
    assert "black*3" == game.discard()


@rule("HA-TERRAIN-06")
def test_terrain_cards_left_are_worth_nothing() -> None:
    p1 = {"terrain": "desert*9", "points": 7}
    game = scene(2, p1=p1, last=1).play("1 draw terrain", "* terrain desert", "1 draw terrain")
    game.play("* terrain desert")

    assert ("", "desert*11", 7) == (game.asked(), game.terrain(1), game.points(1))


@rule("HA-TERRAIN-07")
def test_there_is_no_limit_to_terrain_cards() -> None:
    p1 = {"terrain": "desert*14 jungle*13 mountain*14"}
    game = scene(2, p1=p1, terrain_row="desert jungle").play("1 take desert", "* terrain mountain")
    game.play("1 take jungle", "* terrain jungle")

    assert ("desert*15 jungle*14 mountain*14", "2") == (game.terrain(1), game.asked())


@rule("HA-TERRAIN-07")
def test_two_equal_terrain_cards_stay_in_the_row() -> None:
    game = scene(2, terrain_row="desert jungle").play("1 take jungle", "* terrain desert")

    assert ("desert desert", "", "1") == (game.terrain_row(), game.terrain_discard(), game.asked())


@rule("HA-TERRAIN-07")
def test_no_answer_discards_terrain() -> None:
    labels = [RULES.label(action) for action in range(int(RULES.num_actions))]

    assert ["take desert"] == [label for label in labels if "desert" in label]
    assert [] == [label for label in labels if label.startswith("discard")]
