"""What an eye gets of a match: view, facts, legal answers; nothing that its Sight lacks."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, final

import msgspec

from kindu.core.words import ALL, SPECTATOR, Fact, NotationError, sees
from kindu.games import screen
from kindu.record.files import points_text
from kindu.record.record import in_chain, settled
from kindu.server.refusals import BadMessage
from kindu.text import parts
from kindu.text.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kindu.core.rules import Rules
    from kindu.core.sight import Sight
    from kindu.core.state import State
    from kindu.server.refusals import Json
    from kindu.server.tables.match import Match
    from kindu.server.tables.past import Past
    from kindu.text.teller import Teller


@final
class ToldFacts:
    """The facts of one event as data; what all eyes may know is converted once."""

    def __init__(self, rules: Rules, facts: Sequence[Fact], teller: Teller | None = None) -> None:
        self.rules = rules
        self.facts = facts
        self.teller = teller
        self.open: list[Json | None] = [None] * len(facts)  # for eyes that may know the numbers
        self.shut: list[Json | None] = [None] * len(facts)  # for all others
        self.same: list[Json] | None = None  # all of them, if everybody may know everything

    def told(self, eye: int) -> list[Json]:
        """The facts as this eye learns them."""
        if self.same is not None:
            return self.same
        found = [self._one(at, eye) for at in range(len(self.facts))]
        if None not in self.open and all(fact.eyes == ALL for fact in self.facts):
            self.same = found
        return found

    def whole(self) -> list[Json]:
        """The complete facts, for the all-seeing eye of a finished game."""
        return [self._words(fact) for fact in self.facts]

    def _one(self, at: int, eye: int) -> Json:
        fact = self.facts[at]
        kept = self.open if sees(fact.eyes, eye) else self.shut
        found = kept[at]
        if found is None:
            found = kept[at] = self._words(fact.told(eye))
        return found

    def _words(self, fact: Fact) -> Json:
        found = fact_json(self.rules, screen(self.rules.key).fact_words, fact)
        if self.teller is not None:
            found["text"] = self.teller.told(uncovered(fact), SPECTATOR)
        return found


def uncovered(fact: Fact) -> Fact:
    """A fact that is already stripped of secrets; the rest is for everybody."""
    return Fact(fact.rule, fact.seat, fact.a, fact.b, fact.c, fact.d, fact.points)


def fact_json(rules: Rules, words: object, fact: Fact) -> Json:
    """A fact with its rule, whom it concerns, and its numbers by name."""
    assert callable(words)
    found: Json = {"rule": fact.rule, "words": words(rules, fact)}
    if fact.seat >= 0:
        found["seat"] = int(fact.seat) + 1
    return found


def spectators(match: Match) -> Json:
    """The spectators' view, which all eyes share."""
    found: Json = screen(match.rules.key).view(match.sight(SPECTATOR), match.beginning.chosen)
    return found


def view(match: Match, sight: Sight, common: Json | None = None) -> Json:
    """The table as one eye sees it; `common` is the spectators' view of the same moment."""
    found: Json = screen(match.rules.key).view(sight, match.beginning.chosen, common)
    return found


def answers(sight: Sight, teller: Teller | None = None) -> list[Json]:
    """What this eye may answer: the number to send, and its words."""
    if sight.question() < 0:
        return []
    return [answer_json(sight, action, teller) for action in sight.legal()]


def answer_json(sight: Sight, action: int, teller: Teller | None = None) -> Json:
    """One answer; with a teller, also as an English sentence."""
    rules = sight.rules
    words = screen(rules.key).answer_words(sight, action)
    found: Json = {"answer": action, "parts": rules.parts(action), "words": words}
    if teller is not None:
        found["text"] = teller.answer(sight, action)
    return found


def sentences(rules: Rules, view: Json, eye: int, names: list[str]) -> list[str]:
    """A view as English sentences, for clients that have no drawings of the game."""
    found: list[str] = parts.table(rules.key).sentences(Scene(rules, view, eye, names))
    return found


def undo(match: Match, seat: int) -> str:
    """Whether the seat may undo its last decision: freely, with consent, or not at all."""
    if match.record.back_to(seat) < 0:
        return "none"
    return "free" if match.record.undoable(seat) else "ask"


def forced(sight: Sight) -> list[int]:
    """The answer of a seat that has no choice; empty if it has one, now or later in the chain."""
    legal = [int(action) for action in sight.legal()] if sight.question() >= 0 else []
    if len(legal) != 1 or in_chain(settled(sight.after(legal))):
        return []
    return legal


def said(rules: Rules, past: Past, eye: int) -> list[Json]:
    """The decisions of an event in notation; None if this eye may not read them.

    What a seat says in secret is one entry: how many answers a chain has may tell what they are.
    """
    found: list[Json] = []
    for one in past.said:
        move = rules.label(one.action) if sees(one.eyes, eye) else None
        entry: Json = {"seat": one.seat + 1, "move": move}
        if entry["move"] is not None or entry not in found[-1:]:
            found.append(entry)
    return found


def meanwhile(match: Match, seat: int, since: int | None) -> list[Json]:
    """What was done on a seat since its person went away, as the person is told it."""
    if since is None:
        return []
    found: list[int] = []
    for before, past in pairwise(match.past):
        first = min(before.story, past.story)
        found = [at for at in found if at < first]  # the rest was undone
        if past.at > since and any(one.seat == seat for one in past.said):
            found += range(first, past.story)
    story = match.record.story
    own = [story[at] for at in found if at < len(story) and story[at].seat == seat]
    return ToldFacts(match.rules, own).told(seat)


def outcome(match: Match) -> str:
    """Points and places for lists of tables, as JSON; empty while a game goes on."""
    if not match.over:
        return ""
    found = {"points": points(match.state), "places": match.places()}
    return msgspec.json.encode(found).decode()


def reasons(sight: Sight, action: int) -> list[Json]:
    """The rules that forbid an answer, with what is missing."""
    question = sight.question()
    if action < 0 or question < 0:
        return []
    words = screen(sight.rules.key).why_words
    facts = sight.state.why_not(question, action)
    return [fact_json(sight.rules, words, fact) for fact in facts if fact.rule]


def against(sight: Sight, move: str) -> Json:
    """Whether a move in notation is legal here; if not, the rules that forbid it."""
    rules = sight.rules
    try:
        action = rules.parse(move)
    except NotationError as error:
        raise BadMessage(str(error)) from None
    if action >= rules.num_actions:
        raise BadMessage(f"expected a move of a seat, but {move!r} is one of chance")
    legal = action in sight.legal()
    return {"move": move, "legal": legal, "rules": [] if legal else reasons(sight, action)}


def result(match: Match, teller: Teller | None = None) -> Json:
    """How a finished game ended, line by line."""
    state = match.state
    found: Json = {
        "ending": match.ended or ("stopped" if match.fault else state.ending()),
        "points": points(state),
        "places": match.places(),
        "sheets": sheets(state, teller),
        "resigned": [seat + 1 for seat in match.resigned],
        "seed": match.beginning.seed.hex(),
    }
    if teller is not None and found["ending"] in teller.english.ENDINGS:
        found["text"] = teller.english.ENDINGS[found["ending"]]
    return found


def points(state: State) -> list[str]:
    """The points of all seats, as people count them."""
    seats = range(int(state.seats))
    return [points_text(state.rules, int(state.points(seat))) for seat in seats]


def sheets(state: State, teller: Teller | None = None) -> list[list[Json]]:
    """The score sheets of all seats, line by line."""
    seats = range(int(state.seats))
    return [[line_json(state, fact, teller) for fact in state.sheet(at)] for at in seats]


def line_json(state: State, fact: Fact, teller: Teller | None) -> Json:
    """A line of a score sheet; with a teller, also what it counts, in English."""
    found = fact_json(state.rules, screen(state.rules.key).fact_words, fact)
    if teller is not None and fact.rule in teller.english.SHEET:
        found["text"] = teller.english.SHEET[fact.rule]
    return found
