"""Levels: how they fall short."""

import pytest

from kindu.advice.players import level
from kindu.games import keys


@pytest.mark.parametrize("key", keys())
def test_a_master_forgets_nothing_and_sees_clearly(key: str) -> None:
    able = level("master", key)

    assert (1000, 0, 0) == (able.foresight, able.forget, able.noise)
