"""`kindu serve`: the server, until Ctrl-C."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import socket
import sys
import threading
import webbrowser
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from kindu.cli.folders import data_folder
from kindu.core.words import KinduError

if TYPE_CHECKING:
    from collections.abc import Callable

    import uvicorn

    from kindu.server.settings import Settings

MISSING = "expected the server to be installed, but {name} is missing: pip install 'kindu[server]'"
PURE = "pure Python (the same games, but slower)"
RARELY = (10_000, 20, 50)  # of the garbage collector: messages make many dicts, but no cycles
WITH_WINDOWS = ("darwin", "win32")  # nothing has to name a screen there
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - the host asked for it


def serve(
    host: str,
    port: int,
    data: Path | None,
    database_url: str,
    processes: int,
    browser: bool,
    as_json: bool,
) -> None:
    """Serve tables over HTTP and WebSocket."""
    try:
        from kindu.server.data.start import alone_in
        from kindu.server.http.app import create_app, try_out
        from kindu.server.http.logs import set_up
        from kindu.server.http.serving import config
        from kindu.server.settings import from_environment
    except ModuleNotFoundError as error:
        raise KinduError(MISSING.format(name=error.name)) from None
    folder = data or data_folder()
    settings = from_environment(os.environ, folder, host, port, database_url, processes)
    set_up()
    os.umask(0o077)  # whatever is written belongs to the owner alone
    gc.set_threshold(*RARELY)
    with contextlib.nullcontext() if settings.database_url else alone_in(folder):
        asyncio.run(try_out(settings))
        listening = listen(settings)
        say = partial(tell, listening, folder, browser, as_json)
        server = announcing_server(config(create_app(settings), settings), say)
        with (
            contextlib.suppress(KeyboardInterrupt),
            asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner,
        ):
            runner.run(server.serve([listening]))
    if not server.started:
        raise KinduError("expected the server to start, but it didn't; the lines above say why")
    if not as_json:
        print("Stopped. All games are saved.")


def listen(settings: Settings) -> socket.socket:
    """The listening socket, or an error that says why it can't be opened."""
    from kindu.server.http.serving import listening

    try:
        return listening(settings.host, settings.port)
    except OSError as error:
        wanted = f"to listen at {settings.host} port {settings.port}"
        raise KinduError(f"expected {wanted}, but it failed: {error.strerror}") from None


def announcing_server(chosen: uvicorn.Config, say: Callable[[], None]) -> uvicorn.Server:
    """A server that prints its address as soon as it is up."""
    import uvicorn

    class Announcing(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                gc.collect()
                gc.freeze()  # what is there now stays: no collection has to look at it again
                say()

    return Announcing(chosen)


def tell(listening: socket.socket, data: Path, browser: bool, as_json: bool) -> None:
    """Print the addresses and the engine, and open a browser if there is one."""
    from kindu.server.http.routes.server import engine_name
    from kindu.server.settings import COMPILED

    engine = engine_name()
    host, port = listening.getsockname()[:2]
    name = "localhost" if host in (*EVERYWHERE, "127.0.0.1", "::1") else host
    address = f"http://{name}:{port}/"
    if as_json:
        told = {"address": address, "engine": engine, "data": str(data)}
        print(json.dumps(told), flush=True)
    else:
        print(f"Kindu is running at {address} (Ctrl-C stops it)", flush=True)
        waiting = engine == "pure" and os.environ.get(COMPILED)
        words = PURE if engine == "pure" else "compiled"
        more = "; the compiled one is being built" if waiting else ""
        print(f"Engine: {words}{more}. Games are saved in {data}", flush=True)
    if host in EVERYWHERE and not as_json:
        print(f"For others in this network: http://{socket.gethostname()}:{port}/", flush=True)
    if browser and has_browser():
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def has_browser() -> bool:
    """Whether a browser can open a window; one inside the terminal would be in the way."""
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.platform in WITH_WINDOWS or bool(screen)
