"""What can be held against any page: axe, sideways scrolling, targets too small for a finger."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => {
  const only = rules.length ? { runOnly: rules } : {};
  const { violations } = await axe.run({ resultTypes: ['violations'], ...only });
  const where = (one) => one.nodes.map((node) => node.target.join(' ')).slice(0, 4).join(' | ');
  return violations.map((one) => `${one.id}: ${where(one)}`);
}"""
# How far the page, or a box over it, can be pushed aside.
SIDEWAYS = """() => [document.scrollingElement, ...document.querySelectorAll('dialog[open], dialog[open] .inside')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.tagName} ${one.className}: ${one.scrollWidth} > ${one.clientWidth}`)"""
# As far as a finger may miss the middle of a target: pseudo-elements and labels count, what lies above does not.
# Links within a sentence are as high as its lines, places of the map are found by the nearest.
TARGETS = """(least) => {
  const box = document.querySelector('dialog[open]') ?? document;
  const all = [...box.querySelectorAll('button, a[href], input, select, textarea, summary, [role=slider]')];
  const inline = (one) => one.tagName === 'A' && getComputedStyle(one).display === 'inline';
  const faults = [];
  for (const one of all) {
    if (!one.checkVisibility({ visibilityProperty: true }) || inline(one)) continue;
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const own = one.closest('label') ?? one;
    const { x, y, width, height } = one.getBoundingClientRect();
    const [cx, cy] = [x + width / 2, y + height / 2];
    const hit = (px, py) => { const at = document.elementFromPoint(px, py); return at !== null && own.contains(at); };
    if (!hit(cx, cy)) continue;
    const reach = (dx, dy) => { let n = 0; while (n < least && hit(cx + dx * (n + 1), cy + dy * (n + 1))) n += 1; return n; };
    const wide = reach(-1, 0) + reach(1, 0) + 1;
    const high = reach(0, -1) + reach(0, 1) + 1;
    if (wide < least || high < least)
      faults.push(`${wide}x${high} ${one.tagName} ${one.ariaLabel ?? one.textContent.trim().slice(0, 40)}`);
  }
  return [...new Set(faults)];
}"""


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What axe finds in the light, and which colours it does not like in the dark."""
    page.evaluate(axe())
    light: list[str] = page.evaluate(RUN, [])
    page.emulate_media(color_scheme="dark")
    page.locator('html[data-theme="dark"]').wait_for()
    dark: list[str] = page.evaluate(RUN, ["color-contrast"])
    return [*light, *(f"dark: {one}" for one in dark)]


def sideways(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SIDEWAYS)
    return found


def small_targets(page: Page, least: int = 40) -> list[str]:
    found: list[str] = page.evaluate(TARGETS, least)
    return found
