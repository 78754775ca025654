"""What people do at a table besides playing: bots, seats, titles, names, rematches, over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.simulation.journal import OK, Deed
from tests.simulation.people.browser import Lost

if TYPE_CHECKING:
    from tests.simulation.people.browser import Browser, Json
    from tests.simulation.people.player import Player
    from tests.simulation.stage import Stage

GOOD = range(200, 300)
BROKEN = 500

# How often each is done.
ERRANDS: dict[str, int] = {
    "look": 6, "to bot": 6, "back": 10, "other to bot": 4, "leave": 1, "title": 4, "rename": 4,
    "rematch": 3,
}  # fmt: skip


async def asked(
    stage: Stage, browser: Browser, deed: Deed, method: str, path: str, body: object = None
) -> Json | None:
    """A request that is a deed; its answer if it worked. An answer of 500 is a fault."""
    stage.journal.deeds.append(deed)
    deed.sent = stage.world.loop.time()
    process = stage.process(stage.world.weather.of(f"errands {browser.name}"))
    try:
        status, found = await browser.ask(process, method, path, body)
    except Lost:
        return None
    deed.told = stage.world.loop.time()
    if status == BROKEN:
        stage.world.failed(f"{method} {path} answered {found}")
        return None
    deed.outcome = OK if status in GOOD else str(found["error"]["why"])
    return found if deed.outcome == OK else None


async def errand(player: Player) -> None:
    """One of them, whether it makes sense or not."""
    stage, seat = player.stage, player.seat
    what = player.random.choices(list(ERRANDS), list(ERRANDS.values()))[0]
    many = len(player.now.get("seats", []))
    if seat is None or not many:
        return
    other = player.random.randrange(many)
    base, own = f"/tables/{player.table}", f"/tables/{player.table}/seats/{seat + 1}"
    name = f"{player.name} {player.random.randrange(1000)}"
    requests: dict[str, tuple[str, str, object]] = {
        "look": ("GET", base, None),
        "to bot": ("PUT", f"{own}/bot", {"level": "casual"}),
        "back": ("DELETE", f"{own}/bot", None),
        "other to bot": ("PUT", f"{base}/seats/{other + 1}/bot", {"level": "novice"}),
        "leave": ("DELETE", own, None),
        "title": ("PATCH", base, {"title": name}),
        "rename": ("PATCH", "/me", {"name": name}),
        "rematch": ("POST", f"{base}/rematch", None),
    }
    about = other if what == "other to bot" else seat
    deed = Deed(player.browser.name, what, player.table, about, what=name)
    await asked(stage, player.browser, deed, *requests[what])
