"""Levels: how they fall short, and that they play sensibly all the same."""

import pytest

from kindu.advice.players import level
from kindu.bots.base import Budget
from kindu.bots.search import Search
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.games import load
from kindu.games.heart_of_africa.actions import DOUBLED
from tests.games.heart_of_africa.scene import scene

RULES = load("heart_of_africa")
SEEDS = 30


def doublings(forget: int, sight: int, noise: int = 0) -> int:
    """How many of these bots double a track of 5 spaces, 10 points, if they have the terrain."""
    game = scene(2, p1={"hand": "red*5", "terrain": "desert*2"})
    game.play("1 claim fachoda-addis_ababa", "1 pay red", "1 locomotives 0")
    bot, seen = Search(RULES.plan(), forget, sight, noise), Sight(game.table, 0)
    return [bot.think(seen, Budget(3), Rng(n)).best() for n in range(SEEDS)].count(DOUBLED)


@pytest.mark.parametrize("sight", [60, 300, 600, 1000])
def test_who_sees_less_far_still_doubles(sight: int) -> None:
    """Doubling continues the chain, not doubling ends it: the points of both count alike."""
    assert SEEDS == doublings(900, sight)


def test_through_noise_the_better_answer_is_overlooked_now_and_then() -> None:
    novice = level("novice", RULES.key)

    assert SEEDS // 2 < doublings(novice.forget, novice.foresight, novice.noise) < SEEDS
