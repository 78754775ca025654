"""Somebody at a browser: a size, a language and a theme, and all that went wrong there."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

Json = dict[str, object]
DESKTOP = (1440, 900)
PHONE = (390, 844)
SMALL = (360, 740)
LOUD = ("error", "warning")
GONE = "net::ERR_ABORTED"  # the page was left while something was loading
# Settings are laid in once, so that what a test chooses on the page stays chosen.
KEEP = """if (location.protocol.startsWith('http') && !localStorage.getItem('kindu'))
  localStorage.setItem('kindu', %s)"""


@dataclass
class Visitor:
    """One cookie jar and its pages."""

    context: BrowserContext
    site: str
    troubles: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    @property
    def page(self) -> Page:
        """The page opened last."""
        return self.context.pages[-1]

    def expects(self, *parts: str) -> None:
        """Troubles with these words in them belong to the test."""
        self.expected += parts

    def unexpected(self) -> list[str]:
        return [one for one in self.troubles if not any(part in one for part in self.expected)]

    def open(self, path: str = "/") -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.goto(self.site + path)
        return page

    def ask(self, method: str, path: str, body: object = None) -> Json:
        """A request as the pages of this browser make it."""
        found = self.context.request.fetch(
            f"{self.site}/api{path}",
            method=method,
            data=json.dumps(body) if body is not None else None,
            headers={"Origin": self.site, "Content-Type": "application/json"},
        )
        assert found.ok, found.text()
        result: Json = found.json() if found.status != 204 else {}
        return result

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in LOUD:
            self.troubles.append(f"console {message.type}: {message.text}")

    def miss(self, request: Request) -> None:
        if request.failure != GONE:
            self.troubles.append(f"request failed: {request.url} {request.failure}")

    def watch(self, page: Page) -> None:
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        page.on("requestfailed", self.miss)


def visitor(
    browser: Browser,
    site: str,
    size: tuple[int, int] = DESKTOP,
    language: str = "en",
    theme: str = "light",
    touch: bool = False,
    motion: bool = False,
    guide: bool = False,
) -> Visitor:
    """A new browser profile; without motion, so that tests are quick."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=touch,
        is_mobile=touch,
        locale="en-GB",
        reduced_motion="no-preference" if motion else "reduce",
    )
    speed = "slow" if motion else "off"
    kept = {"language": language, "theme": theme, "guide": guide, "sound": False, "speed": speed}
    context.add_init_script(KEEP % json.dumps(json.dumps(kept)))
    found = Visitor(context, site)
    context.on("page", found.watch)
    return found
