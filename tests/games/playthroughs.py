"""Playthroughs: whole games of greedy bots with everything that can be seen of them, as text.

`make playthroughs` rewrites the files, `python -m tests.games.playthroughs GAME` those of a game;
a difference is reviewed like code.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from kindu.advice.players import BotPlayer, player
from kindu.bots.base import Budget
from kindu.core.play import Dice
from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import CHANCE, SPECTATOR, kind_of
from kindu.games import keys, load, screen
from tests.cases import home

VIEW_EVERY = 1000  # answers between two full views
SHOWN = 3  # how many of a seat's legal answers are named


def path_of(key: str, seats: int) -> Path:
    return home(key) / "playthroughs" / f"{seats}.txt"


def digest(state: State) -> str:
    """Eight letters that change when anything in a state does."""
    packed = ",".join(str(number) for number in state.pack())
    return hashlib.sha256(packed.encode()).hexdigest()[:8]


def render(key: str, seats: int) -> str:
    """One game from the deal to the score sheet."""
    rules = load(key)
    luck, thoughts = Dice(Rng("playthrough", key, seats)), Rng("thoughts", key, seats)
    bots = [player("greedy", rules, Budget(1)) for _ in range(seats)]
    state = rules.start(seats)
    state.listen()
    lines = [f"{rules.title}, revision {rules.rev}, {seats} seats, greedy bots"]
    n = 0
    while not state.over():
        n += 1
        if n % VIEW_EVERY == 0:
            lines += views(rules, state)
        lines += one_answer(rules, state, n, choose(state, bots, luck, thoughts))
    return "\n".join(lines + views(rules, state) + result(state)) + "\n"


def choose(state: State, bots: list[BotPlayer], luck: Dice, thoughts: Rng) -> int:
    seat = state.to_act()
    if seat == CHANCE:
        return int(luck.draw(state, state.question()))
    return bots[seat].think(Sight(state, seat), thoughts).best()


def one_answer(rules: Rules, state: State, n: int, action: int) -> list[str]:
    """Question, options, answer, facts, and a digest of the table and of every sight."""
    legal = [rules.label(option) for option in state.legal()]
    more = f" +{len(legal) - SHOWN}" if len(legal) > SHOWN else ""
    names = "" if state.to_act() == CHANCE else f": {', '.join(legal[:SHOWN])}{more}"
    asked = f"kind {kind_of(state.question())}, {len(legal)}{names}"
    answer = rules.line(state.to_act(), action)
    state.apply(action)
    told = " ".join(
        f"{f.rule}({f.seat},{f.a},{f.b},{f.c})" + (f"={f.points}" if f.points else "")
        for f in state.heard()
    )
    sights = [digest(Sight(state, eye).state) for eye in [*range(state.seats), SPECTATOR]]
    sights_digest = hashlib.sha256("".join(sights).encode()).hexdigest()[:8]
    return [f"{n} [{asked}] {answer}", f"  {digest(state)} {sights_digest} {told}".rstrip()]


def views(rules: Rules, state: State) -> list[str]:
    """What the first seat and a spectator see in words; digests stand for all other eyes."""
    words = screen(rules.key)
    lines = []
    for eye in (0, SPECTATOR):
        seen = words.view(Sight(state, eye), {})
        lines.append(f"  eye {eye}: {json.dumps(seen, ensure_ascii=False)}")
    return lines


def result(state: State) -> list[str]:
    """Ending, places and score sheets."""
    lines = [f"ended by {state.ending()}, places {state.places()}"]
    for seat in range(state.seats):
        sheet = " ".join(f"{fact.rule}={fact.points}" for fact in state.sheet(seat))
        lines.append(f"seat {seat + 1}: {state.points(seat)} = {sheet}")
    return lines


def main(named: list[str]) -> None:
    for key in named or keys():
        for seats in load(key).seats:
            path = path_of(key, seats)
            path.parent.mkdir(exist_ok=True)
            path.write_text(render(key, seats), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
