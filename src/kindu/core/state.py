"""State, Plan and Rules: the base classes that a game writes.

They stand in one module because each names the others.
"""

import math
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kindu.core.codec import Codec
from kindu.core.parcel import Parcel
from kindu.core.rng import Rng
from kindu.core.words import (
    CHANCE,
    LINK,
    NOBODY,
    OPEN,
    Fact,
    NotationError,
    Options,
    SetupError,
    ask,
    flags_of,
    seat_of,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table and what is pending. Mutable, one owner; everybody else clones."""

    def __init__(self, rules: "Rules", seats: i64) -> None:
        self.rules = rules
        self.seats: i64 = seats
        self.agenda: vec[i64] = vec[i64]()
        self.depth: i64 = 0
        self.revealed: i64 = (
            0  # rises whenever something becomes known or binding: undo stops there
        )
        self.facts: list[Fact] | None = None  # None: nobody listens, so nothing is collected

    # --- what a game writes ---------------------------------------------------------------

    def options(self, question: i64, out: Options) -> None:
        """Add the legal answers, ascending, never none; for chance with odds."""
        raise NotImplementedError(type(self).__name__)

    def resolve(self, question: i64, action: i64) -> None:
        """Carry out an answer by the rules and push the questions that follow."""
        raise NotImplementedError(type(self).__name__)

    def carry_out(self, step: i64) -> None:
        """Do what a step of the agenda says."""
        raise NotImplementedError(type(self).__name__)

    def points(self, seat: i64) -> i64:
        """The score if the game were scored as it stands, in 1/rules.unit."""
        raise NotImplementedError(type(self).__name__)

    def sheet(self, seat: i64) -> list[Fact]:
        """The score sheet; its points add up to `points`."""
        raise NotImplementedError(type(self).__name__)

    def ending(self) -> str:
        """The rule that ended the game; empty while it goes on."""
        raise NotImplementedError(type(self).__name__)

    def clone(self) -> "State":
        """A deep copy to which nobody listens."""
        raise NotImplementedError(type(self).__name__)

    def conceal(self, eye: i64) -> "State":
        """A copy without all that this eye can't know; concealing twice changes nothing."""
        raise NotImplementedError(type(self).__name__)

    def guess(self, rng: Rng, forget: i64 = 0) -> "State":
        """A concealed state filled in at random; forget: per mille of remembered things dropped."""
        raise NotImplementedError(type(self).__name__)

    def write(self, box: Parcel) -> None:
        """Put all that the game keeps into a parcel, in the order in which `read` takes it."""
        raise NotImplementedError(type(self).__name__)

    def read(self, box: Parcel) -> None:
        """Take what `write` put there."""
        raise NotImplementedError(type(self).__name__)

    def tie_break(self, seat: i64) -> i64:
        """What decides between seats with equal points: more is better."""
        return 0

    def pick(self, question: i64, rng: Rng) -> i64:
        """An answer of chance by the odds; a game may draw faster, with the same distribution."""
        out = self.rules.buffer()
        self.options(question, out)
        return out.items[rng.pick(out.odds, out.n)]

    def why_not(self, question: i64, action: i64) -> list[Fact]:
        """Empty if the answer is legal; else the rules that stand against it."""
        out = self.rules.buffer()
        self.options(question, out)
        return [] if out.has(action) else [Fact("", seat_of(question), action)]

    # --- the same for every game ----------------------------------------------------------

    @final
    def question(self) -> i64:
        """The pending question; there is none when the game is over."""
        return self.agenda[self.depth - 1]

    @final
    def to_act(self) -> i64:
        """Who is asked: a seat, CHANCE, or NOBODY when the game is over."""
        return NOBODY if self.depth == 0 else seat_of(self.agenda[self.depth - 1])

    @final
    def over(self) -> bool:
        """The game is over when nothing is pending."""
        return self.depth == 0

    @final
    def legal(self) -> list[int]:
        """The legal answers to the pending question, for tests and screens."""
        out = self.rules.buffer()
        if self.depth > 0:
            self.options(self.question(), out)
        return out.actions()

    @final
    def apply(self, action: i64) -> None:
        """Answer the pending question. Legality is the caller's business (`play.answer`)."""
        self.depth -= 1
        question = self.agenda[self.depth]
        if seat_of(question) == CHANCE:
            self.revealed += 1
        self.resolve(question, action)
        self.proceed()

    @final
    def proceed(self) -> None:
        """Carry out the steps that have come up."""
        while self.depth > 0 and seat_of(self.agenda[self.depth - 1]) == NOBODY:
            self.depth -= 1
            self.carry_out(self.agenda[self.depth])

    @final
    def push(self, question: i64) -> None:
        """This is to be asked, or done, before all that is pending so far."""
        if self.depth < len(self.agenda):
            self.agenda[self.depth] = question
        else:
            self.agenda = append(self.agenda, question)
        self.depth += 1

    @final
    def link(self, answered: i64, question: i64) -> None:
        """Go on with a chain: the answered question stays below, so others still see the first."""
        self.push(answered)
        self.push(question | ask(0, 0, 0, 0, 0, LINK))

    @final
    def unlink(self) -> None:
        """The last link of a chain has been answered: drop those before it."""
        while flags_of(self.agenda[self.depth - 1]) & LINK:
            self.depth -= 1
        self.depth -= 1

    @final
    def open_group(self) -> list[int]:
        """The questions that are answered at the same time as the pending one, it included."""
        at = self.depth - 1
        while at > 0 and flags_of(self.agenda[at]) & LINK:
            at -= 1
        group: list[int] = []
        while at >= 0 and flags_of(self.agenda[at]) & OPEN:
            group.append(self.agenda[at])
            at -= 1
        return group

    @final
    def turn_to(self, seat: i64) -> None:
        """Ask this seat of the open group next; the order of asking has no effect (group law)."""
        top = self.depth - 1
        at = top
        while seat_of(self.agenda[at]) != seat:
            at -= 1
        question = self.agenda[at]
        for i in range(at, top):
            self.agenda[i] = self.agenda[i + 1]
        self.agenda[top] = question

    @final
    def tell(
        self,
        rule: str,
        seat: i64,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        points: i64 = 0,
        eyes: i64 = 255,
    ) -> None:
        """Note a fact if somebody listens."""
        if self.facts is not None:
            self.facts.append(Fact(rule, seat, a, b, c, d, points, eyes))

    @final
    def listen(self) -> None:
        """Collect facts from here on."""
        self.facts = []

    @final
    def heard(self) -> list[Fact]:
        """The facts since the last call."""
        facts = self.facts
        if facts is None:
            return []
        self.facts = []
        return facts

    @final
    def places(self) -> list[int]:
        """The place of every seat, 1 for a winner; equal seats share the better place."""
        seats = range(int(self.seats))
        ranks = [(int(self.points(i)), int(self.tie_break(i))) for i in seats]
        return [1 + sum(other > mine for other in ranks) for mine in ranks]

    @final
    def take_agenda(self, other: "State", eye: i64) -> None:
        """Copy what is pending, less the later links of a chain that this eye must not see."""
        depth = other.depth
        while depth > 0 and flags_of(other.agenda[depth - 1]) & LINK:
            if eye < 0 or seat_of(other.agenda[depth - 1]) == eye:
                break
            depth -= 1
        self.agenda = other.agenda[:depth]
        self.depth = depth
        self.revealed = other.revealed

    @final
    def pack(self) -> vec[i64]:
        """The whole state as numbers, for process borders, hashes and laws."""
        box = Parcel(vec[i64]())
        box.put(self.seats)
        box.put(self.revealed)
        box.put_all(self.agenda[: self.depth])
        self.write(box)
        return box.items


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan:
    """What a game tells a bot; a game's plan.py subclasses it."""

    def priors(self, state: State, out: Options, into: vec[i64]) -> None:
        """A weight for each option, as a sensible player would look at them; here all alike."""
        for i in range(out.n):
            into[i] = 1

    def worth(self, state: State, seat: i64) -> i64:
        """The points, in 1/100, that this seat may expect at the end."""
        raise NotImplementedError(type(self).__name__)

    def spread(self, state: State) -> float:
        """How far, in 1/100 of a point, the rest of the game may still carry a seat."""
        raise NotImplementedError(type(self).__name__)

    @final
    def value(self, state: State, into: vec[i64]) -> None:
        """For each seat two numbers: its worth, and its chance to win per mille."""
        over = state.over()
        places = state.places() if over else []
        for seat in range(state.seats):
            into[2 * seat] = self.worth(state, seat)
        for seat in range(state.seats):
            share = 0.0
            for other in range(state.seats):
                if over:
                    share += 1.0 if places[other] == 1 else 0.0
                else:
                    ahead = float(into[2 * other] - into[2 * seat])
                    share += math.exp(ahead / self.spread(state))
            won = not over or places[seat] == 1
            into[2 * seat + 1] = int(1000.0 / share) if won else 0

    def reasons(self, state: State, action: i64) -> list[Fact]:
        """Why a player might answer so, as facts."""
        return []


class Setting:
    """A choice of the host before the game; `display` ones filter screens and no rule."""

    def __init__(self, key: str, values: list[str], display: bool) -> None:
        self.key = key
        self.values = values
        self.display = display

    def check(self, value: str) -> str:
        """The value if it is one of those on offer."""
        if value in self.values:
            return value
        raise SetupError(f"expected {self.key} to be {' or '.join(self.values)}, but got {value!r}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A game with one board: makes states, knows the words of its answers. Never changes."""

    def __init__(self, key: str, title: str, rev: i64, seats: list[int], unit: i64) -> None:
        self.key = key
        self.title = title
        self.rev: i64 = rev
        self.seats = seats
        self.unit: i64 = unit
        self.codec = Codec()
        self.num_actions: i64 = 0
        self.num_numbers: i64 = 0

    # --- what a game writes ---------------------------------------------------------------

    def blank(self, seats: i64) -> State:
        """A state with nothing on the table."""
        raise NotImplementedError(self.key)

    def set_up(self, state: State, chosen: dict[str, str]) -> None:
        """Push the questions of the set-up."""
        raise NotImplementedError(self.key)

    def plan(self) -> Plan:
        """What a bot should know about this game."""
        raise NotImplementedError(self.key)

    def longest(self, seats: i64) -> i64:
        """No game has more answers than this, chance included."""
        raise NotImplementedError(self.key)

    def settings(self, seats: i64) -> list[Setting]:
        """What the host may choose; the first value of each is the default."""
        return []

    # --- the same for every game ----------------------------------------------------------

    @final
    def start(self, seats: int, chosen: dict[str, str] | None = None) -> State:
        """A game before its first answer, which is mostly chance's: `play.settle` deals."""
        if seats not in self.seats:
            wanted = f"{self.seats[0]} to {self.seats[-1]} seats for {self.title}"
            raise SetupError(f"expected {wanted}, but got {seats}")
        settings = {setting.key: setting for setting in self.settings(seats)}
        full = {key: setting.values[0] for key, setting in settings.items()}
        for key, value in (chosen or {}).items():
            if key not in settings:
                raise SetupError(f"expected a setting out of {sorted(full)}, but got {key!r}")
            full[key] = settings[key].check(value)
        state = self.blank(seats)
        self.set_up(state, full)
        state.proceed()
        return state

    @final
    def unpack(self, items: vec[i64]) -> State:
        """The state that `State.pack` packed."""
        box = Parcel(items)
        state = self.blank(box.take())
        state.revealed = box.take()
        state.agenda = box.take_all()
        state.depth = len(state.agenda)
        state.read(box)
        return state

    @final
    def sealed(self) -> None:
        """The codec is complete."""
        self.num_actions = self.codec.num_actions
        self.num_numbers = len(self.codec.rows)

    @final
    def buffer(self) -> Options:
        """Room for the options of any question."""
        return Options(self.num_numbers)

    @final
    def label(self, action: i64) -> str:
        """The notation of an answer."""
        return self.codec.label(action)

    @final
    def parts(self, action: i64) -> list[str]:
        """The words of an answer."""
        return self.codec.parts(action)

    @final
    def parse(self, text: str) -> int:
        """The answer of a notation, or a NotationError."""
        return self.codec.parse(text)

    @final
    def line(self, seat: i64, action: i64) -> str:
        """A line of a log: the seat from 1, or * for chance, and the notation."""
        return f"{'*' if seat == CHANCE else str(seat + 1)} {self.codec.label(action)}"

    @final
    def read_line(self, line: str) -> tuple[int, int]:
        """Seat and answer of a line of a log."""
        who, _, text = line.strip().partition(" ")
        if who == "*":
            return CHANCE, self.codec.parse(text)
        if not (who.isascii() and who.isdigit() and 1 <= int(who[:3]) <= self.seats[-1]):
            wanted = f"a seat from 1 to {self.seats[-1]} or * before the move"
            raise NotationError(f"expected {wanted}, but got {line.strip()[:60]!r}")
        return int(who) - 1, self.codec.parse(text)
