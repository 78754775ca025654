"""A wheel of each engine, with the app inside, plays and serves in a clean environment."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

import httpx2
import pytest

from kindu import __version__
from kindu.games import own_keys
from tests.packages.building import ROOT
from tests.packages.installing import Place
from tests.server.games import PLAIN
from tests.server.running import Person
from tests.server.sitting import order, play, sat
from tests.support import QUICKEST
from tools.engine.sources import engine_files

pytestmark = pytest.mark.wheel
Places = Callable[[str, str], Place]
SPOKEN = {"compiled": "compiled", "pure": "pure Python"}
TRY = ROOT / "tools" / "try_wheel.py"
WHICH = """
import importlib, sys
found = [importlib.import_module(name).__file__ for name in sys.argv[1:]]
print(*sorted({"pure" if path.endswith(".py") else "compiled" for path in found}))
"""


def modules(server: bool) -> list[str]:
    """The compiled modules, with or without those of the server."""
    names = [one.removesuffix(".py").replace("/", ".") for one in engine_files(ROOT / "src")]
    return [name for name in names if server or not name.startswith("kindu.server.")]


def test_the_engine_installs_alone_and_plays(place: Places, engine: str) -> None:
    here = place(engine, "")
    tried = here.run(here.python, "-P", TRY, f"--{engine}", "--app")
    which = here.run(here.python, "-c", WHICH, *modules(server=False))

    assert {"kindu", "librt", "mypy-extensions"} == here.packages()
    assert (0, "") == (tried.returncode, tried.stderr)
    assert own_keys() == [line.split(":")[0] for line in tried.stdout.splitlines()[1:]]
    assert (f"{engine}\n", "") == (which.stdout, which.stderr)


def test_without_its_extra_the_command_says_what_to_install(place: Places, engine: str) -> None:
    done = place(engine, "").kindu("games")

    assert (2, "") == (done.returncode, done.stdout)
    assert done.stderr.endswith("but typer is missing: pip install 'kindu[cli]'\n")


@pytest.mark.parametrize("extra", ["cli", "server"])
def test_the_command_line_works(place: Places, engine: str, extra: str) -> None:
    here = place(engine, extra)
    version, games = here.kindu("--version"), here.kindu("games")
    game = here.kindu("watch", QUICKEST, "--bots", "greedy,uniform", "--seed", "2")

    assert f"kindu {__version__} ({SPOKEN[engine]} engine)\n" == version.stdout
    assert all(f"{key} " in games.stdout for key in own_keys())
    assert (0, "") == (game.returncode, game.stderr)
    assert "The game is over: " in game.stdout


def test_without_its_extra_the_server_says_what_to_install(place: Places, engine: str) -> None:
    done = place(engine, "cli").kindu("serve")

    assert 2 == done.returncode
    assert re.search(r"but \w+ is missing: pip install 'kindu\[server\]'\n$", done.stderr)


def test_what_a_server_runs_for_each_move_is_compiled_too(place: Places, engine: str) -> None:
    """Even though the server's packages were not there when it was built."""
    here = place(engine, "server")
    which = here.run(here.python, "-c", WHICH, *modules(server=True))

    assert (f"{engine}\n", "") == (which.stdout, which.stderr)


def test_the_server_serves_the_app_and_says_its_engine(place: Places, engine: str) -> None:
    with place(engine, "server").served() as said, httpx2.Client(base_url=said["address"]) as ask:
        page, health = ask.get("/"), ask.get("/api/health").json()
        assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
        found = {name: ask.get(name).status_code for name in assets}

    assert (ROOT / "src/kindu/static/index.html").read_text(encoding="utf-8") == page.text
    assert found
    assert {200} == set(found.values())
    assert (True, engine, __version__) == (health["ok"], health["engine"], health["version"])


def test_a_bot_answers_at_a_table(place: Places, engine: str) -> None:
    """It thinks in a process of its own, which has to be found in the package."""

    async def work(address: str) -> int:
        async with Person(address) as ada:
            table = str((await ada.ask("POST", "/tables", order(PLAIN, "me", "novice")))["id"])
            async with sat(ada, table, 1) as seat:
                n = await play(seat)
                while seat.n <= n:
                    await seat.hear("told")
                return seat.n - n

    with place(engine, "server").served() as said:
        assert asyncio.run(work(said["address"].split("/")[2])) > 0
