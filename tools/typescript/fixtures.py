"""The fixtures of the web app's unit tests: boards, words and scenes of each game, recorded.

A game's scenes lie in its tests: `tests/games/<key>/web/recorded.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from kindu.games import own_keys, screen
from tests.server.examples import pretty
from tests.server.running import running, settings
from tools.typescript import dialogues

if TYPE_CHECKING:
    from kindu.record.gamefile import GameFile
    from tests.server.running import Json, Person

LAST_FACTS = 600  # of a finished game
Scenes = dict[str, Callable[[], dialogues.Scene]]


def all_files() -> dict[str, str]:
    """Every fixture by its path below the folder."""
    with TemporaryDirectory() as folder:
        return asyncio.run(recorded(Path(folder)))


async def recorded(folder: Path) -> dict[str, str]:
    """The fixtures of all games with scenes, from one server."""
    found: dict[str, Json] = {}
    async with running(settings(folder)) as server, server.person() as person:
        for key in sorted(own_keys()):
            name = f"tests.games.{key}.web.recorded"
            if find_spec(name):
                found |= await game(person, key, import_module(name))
    return {path: pretty(one) + "\n" for path, one in found.items()}


async def game(person: Person, key: str, module: Any) -> dict[str, Json]:  # noqa: ANN401 - a module
    """The fixtures of one game."""
    folder = f"{key}/fixtures"
    drawn: Any = await person.ask("GET", f"/games/{key}/board")
    found = {
        f"{folder}/board.json": drawn["board"],
        f"{folder}/words.json": words(key),
        f"{folder}/end.json": await end(person, module.END),
    }
    for name, scene in module.SCENES.items():
        found[f"{folder}/{name}.json"] = await dialogues.recorded(person, scene)
    return found


def words(key: str) -> Json:
    """Which rules a game tells of, and what the numbers of each are called."""
    found = screen(key)
    tables = {"facts": found.FACTS, "reasons": found.REASONS, "hints": found.HINTS}
    return {
        name: {rule: list(names) for rule, names in table.items()} for name, table in tables.items()
    }


async def end(person: Person, file: GameFile) -> Json:
    """A finished game: its last view, its last facts, and its result."""
    table = (await person.ask("POST", "/files", {"file": file.text()}))["id"]
    course: Any = await person.ask("GET", f"/tables/{table}/course")
    last = await person.ask("GET", f"/tables/{table}/at/{course['last']}")
    return {
        "view": last["view"],
        "facts": course["facts"][-LAST_FACTS:],
        "result": course["result"],
    }
