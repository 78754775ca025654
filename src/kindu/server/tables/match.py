"""A game at a table: its record, its numbered events, and what each message does to it.

Nothing here waits or saves. `Table` saves an event before anybody is told; if saving fails, it
makes the match forget the event.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, final

from kindu.core.sight import Sight
from kindu.core.words import LINK, OPEN, IllegalAnswer, KinduError, flags_of, seat_of
from kindu.record.record import FORCED, Record, in_chain, settled
from kindu.record.seal import SealedLuck
from kindu.server.data.rows import END, MOVE, RESIGN, START, UNDO, EventRow
from kindu.server.refusals import NotLegal, NotYourTurn
from kindu.server.tables.past import Beginning, Past, Said, kept_lines, since_turn
from kindu.server.wire import projection

if TYPE_CHECKING:
    from kindu.core.state import State
    from kindu.record.record import Answer

MOST_ANSWERS = 64  # in one message
AT_ONCE = 16  # lines of a file that are played before `rebuild` pauses


@final
class Match:
    """The state of a game, the events that led to it, and the envelopes of an open group."""

    def __init__(
        self, beginning: Beginning, events: Sequence[EventRow] = (), later: bool = False
    ) -> None:
        """A match that has not begun, or one rebuilt from its events; `later`: by the caller."""
        self.beginning = beginning
        self.rules = beginning.rules
        self.past: list[Past] = []
        self.envelopes: dict[int, list[int]] = {}
        self.resigned: list[int] = []  # seats, in the order in which they gave up
        self.ended = ""  # why the game ended early
        self.fault = ""  # why an old log can't be played any further
        luck = SealedLuck(beginning.key or beginning.seed, beginning.rules.key)
        self.record: Record = Record(
            beginning.rules, beginning.seats, luck, beginning.chosen, later=True
        )
        self._saved: tuple[list[Answer], int] = ([], 0)
        if not later:
            for _ in self.rebuild(events):
                pass

    def rebuild(self, events: Sequence[EventRow] = ()) -> Generator[None, None, None]:
        """Play the beginning and the events, in one pass; what was undone later is not played.

        It pauses often, so that a long game doesn't keep others waiting.
        """
        kept = kept_lines(len(self.beginning.lines), events)
        lines = self.beginning.lines[: kept[0]]
        for first in range(0, len(lines), AT_ONCE):
            self.record.take(list(lines[first : first + AT_ONCE]))
            yield
        if events:
            self.record.take(events[0].lines.splitlines()[: kept[1]])
        self.record.settle()
        for event, many in zip(events, kept[1:], strict=True):
            if self.fault:
                return
            self._again(event, many)
            yield
        self.saved()

    # --- what is on the table ---------------------------------------------------------------

    @property
    def state(self) -> State:
        """The full state; only a Sight of it may leave this class."""
        return self.record.state

    @property
    def n(self) -> int:
        """The number of the last event; the deal is event 0."""
        return len(self.past) - 1

    @property
    def over(self) -> bool:
        """Whether no further answer will follow."""
        return bool(self.ended or self.fault) or self.state.over()

    def sight(self, eye: int) -> Sight:
        """What this eye may know about the table."""
        return Sight(self.state, eye)

    def asked(self) -> list[int]:
        """The seats that must answer now; in an open group, those without an envelope."""
        if self.over:
            return []
        group = self.state.open_group()
        if group:
            seats = sorted({int(seat_of(question)) for question in group})
            return [seat for seat in seats if seat not in self.envelopes]
        return [int(self.state.to_act())]

    def in_group(self) -> list[int]:
        """The seats of the open group, with or without envelope; none if there is no group."""
        return sorted({int(seat_of(question)) for question in self.state.open_group()})

    def story_since(self, n: int) -> int:
        """How much of the story somebody knows who last heard event n; undo may have come since."""
        if not 0 <= n < len(self.past):
            return 0
        return min(past.story for past in self.past[n:])

    def since_turn(self, seat: int) -> tuple[int, int]:
        """Which facts others made since this seat's last turn: the first, and after the last."""
        return since_turn(self.past, self.record.story, seat, seat in self.asked())

    # --- what a message would do ------------------------------------------------------------

    def follow(self, seat: int, answers: Sequence[int]) -> Sight:
        """The preview after these answers, up to the point where chance or another seat answers.

        It uses only what the seat itself knows, so a refusal reveals nothing.
        """
        sight = self.sight(seat)
        if sight.question() < 0:
            raise NotYourTurn(self._whose(seat))
        if len(answers) > MOST_ANSWERS:
            raise NotLegal(f"expected at most {MOST_ANSWERS} answers, but got {len(answers)}", [])
        for number, action in enumerate(answers, 1):
            if not 0 <= action < self.rules.num_actions:
                bound = int(self.rules.num_actions) - 1
                raise NotLegal(f"expected an answer from 0 to {bound}, but got {action}", [])
            if self.beyond(sight):
                wanted = "answers up to the next draw or another seat's turn"
                raise NotLegal(f"expected {wanted}, but answer {number} is beyond that", [])
            try:
                sight = settled(sight.after([action]))
            except IllegalAnswer as error:
                raise NotLegal(str(error), projection.reasons(sight, action)) from None
        return sight

    def beyond(self, sight: Sight) -> bool:
        """Whether what follows needs another message: chance, another seat, a new group."""
        question = sight.question()
        return question < 0 or (flags_of(question) & OPEN != 0 and not self.in_group())

    def check(self, seat: int, answers: Sequence[int]) -> None:
        """Refuse answers that are illegal or stop in the middle of a chain."""
        if not answers:
            self.follow(seat, answers)
            raise NotLegal("expected at least one answer, but got none", [])
        sight = self.follow(seat, answers)
        if in_chain(sight):
            raise NotLegal("expected the whole chain, but its last answer is missing", [])

    def start(self, at: int) -> EventRow:
        """Event 0: the deal, and everything before the first decision."""
        before = len(self.beginning.lines)
        return self._happened(-1, START, self._lines(before), len(self.record.answers), at)

    def move(self, seat: int, answers: Sequence[int], at: int) -> EventRow:
        """Play checked answers of one seat."""
        return self._played(seat, [(seat, action) for action in answers], at)

    def open_envelopes(self, at: int) -> EventRow:
        """Play the envelopes of all seats of the group, in the order asked."""
        seats = [int(seat_of(question)) for question in self.state.open_group()]
        pairs = [(seat, action) for seat in seats for action in self.envelopes[seat]]
        event = self._played(-1, pairs, at)
        self.envelopes = {}
        return event

    def undo(self, seat: int, agreed: bool, at: int) -> EventRow:
        """Undo the seat's last decision: freely, or with all that followed if everybody agreed."""
        if agreed:
            self.record.undo_agreed(seat)
        else:
            self.record.undo(seat)
        while flags_of(self.state.question()) & LINK:  # a chain is undone as a whole
            self.record.undo(seat)
        self.envelopes = {}
        left = len(self.record.answers)
        return self._happened(seat, UNDO, str(left), left, at)

    def resign(self, seat: int, at: int) -> EventRow:
        """Give up; the game ends if only one seat is left."""
        event = self._happened(seat, RESIGN, "", len(self.record.answers), at)
        self._give_up(seat)
        return event

    def end(self, why: str, at: int) -> EventRow:
        """End the game as it stands."""
        event = self._happened(-1, END, why, len(self.record.answers), at)
        self.ended = why
        return event

    def saved(self) -> None:
        """The last event is saved, so it counts from now on."""
        self._saved = self.record.answers, len(self.record.answers)

    def forget(self, event: EventRow) -> None:
        """The last event could not be saved, so it never happened."""
        del self.past[event.n :]
        self.resigned = [
            seat for seat in self.resigned if event.kind != RESIGN or seat != event.seat
        ]
        self.ended = ""
        self._restore()

    def places(self) -> list[int]:
        """The places by the rules; those who resigned come last, the first to resign at the end."""
        if self.state.over() and not self.resigned:
            return self.state.places()
        seats = range(self.beginning.seats)
        ranks = [self._rank(seat) for seat in seats]
        return [1 + sum(other > mine for other in ranks) for mine in ranks]

    # --- inside -----------------------------------------------------------------------------

    def _rank(self, seat: int) -> tuple[int, int, int]:
        if seat in self.resigned:
            return (self.resigned.index(seat) - len(self.resigned), 0, 0)
        return (0, int(self.state.points(seat)), int(self.state.tie_break(seat)))

    def _whose(self, seat: int) -> str:
        asked = [str(one + 1) for one in self.asked()] or ["nobody: the game is over"]
        return f"expected an answer of seat {' or '.join(asked)}, but got one of seat {seat + 1}"

    def _played(self, seat: int, pairs: list[tuple[int, int]], at: int) -> EventRow:
        before = len(self.record.answers)
        try:
            for who, action in pairs:
                self.record.answer(who, action)
        except KinduError:
            self._restore()
            raise
        return self._happened(seat, MOVE, self._lines(before), before, at)

    def _lines(self, first: int) -> str:
        """The answers from this one on, as stored in the database."""
        return "\n".join(self.record.lines[first:])

    def _restore(self) -> None:
        """Go back to what is saved."""
        answers, many = self._saved
        self.record.restore(answers, many)

    def again(self, event: EventRow) -> None:
        """Replay an event that another process saved."""
        if self.fault:
            return
        if event.kind == UNDO:
            self.record.cut(int(event.lines))
        self._again(event, event.lines.count("\n") + 1)
        self.saved()

    def _again(self, event: EventRow, many: int) -> None:
        """Replay so many lines of a saved event; an old log is played as far as possible."""
        before = len(self.record.answers)
        if event.kind in (MOVE, UNDO):
            self.envelopes = {}
        if event.kind == MOVE:
            try:
                self.record.take(event.lines.splitlines()[:many])
            except KinduError as error:
                self.fault = str(error)
                self.record.cut(before)
                return
        elif event.kind == RESIGN:
            self._give_up(event.seat)
        elif event.kind == END:
            self.ended = event.lines
        self._happened(event.seat, event.kind, event.lines, before, event.at)

    def _happened(self, seat: int, kind: str, lines: str, before: int, at: int) -> EventRow:
        """Remember an event and the decisions in it."""
        event = EventRow(len(self.past), seat, kind, lines, at)
        record = self.record
        said = [
            Said(*record.answers[i], record.eyes[i])
            for i in range(before, len(record.answers))
            if record.marks[i] != FORCED or record.eyes[i]
        ]
        after = range(before, len(record.answers))
        deciders = frozenset(record.answers[i][0] for i in after if record.marks[i] != FORCED)
        self.past.append(Past(seat, kind, said, len(record.story), at, deciders))
        return event

    def _give_up(self, seat: int) -> None:
        self.resigned.append(seat)
        if len(self.resigned) >= self.beginning.seats - 1:
            self.ended = RESIGN
