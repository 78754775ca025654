"""Tam Tam, Explored Region, Boiler Damage, Hippo Attack, Colonist: effects before the reveal."""

from __future__ import annotations

import itertools

import pytest

from kindu.core.words import BIT, SPECTATOR, eyes_of, seat_of, sees
from tests.games.congo.places import PLACES, STOPS, places, playable, stops
from tests.games.congo.scene import Scene, scene
from tests.support import rule

US, SE = "us-doctor-missionary", "se-explorer-officer"
THREE = "gb-officer de-doctor be-missionary"
EYES = [0, 1, 2, SPECTATOR]


def played(card: str, bids: str, *lines: str, **changes: object) -> Scene:
    """Seat 1 plays this card at a British mission of value 3."""
    seats = len(bids.split())
    position: dict[str, object] = {"p1": {"specials": card}, **changes}
    return scene(seats, bids=bids, **position).special(1, card, *lines)


@rule("CO-SP-TAMTAM-01")
@stops
def test_tam_tam_may_be_played_everywhere_but_at_kindu(stop: str) -> None:
    assert (stop != "kindu") == playable("tam_tam", 2, stop=stop)


@rule("CO-SP-TAMTAM-01")
@places
def test_tam_tam_may_be_played_at_every_station(place: str) -> None:
    assert playable("tam_tam", 2, **PLACES[place])


@rule("CO-SP-TAMTAM-02")
@pytest.mark.parametrize("first", [1, 2])
def test_tam_tam_sends_all_bids_home_and_ends_the_fight(first: int) -> None:
    """No points, no hippo tiles at Bumba, the same first player, the next stop."""
    players = {"p1": {"specials": "tam_tam"}, "p2": {"hand": "gb-doctor", "helpers": "nurse"}}
    game = scene(2, bids="gb-officer de-doctor", first=first, stop="bumba", **players)
    game.special(1, "tam_tam")

    assert ([0, 0], first, "basoko") == (game.score(), game.first(), game.stop())
    assert ["gb-officer", "gb-doctor de-doctor"] == [game.hand(1), game.hand(2)]
    assert ("station", "", "tam_tam") == (game.verb(), game.discard(), game.special_discard())


@rule("CO-SP-EXPLORED-01")
@places
@pytest.mark.parametrize("seats", [2, 3])
def test_explored_region_may_be_played_everywhere(place: str, seats: int) -> None:
    assert playable("explored_region", seats, **PLACES[place])


@rule("CO-SP-EXPLORED-01")
@pytest.mark.parametrize("stop", ["leopoldville", "bolobo", "isangi", "lokandu"])
def test_any_face_down_tile_may_be_looked_at(stop: str) -> None:
    game = played("explored_region", f"{THREE} gb-doctor", stop=stop)

    later = STOPS[STOPS.index(stop) + 1 :]
    assert ([f"look {name}" for name in later], 0) == (game.legal(), game.table.open)


@rule("CO-SP-EXPLORED-01", "R-27")
def test_with_no_tile_left_nothing_is_asked() -> None:
    game = played("explored_region", THREE, stop="kindu")

    assert ("1", ["drop"]) == (game.asked(), game.legal("drop"))


@rule("CO-SP-EXPLORED-01")
def test_only_its_owner_sees_the_tile_and_it_stays_face_down() -> None:
    game = played("explored_region", THREE, "1 look lowa")
    eyes = eyes_of(game.table.question())
    game.play("* station jungle")

    assert [True, False, False, False] == [sees(eyes, eye) for eye in EYES]
    assert ("", "1") == (game.station("lowa"), game.asked())


@rule("CO-SP-EXPLORED-01")
@pytest.mark.parametrize("tile", ["barracks", "jungle"])
def test_the_tile_looked_at_is_the_one_turned_up_later(tile: str) -> None:
    game = played("explored_region", THREE, "1 look stanley_falls", f"* station {tile}").finish()

    assert ("stanley_falls", [f"station {tile}"]) == (game.stop(), game.legal())
    game.play(f"* station {tile}")


@rule("CO-SP-BOILER-01")
@stops
def test_boiler_damage_may_be_played_from_bumba_on(stop: str) -> None:
    allowed = STOPS.index(stop) >= STOPS.index("bumba")

    assert [allowed] * 2 == [playable("boiler_damage", seats, stop=stop) for seats in (2, 3)]


@rule("CO-SP-BOILER-01")
@places
def test_boiler_damage_may_be_played_at_every_station(place: str) -> None:
    assert playable("boiler_damage", **PLACES[place])


@rule("CO-SP-BOILER-02", "R-28")
def test_every_other_player_discards_a_character_of_the_hand() -> None:
    """Not the bid, not an auxiliary; all choose at the same time."""
    hands: dict[str, object] = {
        "p1": {"specials": "boiler_damage", "hand": "fr-doctor"},
        "p2": {"hand": "gb-doctor de-officer", "helpers": "nun"},
        "p3": {"hand": "fr-officer fr-explorer"},
    }
    game = played("boiler_damage", THREE, first=2, **hands)
    group = game.table.open_group()
    legal = game.legal()
    game.play("2 discard de-officer", "3 discard fr-explorer")

    assert [1, 2] == [seat_of(question) for question in group]
    assert [BIT[1], BIT[2]] == [eyes_of(question) for question in group]
    assert ["discard gb-doctor", "discard de-officer"] == legal
    assert ["fr-doctor", "gb-doctor", "fr-officer"] == [game.hand(n) for n in (1, 2, 3)]
    assert ("fr-explorer de-officer", THREE) == (game.discard(), game.bids())


@rule("CO-SP-BOILER-02", "R-28")
def test_the_order_of_discarding_has_no_effect() -> None:
    hands = {"p2": {"hand": "gb-doctor de-officer"}, "p3": {"hand": "fr-officer fr-explorer"}}
    chosen = {1: "2 discard de-officer", 2: "3 discard fr-explorer"}
    found = set()
    for order in itertools.permutations((1, 2)):
        game = played("boiler_damage", THREE, **hands)
        for seat in order:
            game.table.turn_to(seat)
            game.play(chosen[seat])
        found |= {tuple(game.table.pack())}

    assert 1 == len(found)


@rule("CO-SP-BOILER-02", "R-28")
def test_who_has_no_character_in_hand_discards_nothing() -> None:
    game = played("boiler_damage", THREE, p3={"hand": "fr-officer"})
    game.play("3 discard fr-officer")

    assert (THREE, "fr-officer", 1) == (game.bids(), game.discard(), game.table.open)


@rule("CO-SP-HIPPO-01")
@places
def test_hippo_attack_may_be_played_everywhere(place: str) -> None:
    assert playable("hippo_attack", **PLACES[place])


@rule("CO-SP-HIPPO-01", "R-32")
def test_all_bids_go_back_and_new_ones_come_from_the_deck_in_turn_order() -> None:
    """First seat 2; every hand is one card larger than after the bids."""
    new = ["* character gb-doctor", "* character fr-explorer", "* character de-officer"]
    game = played("hippo_attack", THREE, *new, first=2, p2={"hand": "gb-missionary"})

    assert "de-officer gb-doctor fr-explorer" == game.bids()
    assert ["gb-officer", "gb-missionary de-doctor", "be-missionary"] == [
        game.hand(n) for n in (1, 2, 3)
    ]
    assert [1, 2, 1] == [int(player.cards) for player in game.table.players]


@rule("CO-SP-HIPPO-01")
def test_a_new_bid_is_any_card_of_the_deck_but_not_an_old_bid() -> None:
    game = played("hippo_attack", THREE, deck="gb-officer fr-doctor*2 gb-doctor")

    assert {"character fr-doctor": 2, "character gb-doctor": 1, "character gb-officer": 1} == (
        game.odds()
    )


@rule("CO-SP-HIPPO-01", "R-06")
def test_also_who_had_no_bid_takes_a_new_one() -> None:
    new = ["* character gb-doctor", "* character fr-explorer", "* character de-officer"]
    game = played("hippo_attack", "gb-officer - be-missionary", *new)

    assert "gb-doctor fr-explorer de-officer" == game.bids()


@rule("CO-SP-HIPPO-02")
def test_the_round_goes_on_with_the_new_bids_auxiliaries_included() -> None:
    new = ["* character gb-doctor", "* character fr-explorer", "* character be-officer"]
    p1 = {"specials": "hippo_attack", "helpers": "nurse askari"}
    game = played("hippo_attack", THREE, *new, p1=p1)

    assert (1, {1: 4, 2: 1, 3: 1}) == (game.table.open, game.totals())
    assert ["lay nurse", "wait", "drop"] == game.legal()
    assert ([3, 0, 0], "be-officer fr-explorer gb-doctor") == (
        game.finish().score(),
        game.discard(),
    )


@rule("CO-SP-HIPPO-02", "R-32")
def test_new_non_belligerents_roll_for_their_sympathy() -> None:
    new = ["* character gb-doctor", f"* character {US}", "* character be-officer"]
    game = played("hippo_attack", THREE, *new)

    assert "die" == game.verb()
    assert {1: 4, 2: 3, 3: 1} == game.play("* die 3").totals()


@rule("CO-SP-HIPPO-01", "R-32")
def test_the_discards_are_shuffled_if_the_deck_runs_out() -> None:
    game = played("hippo_attack", THREE, deck="gb-doctor", discard="fr-explorer de-officer")
    game.play("* character gb-doctor")

    assert {"character fr-explorer": 1, "character de-officer": 1} == game.odds()


@rule("CO-SP-HIPPO-01", "R-32")
def test_who_cannot_draw_takes_no_part() -> None:
    """Two cards for three players."""
    game = played("hippo_attack", THREE, deck="gb-doctor", discard="fr-explorer")
    game.play("* character gb-doctor", "* character fr-explorer")

    assert ("gb-doctor fr-explorer -", {1: 4, 2: 1}) == (game.bids(), game.totals())


@rule("CO-SP-COLONIST-01")
@places
@pytest.mark.parametrize("seats", [2, 3])
def test_colonist_may_be_played_everywhere(place: str, seats: int) -> None:
    assert playable("colonist", seats, **PLACES[place])


@rule("CO-SP-COLONIST-01", "R-33")
def test_the_owner_chooses_a_deck_before_drawing() -> None:
    """Drawing can't be declined."""
    game = played("colonist", THREE)

    assert ("1", ["draw characters", "draw auxiliaries"]) == (game.asked(), game.legal())


@rule("CO-SP-COLONIST-01")
@pytest.mark.parametrize(
    ("deck", "card"), [("characters", "character fr-doctor"), ("auxiliaries", "auxiliary nun")]
)
def test_the_card_goes_to_the_hand_and_only_the_owner_sees_it(deck: str, card: str) -> None:
    game = played("colonist", THREE, f"1 draw {deck}")
    eyes = eyes_of(game.table.question())
    game.play(f"* {card}")

    assert [True, False, False, False] == [sees(eyes, eye) for eye in EYES]
    assert card.split()[1] == (game.hand(1) + game.helpers(1))


@rule("CO-SP-COLONIST-01", "R-33")
def test_an_empty_deck_is_shuffled_first() -> None:
    game = played("colonist", THREE, "1 draw characters", deck="", discard="fr-doctor")

    assert {"character fr-doctor": 1} == game.odds()


@rule("CO-SP-COLONIST-01", "R-33")
def test_a_deck_that_is_empty_together_with_its_discards_cannot_be_chosen() -> None:
    game = played("colonist", THREE, helper_deck="", helper_discard="")

    assert ["draw characters"] == game.legal()


@rule("CO-SP-COLONIST-02")
def test_a_character_may_be_exchanged_for_the_bid_right_after_the_reveal() -> None:
    game = played("colonist", THREE, "1 draw characters", "* character gb-missionary")
    legal, shown = game.legal(), int(game.table.open)
    game.play("1 swap")

    assert (["swap", "keep"], 1) == (legal, shown)
    assert ("gb-missionary de-doctor be-missionary", "gb-officer") == (game.bids(), game.hand(1))
    assert {1: 5, 2: 3, 3: 5} == game.totals()


@rule("CO-SP-COLONIST-02")
def test_or_kept_in_the_hand() -> None:
    game = played("colonist", THREE, "1 draw characters", "* character gb-missionary", "1 keep")

    assert (THREE, "gb-missionary") == (game.bids(), game.hand(1))


@rule("CO-SP-COLONIST-02")
def test_no_other_card_may_be_exchanged() -> None:
    """The hand holds a doctor too; after an auxiliary nothing is exchanged."""
    p1 = {"specials": "colonist", "hand": "gb-doctor"}
    character = played("colonist", THREE, "1 draw characters", f"* character {SE}", "1 swap", p1=p1)
    auxiliary = played("colonist", THREE, "1 draw auxiliaries", "* auxiliary nun", p1=p1)

    assert f"{SE} de-doctor be-missionary" == character.bids()
    assert ("1", ["drop"], THREE) == (auxiliary.asked(), auxiliary.legal("drop"), auxiliary.bids())
