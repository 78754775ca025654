"""How the golden games of Africana were played: each way a game can end, and one of eager random
players, so that books and assistants come into play.
"""

from __future__ import annotations

from collections.abc import Callable

from kindu.core.play import Dice
from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.games import load
from kindu.lab.bot_game import BotGame
from kindu.record.record import Record
from tests.laws.strategies import Walk

RICH = [
    "buy N",
    "buy S",
    "turn back",
    "turn forward",
    "complete N",
    "complete S",
    "-assistant",
    "discard S",
]
LONGEST = 40_000  # letters of such a game


def bots(rules: Rules, seats: int, wanted: Callable[[list[str], Record], bool]) -> Record:
    """The first greedy game that ends as wanted."""
    seed = 0
    while True:
        match = BotGame(rules, ["greedy"] * seats, seed)
        triggered: list[str] = []
        for record in match.moves():
            triggered += [str(fact.seat) for fact in record.facts if fact.rule == "AF-END-01"]
        if wanted(triggered, match.record):
            return match.record
        seed += 1


def last_seat(record: Record) -> int:
    """The seat to the right of the start player."""
    start = int(record.lines[0].removeprefix("* start "))
    return (start - 2) % record.seats


def idle(rules: Rules, seats: int) -> Record:
    """Everybody draws cards for ever: the game stalls."""
    record = Record(rules, seats, Dice(Rng("golden", seats)))
    while not record.state.over():
        record.play(rules.line(record.state.to_act(), record.state.legal()[0]))
    return record


def eager(rules: Rules, seats: int) -> Record:
    """Eager random players, so that books and assistants come up; the richest of many games."""
    best, most = Walk("africana", seats, "eager", 0), -1
    for seed in range(300):
        walk = Walk("africana", seats, "eager", seed)
        for _ in walk.steps(int(rules.longest(seats))):
            pass
        text = "\n".join(walk.lines)
        rich = sum(min(text.count(word), 5) for word in RICH)
        if rich > most and len(text) < LONGEST:
            best, most = walk, rich
    return Record(rules, seats, best.luck, lines=best.lines)


def play(ending: str, seats: int) -> Record:
    rules = load("africana")
    if ending == "stalled":
        return idle(rules, seats)
    if ending == "eager":
        return eager(rules, seats)
    at_once = ending == "last-seat"
    return bots(
        rules,
        seats,
        lambda by, record: bool(by) and (int(by[0]) == last_seat(record)) == at_once,
    )


def endings(_: int) -> list[str]:
    """The games for a number of seats."""
    return ["last-seat", "round-played-out", "stalled", "eager"]
