"""Rules: a game with one board. It makes states, and knows the notation of their answers."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kindu.core.codec import Codec
from kindu.core.packer import Packer
from kindu.core.plan import Plan
from kindu.core.state import State
from kindu.core.words import CHANCE, KinduError, NotationError, Options, SetupError


class Setting:
    """An option that the host chooses before the game; `display` ones only affect screens."""

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
    """A game with one board: it makes states, and knows the notation of answers. Immutable."""

    def __init__(self, key: str, title: str, rev: i64, seats: list[int], unit: i64) -> None:
        self.key = key
        self.title = title
        self.rev: i64 = rev
        self.seats = seats
        self.unit: i64 = unit
        self.board_hash = ""  # a log belongs to a board; empty for a game without a board
        self.origin: tuple[object, ...] = ()  # a function and its arguments, for `__reduce__`
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
        """The heuristics of this game for bots."""
        raise NotImplementedError(self.key)

    def longest(self, seats: i64) -> i64:
        """An upper bound of the answers in one game, those of chance included."""
        raise NotImplementedError(self.key)

    def settings(self, seats: i64) -> list[Setting]:
        """The options that the host may choose; the first value of each is the default."""
        return []

    # --- the same for every game ----------------------------------------------------------

    @final
    def start(self, seats: int, chosen: dict[str, str] | None = None) -> State:
        """The state before the first answer, which is usually chance's: `play.settle` deals."""
        if seats not in self.seats:
            raise SetupError(f"expected {self.wanted_seats()} for {self.title}, but got {seats}")
        settings = {setting.key: setting for setting in self.settings(seats)}
        full = {key: setting.values[0] for key, setting in settings.items()}
        for key, value in (chosen or {}).items():
            if key not in settings:
                known = f"a setting (one of {', '.join(sorted(full))})" if full else "no setting"
                raise SetupError(f"expected {known}, but got {key!r}")
            full[key] = settings[key].check(value)
        state = self.blank(seats)
        self.set_up(state, full)
        state.proceed()
        return state

    @final
    def wanted_seats(self) -> str:
        """How many seats the game takes, in the words of an error."""
        least, most = self.seats[0], self.seats[-1]
        return f"{least} seats" if least == most else f"{least} to {most} seats"

    @final
    def unpack(self, items: vec[i64]) -> State:
        """The state that `State.pack` packed."""
        box = Packer(items)
        state = self.blank(box.take())
        state.revealed = box.take()
        state.agenda = box.take_all()
        state.depth = len(state.agenda)
        state.read(box)
        return state

    @final
    def identity(self) -> tuple[str, str]:
        """What tells rules apart: the game and its board."""
        return self.key, self.board_hash

    @final
    def __eq__(self, other: object) -> bool:
        """The same game on the same board."""
        return isinstance(other, Rules) and self.identity() == other.identity()

    @final
    def __hash__(self) -> int:
        return hash(self.identity())

    @final
    def __reduce__(self) -> tuple[object, ...]:
        """A pickle holds the call that loads the rules; the loader stores it in `origin`."""
        if not self.origin:
            raise KinduError(
                f"expected rules loaded by their key, but those of {self.title} are not"
            )
        return self.origin

    @final
    def __deepcopy__(self, memo: object) -> "Rules":
        """Rules never change, so one object serves all."""
        return self

    @final
    def numbered(self) -> None:
        """Declare the numbering of answers complete; a game's constructor calls it last."""
        self.num_actions = self.codec.num_actions
        self.num_numbers = len(self.codec.rows)

    @final
    def buffer(self) -> Options:
        """An empty list of options."""
        return Options()

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
        """A line of a log: the seat, from 1, or * for chance, then the notation."""
        return f"{'*' if seat == CHANCE else str(seat + 1)} {self.codec.label(action)}"

    @final
    def read_line(self, line: str) -> tuple[int, int]:
        """Seat and answer of a line of a log."""
        who, _, text = line.strip().partition(" ")
        if who == "*":
            return CHANCE, self.codec.parse(text)
        if who not in [str(seat) for seat in range(1, self.seats[-1] + 1)]:
            wanted = f"a seat from 1 to {self.seats[-1]} or * before the move"
            raise NotationError(f"expected {wanted}, but got {line.strip()[:60]!r}")
        return int(who) - 1, self.codec.parse(text)
