"""CO-CHIEF and CO-SCORE: who becomes chief, and what that brings."""

from __future__ import annotations

import pytest

from kindu.core.words import SPECTATOR, eyes_of, sees
from tests.games.congo.chapters.test_setup import alike
from tests.games.congo.scene import BOARD, Scene, scene
from tests.support import rule

THREE = "gb-missionary be-doctor de-missionary"  # 5, 4 and 4 at a British mission
HIPPOS = ["bolobo", "liranga", "bumba", "basoko"]
VALUES = {
    "leopoldville": 2, "bolobo": 2, "lukolela": 2, "liranga": 2, "coquilhatville": 2,
    "lulonga": 3, "nouvelle_anvers": 3, "lisala": 3, "bumba": 3, "basoko": 3, "isangi": 3,
    "stanley_falls": 4, "ubundu": 4, "lowa": 4, "lokandu": 4, "kindu": 4,
}  # fmt: skip


def nationals(bids: str, **changes: object) -> Scene:
    """Seat 2 plays Only Nationals at a French barracks of value 3."""
    place = {"station": "barracks", "flag": "fr", "p2": {"specials": "only_nationals"}}
    return scene(3, bids=bids, **{**place, **changes}).special(2, "only_nationals")


@rule("CO-CHIEF-01")
@pytest.mark.parametrize("order", [(1, 2, 3), (2, 3, 1), (3, 1, 2)])
def test_the_highest_total_becomes_chief(order: tuple[int, ...]) -> None:
    kinds = {order[0]: "gb-missionary", order[1]: "be-doctor", order[2]: "gb-officer"}
    game = scene(3, bids=" ".join(kinds[seat] for seat in (1, 2, 3))).passes().finish()

    assert [3 if seat == order[0] else 0 for seat in (1, 2, 3)] == game.score()


@rule("CO-CHIEF-01")
def test_auxiliaries_count() -> None:
    game = scene(2, bids="gb-missionary gb-doctor", p2={"helpers": "nurse*2"}).passes()
    game.play("1 drop").lay(2, "nurse*2")

    assert [0, 3] == game.score()


@rule("CO-CHIEF-01")
def test_one_half_decides() -> None:
    game = scene(2, bids="gb-doctor be-doctor", p2={"helpers": "servant"}).passes()
    game.play("1 drop").lay(2, "servant")

    assert [0, 3] == game.score()


@rule("CO-CHIEF-02", "R-14")
def test_a_single_participant_is_chief_without_dice_and_auxiliaries() -> None:
    game = nationals("fr-officer be-officer us-explorer-officer", p1={"helpers": "askari"})

    assert ([3, 0, 0], "station", "askari") == (game.score(), game.verb(), game.helpers(1))


@rule("CO-CHIEF-02", "R-14")
def test_even_with_a_negative_value() -> None:
    """A French officer at a British mission would count -1."""
    p1 = {"specials": "warrior"}
    game = scene(2, bids="fr-officer gb-doctor", p1=p1).special(1, "warrior")
    game.play("1 target 2", "* die 1", "* die 3")

    assert [3, 0] == game.score()


@rule("CO-CHIEF-03")
def test_without_participants_nobody_scores() -> None:
    game = nationals("de-officer be-officer us-explorer-officer", stop="bumba")

    assert ([0, 0, 0], "station", 1) == (game.score(), game.verb(), game.first())
    assert [] == game.scored("CO-SCORE-01")
    assert [0, 0, 0] == [int(player.tiles) for player in game.table.players]


@rule("CO-SCORE-01")
@pytest.mark.parametrize("stop", VALUES)
def test_the_chief_scores_the_value_of_the_stop(stop: str) -> None:
    game = scene(4, bids=f"{THREE} gb-officer", stop=stop, p1={"score": 7}).passes().finish()

    assert [7 + VALUES[stop], 0, 0, 0] == game.score()
    assert [(1, 2 * VALUES[stop])] == game.scored("CO-SCORE-01")


@rule("CO-SCORE-01")
def test_the_station_type_does_not_change_the_points() -> None:
    jungle = scene(2, bids="gb-explorer gb-officer", station="jungle", flag="").passes().finish()

    assert [3, 0] == jungle.score()


@rule("CO-SCORE-01")
def test_the_points_are_scored_at_once() -> None:
    """Before the hippo tiles are drawn."""
    game = scene(3, bids=THREE, stop="bumba").passes().finish()

    assert ([3, 0, 0], "hippo") == (game.score(), game.verb())


@rule("CO-SCORE-02")
@pytest.mark.parametrize("stop", VALUES)
def test_at_four_stops_the_chief_takes_two_hippo_tiles(stop: str) -> None:
    game = scene(4, bids=f"be-doctor {THREE}", stop=stop, p2={"hippos": "1"}).passes().finish()
    if stop in HIPPOS:
        game.play("* hippo 3", "* hippo 2")

    expected = "3 2 1" if stop in HIPPOS else "1"
    assert ["", expected, "", ""] == [game.hippos(n) for n in (1, 2, 3, 4)]
    assert "hippo" != game.verb()


@rule("CO-SCORE-02", "CO-INFO-03")
def test_the_tiles_are_taken_face_down() -> None:
    game = scene(3, bids=THREE, stop="bumba").passes().finish()
    eyes = eyes_of(game.table.question())
    one, other = (game.clone().play(f"* hippo {n}") for n in (1, 3))

    every = (0, 1, 2, SPECTATOR)
    assert [True, False, False, False] == [sees(eyes, eye) for eye in every]
    assert [False, True, True, True] == [alike(one, other, eye) for eye in every]


@rule("CO-SCORE-02", "R-15")
@pytest.mark.parametrize(("box", "lines"), [("", []), ("2", ["* hippo 2"])])
def test_from_a_stack_too_small_the_chief_takes_what_is_left(box: str, lines: list[str]) -> None:
    game = scene(3, bids=THREE, stop="bumba", hippo_box=box).passes().finish().play(*lines)

    assert (box, "station") == (game.hippos(1), game.verb())


@rule("CO-SCORE-02")
def test_without_a_chief_nobody_takes_hippo_tiles() -> None:
    game = scene(2, bids="gb-doctor gb-doctor", stop="bumba").passes().finish()

    assert ([1, 1], "station") == (game.score(), game.verb())


@rule("CO-SCORE-02")
def test_a_chief_without_a_contest_takes_them_too() -> None:
    game = nationals("fr-officer be-officer us-explorer-officer", stop="bumba")
    game.play("* hippo 3", "* hippo 3")

    assert "3*2" == game.hippos(1)


@rule("CO-SCORE-03")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_chief_is_first_player_of_the_next_round(first: int) -> None:
    game = scene(3, bids="be-doctor gb-missionary gb-officer", first=first).passes().finish()

    assert 2 == game.first()


@rule("CO-SCORE-03")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_without_a_chief_the_first_player_stays_the_same(first: int) -> None:
    tie = scene(3, bids="gb-doctor be-doctor gb-officer", first=first).passes().finish()
    place = {"station": "barracks", "flag": "fr", "p2": {"specials": "only_nationals"}}
    nobody = scene(3, bids="de-officer be-officer gb-officer", first=first, **place)
    nobody.special(2, "only_nationals")

    assert [first] * 2 == [tie.first(), nobody.first()]


def test_the_values_of_the_stops_are_those_of_the_board() -> None:
    assert VALUES == dict(zip(BOARD.stop_ids, map(int, BOARD.stop_vp), strict=True))
