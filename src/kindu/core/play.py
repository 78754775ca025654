"""Playing a game: chance answers, checked answers, replayed logs, random playouts."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.core.state import State
from kindu.core.words import (
    CHANCE,
    NOBODY,
    PUBLIC,
    IllegalAnswer,
    KinduError,
    Options,
    WrongSeat,
    flags_of,
    seat_of,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Where the outcomes of chance nodes come from."""

    def draw(self, state: State, question: i64) -> i64:
        """The outcome of this question to chance."""
        raise NotImplementedError(type(self).__name__)

    def rewind(self, drawn: i64) -> None:
        """Go on after this many outcomes; called after an undo, and when a game is resumed."""


@final
class Dice(Luck):
    """Luck from a stream of random numbers."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def draw(self, state: State, question: i64) -> i64:
        """Draw by the odds."""
        return state.pick(question, self.rng)

    def __reduce__(self) -> tuple[object, ...]:
        return Dice, (self.rng,)


def settle(state: State, luck: Luck) -> list[tuple[int, int]]:
    """Play all chance nodes until a seat must decide, and forced answers that are public.

    Returns the answers given, each with its seat.
    """
    answers: list[tuple[int, int]] = []
    out = state.rules.buffer()
    while state.depth > 0:
        question = state.question()
        seat = seat_of(question)
        if seat == CHANCE:
            action = luck.draw(state, question)
        elif flags_of(question) & PUBLIC:
            out.clear()
            state.options(question, out)
            if out.n != 1:
                break
            action = out.items[0]
        else:
            break
        state.apply(action)
        answers.append((seat, action))
    return answers


def advance(state: State, action: i64, luck: Luck) -> list[tuple[int, int]]:
    """Answer the pending question, then settle; returns all answers given, this one first.

    An illegal answer is refused and changes nothing. `State.apply` is the same without the check
    and without chance, for loops that take their answers from `State.options`.
    """
    seat = state.to_act()
    check(state, seat, action)
    state.apply(action)
    return [(int(seat), int(action)), *settle(state, luck)]


def who(seat: i64) -> str:
    """A seat in words."""
    if seat == CHANCE:
        return "chance (*)"
    return "nobody" if seat == NOBODY else f"seat {seat + 1}"


def check(state: State, seat: i64, action: i64) -> None:
    """Refuse an answer that is illegal or comes from the wrong seat; changes nothing."""
    asked = state.to_act()
    if seat != asked or asked == NOBODY:
        over = ": the game is over" if asked == NOBODY else ""
        given = "an answer" if seat == NOBODY else f"one of {who(seat)}"
        raise WrongSeat(f"expected an answer of {who(asked)}{over}, but got {given}")
    out = state.rules.buffer()
    state.options(state.question(), out)
    if not out.has(action):
        label = state.rules.label(action)
        rules = [fact.rule for fact in state.why_not(state.question(), action) if fact.rule]
        reason = f" ({', '.join(rules)})" if rules else ""
        some = ", ".join(state.rules.label(option) for option in out.actions()[:5])
        more = others(out.n - 5)
        raise IllegalAnswer(f"expected one of: {some}{more}; but got {label!r}{reason}")


def others(count: i64) -> str:
    """How many more answers there are, as the end of a list."""
    if count <= 0:
        return ""
    return " or 1 other" if count == 1 else f" or {count} others"


def answer(state: State, line: str) -> None:
    """Play one line of notation, checked: `answer(state, "2 draw")`."""
    seat, action = state.rules.read_line(line)
    check(state, seat, action)
    state.apply(action)


def replay(
    rules: Rules, seats: int, lines: list[str], chosen: dict[str, str] | None = None
) -> State:
    """The state after these lines. It needs no luck: the outcomes of chance are in the log."""
    state = rules.start(seats, chosen)
    for n, line in enumerate(lines, 1):
        try:
            answer(state, line)
        except KinduError as error:
            raise type(error)(f"line {n}: {error}") from None
    return state


@final
class Tally:
    """What a playout counts."""

    def __init__(self) -> None:
        self.decisions: i64 = 0  # answers of seats
        self.choices: i64 = 0  # of these, the ones with two or more options
        self.chances: i64 = 0  # answers of chance


def playout(state: State, rng: Rng, out: Options, tally: Tally) -> None:
    """Play this state to its end with uniformly random answers (a random rollout)."""
    while state.depth > 0:
        question = state.question()
        if seat_of(question) == CHANCE:
            tally.chances += 1
            state.apply(state.pick(question, rng))
            continue
        out.clear()
        state.options(question, out)
        tally.decisions += 1
        if out.n > 1:
            tally.choices += 1
            state.apply(out.items[rng.below(out.n)])
        else:
            state.apply(out.items[0])
