"""The plan of Africana: what it likes better, and that its numbers are sane."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kindu.bots.base import Budget
from kindu.bots.greedy import Greedy
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from tests.games.africana.scene import RULES, Scene, scene

PLAN = RULES.plan()


def likes(game: Scene) -> str:
    """What a greedy bot answers."""
    eye = int(game.table.to_act())
    thought = Greedy(PLAN).think(Sight(game.table, eye), Budget(2), Rng(1))
    return RULES.label(thought.best())


def test_it_completes_an_expedition_at_its_destination() -> None:
    game = scene(2, p1={"at": "aswan", "joined": "A02", "hand": "joker"}).play("1 move")

    assert "complete A02" == likes(game)


def test_it_joins_where_an_expedition_starts() -> None:
    game = scene(2, p1={"at": "mogadishu", "hand": "joker"}).play("1 move")

    assert "join A02" == likes(game)


def test_it_walks_the_last_step_to_a_destination() -> None:
    hand = "grey magenta magenta magenta magenta"
    game = scene(2, p1={"at": "cairo", "joined": "A02", "hand": hand})

    assert "move" == likes(game)
    assert "step aswan grey" == likes(game.play("1 move"))


def test_it_draws_when_the_hand_is_empty() -> None:
    assert "draw" == likes(scene(2, p1={"at": "cairo", "hand": ""}))


def test_it_buys_the_artefact_that_makes_a_set() -> None:
    """Seven silver, a Mask won, the other southern Mask on top, and its target next door."""
    game = scene(
        2,
        p1={"at": "mogadishu", "silver": 25, "won": "S01", "hand": "turquoise magenta orange"},
        north="| S02",
        row="A09 - - - -",
    ).play("1 buy")

    assert "buy S02" == likes(game)


def test_it_does_not_count_on_expeditions_without_a_marker() -> None:
    free = scene(2, p1={"at": "serengeti", "hand": "joker"})
    bound = scene(2, p1={"at": "serengeti", "hand": "joker"})
    bound.player(1).markers = 0

    assert PLAN.worth(free.table, 0) > PLAN.worth(bound.table, 0)


def test_a_rival_lowers_the_worth_of_an_expedition() -> None:
    alone = scene(2, p1={"at": "cairo", "joined": "A02", "hand": "grey"})
    rival = scene(2, p1={"at": "cairo", "joined": "A02", "hand": "grey"}, p2={"joined": "A02"})

    assert PLAN.worth(alone.table, 0) > PLAN.worth(rival.table, 0)


def test_the_chances_of_a_leader_grow_towards_the_end() -> None:
    into = vec[i64]([0] * 4)
    chances = []
    for left in (19, 5, 0):
        game = scene(2, p1={"done": "C11 C12", "at": "cairo", "hand": "joker"}, left=left)
        PLAN.value(game.table, into)
        chances.append(int(into[1]))
        assert 990 <= into[1] + into[3] <= 1000

    assert 500 < chances[0] < chances[1] < chances[2]


def test_a_finished_game_is_worth_its_points() -> None:
    game = scene(2, p1={"done": "C11"}, turn=2, last_round=1).play("2 move", "2 stop")
    into = vec[i64]([0] * 4)
    PLAN.value(game.table, into)

    assert [100 * game.points(1), 1000, 100 * game.points(2), 0] == list(into)
