"""Bots of your own: a class, or its name `module:Class`, sits wherever a built-in bot could.

Importing a module runs it. So such a name may come only from a typed command, never from a game
file or a socket: those use `players.player`, which knows only the built-in names.
"""

from __future__ import annotations

import inspect
import os
import sys
import time
import traceback
from collections.abc import Callable
from importlib import import_module
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeAlias

from kindu.advice.alarm import Alarm, TimeUp
from kindu.advice.players import ITERATIONS, SEARCHES, BotPlayer, player
from kindu.bots.base import Bot, Budget, Thought, only
from kindu.core.words import KinduError, SetupError

if TYPE_CHECKING:
    from types import ModuleType

    from kindu.core.rng import Rng
    from kindu.core.rules import Rules
    from kindu.core.sight import Sight

LONGEST = 60.0  # seconds for one answer, if the budget is in iterations
OVERTIME = 10  # the limit for a budget in milliseconds: so many times the budget, plus a second


# A name, a class or function that makes a bot, or a bot itself.
AnyBot: TypeAlias = str | BotPlayer | Bot | Callable[..., Any]


class BotError(KinduError):
    """A custom bot raised an exception, answered illegally or thought too long."""


def any_player(name: str, rules: Rules, budget: Budget | None = None) -> BotPlayer:
    """A built-in bot or level by its name, or a bot of your own as `module:Class`.

    The budget applies to bots that search and to your own; the others have a fixed one.
    """
    if ":" not in name:
        return player(name, rules, budget if name in SEARCHES else None)
    return CustomPlayer(name, made(name, rules), budget or Budget(ITERATIONS))


def as_player(bot: AnyBot, rules: Rules, budget: Budget | None = None) -> BotPlayer:
    """A bot from a name, from a class or function that makes one, or as it is."""
    if isinstance(bot, str):
        return any_player(bot, rules, budget)
    if isinstance(bot, BotPlayer):
        return bot
    time_to_think = budget or Budget(ITERATIONS)
    if callable(getattr(bot, "think", None)) and not isinstance(bot, type):
        ready: Any = bot  # it may have the method without the base class
        return CustomPlayer(type(bot).__name__, ready, time_to_think)
    if not callable(bot):
        wanted = "the name of a bot, a class or an object with a method think"
        raise SetupError(f"expected {wanted}, but got {bot!r}")
    name = getattr(bot, "__name__", type(bot).__name__)
    return CustomPlayer(name, built(name, bot, rules), time_to_think)


class CustomPlayer(BotPlayer):
    """A custom bot, held to the rules: whatever it does wrong becomes a one-sentence error."""

    def think(self, sight: Sight, rng: Rng) -> Thought:
        """Its thought; a bare answer becomes a thought of one answer."""
        limit = longest(self.budget)
        start = time.perf_counter()
        try:
            with Alarm(limit):
                found = self.bot.think(sight, self.budget, rng)
        except TimeUp:
            raise BotError(self.late(limit)) from None
        except Exception as error:
            raise BotError(raised(self.name, "thinking", error)) from error
        if time.perf_counter() - start > limit:  # if no alarm rings here, or the bot swallowed it
            raise BotError(self.late(limit))
        return self.checked(found, sight)

    def late(self, limit: float) -> str:
        """The sentence for a bot that thinks too long."""
        return f"expected {self.name} to answer within {limit:g} seconds, but it took longer"

    def checked(self, found: object, sight: Sight) -> Thought:
        """The thought, if its best answer is legal."""
        thought = self.read(found)
        if not thought.actions:
            raise BotError(f"expected an answer from {self.name}, but its Thought is empty")
        if thought.best() not in sight.legal():
            known = 0 <= thought.best() < sight.rules.num_numbers
            label = repr(sight.rules.label(thought.best())) if known else str(thought.best())
            some = ", ".join(sight.rules.label(action) for action in sight.legal()[:5])
            wanted = f"a legal answer from {self.name}, such as {some}"
            raise BotError(f"expected {wanted}, but got {label}")
        return thought

    def read(self, found: object) -> Thought:
        """A thought as it is, or a bare answer as a thought."""
        if isinstance(found, Thought):
            return found
        if isinstance(found, SupportsIndex):
            return only(index(found))
        wanted = f"a Thought or the number of an answer from {self.name}"
        raise BotError(f"expected {wanted}, but got {type(found).__name__}")


def longest(budget: Budget) -> float:
    """How many seconds a bot may take for one answer."""
    return OVERTIME * int(budget.millis) / 1000 + 1 if budget.millis else LONGEST


def made(name: str, rules: Rules) -> Bot:
    """A new bot of this class."""
    module, _, called = name.partition(":")
    make = getattr(imported(module), called, None)
    if not callable(make):
        raise SetupError(f"expected a class {called!r} in the module {module}, but it has none")
    return built(name, make, rules)


def built(name: str, make: Callable[..., Bot], rules: Rules) -> Bot:
    """What a class or a function makes, handed the rules if it wants them."""
    try:
        bot: Bot = make(rules=rules) if takes_rules(make) else make()
    except Exception as error:
        raise BotError(raised(name, "being created", error)) from error
    if not callable(getattr(bot, "think", None)):
        raise SetupError(
            f"expected {name} to have a method think(sight, budget, rng), but it has none"
        )
    return bot


def takes_rules(make: object) -> bool:
    """Whether a class wants to be handed the rules: it has a parameter of that name."""
    try:
        return callable(make) and "rules" in inspect.signature(make).parameters
    except ValueError:  # a class written in C doesn't reveal its parameters
        return False


def imported(name: str) -> ModuleType:
    """A module, from the current directory or installed."""
    here = os.getcwd()  # noqa: PTH109 - sys.path holds texts
    if here not in sys.path:
        sys.path.insert(0, here)  # first, as `python -m` has it
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name.split(".", maxsplit=1)[0] and error.name != name:
            raise SetupError(raised(name, "being imported", error)) from error
        wanted = f"a module {name!r} in the current directory or installed"
        raise SetupError(f"expected {wanted}, but there is none") from None
    except Exception as error:
        raise SetupError(raised(name, "being imported", error)) from error


def raised(name: str, doing: str, error: Exception) -> str:
    """The sentence for an exception of somebody else's code, with its line."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{os.path.basename(frame.filename)}, line {frame.lineno}"  # noqa: PTH119 - any text
    what = " ".join(f"{type(error).__name__}: {error}".split())
    return f"expected {name} to work, but while {doing} it raised {what} ({place})"
