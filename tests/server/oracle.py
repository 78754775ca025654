"""Which names an eye can't know, told by the rules alone: by the eyes of questions and facts."""

from __future__ import annotations

import re
from typing import final

from kindu.core.rules import Rules
from kindu.core.words import eyes_of, sees
from kindu.games import screen

COMMON = ("card", "train", "hippo", "start")  # colours and numbers, which are everywhere
NAME = re.compile(r"[\w/-]+")


def names(text: str) -> set[str]:
    """All words of a message, be it JSON or a page."""
    return set(NAME.findall(text))


@final
class Oracle:
    """Follows the lines of a game, and who could read each of them."""

    def __init__(self, rules: Rules, seats: int, eyes: list[int]) -> None:
        self.rules = rules
        self.state = rules.start(seats)
        self.state.listen()
        self.lines = 0
        self.drawn: set[str] = set()  # all that chance has named
        self.known: dict[int, set[str]] = {eye: set() for eye in eyes}

    def follow(self, lines: list[str]) -> None:
        """All lines until now; those it knows are passed over."""
        for line in lines[self.lines :]:
            eyes = eyes_of(self.state.question())
            seat, what, *rest = line.split()
            words = set(rest)
            if seat == "*" and what not in COMMON:
                self.drawn |= words
            for eye, known in self.known.items():
                if sees(eyes, eye):
                    known.update(words)
            self.state.apply(self.rules.read_line(line)[1])
        self.lines = len(lines)
        self._hear()

    def _hear(self) -> None:
        """Facts make names known, too: a bid that is turned up is no answer."""
        words = screen(self.rules.key).fact_words
        for fact in self.state.heard():
            for eye, known in self.known.items():
                known.update(names(str(words(self.rules, fact.told(eye)))))

    def secrets(self, eye: int) -> set[str]:
        """What was named, but never before this eye."""
        return self.drawn - self.known[eye]
