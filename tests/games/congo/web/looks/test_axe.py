"""What axe finds on the table of Congo 1884: nothing, in the light and in the dark."""

import pytest
from playwright.sync_api import expect

from tests.games.congo.web.people import two
from tests.games.congo.web.player import BID, button, fight, hand
from tests.games.congo.web.scenes import MAIN, SCENES
from tests.web.checks import sideways, violations
from tests.web.fixtures import Visit
from tests.web.sweep import sweep

TABLET = (1024, 768)


@pytest.mark.parametrize("scene", sweep(MAIN, "bids", "laying"))
def test_axe_finds_nothing(visit: Visit, scene: str) -> None:
    page = SCENES[scene](visit(theme="system"))

    assert [] == violations(page)
    assert [] == sideways(page)


@pytest.mark.parametrize("scene", sweep(["bids", "laying", "tiles", "replay"], "laying"))
def test_axe_finds_nothing_where_the_river_is_a_strip(visit: Visit, scene: str) -> None:
    page = SCENES[scene](visit(theme="system", size=TABLET))

    assert [] == violations(page)
    assert [] == sideways(page)


def test_axe_finds_nothing_while_others_choose(visit: Visit) -> None:
    ada, _ = two(lambda: visit(theme="system"))
    hand(ada.page).locator("button[aria-pressed]").first.click()
    button(ada.page, BID).click()
    expect(fight(ada.page)).to_contain_text("Still choosing: Ben.")

    assert [] == violations(ada.page)
