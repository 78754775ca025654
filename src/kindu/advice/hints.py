"""Hints: the best answers of a seat, what they may bring to every seat, and reasons as facts.

A hint is made from a Sight, so it never knows more than the seat that asks for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kindu.advice.players import BotPlayer, player
from kindu.advice.scales import AS_IT_IS, STRAIGHT, rescaled, straightened
from kindu.bots.base import Budget
from kindu.core.words import LINK, KinduError, flags_of
from kindu.games import game

if TYPE_CHECKING:
    from kindu.bots.base import Thought
    from kindu.core.plan import Plan
    from kindu.core.rng import Rng
    from kindu.core.sight import Sight
    from kindu.core.words import Fact

LONGEST = 6  # how many answers of a chain are thought through
SHARE = 4  # a link of a chain gets this part of the budget
SHORT_LIST = 3  # how many answers are compared by their chances, even if fewer are wanted
CHANCE_DIGITS = 3  # of a chance as data
PER_MILLE = 1000.0
PER_POINT = 100.0


@dataclass(frozen=True)
class Expectation:
    """Each seat's chance to win and its expected points; none if the bot has no opinion."""

    chances: list[float]
    points: list[float]

    def rank(self, seat: int) -> tuple[float, float]:
        """The sort key of answers for this seat, best first: by chance, then by points."""
        return -round(self.chances[seat], CHANCE_DIGITS), -self.points[seat]


@dataclass(frozen=True)
class ChainAnswer:
    """An answer and the sight in which it is given; forced if there is no other."""

    sight: Sight
    action: int
    forced: bool


@dataclass(frozen=True)
class Advice:
    """An answer, the later answers of its chain, how often it was looked at, and the reasons."""

    links: list[ChainAnswer]
    looks: int
    expectation: Expectation
    reasons: list[Fact]

    def message(self) -> list[int]:
        """The answers to send: those to questions with a choice, as `Record.play_all` expects."""
        chosen = [link.action for link in self.links[1:] if not link.forced]
        return [self.links[0].action, *chosen]


@dataclass(frozen=True)
class Hint:
    """What a bot thinks of a position, and its best answers, ordered by chance to win.

    The bot's own choice may differ: it plays for a lead in points.
    """

    bot: str
    choice: int  # what the bot would answer
    iterations: int
    answers: int  # that are legal
    expectation: Expectation  # of the position
    rows: list[Advice]


def hint(sight: Sight, who: BotPlayer | Budget, rng: Rng, top: int = 3) -> Hint:
    """The best answers of the sight's eye, by this bot or by a search with this budget."""
    if top < 1:
        raise KinduError(f"expected at least one answer, but got {top}")
    thinker = player("search", sight.rules, who) if isinstance(who, Budget) else who
    thought = thinker.think(sight, rng)
    plan = sight.rules.plan()
    return Hint(
        thinker.name,
        thought.best(),
        int(thought.iterations),
        len(thought.actions),
        expectation_of(sight, thought),
        [advice(sight, thinker, thought, i, plan, rng) for i in best_rows(sight, thought, top)],
    )


def best_rows(sight: Sight, thought: Thought, top: int) -> list[int]:
    """The answers that a bot ranks highest, ordered by chance, then by points.

    It looks at low-ranked answers too rarely for their chances to be reliable.
    """
    if not any(thought.wins):
        return list(range(len(thought.actions)))[:top]
    rows = [i for i, wins in enumerate(thought.wins) if wins][: max(top, SHORT_LIST)]
    eye = int(sight.eye)
    shown = {i: row_expectation(sight, thought, i) for i in rows}
    rows.sort(key=lambda i: shown[i].rank(eye))
    return rows[:top]


def row_expectation(sight: Sight, thought: Thought, row: int) -> Expectation:
    """What an answer may bring to every seat, as a person is told."""
    chances = [win / PER_MILLE for win in thought.wins[row]]
    return told(sight, Expectation(chances, [n / PER_POINT for n in thought.points[row]]))


def advice(
    sight: Sight, thinker: BotPlayer, thought: Thought, row: int, plan: Plan, rng: Rng
) -> Advice:
    """A row of a thought as advice."""
    links = chain(sight, thought.actions[row], thinker, rng)
    expectation = row_expectation(sight, thought, row)
    why = reasons(plan, links[-1]) or reasons(plan, links[0])
    return Advice(links, thought.looks[row], expectation, why)


def chain(sight: Sight, action: int, thinker: BotPlayer, rng: Rng) -> list[ChainAnswer]:
    """The answer and then, link by link, the best answers to the rest of its chain."""
    quick = BotPlayer(thinker.name, thinker.bot, part_of(thinker.budget))
    links = [ChainAnswer(sight, action, len(sight.legal()) == 1)]
    while len(links) < LONGEST:
        seen = links[-1].sight.after([links[-1].action])
        question = seen.question()
        if question < 0 or not flags_of(question) & LINK:
            break
        forced = len(seen.legal()) == 1
        best = seen.legal()[0] if forced else quick.think(seen, rng).best()
        links.append(ChainAnswer(seen, best, forced))
    return links


def part_of(budget: Budget) -> Budget:
    """The share of the budget for one link."""
    if budget.iterations:
        return Budget(max(1, budget.iterations // SHARE))
    return Budget(0, max(1, budget.millis // SHARE), budget.clock)


def reasons(plan: Plan, link: ChainAnswer) -> list[Fact]:
    """Reasons for this answer, from what the seat can see."""
    state = link.sight.after([]).state
    state.turn_to(link.sight.eye)
    return plan.reasons(state, link.action)


def expectation_of(sight: Sight, thought: Thought) -> Expectation:
    """Of the position, as a person is told."""
    return told(sight, mean_of(thought, int(sight.state.seats)))


def mean_of(thought: Thought, seats: int) -> Expectation:
    """The mean over everything that was looked at, not only the best answer; not rescaled."""
    rows = [i for i, wins in enumerate(thought.wins) if wins]
    looks = sum(thought.looks[i] for i in rows)
    if not looks:
        return Expectation([], [])
    wins = [sum(thought.looks[i] * thought.wins[i][s] for i in rows) for s in range(seats)]
    points = [sum(thought.looks[i] * thought.points[i][s] for i in rows) for s in range(seats)]
    return Expectation(
        [win / (PER_MILLE * looks) for win in wins], [n / (PER_POINT * looks) for n in points]
    )


def told(sight: Sight, expectation: Expectation) -> Expectation:
    """The expectation, calibrated for this game and number of players."""
    if not expectation.chances:
        return expectation
    told_of, seats, eye = game(sight.rules.key), int(sight.state.seats), int(sight.eye)
    scale = told_of.scales.get(seats, AS_IT_IS)
    fit = told_of.points.get(seats, STRAIGHT)
    spread = spread_of(sight)
    return Expectation(
        rescaled(expectation.chances, scale, eye),
        straightened(expectation.points, fit, spread, eye),
    )


def spread_of(sight: Sight) -> float:
    """How many points the rest of the game may still bring a seat, by the plan."""
    return sight.rules.plan().spread(sight.state) / PER_POINT
