"""Mutation testing: change the rules' code in small ways; the chapter tests must notice.

    python -m tools.mutants [--report]

Runs mutmut on the chapters that each game's tests/games/<game>/case.py names, and compares the
mutants that survived with its equivalent_mutants.txt. Fails on a survivor that is not listed and on
an entry that no longer survives. `--report` compares the results of the last run. An entry is:

    travel.py clear_table
    - if t.played[kind] > 0:
    + if t.played[kind] >= 0:
    The reason: what such a change can't alter, in one or more lines up to an empty one.
"""

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.stats import status_by_exit_code
from mutmut.utils.format_utils import orig_function_and_class_names_from_key

from kindu.games import own_keys
from tests.cases import case, home

ROOT = Path(__file__).parents[1]
SETTINGS = "setup.cfg"  # where mutmut looks for them
LISTED = "equivalent_mutants.txt"
APART = ("test_golden.py", "text", "web", "cli", "bots", "advice", "lab")
CAUGHT = {"killed", "timeout"}  # a mutant that runs for ever is noticed too


@dataclass(frozen=True, order=True)
class Change:
    """One small change; without line numbers, so that it is found again when lines shift."""

    file: str
    function: str
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.file} {self.function}\n- {self.before}\n+ {self.after}"


@dataclass(frozen=True)
class Mutant:
    """A change and what became of it: killed, timeout, survived, no tests, ..."""

    change: Change
    status: str


class ListError(ValueError):
    """The list of equivalent mutants can't be read."""


def read_listed(text: str) -> list[Change]:
    """The entries of the list; each has its two lines and a reason."""
    lines = [line.strip() for line in text.splitlines() if not line.startswith("#")]
    entries = [entry.splitlines() for entry in "\n".join(lines).split("\n\n")]
    return [read_entry([line for line in entry if line]) for entry in entries if any(entry)]


def listed_of(key: str) -> list[Change]:
    """The changes of a game that alter nothing."""
    path = home(key) / LISTED
    return read_listed(path.read_text("utf-8")) if path.is_file() else []


def configuration(keys: list[str]) -> str:
    """The settings of mutmut: the chapters of these games, and the tests that show their rules.

    Whole games and screens are left out: rules are shown by chapter tests. A mutant must not find
    what an earlier run worked out (forkserver); an endless loop is stopped after some 5 seconds.
    """
    games = [key for key in keys if case(key).mutated]
    chapters = [f"src/kindu/games/{key}/{name}" for key in games for name in case(key).mutated]
    apart = [f"tests/games/{key}/{name}" for key in games for name in APART]
    tests = [*(f"tests/games/{key}" for key in games), *(f"--ignore={path}" for path in apart)]
    rows = {"only_mutate": chapters, "pytest_add_cli_args_test_selection": tests}
    lines = [f"{name} =\n    " + "\n    ".join(values) for name, values in rows.items()]
    fixed = ["source_paths = src", "process_isolation = forkserver", "timeout_multiplier = 4.0"]
    return "\n".join(["[mutmut]", *fixed, *lines, ""])


def read_entry(entry: list[str]) -> Change:
    where, _, function = entry[0].partition(" ")
    signs = [line[:2] for line in entry[1:3]]
    if not function or signs != ["- ", "+ "] or len(entry) < 4:
        raise ListError(f"expected file and function, -, + and a reason, found {entry}")
    return Change(where, function, entry[1][2:], entry[2][2:])


def read_mutants(root: Path) -> Iterator[Mutant]:
    """The results that mutmut left; root is the working directory."""
    folder = root / "mutants"
    for meta in sorted(folder.rglob("*.py.meta")):
        source = meta.relative_to(folder).with_suffix("")
        results: dict[str, int | None] = json.loads(meta.read_text("utf-8"))["exit_code_by_key"]
        for key, code in results.items():
            yield Mutant(change_of(key, source), str(status_by_exit_code[code]))


def change_of(key: str, source: Path) -> Change:
    """What a mutant changes, read from its difference to the original function."""
    name, owner = orig_function_and_class_names_from_key(key)
    difference = get_diff_for_mutant(key, path=source).splitlines()[2:]
    before, after = (
        " ".join(line[1:].strip() for line in difference if line.startswith(sign)) for sign in "-+"
    )
    return Change(source.name, f"{owner}.{name}" if owner else name, before, after)


def faults(mutants: list[Mutant], listed: list[Change]) -> Iterator[str]:
    """What does not agree. A listed mutant may time out: then the machine was busy."""
    untested = sum(mutant.status == "not checked" for mutant in mutants)
    if untested or not mutants:
        yield f"mutmut stopped early: {untested} of {len(mutants)} mutants were not tested."
        return
    expected = Counter(listed)
    for mutant in mutants:
        if mutant.status != "killed" and expected[mutant.change] > 0:
            expected[mutant.change] -= 1
        elif mutant.status not in CAUGHT:
            yield f"This mutant is not noticed ({mutant.status}):\n{mutant.change}"
    for change in sorted(expected.elements()):
        yield f"This mutant is listed as equivalent, but does not survive:\n{change}"


def summary(mutants: list[Mutant], listed: list[Change]) -> str:
    count = Counter(mutant.status for mutant in mutants)
    equivalent = sum(mutant.change in listed for mutant in mutants if mutant.status != "killed")
    parts = [f"{len(mutants)} mutants", f"{count['killed']} killed", f"{count['timeout']} timeout"]
    return ", ".join([*parts, f"{equivalent} equivalent"]) + "."


def run(root: Path) -> int:
    """Run mutmut on half of the cores, from scratch: it would keep results of older tests."""
    shutil.rmtree(root / "mutants", ignore_errors=True)
    settings = root / SETTINGS
    settings.write_text(configuration(own_keys()), encoding="utf-8")
    children = max(1, (os.cpu_count() or 1) // 2)
    command = [
        str(Path(sys.executable).with_name("mutmut")),
        "run",
        "--max-children",
        f"{children}",
    ]
    shown = None if sys.stdout.isatty() else subprocess.PIPE
    try:
        done = subprocess.run(
            command, cwd=root, stdout=shown, stderr=subprocess.STDOUT, text=True, check=False
        )
    finally:
        settings.unlink()
    if done.returncode != 0 and done.stdout:
        print(done.stdout.replace("\r", "\n")[-5000:], file=sys.stderr)
    return done.returncode


def main(args: list[str]) -> int:
    listed = [change for key in own_keys() for change in listed_of(key)]
    os.chdir(ROOT)  # mutmut finds its files from here
    if "--report" not in args and run(ROOT) != 0:
        print("mutmut could not run.", file=sys.stderr)
        return 1
    mutants = list(read_mutants(ROOT))
    found = list(faults(mutants, listed))
    for fault in found:
        print(fault + "\n", file=sys.stderr)
    print(summary(mutants, listed))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
