"""What goes wrong, how often and for how long: drawn from the seed, different for every seed.

Every seed has only some kinds of faults, each at its own rate ("swarm testing"): with all of them
at once, the frequent ones would hide what only the rare ones reach.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import final

# Each kind of fault, with its highest rate.
KINDS: dict[str, float] = {
    "disk fails": 0.08,  # per statement that changes something, or commit: nothing is kept
    "disk tears": 0.08,  # per commit: it fails, but everything was kept
    "read fails": 0.04,  # per read
    "slow disk": 0.2,  # per commit or read: it takes seconds
    "wire breaks": 0.02,  # per message: the connection is lost, with all that is on its way
    "wire stalls": 0.03,  # per message: nothing comes through for seconds
    "slow reader": 0.3,  # per connection: its client reads a few kB per second, or nothing at all
    "bot is lost": 0.2,  # per thought
    "bot hangs": 0.05,  # per thought
    "bot errs": 0.1,  # per thought: its answer is nonsense
    "kill": 1.0,  # of processes, now and then
    "stop": 1.0,  # of processes, in good order
    "skew": 1.0,  # of the clocks of processes
    "session breaks": 0.02,  # per statement to PostgreSQL: its connection is lost
    "news doubled": 0.1,  # per news
    "partition": 1.0,  # between a process and PostgreSQL, now and then
}
SWARM = 0.45  # of the kinds are on for a seed
FROZEN = 20.0  # seconds
QUIET = 0.1  # of the seeds have no faults at all, so that games get far


@dataclass(frozen=True)
class Delays:
    """How long things take, in seconds."""

    wire: float
    thread: float
    think: float


@final
class Weather:
    """All draws of the outside world; each subject has its own numbers."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.streams: dict[str, Random] = {}
        draw = self.of("swarm")
        quiet = draw.random() < QUIET
        self.rates = {
            kind: most * draw.random() ** 2
            for kind, most in KINDS.items()
            if draw.random() < SWARM and not quiet
        }
        spans = [10.0 ** draw.uniform(-3.5, -0.7) for _ in range(3)]
        self.delays = Delays(*spans)
        self.slow: dict[str, float] = {}  # wires that a test has made slow: their mean delay
        self.calm = False  # nothing goes wrong any more
        self.frozen = False  # bots hold their breath, so that the last look finds a quiet table

    def of(self, subject: str) -> Random:
        """The random numbers of a subject; others draw without changing them."""
        found = self.streams.get(subject)
        if found is None:
            found = self.streams[subject] = Random(f"{self.seed} {subject}")
        return found

    def strikes(self, kind: str, subject: str = "", most: float = 1.0) -> bool:
        """Whether a fault of this kind happens now."""
        rate = self.rates.get(kind, 0.0)
        return not self.calm and rate > 0 and self.of(f"{kind} {subject}").random() < rate * most

    def span(self, subject: str, mean: float) -> float:
        """A random time around a mean, now and then much longer."""
        return self.of(subject).expovariate(1.0 / mean)

    # --- threads, and the disk below them ----------------------------------------------------

    def thread(self) -> tuple[float, float]:
        """How long a thread takes: until it has done its work, and until the loop hears of it."""
        before = self.span("thread", self.delays.thread)
        if self.strikes("slow disk"):
            before += self.span("slow disk lasts", 3.0)
        return before, self.span("thread", self.delays.thread / 4)

    # --- bots ---------------------------------------------------------------------------------

    def bot_start(self) -> float:
        return self.span("bot starts", 0.5)

    def bot_fails_to_start(self) -> bool:
        return self.strikes("bot is lost", "at the start")

    def thought(self) -> tuple[str, float]:
        """What comes of an ask, and after how many seconds."""
        delay = FROZEN if self.frozen else self.span("bot", self.delays.think)
        if self.strikes("bot is lost"):
            return "lost", delay
        if self.strikes("bot hangs"):
            return "hangs", 0.0
        return ("nonsense" if self.strikes("bot errs") else "thinks"), delay

    # --- wires --------------------------------------------------------------------------------

    def latency(self, wire: str) -> float:
        """How long a message is on its way."""
        found = self.span(wire, self.slow.get(wire, self.delays.wire))
        if self.strikes("wire stalls", wire):
            found += self.span(f"{wire} stalls", 8.0)
        return found

    def reads(self, wire: str) -> float:
        """How many bytes per second a client reads; 0 for one that has stopped reading."""
        if not self.strikes("slow reader", wire):
            return float("inf")
        return self.of(f"{wire} reads").choice([0.0, 500.0, 4000.0, 20000.0])
