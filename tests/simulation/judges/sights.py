"""What an eye was told is what its own Sight has, event by event, and nothing else."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any, TypeVar, final

import msgspec

from kindu.core.words import SPECTATOR
from kindu.server.tables.match import Match
from kindu.server.wire import projection

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.simulation.journal import Journal, Session
    from tests.simulation.judges.kept import KeptTable

T = TypeVar("T")
Told = tuple["Session", dict[str, Any]]
STANDING = ("table", "told")  # messages with a whole view


def plain(found: T) -> T:
    """As it comes out of JSON."""
    made: T = msgspec.json.decode(msgspec.json.encode(found))
    return made


@final
class Expected:
    """What each eye may know of a match as it stands, each made from its own Sight alone."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.known: dict[int, dict[str, Any]] = {}
        self.facts: dict[tuple[int, int], list[Any]] = {}

    def of(self, eye: int) -> dict[str, Any]:
        """View, legal answers, undo, and the result of a finished game."""
        found = self.known.get(eye)
        if found is None:
            match, sight = self.match, self.match.sight(eye)
            found = {"view": projection.view(match, sight)}
            if match.over:
                found["result"] = projection.result(match)
            elif eye != SPECTATOR:
                found["legal"] = projection.answers(sight)
                found["undo"] = projection.undo(match, eye)
            found = self.known[eye] = plain(found)
        return found

    def story(self, eye: int, first: int) -> list[Any]:
        """The facts from one on, as this eye learns them."""
        if (eye, first) not in self.facts:
            match = self.match
            told = projection.ToldFacts(match.rules, match.record.story[first:]).told(eye)
            self.facts[eye, first] = plain(told)
        return self.facts[eye, first]


def judge_sights(kept: KeptTable, journal: Journal) -> Iterator[str]:
    """Compare every view that anybody was sent with what the log of the game gives."""
    messages: dict[int, list[Told]] = defaultdict(list)
    for session in journal.sessions:
        if session.table == kept.game.id:
            for _, _, message in session.told:
                if message["t"] in STANDING and message["n"] >= 0:
                    messages[message["n"]].append((session, message))
    if not kept.events:
        if messages:
            yield f"events {sorted(messages)} were told, but none is kept"
        return
    match = Match(kept.beginning(), kept.events[:1])
    for n, event in enumerate(kept.events):
        if n:
            match.again(event)
        expected = Expected(match)
        for session, message in messages.pop(n, []):
            yield from compared(expected, session, message)
    if messages:
        yield f"events {sorted(messages)} were told, but are not kept"


def compared(expected: Expected, session: Session, message: dict[str, Any]) -> Iterator[str]:
    """One message; the eye is the one that the server gave the connection at its greeting."""
    eye = SPECTATOR if session.eye is None else session.eye - 1
    where = f"event {message['n']} as told to {session.name}"
    for name in ("view", "legal", "undo", "result"):
        if message.get(name) != expected.of(eye).get(name):
            yield f"{where} has another {name} than its eye's sight: {message.get(name)}"[:600]
    if message["facts"] != expected.story(eye, message["story"]):
        yield f"{where} has other facts than its eye may know"


def judge_secrets(kept: KeptTable, journal: Journal) -> Iterator[str]:
    """No seed before the end, no id of a person, no envelope of another seat."""
    seed = kept.game.seed.hex()
    for session in journal.sessions:
        for _, text, message in session.told if session.table == kept.game.id else []:
            if seed in text and "result" not in message:
                yield f"the seed was told to {session.name} before the end"
            if any(one in text for one in journal.ids):
                yield f"the id of a person was told to {session.name}: {text[:200]}"
            others = message["t"] == "sealed" and message["seat"] != session.eye
            if others and "envelope" in message:
                yield f"an envelope was told to {session.name}: {text}"


def judge_order(kept: KeptTable, journal: Journal) -> Iterator[str]:
    """Every connection hears the whole table first, then each event once and in order."""
    for session in journal.sessions:
        if session.table != kept.game.id:
            continue
        last: int | None = None
        for at, _, message in session.told:
            n = int(message.get("n", -1))
            if message["t"] == "table":
                if last is not None and n < last:
                    yield f"{session.name} was taken back from event {last} to {n} at {at:.3f}"
                last = n
            elif message["t"] == "told":
                if last is None or n != last + 1:
                    yield f"{session.name} heard event {n} after {last} at {at:.3f}"
                last = n
