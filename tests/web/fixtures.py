"""A server with the web app and a browser, which all tests of a process share."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

import kindu
from tests.server.processes import Process, process
from tests.web.visitor import Look, Visitor, profile
from tools.programs.chromium import program

BUILT = Path(os.environ.get("KINDU_STATIC") or Path(kindu.__file__).parent / "static")
PATIENCE = 15_000
PICTURES = Path(__file__).parents[2] / "build" / "web"  # of pages where a test failed
FAILED = pytest.StashKey[bool]()
Visit = Callable[..., Visitor]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note that a test failed, so that its pages are pictured."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def missing() -> str:
    """What the tests need and this machine lacks."""
    if not (BUILT / "index.html").is_file():
        return f"expected the web app in {BUILT}, but it is not built: make web"
    if program() is None:
        return "expected a Chromium, but found none: make chromium"
    return ""


def picture(test: str, visitors: list[Visitor]) -> None:
    """What the pages looked like when a test failed."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    pages = [page for one in visitors for page in one.profile.pages]
    for number, page in enumerate(pages, 1):
        page.screenshot(path=PICTURES / f"{re.sub(r'[^a-z0-9]+', '-', test)}-{number}.png")


class House:
    """A browser and a server, opened when a test first asks for them."""

    def __init__(self) -> None:
        self.stack = ExitStack()
        self.browser: Browser | None = None
        self.server: Process | None = None
        self.profiles: dict[Look, list[BrowserContext]] = {}  # which nobody uses now

    def open_browser(self) -> Browser:
        if self.browser is None:
            expect.set_options(timeout=PATIENCE)
            playwright = self.stack.enter_context(sync_playwright())
            self.browser = playwright.chromium.launch(executable_path=program())
            self.stack.callback(self.browser.close)
        return self.browser

    def open_server(self) -> Process:
        if self.server is None:
            folder = Path(self.stack.enter_context(TemporaryDirectory()))
            self.server = self.stack.enter_context(process(folder, KINDU_STATIC=str(BUILT)))
        return self.server

    def visitor(self, site: str, look: Look) -> Visitor:
        """Somebody new, in a profile that has loaded the app before, if there is one."""
        free = self.profiles.get(look, [])
        found = Visitor(free.pop() if free else profile(self.open_browser(), look), site)
        found.profile.set_default_timeout(PATIENCE)
        return found

    def dismiss(self, guest: Visitor, look: Look, failed: bool) -> None:
        """Close their pages, and keep the profile for the next one if it can be used again."""
        if failed:
            guest.profile.close()
        elif guest.leave(look):
            self.profiles.setdefault(look, []).append(guest.profile)

    def close(self) -> None:
        self.stack.close()
        self.browser = self.server = None
        self.profiles = {}


HOUSE = House()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, None, None]:
    """Close the house before a test without a browser, and at the end.

    Playwright keeps an event loop running in its thread: tests of the server could not start one.
    """
    yield
    if "visit" not in getattr(nextitem, "fixturenames", []):
        HOUSE.close()


@pytest.fixture
def browser() -> Browser:
    """One for each process that runs tests."""
    lacking = missing()
    if lacking and not os.environ.get("KINDU_ENGINE"):
        pytest.skip(lacking)
    assert not lacking
    return HOUSE.open_browser()


@pytest.fixture
def server(browser: Browser) -> Process:
    """`kindu serve` that tests share, each with tables and people of its own."""
    assert browser.is_connected()
    return HOUSE.open_server()


@pytest.fixture
def visit(server: Process, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Makes visitors; at the end nothing unexpected must have gone wrong on their pages."""
    visitors: list[tuple[Visitor, Look]] = []

    def come(site: str = f"http://{server.address}", **choices: object) -> Visitor:
        look = Look(**choices)  # type: ignore[arg-type]
        found = HOUSE.visitor(site, look)
        visitors.append((found, look))
        return found

    yield come
    troubles = [trouble for one, _ in visitors for trouble in one.unexpected()]
    failed = bool(troubles) or request.node.stash.get(FAILED, False)
    if failed:
        picture(request.node.name, [one for one, _ in visitors])
    for one, look in visitors:
        HOUSE.dismiss(one, look, failed)
    assert [] == troubles
