"""What a person types: commands, numbers, and answers in full or abbreviated."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING

from kindu.core.words import KinduError, NotationError
from kindu.record.record import settled

if TYPE_CHECKING:
    from kindu.core.rules import Rules
    from kindu.core.sight import Sight

COMMANDS = {
    "table": "the whole table",
    "map": "the map alone",
    "hand": "what you have, and where you stand",
    "options": "what you can answer, with numbers",
    "hint": "the best answers, with reasons; 'hint master' asks that level",
    "undo": "undo your last answer",
    "log": "the last lines of the log, with their rules; 'log 50' for more",
    "score": "the score sheet so far",
    "why": "why an answer is not possible: 'why {answer}'",
    "save": "a copy of the game: 'save FILE' (it is saved after every answer anyway)",
    "tips": "explanations of new questions: 'tips on' or 'tips off'",
    "help": "these commands; '? {rule}' is a rule, '? {place}' a place",
    "quit": "leave; the game is saved",
}
SHORT = {
    "t": "table",
    "o": "options",
    "h": "hint",
    "u": "undo",
    "l": "log",
    "w": "why",
    "q": "quit",
    "exit": "quit",
    "?": "help",
}
SHOWN = 40  # how many letters of the input a sentence quotes
LONGEST_NUMBER = 9
MOST = 8  # how many answers are listed if it is unclear which one is meant


class Unclear(KinduError):
    """The input is neither a command nor an answer, or is ambiguous."""


class NotAnOption(KinduError):
    """The input is an answer of this game, but not to this question."""

    def __init__(self, action: int) -> None:
        super().__init__("not legal")
        self.action = action


@dataclass(frozen=True)
class Command:
    """A command and the words after it."""

    name: str
    rest: str = ""


def command_in(line: str) -> Command | None:
    """The command in a line; `?MOVE-03` needs no space."""
    text = line.strip()
    if text.startswith("?"):
        return Command("help", text[1:].strip())
    word, _, rest = text.partition(" ")
    name = SHORT.get(word.lower(), word.lower())
    if name not in COMMANDS or (rest and word.lower() in SHORT and name not in ("log", "why")):
        return None
    return Command(name, rest.strip())


def words_of(text: str) -> list[str]:
    """Lower-case words; names with spaces or hyphens are split."""
    return [word for word in re.split(r"[\s_\-/]+", text.lower()) if word]


def brief(text: str) -> str:
    """The input, cut if it is long."""
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"


def fits(typed: list[str], label: list[str]) -> bool:
    """Whether the label contains these words, or words that begin with them, in this order."""
    at = 0
    for word in label:
        if at < len(typed) and word.startswith(typed[at]):
            at += 1
    return at == len(typed)


def meant(typed: str, labels: list[str]) -> list[str]:
    """The labels that could be meant; only one if it is given in full, except for the verb."""
    words = words_of(typed)
    found = [label for label in labels if fits(words, words_of(label))]
    full = [label for label in found if words in (words_of(label), words_of(label)[1:])]
    return full if len(full) == 1 else found


class AnswerReader:
    """Reads answers to the question that a sight asks."""

    def __init__(
        self, rules: Rules, last: tuple[str, ...] = (), together: tuple[str, ...] = ()
    ) -> None:
        self.rules = rules
        self.last = last  # answers that end something, listed after the others
        self.together = together  # answers of which several may be chosen, in any order
        self.all = [rules.label(action) for action in range(rules.num_actions)]

    def answers(self, sight: Sight, line: str) -> list[int]:
        """One answer, or several with commas between them, each read after the one before it.

        Those after the first are read as long as the seat can foresee what it will be asked;
        numbers are meant for a single answer, since the list changes with each. Of what is
        chosen together, all have their number from the beginning.
        """
        parts = [part.strip() for part in re.split(r"[,;]", line) if part.strip()]
        if self.several(sight):
            numbers = re.fullmatch(r"[0-9]+(?: +[0-9]+)+", line.strip())
            return self.chosen(sight, line.split() if numbers else parts)
        actions: list[int] = []
        for part in parts:
            if part.isdecimal() and len(parts) > 1:
                raise Unclear(
                    "Please write several answers in words: numbers change after each answer."
                )
            if sight.question() < 0:
                raise Unclear(
                    f"It is not known yet what will be asked before '{part}': answer one by one."
                )
            actions.append(self.answer(sight, part))
            sight = settled(sight.after(actions[-1:]))
        return actions

    def several(self, sight: Sight) -> list[int]:
        """The answers of which several may be chosen now, also those only legal after another."""
        found: list[int] = []
        while new := [a for a in sight.legal() if self.verb(a) in self.together and a not in found]:
            found += new
            sight = sight.after(new[:1])
        return found

    def chosen(self, sight: Sight, parts: list[str]) -> list[int]:
        """What is chosen together, in the order that the rules need."""
        named = [self.one_of_several(sight, part) for part in parts]
        if len(named) == 1 and named[0] not in sight.legal():
            raise NotAnOption(named[0])
        for order in (sorted(named), sorted(named, reverse=True)):
            order.sort(key=lambda action: self.verb(action) not in self.together)
            if self.can_follow(sight, order):
                return order
        raise Unclear(f"These can't be chosen together: {', '.join(map(self.rules.label, named))}.")

    def one_of_several(self, sight: Sight, part: str) -> int:
        """One of the answers chosen together, or the one that ends the choice."""
        try:
            return self.answer(sight, part)
        except NotAnOption as error:
            if self.verb(error.action) in self.last:
                return error.action
            raise

    def can_follow(self, sight: Sight, actions: list[int]) -> bool:
        """Whether each is legal after those before it."""
        for action in actions:
            if action not in sight.legal():
                return False
            sight = settled(sight.after([action]))
        return True

    def verb(self, action: int) -> str:
        """The first word of an answer."""
        return self.rules.parts(action)[0]

    def listed(self, sight: Sight) -> list[int]:
        """The answers in the order of their numbers on the screen: those that are legal now.

        If several may be chosen together, this includes those only legal after another.
        """
        found = list(dict.fromkeys([*sight.legal(), *self.several(sight)]))
        return sorted(found, key=lambda action: self.verb(action) in self.last)

    def answer(self, sight: Sight, part: str) -> int:
        """A single answer."""
        legal = self.listed(sight)
        if re.fullmatch(r"-?[0-9]+", part):
            number = int(part) if len(part) <= LONGEST_NUMBER else 0
            if 1 <= number <= len(legal):
                return legal[number - 1]
            raise Unclear(f"Please type a number from 1 to {len(legal)}, not {brief(part)}.")
        labels = [self.rules.label(action) for action in legal]
        found = meant(part, labels)
        if len(found) == 1:
            return legal[labels.index(found[0])]
        if found:
            some = ", ".join(found[:MOST])
            more = f" or {len(found) - MOST} others" if len(found) > MOST else ""
            raise Unclear(f"'{brief(part)}' could be: {some}{more}.")
        raise self.refused(part, labels)

    def refused(self, part: str, labels: list[str]) -> KinduError:
        """The error for an answer that is not possible now, or for unknown words."""
        try:
            return NotAnOption(self.rules.parse(part))
        except NotationError:
            pass
        found = meant(part, self.all)
        if found:
            return NotAnOption(self.rules.parse(found[0]))
        near = get_close_matches(part.lower(), [*labels, *COMMANDS], 1, 0.6)
        hint = f" Did you mean '{near[0]}'?" if near and near[0] != part else ""
        return Unclear(
            f"'{brief(part)}' is neither a command nor an answer.{hint} '?' lists the commands."
        )


def completions(text: str, labels: list[str], every: list[str], things: list[str]) -> list[str]:
    """What the Tab key offers for the words typed so far."""
    typed = text.lstrip().lower()
    lead = text[: len(text) - len(text.lstrip())]
    if typed.startswith("?"):
        word = typed[1:].lstrip()
        return [f"{lead}? {name}" for name in things if name.lower().startswith(word)]
    if typed.startswith("why "):
        return [f"{lead}why {label}" for label in every if label.startswith(typed[4:].lstrip())]
    begun = [word for word in [*labels, *COMMANDS] if word.startswith(typed)]
    return [f"{lead}{word}" for word in begun or meant(typed, labels)]
