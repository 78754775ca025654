"""`kindu hint`: the best answers in a position of a game file, with chances and reasons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypedDict

from kindu.advice.hints import CHANCE_DIGITS, hint
from kindu.advice.players import budget_of, player
from kindu.cli.options import read_board
from kindu.cli.out import print_json
from kindu.cli.screen import finished
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.words import KinduError
from kindu.record import files
from kindu.record.gamefile import BOT
from kindu.text.teller import Teller, display_names

if TYPE_CHECKING:
    from pathlib import Path

    from kindu.advice.hints import Advice, Expectation, Hint
    from kindu.advice.players import BotPlayer
    from kindu.core.rules import Rules
    from kindu.core.state import State
    from kindu.core.words import Fact
    from kindu.record.gamefile import GameFile


@dataclass(frozen=True)
class HintRequest:
    """The command as it was typed."""

    file: Path
    at: int | None
    seat: int | None
    level: str | None
    budget: str | None
    top: int
    board: Path | None


class ReasonView(TypedDict):
    """A reason: the rule it cites, whom it concerns, its numbers by name, and a sentence."""

    rule: str
    seat: int | None
    words: dict[str, str | float]
    text: str


class AdviceView(TypedDict):
    """An answer, with the later ones of its chain, in notation and in words.

    No chances and points if the bot has no opinion.
    """

    answers: list[str]
    text: list[str]
    looks: int
    chances: list[float]
    points: list[float]
    reasons: list[ReasonView]


class HintView(TypedDict):
    """All that `kindu hint --json` prints; `chances` and `points` are those of the position."""

    file: str
    game: str
    answers: int
    seat: int
    bot: str
    iterations: int
    legal: int
    names: list[str]
    chances: list[float]
    points: list[float]
    advice: list[AdviceView]


def give_hint(request: HintRequest, as_json: bool) -> None:
    """A hint for the seat that is asked, from what that seat can see."""
    file = files.read(request.file)
    rules = files.rules_for(file, read_board(request.board), request.file.parent)
    thinker = thinker_of(request, rules)
    answers = len(file.lines) if request.at is None else request.at
    sight = sight_at(file, rules, answers, request.seat)
    found = hint(sight, thinker, Rng("hint", rules.key), request.top)
    teller = Teller(rules, display_names(file.names, BOT))
    if as_json:
        print_json(view(request, teller, sight, answers, found))
        return
    print(f"{rules.title}, after answer {answers} of {len(file.lines)}: {asked(teller, sight)}")
    print("\n".join(lines(teller, int(sight.eye), found)))


def thinker_of(request: HintRequest, rules: Rules) -> BotPlayer:
    """The named level or bot, or a search with the given budget."""
    if request.level and request.budget:
        raise KinduError("expected --level or --budget, but got both")
    if request.budget is None:
        return player(request.level or "master", rules)
    return player("search", rules, budget_of(request.budget))


def sight_at(file: GameFile, rules: Rules, answers: int, seat: int | None) -> Sight:
    """What the seat that is asked after this many answers can see."""
    if not 0 <= answers <= len(file.lines):
        raise KinduError(f"expected --at from 0 to {len(file.lines)}, but got {answers}")
    if seat is not None and not 1 <= seat <= file.seats:
        raise KinduError(f"expected --seat from 1 to {file.seats}, but got {seat}")
    state = files.position(file, rules, answers)
    eye = int(state.to_act()) if seat is None else seat - 1
    if state.over() or int(state.to_act()) >= file.seats:
        raise KinduError(unasked(file, state, answers))
    sight = Sight(state, eye)
    if sight.question() < 0:
        other = int(state.to_act()) + 1
        wanted = f"seat {other}, which is asked after answer {answers}"
        raise KinduError(f"expected {wanted}, but got seat {eye + 1}")
    return sight


def unasked(file: GameFile, state: State, answers: int) -> str:
    """The error for a position in which nobody is asked; it suggests the next one that works."""
    if state.over():
        return f"expected a position before the end, but the game is over after answer {answers}"
    at = answers
    while at < len(file.lines) and int(state.to_act()) >= file.seats:
        at += 1
        files.play_on(state, file, at)
    more = f": try --at {at}" if not state.over() and int(state.to_act()) < file.seats else ""
    return f"expected a question to a seat, but after answer {answers} it is chance's turn{more}"


def asked(teller: Teller, sight: Sight) -> str:
    """Who is asked."""
    return f"{teller.names[int(sight.eye)]} is asked."


def lines(teller: Teller, seat: int, found: Hint) -> list[str]:
    """A hint as text: every row with its chances, points and reasons."""
    told: list[str] = []
    for n, row in enumerate(found.rows):
        head = heading(found, row, n == 0)
        told.append(f"{head}: {order_text(teller, row)} ({notation(teller.rules, row)}).")
        if row.expectation.chances:
            chance, points = row.expectation.chances[seat], row.expectation.points[seat]
            told.append(f"  It gives {percent(chance)} to win and {points:.1f} points.")
        told += [f"  Why: {finished(teller.reason(fact, seat))}" for fact in row.reasons]
    if found.answers == 1:
        told.append("There is only this answer.")
    return told + whole(teller, found)


def heading(found: Hint, row: Advice, first: bool) -> str:
    """The beginning of a row; the bot's own choice need not have the highest chance."""
    if row.links[0].action == found.choice:
        return f"A {found.bot} bot would answer"
    return "Highest chance" if first else "Next best"


def whole(teller: Teller, found: Hint) -> list[str]:
    """The chances of all in this position."""
    if not found.expectation.chances:
        return []
    names = list(
        zip(teller.names, found.expectation.chances, found.expectation.points, strict=True)
    )
    chances = ", ".join(f"{name} {percent(chance)}" for name, chance, _ in names)
    points = ", ".join(f"{name} {value:.1f}" for name, _, value in names)
    return [f"Chances to win: {chances}.", f"Expected points: {points}."]


def order_text(teller: Teller, row: Advice) -> str:
    """The answers of a chain as short orders."""
    told = [teller.answer(link.sight, link.action) for link in row.links if shown(row, link.action)]
    return "; ".join(told)


def shown(row: Advice, action: int) -> bool:
    """Whether an answer of a chain is shown; forced answers are not."""
    return action in row.message()


def notation(rules: Rules, row: Advice) -> str:
    """The answers in notation."""
    return ", ".join(rules.label(action) for action in row.message())


def percent(chance: float) -> str:
    """A chance in per cent, as text."""
    return f"{whole_percent(chance)} %"


def whole_percent(chance: float) -> int:
    """A chance in per cent; 0 and 100 only if it is certain."""
    return min(99, max(1, round(100 * chance)))


def view(request: HintRequest, teller: Teller, sight: Sight, answers: int, found: Hint) -> HintView:
    """The hint as data."""
    seat = int(sight.eye)
    chances, points = rounded(found.expectation)
    return HintView(
        file=str(request.file),
        game=teller.rules.key,
        answers=answers,
        seat=seat + 1,
        bot=found.bot,
        iterations=found.iterations,
        legal=found.answers,
        names=teller.names,
        chances=chances,
        points=points,
        advice=[advice_view(teller, seat, row) for row in found.rows],
    )


def advice_view(teller: Teller, seat: int, row: Advice) -> AdviceView:
    """A row as data."""
    chances, points = rounded(row.expectation)
    told = [link for link in row.links if shown(row, link.action)]
    return AdviceView(
        answers=[teller.rules.label(action) for action in row.message()],
        text=[teller.answer(link.sight, link.action) for link in told],
        looks=row.looks,
        chances=chances,
        points=points,
        reasons=[reason_view(teller, seat, fact) for fact in row.reasons],
    )


def reason_view(teller: Teller, seat: int, fact: Fact) -> ReasonView:
    """A reason as data."""
    return ReasonView(
        rule=fact.rule,
        seat=int(fact.seat) + 1 if fact.seat >= 0 else None,
        words=teller.screen.hint_words(teller.rules, fact),
        text=teller.reason(fact, seat),
    )


def rounded(expectation: Expectation) -> tuple[list[float], list[float]]:
    """Chances and points without insignificant digits."""
    return (
        [round(chance, CHANCE_DIGITS) for chance in expectation.chances],
        [round(points, 2) for points in expectation.points],
    )
