"""Where the answers of chance in a game file come from: its line `luck`."""

import re
from dataclasses import dataclass

from kindu.record.shared import SharedLuckError, read_shared

LUCKS = ["given", "dice", "sealed", "shared"]
SEALED = ["sealed", "shared"]  # those with a seed that the result shows
HASH = re.compile(r"[0-9a-f]{64}")
START = re.compile(r"[1-9][0-9]{0,8}")


@dataclass(frozen=True)
class Source:
    """Where the answers of chance come from, starting with this answer."""

    kind: str  # one of LUCKS: stated by somebody, from a stream of random numbers, or under a seal
    name: str = ""  # the seed of the stream, or the seal and what it covers
    first: int = 1

    @property
    def is_sealed(self) -> bool:
        """Whether a seed is behind it, which the result shows."""
        return self.kind in SEALED

    def text(self) -> str:
        """As in the line `luck`."""
        start = f" from {self.first}" if self.first > 1 else ""
        return f"{self.kind}{' ' if self.name else ''}{self.name}{start}"


def read_sources(parts: list[str], seats: int) -> list[Source] | None:
    """`sealed <seal>`, and for a game continued from a file `sealed <seal> from 57`; or None."""
    sources: list[Source] = []
    for part in parts:
        words, _, start = part.partition(" from ")
        kind, _, name = words.partition(" ")
        source = Source(kind, name, int(start) if START.fullmatch(start) else 1)
        rising = source.first > sources[-1].first if sources else source.first == 1
        if not (is_named(source, seats) and rising and source.text() == part):
            return None
        sources.append(source)
    return sources


def is_named(source: Source, seats: int) -> bool:
    """Whether a source of this kind may have this name."""
    if source.kind == "shared":
        return is_shared(source.name, seats)
    if source.kind == "sealed":
        return bool(HASH.fullmatch(source.name))
    if source.kind == "dice":
        return bool(source.name) and source.name.isprintable()
    return source.kind == "given" and not source.name


def is_shared(text: str, seats: int) -> bool:
    """Whether this describes shared luck in a game of so many seats."""
    try:
        clients = read_shared(text).clients
    except SharedLuckError:
        return False
    return all(client.seats[-1] <= seats for client in clients)
