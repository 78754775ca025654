"""How the golden games of Trefoil were played: by greedy bots, from a named stream of luck."""

from kindu.games import load
from kindu.lab.bot_game import BotGame
from kindu.record.record import Record


def endings(seats: int) -> list[str]:
    """There is one way to end."""
    assert seats == 2
    return ["greedy"]


def play(ending: str, seats: int) -> Record:
    """A whole game."""
    return BotGame(load("trefoil"), ["greedy"] * seats, f"golden {ending}").play()
