"""Starting workers in turn, each alone on the same core, and keeping what they report."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from bench.timing import Figures

ROOT = Path(__file__).resolve().parents[1]
OURS = ".venv/bin/python"
PEERS = ".venv-bench/bin/python"
TIMES = ("_us", "_ms")

Samples = dict[str, list[float]]


@dataclass(frozen=True)
class Worker:
    """A worker's module, its interpreter, where it finds the engine, and how much it measures."""

    key: str
    module: str
    python: str
    engine: str
    sizes: dict[str, int]


def pin() -> None:
    """Keep this process and all that it starts on one core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def surroundings(engine: str) -> dict[str, str]:
    """One thread, and the same order of sets of words in every round."""
    fixed = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYTHONHASHSEED": "0"}
    path = {"PYTHONPATH": str(ROOT / engine)} if engine else {}
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    return kept | fixed | path


def run(worker: Worker) -> Figures:
    """One round of one worker."""
    sizes = [f"{key}={value}" for key, value in worker.sizes.items()]
    command = [str(ROOT / worker.python), "-m", worker.module, *sizes]
    env = surroundings(worker.engine)
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"The worker {worker.key} failed.\n{done.stderr}")
    return parse(done.stdout)


def parse(output: str) -> Figures:
    """The figures in the last line of a worker's output; imports may print lines before it."""
    figures = json.loads(output.splitlines()[-1])
    return {str(key): float(value) for key, value in figures.items()}


def run_all(workers: list[Worker], rounds: int) -> dict[str, Samples]:
    """All workers by turns, so that a slow minute of the machine affects all of them."""
    found: dict[str, Samples] = {worker.key: {} for worker in workers}
    for n in range(rounds):
        for worker in workers:
            progress(f"round {n + 1} of {rounds}: {worker.key}")
            for name, value in run(worker).items():
                found[worker.key].setdefault(name, []).append(value)
    progress("")
    return found


def progress(text: str) -> None:
    """One line of progress that is overwritten, if the output is a terminal."""
    if sys.stdout.isatty():
        print(f"\r{text:<40}\r", end="", flush=True)


def best(name: str, values: list[float]) -> float:
    """The best round, because noise only slows; for counts, the mean. Rates end in _s."""
    if name.endswith(TIMES):
        return min(values)
    return max(values) if name.endswith("_s") else sum(values) / len(values)


def spread(name: str, values: list[float]) -> float:
    """How much worse the worst round is than the best, in per cent."""
    top = best(name, values)
    worst = max(values) if name.endswith(TIMES) else min(values)
    return 100 * abs(worst - top) / top
