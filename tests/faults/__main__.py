"""Lets every call fail, cuts the power, or makes mistakes on purpose: `make faults`, `SEED=17`."""

from __future__ import annotations

import argparse
import logging
import sys
import tempfile
from multiprocessing import get_context
from pathlib import Path

from tests.faults.injection import Life, Outcome, faults, lives, run
from tests.faults.mistakes import HIDES, LOSES
from tests.faults.power import Trial, try_seed
from tests.faults.sample import hidden, lost

SHOWN = 200  # letters of what was found
JOBS = 2


def one(task: tuple[str, int, int]) -> list[Outcome]:
    """Every `step`-th fault of a life, from the first one; in a process of its own."""
    name, first, step = task
    with tempfile.TemporaryDirectory(prefix="kindu-lives-") as folder:
        life = named(name, Path(folder))
        return [run(life, fault) for fault in list(faults(run(life).calls))[first::step]]


def named(name: str, folder: Path) -> Life:
    return next(life for life in lives(folder) if life.name == name)


def inject() -> int:
    """Each call of each life fails in each way."""
    broken = 0
    parts = 64
    with get_context("spawn").Pool(JOBS, quiet) as pool:
        for name in ("new", "killed"):
            tasks = [(name, first, parts) for first in range(parts)]
            found = [each for part in pool.imap_unordered(one, tasks) for each in part]
            bad = [each for each in found if each.faults]
            print(f"{name}: {len(found)} faults of the disk, {len(bad)} of ours", flush=True)
            for each in bad:
                print(f"  {each.fault} at {each.struck[:1]}: {each.faults[0][:SHOWN]}")
            broken += len(bad)
    return broken


def cut(first: int, count: int) -> int:
    """Many seeds of power cuts."""
    images, broken = 0, 0
    with get_context("spawn").Pool(JOBS, quiet) as pool:
        for trial in pool.imap_unordered(try_seed, range(first, first + count)):
            images += trial.images
            broken += bool(trial.faults)
            if trial.faults:
                print(f"seed {trial.seed}: {trial.faults[0][:SHOWN]}", flush=True)
    print(f"{count} seeds: {images} power cuts, {broken} seeds found something")
    return broken


def replay(seed: int) -> int:
    """One seed of power cuts, with all its lines."""
    trial: Trial = try_seed(seed)
    print("\n".join([*trial.lines, *[f"FAULT {fault}" for fault in trial.faults]]))
    print(f"trace {trial.trace}")
    return len(trial.faults)


def mistakes() -> int:
    """Whether every mistake is found."""
    found = {name: lost(name) for name in LOSES} | {name: hidden(name) for name in HIDES}
    for name, what in found.items():
        print(f"{name:14} {what[:SHOWN] or 'NOT FOUND'}", flush=True)
    return sum(not what for what in found.values())


def quiet() -> None:
    """The server may log what the disk does; thousands of faults would fill the screen."""
    logging.disable()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, help="replay this seed of power cuts")
    parser.add_argument("--seeds", type=int, default=200, help="how many seeds of power cuts")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--mistakes", action="store_true", help="make mistakes on purpose")
    given = parser.parse_args()
    quiet()
    if given.mistakes:
        return bool(mistakes())
    if given.seed is not None:
        return bool(replay(given.seed))
    return bool(inject() + cut(given.first, given.seeds))


if __name__ == "__main__":
    sys.exit(main())
