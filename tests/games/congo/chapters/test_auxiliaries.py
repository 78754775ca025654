"""CO-AUX: auxiliaries are laid in turns until everybody has stopped."""

from __future__ import annotations

import pytest

from kindu.core.words import IllegalAnswer, WrongSeat
from tests.games.congo.scene import BOARD, Scene, scene
from tests.support import rule

PAIRS = {
    "explorer": "porter",
    "anthropologist": "assistant",
    "doctor": "nurse",
    "missionary": "nun",
    "officer": "askari",
}
FIVE = " ".join(PAIRS.values())
THREE = "gb-missionary be-doctor de-missionary"  # 5, 4 and 4 at a British mission


def contest(bids: str = THREE, *helpers: str, **changes: object) -> Scene:
    """At the beginning of the auxiliary step; helpers are listed by seat."""
    seats = len(bids.split())
    players = {f"p{n + 1}": {"helpers": cards} for n, cards in enumerate(helpers)}
    return scene(seats, bids=bids, **players, **changes).passes()


@rule("CO-AUX-01")
def test_cards_are_laid_in_turn_order_again_and_again() -> None:
    game = contest(THREE, "nun*2", "nurse*3", "nun*3")
    for _ in range(2):
        game.lay(1, "nun").lay(2, "nurse").lay(3, "nun")

    assert ["nun*2", "nurse*2", "nun*2"] == [game.laid(n) for n in (1, 2, 3)]
    assert ({1: 7, 2: 6, 3: 6}, "1") == (game.totals(), game.asked())


@rule("CO-AUX-01")
def test_several_cards_may_be_laid_in_one_turn() -> None:
    game = contest(THREE, "nun*2 servant nurse")
    game.play("1 lay nun", "1 lay servant", "1 lay nun", "1 done")

    assert ("nun*2 servant", "nurse", "2") == (game.laid(1), game.helpers(1), game.asked())


@rule("CO-AUX-01")
def test_only_participants_lay_cards() -> None:
    """The warrior has killed the character of seat 2."""
    p1, p2 = {"specials": "warrior"}, {"helpers": "nurse*3"}
    game = scene(3, bids=THREE, p1=p1, p2=p2).special(1, "warrior", "1 target 2", "* die 1")
    game.play("* die 4", "1 wait")

    assert "3" == game.asked()


@rule("CO-AUX-02")
@pytest.mark.parametrize("profession", PAIRS)
def test_every_auxiliary_adds_1(profession: str) -> None:
    helper = PAIRS[profession]
    game = contest(f"be-{profession} gb-officer", f"{helper}*3")
    before = game.totals()[1]
    game.play(f"1 lay {helper}", f"1 lay {helper}")

    assert before + 2 == game.totals()[1]


@rule("CO-AUX-02")
def test_an_interpreter_adds_1_and_a_servant_one_half() -> None:
    game = contest("de-doctor gb-officer", "interpreter servant").play("1 lay interpreter")
    one = game.totals()[1]

    assert (4, 4.5) == (one, game.play("1 lay servant").totals()[1])


@rule("CO-AUX-03")
@pytest.mark.parametrize("station", ["mission", "hospital", "jungle"])
@pytest.mark.parametrize("profession", PAIRS)
def test_each_profession_has_its_auxiliary(profession: str, station: str) -> None:
    flag = "" if station == "jungle" else "gb"
    game = contest(f"gb-{profession} gb-officer", FIVE, station=station, flag=flag)

    assert [f"lay {PAIRS[profession]}"] == game.legal("lay")


@rule("CO-AUX-03")
def test_any_number_of_fitting_cards_may_be_laid() -> None:
    game = contest("gb-doctor gb-officer", "nurse*8").play(*["1 lay nurse"] * 8)

    assert 12 == game.totals()[1]


@rule("CO-AUX-04")
@pytest.mark.parametrize("kind", BOARD.kind_ids[20:])
def test_a_non_belligerent_takes_the_auxiliaries_of_both_professions(kind: str) -> None:
    game = contest(f"{kind} gb-officer", FIVE).play("* die 1")

    both = {f"lay {PAIRS[name]}" for name in kind.split("-")[1:]}
    assert both == set(game.legal("lay"))


@rule("CO-AUX-05")
def test_at_most_one_interpreter_lies_on_a_character() -> None:
    """Neither in the same turn nor later; another character may have one too."""
    game = contest("de-missionary be-doctor", "interpreter*2", "interpreter*2")
    before = game.legal("lay")
    game.play("1 lay interpreter")
    same = game.legal("lay")
    game.play("1 done")
    other = game.legal("lay")
    game.play("2 lay interpreter", "2 done")

    assert (["lay interpreter"], [], ["lay interpreter"]) == (before, same, other)
    assert ("1", []) == (game.asked(), game.legal("lay"))


@rule("CO-AUX-06")
def test_only_one_servant_is_played_in_a_round_by_all_players_together() -> None:
    game = contest(THREE, "servant*2 nun", "servant", "servant")
    game.play("1 lay servant")
    same = game.legal()
    game.play("1 lay nun", "1 done")

    assert ["lay nun", "done"] == same
    assert (["drop"], ["drop"]) == (game.legal(), game.play("2 drop").legal())


@rule("CO-AUX-06")
def test_the_next_round_has_its_own_servant() -> None:
    players = {"p1": {"helpers": "servant*2", "hand": "gb-doctor"}, "p2": {"hand": "de-doctor"}}
    game = scene(2, bids="gb-doctor be-doctor", **players).passes()
    game.lay(1, "servant").play("2 drop", "* station hospital")
    game.play(*["* character gb-officer", "* auxiliary nun"] * 2)
    game.bid("gb-doctor de-doctor").passes()

    assert ["lay servant"] == game.legal("lay")


@rule("CO-AUX-06")
@pytest.mark.parametrize("kind", ["gb-explorer", "de-doctor", "fr-officer", "be-missionary",
                                  "gb-anthropologist", "us-explorer-officer"])  # fmt: skip
def test_a_servant_fits_every_character(kind: str) -> None:
    game = contest(f"{kind} gb-officer", "servant", station="jungle", flag="")

    assert ["lay servant"] == game.legal("lay")


@rule("CO-AUX-07")
def test_who_is_below_the_highest_total_must_lay_a_card_or_drop_out() -> None:
    game = contest(THREE, "nun", "nurse", "nun").play("1 wait")

    assert ["lay nurse", "drop"] == game.legal()


@rule("CO-AUX-07", "R-10")
def test_so_must_a_participant_between_the_lowest_and_the_highest() -> None:
    """Totals 5, 4 and 1."""
    game = contest("gb-missionary gb-doctor gb-officer", "", "nurse", "askari").play("1 wait")

    assert ["lay nurse", "drop"] == game.legal()


@rule("CO-AUX-07")
def test_who_has_dropped_out_lays_no_more_cards() -> None:
    game = contest(THREE, "nun*3", "nurse*3", "nun*3")
    game.play("1 wait", "2 drop").lay(3, "nun").lay(1, "nun")

    assert "3" == game.asked()
    with pytest.raises(WrongSeat):
        game.play("2 lay nurse")


@rule("CO-AUX-08")
@pytest.mark.parametrize("bids", ["gb-doctor gb-officer", "gb-doctor be-doctor"])
def test_a_participant_with_the_highest_total_may_lay_drop_or_wait(bids: str) -> None:
    """Alone and together with another."""
    game = contest(bids, "nurse")

    assert ["lay nurse", "wait", "drop"] == game.legal()
    assert ("", "2") == (game.play("1 wait").laid(1), game.asked())


@rule("CO-AUX-08", "R-11")
def test_after_waiting_a_card_must_be_laid_or_the_player_drops_out() -> None:
    game = contest("gb-doctor be-doctor", "nurse", "nurse").play("1 wait", "2 wait")
    first = game.legal()
    game.lay(1, "nurse")

    assert (["lay nurse", "drop"], ["lay nurse", "drop"]) == (first, game.legal())


@rule("CO-AUX-08", "R-11")
def test_laying_a_card_renews_the_right_to_wait() -> None:
    game = contest("gb-doctor be-doctor", "nurse", "nurse").play("1 wait", "2 wait")
    game.lay(1, "nurse").lay(2, "nurse")
    again, waited = game.legal(), [player.waited for player in game.table.players]
    game.play("1 wait", "2 wait")

    assert [0, 0] == waited
    assert (["wait", "drop"], ["drop"]) == (again, game.legal())


@rule("CO-AUX-08", "R-11")
def test_waiting_needs_the_highest_total_at_that_moment() -> None:
    """Seat 1 has laid a card but is behind, so it may not wait."""
    game = contest("gb-doctor gb-missionary", "nurse servant", "nun*2")
    game.lay(1, "servant").lay(2, "nun")

    assert ["lay nurse", "drop"] == game.legal()


@rule("CO-AUX-09", "R-11")
def test_a_sole_leader_too_waits_only_once() -> None:
    game = contest("gb-missionary be-officer", "nun", "askari*2").play("1 wait")
    game.lay(2, "askari")

    assert ({1: 5, 2: 2}, ["lay nun", "drop"]) == (game.totals(), game.legal())


@rule("CO-AUX-10")
def test_the_total_of_a_player_who_dropped_out_still_counts() -> None:
    """Seat 1 drops out with 5: seat 2 is below the highest total, and 5 wins in the end."""
    game = contest("gb-missionary gb-doctor", "", "servant*2").play("1 drop")
    legal = game.legal()
    game.lay(2, "servant")
    after = game.legal()
    game.play("2 drop")

    assert (["lay servant", "drop"], ["drop"], [3, 0]) == (legal, after, game.score())


@rule("CO-AUX-11")
def test_the_step_ends_when_everybody_has_dropped_out() -> None:
    game = contest("gb-missionary gb-doctor", "", "nurse").play("1 drop", "2 drop")

    assert ("station", [3, 0]) == (game.verb(), game.score())


@rule("CO-AUX-11")
def test_it_ends_when_only_one_is_left_who_alone_has_the_highest_total() -> None:
    """Seat 1 is not asked again."""
    game = contest(THREE, "nun").play("1 wait", "2 drop", "3 drop")

    assert ("station", [3, 0, 0], "nun") == (game.verb(), game.score(), game.helpers(1))


@rule("CO-AUX-11")
def test_this_is_looked_at_before_every_turn() -> None:
    """Seats 1 and 2 drop out, so seat 3 is not asked even once; level with seat 1 it is."""
    ahead = contest("gb-doctor gb-doctor gb-missionary").play("1 drop", "2 drop")
    level = contest("gb-missionary gb-doctor be-missionary").play("1 drop", "2 drop")

    assert ("station", [0, 0, 3]) == (ahead.verb(), ahead.score())
    assert ("3", ["wait", "drop"]) == (level.asked(), level.legal())


@rule("CO-AUX-12", "R-12")
def test_a_card_need_not_reach_the_highest_total() -> None:
    game = contest(THREE, "nun*3", "servant nurse", "nun").lay(1, "nun*2")
    game.lay(2, "servant")

    assert ({1: 7, 2: 4.5, 3: 4}, "3") == (game.totals(), game.asked())


@rule("CO-AUX-13")
def test_cards_lie_open_at_once_and_stay() -> None:
    game = contest(THREE, "nun*2 servant").play("1 lay nun")

    assert ["nun"] * 3 == [game.seen(eye).laid(1) for eye in (0, 1, 7)]
    assert ["lay nun", "lay servant", "done"] == game.legal()
    with pytest.raises(IllegalAnswer):
        game.play("1 drop")
