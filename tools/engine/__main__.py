"""Compiles the engine if it has changed, and copies everything else."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import hatch_build
from tools.engine.copies import READY, STAMP, binaries, copy_sources, is_compiled
from tools.engine.sources import fingerprint

ROOT = Path(__file__).resolve().parents[2]


def compile_engine(target: Path) -> None:
    """Replace the compiled files of the target; a server that runs on the old ones keeps them."""
    with tempfile.TemporaryDirectory(prefix="kindu-engine-") as folder:
        mark = fingerprint(ROOT)
        hatch_build.compile_engine(ROOT, Path(folder))
        lib = Path(folder, "lib")
        new = {path.relative_to(lib) for path in binaries(lib)}
        for path in new:
            (target / path).parent.mkdir(parents=True, exist_ok=True)
            beside = target / path.with_suffix(".new")
            shutil.copyfile(lib / path, beside)
            beside.replace(target / path)
        for path in binaries(target):
            if path.relative_to(target) not in new:
                path.unlink()
        (target / STAMP).write_text(mark, "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", type=Path)
    target = parser.parse_args().target.resolve()
    (target / READY).unlink(missing_ok=True)
    try:
        if not is_compiled(ROOT, target):
            compile_engine(target)
    except (RuntimeError, OSError, subprocess.CalledProcessError) as error:
        print(f"expected to compile the engine, but {error}", file=sys.stderr)
        return 1
    copy_sources(ROOT / "src", target)
    (target / READY).touch()
    return 0


if __name__ == "__main__":
    sys.exit(main())
