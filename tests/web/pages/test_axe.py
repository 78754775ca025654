"""What axe finds on the pages: nothing, in the light and in the dark."""

import pytest

from tests.web.checks import sideways, violations
from tests.web.fixtures import Visit
from tests.web.stages import MAIN, STAGES
from tests.web.sweep import sweep


@pytest.mark.parametrize("stage", sweep(MAIN, "front", "plan", "sheet"))
def test_axe_finds_nothing(visit: Visit, stage: str) -> None:
    page = STAGES[stage](visit(theme="system"))

    assert [] == violations(page)
    assert [] == sideways(page)
