"""Pages in a language: whether words stand everywhere, and the page says which they are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.web.checks import script

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from _pytest.mark.structures import ParameterSet
    from playwright.sync_api import Page

    from tests.web.fixtures import Visit
    from tests.web.visitor import Visitor

SOURCES = Path(__file__).parents[2] / "web" / "src" / "i18n" / "en"
KEY = re.compile(r"^\s*'?([\w.-]+)'?:", re.MULTILINE)
KEYS = {
    key for path in SOURCES.rglob("*.ts") for key in KEY.findall(path.read_text(encoding="utf-8"))
}
DARK = ("ru", "de", "es")


def wanting(text: str) -> bool:
    """A key instead of words, or a place in a message that nobody filled."""
    key = text in KEYS and "." in text
    return key or re.search(r"\{\w+|undefined|NaN|\[object", text) is not None


def speeches(everything: Iterable[str], main: list[str], *samples: str) -> list[ParameterSet]:
    """A language with the states looked at: all in English, most in others, of one some always.

    Without a browser the words of all languages are compared with English.
    """
    others = [pytest.param(one, main, marks=pytest.mark.looks) for one in ("it", "fr", "de", "es")]
    return [
        pytest.param("ru", list(samples), id="some-ru"),
        pytest.param("ru", [one for one in main if one not in samples], marks=pytest.mark.looks),
        pytest.param("en", list(everything), marks=pytest.mark.looks),
        *others,
    ]


def faults(
    visit: Visit, language: str, pages: Mapping[str, Callable[[Visitor], Page]], names: list[str]
) -> dict[str, list[str]]:
    """What stands on these pages in place of words, or went wrong on them."""
    guest = visit(language=language, theme="dark" if language in DARK else "light")
    found = {}
    for name in names:
        page = pages[name](guest)
        texts: list[str] = page.evaluate(script("texts"))
        found[name] = [one for one in texts if wanting(one)] + guest.unexpected()
        if page.locator("html").get_attribute("lang") != language:
            found[name].append("another language")
        guest.troubles.clear()
        page.close()
    return {name: some for name, some in found.items() if some}
