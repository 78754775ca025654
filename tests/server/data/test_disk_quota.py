"""Quotas: the tables of one person, and those from one address, take only so much space."""

from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from fastapi import FastAPI

import kindu
from kindu.games import game, keys
from kindu.server import disk_quota
from kindu.server.data.games import size_of
from kindu.server.settings import RATES, RateLimit, Settings
from kindu.server.tables.registry import Registry
from tests.server.games import PLAIN
from tests.server.running import Json, Person, Running, running
from tests.server.sitting import answer, hot_seat, live, moving, newest, ok, order, sat, told

EXAMPLE = (Path(__file__).parents[3] / "docs" / "example.kindu").read_text()
MUCH = {name: RateLimit(10**6, 10**6, 60) for name in RATES}


def limited(folder: Path, **more: int) -> Settings:
    """A server that has no limits but quotas."""
    return replace(Settings(data=folder, port=0, rates=MUCH), **more)  # type: ignore[arg-type]


async def uploads(person: Person, many: int) -> list[str]:
    """A file, uploaded so many times; how each was answered."""
    found = [await person.http.post("/api/files", json={"file": EXAMPLE}) for _ in range(many)]
    sentences = [one.json().get("error", {}).get("sentence", "") for one in found]
    return [f"{one.status_code} {text}".strip() for one, text in zip(found, sentences, strict=True)]


def registry(server: Running) -> Registry:
    assert isinstance(server.app, FastAPI)
    return cast("Registry", server.app.state.registry)


@live
async def test_files_that_are_only_shown_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kindu.server.http.app.MB", len(EXAMPLE) + 1500)
    settings = limited(tmp_path, quota_person=2, quota_address=3)
    async with running(settings) as server, server.person() as ada, server.person() as ben:
        first, second = await uploads(ada, 3), await uploads(ben, 2)

    full = "expected {} to take at most 0 MB on this server, but they would take more"
    assert ["200", "200", f"507 {full.format('your tables')}"] == first
    assert ["200", f"507 {full.format('the tables from your address')}"] == second


@pytest.mark.parametrize("last", ["resign", "propose"])
@live
async def test_a_table_that_grows_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: str
) -> None:
    """Every move and undo adds a row: a quarter of the quota at a time is checked."""
    monkeypatch.setattr(disk_quota, "STEP", 1000)
    monkeypatch.setattr("kindu.server.http.app.MB", 5000)
    settings = limited(tmp_path, quota_person=1)
    async with running(settings) as server, hot_seat(server, PLAIN, "me", "me") as at:
        seat = at.seats[0]
        refused: Json = {}
        while refused.get("t") != "refused":
            n = seat.n + 1
            undo = n % 2 == 0
            body: Json = {"n": n} if undo else {"n": n, "answers": [moving(seat)]}
            refused = await answer(seat, "undo" if undo else "move", **body)
            if refused["t"] == "ok":
                await told(seat, n)
        n = seat.n + 1
        await ok(seat, last, n=n)
        await told(seat, n)
        await newest(at.seats[1], "told")  # who has read nothing takes long to say goodbye
        size = await size_of(registry(server).db, "id", at.table)

    assert "full" == refused["why"]
    assert "expected your tables to take at most" in str(refused["sentence"])
    assert 3000 < size < 6500


@pytest.mark.parametrize("when", ["open", "over"])
@live
async def test_chat_is_counted_also_before_and_after_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    monkeypatch.setattr(disk_quota, "STEP", 1000)
    monkeypatch.setattr("kindu.server.http.app.MB", 5000)
    settings = limited(tmp_path, quota_person=1)
    async with running(settings) as server, server.person() as ada:
        new = (
            order(PLAIN, "me", "open", start=False) if when == "open" else order(PLAIN, "me", "me")
        )
        table = str((await ada.ask("POST", "/tables", new))["id"])
        async with sat(ada, table) as seat:
            if when == "over":
                await ok(seat, "propose", n=seat.n + 1)
            said = ["ok"]
            while said[-1] == "ok":
                said.append(str((await answer(seat, "chat", words="\u0445" * 200))["t"]))
        size = await size_of(registry(server).db, "id", table)

    assert 5 < len(said) < 12
    assert 3000 < size <= 5000


@pytest.mark.parametrize("key", keys())
def test_most_games_take_less_than_a_tenth_of_a_megabyte(key: str) -> None:
    """As if each answer were an event of its own."""
    many = game(key).seats[-1]
    record = kindu.play(key, ["greedy"] * many, seed=7).record
    events = sum(not line.startswith("*") for line in record.lines)

    size = disk_quota.TABLE + disk_quota.ROW * events + len("\n".join(record.lines))
    assert size < 0.1 * disk_quota.MB
