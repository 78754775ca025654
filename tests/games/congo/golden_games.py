"""How the golden games of Congo 1884 were played: by greedy bots, and with every special card."""

from __future__ import annotations

from kindu.core.play import Dice
from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.games import load
from kindu.games.congo.state.state import Tabletop
from kindu.lab.bot_game import BotGame
from kindu.record.record import Record


def endings(_: int) -> list[str]:
    """The games for a number of seats; there is only one way to end (CO-MOVE-01)."""
    return ["greedy", "specials"]


def play(ending: str, seats: int) -> Record:
    rules = load("congo")
    if ending == "greedy":
        return BotGame(rules, ["greedy"] * seats, "golden").play()
    seed = 0
    while True:
        record = lavish(rules, seats, seed)
        state = record.state
        assert isinstance(state, Tabletop)
        if not any(player.special_cards for player in state.players):
            return record
        seed += 1


def lavish(rules: Rules, seats: int, seed: int) -> Record:
    """Random players who play a special card whenever they may, and like to stay in."""
    rng = Rng("golden", seats, seed)
    record = Record(rules, seats, Dice(rng))
    while not record.state.over():
        legal = record.state.legal()
        labels = [rules.label(action) for action in legal]
        liked = [n for n, label in enumerate(labels) if label.startswith(("play", "lay", "tile"))]
        some = liked or range(len(legal))
        action = legal[list(some)[int(rng.below(len(some)))]]
        record.play(rules.line(record.state.to_act(), action))
    return record
