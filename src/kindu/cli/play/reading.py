"""What a person types: commands, numbers, and answers in full or in short."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING

from kindu.core.words import PUBLIC, KinduError, NotationError, flags_of

if TYPE_CHECKING:
    from kindu.core.rules import Rules
    from kindu.core.sight import Sight

COMMANDS = {
    "table": "the whole table",
    "options": "what you can answer, with numbers",
    "hint": "what a greedy bot would do in your place",
    "undo": "take your last answer back",
    "log": "the last lines of the log, each with its rule; 'log 50' for more",
    "score": "the score sheet as the table stands",
    "why": "why an answer is not possible: 'why step cairo joker'",
    "save": "a copy of the game: 'save FILE' (it is kept after every answer anyway)",
    "tips": "'tips off': no more words on what is new to you; 'tips on'",
    "help": "these commands; '? AF-MOVE-03' is a rule, '? cairo' a place",
    "quit": "leave; the game is kept",
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
MOST = 8  # answers listed when it is not clear which one is meant


class Unclear(KinduError):
    """What was typed is no command and no answer, or could be several."""


class NotLegal(KinduError):
    """What was typed is an answer of this game, but not to this question."""

    def __init__(self, action: int) -> None:
        super().__init__("not legal")
        self.action = action


@dataclass(frozen=True)
class Command:
    """A command and what stands behind it."""

    name: str
    rest: str = ""


def command_in(line: str) -> Command | None:
    """The command in a line; `?AF-MOVE-03` needs no space."""
    text = line.strip()
    if text.startswith("?"):
        return Command("help", text[1:].strip())
    word, _, rest = text.partition(" ")
    name = SHORT.get(word.lower(), word.lower())
    if name not in COMMANDS or (rest and word.lower() in SHORT and name not in ("log", "why")):
        return None
    return Command(name, rest.strip())


def words_of(text: str) -> list[str]:
    """Small words; places of two words and cards with a hyphen count as two."""
    return [word for word in re.split(r"[\s_\-]+", text.lower()) if word]


def fits(typed: list[str], label: list[str]) -> bool:
    """Whether these words, each perhaps only begun, stand in the label in this order."""
    at = 0
    for word in label:
        if at < len(typed) and word.startswith(typed[at]):
            at += 1
    return at == len(typed)


def meant(typed: str, labels: list[str]) -> list[str]:
    """The labels that could be meant; just one if it is named in full, its verb aside."""
    words = words_of(typed)
    found = [label for label in labels if fits(words, words_of(label))]
    full = [label for label in found if words in (words_of(label), words_of(label)[1:])]
    return full if len(full) == 1 else found


def settled(sight: Sight) -> Sight:
    """What is asked next, past the answers that the engine gives by itself."""
    while sight.question() >= 0 and flags_of(sight.question()) & PUBLIC and len(sight.legal()) == 1:
        sight = sight.after(sight.legal())
    return sight


class Reader:
    """Reads answers to the question that a sight asks."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.all = [rules.label(action) for action in range(rules.num_actions)]

    def answers(self, sight: Sight, line: str) -> list[int]:
        """One answer, or several with commas between them, each read after the one before it.

        Those after the first are read as long as the seat can foresee what it will be asked;
        numbers are meant for a single answer, since the list changes with each.
        """
        parts = [part.strip() for part in re.split(r"[,;]", line) if part.strip()]
        actions: list[int] = []
        for part in parts:
            if part.isdigit() and len(parts) > 1:
                raise Unclear("Please write several answers in words: their numbers would change.")
            if sight.question() < 0:
                raise Unclear(f"Nobody can know yet what will be asked before '{part}'.")
            actions.append(self.answer(sight, part))
            sight = settled(sight.after(actions[-1:]))
        return actions

    def answer(self, sight: Sight, part: str) -> int:
        """A single answer."""
        legal = sight.legal()
        if part.isdigit():
            if 1 <= int(part[:6]) <= len(legal):
                return legal[int(part) - 1]
            raise Unclear(f"Please give a number from 1 to {len(legal)}; {part} is none of them.")
        labels = [self.rules.label(action) for action in legal]
        found = meant(part, labels)
        if len(found) == 1:
            return legal[labels.index(found[0])]
        if found:
            some = ", ".join(found[:MOST])
            more = f" or {len(found) - MOST} others" if len(found) > MOST else ""
            raise Unclear(f"'{part}' could be: {some}{more}.")
        raise self.refused(part)

    def refused(self, part: str) -> KinduError:
        """An answer that is possible in this game, but not now; or words that mean nothing."""
        try:
            return NotLegal(self.rules.parse(part))
        except NotationError:
            pass
        found = meant(part, self.all)
        if len(found) == 1:
            return NotLegal(self.rules.parse(found[0]))
        if found:
            some = ", ".join(found[:3])
            return Unclear(f"None of '{part}' ({some}, …) is possible now; 'why …' tells why.")
        near = get_close_matches(part.lower(), [*self.all, *COMMANDS], 1, 0.5)
        hint = f" Did you mean '{near[0]}'?" if near else ""
        return Unclear(f"'{part}' is no command and no answer.{hint} '?' lists the commands.")


def completions(text: str, labels: list[str], more: list[str]) -> list[str]:
    """What the tabulator offers for the words typed so far."""
    typed = text.lstrip().lower()
    lead = text[: len(text) - len(text.lstrip())]
    if typed.startswith("?"):
        word = typed[1:].lstrip()
        return [f"{lead}? {name}" for name in more if name.lower().startswith(word)]
    if typed.startswith("why "):
        return [f"{lead}why {label}" for label in completions(typed[4:], labels, [])]
    return [f"{lead}{word}" for word in [*labels, *COMMANDS] if word.startswith(typed)]
