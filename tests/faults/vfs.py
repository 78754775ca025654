"""The layer between SQLite and the system: the default VFS, with a disk that sees all calls.

A file is opened by the real VFS in the very memory that SQLite provides. Then its table of methods
is replaced by a copy in which some methods are ours; all others stay those of the system.
"""

from __future__ import annotations

import ctypes
import traceback
from contextlib import contextmanager
from ctypes import c_void_p
from typing import TYPE_CHECKING

from tests.faults import library as lib
from tests.faults.disk import ERRORS, SECTOR, TORN, error
from tests.faults.library import OK, Methods, Vfs, library

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from ctypes import _CFunctionType as Function

    from tests.faults.disk import Disk

NAME = b"kindu-faults"
CREATES = 0x4  # SQLITE_OPEN_CREATE
JOURNALS = 0x800 | 0x4000 | 0x80000  # the first sync of a new one syncs its folder, too
BROKEN = 10  # SQLITE_IOERR
LEFT: list[Layer] = []  # with files that are still open, so that SQLite may still call them


class Layer:
    """A VFS that asks a disk before it asks the real one."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.sqlite = library()
        self.real = self.sqlite.sqlite3_vfs_find(None)
        self.names: dict[int, str] = {}  # of open files, by their addresses
        self.new: set[int] = set()  # journals whose folder is not synced yet
        self.tables: dict[int, Methods] = {}  # our copy of each table of methods
        self.kept: list[object] = []  # what SQLite points to must not be collected
        self.vfs = Vfs.from_buffer_copy(self.real.contents)
        self.vfs.name = ctypes.cast(ctypes.c_char_p(NAME), c_void_p)
        for name, shape, ours in (
            ("open", lib.OPEN, self.open), ("delete", lib.DELETE, self.delete),
            ("access", lib.ACCESS, self.access), ("randomness", lib.RANDOM, self.randomness),
        ):  # fmt: skip
            setattr(self.vfs, name, self.pointer(shape, ours, name))

    def pointer(self, shape: type[Function], ours: Callable[..., int], name: str) -> int | None:
        """The address of a function of ours, which never raises."""

        def guarded(*given: int) -> int:
            try:
                return ours(*given)
            except BaseException:  # noqa: BLE001 - it can't pass through SQLite
                self.disk.broken.append(f"{name}: {traceback.format_exc()}")
                return BROKEN

        made = shape(guarded)
        self.kept.append(made)
        return ctypes.cast(made, c_void_p).value

    # --- the VFS ------------------------------------------------------------------------------

    def open(self, _: int, name: int | None, file: int, flags: int, out: int | None) -> int:
        path = ctypes.string_at(name).decode() if name else "temporary"
        pointer = c_void_p.from_address(file)
        ctypes.memset(file, 0, ctypes.sizeof(c_void_p))
        if self.disk.call("open", path):
            return ERRORS["open"]
        done: int = lib.OPEN(self.real.contents.open)(self.address(), name, file, flags, out)
        if pointer.value:
            pointer.value = ctypes.addressof(self.methods(pointer.value))
            self.names[file] = path
        if done == OK:
            self.disk.note("create", path)
            if flags & CREATES and flags & JOURNALS:
                self.new.add(file)
        return done

    def delete(self, _: int, name: bytes, synced: int) -> int:
        if self.disk.call("delete", name.decode()):
            return ERRORS["delete"]
        done: int = lib.DELETE(self.real.contents.delete)(self.address(), name, 0)
        if done == OK:
            self.disk.note("delete", name.decode())
            if synced:
                self.disk.note("folder")
        return done

    def access(self, _: int, name: bytes, flags: int, out: int) -> int:
        if self.disk.call("access", name.decode()):
            return ERRORS["access"]
        done: int = lib.ACCESS(self.real.contents.access)(self.address(), name, flags, out)
        return done

    def randomness(self, _: int, size: int, out: int) -> int:
        """The same numbers for the same seed, so that a run can be repeated exactly."""
        ctypes.memmove(out, self.disk.luck.randbytes(size), size)
        return size

    def address(self) -> int:
        return ctypes.addressof(self.real.contents)

    # --- open files ---------------------------------------------------------------------------

    def methods(self, address: int) -> Methods:
        """Our copy of a table of methods."""
        if address not in self.tables:
            real = Methods.from_address(address)
            self.tables[address] = copy = Methods.from_buffer_copy(real)
            for name, shape, make in (
                ("close", lib.CLOSE, self.closes), ("read", lib.MOVE, self.plain),
                ("write", lib.MOVE, self.writes), ("truncate", lib.TRUNCATE, self.truncates),
                ("sync", lib.FLAGGED, self.syncs), ("size", lib.SIZE, self.plain),
                ("lock", lib.FLAGGED, self.plain), ("share", lib.SHARE, self.plain),
            ):  # fmt: skip
                if found := getattr(real, name):  # files without locks share nothing
                    ours = make(name, shape(found))
                    setattr(copy, name, self.pointer(shape, ours, name))
        return self.tables[address]

    def plain(self, name: str, real: Callable[..., int]) -> Callable[..., int]:
        """A method that changes nothing on the disk."""

        def ours(file: int, *given: int) -> int:
            if self.disk.call(name, self.names[file]):
                return ERRORS[name]
            return real(file, *given)

        return ours

    def closes(self, _: str, real: Callable[..., int]) -> Callable[..., int]:
        def ours(file: int) -> int:
            self.names.pop(file)
            self.new.discard(file)
            return real(file)

        return ours

    def writes(self, name: str, real: Callable[..., int]) -> Callable[..., int]:
        def ours(file: int, data: int, size: int, at: int) -> int:
            path = self.names[file]
            way = self.disk.call(name, path)
            if way == TORN:
                size = size // 2 // SECTOR * SECTOR or size // 2
            elif way:
                return error(name, way)
            self.disk.note(name, path, at, ctypes.string_at(data, size))
            done = real(file, data, size, at)
            return error(name, way) if way else done

        return ours

    def truncates(self, name: str, real: Callable[..., int]) -> Callable[..., int]:
        def ours(file: int, size: int) -> int:
            path = self.names[file]
            if self.disk.call(name, path):
                return ERRORS[name]
            self.disk.note(name, path, size)
            return real(file, size)

        return ours

    def syncs(self, name: str, _: Callable[..., int]) -> Callable[..., int]:
        """Nothing is really synced, which would take most of the time."""

        def ours(file: int, _: int) -> int:
            path = self.names[file]
            if self.disk.call(name, path):
                return ERRORS[name]
            self.disk.note(name, path)
            if file in self.new:
                self.new.discard(file)
                self.disk.note("folder")
            return OK

        return ours


@contextmanager
def below(disk: Disk) -> Iterator[None]:
    """While it lasts, every new connection of this process uses this disk."""
    layer = Layer(disk)
    layer.sqlite.sqlite3_vfs_register(ctypes.addressof(layer.vfs), 1)
    layer.sqlite.sqlite3_randomness(0, None)  # begin anew, with the numbers of the seed
    try:
        yield
    finally:
        layer.sqlite.sqlite3_vfs_unregister(ctypes.addressof(layer.vfs))
        layer.sqlite.sqlite3_vfs_register(layer.address(), 1)
        layer.sqlite.sqlite3_randomness(0, None)
        if layer.names:
            disk.broken.append(f"still open: {sorted(set(layer.names.values()))}")
            LEFT.append(layer)
