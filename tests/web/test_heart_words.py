"""The table of Heart of Africa in every language: nothing is missing, nothing goes wrong."""

import pytest

from tests.web.conftest import Visit
from tests.web.heart_scenes import MAIN, SCENES
from tests.web.sweep import SAMPLES, sweep
from tests.web.test_words import DARK, SOURCES, faults

AREAS = [path.name for path in SOURCES.glob("heart*.ts")]


def spoken(language: str) -> bool:
    """Whether all words of this game are there."""
    return all((SOURCES.parent / language / area).is_file() for area in AREAS)


@pytest.mark.parametrize("language", sweep(["en", "ru", "it", "fr", "de", "es"], *SAMPLES))
def test_every_state_of_the_table_speaks(visit: Visit, language: str) -> None:
    if not spoken(language):
        pytest.skip(f"the words of Heart of Africa are not there in {language}")
    guest = visit(language=language, theme="dark" if language in DARK else "light")

    found = {}
    for name in SCENES if language == "en" else MAIN:
        page = SCENES[name](guest)
        found[name] = [*faults(page), *guest.unexpected()]
        assert page.locator("html").get_attribute("lang") == language
        guest.troubles.clear()
        page.close()

    assert {} == {name: some for name, some in found.items() if some}
