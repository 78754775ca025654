"""CO-CLEAN: what happens to bids and auxiliaries at the end of a round."""

from __future__ import annotations

import pytest

from tests.games.congo.scene import Scene, scene
from tests.support import rule

US, ES, SE = "us-doctor-missionary", "es-doctor-officer", "se-explorer-officer"


def played(card: str, bids: str, *lines: str, **changes: object) -> Scene:
    """Seat 1 plays this card at a village without a flag; then these lines are played."""
    place: dict[str, object] = {"station": "village", "flag": "", "stop": "lowa"}
    game = scene(3, bids=bids, p1={"specials": card}, **{**place, **changes})
    return game.special(1, card, *lines)


@rule("CO-CLEAN-01")
def test_all_bids_and_auxiliaries_are_discarded() -> None:
    players = {"p1": {"helpers": "nun nurse"}, "p2": {"helpers": "nurse servant"}}
    game = scene(3, bids="gb-missionary be-doctor de-missionary", **players).passes()
    game.lay(1, "nun").lay(2, "nurse servant").finish()

    assert "be-doctor gb-missionary de-missionary" == game.discard()
    assert "nurse nun servant" == game.helper_discard()
    assert ("- - -", ["", "", ""]) == (game.bids(), [game.laid(n) for n in (1, 2, 3)])
    assert ["nurse", "", ""] == [game.helpers(n) for n in (1, 2, 3)]


@rule("CO-CLEAN-01")
def test_so_are_those_of_an_unbroken_tie() -> None:
    p1 = {"helpers": "nurse"}
    game = scene(2, bids="gb-doctor be-missionary", p1=p1).passes()
    game.lay(1, "nurse").play("2 drop", "1 drop")

    assert ([1, 1], "be-missionary gb-doctor", "nurse") == (
        game.score(),
        game.discard(),
        game.helper_discard(),
    )


@rule("CO-CLEAN-01")
def test_the_next_round_begins_with_a_clean_table() -> None:
    bids = f"{US} be-doctor gb-doctor"
    game = scene(3, bids=bids, flag="be", p1={"specials": "shaman"}).special(1, "shaman")
    game.play("* die 3", "* die 1", "* die 2", "1 drop", "2 drop", "3 drop")

    table = game.table
    assert (0, -1, -1, 0, 0) == (table.open, table.card, table.owner, table.speech, table.tied)
    for player in table.players:
        assert (-1, 0, 0, 0) == (player.bid, player.laid, player.sympathy, player.language)
        assert (0, 0, 0, 0) == (player.dropped, player.waited, player.committed, player.stopped)


@rule("CO-CLEAN-02", "R-16")
@pytest.mark.parametrize("bids", [f"{US} gb-officer be-officer", f"gb-doctor {US} be-officer"])
def test_a_non_belligerent_leaves_the_game_after_winning_or_losing(bids: str) -> None:
    """At a British hospital 5 wins, and with sympathy for the French 3 loses against 5."""
    game = scene(3, bids=bids, station="hospital", flag="gb").passes().play("* die 3").finish()

    assert (US, False) == (game.gone(), US in game.discard())


@rule("CO-CLEAN-02", "R-16")
@pytest.mark.parametrize(
    ("card", "bids", "lines"),
    [
        ("gorilla", f"gb-officer {US} be-officer", ["1 target 2", "1 target 3", "* die 4"]),
        ("warrior", f"gb-officer {US} be-officer", ["1 target 2", "* die 1", "* die 4"]),
        ("malaria", f"gb-officer {SE} be-officer", ["* die 2", "* die 1", "* die 3"]),
    ],
)
def test_killed_and_bitten_non_belligerents_leave_the_game(
    card: str, bids: str, lines: list[str]
) -> None:
    game = played(card, bids, *lines)

    assert bids.split()[1] == game.gone()
    assert "" == game.discard()


@rule("CO-CLEAN-02", "R-16")
def test_a_hunting_non_belligerent_leaves_the_game() -> None:
    game = played("okapi", f"{SE} gb-officer be-officer", "1 hunt", station="jungle")

    assert (SE, "") == (game.gone(), game.discard())


@rule("CO-CLEAN-02", "R-16")
def test_a_non_belligerent_that_flees_from_the_gorilla_stays_in_the_game() -> None:
    bids = f"{US} gb-doctor be-missionary"
    game = played("gorilla", bids, "1 target 2", "1 target 3", "1 flee")

    assert ("", US) == (game.gone(), game.hand(1))


@rule("CO-CLEAN-02", "R-16")
def test_non_belligerents_sent_home_by_only_nationals_stay_in_the_game() -> None:
    bids = f"gb-doctor {US} {ES}"
    game = played("only_nationals", bids, station="hospital", flag="gb")

    assert ("", [US, ES]) == (game.gone(), [game.hand(2), game.hand(3)])


@rule("CO-CLEAN-02", "R-16")
def test_a_non_belligerent_that_loses_under_friendly_encounter_stays_in_the_game() -> None:
    game = played("friendly_encounter", f"{SE} {US} be-doctor").finish()

    assert ([4, 0, 0], SE, US) == (game.score(), game.gone(), game.hand(2))


@rule("CO-CLEAN-02", "R-16")
def test_a_non_belligerent_that_was_swapped_by_colonist_stays_in_the_game() -> None:
    lines = ["1 draw characters", f"* character {SE}", "1 swap"]
    game = played("colonist", f"{US} gb-doctor be-doctor", *lines).finish()

    assert (SE, US) == (game.gone(), game.hand(1))


@rule("CO-CLEAN-02", "R-16")
def test_non_belligerents_that_go_back_unseen_stay_in_the_game() -> None:
    """Hippo Attack and, with two players, Tam Tam."""
    new = ["* character gb-officer", "* character gb-doctor", "* character be-doctor"]
    hippo = played("hippo_attack", f"{US} {ES} be-officer", *new).finish()
    game = scene(2, bids=f"{US} {ES}", p1={"specials": "tam_tam"}).special(1, "tam_tam")

    assert ("", US, ES) == (hippo.gone(), hippo.hand(1), hippo.hand(2))
    assert ("", US, ES) == (game.gone(), game.hand(1), game.hand(2))


@rule("CO-CLEAN-02", "R-32")
def test_non_belligerents_turned_up_by_hippo_attack_leave_the_game() -> None:
    new = [f"* character {US}", "* character gb-doctor", f"* character {SE}"]
    game = played("hippo_attack", "gb-officer gb-officer be-officer", *new).finish()

    assert f"{US} {SE}" == game.gone()


@rule("CO-CLEAN-02", "R-16", "R-28")
def test_a_non_belligerent_discarded_by_boiler_damage_goes_to_the_discards() -> None:
    changes = {"p2": {"hand": US}, "p3": {"hand": "gb-doctor"}}
    bids = "gb-officer be-doctor de-doctor"
    game = played("boiler_damage", bids, f"2 discard {US}", "3 discard gb-doctor", **changes)

    assert ("", f"gb-doctor {US}") == (game.gone(), game.discard())


@rule("CO-CLEAN-02")
def test_a_non_belligerent_never_comes_back() -> None:
    """The discards are shuffled, but the American is not among them."""
    game = scene(2, bids=f"{US} gb-officer", deck="", discard="", flag="gb")
    game.passes().play("* die 1").finish().play("* station hospital")

    assert {"character gb-officer": 1} == game.odds()


@rule("CO-CLEAN-01")
def test_the_marks_of_a_round_are_wiped() -> None:
    """Dice, languages, ties and the special card."""
    game = played("malaria", "gb-doctor be-doctor fr-doctor", "* die 3", "* die 3", "* die 1")
    game.play("* die 4").finish()

    table = game.table
    assert (-1, -1) == (table.card, table.owner)
    assert [0] * 4 == [table.open, table.speech, table.rolls, table.tied]
