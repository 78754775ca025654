"""The table of Congo 1884 in every language: nothing is missing, nothing goes wrong."""

import pytest

from tests.games.congo.web.scenes import MAIN, SCENES
from tests.web.fixtures import Visit
from tests.web.speaking import faults, speeches


@pytest.mark.parametrize(("language", "scenes"), speeches(SCENES, MAIN, "bids", "laying", "sheet"))
def test_every_state_of_the_table_speaks(visit: Visit, language: str, scenes: list[str]) -> None:
    assert {} == faults(visit, language, SCENES, scenes)
