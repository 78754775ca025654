"""The table of Heart of Africa in every language: nothing is missing, nothing goes wrong."""

import pytest

from tests.games.heart_of_africa.web.scenes import MAIN, SCENES
from tests.web.fixtures import Visit
from tests.web.speaking import faults, speeches


@pytest.mark.parametrize(
    ("language", "scenes"), speeches(SCENES, MAIN, "first tickets", "claim", "sheet")
)
def test_every_state_of_the_table_speaks(visit: Visit, language: str, scenes: list[str]) -> None:
    assert {} == faults(visit, language, SCENES, scenes)
