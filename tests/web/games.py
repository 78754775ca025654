"""Tables at positions that a test can name, from files of whole games."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from kindu.games import keys
from tests.cases import home

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.visitor import Visitor

ROOT = Path(__file__).parents[2]
SOME = keys()[0]  # the game of the pages that are the same for all
GOLDEN = home(SOME) / "golden"
EXAMPLE = ROOT / "docs" / "example.kindu"
ME = {"kind": "me"}
CASUAL = {"kind": "bot", "level": "casual"}


@cache
def text(path: Path = EXAMPLE) -> str:
    return path.read_text(encoding="utf-8")


def answers(path: Path = EXAMPLE) -> list[str]:
    """All answers of a game, those of chance too."""
    return [line for line in text(path).partition("\n\n")[2].splitlines() if line[:1] in "*1234"]


def before(line: str, nth: int = 0, path: Path = EXAMPLE) -> int:
    """How many answers stand before the nth line that fits this pattern; -1 is the last one."""
    return [n for n, one in enumerate(answers(path)) if re.fullmatch(line, one)][nth]


def new(guest: Visitor, *seats: object, **more: object) -> str:
    """A new table; it starts unless a seat is open. Returns its id."""
    chosen = list(seats or (ME, CASUAL))
    start = not any(isinstance(one, dict) and one["kind"] == "open" for one in chosen)
    body = {"game": SOME, "seats": chosen, "start": start, "options": {"start player": "1"}}
    return str(guest.ask("POST", "/tables", body | more)["id"])


def resumed(guest: Visitor, line: str, nth: int = 0, *seats: object, path: Path = EXAMPLE) -> str:
    """A table that goes on from a file, just before an answer of it."""
    body = {
        "file": text(path),
        "answers": before(line, nth, path),
        "seats": list(seats or (ME, CASUAL)),
    }
    return str(guest.ask("POST", "/files", body)["id"])


def resumed_at(guest: Visitor, answers: int) -> str:
    """A table that goes on from the example, after so many answers."""
    body = {"file": text(), "answers": answers, "seats": [ME, CASUAL]}
    return str(guest.ask("POST", "/files", body)["id"])


def finished(guest: Visitor, path: Path = EXAMPLE) -> str:
    """A game that is over."""
    return str(guest.ask("POST", "/files", {"file": text(path)})["id"])


def place_ready(page: Page) -> None:
    """Wait for the map: places, tracks or stops."""
    page.locator("[data-place]:visible, [data-track]:visible, [data-stop]:visible").first.wait_for()


def at_table(guest: Visitor, table: str) -> Page:
    """Open the table and wait for its map."""
    page = guest.open(f"/t/{table}")
    place_ready(page)
    return page
