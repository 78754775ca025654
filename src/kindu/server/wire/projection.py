"""What an eye is sent of a match: view, facts, legal answers; nothing that its Sight lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from kindu.core.words import SPECTATOR, NotationError, sees
from kindu.record.files import points_text
from kindu.server.wire.incoming import Refusal
from kindu.server.wire.screens import screen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kindu.core.rules import Rules
    from kindu.core.sight import Sight
    from kindu.core.state import State
    from kindu.core.words import Fact
    from kindu.server.tables.match import Match, Past
    from kindu.server.wire.incoming import Json


@final
class Words:
    """Facts of one event in words; what all eyes may know is put into words once."""

    def __init__(self, rules: Rules, facts: Sequence[Fact]) -> None:
        self.rules = rules
        self.screen = screen(rules.key)
        self.facts = facts
        self.open: list[Json | None] = [None] * len(facts)  # as those who may know it are told
        self.shut: list[Json | None] = [None] * len(facts)  # as the others are

    def told(self, eye: int) -> list[Json]:
        """The facts as this eye learns them."""
        return [self._one(at, eye) for at in range(len(self.facts))]

    def whole(self) -> list[Json]:
        """The facts as they are, for the all-seeing eye when a game is over."""
        words = self.screen.fact_words
        return [fact_json(self.rules, words, fact) for fact in self.facts]

    def _one(self, at: int, eye: int) -> Json:
        fact = self.facts[at]
        kept = self.open if sees(fact.eyes, eye) else self.shut
        found = kept[at]
        if found is None:
            found = kept[at] = fact_json(self.rules, self.screen.fact_words, fact.told(eye))
        return found


def fact_json(rules: Rules, words: object, fact: Fact) -> Json:
    """A fact with its rule, whom it concerns, and its numbers by name."""
    assert callable(words)
    found: Json = {"rule": fact.rule, "words": words(rules, fact)}
    if fact.seat >= 0:
        found["seat"] = int(fact.seat) + 1
    return found


@final
class Shared:
    """What all eyes have in common at one moment, found once: a spectator's view, who is asked."""

    def __init__(self, match: Match) -> None:
        self.screen = screen(match.rules.key)
        self.view = self.screen.view(match.sight(SPECTATOR), match.beginning.chosen)
        self.found: Json = {"asked": [seat + 1 for seat in match.asked()]}
        if match.in_group():
            self.found["sealed"] = [seat + 1 for seat in sorted(match.envelopes)]
        self.over = match.over


def look(match: Match, eye: int, shared: Shared) -> Json:
    """The table for one eye: its view, and what it may answer."""
    sight = match.sight(eye)
    found = shared.found.copy()
    found["view"] = shared.screen.view(sight, match.beginning.chosen, shared.view)
    if eye != SPECTATOR and not shared.over:
        found["legal"] = answers(sight)
        found["undo"] = undo(match, eye)
        if eye in match.envelopes:
            found["envelope"] = match.envelopes[eye]
    return found


def planned(sight: Sight, chosen: dict[str, str]) -> Json:
    """The table as it would stand after own answers, as far as their seat can know."""
    found: Json = screen(sight.rules.key).view(sight, chosen)
    return found


def answers(sight: Sight) -> list[Json]:
    """What this eye may answer: the number that it sends, and the words of it."""
    rules = sight.rules
    words = screen(rules.key).answer_words
    return [
        {"answer": action, "parts": rules.parts(action), "words": words(sight, action)}
        for action in sight.legal()
    ]


def undo(match: Match, seat: int) -> str:
    """Whether the seat may take back its last decision: freely, with consent, or not at all."""
    if match.record.undoable(seat):
        return "free"
    return "ask" if match.record.back_to(seat) >= 0 else "none"


def said(past: Past, eye: int) -> list[Json]:
    """The decisions of an event in notation, absent where this eye may not read them.

    What a seat says in secret is one entry: how many answers a chain has may tell what they are.
    """
    found: list[Json] = []
    for one in past.said:
        entry: Json = {"seat": one.seat + 1, "move": one.label if sees(one.eyes, eye) else None}
        if entry["move"] is not None or entry not in found[-1:]:
            found.append(entry)
    return found


def reasons(sight: Sight, action: int) -> list[Json]:
    """The rules that stand against an answer, with what is missing."""
    question = sight.question()
    if action < 0 or question < 0:
        return []
    words = screen(sight.rules.key).why_words
    facts = sight.state.why_not(question, action)
    return [fact_json(sight.rules, words, fact) for fact in facts if fact.rule]


def against(sight: Sight, move: str) -> Json:
    """Whether a move in notation is legal here; if not, the rules that stand against it."""
    rules = sight.rules
    try:
        action = rules.parse(move)
    except NotationError as error:
        raise Refusal("bad_message", str(error)) from None
    if action >= rules.num_actions:
        raise Refusal("bad_message", f"expected a move of a seat, but {move!r} is one of chance")
    legal = action in sight.legal()
    return {"move": move, "legal": legal, "rules": [] if legal else reasons(sight, action)}


def result(match: Match) -> Json:
    """How a game ended, line by line; only when it is over."""
    state = match.state
    return {
        "ending": match.ended or ("stopped" if match.fault else state.ending()),
        "points": points(state),
        "places": match.places(),
        "sheets": sheets(state),
        "resigned": [seat + 1 for seat in match.resigned],
        "seed": match.beginning.seed.hex(),
    }


def points(state: State) -> list[str]:
    """The points of all seats, as people count them."""
    seats = range(int(state.seats))
    return [points_text(state.rules, int(state.points(seat))) for seat in seats]


def sheets(state: State) -> list[list[Json]]:
    """The score sheets of all seats, line by line."""
    words = screen(state.rules.key).fact_words
    seats = range(int(state.seats))
    return [[fact_json(state.rules, words, fact) for fact in state.sheet(at)] for at in seats]
