"""CO-SP-GORILLA: the gorilla attacks one opponent after the other, then its owner."""

from __future__ import annotations

import pytest

from kindu.core.words import ALL, eyes_of
from tests.games.congo.places import PLACES, places, playable
from tests.games.congo.scene import Scene, scene
from tests.support import rule

US, ES, PT = "us-doctor-missionary", "es-explorer-missionary", "pt-explorer-doctor"
FIGHTERS = ["explorer", "officer", "anthropologist"]
HELPLESS = ["doctor", "missionary"]


def attack(bids: str, *lines: str, **changes: object) -> Scene:
    """Seat 1 plays Gorilla at a jungle of value 3."""
    place: dict[str, object] = {"station": "jungle", "flag": "", "p1": {"specials": "gorilla"}}
    seats = len(bids.split())
    return scene(seats, bids=bids, **{**place, **changes}).special(1, "gorilla", *lines)


@rule("CO-SP-GORILLA-01")
@places
@pytest.mark.parametrize("seats", [2, 3])
def test_the_gorilla_lives_in_villages_and_jungles(place: str, seats: int) -> None:
    home = place.startswith(("village", "jungle"))

    assert home == playable("gorilla", seats, **PLACES[place])


@rule("CO-SP-GORILLA-02")
def test_the_owner_chooses_an_opponents_bid_after_the_reveal() -> None:
    game = attack("gb-officer de-officer be-officer fr-officer")

    assert ("1", ["target 2", "target 3", "target 4"]) == (game.asked(), game.legal())
    assert (ALL, 1) == (eyes_of(game.table.question()), game.table.open)


@rule("CO-SP-GORILLA-02")
def test_a_player_without_a_bid_is_no_target() -> None:
    assert ["target 3"] == attack("gb-officer - be-officer").legal()


@rule("CO-SP-GORILLA-02")
@pytest.mark.parametrize("profession", HELPLESS)
def test_a_doctor_or_missionary_is_killed_without_a_die(profession: str) -> None:
    game = attack(f"gb-officer de-{profession} be-officer", "1 target 2")

    assert (f"de-{profession}", "gb-officer - be-officer") == (game.discard(), game.bids())
    assert ["target 3"] == game.legal()


@rule("CO-SP-GORILLA-03")
@pytest.mark.parametrize("die", [1, 2])
@pytest.mark.parametrize("profession", FIGHTERS)
def test_on_1_or_2_a_fighter_is_killed(profession: str, die: int) -> None:
    game = attack(f"gb-officer de-{profession} be-officer", "1 target 2", f"* die {die}")

    assert (f"de-{profession}", "gb-officer - be-officer") == (game.discard(), game.bids())
    assert ["target 3"] == game.legal()


@rule("CO-SP-GORILLA-03")
@pytest.mark.parametrize("die", [3, 4])
@pytest.mark.parametrize("profession", FIGHTERS)
def test_on_3_or_4_the_gorilla_is_killed_and_the_attack_is_over(profession: str, die: int) -> None:
    game = attack(f"gb-officer de-{profession} be-officer", "1 target 2", f"* die {die}")

    assert ("", f"gb-officer de-{profession} be-officer") == (game.discard(), game.bids())
    assert ("gorilla", ["drop"]) == (game.special_discard(), game.legal("drop"))


@rule("CO-SP-GORILLA-03", "R-21")
@pytest.mark.parametrize("kind", [ES, PT])
@pytest.mark.parametrize(("die", "killed"), [(2, True), (3, False)])
def test_a_non_belligerent_fights_if_one_profession_can(kind: str, die: int, killed: bool) -> None:
    game = attack(f"gb-officer {kind} be-officer", "1 target 2", f"* die {die}")

    assert killed == (game.gone() == kind)


@rule("CO-SP-GORILLA-02", "R-21")
def test_a_non_belligerent_doctor_and_missionary_is_killed_without_a_die() -> None:
    game = attack(f"gb-officer {US} be-officer", "1 target 2")

    assert (US, ["target 3"]) == (game.gone(), game.legal())


@rule("CO-SP-GORILLA-04", "R-22")
def test_as_long_as_it_lives_the_owner_must_choose_the_next_opponent() -> None:
    game = attack("gb-officer de-officer be-doctor fr-officer", "1 target 3")
    second = game.legal()
    game.play("1 target 2", "* die 1")

    assert (["target 2", "target 4"], ["target 4"]) == (second, game.legal())


@rule("CO-SP-GORILLA-04")
def test_the_next_opponent_may_kill_it() -> None:
    """Seats 1 and 3 go on with 3 each."""
    game = attack("gb-officer de-doctor be-officer", "1 target 2", "1 target 3", "* die 3")

    assert ({1: 3, 3: 3}, "1") == (game.totals(), game.asked())


@rule("CO-SP-GORILLA-05")
@pytest.mark.parametrize("profession", FIGHTERS)
def test_without_opponents_it_attacks_its_owner_who_may_fight_or_flee(profession: str) -> None:
    game = attack(f"gb-{profession} de-doctor", "1 target 2")

    assert ("1", ["fight", "flee"]) == (game.asked(), game.legal())


@rule("CO-SP-GORILLA-05")
@pytest.mark.parametrize("die", [3, 4])
def test_an_owner_who_wins_the_fight_keeps_the_only_bid(die: int) -> None:
    game = attack("gb-officer de-doctor", "1 target 2", "1 fight", f"* die {die}")

    assert ([3, 0], 1, "gorilla") == (game.score(), game.first(), game.special_discard())


@rule("CO-SP-GORILLA-05", "R-23")
@pytest.mark.parametrize("die", [1, 2])
def test_an_owner_who_loses_the_fight_is_killed_and_nobody_scores(die: int) -> None:
    game = attack("gb-officer de-doctor", "1 target 2", "1 fight", f"* die {die}")

    assert ([0, 0], "gb-officer de-doctor", "") == (game.score(), game.discard(), game.hand(1))


@rule("CO-SP-GORILLA-05", "R-23")
@pytest.mark.parametrize("kind", ["gb-doctor", "gb-missionary", US])
def test_a_doctor_or_missionary_cannot_fight_and_flees(kind: str) -> None:
    assert ["flee"] == attack(f"{kind} de-doctor", "1 target 2").legal()


@rule("CO-SP-GORILLA-05", "R-21")
def test_a_non_belligerent_owner_may_fight_if_one_profession_can() -> None:
    assert ["fight", "flee"] == attack(f"{PT} de-doctor", "1 target 2").legal()


@rule("CO-SP-GORILLA-06")
@pytest.mark.parametrize("kind", ["gb-officer", "gb-doctor"])
def test_who_flees_takes_the_card_back_and_nobody_scores(kind: str) -> None:
    """First player is seat 3 before and after."""
    lines = ["1 target 2", "1 target 3", "* die 2", "1 flee"]
    game = attack(f"{kind} de-doctor be-officer", *lines, first=3, stop="bumba")

    assert ([0, 0, 0], 3, "station") == (game.score(), game.first(), game.verb())
    assert (kind, kind, "be-officer de-doctor") == (game.hand(1), game.known(1), game.discard())


@rule("CO-SP-GORILLA-07")
@pytest.mark.parametrize(
    "lines",
    [
        ["1 target 3", "* die 4"],
        ["1 target 2", "1 target 3", "* die 4"],
        ["1 target 2", "1 target 3", "* die 1", "1 flee"],
        ["1 target 2", "1 target 3", "* die 1", "1 fight", "* die 1"],
        ["1 target 2", "1 target 3", "* die 1", "1 fight", "* die 4"],
    ],
)
def test_the_card_is_discarded_at_the_end_of_the_attack_in_every_case(lines: list[str]) -> None:
    game = attack("gb-officer de-doctor be-officer", *lines)

    assert ("gorilla", "") == (game.special_discard(), game.specials(1))


@rule("CO-SP-GORILLA-07")
def test_several_survivors_go_on_competing() -> None:
    helpers = {"p3": {"helpers": "askari*2"}}
    game = attack(
        "gb-officer de-doctor be-officer", "1 target 2", "1 target 3", "* die 3", **helpers
    )
    game.play("1 wait").lay(3, "askari").play("1 drop")

    assert [0, 0, 3] == game.score()


@rule("CO-SP-GORILLA-07", "CO-CHIEF-02")
def test_a_single_survivor_becomes_chief() -> None:
    """The owner sits out; seat 2 is killed and seat 3 kills the gorilla."""
    game = attack("- de-doctor be-officer", "1 target 2", "1 target 3", "* die 3")

    assert ([0, 0, 3], 3) == (game.score(), game.first())


@rule("CO-SP-GORILLA-05", "R-06")
def test_without_a_bid_of_its_owner_the_attack_ends_with_the_last_opponent() -> None:
    game = attack("- de-doctor be-missionary", "1 target 2", "1 target 3")

    assert ([0, 0, 0], "station", "gorilla") == (game.score(), game.verb(), game.special_discard())
