"""A sample of seeds over all games and seat counts; `make simulate` runs thousands."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import kindu.server
from tests.simulation.mutations import found
from tests.simulation.plan import TABLES
from tests.simulation.run import simulate

SERVER = Path(kindu.server.__file__).parent
OUTSIDE = {"secrets", "random", "time", "uuid"}  # of which a simulation has its own

# Modules that may use them, since no simulation sees the difference.
ALLOWED = {
    "clock.py": "the seam itself",
    "settings.py": "a secret that is made once, before the server starts",
    "http/limits.py": "its clock is an argument",
    "http/safety.py": "how long a request took, for the log",
    "people/cookies.py": "the age of a signature, in days",
    "people/hashing.py": "a password that nobody has",
    "work/worker.py": "runs in a process of its own",
}


@pytest.mark.parametrize("seed", range(len(TABLES)), ids=[f"{key}-{n}" for key, n in TABLES])
def test_a_simulation_finds_nothing(seed: int) -> None:
    assert [] == simulate(seed).faults


def test_a_seed_goes_the_same_way_every_time() -> None:
    quick = len(TABLES) - 1
    first, second = simulate(quick, keep=True), simulate(quick, keep=True)

    assert first.lines == second.lines
    assert first.trace == second.trace


@pytest.mark.parametrize(("name", "seed"), [("tells first", 4), ("never forgets", 1)])
def test_a_mistake_is_found(name: str, seed: int) -> None:
    assert found(name, seed, most=20)


def imported(path: Path) -> set[str]:
    """The modules that a module imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return names


def test_time_and_randomness_come_through_their_seams() -> None:
    users = {
        path.relative_to(SERVER).as_posix()
        for path in SERVER.rglob("*.py")
        if OUTSIDE & imported(path)
    }

    assert users == set(ALLOWED)
