"""Who may sit at a table besides people: bots by name and the five levels of each game."""

import re
from dataclasses import dataclass

from kindu.bots.bare import Bare
from kindu.bots.base import Bot, Budget, Thought
from kindu.bots.greedy import Greedy
from kindu.bots.planner import Planner
from kindu.bots.search import Search
from kindu.bots.uniform import Uniform
from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.words import KinduError, SetupError
from kindu.games import refusal

BOTS = ["uniform", "greedy", "planner", "search", "plain"]
LEVELS = ["novice", "casual", "skilled", "expert", "master"]
NAMES = [*BOTS, *LEVELS]
WORLDS = 3  # guessed worlds for each answer of a greedy bot
ITERATIONS = 300  # of a search that is not told how long to think
BUDGET = re.compile(r"([1-9][0-9]{0,8})( ?ms)?")


@dataclass(frozen=True)
class Level:
    """How well a level plays: how much it thinks, forgets and errs, and how far it sees."""

    iterations: int
    sight: int  # per mille of what is to come beyond the points won so far
    forget: int  # per mille of what it has seen
    haze: int  # 1/100 points by which an answer may look better or worse than it is


# Found by matches of neighbouring levels (docs/strength.md): iterations, sight, forgetting, haze.
ABILITY = {
    "africana": [
        (6, 550, 800, 0),
        (12, 620, 600, 0),
        (24, 700, 400, 0),
        (50, 800, 200, 0),
        (300, 1000, 0, 0),
    ],
    "heart_of_africa": [
        (4, 600, 900, 950),
        (6, 700, 700, 820),
        (12, 800, 500, 620),
        (32, 900, 200, 350),
        (120, 1000, 0, 0),
    ],
    "congo": [
        (3, 40, 950, 0),
        (6, 200, 700, 0),
        (16, 420, 400, 0),
        (40, 650, 200, 0),
        (200, 1000, 0, 0),
    ],
}


def level(name: str, key: str) -> Level:
    """A level of this game; a game without a table of its own plays by Congo's."""
    return Level(*ABILITY.get(key, ABILITY["congo"])[LEVELS.index(name)])


class Player:
    """A bot with the budget it thinks with."""

    def __init__(self, name: str, bot: Bot, budget: Budget) -> None:
        self.name = name
        self.bot = bot
        self.budget = budget

    def think(self, sight: Sight, rng: Rng) -> Thought:
        """What it makes of this."""
        return self.bot.think(sight, self.budget, rng)


def player(name: str, rules: Rules, budget: Budget | None = None) -> Player:
    """A bot or a level by its name; a budget replaces the usual one, save that of a level."""
    if name in LEVELS:
        able = level(name, rules.key)
        bot = Search(rules.plan(), able.forget, able.sight, able.haze)
        return Player(name, bot, Budget(able.iterations))
    if name == "uniform":
        return Player(name, Uniform(), Budget(1))
    if name == "greedy":
        return Player(name, Greedy(rules.plan()), budget or Budget(WORLDS))
    if name == "planner":
        return Player(name, Planner(rules.plan()), budget or Budget(WORLDS))
    if name == "search":
        return Player(name, Search(rules.plan()), budget or Budget(ITERATIONS))
    if name == "plain":
        return Player(name, Search(Bare()), budget or Budget(level("master", rules.key).iterations))
    raise SetupError(refusal("a bot", NAMES, name))


def budget_of(text: str) -> Budget:
    """A budget as it is typed: 500 iterations, or 200ms."""
    found = BUDGET.fullmatch(text.strip())
    if found is None:
        wanted = "a budget such as 500, which are iterations, or 200ms"
        raise KinduError(f"expected {wanted}, but got {text!r}")
    amount = int(found[1])
    return Budget(0, amount) if found[2] else Budget(amount)
