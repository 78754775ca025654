"""Who somebody is: accounts, log-out, ended sessions, deletion, and finding back to a seat."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tests.simulation.journal import OK, UNKNOWN, Deed
from tests.simulation.people.asking import asked
from tests.simulation.people.browser import Account, Browser

if TYPE_CHECKING:
    from tests.simulation.people.browser import Json
    from tests.simulation.people.player import Player
    from tests.simulation.stage import Stage

UNSURE = (UNKNOWN, "storage", "busy")  # outcomes after which somebody tries again
OFTEN = 0.2  # how often a guest who thinks of logging out does so, and is lost


async def identity(player: Player, what: str) -> None:
    """One of the errands that change who somebody is."""
    browser = player.browser
    if what == "register":
        await register(player)
    elif what == "password" and browser.account is not None:
        await change_password(player, browser.account)
    elif what == "device" and browser.account is not None:
        await second_device(player, browser.account)
    elif what == "end others":
        await player.ask(what, "DELETE", "/me/sessions")
    elif what == "log out" and (browser.account or player.random.random() < OFTEN):
        await player.ask(what, "POST", "/logout")
    elif what == "delete":
        await player.ask(what, "DELETE", "/me")


async def register(player: Player) -> None:
    """Become an account; if the answer is lost, it may have worked."""
    browser = player.browser
    if browser.account is None:
        number = player.random.randrange(10**6)
        name, password = f"{browser.name} account {number}!", f"password {number}"
        browser.account = Account(name, [password])
        body = {"name": name, "password": password}
        await player.ask("register", "POST", "/account", body, name)


async def change_password(player: Player, account: Account) -> None:
    """Set a new password; if the answer is lost, both may be right."""
    old, new = account.passwords[-1], f"password {player.random.randrange(10**6)}"
    account.passwords.append(new)
    deed = await player.ask("password", "POST", "/account/password", {"old": old, "new": new})
    if deed.outcome == OK:
        account.passwords[:] = [new]
    elif deed.outcome not in UNSURE:
        account.passwords.remove(new)


async def second_device(player: Player, account: Account) -> None:
    """Log in from another browser, and open the same seat there."""
    stage, first = player.stage, player.browser
    if len(stage.devices) < 3 and player.seat is not None:
        number = len(stage.devices) + 1
        device = Browser(player.world, f"{first.name}d{number}", f"10.0.3.{number}")
        device.account = account
        stage.devices.append(device)
        if await log_in(stage, device):
            device.first = device.id
            stage.join(player.again(device, f"c{number}"))


async def log_in(stage: Stage, browser: Browser) -> bool:
    """Log in with every password that may be right; False if none is."""
    account = browser.account
    while account is not None and not stage.over:
        outcomes = []
        for password in reversed(account.passwords):
            deed = Deed(browser.name, "log in", "", -1)
            body = {"name": account.name, "password": password}
            await asked(stage, browser, deed, "POST", "/login", body)
            outcomes.append(deed.outcome)
            if deed.outcome == OK:
                return True
        if not any(one in UNSURE for one in outcomes):
            return False
        await asyncio.sleep(1.0)
    return False


async def regain(player: Player) -> None:
    """After a refusal: if the server doesn't know this browser any more, log in or only watch."""
    stage, browser = player.stage, player.browser
    async with browser.lock:
        if not browser.lost and await is_stranger(stage, browser):
            browser.lost = not await log_in(stage, browser) or browser.id != browser.first
        if browser.lost:
            browser.account = None
            player.only_watch()


async def is_stranger(stage: Stage, browser: Browser) -> bool:
    """Whether the server takes this browser for somebody else than at first."""
    found: Json | None = None
    while found is None and not stage.over:
        found = await asked(stage, browser, Deed(browser.name, "who", "", -1), "GET", "/me")
        await asyncio.sleep(0.1)
    return browser.id != browser.first
