"""What a server says about itself: its engine to all, its data folder only on its own machine."""

import sys
from pathlib import Path

import pytest
from fastapi import FastAPI

from kindu.cli.commands.serve import has_browser
from tests.server.postgres import Server, command
from tests.server.processes import process
from tests.server.running import Running, running, settings
from tests.server.sitting import friends, live
from tests.support import COMPILED, QUICKEST

END_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = "
ENGINE = "compiled" if COMPILED else "pure"


@live
async def test_the_folder_is_told_only_on_the_same_machine(server: Running) -> None:
    async with server.person() as ada:
        near = (await ada.http.get("/api/health")).json()
        passed_on = {"X-Forwarded-For": "203.0.113.7"}
        far = (await ada.http.get("/api/health", headers=passed_on)).json()

    assert (ENGINE, ENGINE) == (near["engine"], far["engine"])
    assert near["data"].startswith("/")
    assert None is far["data"]


@live
async def test_metrics_name_no_table_and_no_person(server: Running) -> None:
    async with friends(server, QUICKEST, title="Tuesday") as at:
        found = (await at.people[0].http.get("/metrics")).text
        me = await at.people[0].ask("GET", "/me")

    assert "\nkindu_tables_awake " in found
    assert [] == [one for one in (at.table, "Tuesday", "Ada", str(me["id"])) if one in found]


def test_the_command_says_what_runs_and_where_games_are_kept(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        assert server.running.stdout is not None
        said = server.running.stdout.readline()

    words = "compiled" if COMPILED else "pure Python (the same games, but slower)"
    assert f"Engine: {words}. Games are saved in {tmp_path}\n" == said


@pytest.mark.parametrize(
    ("system", "screen", "expected"),
    [
        ("linux", "", False),
        ("linux", "DISPLAY", True),
        ("linux", "WAYLAND_DISPLAY", True),
        ("darwin", "", True),
        ("win32", "", True),
    ],
)
def test_a_browser_is_opened_where_there_are_windows(
    monkeypatch: pytest.MonkeyPatch, system: str, screen: str, expected: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.setenv(name, ":0" if name == screen else "")
    monkeypatch.setattr(sys, "platform", system)

    assert expected == has_browser()


@live
async def test_a_server_that_can_not_save_is_not_healthy_until_it_can(tmp_path: Path) -> None:
    """As with a disk that has become read-only; nobody saves anything in between."""
    async with running(settings(tmp_path)) as server, server.person() as ada:
        assert isinstance(server.app, FastAPI)
        writing = server.app.state.services.database.writing
        writing.execute("PRAGMA query_only = ON")
        before = await ada.http.get("/api/health")
        refused = await ada.http.get("/api/me")
        ill = [await ada.http.get("/api/health") for _ in range(2)]
        writing.execute("PRAGMA query_only = OFF")
        well = await ada.http.get("/api/health")

    assert [200, 503, 200] == [one.status_code for one in (before, refused, well)]
    assert [503, 503] == [one.status_code for one in ill]
    assert "storage" == ill[0].json()["error"]["why"]


@live
async def test_the_same_with_postgresql(
    tmp_path: Path, postgres_url: str, postgres_server: Server
) -> None:
    """As on a server that has become a read-only copy of another."""
    admin = postgres_server.url("postgres")
    name = postgres_url.partition("@/")[2].partition("?")[0]
    ends = f"{END_ALL}'{name}'"
    async with (
        running(settings(tmp_path, database_url=postgres_url)) as server,
        server.person() as ada,
    ):
        found = []
        for word in ("on", "off"):
            alter = f"ALTER DATABASE {name} SET default_transaction_read_only = {word}"
            await command(admin, alter)
            await command(admin, ends)
            await ada.http.get("/api/me", headers={"Cookie": ""})  # on a connection that is gone
            await ada.http.get("/api/me", headers={"Cookie": ""})
            found.append((await ada.http.get("/api/health")).status_code)

    assert [503, 200] == found
