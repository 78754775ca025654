"""What a bot answers to an ask, in a process of the pool."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from kindu.advice.players import BotPlayer, player
from kindu.core.rng import Rng
from kindu.games import load
from kindu.server.bots.protocol import THINK, Ask, unpacked
from kindu.server.wire.chains import chain
from kindu.server.work.jobs import does

if TYPE_CHECKING:
    from kindu.core.rules import Rules
    from kindu.core.sight import Sight

BOARDS = 8  # kept loaded
PLAYERS = 16  # kept, with the caches of their plans


@lru_cache(BOARDS)
def rules_of(key: str, board: str) -> Rules:
    """The rules of a game with a board."""
    return load(key, board or None)


@lru_cache(PLAYERS)
def player_of(key: str, board: str, level: str) -> BotPlayer:
    """A bot; earlier thoughts don't affect later ones."""
    return player(level, rules_of(key, board))


@does(THINK)
def thought(ask: Ask) -> list[int]:
    """The whole chain that the bot answers."""
    bot = player_of(ask.key, ask.board, ask.level)
    rng = Rng("seat", ask.salt)

    def choose(sight: Sight) -> int:
        return bot.think(sight, rng).best()

    return chain(unpacked(rules_of(ask.key, ask.board), ask.sight), choose)
