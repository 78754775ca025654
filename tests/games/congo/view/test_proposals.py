"""What a screen proposes after an auxiliary was laid."""

from kindu.core.sight import Sight
from kindu.games.congo.view.proposals import proposed
from tests.games.congo.scene import Scene, scene


def proposals(game: Scene) -> list[str]:
    return [game.table.rules.label(action) for action in proposed(Sight(game.table, 0))]


def test_after_a_laid_auxiliary_the_turn_is_proposed_to_be_done() -> None:
    game = scene(2, bids="gb-doctor be-doctor", p1={"helpers": "nurse*2"}).passes()

    assert [] == proposals(game)
    assert ["done"] == proposals(game.play("1 lay nurse"))
    assert [] == proposals(game.play("1 done"))
