"""Every game has a playthrough for each number of seats, and it comes out the same again."""

import difflib

import pytest

from kindu.games import keys, load
from tests.games.playthroughs import path_of, render

TABLES = [(key, seats) for key in keys() for seats in load(key).seats]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_playthrough_comes_out_the_same(key: str, seats: int) -> None:
    stored = path_of(key, seats).read_text(encoding="utf-8")
    now = render(key, seats)

    changed = list(difflib.unified_diff(stored.splitlines(), now.splitlines(), n=1))
    assert changed[:20] == []
    assert len(stored.encode()) <= 100_000
