"""`kindu forget`: a host deletes an account by its name."""

import asyncio
from pathlib import Path

import pytest

from kindu.cli.run import BAD_INPUT, run
from tests.server.running import running, settings
from tests.server.sitting import live, order
from tests.support import QUICKEST


async def leave_an_account(folder: Path) -> None:
    """Ada has an account and a table."""
    async with running(settings(folder)) as server, server.person() as ada:
        await ada.ask("POST", "/account", {"name": "Ada", "password": "correct horse"})
        await ada.ask("POST", "/tables", order(QUICKEST, "me", "uniform"))


@live
async def test_an_account_is_forgotten_by_its_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await leave_an_account(tmp_path)
    code = await asyncio.to_thread(run, ["forget", "--account", "ada", "--data", str(tmp_path)])

    assert 0 == code
    assert "The account ada is deleted. It was at 1 table;" in capsys.readouterr().out
    async with running(settings(tmp_path)) as server, server.person() as ada:
        body = {"name": "Ada", "password": "correct horse"}
        assert "error" in await ada.ask("POST", "/login", body, 403)


def test_an_unknown_name_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = run(["forget", "--account", "nobody", "--data", str(tmp_path)])

    assert BAD_INPUT == code
    assert "has no database" in capsys.readouterr().err
