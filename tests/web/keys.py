"""Pages without a mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

TABS = 60  # by then every part of the table has been reached


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until an element of this selector has the focus."""
    for _ in range(TABS):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
    message = f"expected Tab to reach {wanted}, but it did not within {TABS} presses"
    raise AssertionError(message)
