"""Okapi, Malaria, Man Overboard! and Only Nationals: special cards that act after the reveal."""

from __future__ import annotations

import pytest

from tests.games.congo.places import PLACES, places, playable
from tests.games.congo.scene import Scene, scene
from tests.support import rule

US, PT, SE = "us-doctor-missionary", "pt-explorer-doctor", "se-explorer-officer"


def played(card: str, bids: str, *lines: str, **changes: object) -> Scene:
    """Seat 1 plays this card at a British mission of value 3."""
    seats = len(bids.split())
    position: dict[str, object] = {"p1": {"specials": card}, **changes}
    return scene(seats, bids=bids, **position).special(1, card, *lines)


def okapi(bids: str, *lines: str, **changes: object) -> Scene:
    return played("okapi", bids, *lines, station="jungle", flag="", **changes)


@rule("CO-SP-OKAPI-01")
@places
def test_okapi_may_be_played_only_at_a_jungle(place: str) -> None:
    assert place.startswith("jungle") == playable("okapi", **PLACES[place])


@rule("CO-SP-OKAPI-01", "R-24")
@pytest.mark.parametrize("kind", ["gb-officer", "gb-doctor", "gb-anthropologist", US])
def test_without_an_explorer_there_is_no_hunt(kind: str) -> None:
    game = okapi(f"{kind} de-doctor be-doctor")

    assert ("1", [], ["drop"]) == (game.asked(), game.legal("hunt"), game.legal("drop"))


@rule("CO-SP-OKAPI-01", "R-21", "R-24")
@pytest.mark.parametrize("kind", ["gb-explorer", PT, SE])
def test_an_explorer_may_hunt_or_stay(kind: str) -> None:
    """A non-belligerent explorer too; decided after the reveal."""
    game = okapi(f"{kind} de-doctor be-doctor")

    assert ("1", ["hunt", "stay"], 1) == (game.asked(), game.legal(), game.table.open)


@rule("CO-SP-OKAPI-02")
def test_the_hunter_scores_2_at_once_and_takes_no_further_part() -> None:
    game = okapi("gb-explorer de-officer be-doctor", "1 hunt", p1={"specials": "okapi", "score": 5})
    hunted = game.scored("CO-SP-OKAPI-02")

    assert ([(1, 4)], [7, 0, 0]) == (hunted, game.score())
    assert ("gb-explorer", "- de-officer be-doctor") == (game.discard(), game.bids())
    assert ([7, 3, 0], 2) == (game.finish().score(), game.first())


@rule("CO-SP-OKAPI-02")
def test_who_stays_competes_as_usual() -> None:
    game = okapi("gb-explorer de-officer be-doctor", "1 stay")
    before = game.score()

    assert ([0, 0, 0], {1: 5, 2: 3, 3: 2}) == (before, game.totals())
    assert [3, 0, 0] == game.finish().score()


@rule("CO-SP-OKAPI-03")
def test_nobody_else_may_hunt() -> None:
    game = okapi("gb-explorer de-explorer be-explorer", "1 hunt")

    assert ("2", [], {2: 5, 3: 5}) == (game.asked(), game.legal("hunt"), game.totals())


@rule("CO-SP-MALARIA-01")
@places
@pytest.mark.parametrize("seats", [2, 3])
def test_malaria_may_be_played_everywhere(place: str, seats: int) -> None:
    assert playable("malaria", seats, **PLACES[place])


@rule("CO-SP-MALARIA-01", "CO-SP-MALARIA-02")
@pytest.mark.parametrize(
    ("dice", "bitten"), [((1, 2, 3), 1), ((4, 3, 4), 2), ((4, 4, 2), 3), ((2, 1, 4), 2)]
)
def test_the_lowest_roll_is_bitten_and_discarded(dice: tuple[int, ...], bitten: int) -> None:
    bids = "gb-officer de-missionary be-explorer"
    game = played("malaria", bids, *[f"* die {n}" for n in dice])

    assert bids.split()[bitten - 1] == game.discard()
    assert {1, 2, 3} - {bitten} == set(game.totals())


@rule("CO-SP-MALARIA-01")
def test_all_participants_roll_in_turn_order() -> None:
    """The second die is seat 1's."""
    p1, bids = {"specials": "malaria"}, "gb-officer de-missionary be-explorer"
    game = scene(3, bids=bids, p1=p1, first=3).special(
        1, "malaria", "* die 4", "* die 1", "* die 2"
    )

    assert "gb-officer" == game.discard()


@rule("CO-SP-MALARIA-01")
def test_those_who_share_the_lowest_number_roll_again_and_again() -> None:
    """2 2 3 2: seats 1, 2 and 4; then 4 3 3: seats 2 and 4; then 1 1, then 4 2: seat 4."""
    bids = "gb-officer de-missionary be-explorer fr-explorer"
    dice = [2, 2, 3, 2, 4, 3, 3, 1, 1, 4, 2]
    game = played("malaria", bids, *[f"* die {n}" for n in dice])

    assert ("fr-explorer", {1, 2, 3}) == (game.discard(), set(game.totals()))


@rule("CO-SP-MALARIA-01", "R-25")
def test_only_players_with_a_bid_roll() -> None:
    game = played("malaria", "gb-officer - be-explorer de-officer", "* die 2", "* die 1", "* die 4")

    assert ("be-explorer", "1") == (game.discard(), game.asked())


@rule("CO-SP-MALARIA-02", "CO-CHIEF-02")
def test_with_two_players_the_other_one_is_chief() -> None:
    game = played("malaria", "gb-officer de-missionary", "* die 1", "* die 2")

    assert ([0, 3], "gb-officer de-missionary") == (game.score(), game.discard())


@rule("CO-SP-MALARIA-03", "R-25")
@pytest.mark.parametrize("kind", ["gb-doctor", US, PT])
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_a_doctor_is_cured_on_a_1(kind: str, die: int) -> None:
    """Also one of two professions; then nobody is discarded and nobody rolls again."""
    bids = f"{kind} de-missionary be-explorer"
    game = played("malaria", bids, "* die 1", "* die 2", "* die 3", f"* die {die}")
    if kind != "gb-doctor" and die == 1:
        game.play("* die 1")

    gone = game.discard() + game.gone()
    assert (("", "1") if die == 1 else (kind, "2")) == (gone, game.asked())


@rule("CO-SP-MALARIA-03")
def test_others_are_not_cured() -> None:
    game = played("malaria", "gb-officer de-doctor be-explorer", "* die 1", "* die 2", "* die 3")

    assert ("gb-officer", "2") == (game.discard(), game.asked())


@rule("CO-SP-OVERBOARD-01")
@places
@pytest.mark.parametrize("seats", [2, 3])
def test_man_overboard_may_be_played_everywhere(place: str, seats: int) -> None:
    assert playable("man_overboard", seats, **PLACES[place])


@rule("CO-SP-OVERBOARD-01", "R-29")
def test_the_owner_may_choose_an_opponent_with_auxiliaries_or_nobody() -> None:
    """Seat 2 takes no part but holds a card; seat 3 has none."""
    helpers = {"p2": {"helpers": "nun"}, "p4": {"helpers": "nurse*2 servant"}}
    p1 = {"specials": "man_overboard", "helpers": "porter"}
    bids = "gb-officer - be-explorer de-officer"
    game = played("man_overboard", bids, p1=p1, **helpers)

    assert (["target 2", "target 4", "nobody"], "1") == (game.legal(), game.asked())


@rule("CO-SP-OVERBOARD-01", "R-29")
def test_a_card_taken_at_random_goes_open_to_the_discards() -> None:
    p2 = {"helpers": "nurse*2 servant"}
    game = played("man_overboard", "gb-officer de-doctor be-doctor", "1 target 2", p2=p2)
    odds = game.odds()
    game.play("* auxiliary servant")

    assert {"auxiliary nurse": 2, "auxiliary servant": 1} == odds
    assert ("nurse*2", "servant") == (game.helpers(2), game.helper_discard())
    assert ["servant"] * 3 == [game.seen(eye).helper_discard() for eye in (0, 2, 7)]


@rule("CO-SP-OVERBOARD-01")
def test_the_servant_lost_is_not_the_servant_of_the_round() -> None:
    p2 = {"helpers": "servant*2"}
    game = played("man_overboard", "gb-officer de-doctor be-doctor", "1 target 2", p2=p2)
    game.play("* auxiliary servant", "1 drop")

    assert ["lay servant", "drop"] == game.legal()


@rule("CO-SP-OVERBOARD-01", "R-29")
def test_the_owner_may_decline_after_the_reveal() -> None:
    p2 = {"helpers": "nurse"}
    game = played("man_overboard", "gb-officer de-doctor be-doctor", "1 nobody", p2=p2)

    assert ("nurse", "", "1") == (game.helpers(2), game.helper_discard(), game.asked())


@rule("CO-SP-NATIONALS-01", "R-30")
@places
def test_only_nationals_needs_a_flag(place: str) -> None:
    assert (PLACES[place]["flag"] != "") == playable("only_nationals", **PLACES[place])


@rule("CO-SP-NATIONALS-01")
@pytest.mark.parametrize("station", ["barracks", "hospital", "mission", "village"])
@pytest.mark.parametrize("flag", ["be", "fr", "gb", "de"])
def test_any_flag_will_do(station: str, flag: str) -> None:
    assert playable("only_nationals", station=station, flag=flag)


@rule("CO-SP-NATIONALS-02")
def test_bids_of_other_nations_go_back_the_owners_too() -> None:
    bids = "de-officer gb-doctor be-doctor gb-officer"
    game = played("only_nationals", bids)

    assert "- gb-doctor - gb-officer" == game.bids()
    assert ["de-officer", "", "be-doctor", ""] == [game.hand(n) for n in (1, 2, 3, 4)]
    assert ("2", "") == (game.asked(), game.discard())


@rule("CO-SP-NATIONALS-03")
def test_players_hit_make_no_new_bid() -> None:
    hands = {"p1": {"hand": "gb-missionary", "specials": "only_nationals"}}
    game = played("only_nationals", "de-officer gb-doctor be-doctor gb-officer", **hands)

    assert ("2", {2: 4, 4: 1}) == (game.asked(), game.totals())
    assert ([0, 3, 0, 0], "de-officer gb-missionary") == (
        game.finish().score(),
        " ".join(sorted(game.hand(1).split())),
    )


@rule("CO-SP-NATIONALS-04", "R-09")
def test_a_non_belligerent_is_never_a_national() -> None:
    """It does not even roll for its sympathy."""
    bids = f"gb-officer {US} gb-doctor {SE}"
    game = played("only_nationals", bids)

    assert ("gb-officer - gb-doctor -", "1") == (game.bids(), game.asked())
    assert [0, 0] == [int(game.player(n).sympathy) for n in (2, 4)]
