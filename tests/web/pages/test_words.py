"""Every page in every language: nothing is missing, nothing goes wrong."""

import pytest
from playwright.sync_api import expect

from tests.web.fixtures import Visit
from tests.web.games import at_table, new
from tests.web.speaking import faults, speeches
from tests.web.stages import MAIN, STAGES

# The same words stand elsewhere, or are English in every language.
SPOKEN = [name for name in MAIN if name not in {"front", "opening", "paper"}]


@pytest.mark.parametrize(("language", "stages"), speeches(STAGES, SPOKEN, "plan", "sheet", "rules"))
def test_every_page_speaks(visit: Visit, language: str, stages: list[str]) -> None:
    assert {} == faults(visit, language, STAGES, stages)


def test_the_language_changes_at_the_table_at_once(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, new(guest))
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")

    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("button", name="Draw 2 cards")).to_have_count(0)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_a_browser_of_another_language_is_greeted_in_it(visit: Visit) -> None:
    guest = visit(language="")
    guest.context.set_extra_http_headers({"Accept-Language": "ru"})
    guest.context.add_init_script(
        "Object.defineProperty(navigator, 'languages', { value: ['ru-RU', 'en'] })"
    )
    page = guest.open("/")

    expect(page.locator("html")).to_have_attribute("lang", "ru")
