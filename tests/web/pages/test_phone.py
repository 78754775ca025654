"""A phone of 360 by 740: everything fits, fingers find everything."""

import pytest

from tests.web.checks import sideways, small_targets, violations
from tests.web.fixtures import Visit
from tests.web.stages import PHONE_STAGES
from tests.web.sweep import sweep
from tests.web.visitor import SMALL


@pytest.mark.parametrize("stage", sweep(PHONE_STAGES, "front", "plan", "books"))
def test_a_page_fits_a_phone_and_fingers(visit: Visit, stage: str) -> None:
    page = PHONE_STAGES[stage](visit(theme="system", size=SMALL, touch=True))

    assert [] == sideways(page)
    assert [] == violations(page)
    assert [] == small_targets(page)
