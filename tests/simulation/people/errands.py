"""What people do at a table besides playing: bots, seats, names, tokens, mutes, over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.simulation.people.identity import identity

if TYPE_CHECKING:
    from tests.simulation.people.player import Player

# How often each is done.
ERRANDS: dict[str, int] = {
    "look": 6, "to bot": 6, "back": 10, "other to bot": 4, "leave": 1, "title": 4, "rename": 4,
    "rematch": 3,
}  # fmt: skip

# The same for what people do only in some simulations, by the name of their manners.
MORE: dict[str, dict[str, int]] = {
    "accounts": {"register": 30, "password": 8, "device": 12, "end others": 12, "log out": 8},
    "tokens": {"token": 20, "revoke": 12},
    "mutes": {"mute": 20, "mute watchers": 4, "unmute": 12},
    "deletion": {"delete": 4},
}
WHO = (*MORE["accounts"], *MORE["deletion"])  # these change who somebody is
WATCHERS = ("rename", "log out", "delete")  # what those do who only watch


async def errand(player: Player) -> None:
    """One of them, whether it makes sense or not."""
    weights = dict(ERRANDS)
    for name in player.stage.plan.manners:
        weights |= MORE.get(name, {})
    what = player.random.choices(list(weights), list(weights.values()))[0]
    many = len(player.now.get("seats", []))
    if not many or (player.seat is None and what not in WATCHERS):
        return
    if what in WHO:
        await identity(player, what)
    elif what in MORE["mutes"]:
        await mute(player, what)
    elif what == "token":
        await make_token(player)
    else:
        await at_table(player, what, player.random.randrange(many))


async def at_table(player: Player, what: str, other: int) -> None:
    """A request about the table or its seats."""
    seat = player.seat or 0
    base, own = f"/tables/{player.table}", f"/tables/{player.table}/seats/{seat + 1}"
    name = f"{player.name} {player.random.randrange(10**6)}!"
    requests: dict[str, tuple[str, str, object]] = {
        "look": ("GET", base, None),
        "to bot": ("PUT", f"{own}/bot", {"level": "casual"}),
        "back": ("DELETE", f"{own}/bot", None),
        "other to bot": ("PUT", f"{base}/seats/{other + 1}/bot", {"level": "novice"}),
        "leave": ("DELETE", own, None),
        "title": ("PATCH", base, {"title": name}),
        "rename": ("PATCH", "/me", {"name": name}),
        "rematch": ("POST", f"{base}/rematch", None),
        "revoke": ("DELETE", f"{own}/tokens", None),
    }
    deed = await player.ask(what, *requests[what], name)
    deed.seat = other if what == "other to bot" else deed.seat


async def make_token(player: Player) -> None:
    """Let a program play the seat, too."""
    seat = (player.seat or 0) + 1
    path, body = f"/tables/{player.table}/seats/{seat}/tokens", {"name": "a program"}
    deed = await player.ask("token", "POST", path, body)
    if deed.answer and len(player.stage.programs) < 3:
        number = len(player.stage.programs) + 1
        program = player.again(player.browser, f"t{number}", deed.answer["token"])
        player.stage.programs.append(program)
        player.stage.join(program)


async def mute(player: Player, what: str) -> None:
    """Mute somebody, or let somebody speak again; only the host may."""
    path, chat = f"/tables/{player.table}/mutes", player.now.get("chat", [])
    if what == "mute watchers":
        await player.ask(what, "POST", path, {"watchers": True})
    elif what == "mute" and chat:
        row = player.random.choice(chat)
        await player.ask(what, "POST", path, {"chat": row["k"]}, row["words"])
    elif what == "unmute":
        deed = await player.ask("mutes", "GET", path)
        if isinstance(deed.answer, list) and deed.answer:
            found = player.random.choice(deed.answer)
            await player.ask(what, "DELETE", f"{path}/{found['id']}")
