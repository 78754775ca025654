"""What a screen proposes after an auxiliary is laid, and how a preview takes chosen tiles."""

import itertools

import pytest

from kindu.core.sight import Sight
from kindu.games.congo.view.proposals import proposed
from kindu.record.record import settled
from kindu.server.wire.previews import choice
from tests.games.congo.chapters.test_ties import tie
from tests.games.congo.scene import Scene, scene
from tests.support import rule


def proposals(game: Scene) -> list[str]:
    return [game.table.rules.label(action) for action in proposed(Sight(game.table, 0))]


def test_after_a_laid_auxiliary_the_turn_is_proposed_to_be_done() -> None:
    game = scene(2, bids="gb-doctor be-doctor", p1={"helpers": "nurse*2"}).passes()

    assert [] == proposals(game)
    assert ["done"] == proposals(game.play("1 lay nurse"))
    assert [] == proposals(game.play("1 done"))


def moved(game: Scene, wishes: list[str]) -> list[str]:
    """Which of these wishes a preview of the first seat grants, one after the other."""
    rules, sight = game.table.rules, Sight(game.table, 0)
    prefer, found = [rules.parse(label) for label in wishes], []
    while prefer and sight.question() >= 0:
        taken = choice(sight, prefer, [])
        assert taken is not None
        found.append(rules.label(taken))
        sight = settled(sight.after([taken]))
    return found


@rule("CO-TIE-01")
@pytest.mark.parametrize("order", set(itertools.permutations("3211")))
def test_tiles_are_named_from_the_highest_down_in_whatever_order_they_are_wished(
    order: tuple[str, ...],
) -> None:
    game = tie("3*2 2 1*2", "2*2")

    assert ["tile 3", "tile 2", "tile 1", "tile 1"] == moved(game, [f"tile {n}" for n in order])


@rule("CO-AUX-01")
def test_auxiliaries_are_laid_in_the_order_in_which_they_are_wished() -> None:
    game = scene(2, bids="gb-doctor be-doctor", p1={"helpers": "nurse servant"}).passes()
    wishes = ["lay servant", "lay nurse"]

    assert wishes == moved(game, wishes)
    assert wishes[::-1] == moved(game, wishes[::-1])
