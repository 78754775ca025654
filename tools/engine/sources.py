"""Which sources are compiled, and a fingerprint of everything that affects the result.

Only the standard library: `make play` asks before anything is installed.
"""

import hashlib
import os
import shutil
import sys
import sysconfig
from pathlib import Path

ENGINE = ("core", "games", "bots")
HOT = (  # what a server runs for each move; nothing of others is imported there
    "record/record.py", "record/seal.py", "server/tables/match.py", "server/tables/past.py",
    "server/wire/projection.py", "server/wire/broadcast.py",
)  # fmt: skip
MARK = "# Not compiled: "  # in a source or a package that stays Python, with the reason
MYPY, SETUPTOOLS = "mypy>=2.4.1,<2.5", "setuptools>=80"  # mypyc is part of mypy
WAYS = ("hatch_build.py", "tools/compiled_docs.py", "tools/engine/sources.py")


def engine_files(src: Path) -> list[str]:
    """The sources to compile, relative to src, in a fixed order."""
    found = [path for part in ENGINE for path in (src / "kindu" / part).rglob("*.py")]
    found += [src / "kindu" / name for name in HOT]
    return sorted(path.relative_to(src).as_posix() for path in found if compiles(path))


def compiles(path: Path) -> bool:
    """Whether a source is compiled; no package is, nor what is marked or lies in a marked one."""
    files = (path, path.with_name("__init__.py"))
    marked = any(f"\n{MARK}" in one.read_text(encoding="utf-8") for one in files)
    return path.name != "__init__.py" and not marked


def compiler() -> list[str]:
    """The command that Python's extensions are compiled with."""
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def compiler_ready() -> bool:
    """Whether a C compiler and Python's headers are here; Windows finds its own or falls back."""
    if os.name == "nt":
        return True
    found = shutil.which(compiler()[0])
    return bool(found) and Path(sysconfig.get_path("include"), "Python.h").exists()


def fingerprint(root: Path) -> str:
    """Changes whenever the compiled engine may: sources, how they are compiled, Python."""
    found = hashlib.sha256()
    for name in [*(f"src/{one}" for one in engine_files(root / "src")), *WAYS]:
        found.update(f"{name}\0".encode() + (root / name).read_bytes() + b"\0")
    found.update("\0".join([sys.version, sysconfig.get_platform(), *compiler()]).encode())
    return found.hexdigest()
