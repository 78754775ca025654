"""A session that ends closes its sockets at once, in every process, and tables forget its words."""

import asyncio
from pathlib import Path

import pytest

from kindu.cli.run import run
from tests.server.running import Json, Person, Running, Seat, running, settings
from tests.server.sitting import friends, live, ok, order, refusal, sat
from tests.server.tables.test_two_servers import moved, two
from tests.support import QUICKEST

PASSWORD = "correct horse"  # noqa: S105 - of a test
ENDED = "expected a valid session, but it has ended"
NOT_YOURS = "expected a seat of yours, but this one no longer is"
NEW_PASSWORD: Json = {"old": PASSWORD, "new": "battery staple"}


async def do(person: Person, method: str, path: str, body: Json | None = None) -> None:
    """A request that is done."""
    found = await person.http.request(method, f"/api{path}", json=body)
    assert found.status_code in (200, 204), found.text


async def closed(seat: Seat) -> str:
    """Why the server closes this socket."""
    return str((await seat.hear("bye"))["sentence"])


async def account(person: Person, name: str) -> None:
    await do(person, "POST", "/account", {"name": name, "password": PASSWORD})


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/account/password", NEW_PASSWORD),
        ("DELETE", "/me/sessions", None),
        ("DELETE", "/me", None),
    ],
)
@live
async def test_what_ends_other_sessions_closes_their_sockets(
    server: Running, method: str, path: str, body: Json | None
) -> None:
    """One socket plays, one watches another table."""
    name = f"Ada {abs(hash(path)) % 10**6}"
    async with server.person() as ada, server.person() as ben, server.person() as double:
        await account(ada, name)
        await do(double, "POST", "/login", {"name": name, "password": PASSWORD})
        mine, theirs = await table_of(ada), await table_of(ben)
        async with sat(double, mine) as playing, sat(double, theirs) as watching:
            await do(ada, method, path, body)
            found = [await closed(playing), await closed(watching)]

    assert ENDED == found[1]
    assert found[0] in (ENDED, NOT_YOURS)


@live
async def test_logging_out_closes_the_sockets_of_this_session_only(server: Running) -> None:
    async with server.person() as ada, server.person() as double:
        await account(ada, "Ada who logs out")
        login: Json = {"name": "Ada who logs out", "password": PASSWORD}
        await do(double, "POST", "/login", login)
        table = str((await ada.ask("POST", "/tables", order(QUICKEST, "me", "uniform")))["id"])
        async with sat(ada, table) as here, sat(double, table) as there:
            await do(ada, "POST", "/logout")
            found = await closed(here)
            await ok(there, "chat", words="still here")

    assert ENDED == found


@live
async def test_the_words_of_a_deleted_person_vanish_from_a_table_that_is_awake(
    server: Running,
) -> None:
    async with friends(server, QUICKEST) as at, server.person() as eve:
        await ok(at.seats[1], "chat", words="my secret")
        await at.seats[0].hear("chat")
        await do(at.people[1], "DELETE", "/me")
        again = await at.seats[0].hear("chat")
        async with sat(eve, at.table) as late:
            chat = late.now["chat"]

    assert (0, "Somebody", "") == (again["k"], again["name"], again["words"])
    assert [again["words"]] == [one["words"] for one in chat]  # type: ignore[attr-defined]


async def forgotten(folder: Path, ada: Person, seat: Seat, ben: Seat, *words: str) -> None:
    """The host forgets an account in another process, and the server notices."""
    await ok(seat, "chat", words="my secret")
    command = ["forget", "--account", "ada", "--data", str(folder), *words]
    assert 0 == await asyncio.to_thread(run, command)
    assert await closed(seat)
    said = await ben.hear(lambda one: one["t"] == "chat" and one["words"] == "")
    assert "Somebody" == said["name"]
    assert "ada" != (await ada.ask("GET", "/me"))["account"]


@live
async def test_a_running_server_notices_whom_the_host_has_it_forget(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as server, friends(server, QUICKEST) as at:
        await account(at.people[0], "Ada")
        async with sat(at.people[0], at.table) as seat:
            await forgotten(tmp_path, at.people[0], seat, at.seats[1])


@live
async def test_all_processes_notice_whom_the_host_has_forgotten(
    tmp_path: Path, postgres_url: str
) -> None:
    async with two(tmp_path, postgres_url) as (one, other), friends(one, QUICKEST) as at:
        await account(at.people[0], "Ada")
        async with moved(at.people[0], other.address) as ada, sat(ada, at.table) as seat:
            await forgotten(tmp_path, ada, seat, at.seats[1], "--database-url", postgres_url)


@live
async def test_what_ends_at_one_process_ends_at_the_other(
    tmp_path: Path, postgres_url: str
) -> None:
    """A session by its log-out, a token by its revocation."""
    async with two(tmp_path, postgres_url) as (one, other), friends(one, QUICKEST) as at:
        ada = at.people[0]
        tokens = f"/tables/{at.table}/seats/1/tokens"
        token = str((await ada.ask("POST", tokens, {"name": "bot"}, 201))["token"])
        async with (
            moved(ada, other.address) as there,
            sat(there, at.table) as seat,
            there.at(at.table, token=token) as program,
        ):
            await program.hear("table")
            await do(ada, "DELETE", tokens)
            revoked = await closed(program)
            await do(ada, "POST", "/logout")
            found = await closed(seat)

    assert (ENDED, "expected a valid token, but it was revoked") == (found, revoked)


@live
async def test_what_ends_other_sessions_closes_their_sockets_at_the_other_process(
    tmp_path: Path, postgres_url: str
) -> None:
    """Ended sessions, a new password and deletion, one after the other."""
    ends: list[tuple[str, str, Json | None]] = [
        ("DELETE", "/me/sessions", None),
        ("POST", "/account/password", NEW_PASSWORD),
        ("DELETE", "/me", None),
    ]
    password, found = PASSWORD, []
    async with two(tmp_path, postgres_url) as (one, other), friends(one, QUICKEST) as at:
        ada, theirs = at.people[0], await table_of(at.people[1])
        await account(ada, "Ada")
        for method, path, body in ends:
            async with other.person() as double:
                await do(double, "POST", "/login", {"name": "Ada", "password": password})
                async with sat(double, at.table) as playing, sat(double, theirs) as watching:
                    await do(ada, method, path, body)
                    found.append([await closed(playing), await closed(watching)])
            password = str((body or {}).get("new", password))

    assert [ENDED] * 3 == [watching for _, watching in found]
    assert all(playing in (ENDED, NOT_YOURS) for playing, _ in found)


async def table_of(person: Person) -> str:
    return str((await person.ask("POST", "/tables", order(QUICKEST, "me", "uniform")))["id"])


@live
async def test_a_socket_of_an_ended_session_can_not_speak_for_it(server: Running) -> None:
    async with friends(server, QUICKEST) as at:
        await do(at.people[1], "POST", "/logout")
        async with at.people[1].at(at.table) as nobody:
            await nobody.hear("table")
            why, _ = await refusal(nobody, "chat", words="it is me")

    assert "not_seated" == why
