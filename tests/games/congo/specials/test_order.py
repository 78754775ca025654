"""CO-SPC-07, CO-SPC-08: in which order special cards act, and cards that find nothing to act on."""

from __future__ import annotations

import pytest

from kindu.core.words import WrongSeat
from tests.games.congo.scene import RULES, Scene, scene
from tests.support import rule

THREE = "gb-missionary be-doctor de-missionary"


def owner(card: str, bids: str = THREE, **changes: object) -> Scene:
    """Seat 1 plays this card."""
    position: dict[str, object] = {"p1": {"specials": card}, **changes}
    return scene(3, bids=bids, **position).special(1, card)


@rule("CO-SPC-07", "R-07")
@pytest.mark.parametrize(
    ("card", "verb"),
    [("explored_region", "look"), ("boiler_damage", "discard"), ("colonist", "draw")],
)
def test_effects_at_once_come_before_the_reveal(card: str, verb: str) -> None:
    game = owner(card, p2={"hand": "gb-doctor"}, p3={"hand": "gb-doctor"})

    assert (verb, 0) == (game.verb(), game.table.open)


@rule("CO-SPC-07", "R-07")
@pytest.mark.parametrize(
    ("card", "station", "verb"),
    [
        ("gorilla", "jungle", "target"),
        ("warrior", "jungle", "target"),
        ("okapi", "jungle", "hunt"),
        ("malaria", "barracks", "die"),
        ("man_overboard", "barracks", "target"),
    ],
)
def test_other_effects_come_after_the_reveal(card: str, station: str, verb: str) -> None:
    flag = "" if station == "jungle" else "be"
    bids = "gb-explorer be-officer us-explorer-officer"
    game = owner(card, bids, station=station, flag=flag, p2={"helpers": "nun"})

    assert (verb, 1) == (game.verb(), game.table.open)


@rule("CO-SPC-07", "R-07", "R-13")
def test_sympathies_are_rolled_before_languages_and_both_after_the_card() -> None:
    """Belgian barracks: the warrior, the American's sympathy, the station, then the Belgians."""
    bids = "us-explorer-officer be-officer be-doctor"
    game = owner("warrior", bids, station="mission", flag="be")
    done = []
    game.play("1 target 2", "* die 4")
    for _ in range(4):
        table = game.table
        done += [(game.player(1).sympathy > 0, table.speech > 0, game.player(2).language > 0)]
        game.play("* die 2")

    assert [(False, False, False), (True, False, False)] == done[:2]
    assert [(True, True, False), (True, True, True)] == done[2:]
    assert ("1", True) == (game.asked(), game.player(3).language > 0)


@rule("CO-SPC-07", "R-07")
def test_a_character_killed_before_the_dice_rolls_none() -> None:
    game = owner("warrior", "gb-doctor us-doctor-missionary be-doctor", flag="gb")
    game.play("1 target 2", "* die 1", "* die 4")

    assert ("1", 0) == (game.asked(), game.player(2).sympathy)
    assert {1: 4, 3: 4} == game.totals()


@rule("CO-SPC-07", "R-07")
def test_with_fewer_than_two_participants_left_there_are_no_dice_and_no_auxiliaries() -> None:
    bids = "be-officer us-explorer-officer fr-officer"
    p1 = {"specials": "only_nationals", "helpers": "askari"}
    game = owner("only_nationals", bids, station="barracks", flag="be", p1=p1)

    assert ([3, 0, 0], "station") == (game.score(), game.verb())


@rule("CO-SPC-07", "R-33")
def test_the_swap_for_colonist_comes_before_the_sympathy_dice() -> None:
    """The American does not roll, for it was swapped out; the Swede does."""
    game = owner("colonist", "us-explorer-officer gb-doctor be-doctor")
    game.play("1 draw characters", "* character se-explorer-officer", "1 swap", "* die 3")

    assert ("1", 3) == (game.asked(), game.player(1).sympathy)


@rule("CO-SPC-08", "R-39", "R-27")
def test_explored_region_may_be_played_where_no_tile_is_left() -> None:
    game = owner("explored_region", stop="kindu", p3={"specials": "shaman"})

    assert ("1", "drop") == (game.asked(), game.legal("drop")[0])
    assert (1, 0) == (game.table.open, game.player(1).looked)
    with pytest.raises(WrongSeat):
        game.play("3 play shaman")


@rule("CO-SPC-08", "R-39", "R-24")
def test_okapi_may_be_played_without_an_explorer() -> None:
    """The bid competes as usual; nobody else is asked for a special card."""
    bids = "gb-officer gb-doctor gb-missionary"
    game = owner("okapi", bids, station="jungle", flag="", p2={"specials": "shaman"})

    assert ("1", {1: 3, 2: 2, 3: 1}) == (game.asked(), game.totals())
    assert ["drop"] == game.legal("drop")


@rule("CO-SPC-08", "R-39", "R-29")
def test_man_overboard_may_be_played_where_nobody_has_an_auxiliary() -> None:
    game = owner("man_overboard", p1={"specials": "man_overboard", "helpers": "nun"})

    assert ("1", "nun") == (game.asked(), game.helpers(1))
    assert ["lay nun", "wait", "drop"] == game.legal()


@rule("CO-SPC-08")
def test_boiler_damage_may_be_played_where_no_hand_has_a_character() -> None:
    game = owner("boiler_damage")

    assert (1, "1", "") == (game.table.open, game.asked(), game.discard())


@rule("CO-SPC-08", "CO-SPC-05")
def test_a_card_without_effect_is_used_up_all_the_same() -> None:
    game = owner("okapi", "gb-officer gb-doctor gb-missionary", station="jungle", flag="").finish()

    assert ("okapi", "", [3, 0, 0]) == (game.special_discard(), game.specials(1), game.score())


@rule("R-36")
@pytest.mark.parametrize(
    ("card", "lines", "bids"),
    [
        ("malaria", [], "gb-doctor gb-officer gb-officer"),
        ("warrior", ["1 target 2"], "gb-doctor gb-officer gb-officer"),
        ("gorilla", ["1 target 2"], "gb-doctor gb-officer gb-officer"),
        ("shaman", [], "us-explorer-officer gb-officer gb-doctor"),
        ("shaman", [], "gb-officer gb-officer gb-doctor"),
    ],
)
def test_every_die_is_rolled_by_chance_and_told(card: str, lines: list[str], bids: str) -> None:
    """The last two: the sympathy of an American and the language of a Belgian station."""
    game = owner(card, bids, station="village", flag="be").play(*lines)
    odds = game.odds()
    game.play("* die 2")

    assert {f"die {n}": 1 for n in (1, 2, 3, 4)} == odds
    assert [] != game.facts


@rule("R-37")
def test_no_answer_hands_a_card_or_a_promise_to_another_player() -> None:
    """All that a seat can say; `target` names whom a special card hits."""
    verbs = {RULES.label(action).split()[0] for action in range(int(RULES.num_actions))}

    cards = {"play", "pass", "look", "discard", "target", "nobody", "hunt", "stay", "draw"}
    cards |= {"fight", "flee", "swap", "keep"}
    assert cards | {"bid", "lay", "wait", "drop", "done", "tile", "enough", "stop"} == verbs
