"""What a server says about itself: its engine to all, its data folder only on its own machine."""

import sys
from pathlib import Path

import pytest

from kindu.cli.commands.serve import has_browser
from tests.server.processes import process
from tests.server.running import Running
from tests.server.sitting import live
from tests.support import COMPILED

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
