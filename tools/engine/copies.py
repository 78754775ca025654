"""A folder with the compiled engine: whether it is up to date; all other files are copied from src.

Only the standard library: `make play` asks before anything is installed.
"""

import shutil
from pathlib import Path

from tools.engine.sources import fingerprint

STAMP = ".engine"  # in the folder: of what its engine was made
READY = ".ready"
LEFT_OUT = ("__pycache__", "static")


def is_compiled(root: Path, target: Path) -> bool:
    """Whether the folder has the engine of today's sources."""
    stamp = target / STAMP
    return stamp.is_file() and stamp.read_text("utf-8") == fingerprint(root)


def copy_sources(src: Path, target: Path) -> None:
    """Make the other files of the package there those of the sources; the web app stays."""
    package = src / "kindu"
    wanted = {
        path.relative_to(src)
        for path in package.rglob("*")
        if path.is_file() and not set(LEFT_OUT) & set(path.relative_to(package).parts)
    }
    for name in wanted:
        old, new = target / name, src / name
        if not (old.is_file() and same(old, new)):
            old.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(new, old)
    built = {path.relative_to(target) for path in binaries(target)}
    for path in (target / "kindu").rglob("*"):
        name = path.relative_to(target)
        kept = name in wanted or name in built or set(LEFT_OUT) & set(name.parts)
        if path.is_file() and not kept:
            path.unlink()


def same(old: Path, new: Path) -> bool:
    """Whether a copy is up to date."""
    one, other = old.stat(), new.stat()
    return one.st_size == other.st_size and one.st_mtime_ns == other.st_mtime_ns


def binaries(folder: Path) -> list[Path]:
    """The compiled files in it."""
    return [path for kind in ("*.so", "*.pyd") for path in folder.rglob(kind)]
