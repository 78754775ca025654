"""The Belgian explorer is the first kind of all, number 0: it is a bid like any other."""

from __future__ import annotations

import pytest

from tests.games.congo.scene import BOARD, Scene, scene
from tests.support import rule

FIRST = "be-explorer"
JUNGLE = {"station": "jungle", "flag": ""}
THREE = f"{FIRST} gb-doctor de-doctor"


def played(card: str, bids: str, *lines: str, **changes: object) -> Scene:
    """Seat 1 plays this card at a British mission of value 3."""
    position: dict[str, object] = {"p1": {"specials": card}, **changes}
    return scene(len(bids.split()), bids=bids, **position).special(1, card, *lines)


def test_it_is_number_0() -> None:
    assert FIRST == BOARD.kind_ids[0]


@rule("CO-SP-TAMTAM-02", "CO-SP-HIPPO-01", "CO-SP-NATIONALS-02")
@pytest.mark.parametrize("card", ["tam_tam", "hippo_attack", "only_nationals"])
def test_it_goes_back_to_the_hand(card: str) -> None:
    bids = THREE.split()[: 2 if card == "tam_tam" else 3]

    assert FIRST == played(card, " ".join(bids)).hand(1)


@rule("CO-SP-BOILER-02")
def test_it_goes_overboard() -> None:
    hands = {"p2": {"hand": FIRST}, "p3": {"hand": FIRST}}
    game = played("boiler_damage", "gb-officer gb-doctor de-doctor", **hands)
    game.play(f"2 discard {FIRST}", f"3 discard {FIRST}")

    assert (f"{FIRST}*2", "", "") == (game.discard(), game.hand(2), game.hand(3))


@rule("CO-SP-COLONIST-02")
@pytest.mark.parametrize(("own", "drawn"), [(FIRST, "gb-doctor"), ("gb-officer", FIRST)])
def test_it_is_swapped_out_and_in(own: str, drawn: str) -> None:
    game = played("colonist", f"{own} de-doctor fr-doctor")
    game.play("1 draw characters", f"* character {drawn}", "1 swap")

    assert (f"{drawn} de-doctor fr-doctor", own) == (game.bids(), game.hand(1))


@rule("CO-SP-OKAPI-01")
def test_it_may_hunt() -> None:
    assert ["hunt", "stay"] == played("okapi", THREE, **JUNGLE).legal()


@rule("CO-SP-MALARIA-01", "CO-SP-MALARIA-02")
def test_it_may_be_bitten() -> None:
    game = played("malaria", THREE, "* die 1", "* die 2", "* die 3")

    assert (FIRST, "- gb-doctor de-doctor") == (game.discard(), game.bids())


@rule("CO-SP-GORILLA-02", "CO-SP-GORILLA-05")
def test_the_gorilla_attacks_it() -> None:
    other = played("gorilla", f"gb-doctor {FIRST}", **JUNGLE)
    own = played("gorilla", f"{FIRST} gb-doctor", "1 target 2", **JUNGLE)

    assert (["target 2"], ["fight", "flee"]) == (other.legal(), own.legal())


@rule("CO-SP-WARRIOR-02", "CO-SP-WARRIOR-04")
def test_the_warrior_attacks_it() -> None:
    other = played("warrior", f"gb-doctor {FIRST}")
    own = played("warrior", f"{FIRST} gb-doctor", "1 target 2", "* die 1", "* die 1")

    assert (["target 2"], f"{FIRST} gb-doctor") == (other.legal(), own.discard())


@rule("CO-VAL-01", "CO-AUX-01", "CO-CHIEF-01", "CO-CLEAN-01")
def test_it_competes_wins_and_is_discarded() -> None:
    """At a jungle it is the best; seat 2 sits the round out."""
    game = scene(3, bids=f"{FIRST} - gb-officer", p1={"helpers": "porter"}, **JUNGLE).passes()
    shown = [(fact.seat, fact.a) for fact in game.told("CO-VAL-01")]
    turns = (game.asked(), game.legal())
    game.finish()

    assert [(0, 0), (2, BOARD.kind_ids.index("gb-officer"))] == shown
    assert ("1", ["lay porter", "wait", "drop"]) == turns
    assert [0, 2] == [fact.seat for fact in game.told("CO-CHIEF-01")]
    assert ([3, 0, 0], f"{FIRST} gb-officer") == (game.score(), game.discard())


@rule("CO-INFO-04")
def test_known_in_the_hand_it_is_known_no_more_when_it_is_turned_up() -> None:
    p1 = {"hand": f"{FIRST} gb-doctor", "known": f"{FIRST} gb-doctor"}
    game = scene(2, p1=p1, p2={"hand": "de-doctor"}).bid(f"{FIRST} de-doctor")
    before = game.known(1)
    game.passes()

    assert (f"{FIRST} gb-doctor", "gb-doctor") == (before, game.known(1))
