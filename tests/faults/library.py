"""The SQLite library that Python's sqlite3 uses, with the two structures that a VFS consists of."""

from __future__ import annotations

import _sqlite3
import ctypes
import sqlite3
from collections.abc import Sequence
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p
from typing import Any, ClassVar

OK = 0

# What a call of the layer takes: a file or a VFS first.
OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
DELETE = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
ACCESS = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int, c_void_p)
RANDOM = CFUNCTYPE(c_int, c_void_p, c_int, c_void_p)
CLOSE = CFUNCTYPE(c_int, c_void_p)
MOVE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)  # reads and writes
TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
FLAGGED = CFUNCTYPE(c_int, c_void_p, c_int)  # syncs and locks
SIZE = CFUNCTYPE(c_int, c_void_p, c_void_p)
SHARE = CFUNCTYPE(c_int, c_void_p, c_int, c_int, c_int, c_void_p)

ABOUT_VFS = [("version", c_int), ("file_size", c_int), ("longest_path", c_int)]
VFS_POINTERS = (
    "next_vfs", "name", "data", "open", "delete", "access", "full_path",
    "dl_open", "dl_error", "dl_sym", "dl_close", "randomness", "sleep", "time", "last_error",
    "time64", "set_call", "get_call", "next_call",
)  # fmt: skip
METHODS = (
    "close", "read", "write", "truncate", "sync", "size", "lock", "unlock", "check_lock",
    "control", "sector_size", "device", "share", "share_lock", "share_barrier", "unshare",
    "fetch", "unfetch",
)  # fmt: skip


class Vfs(Structure):
    """`sqlite3_vfs`, version 3; its functions are mere addresses here."""

    _fields_: ClassVar[Sequence[Any]] = (*ABOUT_VFS, *[(name, c_void_p) for name in VFS_POINTERS])


class Methods(Structure):
    """`sqlite3_io_methods`, version 3: what can be done with an open file."""

    _fields_: ClassVar[Sequence[Any]] = (
        ("version", c_int),
        *[(name, c_void_p) for name in METHODS],
    )


class NoLibrary(Exception):
    """The SQLite of this Python can't be reached from outside."""


def library() -> ctypes.CDLL:
    """The very library that the module sqlite3 uses, with the functions that we need."""
    place = getattr(_sqlite3, "__file__", None)  # none if it is built into the interpreter
    try:
        found = ctypes.CDLL(place)
        found.sqlite3_libversion.restype = c_char_p
        version = found.sqlite3_libversion().decode()
        found.sqlite3_vfs_find.restype = POINTER(Vfs)
        found.sqlite3_vfs_find.argtypes = [c_char_p]
        found.sqlite3_vfs_register.argtypes = [c_void_p, c_int]
        found.sqlite3_vfs_unregister.argtypes = [c_void_p]
        found.sqlite3_randomness.argtypes = [c_int, c_void_p]
        found.sqlite3_randomness.restype = None
    except (AttributeError, OSError, TypeError) as error:
        raise NoLibrary(f"expected to reach the SQLite of this Python, but {error}") from None
    if version != sqlite3.sqlite_version:
        raise NoLibrary(f"expected SQLite {sqlite3.sqlite_version}, but found {version}")
    return found
