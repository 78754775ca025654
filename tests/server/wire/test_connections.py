"""Connections: who is let in, who is not, and what is no message."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from kindu.server.settings import RateLimit
from kindu.server.wire import socket as socket_
from tests.server.games import PLAIN
from tests.server.running import PATIENCE, Json, Person, Running, running, settings
from tests.server.sitting import answer, drawing, friends, hot_seat, live, ok, sat

SEATLESS = "expected a token of a seat of this table, but got another one"


@asynccontextmanager
async def raw(person: Person, table: str, origin: str | None) -> AsyncIterator[ClientConnection]:
    """A socket with this browser's cookie before it has said anything."""
    cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    headers = {"Cookie": cookie} if cookie else {}
    where = f"ws://{person.address}/api/tables/{table}/socket"
    page = Origin(origin) if origin else None
    async with connect(where, origin=page, additional_headers=headers, max_size=None) as socket:
        yield socket


async def last_words(socket: ClientConnection) -> tuple[Json, int | None]:
    """The last message, and the code with which the server closes."""
    found: Json = {}
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                found = json.loads(await socket.recv())
    except ConnectionClosed:
        return found, socket.close_code


async def turned_away(person: Person, table: str, *messages: str | bytes) -> tuple[object, ...]:
    """Why a socket that says this first is closed, and the code."""
    async with raw(person, table, person.origin) as socket:
        for one in messages:
            await socket.send(one)
        found, code = await last_words(socket)
        return found["t"], found["why"], found["sentence"], code


@live
async def test_the_first_message_is_a_hello(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        found = await turned_away(at.people[0], at.table, '{"t":"move","n":1,"answers":[0]}')

    sentence = "expected a hello first, but got another message"
    assert ("refused", "bad_message", sentence, 1008) == found


@live
async def test_who_says_no_hello_in_time_is_sent_away(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with friends(server, PLAIN) as at:
        monkeypatch.setattr(socket_, "HELLO", 0.01)
        found = await turned_away(at.people[0], at.table)

    assert (
        "refused",
        "bad_message",
        "expected a hello within 0.01 seconds, but got none",
        1008,
    ) == found


@live
async def test_ok_comes_after_what_it_is_about_and_only_if_there_is_an_id(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        seat, many = at.seats[0], len(at.seats[0].raw)
        await seat.say("chat", words="hi")
        await seat.say("chat", words="again", id=1)
        await seat.say("move", n=1, answers=[drawing(seat)], id=2)
        await seat.reply(2)
        kinds = [json.loads(one)["t"] for one in seat.raw[many:]]

    assert ["chat", "chat", "ok", "told", "ok"] == [one for one in kinds if one != "seats"]


@live
async def test_a_link_to_no_table_is_not_found(server: Running) -> None:
    async with server.person() as ada:
        found = await turned_away(ada, "nowhere", '{"t":"hello"}')

    sentence = "expected the link of a table, but this is not one"
    assert ("refused", "not_found", sentence, 1008) == found


@live
async def test_another_persons_seat_is_not_given(server: Running) -> None:
    async with friends(server, PLAIN) as at, at.people[0].at(at.table, 2) as seat:
        found, code = await last_words(seat.ws)

    sentence = "expected a seat of yours, but seat 2 is not"
    assert ("not_seated", sentence, 1008) == (found["why"], found["sentence"], code)


@live
async def test_a_seat_is_not_given_to_nobody(server: Running) -> None:
    async with (
        friends(server, PLAIN) as at,
        server.person() as eve,
        eve.at(at.table, 1) as seat,
    ):
        found, code = await last_words(seat.ws)

    sentence = "expected a cookie or a token, but got neither"
    assert ("not_seated", sentence, 1008) == (found["why"], found["sentence"], code)


@pytest.mark.parametrize("token", ["x", "kindu_" + "A" * 43, "kindu_' OR 1=1"])
@live
async def test_a_forged_token_opens_nothing(server: Running, token: str) -> None:
    async with friends(server, PLAIN) as at:
        found = await turned_away(
            at.people[0], at.table, json.dumps({"t": "hello", "token": token})
        )

    assert ("refused", "not_seated", SEATLESS, 1008) == found


async def made_token(person: Person, table: str, seat: int = 1) -> str:
    """A token of one's own seat."""
    path = f"/tables/{table}/seats/{seat}/tokens"
    return str((await person.ask("POST", path, {"name": "my bot"}, 201))["token"])


@live
async def test_a_program_plays_with_a_token_and_without_a_cookie(server: Running) -> None:
    async with friends(server, PLAIN) as at, server.person() as program:
        token = await made_token(at.people[0], at.table)
        async with sat(program, at.table, token=token) as seat:
            found = seat.now
            await ok(seat, "move", n=1, answers=[drawing(seat)])

    assert (1, [1]) == (found["eye"], found["yours"])


@live
async def test_a_token_is_for_one_table(server: Running) -> None:
    async with friends(server, PLAIN) as at, friends(server, PLAIN) as other:
        token = await made_token(at.people[0], at.table)
        found = await turned_away(
            at.people[0], other.table, json.dumps({"t": "hello", "token": token})
        )

    assert ("refused", "not_seated", SEATLESS, 1008) == found


@live
async def test_a_revoked_token_closes_its_sockets_and_opens_no_more(server: Running) -> None:
    async with friends(server, PLAIN) as at, server.person() as program:
        ada = at.people[0]
        path = f"/tables/{at.table}/seats/1/tokens"
        token = await made_token(ada, at.table)
        async with sat(program, at.table, token=token) as seat:
            (listed,) = (await ada.http.get(f"/api{path}")).json()
            gone = await ada.http.delete(f"/api{path}/{listed['id']}")
            found, code = await last_words(seat.ws)
        then = await turned_away(program, at.table, json.dumps({"t": "hello", "token": token}))

    assert (204, "bye", 1013) == (gone.status_code, found["t"], code)
    assert "expected a valid token, but it was revoked" == found["sentence"]
    assert ("refused", "not_seated", SEATLESS, 1008) == then


@live
async def test_a_page_of_another_site_gets_no_socket(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        with pytest.raises(InvalidStatus) as refused:
            async with raw(at.people[0], at.table, "https://evil.example"):
                pass

    assert 403 == refused.value.response.status_code


@live
async def test_a_cookie_without_a_page_of_ours_is_a_spectators(server: Running) -> None:
    async with friends(server, PLAIN) as at, raw(at.people[0], at.table, None) as socket:
        await socket.send('{"t":"hello"}')
        found = json.loads(await socket.recv())

    assert (None, []) == (found["eye"], found["yours"])


FAULTY = [
    ("", "expected JSON, but"),
    ("{", "expected JSON, but"),
    ("[" * 5000, "expected"),
    (
        '{"t":"ping","id":' + "[" * 2000 + "]" * 2000 + "}",
        "expected a message of the protocol, but",
    ),
    (b"\x00\xff", "expected JSON, but"),
    ("7", "expected a message of the protocol, but"),
    ("{}", "expected a message of the protocol, but"),
    ('{"t":"fly"}', "expected a message of the protocol, but Invalid value 'fly' - at `$.t`"),
    ('{"t":"ping","more":1}', "expected a message of the protocol, but"),
    ('{"t":"move","n":1}', "expected a message of the protocol, but"),
    ('{"t":"move","n":"1","answers":[0]}', "expected a message of the protocol, but"),
    ('{"t":"move","n":1.5,"answers":[0]}', "expected a message of the protocol, but"),
    ('{"t":"move","n":-1,"answers":[0]}', "expected a message of the protocol, but"),
    ('{"t":"move","n":1,"answers":[true]}', "expected a message of the protocol, but"),
    ('{"t":"move","n":1,"answers":{}}', "expected a message of the protocol, but"),
    ('{"t":"move","n":1,"answers":[99999999999999999999]}', "expected a message of"),
    ('{"t":"agree","n":1,"yes":1}', "expected a message of the protocol, but"),
    ('{"t":"chat","words":""}', "expected a message of the protocol, but"),
    (json.dumps({"t": "chat", "words": "a" * 501}), "expected a message of the protocol, but"),
    ('{"t":"chat","words":" \\t "}', "expected some text, but there is none"),
]


@pytest.mark.parametrize(("message", "sentence"), FAULTY, ids=range(len(FAULTY)))
@live
async def test_what_is_no_message_is_refused_and_the_socket_stays(
    server: Running, message: str | bytes, sentence: str
) -> None:
    async with hot_seat(server, PLAIN, "me", "me") as at:
        seat = at.seats[0]
        await seat.ws.send(message)
        found = await seat.hear("refused")
        pong = await answer(seat, "ping")

    assert ("bad_message", 0, "pong") == (found["why"], found["n"], pong["t"])
    assert str(found["sentence"]).startswith(sentence)


@live
async def test_a_message_that_is_too_big_is_refused_and_a_huge_one_ends_it(server: Running) -> None:
    async with hot_seat(server, PLAIN, "me", "me") as at:
        seat = at.seats[0]
        await seat.say("chat", words="a" * 16384)
        found = await seat.hear("refused")
        await seat.ws.send("a" * 16 * 16384 + "a")
        _, code = await last_words(seat.ws)

    assert ("too_big", 1009) == (found["why"], code)
    assert "expected a message of at most 16384 bytes, but got more" == found["sentence"]


@live
async def test_too_many_messages_are_refused_until_the_time_has_passed(tmp_path: Path) -> None:
    rates = {"message": RateLimit(3, 3, 3600)}
    chosen = settings(tmp_path, limited=True, rates=rates)
    async with running(chosen) as server, hot_seat(server, PLAIN, "me", "me") as at:
        seat = at.seats[0]
        for _ in range(3):
            await answer(seat, "ping")
        await seat.say("move", n=1, answers=[drawing(seat)])
        found = await seat.hear("refused")

    sentence = "expected 'message' at most 3 times in 3600 seconds, but got more; please wait"
    assert ("too_fast", 0) == (found["why"], found["n"])
    assert str(found["sentence"]).startswith(sentence)


@live
async def test_thirty_faulty_messages_in_a_row_end_a_connection(server: Running) -> None:
    async with hot_seat(server, PLAIN, "me", "me") as at:
        seat = at.seats[0]
        for _ in range(30):
            await seat.ws.send("{")
        found, code = await last_words(seat.ws)

    assert ("bye", 1013) == (found["t"], code)


@live
async def test_a_second_hello_tells_the_table_again(server: Running) -> None:
    async with hot_seat(server, PLAIN, "me", "me") as at:
        seat = at.seats[0]
        first = seat.now
        await seat.say("hello", n=0)
        second = await seat.hear("table")

    assert (first["view"], first["eye"]) == (second["view"], second["eye"])
    assert [] == second["facts"]
