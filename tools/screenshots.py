"""Pictures of every page of the web app, light and dark, from phone to wide screen, to look at."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from kindu.games import own_keys
from tests.server.processes import process
from tests.web import games
from tests.web.pictures import pictures_of, wider_of
from tests.web.visitor import DESKTOP, PHONE, SMALL, Look, Visitor, visitor
from tools.programs.chromium import program

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

FOLDER = Path(__file__).parents[1] / "build" / "screenshots"
TABLET, LAPTOP, WIDE = (1024, 768), (1366, 768), (1920, 1080)
LOOKS = [
    ("desktop-light", DESKTOP, "light"),
    ("desktop-dark", DESKTOP, "dark"),
    ("phone-light", PHONE, "light"),
    ("phone-dark", PHONE, "dark"),
    ("tablet-light", TABLET, "light"),
    ("laptop-light", LAPTOP, "light"),
    ("wide-light", WIDE, "light"),
]
MORE = [("small-light", SMALL, "light")]
WIDER = [name for key in own_keys() for name in wider_of(key)]
HALF = 150  # answers of the example: the middle of the game


def front(guest: Visitor) -> Page:
    for _ in range(2):
        games.resumed_at(guest, HALF)
    return guest.open("/")


def room(guest: Visitor) -> Page:
    return guest.open(f"/t/{games.new(guest, games.ME, {'kind': 'open'}, games.CASUAL)}")


PAGES: dict[str, Callable[[Visitor], Page]] = {"front": front, "room": room}
for key in own_keys():
    PAGES |= pictures_of(key)


def main() -> None:
    """All of them, or those named, one after the other."""
    named = sys.argv[1:] or list(PAGES)
    unknown = [name for name in named if name not in PAGES]
    if unknown:
        sys.exit(f"expected names of pages ({', '.join(PAGES)}), but got {', '.join(unknown)}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program())
        with process(Path(data)) as server:
            for name in named:
                for look, size, theme in LOOKS + (MORE if name in WIDER else []):
                    guest = visitor(browser, f"http://{server.address}", Look(size, theme=theme))
                    page = PAGES[name](guest)
                    page.wait_for_load_state("networkidle")
                    page.screenshot(path=FOLDER / f"{name}-{look}.png")
                    guest.context.close()
        browser.close()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures are in {FOLDER}")


if __name__ == "__main__":
    main()
