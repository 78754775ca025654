"""Copies of the project, compiled engines made of them, and how long an install takes."""

import hashlib
import io
import os
import resource
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

from bench.workers import ROOT

GIT = shutil.which("git") or "git"


def git(*words: str) -> bytes:
    """What git answers."""
    return subprocess.run([GIT, *words], cwd=ROOT, check=True, capture_output=True).stdout


def copy_tree(into: Path) -> None:
    """The working tree with uncommitted changes and new files, without ignored ones."""
    names = git("ls-files", "-z", "--cached", "--others", "--exclude-standard").decode()
    for name in names.split("\0"):
        source = ROOT / name
        if name and source.is_file():
            (into / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, into / name)


def copy_revision(revision: str, into: Path) -> None:
    """The project as it was committed."""
    archive = io.BytesIO(git("archive", "--format=tar", revision))
    with tarfile.open(fileobj=archive) as tar:
        tar.extractall(into, filter="data")


def digest(project: Path) -> str:
    """A name for everything that goes into a compiled engine."""
    files = sorted(path for path in (project / "src").rglob("*") if path.is_file())
    found = hashlib.sha256()
    for path in [project / "hatch_build.py", *files]:
        found.update(path.relative_to(project).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:12]


def compiled(project: Path) -> Path:
    """A folder under build with the compiled engine of this copy, made as `make compile` does."""
    into = ROOT / "build" / "compare" / digest(project)
    if into.is_dir():
        return into
    with tempfile.TemporaryDirectory(prefix="kindu-wheel-") as out:
        command = [str(ROOT / ".venv/bin/python"), "-m", "hatchling", "build", "-t", "wheel"]
        env = os.environ | {"ENGINE_COMPILED": "require", "SKIP_WEB": "1"}
        subprocess.run([*command, "-d", out], cwd=project, env=env, check=True, capture_output=True)
        wheel, whole = next(Path(out).glob("*.whl")), Path(out, "whole")
        shutil.unpack_archive(wheel, whole, "zip")
        into.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(whole, into)  # at once, so that an interrupted build leaves no half engine
    return into


def install_seconds() -> tuple[float, float]:
    """Wall and CPU seconds of `pip install .` into a fresh environment, all downloads included."""
    with tempfile.TemporaryDirectory(prefix="kindu-install-") as folder:
        project, env = Path(folder, "project"), Path(folder, "env")
        copy_tree(project)
        subprocess.run([sys.executable, "-m", "venv", str(env)], check=True)
        command = [str(env / "bin" / "python"), "-m", "pip", "install", "--no-cache-dir", "."]
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        done = subprocess.run(command, cwd=project, check=False, capture_output=True, text=True)
        wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
        if done.returncode:
            raise SystemExit(f"pip install . failed.\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")
        if not list(env.rglob("kindu__mypyc*")):
            raise SystemExit("pip install . succeeded, but the engine was not compiled.")
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
