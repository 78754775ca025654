"""The record of one game: its state, the lines of its log, and what may be undone."""

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from kindu.core.play import Luck, check, settle
from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import (
    CHANCE,
    LINK,
    PUBLIC,
    Fact,
    IllegalAnswer,
    KinduError,
    eyes_of,
    flags_of,
)

FORCED = -1


@final
class Record:
    """A game in progress as a log of answers; the state follows from it."""

    def __init__(
        self,
        rules: Rules,
        seats: int,
        luck: Luck,
        chosen: dict[str, str] | None = None,
        lines: Sequence[str] = (),
    ) -> None:
        """A new game, or one that goes on after these lines."""
        self.rules = rules
        self.seats = seats
        self.luck = luck
        self.chosen: dict[str, str] = dict(chosen or {})
        self.lines: list[str] = []
        self.facts: list[Fact] = []  # of the last `play`; at first of the lines and the deal
        self.story: list[Fact] = []  # of the whole game
        self.marks: list[tuple[int, int]] = []  # per line: who answered, `revealed` before it or
        # FORCED if nobody was asked
        self.eyes: list[int] = []  # per line: who may read the answer; 0 for chance and the only
        # answer to a public question. The only answer to a link has them: that there was no other
        # may be secret.
        self.state: State = self._replay(list(lines))
        self._settle()

    def play(self, line: str) -> None:
        """One answer in notation, refused with a sentence and no change if it is not legal."""
        seat, action = self.rules.read_line(line)
        check(self.state, seat, action)
        self._note(seat, action, self.state.revealed, eyes_of(self.state.question()))
        self.state.apply(action)
        self._settle()

    def play_all(self, lines: list[str]) -> None:
        """All of these answers or none: a chain is one message."""
        before = len(self.lines)
        facts: list[Fact] = []
        try:
            for line in lines:
                self.play(line)
                facts += self.facts
        except ValueError:
            if len(self.lines) > before:
                self._cut(before)
            raise
        self.facts = facts

    def take(self, lines: list[str]) -> None:
        """Lines that were played before, chance included: no luck is asked."""
        self._take(self.state, lines)
        self.facts = self.state.heard()
        self.story += self.facts

    def undoable(self, seat: i64) -> bool:
        """Free undo: this seat decided last, is still asked, and nothing became known since."""
        at = self._last_decision(seat)
        if at < 0 or self.state.to_act() != seat:
            return False
        last, revealed = self.marks[at]
        return last == seat and revealed == self.state.revealed

    def undo(self, seat: i64) -> None:
        """Take back the seat's last decision, with what it forced."""
        if not self.undoable(seat):
            raise IllegalAnswer(
                f"expected an answer of seat {seat + 1} that nothing has followed, "
                f"but the last line is {self.lines[-1] if self.lines else 'none'!r}"
            )
        self._cut(self._last_decision(seat))

    def undo_agreed(self, seat: i64) -> None:
        """Take back all that followed the seat's last decision, and the decision: all agreed."""
        back = self.back_to(seat)
        if back < 0:
            raise IllegalAnswer(f"expected an answer of seat {seat + 1}, but there is none yet")
        self._cut(back)

    def back_to(self, seat: i64) -> int:
        """How many lines stood before the seat's last decision; -1 if it has not decided yet."""
        at = len(self.marks) - 1
        while at >= 0 and (self.marks[at][0] != seat or self.marks[at][1] == FORCED):
            at -= 1
        return at

    def cut(self, n: int) -> None:
        """Only these lines have been played: what came after them could not be kept."""
        self._cut(n)

    def told_by(self, seat: i64) -> tuple[int, int]:
        """How many facts and lines there were when this seat decided last; none if it never did."""
        back = self.back_to(seat)
        if back < 0:
            return 0, 0
        state = self.rules.start(self.seats, self.chosen)
        state.listen()
        for line in self.lines[: back + 1]:
            state.apply(self.rules.read_line(line)[1])
        return len(state.heard()), back + 1

    def _last_decision(self, seat: i64) -> int:
        """The last line that is not a forced answer of this seat; -1 if there is none."""
        at = len(self.marks) - 1
        while at >= 0 and self.marks[at] == (int(seat), FORCED):
            at -= 1
        return at

    def _cut(self, n: int) -> None:
        self.state = self._replay(self.lines[:n])
        self.story = self.state.heard()
        self.facts = []

    def _replay(self, lines: list[str]) -> State:
        """The game after these lines, each checked and marked; luck goes on from there."""
        self.lines = []
        self.marks = []
        self.eyes = []
        state = self.rules.start(self.seats, self.chosen)
        state.listen()
        self._take(state, lines)
        return state

    def _take(self, state: State, lines: list[str]) -> None:
        for line in lines:
            try:
                seat, action = self.rules.read_line(line)
                check(state, seat, action)
            except KinduError as error:
                raise type(error)(f"answer {len(self.lines) + 1}: {error}") from None
            open_book = seat == CHANCE or flags_of(state.question()) & PUBLIC
            if not forced(state):
                self._note(seat, action, state.revealed, eyes_of(state.question()))
            else:
                self._note(seat, action, FORCED, 0 if open_book else eyes_of(state.question()))
            state.apply(action)
        self.luck.rewind(sum(seat == CHANCE for seat, _ in self.marks))

    def _note(self, seat: i64, action: i64, revealed: i64, eyes: i64 = 0) -> None:
        self.lines.append(self.rules.line(seat, action))
        self.marks.append((int(seat), int(revealed)))
        self.eyes.append(int(eyes))

    def _settle(self) -> None:
        """Chance and what is forced; a message of a chain leaves out its single answers."""
        while True:
            for seat, action in settle(self.state, self.luck):
                self._note(seat, action, FORCED)
            if self.state.over() or not forced(self.state):
                break
            question = self.state.question()
            self._note(self.state.to_act(), self.state.legal()[0], FORCED, eyes_of(question))
            self.state.apply(self.state.legal()[0])
        self.facts = self.state.heard()
        self.story += self.facts


def forced(state: State) -> bool:
    """Whether nobody is asked: chance, and the only answer to a public question or to a link."""
    if state.to_act() == CHANCE:
        return True
    return flags_of(state.question()) & (PUBLIC | LINK) != 0 and len(state.legal()) == 1


def settled(sight: Sight) -> Sight:
    """What is asked next, past the single answers that a record gives by itself."""
    while sight.question() >= 0 and flags_of(sight.question()) & (PUBLIC | LINK):
        if len(sight.legal()) > 1:
            break
        sight = sight.after(sight.legal())
    return sight
