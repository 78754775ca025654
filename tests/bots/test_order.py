"""A quick arena: search above greedy above uniform, with fixed iterations and seeds."""

import os

import pytest

from kindu.games import game, keys, load
from kindu.lab.arena.arena import Arena, blocks
from kindu.lab.arena.pairing import Matchup
from kindu.lab.arena.standings import Standings
from tests.cases import case

COMPILED = os.environ.get("KINDU_ENGINE") == "compiled"
# Games per pair, and the least share of the better bot: somewhat below what was measured.
GREEDY = {key: found for key in keys() if (found := case(key).search)}


def shortest(key: str) -> int:
    """The most answers that a game can have; the quickest game has the fewest."""
    return int(load(key).longest(game(key).seats[0]))


def share(key: str, games: int, better: str, worse: str) -> float:
    arena = Arena(Matchup(key, None, {}, game(key).seats[0], "24"), [better, worse], 7, games)
    found = Standings(arena, list(blocks(arena, None))).share(better, [worse])
    assert found is not None
    return found.rate


@pytest.mark.skipif(not COMPILED, reason="games of search take minutes in pure Python")
@pytest.mark.parametrize("key", GREEDY)
def test_search_is_above_greedy(key: str) -> None:
    games, least = GREEDY[key]

    assert share(key, games, "search", "greedy") >= least


@pytest.mark.parametrize("key", keys() if COMPILED else [min(keys(), key=shortest)])
def test_greedy_is_above_uniform(key: str) -> None:
    assert share(key, 20 if COMPILED else 4, "greedy", "uniform") >= case(key).greedy
