"""Hostile boards and bodies over HTTP: one sentence each, made where nobody else waits."""

import pytest

from kindu.games import own_keys, paper
from kindu.server.tables import uploads
from tests.server.http.test_files import EXAMPLE
from tests.server.running import Json, Person, Running
from tests.server.sitting import live

ONE = own_keys()[0]
META = f'[meta]\nid = "{ONE}"\n'
SEATS: list[Json] = [{"kind": "me"}, {"kind": "open"}]
HOSTILE = {
    "expected keys of at most 8 parts, found more": ".".join("a" * 20_000) + " = 1\n",
    "expected at most 10 levels of brackets, found more": "a = " + "[" * 49_000,
    "expected at most 100 kB, found more": META + "[[locations]]\n" * 30_000,
}


async def sentence(person: Person, path: str, body: Json, status: int = 400) -> str:
    error = (await person.ask("POST", path, body, status))["error"]
    assert isinstance(error, dict)
    return str(error["sentence"])


@live
async def test_a_hostile_board_gets_the_same_sentence_at_every_address(server: Running) -> None:
    told = {}
    async with server.person() as ada:
        for wanted, board in HOSTILE.items():
            report = await ada.ask("POST", "/boards", {"toml": board})
            table: Json = {"game": ONE, "seats": SEATS, "board": board}
            file: Json = {"file": EXAMPLE, "board": board}
            told[wanted] = [
                report["faults"],
                await sentence(ada, "/tables", table),
                await sentence(ada, "/files", file),
            ]

    lines = [f"board.toml:1: {wanted}" for wanted in HOSTILE]
    faults = [[{"line": 1, "text": wanted}] for wanted in HOSTILE]

    assert [[f, one, one] for f, one in zip(faults, lines, strict=True)] == list(told.values())


@live
async def test_what_takes_too_long_is_ended_and_refused_as_busy(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = paper(ONE, "board.toml")
    async with server.person() as ada:
        await ada.ask("POST", "/boards", {"toml": good})
        with monkeypatch.context() as patched:
            patched.setattr(uploads, "BOARD_SECONDS", 0.0)
            refused = await ada.ask("POST", "/boards", {"toml": good}, 503)
        after = await ada.ask("POST", "/boards", {"toml": good})

    error = refused["error"]
    assert isinstance(error, dict)
    assert "busy" == error["why"]
    assert [] == after["faults"]


@live
async def test_a_board_is_kept_without_its_comments(server: Running) -> None:
    board = paper(ONE, "board.toml") + "\n# mine\n" * 5_000
    async with server.person() as ada:
        body = {"game": ONE, "seats": SEATS, "board": board}
        made = await ada.ask("POST", "/tables", body)
        registry = server.app.state.registry  # type: ignore[attr-defined]
        async with registry.table(made["id"]) as table:
            kept, mine = len(table.board), "# mine" in table.board

    assert kept < len(board) / 2
    assert not mine


@live
async def test_only_texts_of_files_may_be_long(server: Running) -> None:
    """Else 2 MB of small values take a second to read."""
    wanted = "expected at most 16384 bytes besides the texts of files, but got more"
    bombs: list[Json] = [
        {"file": [[]] * 100_000},
        {"file": "", "seats": [{}] * 100_000},
        {str(n): 1 for n in range(100_000)},
        {"toml": {"a": [1] * 100_000}},
    ]
    async with server.person() as ada:
        told = {
            await sentence(ada, path, bomb, 413)
            for path in ("/files", "/boards", "/tables")
            for bomb in bombs
        }
        escaped = await ada.http.post(
            "/api/files",
            content=b'{"file":"' + b"\\u0041" * 300_000 + b'"}',
            headers={"Content-Type": "application/json"},
        )
        broken = await ada.http.post("/api/boards", content=b'{"toml": NaN' + b"[]" * 9)

    assert {wanted} == told
    assert (400, 422) == (escaped.status_code, broken.status_code)
