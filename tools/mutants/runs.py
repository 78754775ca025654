"""Runs the tests of rules on the mutants that mutmut makes.

    python -m tools.mutants.runs CHILDREN ARGUMENT_OF_PYTEST ...

mutmut would start pytest for every mutant, which takes longer than the tests do. Here the tests are
collected once. A mutant gets a process of its own, forked from there, and its tests stop at the
first that fails; those that killed mutants of the same function come first. What became of a mutant
is written where mutmut would write it, with its exit codes. Must not import what is mutated.
"""

import contextlib
import gc
import io
import json
import os
import signal
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol
from mutmut.__main__ import create_mutants
from mutmut.mutation.trampoline import set_mutant_under_test
from mutmut.state import state
from mutmut.utils.file_utils import copy_also_copy_files, copy_src_dir, setup_source_paths
from mutmut.utils.format_utils import mangled_name_from_mutant_name

SURVIVED, KILLED, NO_TESTS, TIMEOUT = 0, 1, 33, -24
SHOWN_EVERY = 100


@dataclass
class Known:
    """What the unchanged code shows of the tests, by their IDs."""

    failed: list[str] = field(default_factory=list)
    reaches: dict[str, list[str]] = field(default_factory=dict)  # by function
    seconds: dict[str, float] = field(default_factory=dict)


@dataclass
class Run:
    """A process that tests a mutant, and where it writes the number of the test that failed."""

    mutant: str
    tests: list[str]
    told: int


class Runs:
    """A plugin of pytest whose loop goes over all mutants."""

    def __init__(self, results: dict[str, int | None], children: int) -> None:
        self.results = results
        self.children = children
        self.running: dict[int, Run] = {}
        self.killers: dict[str, Counter[str]] = {}
        self.known = Known()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Test every mutant, several at a time."""
        self.known = known_of(session.items)
        if self.known.failed:
            print("These tests fail without a change:", *self.known.failed, sep="\n")
            return True
        items = {item.nodeid: item for item in session.items}
        gc.freeze()  # what is collected stays shared with the children
        for number, mutant in enumerate(self.results):
            self.start(mutant, items)
            while len(self.running) >= self.children:
                self.reap()
            if number % SHOWN_EVERY == 0:
                print(f"{number} of {len(self.results)} mutants", flush=True)
        while self.running:
            self.reap()
        return True

    def start(self, mutant: str, items: dict[str, pytest.Item]) -> None:
        """A process for a mutant: all tests that reach its function."""
        function = mangled_name_from_mutant_name(mutant)
        killers = self.killers.setdefault(function, Counter())
        seconds = self.known.seconds
        tests = sorted(
            self.known.reaches.get(function, []), key=lambda test: (-killers[test], seconds[test])
        )
        if not tests:
            self.results[mutant] = NO_TESTS
            return
        told, telling = os.pipe()
        child = os.fork()
        if child == 0:
            set_mutant_under_test(mutant)
            os._exit(tested([items[test] for test in tests], [seconds[t] for t in tests], telling))
        os.close(telling)
        self.running[child] = Run(mutant, tests, told)

    def reap(self) -> None:
        """Wait for a process, and note what became of its mutant."""
        child, status = os.wait()
        run = self.running.pop(child)
        with os.fdopen(run.told) as told:
            failed = told.read()
        if failed:
            function = mangled_name_from_mutant_name(run.mutant)
            self.killers[function][run.tests[int(failed)]] += 1
        self.results[run.mutant] = os.WEXITSTATUS(status) if os.WIFEXITED(status) else TIMEOUT


def tested(items: list[pytest.Item], seconds: list[float], telling: int) -> int:
    """Run tests until one fails; who takes much longer than usual is ended by a signal."""
    quiet()
    for number, item in enumerate(items):
        signal.setitimer(signal.ITIMER_PROF, 1 + 5 * seconds[number])
        following = items[number + 1] if number + 1 < len(items) else None
        if any(report.failed for report in runtestprotocol(item, False, following)):
            os.write(telling, f"{number}".encode())
            return KILLED
    return SURVIVED


def clean_run(items: list[pytest.Item]) -> Known:
    """All tests on the unchanged code."""
    quiet()
    set_mutant_under_test("stats")
    known = Known()
    for item, following in zip(items, [*items[1:], None], strict=True):
        began = time.process_time()
        reports = runtestprotocol(item, False, following)
        known.seconds[item.nodeid] = time.process_time() - began
        if state()._stats:  # noqa: SLF001 - what was called; who calls nothing reads the code
            known.failed += [item.nodeid for report in reports if report.failed]
        for function in state()._stats:  # noqa: SLF001
            known.reaches.setdefault(function, []).append(item.nodeid)
        state()._stats.clear()  # noqa: SLF001
    return known


def known_of(items: list[pytest.Item]) -> Known:
    """The clean run, in a process of its own, so that nothing of it stays in this one."""
    told, telling = os.pipe()
    if os.fork() == 0:
        with os.fdopen(telling, "w") as out:
            json.dump(vars(clean_run(items)), out)
        os._exit(0)
    os.close(telling)
    with os.fdopen(told) as answer:
        known = Known(**json.load(answer))
    os.wait()
    return known


def quiet() -> None:
    """What tests print is of no interest."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)


def main(children: int, arguments: list[str]) -> int:
    """Make the mutants that setup.cfg asks for, and test them."""
    set_mutant_under_test("mutant_generation")
    with contextlib.redirect_stdout(io.StringIO()):
        copy_src_dir()
        copy_also_copy_files()
        setup_source_paths()
        create_mutants(children)
    set_mutant_under_test("")
    os.chdir("mutants")
    metas = {path: json.loads(path.read_text("utf-8")) for path in Path().rglob("*.py.meta")}
    keys = [key for meta in metas.values() for key in meta["exit_code_by_key"]]
    runs = Runs(dict.fromkeys(keys), children)
    plain = ["-q", "-s", "--rootdir=.", "-p", "no:cacheprovider", "-p", "no:xdist"]
    pytest.main([*plain, *arguments], plugins=[runs])
    for path, meta in metas.items():
        meta["exit_code_by_key"] = {key: runs.results[key] for key in meta["exit_code_by_key"]}
        path.write_text(json.dumps(meta), encoding="utf-8")
    return 1 if None in runs.results.values() else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
