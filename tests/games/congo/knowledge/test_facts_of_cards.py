"""What is told about special cards, the end of a round and the end of the game."""

from __future__ import annotations

import pytest

from kindu.core.words import ALL
from kindu.games.congo.state.state import put_at
from tests.games.congo.knowledge.test_facts import Told, helper, kind, stop, told
from tests.games.congo.scene import Scene, scene
from tests.support import rule

THREE = "gb-doctor de-explorer be-officer"


def played(card: str, bids: str, *lines: str, **changes: object) -> Scene:
    """Seat 2 plays this card at a British mission of value 3."""
    position: dict[str, object] = {"p2": {"specials": card}, **changes}
    return scene(len(bids.split()), bids=bids, **position).special(2, card, *lines)


def of_cards(game: Scene) -> list[Told]:
    """Everything that is told about what a special card does."""
    return told(game, *{fact.rule for fact in game.facts if fact.rule.startswith("CO-SP-")})


@rule("CO-SP-TAMTAM-02", "CO-SP-HIPPO-01")
@pytest.mark.parametrize(
    ("card", "fact"), [("tam_tam", "CO-SP-TAMTAM-02"), ("hippo_attack", "CO-SP-HIPPO-01")]
)
def test_that_all_bids_go_back_is_told_of_the_owner(card: str, fact: str) -> None:
    game = played(card, " ".join(THREE.split()[: 2 if card == "tam_tam" else 3]))

    assert [(fact, 2, 0, 0, ALL)] == of_cards(game)


@rule("CO-SP-BOILER-02")
def test_what_goes_overboard_is_told_when_all_have_chosen() -> None:
    hands = {"p1": {"hand": "fr-doctor"}, "p3": {"hand": "de-officer gb-doctor"}}
    game = played("boiler_damage", THREE, "1 discard fr-doctor", **hands)
    before = of_cards(game)
    game.play("3 discard de-officer")

    facts = [(1, kind("fr-doctor")), (3, kind("de-officer"))]
    assert [] == before
    assert [("CO-SP-BOILER-02", *fact, 0, ALL) for fact in facts] == of_cards(game)


@rule("CO-SP-MALARIA-01", "CO-SP-MALARIA-02")
def test_the_dice_against_malaria_and_who_is_bitten_are_told() -> None:
    game = played("malaria", THREE, "* die 3", "* die 2", "* die 4")

    dice = [("CO-SP-MALARIA-01", seat, die, 0, ALL) for seat, die in ((1, 3), (2, 2), (3, 4))]
    assert [*dice, ("CO-SP-MALARIA-02", 2, kind("de-explorer"), 0, ALL)] == of_cards(game)


@rule("CO-SP-MALARIA-03")
@pytest.mark.parametrize(("die", "cured"), [(1, 1), (2, 0)])
def test_the_die_of_a_doctor_is_told_with_whether_it_cures(die: int, cured: int) -> None:
    game = played("malaria", "de-explorer be-officer gb-doctor", "* die 3", "* die 3", "* die 2")
    game.play(f"* die {die}")

    bitten = [] if cured else [("CO-SP-MALARIA-02", 3, kind("gb-doctor"), 0, ALL)]
    assert [("CO-SP-MALARIA-03", 3, die, cured, ALL), *bitten] == of_cards(game)


@rule("CO-SP-OVERBOARD-01")
def test_the_auxiliary_lost_is_told() -> None:
    game = played("man_overboard", THREE, p3={"helpers": "nurse nun"})
    game.play("2 target 3", "* auxiliary nurse")

    assert [("CO-SP-OVERBOARD-01", 3, helper("nurse"), 0, ALL)] == of_cards(game)


@rule("CO-SP-NATIONALS-02")
def test_who_is_no_national_is_told_with_the_bid() -> None:
    game = played("only_nationals", THREE)

    facts = [(2, kind("de-explorer")), (3, kind("be-officer"))]
    assert [("CO-SP-NATIONALS-02", *fact, 0, ALL) for fact in facts] == of_cards(game)


@rule("CO-SP-OKAPI-02")
def test_the_hunt_is_told_with_its_bid_and_its_points() -> None:
    game = played("okapi", THREE, "2 hunt", station="jungle", flag="")

    assert [("CO-SP-OKAPI-02", 2, kind("de-explorer"), 0, ALL)] == of_cards(game)
    assert [(2, 4)] == game.scored("CO-SP-OKAPI-02")


@rule("CO-SP-GORILLA-06", "CO-SP-GORILLA-07")
def test_a_flight_from_the_gorilla_is_told_with_the_bid() -> None:
    game = played("gorilla", "gb-doctor de-explorer", station="jungle", flag="")
    game.play("2 target 1", "2 flee")

    assert [
        ("CO-SP-GORILLA-02", 1, kind("gb-doctor"), 0, ALL),
        ("CO-SP-GORILLA-06", 2, kind("de-explorer"), 0, ALL),
        ("CO-SP-GORILLA-07", 2, 0, 0, ALL),
    ] == of_cards(game)


@rule("CO-SP-WARRIOR-03", "CO-SP-WARRIOR-05")
def test_the_fights_of_the_warrior_are_told_with_die_and_outcome() -> None:
    game = played("warrior", THREE, "2 target 3", "* die 2", "* die 3")

    assert [
        ("CO-SP-WARRIOR-03", 3, 2, 0, ALL),
        ("CO-SP-WARRIOR-03", 2, 3, 1, ALL),
        ("CO-SP-WARRIOR-05", 2, 0, 0, ALL),
    ] == of_cards(game)


@rule("CO-SP-TRADER-02", "CO-SP-FRIENDLY-01")
def test_what_a_card_gives_at_the_end_of_a_round_is_told() -> None:
    """Seat 2 has the best bid."""
    bids = "de-explorer gb-doctor be-officer"
    trader = played("arab_trader", bids).finish()
    friendly = played("friendly_encounter", bids).finish()

    assert [("CO-SP-TRADER-02", 2, 0, 0, ALL)] == of_cards(trader)
    assert [(2, 2)] == trader.scored("CO-SP-TRADER-02")
    assert [("CO-SP-FRIENDLY-01", seat, 0, 0, ALL) for seat in (1, 3)] == of_cards(friendly)


@rule("CO-SP-GORILLA-02", "CO-CHIEF-03")
def test_that_nobody_is_left_is_told_of_nobody() -> None:
    game = played(
        "gorilla", "gb-doctor de-doctor", "2 target 1", "2 flee", station="jungle", flag=""
    )

    assert [("CO-CHIEF-03", 0, 0, 0, ALL)] == told(game, "CO-CHIEF-03")


@rule("CO-TIE-04", "CO-SCORE-01")
def test_the_points_of_a_round_are_told() -> None:
    """Isangi has 3 points, an unbroken tie 1; they are counted in halves."""
    chief = scene(3, bids="de-explorer gb-doctor be-officer").passes().finish()
    tied = scene(3, bids="de-explorer gb-doctor be-doctor").passes().finish()

    assert [(2, 6)] == chief.scored("CO-SCORE-01")
    assert [("CO-TIE-04", 2, 0, 0, ALL), ("CO-TIE-04", 3, 0, 0, ALL)] == told(tied, "CO-TIE-04")
    assert [(2, 2), (3, 2)] == tied.scored("CO-TIE-04")


@rule("CO-END-01")
def test_the_special_cards_left_are_told_when_the_game_ends() -> None:
    hands = {"p1": {"specials": "malaria okapi shaman"}, "p3": {"specials": "gorilla"}}
    game = scene(3, stop="kindu", bids=THREE, **hands).passes().finish()

    assert [("CO-END-01", seat, n, 0, ALL) for seat, n in ((1, 3), (2, 0), (3, 1))] == told(
        game, "CO-END-01"
    )
    assert [(1, 3), (2, 0), (3, 1)] == game.scored("CO-END-01")


@rule("CO-SCORE-01", "CO-TIE-04", "CO-SPC-07", "CO-END-01")
def test_the_score_sheet_names_stops_shares_and_cards() -> None:
    """In halves: two stops, two points of ties, three by special cards, three cards in hand."""
    game = scene(3, p2={"specials": "malaria okapi shaman"})
    for name in ("lowa", "bumba"):
        game.table.chiefs = put_at(game.table.chiefs, stop(name), 1)
    game.player(2).shares, game.player(2).extras = 2, 3

    found = [(f.rule, f.seat, f.a, f.points) for f in game.table.sheet(1)]
    assert [
        ("CO-SCORE-01", 1, stop("bumba"), 6),
        ("CO-SCORE-01", 1, stop("lowa"), 8),
        ("CO-TIE-04", 1, 2, 4),
        ("CO-SPC-07", 1, 3, 6),
        ("CO-END-01", 1, 3, 3),
    ] == found
