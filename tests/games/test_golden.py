"""Finished games replay to the same end; there is one for each seat count and each ending."""

import pytest

from kindu.games import keys
from kindu.record.files import SUFFIX, points_text, position, read, rules_for
from tests.cases import home
from tests.games.golden import all_names, path_of

NAMES = all_names()


@pytest.mark.parametrize(("key", "name"), NAMES)
def test_a_golden_game_replays_to_its_end(key: str, name: str) -> None:
    file = read(path_of(key, name))
    state = position(file, rules_for(file))
    seats = range(file.seats)

    assert file.result
    assert state.over()
    assert (key, int(name[0])) == (file.game, file.seats)
    assert file.result.ending == state.ending()
    assert file.result.points == [points_text(state.rules, state.points(seat)) for seat in seats]
    assert file.result.places == state.places()
    assert path_of(key, name).read_bytes() == file.text().encode()


@pytest.mark.parametrize("key", keys())
def test_there_are_no_others(key: str) -> None:
    there = [path.stem for path in (home(key) / "golden").glob(f"*{SUFFIX}")]

    assert sorted(there) == sorted(name for game, name in NAMES if game == key)
