"""What a balance report counts: kinds of things, and the facts and answers that show them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from kindu.core.rules import Rules

# What a seat did with a thing.
SEEN = 0  # it was available: on the table, on offer or in hand
TAKEN = 1
DONE = 2
STAGES = 3

# What is counted once.
GAME = "game"  # per game, for all seats together: what only one of them can have
SEAT = "seat"
ROUND = "round"  # of a seat
CHOICE = "choice"  # per question in which the seat has a choice

ALIKE = "all of them"  # the group of all things of a kind

Words = Mapping[str, str | int | float]  # the numbers of a fact by name, from a game's screen
Counts = dict[str, dict[str, list[list[int]]]]  # kind, id, stage, seat: how often


@dataclass(frozen=True)
class Sign:
    """A fact by its rule, or an answer by its verb: one that `may` be given, or one that is."""

    rule: str = ""
    may: str = ""
    does: str = ""
    scored: bool = False  # only a fact that brings points


@dataclass(frozen=True)
class Kind:
    """A kind of things; `key` is the word by which facts name one of them.

    Without a sign for `seen`, all of them are available in every game. `words` say what SEEN,
    TAKEN and DONE mean; `judged` is the stage that counts as using it. A fact of the rule `rounds`
    begins a round, and a fact of the rule `prize` marks as DONE whatever its seat has TAKEN in
    this round. Facts of the rule `waits` count the turns during which a thing is available.
    """

    key: str
    title: str
    unit: str
    words: tuple[str, str, str]
    seen: tuple[Sign, ...] = ()
    taken: tuple[Sign, ...] = ()
    done: tuple[Sign, ...] = ()
    judged: int = TAKEN
    rounds: str = ""
    prize: str = ""
    waits: str = ""
    priced: bool = True  # peers have the same cost and reward, so they should be used equally
    success: bool = True  # DONE is what it was TAKEN for

    def signs(self) -> list[tuple[int, Sign]]:
        """All signs with their stages."""
        stages = enumerate((self.seen, self.taken, self.done))
        return [(stage, sign) for stage, signs in stages for sign in signs]


@dataclass(frozen=True)
class Item:
    """One thing of a kind: its name, price and reward, and how much of it is reconstructed.

    `peers` are names of groups from the narrowest to the widest; ALIKE is all of the kind.
    """

    title: str
    value: str = ""
    peers: tuple[str, ...] = (ALIKE,)
    made_up: str = ""  # what the board file says about it; empty where all is known


class Memory:
    """What has to be remembered during a game to identify things that no fact names."""

    HEARS: ClassVar[tuple[str, ...]] = ()  # rules whose facts `more` needs besides the signs

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules = rules
        self.seats = seats

    def more(self, _rule: str, _words: Words) -> dict[str, str]:
        """Further names of what a fact is about, by kind."""
        return {}

    def offer(self, _kind: str, parts: Sequence[str]) -> str:
        """What an answer is about; by default its second word, or the whole."""
        return parts[1] if len(parts) > 1 else parts[0]


@dataclass(frozen=True)
class Catalogue:
    """What there is to count in a game; `sources` puts the rules of a score sheet into words."""

    kinds: tuple[Kind, ...]
    sources: dict[str, str]
    items: Callable[[Rules, str], dict[str, dict[str, Item]]]  # by kind and id; of a board's text
    memory: type[Memory] = Memory


def counted(n: int, what: str) -> str:
    """A number of things, in words."""
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


class GameCounts:
    """The counts of one game."""

    def __init__(
        self, kinds: Sequence[Kind], ids: Mapping[str, Mapping[str, Item]], seats: int
    ) -> None:
        self.seats = seats
        self.ids = ids
        self.open: dict[str, dict[str, list[int]]] = {kind.key: {} for kind in kinds}
        self.counts: Counts = {kind.key: {} for kind in kinds}
        self.waits: dict[str, dict[str, int]] = {kind.key: {} for kind in kinds}

    def note(self, kind: str, name: str, stage: int, seats: int) -> None:
        """Note that these seats, a set of bits, reached this stage; whoever took it has seen it."""
        if name in self.ids[kind]:
            masks = self.open[kind].setdefault(name, [0] * STAGES)
            for below in range(stage + 1):
                masks[below] |= seats

    def crown(self, kind: str, seats: int) -> None:
        """Mark as done what these seats have taken since the last `close`."""
        for masks in self.open[kind].values():
            masks[DONE] |= masks[TAKEN] & seats

    def wait(self, kind: Kind) -> None:
        """Count one more turn for what is available and not used yet."""
        waits = self.waits[kind.key]
        for name, masks in self.open[kind.key].items():
            if not masks[kind.judged]:
                waits[name] = waits.get(name, 0) + 1

    def close(self, kind: str) -> None:
        """End a round, a choice or the game: whatever was noted counts once."""
        for name, masks in self.open[kind].items():
            rows = [[0] * self.seats for _ in range(STAGES)]
            found = self.counts[kind].setdefault(name, rows)
            for stage, mask in enumerate(masks):
                for seat in range(self.seats):
                    found[stage][seat] += mask >> seat & 1
        self.open[kind] = {}

    def only_one(self, kind: str) -> bool:
        """Whether there was no choice."""
        return len(self.open[kind]) <= 1

    def drop(self, kind: str) -> None:
        """Forget what was noted."""
        self.open[kind] = {}
