"""Who may sit at a table besides people: bots by name and the five levels of each game."""

import re

from kindu.bots.base import Bot, Budget, Thought
from kindu.bots.greedy import Greedy
from kindu.bots.no_plan import NoPlan
from kindu.bots.planner import Planner
from kindu.bots.search import Search
from kindu.bots.uniform import Uniform
from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.words import KinduError, SetupError
from kindu.games import game, refusal
from kindu.games.descriptor import LEVELS, Level

BOTS = ["uniform", "greedy", "planner", "search", "plain"]
NAMES = [*BOTS, *LEVELS]
WORLDS = 3  # guessed worlds for each answer of a greedy bot or a planner
SEARCHES = ["search", "plain"]  # bots that play better the longer they think
ITERATIONS = 300  # of a search without a given budget
BUDGET = re.compile(r"([1-9][0-9]{0,8})( ?ms)?")


def level(name: str, key: str) -> Level:
    """A level of this game."""
    return game(key).levels[LEVELS.index(name)]


class BotPlayer:
    """A bot with the budget it thinks with."""

    def __init__(self, name: str, bot: Bot, budget: Budget) -> None:
        self.name = name
        self.bot = bot
        self.budget = budget

    def think(self, sight: Sight, rng: Rng) -> Thought:
        """Its thought about this sight."""
        return self.bot.think(sight, self.budget, rng)


def player(name: str, rules: Rules, budget: Budget | None = None) -> BotPlayer:
    """A bot or a level by its name. A budget replaces a bot's default; levels keep theirs."""
    if name in LEVELS:
        able = level(name, rules.key)
        bot = Search(rules.plan(), able.forget, able.foresight, able.noise)
        return BotPlayer(name, bot, Budget(able.iterations))
    if name == "uniform":
        return BotPlayer(name, Uniform(), Budget(1))
    if name == "greedy":
        return BotPlayer(name, Greedy(rules.plan()), budget or Budget(WORLDS))
    if name == "planner":
        return BotPlayer(name, Planner(rules.plan()), budget or Budget(WORLDS))
    if name == "search":
        return BotPlayer(name, Search(rules.plan()), budget or Budget(ITERATIONS))
    if name == "plain":
        return BotPlayer(
            name, Search(NoPlan()), budget or Budget(level("master", rules.key).iterations)
        )
    raise SetupError(refusal("a bot", NAMES, name))


def budget_of(text: str) -> Budget:
    """A budget as it is typed: 500 iterations, or 200ms."""
    found = BUDGET.fullmatch(text.strip())
    if found is None:
        wanted = "a budget such as 500 (iterations) or 200ms"
        raise KinduError(f"expected {wanted}, but got {text!r}")
    amount = int(found[1])
    return Budget(0, amount) if found[2] else Budget(amount)
