"""Compares the compiled engine of the working tree with that of another revision.

`.venv/bin/python bench/compare.py --base main` builds both and runs them by turns on one core.
"""

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench import engines, report
from bench.workers import OURS, ROOT, Samples, Worker, best, pin, run_all

SIZES = {"games": 10000, "moments": 8, "copies": 500000, "steps": 500}


def built(revision: str | None) -> str:
    """The folder of a compiled engine, from the root; None is the working tree."""
    with tempfile.TemporaryDirectory(prefix="kindu-compare-") as folder:
        project = Path(folder)
        if revision is None:
            engines.copy_tree(project)
        else:
            engines.copy_revision(revision, project)
        return engines.compiled(project).relative_to(ROOT).as_posix()


def gain(name: str, base: list[float], tree: list[float]) -> float:
    """How many times as fast, or as small, the working tree is."""
    old, new = best(name, base), best(name, tree)
    return old / new if name.endswith("_us") or name.startswith("bytes") else new / old


def table(base: Samples, tree: Samples, revision: str) -> list[list[str]]:
    """Both engines and the ratio; above 1 the working tree is better."""
    rows = [["", revision, "working tree", "ratio"]]
    for name, text in report.ROWS:
        cells = [text, report.cell(name, base), report.cell(name, tree)]
        rows.append([*cells, f"{gain(name, base[name], tree[name]):.3f}"])
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", default="main", help="the revision to compare with")
    parser.add_argument("--rounds", type=int, default=8)
    asked = parser.parse_args()
    base, tree = built(asked.base), built(None)
    if base == tree:
        print(f"The engine of {asked.base} has the same sources: any difference is noise.")
    pin()
    workers = [
        Worker("base", "bench.ours", OURS, base, SIZES),
        Worker("tree", "bench.ours", OURS, tree, SIZES),
    ]
    found = run_all(workers, asked.rounds)
    print(report.plain(table(found["base"], found["tree"], asked.base)))


if __name__ == "__main__":
    main()
