"""The record of one game: its state, the answers that led to it, and what can be undone.

Answers are numbers here; `lines` turns them into notation when a log or a file needs it.
"""

from collections.abc import Iterable, Iterator, Sequence
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
EVERY = 200  # answers between two bookmarks; an undo replays at most about so many

Answer = tuple[int, int]  # a seat, or chance, and what it answered


@final
class Bookmark:
    """A record after some answers, from where an undo replays."""

    def __init__(self, answers: int, drawn: int, story: int, decided: list[int], at: State) -> None:
        self.answers = answers
        self.drawn = drawn
        self.story = story
        self.decided = decided
        self.state = at


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
        later: bool = False,
    ) -> None:
        """A new game, or one that goes on after these lines.

        `later`: its first lines are still to be taken; then `settle` deals what they lack.
        """
        self.rules = rules
        self.seats = seats
        self.luck = luck
        self.chosen: dict[str, str] = dict(chosen or {})
        self.answers: list[Answer] = []
        self.facts: list[Fact] = []  # of the last `play`; at first, of the given lines and the deal
        self.story: list[Fact] = []  # of the whole game
        self.marks: list[int] = []  # per answer: `revealed` before it, or FORCED
        self.eyes: list[int] = []  # per answer: who may read it; 0 for chance and the only answer
        # to a public question. The only answer to a link keeps its eyes: that there was no choice
        # may be secret.
        self.decided: list[int] = [
            -1
        ] * seats  # per seat: which answer was its last decision, or -1
        self.drawn = 0  # answers of chance
        self._lines: list[str] = []
        self._bookmarks: list[Bookmark] = []
        self._last_bookmark = 0  # its answers
        self.state: State = rules.start(seats, self.chosen)
        self.state.listen()
        self._take(self._read(lines))
        if not later:
            self.settle()
            self.facts = list(self.story)

    @property
    def lines(self) -> list[str]:
        """The log in notation, one line per answer; each is made once, on demand."""
        return self.lines_of(len(self.answers))

    def lines_of(self, answers: int) -> list[str]:
        """At least the lines of the first answers, so that a long log can be made step by step."""
        line, first = self.rules.line, len(self._lines)
        self._lines += [line(seat, action) for seat, action in self.answers[first:answers]]
        return self._lines

    def answer(self, seat: i64, action: i64) -> None:
        """One answer. An illegal one is refused with a sentence and changes nothing."""
        check(self.state, seat, action)
        if len(self.answers) - self._last_bookmark >= EVERY:
            self._add_bookmark()
        self._note(seat, action, self.state.revealed, eyes_of(self.state.question()))
        self.state.apply(action)
        self.settle()

    def play(self, line: str) -> None:
        """One answer in notation."""
        self.answer(*self.rules.read_line(line))

    def play_all(self, lines: list[str]) -> None:
        """All of these answers or none, because a chain is one message."""
        before = len(self.answers)
        facts: list[Fact] = []
        try:
            for line in lines:
                self.play(line)
                facts += self.facts
        except ValueError:
            if len(self.answers) > before:
                self._cut(before)
            raise
        self.facts = facts

    def take(self, lines: list[str]) -> None:
        """Lines that were played before, chance included, so no luck is drawn."""
        self._retake(self._read(lines))

    def restore(self, answers: list[Answer], many: int) -> None:
        """Go back to the first `many` of these answers, which this record had a moment ago."""
        if len(self.answers) > many:
            self._cut(many)
        else:
            self._retake(answers[len(self.answers) : many])

    def undoable(self, seat: i64) -> bool:
        """Free undo: this seat decided last, is still asked, and nothing became known since."""
        at = self._last_decision(seat)
        if at < 0 or self.state.to_act() != seat:
            return False
        return self.answers[at][0] == seat and self.marks[at] == self.state.revealed

    def undo(self, seat: i64) -> None:
        """Take back the seat's last decision and the forced answers after it."""
        if not self.undoable(seat):
            raise IllegalAnswer(
                f"expected an answer of seat {seat + 1} that can still be taken back, "
                f"but the last line is {self.lines[-1] if self.lines else 'none'!r}"
            )
        self._cut(self._last_decision(seat))

    def undo_agreed(self, seat: i64) -> None:
        """Take back the seat's last decision and all that followed it; everybody has agreed."""
        back = self.back_to(seat)
        if back < 0:
            raise IllegalAnswer(f"expected an answer of seat {seat + 1}, but there is none yet")
        self._cut(back)

    def back_to(self, seat: i64) -> int:
        """How many answers came before the seat's last decision; -1 if it hasn't decided yet."""
        return self.decided[seat]

    def cut(self, n: int) -> None:
        """Keep only the first n answers, because the later ones could not be stored."""
        self._cut(n)

    def told_by(self, seat: i64) -> tuple[int, int]:
        """How many facts and answers there were when this seat decided last; 0 if never."""
        back = self.back_to(seat)
        if back < 0:
            return 0, 0
        state = self.rules.start(self.seats, self.chosen)
        state.listen()
        for _, action in self.answers[: back + 1]:
            state.apply(action)
        return len(state.heard()), back + 1

    def _last_decision(self, seat: i64) -> int:
        """The last answer, not counting forced answers of this seat; -1 if there is none."""
        at = len(self.marks) - 1
        while at >= 0 and self.marks[at] == FORCED and self.answers[at][0] == seat:
            at -= 1
        return at

    def _cut(self, n: int) -> None:
        """Keep the first n answers, replayed from the last bookmark before them."""
        while self._bookmarks and self._bookmarks[-1].answers > n:
            self._bookmarks.pop()
        answers, lines = self.answers, self._lines[:n]
        self._go_back()
        self._take(answers[len(self.answers) : n])
        self._lines = lines
        self.story += self.state.heard()
        self.facts = []

    def _go_back(self) -> None:
        """Return to the last bookmark, or to the beginning. Lists that others hold stay whole."""
        start = self.rules.start(self.seats, self.chosen)
        to = Bookmark(0, 0, 0, [-1] * self.seats, start)
        if self._bookmarks:
            to = self._bookmarks[-1]
        self.state = to.state.clone()
        self._last_bookmark = to.answers
        self.state.listen()
        self.answers = self.answers[: to.answers]
        self.marks = self.marks[: to.answers]
        self.eyes = self.eyes[: to.answers]
        self.story = self.story[: to.story]
        self.decided = list(to.decided)
        self.drawn = to.drawn

    def _add_bookmark(self) -> None:
        """Remember the state, so that an undo in a long game is quick."""
        self.story += self.state.heard()
        now, told, copy = len(self.answers), len(self.story), self.state.clone()
        self._last_bookmark = now
        self._bookmarks.append(Bookmark(now, self.drawn, told, list(self.decided), copy))

    def _read(self, lines: Sequence[str]) -> Iterator[Answer]:
        """Lines in notation as answers, each read in turn."""
        for line in lines:
            yield self.rules.read_line(line)

    def _retake(self, answers: Iterable[Answer]) -> None:
        told = len(self.story)
        self._take(answers)
        self.story += self.state.heard()
        self.facts = self.story[told:]

    def _take(self, answers: Iterable[Answer]) -> None:
        """Play answers that were played before, checked and marked; luck goes on after them."""
        try:
            for seat, action in answers:
                check(self.state, seat, action)
                if len(self.answers) - self._last_bookmark >= EVERY:
                    self._add_bookmark()
                self._apply(seat, action)
        except KinduError as error:
            raise type(error)(f"answer {len(self.answers) + 1}: {error}") from None
        self.luck.rewind(self.drawn)

    def _apply(self, seat: i64, action: i64) -> None:
        """Apply an answer of the log, which may have been forced."""
        state = self.state
        question = state.question()
        if not forced(state):
            self._note(seat, action, state.revealed, eyes_of(question))
        else:
            open_book = seat == CHANCE or flags_of(question) & PUBLIC
            self._note(seat, action, FORCED, 0 if open_book else eyes_of(question))
        state.apply(action)

    def _note(self, seat: i64, action: i64, revealed: i64, eyes: i64 = 0) -> None:
        if revealed != FORCED:
            self.decided[seat] = len(self.answers)
        if seat == CHANCE:
            self.drawn += 1
        self.answers.append((int(seat), int(action)))
        self.marks.append(int(revealed))
        self.eyes.append(int(eyes))

    def settle(self) -> None:
        """Play chance and forced answers; the message of a chain leaves its forced answers out."""
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


def past_draw(answers: Sequence[Answer], kept: int) -> bool:
    """Whether an undo that keeps so many answers cuts one of chance, which somebody has seen."""
    return any(seat == CHANCE for seat, _ in answers[kept:])


def forced(state: State) -> bool:
    """Whether nobody needs to be asked: chance, or a public question or link with one answer."""
    if state.to_act() == CHANCE:
        return True
    return flags_of(state.question()) & (PUBLIC | LINK) != 0 and len(state.legal()) == 1


def settled(sight: Sight) -> Sight:
    """What is asked next, after the forced answers that a record gives by itself."""
    while sight.question() >= 0 and flags_of(sight.question()) & (PUBLIC | LINK):
        if len(sight.legal()) > 1:
            break
        sight = sight.after(sight.legal())
    return sight


def in_chain(sight: Sight) -> bool:
    """Whether the eye is in the middle of a chain: it is asked a later link."""
    question = sight.question()
    return question >= 0 and flags_of(question) & LINK != 0
