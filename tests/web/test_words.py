"""Every page in every language: nothing is missing, nothing goes wrong."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.checks import script
from tests.web.conftest import Visit
from tests.web.games import at_table, new
from tests.web.stages import MAIN, STAGES
from tests.web.sweep import SAMPLES, sweep

SOURCES = Path(__file__).parents[2] / "web" / "src" / "i18n" / "en"
KEY = re.compile(r"^\s*'?([\w.-]+)'?:", re.MULTILINE)
KEYS = {
    key for path in SOURCES.glob("*.ts") for key in KEY.findall(path.read_text(encoding="utf-8"))
}
# The same words stand elsewhere, or are English in every language.
SPOKEN = [name for name in MAIN if name not in {"front", "opening", "paper"}]
DARK = ("ru", "de", "es")


def wanting(text: str) -> bool:
    """A key instead of words, or a place in a message that nobody filled."""
    key = text in KEYS and "." in text
    return key or re.search(r"\{\w+|undefined|NaN|\[object", text) is not None


def faults(page: Page) -> list[str]:
    """What stands on the page in place of words."""
    texts: list[str] = page.evaluate(script("texts"))
    return [one for one in texts if wanting(one)]


@pytest.mark.parametrize("language", sweep(["en", "ru", "it", "fr", "de", "es"], *SAMPLES))
def test_every_page_speaks(visit: Visit, language: str) -> None:
    guest = visit(language=language, theme="dark" if language in DARK else "light")

    found = {}
    for name in STAGES if language == "en" else SPOKEN:
        page = STAGES[name](guest)
        found[name] = [*faults(page), *guest.unexpected()]
        assert page.locator("html").get_attribute("lang") == language
        guest.troubles.clear()
        page.close()

    assert {} == {name: some for name, some in found.items() if some}


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
