"""What axe finds on the table of Heart of Africa: nothing, in the light and in the dark."""

import pytest

from tests.games.heart_of_africa.web.scenes import MAIN, SCENES
from tests.web.checks import sideways, violations
from tests.web.fixtures import Visit
from tests.web.sweep import sweep


@pytest.mark.parametrize("scene", sweep(MAIN, "first tickets", "claim"))
def test_axe_finds_nothing(visit: Visit, scene: str) -> None:
    page = SCENES[scene](visit(theme="system"))

    assert [] == violations(page)
    assert [] == sideways(page)
