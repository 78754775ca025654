"""CO-TIE: hippo tiles of every number that a board may have, and what is told of them."""

from __future__ import annotations

from kindu.core.words import eyes_of, kind_of, seat_of
from kindu.games.congo.kinds import RAISE_ON, TILES_ON
from kindu.games.congo.ties import chosen, linked, lowest, strength
from tests.games.congo.layout import hippo_pile, hippo_words
from tests.games.congo.scene import scene
from tests.support import rule

ALL = "9 8*2 7*7 6 5*3 4 3 2*2 1*5"


@rule("CO-TIE-01", "CO-INFO-03")
def test_the_next_question_remembers_the_tiles_and_only_its_seat_sees_the_answer() -> None:
    question = linked(TILES_ON, 1, hippo_pile(ALL))

    assert ALL == hippo_words(chosen(question))
    assert (TILES_ON, 1, 2) == (kind_of(question), seat_of(question), eyes_of(question))
    assert "" == hippo_words(chosen(linked(RAISE_ON, 0, 0)))


@rule("CO-TIE-01")
def test_the_numbers_of_all_tiles_are_added() -> None:
    assert 9 + 16 + 49 + 6 + 15 + 4 + 3 + 4 + 5 == strength(hippo_pile(ALL))


@rule("CO-TIE-01")
def test_no_tile_above_the_lowest_one_chosen_follows() -> None:
    assert [8, 9, 1] == [lowest(hippo_pile(tiles)) for tiles in ("9 8*2", "9*2", ALL)]


@rule("CO-SCORE-02")
def test_any_tile_of_the_stack_may_be_the_reward() -> None:
    game = scene(3, stop="bumba", bids="gb-missionary be-officer gb-explorer").passes().finish()
    game.table.hippo_box = hippo_pile("9 8*2 1*3")

    assert {"hippo 1": 3, "hippo 8": 2, "hippo 9": 1} == game.odds()


@rule("CO-TIE-01")
def test_nothing_is_told_of_tiles_of_those_who_are_not_tied() -> None:
    hippos = {"p1": {"hippos": "2"}, "p2": {"hippos": "3"}, "p3": {"hippos": "3"}}
    game = scene(3, bids="gb-doctor be-doctor gb-explorer", **hippos).passes().finish()
    game.play("1 tile 2", "2 tile 3")

    told = [(int(fact.seat), int(fact.a), int(fact.b)) for fact in game.told("CO-TIE-01")]
    assert [(0, 2, 1), (1, 3, 1)] == told
