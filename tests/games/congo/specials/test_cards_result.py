"""Shaman, No Auxiliaries!, Friendly Encounter and Arab Trader: values and results."""

from __future__ import annotations

import pytest

from kindu.games.congo import values
from tests.games.congo.places import PLACES, places, playable
from tests.games.congo.scene import Scene, scene
from tests.support import rule

US = "us-doctor-missionary"
THREE = "gb-missionary be-doctor de-missionary"  # 5, 4 and 4 at a British mission
LEVEL = "gb-doctor be-doctor gb-explorer"  # 4, 4 and 3


def played(card: str, bids: str, *lines: str, **changes: object) -> Scene:
    """Seat 1 or another `owner` plays this card at a British mission of value 3."""
    seats, owner = len(bids.split()), int(str(changes.pop("owner", 1)))
    position: dict[str, object] = {f"p{owner}": {"specials": card}, **changes}
    return scene(seats, bids=bids, **position).special(owner, card, *lines)


@rule("CO-SP-SHAMAN-01")
@places
@pytest.mark.parametrize("seats", [2, 3])
def test_shaman_may_be_played_everywhere(place: str, seats: int) -> None:
    assert playable("shaman", seats, **PLACES[place])


@rule("CO-SP-SHAMAN-01")
@pytest.mark.parametrize(
    ("owner", "totals"), [(1, [5, 3, 3]), (2, [4, 4, 3]), (3, [4, 3, 4])]
)  # fmt: skip
def test_every_opponents_bid_is_1_lower(owner: int, totals: list[int]) -> None:
    game = played("shaman", THREE, owner=owner)

    assert dict(enumerate(totals, 1)) == game.totals()


@rule("CO-SP-SHAMAN-01", "R-34")
def test_the_shaman_may_make_a_value_negative() -> None:
    game = played("shaman", "gb-doctor fr-officer gb-officer")

    assert {1: 4, 2: -2, 3: 0} == game.totals()


@rule("CO-SP-SHAMAN-01", "R-34")
def test_it_counts_when_totals_are_compared_but_not_for_hippo_tiles() -> None:
    """5 less 1 is level with 4; then 2 beats 1."""
    hippos = {"p1": {"specials": "shaman", "hippos": "1"}, "p2": {"hippos": "2"}}
    game = played("shaman", "gb-doctor gb-missionary", **hippos).finish()
    game.play("1 tile 1", "2 tile 2")

    assert [0, 3] == game.score()


@rule("CO-SP-SHAMAN-01")
def test_the_shaman_is_explained() -> None:
    game = played("shaman", THREE)
    facts = [[(f.rule, f.c) for f in values.explain(game.table, seat)] for seat in (0, 1)]

    assert ("CO-SP-SHAMAN-01", -2) in facts[1]
    assert "CO-SP-SHAMAN-01" not in [rule for rule, _ in facts[0]]


@rule("CO-SP-SHAMAN-01")
def test_the_shaman_acts_for_one_round() -> None:
    hands = {"p1": {"specials": "shaman", "hand": "gb-doctor"}, "p2": {"hand": "gb-doctor"}}
    game = played("shaman", "gb-missionary be-doctor", **hands).finish()
    game.play("* station village", *["* character de-officer", "* auxiliary nun"] * 2)
    game.bid("gb-doctor gb-doctor").passes()

    assert {1: 1, 2: 1} == game.totals()


@rule("CO-SP-NOAUX-01")
@places
@pytest.mark.parametrize("seats", [2, 3])
def test_no_auxiliaries_may_be_played_everywhere(place: str, seats: int) -> None:
    assert playable("no_auxiliaries", seats, **PLACES[place])


@rule("CO-SP-NOAUX-01")
def test_base_values_decide_and_nobody_lays_a_card() -> None:
    helpers = {"p1": {"specials": "no_auxiliaries", "helpers": "nurse*3"}, "p2": {"helpers": "nun"}}
    game = played("no_auxiliaries", "gb-doctor gb-missionary gb-officer", **helpers)

    assert ([0, 3, 0], "station") == (game.score(), game.verb())
    assert ["nurse*3", "nun"] == [game.helpers(1), game.helpers(2)]


@rule("CO-SP-NOAUX-01")
def test_sympathy_is_rolled_all_the_same_but_no_language() -> None:
    """French sympathy at a Belgian station: 5 and 4, the Belgians don't roll."""
    game = played("no_auxiliaries", f"be-doctor {US} be-officer", flag="be")
    game.play("* die 3")

    assert ([0, 3, 0], "station") == (game.score(), game.verb())


@rule("CO-SP-NOAUX-01")
def test_ties_are_broken_with_hippo_tiles_as_usual() -> None:
    hippos = {"p1": {"specials": "no_auxiliaries", "hippos": "1"}, "p2": {"hippos": "3"}}
    game = played("no_auxiliaries", LEVEL, "1 tile 1", "2 tile 3", **hippos)

    assert [0, 3, 0] == game.score()


@rule("CO-SP-FRIENDLY-01")
@places
@pytest.mark.parametrize("seats", [2, 3])
def test_friendly_encounter_may_be_played_everywhere(place: str, seats: int) -> None:
    assert playable("friendly_encounter", seats, **PLACES[place])


@rule("CO-SP-FRIENDLY-01", "CO-SP-FRIENDLY-02")
@pytest.mark.parametrize("owner", [1, 2, 3])
def test_the_bids_of_all_but_the_chief_go_back_to_the_hands(owner: int) -> None:
    """Auxiliaries and the chief's character are discarded as usual, whoever owns the card."""
    helpers = {f"p{n}": {"helpers": "nun nurse"} for n in (1, 2, 3)}
    helpers[f"p{owner}"]["specials"] = "friendly_encounter"
    game = played("friendly_encounter", THREE, owner=owner, **helpers)
    game.lay(1, "nun").lay(2, "nurse").finish()

    assert ([3, 0, 0], "gb-missionary") == (game.score(), game.discard())
    assert ["", "be-doctor", "de-missionary"] == [game.hand(n) for n in (1, 2, 3)]
    assert ("nurse nun", "friendly_encounter") == (game.helper_discard(), game.special_discard())


@rule("CO-SP-FRIENDLY-01")
def test_also_of_those_beaten_in_a_hippo_fight() -> None:
    hippos = {"p1": {"specials": "friendly_encounter", "hippos": "1"}, "p2": {"hippos": "3"}}
    game = played("friendly_encounter", LEVEL, **hippos).finish().play("1 tile 1", "2 tile 3")

    assert ["gb-doctor", "", "gb-explorer"] == [game.hand(n) for n in (1, 2, 3)]
    assert ("be-doctor", [0, 3, 0]) == (game.discard(), game.score())


@rule("CO-SP-FRIENDLY-03", "R-26")
def test_without_a_chief_friendly_encounter_has_no_effect() -> None:
    game = played("friendly_encounter", LEVEL).finish()

    assert ([1, 1, 0], "be-doctor gb-explorer gb-doctor") == (game.score(), game.discard())
    assert ["", "", ""] == [game.hand(n) for n in (1, 2, 3)]


@rule("CO-SP-TRADER-01")
@places
@pytest.mark.parametrize("seats", [2, 3])
def test_the_trader_comes_to_barracks_missions_and_villages(place: str, seats: int) -> None:
    allowed = place.startswith(("barracks", "mission", "village"))

    assert allowed == playable("arab_trader", seats, **PLACES[place])


@rule("CO-SP-TRADER-02")
def test_an_owner_who_becomes_chief_scores_1_more() -> None:
    game = played("arab_trader", THREE).finish()

    assert ([4, 0, 0], [(1, 2)]) == (game.score(), game.scored("CO-SP-TRADER-02"))
    assert [(1, 6)] == game.scored("CO-SCORE-01")


@rule("CO-SP-TRADER-02")
def test_also_after_a_hippo_fight() -> None:
    game = played("arab_trader", LEVEL, p1={"specials": "arab_trader", "hippos": "1"}).finish()

    assert [4, 0, 0] == game.play("1 tile 1").score()


@rule("CO-SP-TRADER-02")
def test_otherwise_the_trader_gives_nothing() -> None:
    game = played("arab_trader", THREE, owner=2).finish()

    assert ([3, 0, 0], "arab_trader") == (game.score(), game.special_discard())


@rule("CO-SP-TRADER-02", "R-31")
def test_in_an_unbroken_tie_the_trader_gives_nothing() -> None:
    assert [1, 1, 0] == played("arab_trader", LEVEL).finish().score()


@rule("CO-SP-TRADER-02")
def test_points_by_special_cards_stand_on_the_score_sheet() -> None:
    game = played("arab_trader", THREE).finish()

    assert {"CO-SCORE-01": 6, "CO-SPC-07": 2, "CO-END-01": 0} == game.sheet(1)
