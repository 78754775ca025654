"""A short storm with each kind of fault; `make histories` runs long ones."""

from __future__ import annotations

from pathlib import Path

from tests.histories.nemesis import KILL, PAUSE, SKEW, TERMINATE
from tests.histories.storm import Plan, storm

OPERATIONS = 300


def test_two_processes_keep_all_laws_under_faults(tmp_path: Path) -> None:
    found = storm(Plan(seed=1, operations=OPERATIONS, parties=2), tmp_path)

    assert [] == found.breaches
    assert found.counts["ok"] > OPERATIONS // 4
    assert all(found.counts[fault] == 1 for fault in (KILL, PAUSE, SKEW, TERMINATE))
