"""A sample of faults and power cuts; `make faults` tries all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.faults.injection import lives, run
from tests.faults.library import NoLibrary, library
from tests.faults.mistakes import LOSES
from tests.faults.power import try_seed
from tests.faults.sample import hidden, lost, some

if TYPE_CHECKING:
    from pathlib import Path

MANY = 60  # faults of each life


@pytest.fixture(autouse=True)
def sqlite() -> None:
    """Some builds of Python hide their SQLite."""
    try:
        library()
    except NoLibrary as error:
        pytest.skip(str(error))


@pytest.mark.parametrize("which", ["new", "killed"])
def test_no_call_that_fails_loses_what_was_acknowledged(which: str, tmp_path: Path) -> None:
    life = next(life for life in lives(tmp_path) if life.name == which)

    broken = [(str(fault), run(life, fault).faults) for fault in some(life, MANY)]

    assert [] == [(fault, found) for fault, found in broken if found]


@pytest.mark.parametrize("seed", range(2))
def test_no_power_cut_loses_what_was_acknowledged(seed: int) -> None:
    assert [] == try_seed(seed).faults


def test_a_seed_of_power_cuts_goes_the_same_way_every_time() -> None:
    assert try_seed(2).trace == try_seed(2).trace


@pytest.mark.parametrize("name", LOSES)
def test_power_cuts_find_a_store_that_loses_data(name: str) -> None:
    assert lost(name)


def test_faults_find_a_store_that_hides_them() -> None:
    assert hidden("hides errors")
