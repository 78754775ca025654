"""The bots of docs/bots.md: taken from the page, started as programs, they play whole games."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import pytest
from fastapi import FastAPI

from kindu.games import own_keys
from kindu.server.http.routes.shapes import TableRequest
from kindu.server.http.routes.tokens import NewToken
from kindu.server.refusals import Refusal
from kindu.server.settings import RateLimit
from kindu.server.tables.registry import Registry
from kindu.server.wire.incoming import Hello, Move, PreviewRequest, read
from tests.server.running import PATIENCE, Person, Running, running, settings
from tests.support import QUICKEST

PAGE = Path(__file__).parents[3] / "docs" / "bots.md"
LINES = 30
T = TypeVar("T")
FEW = {"message": RateLimit(25, 1000, 1)}  # another hello counts as 20
LANGUAGES = ["python", "javascript"]


def program(language: str) -> str:
    """The only block of this language on the page."""
    [found] = re.findall(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return str(found)


def command(language: str, folder: Path) -> list[str]:
    """How the page says that the program is started."""
    if language == "python":
        file = folder / "bot.py"
        found = [sys.executable, str(file)]
    else:
        node = shutil.which("node")
        if node is None:
            pytest.skip("node is missing, so the bot in JavaScript can't be run")
        file = folder / "bot.mjs"
        found = [node, *flags(node), str(file)]
    file.write_text(program(language), encoding="utf-8")
    return found


def flags(node: str) -> list[str]:
    """Node 20 knows WebSocket as an experiment only."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    major = int(said.removeprefix("v").partition(".")[0])
    return [] if major >= 22 else ["--experimental-websocket", "--no-warnings"]


@dataclass(frozen=True)
class Ended:
    """What a program said, and whether it was content."""

    code: int | None
    out: str
    err: str


class Guest:
    """A person whose seat at a table of bots is played by a program."""

    def __init__(self, server: Running, person: Person, table: str, token: str) -> None:
        self.server = server
        self.person = person
        self.table = table
        self.token = token

    async def play(self, words: list[str]) -> Ended:
        """The program from its start to its end."""
        address = f"ws://{self.server.address}/api/tables/{self.table}/socket"
        program = await asyncio.create_subprocess_exec(
            *words, address,
            env=os.environ | {"KINDU_TOKEN": self.token},
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        try:
            async with asyncio.timeout(PATIENCE):
                out, err = await program.communicate()
        finally:
            if program.returncode is None:
                program.kill()
                await program.wait()
        return Ended(program.returncode, out.decode(), err.decode())


async def seated(server: Running, person: Person, game: str, other: str = "greedy") -> Guest:
    """A table for two, and a token for its first seat."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": other}]
    table = await person.ask("POST", "/tables", {"game": game, "seats": seats, "start": True})
    address = f"/tables/{table['id']}/seats/1/tokens"
    made = await person.ask("POST", address, {"name": "my first bot"}, 201)
    return Guest(server, person, str(table["id"]), str(made["token"]))


def at_a_table(folder: Path, game: str, work: Callable[[Guest], Awaitable[T]], **more: object) -> T:
    """What comes of this work at a table of a real server."""

    async def whole() -> T:
        async with running(settings(folder, **more)) as server, server.person() as person:
            return await work(await seated(server, person, game))

    return asyncio.run(whole())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bot_of_the_page_has_thirty_lines(language: str) -> None:
    assert LINES >= len(program(language).splitlines())


def test_the_messages_of_the_page_are_of_the_protocol() -> None:
    prose = re.sub(r"```.*?```", "", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)
    shown = re.findall(r'`(\{"t": [^`]*\})`', prose)
    said = [one.replace("n + 1", "42") for one in shown if '"refused"' not in one]

    assert [Hello, Move, PreviewRequest] == [type(read(one)) for one in said]


def test_the_requests_of_the_page_are_what_the_server_takes() -> None:
    text = PAGE.read_text(encoding="utf-8")
    table, token = re.findall(r"^    POST .*\n    (\{.*\})$", text, re.MULTILINE)
    typed = re.findall(r"-d '(\{.*\})'", text)

    assert TableRequest.model_validate_json(table).start
    assert [NewToken.model_validate_json(one) for one in typed] == [
        NewToken.model_validate_json(token)
    ]


def reasons(kind: type[Refusal]) -> set[str]:
    """The words that a refusal of this kind may have."""
    return {kind.why}.union(*(reasons(below) for below in kind.__subclasses__()))


def test_the_refusals_of_the_page_are_those_of_the_server() -> None:
    table = re.findall(r"^   \| (`.*?) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    words = set(re.findall(r"`(\w+)`", " ".join(table)))

    assert {"stale", "not_legal"} <= words
    assert set() == words - reasons(Refusal)


@pytest.mark.parametrize("game", own_keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bot_of_the_page_plays_a_whole_game(language: str, game: str, tmp_path: Path) -> None:
    words = command(language, tmp_path)
    ended = at_a_table(tmp_path / "data", game, lambda guest: guest.play(words))

    assert ("", 0) == (ended.err, ended.code)
    assert ended.out.startswith("points: ")


def registry_of(server: Running) -> Registry:
    """The tables that are awake in the server."""
    assert isinstance(server.app, FastAPI)
    found = server.app.state.registry
    assert isinstance(found, Registry)
    return found


async def some_moves(guest: Guest) -> None:
    """Wait until the program has played a little."""
    async with guest.person.at(guest.table) as watching:
        await watching.hear("table")
        while watching.n < 4:
            await watching.hear("told")


async def cut(guest: Guest) -> int:
    """Break the program's connection once; returns how many it had."""
    await some_moves(guest)
    connections = [
        connection
        for connection in registry_of(guest.server).awake[guest.table].connections
        if connection.token
    ]
    for connection in connections:
        connection.close("expected a test of the connection")
    return len(connections)


async def revoke(guest: Guest) -> None:
    """The owner wants the seat back, in the midst of the game."""
    await some_moves(guest)
    answer = await guest.person.http.delete(f"/api/tables/{guest.table}/seats/1/tokens")
    assert answer.status_code == 204, answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bot_of_the_page_comes_again_when_the_line_breaks(
    language: str, tmp_path: Path
) -> None:
    words = command(language, tmp_path)

    async def work(guest: Guest) -> Ended:
        ended, connections = await asyncio.gather(guest.play(words), cut(guest))
        assert connections == 1
        return ended

    ended = at_a_table(tmp_path / "data", QUICKEST, work)

    assert ("", 0) == (ended.err, ended.code)
    assert ended.out.startswith("points: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bot_of_the_page_stops_with_a_sentence_if_its_token_is_revoked(
    language: str, tmp_path: Path
) -> None:
    words = command(language, tmp_path)

    async def work(guest: Guest) -> Ended:
        ended, _ = await asyncio.gather(guest.play(words), revoke(guest))
        return ended

    ended = at_a_table(tmp_path / "data", QUICKEST, work)

    assert ("expected a token of a seat of this table, but got another one\n", 1) == (
        ended.err,
        ended.code,
    )


async def on_after_refusal(guest: Guest) -> int:
    """How many events came after the program was told that it is too fast."""
    refused = registry_of(guest.server).refused
    async with guest.person.at(guest.table) as watching:
        await watching.hear("table")
        while not refused["too_fast"]:
            await watching.hear("told")
        before = watching.n
        while watching.n < before + 4:
            await watching.hear("told")
        return watching.n - before


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bot_of_the_page_goes_on_after_it_was_too_fast(language: str, tmp_path: Path) -> None:
    words = command(language, tmp_path)

    async def work(guest: Guest) -> int:
        playing = asyncio.create_task(guest.play(words))
        try:
            return await on_after_refusal(guest)
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    assert 4 <= at_a_table(tmp_path / "data", QUICKEST, work, limited=True, rates=FEW)
