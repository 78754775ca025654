"""Dialogues with a real server: how a position stands, and what is answered to every preview there.

Only the protocol is spoken, so a fixture is what a browser would be told.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.server.sitting import answer, ok
from tests.web.positions import NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.server.running import Json, Person, Seat
    from tests.web.positions import Position

MOST = 3000  # previews of a scene: more are no fixture


@dataclass(frozen=True)
class Scene:
    """A position as one seat sees it, and what this seat asks there.

    Previews of up to `longest` answers are asked for, if each in notation fits `follow`, a pattern;
    `why` are moves in notation, `sealed` are seats with what they have put into their envelopes:
    answers separated by commas, or nothing for the first ones that are legal. `then` are seats with
    what they answer at last; what the first seat is told of that is recorded, too.
    """

    position: Position
    seat: int = 1
    follow: str = ""
    longest: int = 12
    why: tuple[str, ...] = ()
    sealed: tuple[tuple[int, str], ...] = ()
    story: bool = False  # with the facts of the whole game
    then: tuple[tuple[int, str], ...] = ()


async def recorded(person: Person, scene: Scene) -> Json:
    """A scene: the first message of the table, all previews and reasons."""
    table = await resumed(person, scene.position)
    for number, moves in scene.sealed:
        async with person.at(table, number) as other:
            await other.hear("table")
            await ok(other, "move", n=1, answers=await envelope(other, moves.split(", ")))
    heard = -1 if scene.story else 0
    async with person.at(table, scene.seat, n=heard) as seat:
        found = timeless(await seat.hear("table"))
        answers = Answers()
        found |= {
            "answers": answers.found,
            "previews": await explored(seat, found, scene, answers),
            "why": await reasons(seat, scene.why),
        }
        return found | ({"told": await events(person, table, seat, scene)} if scene.then else {})


async def events(person: Person, table: str, seat: Seat, scene: Scene) -> list[Json]:
    """What a seat is told while all seats answer in turn."""
    found: list[Json] = []
    for n, (number, moves) in enumerate(scene.then, 1):
        async with person.at(table, number) as other:
            await other.hear("table")
            await ok(other, "move", n=n, answers=await envelope(other, moves.split(", "), n))
        found.append(unseeded(await seat.hear("told")))
    return found


def unseeded(told: Json) -> Json:
    """An event without what differs from day to day."""
    found: Any = told
    result = {"result": {**found["result"], "seed": ""}} if found.get("result") else {}
    return by_name({**found, **result, "at": 0, "view": by_name(found["view"])})


async def resumed(person: Person, position: Position) -> str:
    """A table that goes on from a position, all seats in one browser."""
    seats = [{"kind": "me", "name": name} for name in NAMES[: position.seats]]
    made = await person.ask("POST", "/files", {"file": position.text, "seats": seats})
    return str(made["id"])


def timeless(message: Json) -> Json:
    """A message without what differs from day to day, in an order that no change of code alters."""
    found: Any = message
    about = {**found["table"], "id": "recorded", "seal": "", "luck": None, "made": 0}
    return by_name({**found, "table": about, "view": by_name(found["view"])})


def by_name(found: Json) -> Json:
    """Its keys in alphabetical order; within, an order may mean something."""
    return dict(sorted(found.items()))


async def envelope(seat: Seat, moves: list[str], n: int = 1) -> list[int]:
    """A whole move: these answers in notation, or the first legal ones."""
    legal: Any = seat.now["legal"]
    answers: list[int] = []
    while legal:
        wanted = moves[len(answers)] if any(moves) else " ".join(legal[0]["parts"])
        answers.append(next(one["answer"] for one in legal if " ".join(one["parts"]) == wanted))
        told: Any = await answer(seat, "preview", n=n, answers=answers)
        link = told["links"][0] if told["links"] else {"legal": [], "optional": True}
        ended = link["optional"] and len(answers) >= len(moves)
        legal = [] if ended else link["legal"]
    return answers


async def explored(seat: Seat, start: Json, scene: Scene, answers: Answers) -> Json:
    """Where the answers that the pattern leads to come to: what follows, and what is proposed."""
    found: Json = {}
    todo: list[list[int]] = [[]] if scene.follow and start.get("legal") else []
    while todo:
        assert len(found) < MOST, f"expected at most {MOST} previews of {scene.follow}"
        steps = todo.pop(0)
        told, proposed = await proposals(seat, steps)
        link = told["links"][0] if told["links"] else {"legal": [], "optional": told["whole"]}
        todo += next_steps(steps, link["legal"], scene)
        found[",".join(map(str, steps))] = {
            "legal": [answers.number(one) for one in link["legal"]],
            "proposed": proposed,
            "whole": link["optional"],
            "changes": changes(start["view"], told["view"]),
        }
    return found


async def proposals(seat: Seat, steps: list[int]) -> tuple[Any, list[int]]:
    """The preview of these answers alone, and what the game proposes after them, the best first."""
    proposed: list[int] = []
    while True:
        told: Any = await answer(seat, "preview", n=1, answers=steps, avoid=proposed)
        assert told["t"] == "preview", told
        if told["move"] == steps:
            return told, proposed
        proposed.append(told["links"][0]["answer"])


def next_steps(steps: list[int], legal: Any, scene: Scene) -> list[list[int]]:  # noqa: ANN401 - JSON
    """The answers with one more, where the scene wants it."""
    if not scene.follow or len(steps) == scene.longest:
        return []
    fitting = [one for one in legal if re.fullmatch(scene.follow, " ".join(one["parts"]))]
    return [[*steps, one["answer"]] for one in fitting]


class Answers:
    """Legal answers, each written once; previews have their places in this list."""

    def __init__(self) -> None:
        self.found: list[object] = []

    def number(self, one: object) -> int:
        """Its place."""
        if one not in self.found:
            self.found.append(one)
        return self.found.index(one)


def changes(before: Any, after: Any, path: Sequence[str | int] = ()) -> list[object]:  # noqa: ANN401
    """What differs between two values: ways to it, each with the value after."""
    if before == after:
        return []
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        keys: list[str | int] = list(before)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        keys = list(range(len(before)))
    else:
        return [[list(path), after]]
    return [one for key in keys for one in changes(before[key], after[key], [*path, key])]


async def reasons(seat: Seat, moves: Sequence[str]) -> Json:
    """What forbids each of these moves."""
    if not moves:
        return {}
    told: Any = await answer(seat, "why", n=1, answers=[], moves=list(moves))
    assert told["t"] == "why", told
    return {one["move"]: one for one in told["why"]}
