"""Shared luck at live tables: clients commit, then reveal, and everything is proven."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kindu.core.words import SPECTATOR
from kindu.games import load
from kindu.record.files import read
from kindu.record.receipt import read_receipt
from kindu.record.verify import verify
from tests.server.games import PLAIN
from tests.server.luck.contributing import Contributor, as_json
from tests.server.luck.waiting import ended, file_at, pledge_in, shared, waiting
from tests.server.sitting import drawing, friends, live, ok, order, play, refusal, sat, told

if TYPE_CHECKING:
    from tests.server.running import Json, Running

EXAMPLE = read(Path(__file__).parents[3] / "docs" / "example.kindu")
OPEN: Json = {"kind": "open"}
ME: Json = {"kind": "me"}
HOST = SPECTATOR


@live
async def test_two_clients_commit_then_reveal_and_both_receipts_fit(server: Running) -> None:
    async with waiting(server, True, True) as room:
        before = await room.people[0].ask("GET", f"/tables/{room.table}")
        await room.start()
        shown = [await room.pledged(at) for at in (0, 1)]
        for seat, part in zip(room.seats, room.parts, strict=True):
            await ok(seat, "reveal", nonce=part.nonce)
        begun = [await told(seat, 0) for seat in room.seats]
        sealed = [seat.latest["seats"] for seat in room.seats]
        for part, message in zip(room.parts, sealed, strict=True):
            part.luck["seal"] = as_json(as_json(message["table"])["luck"])["seal"]
        await ended(room.seats[0])
        file = await file_at(room.people[1], room.table)

    rules = load(PLAIN)
    found = shared(file)
    assert ["start"] * 2 == [one["kind"] for one in begun]
    assert as_json(before["luck"])["seed_hash"] == found.seed_hash
    assert "" == before["seal"]
    assert [found.seal] * 2 == [as_json(one["table"])["seal"] for one in sealed]
    assert all(part.nonce not in str(shown) for part in room.parts)
    assert [part.nonce for part in room.parts] == [one.nonce for one in found.clients]
    assert [(1,), (2,)] == [one.seats for one in found.clients]
    for part in room.parts:
        report = verify(file, rules, read_receipt(part.receipt(room.table)))
        assert report.right
        assert report.checked == report.draws > 0


@live
async def test_no_card_is_dealt_before_the_last_client_has_revealed(server: Running) -> None:
    async with waiting(server, True, True) as room:
        await room.start()
        await room.pledged(0)
        await ok(room.seats[0], "reveal", nonce=room.parts[0].nonce)
        now = await room.people[0].ask("GET", f"/tables/{room.table}")
        early = await refusal(room.seats[0], "move", n=0, answers=[0])
        await room.pledged(1)
        await ok(room.seats[1], "reveal", nonce=room.parts[1].nonce)
        begun = await told(room.seats[0], 0)

    assert ("running", "", []) == (now["status"], now["seal"], now["asked"])
    assert "not_started" == early[0]
    assert 0 == begun["n"]


@live
async def test_against_bots_the_hello_reveals_and_the_first_message_has_the_game(
    server: Running,
) -> None:
    """One request, one hello: no more than without a nonce."""
    part = Contributor()
    async with server.person() as ada:
        made = await ada.ask(
            "POST", "/tables", order(PLAIN, "me", "uniform", commitment=part.commitment)
        )
        table = str(made["id"])
        part.shown(table, made["luck"])
        async with sat(ada, table, commitment=part.commitment, nonce=part.nonce) as seat:
            first = seat.now
            await ended(seat)
        file = await file_at(ada, table)

    assert ("running", 0) == (made["status"], first["n"])
    assert [(1, 2)] == [one.seats for one in shared(file).clients]
    assert verify(file, load(PLAIN), read_receipt(part.receipt(table))).right


@live
async def test_a_game_that_goes_on_from_a_file_is_shared_too(server: Running) -> None:
    part = Contributor()
    async with friends(server, PLAIN) as at:
        await ended(at.seats[0])
        before = await file_at(at.people[0], at.table)
        seats = [ME, {"kind": "bot", "level": "uniform"}]
        body = {"file": before.text(), "answers": len(before.lines), "seats": seats}
        made = await at.people[0].ask("POST", "/files", body | {"commitment": part.commitment})
        table = str(made["id"])
        part.shown(table, made["luck"])
        async with sat(at.people[0], table, nonce=part.nonce) as seat:
            await ended(seat)
        file = await file_at(at.people[0], table)

    assert ["shared", "shared"] == [source.kind for source in file.luck]
    assert verify(file, load(PLAIN), read_receipt(part.receipt(table))).right


@live
async def test_what_is_taken_back_in_a_continued_game_is_drawn_by_its_own_luck(
    server: Running,
) -> None:
    """The last decision was made in the file; whatever follows it now has another source."""
    part = Contributor()
    at, seat_number = drawn_at()
    async with server.person() as ada:
        bot: Json = {"kind": "bot", "level": "uniform"}
        seats = [ME, bot] if seat_number == 1 else [bot, ME]
        body: Json = {"file": EXAMPLE.text(), "answers": at, "seats": seats}
        made = await ada.ask("POST", "/files", body | {"commitment": part.commitment})
        table = str(made["id"])
        async with sat(ada, table, seat_number, nonce=part.nonce) as seat:
            while seat.now["asked"] != [seat_number]:
                await seat.hear("told")
            n = seat.n + 1
            await ok(seat, "undo", n=n)
            await told(seat, n)
            await play(seat, drawing(seat))
            while seat.now["asked"] != [seat_number]:
                await seat.hear("told")
            await ok(seat, "resign", n=seat.n + 1)
        file = await file_at(ada, table)

    report = verify(file, load(EXAMPLE.game))
    assert file.luck[-1].first <= at
    assert report.right
    assert report.checked == report.draws


def drawn_at() -> tuple[int, int]:
    """After how many answers of the example a seat has just drawn two cards, and which seat."""
    lines = EXAMPLE.lines
    for at in range(20, len(lines)):
        seat, _, move = lines[at - 3].partition(" ")
        if move == "draw" and all(line.startswith("* card") for line in lines[at - 2 : at]):
            return at, int(seat)
    raise AssertionError


@live
async def test_a_program_takes_part_by_its_token(server: Running) -> None:
    async with server.person() as ada, server.person() as ben:
        made = await ada.ask("POST", "/tables", order(PLAIN, "open", seats=[ME, OPEN]))
        table = str(made["id"])
        await ben.ask("POST", f"/tables/{table}/seats/2", {"name": "Ben"})
        where = f"/tables/{table}/seats/2/tokens"
        token = (await ben.ask("POST", where, {"name": "program"}, 201))["token"]
        part = Contributor()
        beside = sat(server.person(), table, token=token, commitment=part.commitment)
        async with sat(ada, table) as seat, beside as program:
            await ada.ask("POST", f"/tables/{table}/start")
            found = await program.hear(lambda one: bool(pledge_in(one)))
            part.shown(table, as_json(found["table"])["luck"])
            await ok(program, "reveal", nonce=part.nonce)
            await ended(seat)
        file = await file_at(ada, table)

    assert [((2,), part.nonce)] == [(one.seats, one.nonce) for one in shared(file).clients]
    assert verify(file, load(PLAIN), read_receipt(part.receipt(table))).right
