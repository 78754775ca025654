"""Somebody at a browser: a size, a language and a theme, and all that went wrong there."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Request

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
    """One cookie jar and its pages.

    The profile may be used again: an app that was loaded before takes half the time to load.
    """

    profile: BrowserContext
    site: str
    troubles: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)
    heard: list[tuple[Page, str, Callable[..., None]]] = field(default_factory=list)
    taps: list[Callable[[Page], None]] = field(default_factory=list)
    is_plain: bool = True

    def __post_init__(self) -> None:
        self.parked = next(iter(self.profile.pages), None)  # left by the visitor before
        self.on_page(self.watch)

    @property
    def context(self) -> BrowserContext:
        """The profile, for tests that change its settings: nobody uses it afterwards."""
        self.is_plain = False
        return self.profile

    def on_page(self, tap: Callable[[Page], None]) -> None:
        """Call this with every page that this visitor opens."""
        self.taps.append(tap)
        self.profile.on("page", tap)
        if self.parked:
            tap(self.parked)

    def listen(self, page: Page, event: str, listener: Callable[..., None]) -> None:
        """Hear events of a page, until this visitor leaves."""
        self.heard.append((page, event, listener))
        page.on(event, listener)  # type: ignore[call-overload]

    def leave(self, look: Look) -> bool:
        """Close all pages but one; whether the profile is as good as new."""
        ours = [page for page in self.profile.pages if page.url.startswith(self.site)]
        if not self.is_plain or not ours or self.troubles:
            self.profile.close()
            return False
        for tap in self.taps:
            self.profile.remove_listener("page", tap)
        for page, event, listener in self.heard:
            page.remove_listener(event, listener)
        for page in self.profile.pages:
            if page is not ours[0]:
                page.close()
        ours[0].goto(f"{self.site}/robots.txt")  # of the same site, so that its process stays
        ours[0].evaluate("localStorage.clear()")
        ours[0].emulate_media(color_scheme="null")
        ours[0].set_viewport_size({"width": look.size[0], "height": look.size[1]})
        self.profile.clear_cookies()
        return True

    @property
    def page(self) -> Page:
        """The page opened last."""
        return self.profile.pages[-1]

    def expects(self, *parts: str) -> None:
        """Troubles with these words in them belong to the test."""
        self.expected += parts

    def unexpected(self) -> list[str]:
        return [one for one in self.troubles if not any(part in one for part in self.expected)]

    def open(self, path: str = "/") -> Page:
        """Another tab."""
        page = self.parked or self.profile.new_page()
        self.parked = None
        page.goto(self.site + path)
        return page

    def ask(self, method: str, path: str, body: object = None) -> Json:
        """A request as the pages of this browser make it."""
        found = self.profile.request.fetch(
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

    def stumble(self, error: Error) -> None:
        self.troubles.append(f"page error: {error}")

    def miss(self, request: Request) -> None:
        if request.failure != GONE:
            self.troubles.append(f"request failed: {request.url} {request.failure}")

    def watch(self, page: Page) -> None:
        self.listen(page, "console", self.hear)
        self.listen(page, "pageerror", self.stumble)
        self.listen(page, "requestfailed", self.miss)


@dataclass(frozen=True)
class Look:
    """A screen and what its owner has chosen; without motion, so that tests are quick."""

    size: tuple[int, int] = DESKTOP
    language: str = "en"
    theme: str = "light"
    touch: bool = False
    motion: bool = False
    guide: bool = False
    auto: bool = False  # whether forced answers are given without a click

    def kept(self) -> str:
        """The settings as the app stores them."""
        settings = {
            "language": self.language, "theme": self.theme, "guide": self.guide, "sound": False,
            "speed": "fast" if self.motion else "off", "hints": ["undo.final"], "version": 2,
            "auto": self.auto,
        }  # fmt: skip
        return json.dumps(settings)


def profile(browser: Browser, look: Look) -> BrowserContext:
    """A new browser profile."""
    context = browser.new_context(
        viewport={"width": look.size[0], "height": look.size[1]},
        has_touch=look.touch,
        is_mobile=look.touch,
        locale="en-GB",
        reduced_motion="no-preference" if look.motion else "reduce",
    )
    context.add_init_script(KEEP % json.dumps(look.kept()))
    return context


def visitor(browser: Browser, site: str, look: Look = Look()) -> Visitor:  # noqa: B008 - frozen
    """Somebody with a new profile."""
    return Visitor(profile(browser, look), site)
