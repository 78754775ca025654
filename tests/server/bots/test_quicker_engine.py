"""An engine that was compiled while a server runs: its bots use it from their next thought on."""

import asyncio
from pathlib import Path

import pytest

import kindu
from kindu.server.settings import COMPILED
from kindu.server.work.process import compiled_since
from tests.server.games import dealt
from tests.server.thinking import ask, thinking
from tests.support import QUICKEST


def test_bots_change_over_when_it_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(COMPILED, str(tmp_path))
    (tmp_path / "kindu").symlink_to(Path(kindu.__file__).parent)
    record = dealt(QUICKEST, 2)

    async def work() -> tuple[list[str], list[list[int]], int]:
        folders, answers = [], []
        async with thinking(1) as pool:
            for _ in range(3):
                answers.append(await pool.think(ask("a", "greedy", record)))
                folders += [worker.folder for worker in pool.workers if worker is not None]
                (tmp_path / ".ready").touch()
            return folders, answers, pool.restarts

    folders, answers, restarts = asyncio.run(work())

    assert ["", str(tmp_path), str(tmp_path)] == folders
    assert answers[0] == answers[1] == answers[2]
    assert 1 == restarts


def test_without_such_a_folder_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(COMPILED, raising=False)

    assert "" == compiled_since()
