"""Shared luck: who has no part in it, and who speaks for whom."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kindu.core.words import SPECTATOR
from kindu.games import load
from kindu.record.files import read
from kindu.record.verify import verify
from kindu.server.data.rows import BOT, PERSON, SeatRow
from kindu.server.luck import steps
from kindu.server.luck.table_luck import speakers
from tests.server.games import PLAIN
from tests.server.luck.contributing import Contributor, as_json
from tests.server.luck.waiting import ended, file_at, shared, waiting
from tests.server.sitting import live, ok, refusal, sat, told

if TYPE_CHECKING:
    import pytest

    from tests.server.running import Json, Running

EXAMPLE = read(Path(__file__).parents[3] / "docs" / "example.kindu")
OPEN: Json = {"kind": "open"}
ME: Json = {"kind": "me"}
HOST = SPECTATOR


@live
async def test_without_commitments_the_game_begins_at_once(server: Running) -> None:
    async with waiting(server, False, False) as room:
        await room.start()
        begun = await told(room.seats[0], 0)
        await ended(room.seats[0])
        file = await file_at(room.people[0], room.table)

    report = verify(file, load(PLAIN))
    assert 0 == begun["n"]
    assert report.right
    assert ("Nobody gave a nonce for seats 1 and 2.") == report.contributed[0]


@live
async def test_who_is_away_at_the_start_is_not_waited_for(server: Running) -> None:
    """Ada has made the table and gone; Ben comes days later."""
    async with waiting(server, True, True) as room:
        await room.seats[0].ws.close()
        await room.seats[1].hear(lambda one: one["t"] == "seats" and not here(one, 0))
        await room.people[1].ask("POST", f"/tables/{room.table}/start")
        await room.pledged(1)
        await ok(room.seats[1], "reveal", nonce=room.parts[1].nonce)
        await ended(room.seats[1])
        file = await file_at(room.people[1], room.table)

    assert [(2,)] == [one.seats for one in shared(file).clients]
    assert "Nobody gave a nonce for seat 1." in verify(file, load(PLAIN)).contributed


def here(message: Json, at: int) -> bool:
    """Whether somebody is connected to a seat."""
    seats = message["seats"]
    assert isinstance(seats, list)
    return bool(seats[at]["here"])


@live
async def test_who_does_not_reveal_is_left_out_and_named(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steps, "WAIT", 1)
    async with waiting(server, True, True) as room:
        await room.start()
        begun = await told(room.seats[0], 0)
        late = await refusal(room.seats[1], "reveal", nonce=room.parts[1].nonce)
        await room.seats[1].say("hello", nonce=room.parts[1].nonce)
        greeted = await room.seats[1].hear(lambda one: one["t"] in ("table", "refused"))
        await ended(room.seats[0])
        file = await file_at(room.people[0], room.table)

    report = verify(file, load(PLAIN))
    assert 0 == begun["n"]
    assert (
        "not_legal",
        "expected a nonce between start and deal, but this is too early or too late",
    ) == late
    assert "table" == greeted["t"]
    assert ["", ""] == [one.nonce for one in shared(file).clients]
    assert report.right
    assert report.contributed[1].startswith("The client of seat 2 committed to a nonce and did not")


@live
async def test_only_what_was_committed_to_can_be_revealed(server: Running) -> None:
    async with waiting(server, True, True) as room:
        early = await refusal(room.seats[0], "reveal", nonce=room.parts[0].nonce)
        await room.start()
        await room.pledged(0)
        wrong = await refusal(room.seats[0], "reveal", nonce=Contributor().nonce)
        await room.seats[0].say("reveal", nonce="no digits")
        faulty = await room.seats[0].hear("refused")
        await room.seats[0].say("hello", commitment=Contributor().commitment)
        now = await room.seats[0].hear("table")
        for at in (0, 1):
            await ok(room.seats[at], "reveal", nonce=room.parts[at].nonce)
        begun = await told(room.seats[0], 0)

    assert "expected a nonce between start and deal, but this is too early or too late" == early[1]
    assert (
        "expected the nonce of a commitment made before the start, but got another one" == wrong[1]
    )
    assert "bad_message" == faulty["why"]
    assert room.parts[0].luck == as_json(now["table"])["luck"]
    assert 0 == begun["n"]


@live
async def test_who_leaves_the_seat_takes_the_commitment_along(server: Running) -> None:
    async with waiting(server, True, True) as room, server.person() as cem:
        await room.people[1].ask("DELETE", f"/tables/{room.table}/seats/2")
        await cem.ask("POST", f"/tables/{room.table}/seats/2", {"name": "Cem"})
        async with sat(cem, room.table):
            await room.start()
            await room.pledged(0)
            await ok(room.seats[0], "reveal", nonce=room.parts[0].nonce)
            await ended(room.seats[0])
        file = await file_at(cem, room.table)

    assert [(1,)] == [one.seats for one in shared(file).clients]


@live
async def test_a_spectator_has_no_part(server: Running) -> None:
    async with waiting(server, False, False) as room, server.person() as eve:
        async with sat(eve, room.table, commitment=Contributor().commitment):
            await room.start()
            await ended(room.seats[0])
        file = await file_at(eve, room.table)

    assert () == shared(file).clients


# --- who speaks for whom ------------------------------------------------------------------


def seat_rows(*people: str) -> list[SeatRow]:
    """Seats of these people; an empty name is a bot."""
    return [
        SeatRow(at, PERSON if one else BOT, one, name=one or "bot") for at, one in enumerate(people)
    ]


def spoken(people: list[str], here: dict[int, str], host: str = "ada") -> list[tuple[object, str]]:
    found = speakers(seat_rows(*people), here, host)
    return [(one.seats, one.commitment) for one in found]


def test_every_person_s_client_speaks_for_itself_and_the_host_s_for_the_bots() -> None:
    assert [((1, 3), "a"), ((2,), "b")] == spoken(["ada", "ben", ""], {0: "a", 1: "b"})
    assert [((1,), "b"), ((2, 3), "a")] == spoken(["ben", "ada", ""], {0: "b", 1: "a"})


def test_one_client_speaks_for_all_at_its_screen() -> None:
    assert [((1, 2, 3), "a")] == spoken(["ada", "ada", ""], {0: "a"})
    assert [((1,), "a"), ((2,), "program")] == spoken(["ada", "ada"], {0: "a", 1: "program"})


def test_if_the_host_is_away_the_lowest_seat_s_client_speaks_for_the_bots() -> None:
    assert [((1, 3), "b"), ((4,), "c")] == spoken(["", "ada", "ben", "cem"], {2: "b", 3: "c"})
    assert [] == spoken(["ada", ""], {})


def test_a_host_without_a_seat_speaks_for_the_bots() -> None:
    assert [((1, 2), "h")] == spoken(["", ""], {HOST: "h"})
    assert [((1,), "b"), ((2,), "h")] == spoken(["ben", ""], {0: "b", HOST: "h"})
