"""The course of a finished game: who was asked when, and how the points stood."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, final

import msgspec

from kindu.core.words import CHANCE
from kindu.record import files
from kindu.record.pauses import at_once
from kindu.record.record import forced
from kindu.server.wire import projection

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Generator, Iterator

    from kindu.core.rules import Rules
    from kindu.core.state import State
    from kindu.core.words import Fact
    from kindu.record.gamefile import GameFile
    from kindu.server.refusals import Json
    from kindu.text.teller import Teller

PAUSE = 8  # answers after which `walking` pauses
BOOKMARK = 64  # answers between two states that a walk keeps
PART = 32  # steps or facts that are written between two pauses
GZIP = 16 + zlib.MAX_WBITS
LEVEL = 5
PLAIN_PART = 1 << 16  # bytes that are unpacked at once


@dataclass(frozen=True)
class Position:
    """A position where a seat was asked, or the last one."""

    answers: int  # lines of the file before it
    seat: int | None  # who is asked, from 1
    turn: int  # from 1; a new one begins when a different seat is asked
    points: list[str]
    facts: int  # those before it


@final
class WholeGame:
    """A game from its first to its last position; some of its states are kept."""

    def __init__(self, file: GameFile, rules: Rules) -> None:
        self.file = file
        self.rules = rules
        self.steps: list[Position] = []
        self.facts: list[Fact] = []
        self.state = files.start(file, rules)
        self.states: list[State] = []

    def at(self, answers: int) -> tuple[State, list[Fact]]:
        """The table after this many answers, and the facts of the last of them."""
        files.check_answers(self.file, answers)
        last = max(answers - 1, 0)
        state = self.states[last // BOOKMARK].clone()
        for answer in range(last // BOOKMARK * BOOKMARK + 1, last + 1):
            files.play_on(state, self.file, answer)
        state.listen()
        if answers:
            files.play_on(state, self.file, answers)
        return state, state.heard()

    def size(self) -> int:
        """About how many bytes of memory it takes."""
        lines = sum(map(len, self.file.lines)) + 64 * len(self.file.lines)
        states = len(self.states) * (1000 + 16 * len(self.state.pack()))
        return lines + states + 400 * len(self.steps) + 200 * len(self.facts)


def walk(file: GameFile, rules: Rules) -> WholeGame:
    """All steps of a game, all its facts, and the table at its end."""
    return at_once(walking(file, rules))


def walking(file: GameFile, rules: Rules) -> Generator[None, None, WholeGame]:
    """The same as work that pauses often."""
    found = WholeGame(file, rules)
    state = found.state
    state.listen()
    turn, before = 0, 0
    for answers in range(len(file.lines) + 1):
        if answers:
            files.play_on(state, file, answers)
        found.facts += state.heard()
        if answers % BOOKMARK == 0:
            found.states.append(state.clone())
        last = answers == len(file.lines)
        if last or not forced(state):
            seat = asked(state, last and file.result is not None)
            if seat is not None and seat != before:
                turn, before = turn + 1, seat
            points = projection.points(state)
            found.steps.append(Position(answers, seat, turn, points, len(found.facts)))
        if answers % PAUSE == 0:
            yield
    return found


def asked(state: State, ended: bool) -> int | None:
    """The seat that is asked; none if the game is over or was ended, or chance comes."""
    if ended or state.over() or state.to_act() == CHANCE:
        return None
    return int(state.to_act()) + 1


def writing(
    walk: WholeGame, eye: int | None, teller: Teller | None
) -> Generator[None, None, bytes]:
    """A walk as JSON, packed by gzip, with the facts as an eye learned them; None: all-seeing."""
    packer = zlib.compressobj(LEVEL, wbits=GZIP)
    parts: list[bytes] = []
    for part in written(walk, eye, teller):
        parts.append(packer.compress(part))
        yield
    return b"".join([*parts, packer.flush()])


def written(walk: WholeGame, eye: int | None, teller: Teller | None) -> Iterator[bytes]:
    """The JSON of a walk, part by part."""
    write = msgspec.json.encode
    file, state = walk.file, walk.state
    head = write({"last": len(file.lines), "names": file.names, "seats": file.seats})
    yield head[:-1] + b',"steps":['
    for first in range(0, len(walk.steps), PART):
        yield b"," * bool(first) + write(walk.steps[first : first + PART])[1:-1]
    yield b'],"facts":['
    for first in range(0, len(walk.facts), PART):
        facts = projection.ToldFacts(walk.rules, walk.facts[first : first + PART], teller)
        told = facts.whole() if eye is None else facts.told(eye)
        yield b"," * bool(first) + write(told)[1:-1]
    yield b'],"result":' + write(outcome(state, teller) if state.over() else None) + b"}"


def outcome(state: State, teller: Teller | None) -> Json:
    """How a game ended by its rules, line by line."""
    return {
        "ending": state.ending(),
        "points": projection.points(state),
        "places": state.places(),
        "sheets": projection.sheets(state, teller),
    }


async def plain(packed: bytes) -> AsyncIterator[bytes]:
    """The plain text of what was packed, part by part, for a client that takes nothing else."""
    opener = zlib.decompressobj(GZIP)
    while packed:
        yield opener.decompress(packed, PLAIN_PART)
        packed = opener.unconsumed_tail
