"""State: what lies on the table, and the stack of pending questions. A game subclasses it."""

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kindu.core.packer import Packer
from kindu.core.rng import Rng
from kindu.core.words import (
    CHANCE,
    LINK,
    NOBODY,
    OPEN,
    Fact,
    IllegalAnswer,
    Options,
    ask,
    flags_of,
    seat_of,
)

if TYPE_CHECKING:
    from kindu.core.rules import Rules  # which makes states


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table and what is pending. It is mutable and has one owner; others clone.

    What is pending is the agenda: a stack of decisions, each one packed number (`words.ask`).
    """

    def __init__(self, rules: "Rules", seats: i64) -> None:
        self.rules = rules
        self.seats: i64 = seats
        self.agenda: vec[i64] = vec[i64]()
        self.depth: i64 = 0
        self.revealed: i64 = 0  # rises when something becomes known or binding; undo stops there
        self.facts: list[Fact] | None = None  # None while nobody listens

    # --- what a game writes ---------------------------------------------------------------

    def options(self, question: i64, out: Options) -> None:
        """Add the legal answers in ascending order, at least one; for chance with their odds."""
        raise NotImplementedError(type(self).__name__)

    def resolve(self, question: i64, action: i64) -> None:
        """Carry out an answer, and push the questions that follow."""
        raise NotImplementedError(type(self).__name__)

    def carry_out(self, step: i64) -> None:
        """Carry out a step of the agenda."""
        raise NotImplementedError(type(self).__name__)

    def points(self, seat: i64) -> i64:
        """The score if the game were scored as it stands, in 1/rules.unit."""
        raise NotImplementedError(type(self).__name__)

    def sheet(self, seat: i64) -> list[Fact]:
        """The score sheet, whose points add up to `points`."""
        raise NotImplementedError(type(self).__name__)

    def ending(self) -> str:
        """The rule that ended the game; empty while it goes on."""
        raise NotImplementedError(type(self).__name__)

    def clone(self) -> "State":
        """A deep copy, to which nobody listens."""
        raise NotImplementedError(type(self).__name__)

    def conceal(self, eye: i64) -> "State":
        """A copy without anything that this eye can't know. Concealing it again changes nothing."""
        raise NotImplementedError(type(self).__name__)

    def guess(self, rng: Rng, forget: i64 = 0) -> "State":
        """A determinisation: this concealed state with its gaps filled in at random.

        `forget` is the share of remembered things, per mille, that is ignored.
        """
        raise NotImplementedError(type(self).__name__)

    def write(self, box: Packer) -> None:
        """Put everything that the game keeps into a packer, in the order of `read`."""
        raise NotImplementedError(type(self).__name__)

    def read(self, box: Packer) -> None:
        """Take what `write` put there."""
        raise NotImplementedError(type(self).__name__)

    def tie_break(self, seat: i64) -> i64:
        """What breaks ties between equal points: more is better."""
        return 0

    def pick(self, question: i64, rng: Rng) -> i64:
        """Draw an outcome of chance by its odds. A game may override it with a faster way."""
        out = self.rules.buffer()
        self.options(question, out)
        return out.items[rng.pick(out.odds, out.n)]

    def why_not(self, question: i64, action: i64) -> list[Fact]:
        """The rules that forbid this answer; none if it is legal."""
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
        """The legal answers (actions) to the pending question."""
        out = self.rules.buffer()
        if self.depth > 0:
            self.options(self.question(), out)
        return out.actions()

    @final
    def apply(self, action: i64) -> None:
        """Answer the pending question, unchecked: `play.advance` and `play.answer` check."""
        self.reply(action)
        self.proceed()

    @final
    def reply(self, action: i64) -> None:
        """The answer alone, without the steps that follow it."""
        self.depth -= 1
        question = self.agenda[self.depth]
        if seat_of(question) == CHANCE:
            self.revealed += 1
        self.resolve(question, action)

    @final
    def proceed(self, unless: i64 = 0) -> None:
        """Carry out the steps on top of the agenda; stop before one with any of these flags."""
        while self.depth > 0 and seat_of(self.agenda[self.depth - 1]) == NOBODY:
            if flags_of(self.agenda[self.depth - 1]) & unless:
                return
            self.depth -= 1
            self.carry_out(self.agenda[self.depth])

    @final
    def push(self, question: i64) -> None:
        """Put a question or step on top of the agenda."""
        if self.depth < len(self.agenda):
            self.agenda[self.depth] = question
        else:
            self.agenda = append(self.agenda, question)
        self.depth += 1

    @final
    def link(self, answered: i64, question: i64) -> None:
        """Go on with a chain. The answered question stays below; others still see the first."""
        self.push(answered)
        self.push(question | ask(0, 0, 0, 0, 0, LINK | flags_of(answered) & OPEN))

    @final
    def unlink(self) -> None:
        """End a chain whose last link has been answered: drop the earlier links."""
        while flags_of(self.agenda[self.depth - 1]) & LINK:
            self.depth -= 1
        self.depth -= 1

    @final
    def open_group(self) -> list[int]:
        """The questions that are answered simultaneously, the pending one included."""
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
        """Ask this seat of the open group next; the order makes no difference (law 11)."""
        top = self.depth - 1
        at = top
        if seat_of(self.agenda[top]) != seat and flags_of(self.agenda[top]) & LINK:
            raise IllegalAnswer("expected the chain under way to be finished first")
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
        """Note a fact, if somebody listens."""
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
        """Copy the agenda without later links of a chain that this eye must not see."""
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
        box = Packer(vec[i64]())
        box.put(self.seats)
        box.put(self.revealed)
        box.put_all(self.agenda[: self.depth])
        self.write(box)
        return box.items

    @final
    def __eq__(self, other: object) -> bool:
        """Equal states of equal rules; who listens does not count."""
        return isinstance(other, State) and self.__reduce__() == other.__reduce__()

    @final
    def __reduce__(self) -> tuple[object, ...]:
        """A pickle holds the rules, which pickle by name, and the numbers of `pack`."""
        return unpickled, (self.rules, list(self.pack()))

    @final
    def __deepcopy__(self, memo: object) -> "State":
        """`copy.deepcopy` is `clone`."""
        return self.clone()


def unpickled(rules: "Rules", numbers: list[int]) -> State:
    """The state that a pickle holds."""
    return rules.unpack(vec[i64](numbers))
