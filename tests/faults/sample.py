"""What `make test` tries of all this: some faults, some cuts, and whether mistakes are found."""

from __future__ import annotations

import tempfile
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from tests.faults.injection import Life, faults, lives, run
from tests.faults.mistakes import HIDES, LOSES
from tests.faults.power import try_seed
from tests.faults.script import COMMITS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.faults.disk import Call, Fault

SEEDS = 20  # in which a mistake must be found


def some(life: Life, many: int) -> Iterator[Fault]:
    """Faults of each kind of call, from the whole life, so that every kind is among them."""
    calls = run(life).calls
    found = [(calls[fault.at].name, fault) for fault in faults(calls)]
    kinds = {name for name, _ in found}
    for kind in sorted(kinds):
        mine = [fault for name, fault in found if name == kind]
        yield from islice(mine, None, None, -(-len(mine) * len(kinds) // many))


def lost(name: str) -> str:
    """What power cuts find in a store that loses data; empty if nothing."""
    for seed in range(SEEDS):
        if found := try_seed(seed, LOSES[name]).faults:
            return f"seed {seed}: {found[0]}"
    return ""


def commits(call: Call) -> bool:
    """Whether a commit makes this call to reach the disk."""
    return call.name == "sync" and call.thread.startswith(COMMITS)


def hidden(name: str) -> str:
    """What faults of single calls find in a store that hides them; empty if nothing."""
    with tempfile.TemporaryDirectory(prefix="kindu-lives-") as folder:
        life = lives(Path(folder))[0]
        good = run(life, opens=HIDES[name])
        assert not good.faults  # without a fault, it works
        for fault in [one for one in faults(good.calls) if commits(good.calls[one.at])]:
            if found := run(life, fault, HIDES[name]).faults:
                return f"fault {fault}: {found[0]}"
    return ""
