"""Checks for any page: axe, sideways scrolling, targets too small for a finger."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

HERE = Path(__file__).parent
AXE = HERE.parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def script(name: str, folder: Path = HERE / "looks") -> str:
    """A function that looks at a page, to be evaluated there."""
    return (folder / f"{name}.js").read_text(encoding="utf-8")


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What axe finds in the light, and which colours it does not like in the dark."""
    page.evaluate(axe())
    light: list[str] = page.evaluate(script("axe"), [])
    page.emulate_media(color_scheme="dark")
    page.locator('html[data-theme="dark"]').wait_for()
    dark: list[str] = page.evaluate(script("axe"), ["color-contrast"])
    return [*light, *(f"dark: {one}" for one in dark)]


def sideways(page: Page) -> list[str]:
    """How far the page, or a box over it, can be pushed aside; a table not even up."""
    found: list[str] = page.evaluate(script("sideways"))
    return found


def small_targets(page: Page, least: int = 40) -> list[str]:
    """Where a finger may miss: labels and pseudo-elements count, what lies above does not.

    Links within a sentence are as high as its lines; places of the map are found by the nearest.
    One pixel is lost where a target begins between two of them.
    """
    found: list[str] = page.evaluate(script("targets"), least)
    return found
