"""Runs many seeds, or replays one with its trace: `make simulate SEEDS=1000`, `SEED=17`."""

from __future__ import annotations

import argparse
import os
import re
import sys
import time
from collections import defaultdict
from multiprocessing import get_context

from tests.simulation.mutations import MUTATIONS, found
from tests.simulation.run import Outcome, simulate

DIGITS = re.compile(r"[0-9]+")
SHOWN = 160  # letters of a fault in the summary


def replay(seed: int) -> int:
    """One seed, twice: its trace, what it found, and whether both went the same way."""
    first = simulate(seed, keep=True)
    os.environ["PYTHONHASHSEED"] = "1"  # sets of another process have another order
    with get_context("spawn").Pool(1) as pool:
        second = pool.apply(simulate, (seed,))
    print("\n".join(first.lines))
    print(f"seed {seed}: {first.plan}")
    for fault in first.faults:
        print(f"FAULT {fault}")
    if first.trace != second.trace:
        print("FAULT the second run of this seed went another way than the first")
    print(f"trace {first.trace}")
    return bool(first.faults) or first.trace != second.trace


def many(first: int, count: int, jobs: int) -> int:
    """Many seeds; a summary of all faults, each with the seeds that found it."""
    kinds: dict[str, list[int]] = defaultdict(list)
    start, events, seconds = time.perf_counter(), 0, 0.0
    with get_context("spawn").Pool(jobs) as pool:
        for outcome in pool.imap_unordered(simulate, range(first, first + count)):
            events, seconds = events + outcome.events, seconds + outcome.seconds
            report(outcome, kinds)
    spent = time.perf_counter() - start
    hours = seconds / 3600
    print(f"{count} seeds in {spent:.0f} s: {events} events in {hours:.1f} virtual hours")
    for fault, seeds in sorted(kinds.items(), key=lambda one: -len(one[1])):
        print(f"{len(seeds):5} seeds, such as {seeds[:5]}: {fault}")
    return bool(kinds)


def report(outcome: Outcome, kinds: dict[str, list[int]]) -> None:
    """Note the faults of a seed under what they have in common, and print new ones at once."""
    for fault in outcome.faults:
        kind = DIGITS.sub("#", fault)[:SHOWN]
        if kind not in kinds:
            print(f"seed {outcome.seed}: {fault[:600]}", flush=True)
        if outcome.seed not in kinds[kind]:
            kinds[kind].append(outcome.seed)


def mistakes(most: int) -> int:
    """Whether every mistake of `mutations` is found, and by how many seeds."""
    missed = 0
    for name in MUTATIONS:
        outcome = found(name, most=most)
        missed += outcome is None
        why = f"seed {outcome.seed}: {outcome.faults[0][:SHOWN]}" if outcome else "NOT FOUND"
        print(f"{name:20} {why}", flush=True)
    return bool(missed)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, help="replay this one, with its trace")
    parser.add_argument("--seeds", type=int, default=300, help="how many")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--mistakes", action="store_true", help="make mistakes on purpose")
    given = parser.parse_args()
    if given.mistakes:
        return mistakes(given.seeds)
    if given.seed is not None:
        return replay(given.seed)
    return many(given.first, given.seeds, given.jobs)


if __name__ == "__main__":
    sys.exit(main())
