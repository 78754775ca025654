"""CO-TIE: players level with the highest total fight with hippo tiles."""

from __future__ import annotations

import itertools

import pytest

from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR, seat_of
from tests.games.congo.chapters.test_setup import alike
from tests.games.congo.layout import hippo_words
from tests.games.congo.scene import Scene, scene
from tests.support import rule

LEVEL = ["gb-doctor", "be-doctor", "gb-doctor", "be-doctor"]  # 4 each at a British mission


def tie(*hippos: str, **changes: object) -> Scene:
    """As many seats as there are words, all level and all dropped out, with these hippo tiles."""
    players = {f"p{n + 1}": {"hippos": tiles} for n, tiles in enumerate(hippos)}
    bids = " ".join(LEVEL[: len(hippos)])
    return scene(len(hippos), bids=bids, **{**players, **changes}).passes().finish()


@rule("CO-TIE-01")
def test_the_highest_sum_of_hippo_tiles_wins_the_station() -> None:
    game = tie("3 1", "2*2").play("1 tile 3", "1 enough", "2 tile 2", "2 tile 2")

    assert ([0, 3], 2) == (game.score(), game.first())


@rule("CO-TIE-01")
def test_each_chooses_one_or_more_of_the_own_tiles_from_the_highest_down() -> None:
    game = tie("3 2 1*2", "2*2")
    first = game.legal()
    second = game.play("1 tile 2").legal()
    third = game.play("1 tile 1").legal()
    game.play("1 tile 1")

    assert ["tile 1", "tile 2", "tile 3"] == first
    assert ["tile 1", "enough"] == second == third
    assert "2" == game.asked()


@rule("CO-TIE-01")
def test_all_choose_at_the_same_time() -> None:
    game = tie("3 1", "2*2", "1", first=2)
    group = [int(seat_of(question)) for question in game.table.open_group()]
    legal = [len(Sight(game.table, eye).legal()) for eye in (0, 1, 2)]

    assert ([1, 2, 0], [2, 1, 1]) == (group, legal)


@rule("CO-TIE-01")
def test_the_order_of_choosing_has_no_effect() -> None:
    chosen = {0: ["tile 3", "enough"], 1: ["tile 2", "tile 2"], 2: ["tile 1"]}
    found = set()
    for order in itertools.permutations(range(3)):
        game = tie("3 1", "2*2", "1")
        for seat in order:
            game.table.turn_to(seat)
            game.play(*[f"{seat + 1} {word}" for word in chosen[seat]])
        found |= {tuple(game.table.pack())}

    assert 1 == len(found)


@rule("CO-TIE-01", "CO-INFO-03")
@pytest.mark.parametrize("lines", [["1 tile 3", "1 tile 1"], ["1 tile 1"]])
def test_tiles_are_face_down_until_all_have_chosen(lines: list[str]) -> None:
    """Nobody sees which tiles seat 1 has laid, or how many."""
    one = tie("3 1", "2*2", "1").play("1 tile 3", "1 enough")
    other = tie("3 1", "2*2", "1").play(*lines)

    assert [False, True, True, True] == [alike(one, other, eye) for eye in (0, 1, 2, SPECTATOR)]


@rule("CO-TIE-01")
def test_players_below_the_highest_total_take_no_part() -> None:
    hippos = {"p3": {"hippos": "3*2"}, "p1": {"hippos": "1"}, "p2": {"hippos": "2"}}
    game = scene(3, bids="gb-doctor be-doctor gb-explorer", **hippos).passes().finish()
    game.play("1 tile 1", "2 tile 2")

    assert ([0, 3, 0], "3*2") == (game.score(), game.hippos(3))


@rule("CO-TIE-02", "R-17")
def test_who_has_a_tile_must_lay_at_least_one() -> None:
    """Even if the other player has none."""
    game = tie("1", "")

    assert (["tile 1"], "1") == (game.legal(), game.asked())
    assert ([3, 0], "1") == (game.play("1 tile 1").score(), game.hippo_discard())


@rule("CO-TIE-02", "R-17")
def test_who_has_no_tile_counts_0_and_is_not_asked() -> None:
    game = tie("3", "", "2")
    group = [int(seat_of(question)) for question in game.table.open_group()]
    game.play("1 tile 3", "3 tile 2")

    assert ([0, 2], [3, 0, 0]) == (group, game.score())


@rule("CO-TIE-02", "CO-TIE-04")
def test_if_none_has_a_tile_the_tie_stays() -> None:
    game = tie("", "")

    assert ([1, 1], 1, "station") == (game.score(), game.first(), game.verb())


@rule("CO-TIE-03", "R-18")
def test_those_with_the_highest_sum_may_add_tiles_in_turn_order() -> None:
    game = tie("3 1", "3 2", "1", first=2).play("2 tile 3", "2 enough", "3 tile 1")
    game.play("1 tile 3", "1 enough")

    assert ("2", ["tile 2", "stop"]) == (game.asked(), game.legal())
    game.play("2 tile 2")
    assert ("1", ["tile 1", "stop"]) == (game.asked(), game.legal())
    assert [0, 3, 0] == game.play("1 stop").score()


@rule("CO-TIE-03")
def test_players_with_a_lower_sum_are_out_of_the_tie() -> None:
    """Seat 3 still has a 3 but has laid only a 1."""
    game = tie("2 1", "2", "3 1").play("1 tile 2", "1 enough", "2 tile 2", "3 tile 1")
    game.play("1 tile 1")
    finish(game)

    assert ([3, 0, 0], "3") == (game.score(), game.hippos(3))


def finish(game: Scene) -> None:
    """Everybody who is asked stops raising."""
    while game.legal("stop"):
        game.play(f"{game.asked()} stop")


@rule("CO-TIE-03", "R-18")
def test_several_tiles_may_be_added_at_a_time_and_lie_open_at_once() -> None:
    game = tie("3 2 1", "3 1").play("1 tile 3", "1 enough", "2 tile 3", "2 enough")
    game.play("1 tile 2", "1 tile 1")

    assert ("2", ["tile 1", "stop"]) == (game.asked(), game.legal())
    laid = [hippo_words(game.seen(eye).player(1).committed) for eye in (1, SPECTATOR)]
    assert ["3 2 1"] * 2 == laid


@rule("CO-TIE-03", "R-18")
def test_an_addition_need_not_reach_the_highest_sum_and_who_stays_behind_may_add_again() -> None:
    """Seat 1 leads by 2; seat 2 adds 1 and is behind, then again and is level, then ahead."""
    game = tie("3 2", "3 1*3").play("1 tile 3", "1 enough", "2 tile 3", "2 enough")
    game.play("1 tile 2", "2 tile 1", "2 enough")
    behind = (game.asked(), game.legal())
    game.play("2 tile 1", "2 enough")
    finish_one(game, 1)

    assert ("2", ["tile 1", "stop"]) == behind
    assert [0, 3] == game.play("2 tile 1").score()


def finish_one(game: Scene, seat: int) -> None:
    """A seat without tiles stops, whether or not it is asked."""
    if game.asked() == str(seat):
        game.play(f"{seat} stop")


@rule("CO-TIE-03", "R-18")
def test_who_is_alone_ahead_is_skipped() -> None:
    game = tie("3 2 1", "3 1", "3 1")
    game.play("1 tile 3", "1 enough", "2 tile 3", "2 enough", "3 tile 3", "3 enough")
    game.play("1 tile 2", "1 enough", "2 tile 1", "3 tile 1")
    finish(game)

    assert ([3, 0, 0], "1") == (game.score(), game.hippos(1))


@rule("CO-TIE-03", "R-18")
def test_who_has_stopped_adds_no_more() -> None:
    """Seat 1 stops on 3; seats 2 and 3 go on."""
    game = tie("3 1", "3 1", "3 2", first=1)
    game.play("1 tile 3", "1 enough", "2 tile 3", "2 enough", "3 tile 3", "3 enough")
    game.play("1 stop", "2 tile 1", "3 tile 2")
    finish_one(game, 2)

    assert ([0, 0, 3], "1") == (game.score(), game.hippos(1))


@rule("CO-TIE-03", "R-18")
def test_the_turn_to_add_goes_round() -> None:
    """Seats 1 and 2 are level again, but seat 3 has not had its turn."""
    game = tie("2 1*2", "2 1*2", "2 1")
    game.play("1 tile 2", "1 enough", "2 tile 2", "2 enough", "3 tile 2", "3 enough")
    game.play("1 tile 1", "1 enough", "2 tile 1", "2 enough")
    third = game.asked()
    game.play("3 stop")

    assert ("3", "1") == (third, game.asked())


@rule("CO-TIE-01", "CO-TIE-03")
def test_who_is_below_the_highest_total_adds_no_tiles_either() -> None:
    hippos = {"p1": {"hippos": "2 1"}, "p2": {"hippos": "2"}, "p3": {"hippos": "3*2"}}
    game = scene(3, bids="gb-doctor be-doctor gb-explorer", **hippos).passes().finish()
    game.play("1 tile 2", "1 enough", "2 tile 2", "1 tile 1")

    assert ([3, 0, 0], "3*2") == (game.score(), game.hippos(3))


@rule("CO-TIE-04")
def test_the_points_of_unbroken_ties_add_up() -> None:
    players = {"p1": {"score": 7}, "p2": {"score": 5}}
    game = scene(2, bids="gb-doctor be-doctor", **players)
    game.player(1).shares = 2
    game.passes().finish()

    assert ([8, 6], 6, 2) == (
        game.score(),
        game.sheet(1)["CO-TIE-04"],
        game.sheet(2)["CO-TIE-04"],
    )


@rule("CO-TIE-04", "R-19")
def test_an_unbroken_tie_gives_one_point_each_and_no_chief() -> None:
    game = tie("2 1", "2", "1", stop="stanley_falls", first=2)
    game.play("2 tile 2", "3 tile 1", "1 tile 2", "1 enough")
    finish(game)

    assert ([1, 1, 0], 2) == (game.score(), game.first())
    assert [(1, 2), (2, 2)] == sorted(game.scored("CO-TIE-04"))


@rule("CO-TIE-04")
@pytest.mark.parametrize("stop", ["bolobo", "isangi", "kindu"])
def test_the_value_of_the_stop_does_not_matter(stop: str) -> None:
    assert [1, 1] == tie("", "", stop=stop).score()


@rule("CO-TIE-04")
def test_four_players_may_share_a_tie() -> None:
    assert [1, 1, 1, 1] == tie("", "", "", "").score()


@rule("CO-TIE-05", "R-15")
def test_all_tiles_laid_are_discarded_and_do_not_come_back() -> None:
    game = tie("3 1", "2*2", hippo_box="").play("1 tile 3", "1 enough", "2 tile 2", "2 tile 2")

    assert ["1", ""] == [game.hippos(1), game.hippos(2)]
    assert (14 - 1, 0) == (sum_of(game), game.table.hippo_size)


def sum_of(game: Scene) -> int:
    """How many hippo tiles have been used; the stack was empty."""
    words = [word.partition("*") for word in game.hippo_discard().split()]
    return sum(int(n or 1) for _, _, n in words)


@rule("CO-TIE-05")
def test_the_tiles_of_an_unbroken_tie_are_discarded_too() -> None:
    game = tie("2", "2").play("1 tile 2", "2 tile 2")
    finish(game)

    assert ("2*2", ["", ""]) == (game.hippo_discard(), [game.hippos(1), game.hippos(2)])
