"""The encoding of a game's actions: dense numbers inside, notation at the edge."""

import difflib
from typing import final

from mypy_extensions import i64

from kindu.core.words import NotationError


@final
class Codec:
    """All answers of a game (usually called actions), each as a number and as words.

    The answers of seats come first. `begin_chance` ends them, and the outcomes of chance follow: a
    learner's action mask covers 0 to num_actions - 1.
    """

    def __init__(self) -> None:
        self.rows: list[list[str]] = []
        self.numbers: dict[str, int] = {}
        self.num_actions: i64 = 0

    def span(self, verb: str, things: list[str]) -> int:
        """One number per thing, for `verb thing`; returns the first."""
        return self.spans([[verb, thing] for thing in things])

    def word(self, verb: str) -> int:
        """The number of an answer that is a single word."""
        return self.spans([[verb]])

    def spans(self, rows: list[list[str]]) -> int:
        """Numbers for these answers, each given by its words; returns the first."""
        first = len(self.rows)
        for parts in rows:
            label = " ".join(parts)
            if label in self.numbers:
                raise ValueError(f"expected a new notation, but {label!r} is taken")
            self.numbers[label] = len(self.rows)
            self.rows.append(parts)
        return first

    def begin_chance(self) -> None:
        """Everything added from here on is an outcome of chance."""
        self.num_actions = len(self.rows)

    def label(self, action: i64) -> str:
        """The notation of a number."""
        return " ".join(self.parts(action))

    def parts(self, action: i64) -> list[str]:
        """The words of a number, so that no client needs to take notation apart."""
        if 0 <= action < len(self.rows):
            return list(self.rows[action])
        raise NotationError(f"expected a move from 0 to {len(self.rows) - 1}, but got {action}")

    def parse(self, text: str) -> int:
        """The number of a notation."""
        label = " ".join(text.split())
        if label in self.numbers:
            return self.numbers[label]
        shown = label if len(label) <= 60 else label[:57] + "..."
        near = difflib.get_close_matches(shown, self.numbers, 1)
        like = near[0] if near else self.label(0)
        raise NotationError(f"expected a move such as {like!r}, but got {shown!r}")
