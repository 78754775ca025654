"""CO-SP-WARRIOR: the warrior attacks one opponent and, if it lives, its owner."""

from __future__ import annotations

import pytest

from tests.games.congo.places import PLACES, places, playable
from tests.games.congo.scene import Scene, scene
from tests.support import rule

US, PT, ES = "us-doctor-missionary", "pt-explorer-doctor", "es-doctor-officer"
WEAK = ["doctor", "missionary", "anthropologist"]
STRONG = ["explorer", "officer"]
THREE = "gb-officer de-doctor be-officer"


def attack(bids: str, *lines: str, **changes: object) -> Scene:
    """Seat 1 plays Warrior at a British mission of value 3."""
    place: dict[str, object] = {"p1": {"specials": "warrior"}}
    seats = len(bids.split())
    return scene(seats, bids=bids, **{**place, **changes}).special(1, "warrior", *lines)


@rule("CO-SP-WARRIOR-01")
@places
@pytest.mark.parametrize("seats", [2, 3])
def test_the_warrior_may_not_be_played_at_barracks(place: str, seats: int) -> None:
    assert ("barracks" not in place) == playable("warrior", seats, **PLACES[place])


@rule("CO-SP-WARRIOR-02")
def test_the_owner_chooses_an_opponents_bid_after_the_reveal() -> None:
    game = attack("gb-officer de-officer - fr-officer")

    assert (["target 2", "target 4"], 1) == (game.legal(), game.table.open)


@rule("CO-SP-WARRIOR-02")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
@pytest.mark.parametrize("profession", WEAK)
def test_the_weak_are_killed_on_1_2_3_and_kill_on_4(profession: str, die: int) -> None:
    """If the warrior lives, the owner has to roll."""
    game = attack(f"gb-officer de-{profession} be-officer", "1 target 2", f"* die {die}")

    dead = die < 4
    assert (f"de-{profession}" if dead else "") == game.discard()
    assert ("*" if dead else "1") == game.asked()


@rule("CO-SP-WARRIOR-03")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
@pytest.mark.parametrize("profession", STRONG)
def test_the_strong_are_killed_on_1_2_and_kill_on_3_4(profession: str, die: int) -> None:
    game = attack(f"gb-officer de-{profession} be-officer", "1 target 2", f"* die {die}")

    dead = die < 3
    assert (f"de-{profession}" if dead else "") == game.discard()
    assert ("*" if dead else "1") == game.asked()
    assert dead == (game.player(2).bid < 0)


@rule("CO-SP-WARRIOR-02", "CO-SP-WARRIOR-03", "R-21")
@pytest.mark.parametrize(("kind", "dead"), [(US, True), (PT, False), (ES, False)])
def test_a_non_belligerent_has_the_better_odds_of_its_professions(kind: str, dead: bool) -> None:
    """With a 3."""
    game = attack(f"gb-officer {kind} be-officer", "1 target 2", "* die 3")

    assert (kind if dead else "") == game.gone()


@rule("CO-SP-WARRIOR-04")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
@pytest.mark.parametrize("profession", [*WEAK, *STRONG])
def test_a_warrior_that_lives_fights_its_owner_who_cannot_flee(profession: str, die: int) -> None:
    game = attack(f"gb-{profession} de-doctor be-officer fr-officer", "1 target 2", "* die 1")
    roll = game.odds()
    game.play(f"* die {die}")

    dead = die < (4 if profession in WEAK else 3)
    assert {f"die {n}": 1 for n in (1, 2, 3, 4)} == roll
    assert dead == (f"gb-{profession}" in game.discard())
    assert ("warrior", 3 if dead else 1) == (game.special_discard(), int(game.asked()))


@rule("CO-SP-WARRIOR-04", "R-21")
@pytest.mark.parametrize(("kind", "dead"), [(US, True), (PT, False)])
def test_so_does_a_non_belligerent_owner_with_the_better_odds(kind: str, dead: bool) -> None:
    game = attack(f"{kind} de-doctor be-officer fr-officer", "1 target 2", "* die 1", "* die 3")

    assert (kind if dead else "") == game.gone()


@rule("CO-SP-WARRIOR-04")
def test_a_warrior_that_was_killed_does_not_attack_its_owner() -> None:
    game = attack(THREE, "1 target 2", "* die 4")

    assert (THREE, "warrior") == (game.bids(), game.special_discard())
    assert ("1", {1: 1, 2: 3, 3: 1}) == (game.asked(), game.totals())


@rule("CO-SP-WARRIOR-05")
def test_it_never_attacks_a_second_opponent() -> None:
    """Seats 1 and 3 go on competing."""
    game = attack(THREE, "1 target 2", "* die 1", "* die 3")

    assert ("1", {1: 1, 3: 1}) == (game.asked(), game.totals())


@rule("CO-SP-WARRIOR-05")
def test_nor_after_killing_its_owner() -> None:
    """Seats 3 and 4 go on."""
    game = attack(f"{THREE} be-doctor", "1 target 2", "* die 1", "* die 2")

    assert ("3", {3: 1, 4: 4}) == (game.asked(), game.totals())
    assert [0, 0, 0, 3] == game.finish().score()


@rule("CO-SP-WARRIOR-05", "CO-CHIEF-02")
def test_a_single_survivor_becomes_chief() -> None:
    game = attack(THREE, "1 target 2", "* die 1", "* die 2")

    assert ([0, 0, 3], 3, "station") == (game.score(), game.first(), game.verb())


@rule("CO-SP-WARRIOR-04", "R-06")
def test_without_a_bid_of_its_owner_there_is_no_second_fight() -> None:
    game = attack("- de-doctor be-officer", "1 target 2", "* die 1")

    assert ([0, 0, 3], "warrior") == (game.score(), game.special_discard())
