"""Requests of people, each noted as a deed with what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.simulation.journal import OK
from tests.simulation.people.browser import Lost

if TYPE_CHECKING:
    from tests.simulation.journal import Deed
    from tests.simulation.people.browser import Browser, Json
    from tests.simulation.stage import Stage

GOOD = range(200, 300)
BROKEN = 500


async def asked(
    stage: Stage, browser: Browser, deed: Deed, method: str, path: str, body: object = None
) -> Json | None:
    """A request that is a deed; its answer if it worked. An answer of 500 is a fault."""
    stage.journal.deeds.append(deed)
    process = stage.process(stage.world.weather.of(f"errands {browser.name}"))
    deed.sent, deed.who = stage.world.loop.time(), browser.id
    deed.cookie, deed.process = browser.session, process.name if process else ""
    try:
        status, found = await browser.ask(process, method, path, body)
    except Lost:
        return None
    deed.told = stage.world.loop.time()
    if status == BROKEN:
        stage.world.failed(f"{method} {path} answered {found}")
        return None
    deed.outcome = OK if status in GOOD else str(found["error"]["why"])
    if deed.outcome == OK and "account" in found:
        met(stage, browser, deed, found["id"])
    return found if deed.outcome == OK else None


def met(stage: Stage, browser: Browser, deed: Deed, person: str) -> None:
    """The server has said who this is."""
    browser.id = deed.who = person
    stage.journal.meet(person)
