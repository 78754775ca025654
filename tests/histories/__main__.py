"""Runs storms, or judges a recorded history again: `make histories SEEDS=10 SECONDS=30`."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from tests.histories.checker import judge
from tests.histories.records import Answered, Record, Struck, read
from tests.histories.storm import Plan, storm

FOLDER = Path("build") / "histories"
SHOWN = 300  # letters of a breach


def counted(records: list[Record]) -> Counter[str]:
    """Outcomes and faults, as the recorder counts them."""
    answers = Counter(one.outcome for one in records if isinstance(one, Answered))
    return answers + Counter(one.fault for one in records if isinstance(one, Struck))


def report(name: str, counts: Counter[str], breaches: list[str]) -> None:
    """One line for what happened, and one for each breach."""
    happened = ", ".join(f"{counts[one]} {one}" for one in sorted(counts))
    print(f"{name}: {happened}: {'BROKEN' if breaches else 'all laws hold'}", flush=True)
    for breach in breaches:
        print(f"  {breach[:SHOWN]}")


def run(first: int, seeds: int, seconds: float) -> int:
    """Several storms, one after the other."""
    counts: Counter[str] = Counter()
    broken = 0
    for seed in range(first, first + seeds):
        outcome = storm(Plan(seed, seconds=seconds), FOLDER)
        report(f"seed {seed} in {outcome.seconds:.0f} s", outcome.counts, outcome.breaches)
        if outcome.breaches:
            print(f"  its history is in {outcome.file}")
        counts += outcome.counts
        broken += bool(outcome.breaches)
    report(f"{seeds} seeds, {broken} of them broken", counts, [])
    return bool(broken)


def judge_file(file: Path) -> int:
    """Judge a history that was recorded before."""
    with file.open("rb") as lines:
        records = list(read(lines))
    breaches = judge(records)
    report(file.name, counted(records), breaches)
    return bool(breaches)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    kinds = parser.add_subparsers(required=True, dest="command")
    runs = kinds.add_parser("run", help="run storms")
    runs.add_argument("--seeds", type=int, default=5, help="how many")
    runs.add_argument("--first", type=int, default=0)
    runs.add_argument("--seconds", type=float, default=30.0, help="of each storm")
    kinds.add_parser("judge", help="judge a history").add_argument("file", type=Path)
    given = parser.parse_args()
    if given.command == "judge":
        return judge_file(given.file)
    return run(given.first, given.seeds, given.seconds)


if __name__ == "__main__":
    sys.exit(main())
