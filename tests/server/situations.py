"""Every request and every message of the protocol, as a real server answers and says them."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import msgspec

from kindu.games import game, load, own_keys, paper
from tests.server.chores import muting, sessions
from tests.server.examples import Scribe, write
from tests.server.games import FIRST, IN_SECRET, OPENING, PLAIN
from tests.server.luck.contributing import lucky
from tests.server.running import Json, Running, Seat, running, settings
from tests.server.sitting import (
    Sitting,
    answer,
    chain,
    drawing,
    friends,
    moving,
    newest,
    ok,
    order,
    play,
    sat,
    told,
)

GAME_FILE = (Path(__file__).parents[2] / "docs" / "example.kindu").read_text()
TABLE = "/api/tables/{table}"
TOKENS = f"{TABLE}/seats/{{seat}}/tokens"
SECRET = "correct horse battery"  # noqa: S105 - a password of the examples


async def all_of_them(server: Running) -> dict[str, Json]:
    """Name by name what is said in it."""
    scribe = Scribe()
    for part in (
        people,
        tables,
        tokens,
        files,
        about_server,
        greetings,
        lucky,
        turns,
        refusals,
        groups,
        endings,
    ):
        await part(scribe, server)
    return scribe.found


async def people(scribe: Scribe, server: Running) -> None:
    """Who am I, accounts and sessions."""
    async with server.person() as ada:
        ada.http.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64) Firefox/143.0"
        await scribe.asked("http-me", ada, "GET /api/me")
        await scribe.asked("http-me-rename", ada, "PATCH /api/me", {"name": "Ada"})
        account: Json = {"name": "Ada Example", "password": SECRET}
        await scribe.asked("http-account", ada, "POST /api/account", account)
        change: Json = {"old": SECRET, "new": f"{SECRET} staple"}
        await scribe.asked("http-password", ada, "POST /api/account/password", change)
        await sessions(scribe, ada)
        await ada.ask("POST", "/login", account | {"password": change["new"]})
        await scribe.asked("http-logout", ada, "POST /api/logout")
        login: Json = account | {"password": change["new"]}
        await scribe.asked("http-login", ada, "POST /api/login", login)
        await scribe.asked("http-wrong-password", ada, "POST /api/login", account)
        await scribe.asked("http-forget-me", ada, "DELETE /api/me")


async def tables(scribe: Scribe, server: Running) -> None:
    """A table, from its making to its start."""
    async with server.person() as ada, server.person() as ben:
        await ada.ask("PATCH", "/me", {"name": "Ada"})
        await ben.ask("PATCH", "/me", {"name": "Ben"})
        body: Json = {
            "game": PLAIN,
            "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "casual"}],
            "options": FIRST,
            "title": "Tuesday",
            "public": True,
            "clock": {"bank": 600, "gain": 10, "then": "least"},
        }
        at = {"table": (await scribe.asked("http-table-make", ada, "POST /api/tables", body))["id"]}
        await scribe.asked("http-table", ben, f"GET {TABLE}", **at)
        await scribe.asked("http-error", ada, f"POST {TABLE}/start", **at)
        sit = f"{TABLE}/seats/{{seat}}"
        await scribe.asked("http-seat-take", ben, f"POST {sit}", {"name": "Ben"}, **at, seat=2)
        await scribe.asked("http-seat-leave", ben, f"DELETE {sit}", **at, seat=2)
        bot = f"{sit}/bot"
        await scribe.asked("http-bot", ada, f"PUT {bot}", {"level": "skilled"}, **at, seat=2)
        await scribe.asked("http-bot-back", ada, f"DELETE {bot}", **at, seat=2)
        change: Json = {"title": "Wednesday", "public": True}
        await scribe.asked("http-table-change", ada, f"PATCH {TABLE}", change, **at)
        await scribe.asked("http-tables", ben, "GET /api/tables")
        await scribe.asked("http-tables-mine", ada, "GET /api/tables/mine")
        await ben.ask("POST", f"/tables/{at['table']}/seats/2", {})
        await scribe.asked("http-table-start", ada, f"POST {TABLE}/start", **at)
        painted = order(next(key for key in own_keys() if game(key).colours), "me", "open")
        table = (await ada.ask("POST", "/tables", painted))["id"]
        colour: Json = {"colour": "green"}
        await scribe.asked("http-colour", ada, f"PUT {sit}/colour", colour, table=table, seat=1)
        wrong = {"game": PLAIN, "seats": "two"}
        await scribe.asked("http-error-invalid", ada, "POST /api/tables", wrong)


async def tokens(scribe: Scribe, server: Running) -> None:
    """Tokens of a seat."""
    async with friends(server, PLAIN) as at:
        ada, where = at.people[0], {"table": at.table, "seat": 1}
        name = {"name": "my bot"}
        made = await scribe.asked("http-token-make", ada, f"POST {TOKENS}", name, **where)
        hello: Json = {"t": "hello", "token": made["token"], "n": -1}
        scribe.said("in-hello-token", hello)
        await scribe.asked("http-tokens", ada, f"GET {TOKENS}", **where)
        (one,) = (await ada.http.get(f"/api/tables/{at.table}/seats/1/tokens")).json()
        async with sat(ada, at.table, token=str(made["token"])) as program:
            gone = f"DELETE {TOKENS}/{{token}}"
            await scribe.asked("http-token-revoke", ada, gone, **where, token=one["id"])
            scribe.said("out-bye", await program.hear("bye"))
        await scribe.asked("http-tokens-revoke", ada, f"DELETE {TOKENS}", **where)


async def files(scribe: Scribe, server: Running) -> None:
    """Game files and boards."""
    async with server.person() as ada:
        made = await scribe.asked("http-file-show", ada, "POST /api/files", {"file": GAME_FILE})
        at = {"table": made["id"]}
        await scribe.asked("http-file", ada, f"GET {TABLE}/file", **at)
        look = f"GET {TABLE}/at/{{answers}}?eye=2"
        await scribe.asked("http-replay", ada, look, **at, answers=12)
        await scribe.asked("http-course", ada, f"GET {TABLE}/course?eye=2", **at)
        body: Json = {
            "file": GAME_FILE,
            "answers": 10,
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "casual"}],
            "title": "As Ada played it",
        }
        await scribe.asked("http-file-go-on", ada, "POST /api/files", body)
        toml = paper(PLAIN, "board.toml").replace(*OPENING.misspelt, 1)
        await scribe.asked("http-board-check", ada, "POST /api/boards", {"toml": toml})
        await scribe.asked("http-rematch", ada, f"POST {TABLE}/rematch", **at)
        await scribe.asked("http-table-board", ada, f"GET {TABLE}/board", **at)


async def about_server(scribe: Scribe, server: Running) -> None:
    """What the server says about itself and its games."""
    async with server.person() as ada:
        await scribe.asked("http-front", ada, "GET /")
        await scribe.asked("http-games", ada, "GET /api/games")
        keep_ours(scribe.found["http-games"])
        await scribe.asked("http-rules", ada, "GET /api/games/{key}/rules", key=PLAIN)
        await scribe.asked("http-board", ada, "GET /api/games/{key}/board", key=PLAIN)
        health = await scribe.asked("http-health", ada, "GET /api/health")
        health["data"] = "/home/ada/.local/share/kindu"
        await scribe.asked("http-metrics", ada, "GET /metrics")
        await scribe.asked("http-openapi", ada, "GET /api/openapi.json")


def keep_ours(example: Json) -> None:
    """Of a list of games, those of this repository: others come and go with their packages."""
    games = msgspec.convert(example["answer"], list[Json])
    example["answer"] = [one for one in games if one["key"] in own_keys()]


async def greetings(scribe: Scribe, server: Running) -> None:
    """What a newcomer hears: before the start, at a seat, as a spectator; and small talk."""
    async with server.person() as ada:
        body = order(PLAIN, "me", "open")
        table = str((await ada.ask("POST", "/tables", body))["id"])
        async with sat(ada, table) as seat:
            scribe.said("out-table-open", seat.now)
    async with friends(server, PLAIN) as at, server.person() as eve:
        ada_, ben = at.seats
        scribe.said("in-hello", {"t": "hello", "n": 41})
        await ok(ben, "chat", words="Good luck!")
        scribe.said("in-chat", {"t": "chat", "words": "Good luck!", "id": 1})
        scribe.said("out-chat", await newest(ada_, "chat"))
        await ok(ben, "react", reaction="hello")
        scribe.said("in-react", {"t": "react", "reaction": "hello", "id": 2})
        scribe.said("out-chat-reaction", await newest(ada_, "chat"))
        scribe.said("in-ping", {"t": "ping", "id": 2})
        scribe.said("out-pong", await answer(ada_, "ping"))
        scribe.said("out-seats", await newest(ada_, "seats"))
        await muting(scribe, at)
        await again(scribe, "out-table", ada_)
        async with sat(eve, at.table) as spectator:
            scribe.said("out-table-spectator", spectator.now)
        async with sat(at.people[0], at.table, 1, text=True) as seat:
            scribe.said("out-table-text", seat.now)


async def again(scribe: Scribe, name: str, seat: Seat) -> None:
    """The whole table, told anew."""
    await seat.say("hello")
    scribe.said(name, await seat.hear("table"))


async def turns(scribe: Scribe, server: Running) -> None:
    """Moves, previews, undo and what they lead to."""
    clock = {"bank": 600, "gain": 10, "then": "least"}
    async with friends(server, PLAIN, clock=clock) as at:
        ada, ben = at.seats
        draw, move = drawing(ada), moving(ada)
        asked = scribe.said("in-preview", {"t": "preview", "n": 1, "answers": [move], "id": 3})
        del asked["id"], asked["t"]
        scribe.said("out-preview", await answer(ada, "preview", **asked))
        scribe.said("in-preview", {"t": "preview", **asked, "id": 3})
        wish: Json = {"n": 1, "answers": [], "plan": True}
        scribe.said("in-preview-plan", {"t": "preview", **wish, "id": 8})
        scribe.said("out-preview-plan", await answer(ben, "preview", **wish))
        lacking = await lacked(ada, move)
        question: Json = {"n": 1, "answers": [move], "moves": ["stop", lacking]}
        scribe.said("in-why", {"t": "why", **question, "id": 7})
        scribe.said("out-why", await answer(ada, "why", **question))
        scribe.said("in-move", {"t": "move", "n": 1, "answers": [draw], "id": 4})
        scribe.said("out-ok", await answer(ada, "move", n=1, answers=[draw]))
        scribe.said("out-told", await told(ada, 1))
        scribe.said("out-told-others", await told(ben, 1))
        scribe.said("in-undo", {"t": "undo", "n": 2, "id": 5})
        await ok(ada, "undo", n=2)
        scribe.said("out-proposal", await newest(ben, "proposal"))
        scribe.said("in-agree", {"t": "agree", "n": 2, "yes": False, "id": 6})
        await ok(ben, "agree", n=2, yes=False)
        scribe.said("out-proposal-dropped", await newest(ada, "proposal"))
        await ok(ada, "undo", n=2)
        await ok(ben, "agree", n=2, yes=True)
        scribe.said("out-told-undo", await told(ada, 2))


async def refusals(scribe: Scribe, server: Running) -> None:
    """The shapes of a refusal."""
    async with friends(server, PLAIN) as at:
        ada, ben = at.seats
        draw, move = drawing(ada), moving(ada)
        scribe.said("out-refused", await answer(ada, "move", n=0, answers=[draw]))
        scribe.said("out-refused-turn", await answer(ben, "move", n=1, answers=[draw]))
        step = load(PLAIN).parse(await lacked(ada, move))
        scribe.said("out-refused-rules", await answer(ada, "move", n=1, answers=[move, step]))
        await ada.say("fly")
        scribe.said("out-refused-faulty", await ada.hear("refused"))
        async with at.people[0].at(at.table, 2) as nobody:
            scribe.said("out-refused-goodbye", await nobody.hear("refused"))


async def lacked(seat: Seat, first: int) -> str:
    """A move to be paid with a card that is not in hand."""
    found = await answer(seat, "why", n=1, answers=[first], moves=OPENING.unpaid)
    reasons = msgspec.convert(found["why"], list[Json])
    return next(str(one["move"]) for one in reasons if OPENING.unpaid_rule in str(one["rules"]))


async def groups(scribe: Scribe, server: Running) -> None:
    """Envelopes."""
    async with friends(server, IN_SECRET) as at:
        ada, ben = at.seats
        await again(scribe, "out-table-group", ada)
        answers = await chain(ada)
        await ok(ada, "move", n=1, answers=answers)
        scribe.said("out-sealed", await newest(ben, "sealed"))
        scribe.said("out-sealed-own", await newest(ada, "sealed"))
        await play(ben)
        scribe.said("out-told-group", await told(ada, 1))


async def endings(scribe: Scribe, server: Running) -> None:
    """A vote, a resignation, a rematch."""
    async with friends(server, PLAIN) as at:
        await voted(scribe, at)
        scribe.said("in-resign", {"t": "resign", "n": 1, "id": 8})
        await ok(at.seats[1], "resign", n=1)
        scribe.said("out-told-over", await told(at.seats[0], 1))
        await at.people[1].ask("POST", f"/tables/{at.table}/rematch")
        scribe.said("out-rematch", await newest(at.seats[0], "rematch"))


async def voted(scribe: Scribe, at: Sitting) -> None:
    """A proposal to end."""
    scribe.said("in-propose", {"t": "propose", "n": 1, "id": 7})
    await ok(at.seats[0], "propose", n=1)
    scribe.said("out-proposal-end", await newest(at.seats[1], "proposal"))


async def renew() -> None:
    """Play all of them, and write down what is missing."""
    with tempfile.TemporaryDirectory() as folder:
        async with running(settings(Path(folder))) as server:
            write(await all_of_them(server))


if __name__ == "__main__":
    asyncio.run(renew())
