"""What a disk holds after a power cut, drawn from what was written and what of it was synced.

What was synced is there. Of everything else, each sector of each write is new, old or garbage, and
each truncation, new name or deletion has happened or not. That a later write survives and an
earlier one doesn't is the same as if the disk had reordered them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.faults.disk import SECTOR, Change

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator
    from pathlib import Path


@dataclass(frozen=True)
class Cut:
    """How a power cut treats what is not synced."""

    keeps: float  # a write, truncation, name or deletion
    tears: float  # a write that is kept
    spoils: float  # a sector that a torn write loses becomes garbage

    @staticmethod
    def drawn(luck: random.Random) -> Cut:
        rates = (0.0, 0.1, 0.5, 0.9, 1.0)
        return Cut(luck.choice(rates), luck.choice(rates), luck.choice((0.0, 0.0, 0.5)))


@dataclass
class Inode:
    """A file, whatever its name."""

    synced: bytes = b""
    waiting: list[Change] = field(default_factory=list)

    def sync(self) -> None:
        content = bytearray(self.synced)
        for change in self.waiting:
            put(content, change)
        self.synced, self.waiting = bytes(content), []

    def drawn(self, cut: Cut, luck: random.Random) -> bytes:
        """Its content after a power cut."""
        content = bytearray(self.synced)
        for change in self.waiting:
            if luck.random() >= cut.keeps:
                continue
            if change.what == "write" and luck.random() < cut.tears:
                for piece in torn(change, cut, luck):
                    put(content, piece)
            else:
                put(content, change)
        return bytes(content)


class Model:
    """A folder on a disk: what is synced, and what waits for it."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self.now = {name: Inode(data) for name, data in files.items()}
        self.synced = dict(self.now)
        self.waiting: list[tuple[str, Inode | None]] = []  # names, given or taken
        self.kept: set[int] = set()  # units that were acknowledged

    def take(self, change: Change) -> None:
        """One more change."""
        name = change.file
        match change.what:
            case "kept":
                self.kept.add(change.at)
            case "folder":
                self.synced, self.waiting = dict(self.now), []
            case "create" if name not in self.now:
                self.now[name] = Inode()
                self.waiting.append((name, self.now[name]))
            case "delete":
                del self.now[name]
                self.waiting.append((name, None))
            case "sync":
                self.now[name].sync()
            case "write" | "truncate":
                self.now[name].waiting.append(change)
            case _:
                assert change.what == "create", change

    def drawn(self, cut: Cut, luck: random.Random) -> dict[str, bytes]:
        """The files after a power cut."""
        names: dict[str, Inode | None] = dict(self.synced)
        names |= {name: inode for name, inode in self.waiting if luck.random() < cut.keeps}
        return {name: inode.drawn(cut, luck) for name, inode in names.items() if inode is not None}


def put(content: bytearray, change: Change) -> None:
    """Write or truncate; a gap is filled with zeros."""
    if change.what == "truncate":
        del content[change.at :]
        return
    content.extend(bytes(max(0, change.at - len(content))))
    content[change.at : change.at + len(change.data)] = change.data


def torn(change: Change, cut: Cut, luck: random.Random) -> Iterator[Change]:
    """The sectors of a write that reach the disk, or become garbage."""
    start, end = change.at, change.at + len(change.data)
    while start < end:
        stop = min(end, (start // SECTOR + 1) * SECTOR)
        piece = change.data[start - change.at : stop - change.at]
        if luck.random() < 0.5:
            yield Change("write", change.file, start, piece)
        elif luck.random() < cut.spoils:
            yield Change("write", change.file, start, luck.randbytes(len(piece)))
        start = stop


def lay(files: dict[str, bytes], folder: Path) -> None:
    """Write the files of an image into a new folder."""
    folder.mkdir()
    for name, data in files.items():
        (folder / name).write_bytes(data)
