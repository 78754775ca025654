"""The course of a finished game: who was asked when, and how the points stood."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kindu.core.words import CHANCE
from kindu.record import files
from kindu.record.record import forced
from kindu.server.wire import projection

if TYPE_CHECKING:
    from kindu.core.rules import Rules
    from kindu.core.state import State
    from kindu.core.words import Fact
    from kindu.record.gamefile import GameFile


@dataclass(frozen=True)
class Position:
    """A position where a seat was asked, or the last one."""

    answers: int  # lines of the file before it
    seat: int | None  # who is asked, from 1
    turn: int  # from 1; a new one begins when a different seat is asked
    points: list[str]
    facts: int  # those before it


def walk(file: GameFile, rules: Rules) -> tuple[list[Position], list[Fact], State]:
    """All steps of a game, all its facts, and the table at its end."""
    state = files.start(file, rules)
    state.listen()
    steps: list[Position] = []
    facts: list[Fact] = []
    turn, before = 0, 0
    for answers in range(len(file.lines) + 1):
        if answers:
            files.play_on(state, file, answers)
        facts += state.heard()
        last = answers == len(file.lines)
        if last or not forced(state):
            seat = asked(state, last and file.result is not None)
            if seat is not None and seat != before:
                turn, before = turn + 1, seat
            steps.append(Position(answers, seat, turn, projection.points(state), len(facts)))
    return steps, facts, state


def asked(state: State, ended: bool) -> int | None:
    """The seat that is asked; none if the game is over or was ended, or chance comes."""
    if ended or state.over() or state.to_act() == CHANCE:
        return None
    return int(state.to_act()) + 1
