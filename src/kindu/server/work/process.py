"""The server's end of a process that does jobs."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, final

import msgspec

from kindu.server.settings import COMPILED
from kindu.server.work.jobs import LENGTH, WorkReply

if TYPE_CHECKING:
    from asyncio.subprocess import Process

READY = 30.0  # seconds for a process to start
GONE = (EOFError, OSError, msgspec.DecodeError)  # what the pipe of a lost process raises


@dataclass(frozen=True)
class Manners:
    """How a process behaves: its priority, its memory, and what it loads at the start."""

    gentle: int  # how much lower its priority is than the server's (niceness)
    memory: int = 0  # bytes, which the system enforces; 0 for no bound
    modules: tuple[str, ...] = ()

    def words(self) -> list[str]:
        """The arguments of `worker`."""
        return [str(self.gentle), str(self.memory), *self.modules]


@final
class WorkProcess:
    """A process; its pipes carry orders and replies."""

    def __init__(self, process: Process, folder: str = "") -> None:
        self.process = process
        self.folder = folder  # the folder of its engine, if it differs from ours

    @staticmethod
    async def start(manners: Manners) -> WorkProcess:
        """Start a process and wait until it is ready; raises one of GONE if it fails."""
        worker = await born(manners)
        try:
            async with asyncio.timeout(READY):
                await worker.hear()
        except BaseException:
            await worker.end()
            raise
        return worker

    async def do(self, message: bytes) -> WorkReply:
        """Send an order to the process and wait for its reply."""
        pipe = self.process.stdin
        assert pipe is not None
        pipe.write(message)
        await pipe.drain()
        return await self.hear()

    async def hear(self) -> WorkReply:
        """The next message of the process."""
        pipe = self.process.stdout
        assert pipe is not None
        length = int.from_bytes(await pipe.readexactly(LENGTH), "big")
        return msgspec.msgpack.decode(await pipe.readexactly(length), type=WorkReply)

    async def end(self) -> None:
        """Stop it, whatever it is doing."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.communicate()


def compiled_since() -> str:
    """The folder of the engine that was compiled while the server runs, if it is ready."""
    folder = os.environ.get(COMPILED, "")
    return folder if folder and Path(folder, ".ready").is_file() else ""


async def born(manners: Manners) -> WorkProcess:
    """A new process; it is stopped as soon as it is up if nobody waits for it any more."""
    folder = compiled_since()
    env = os.environ | {"OMP_NUM_THREADS": "1"}
    if folder:
        env["PYTHONPATH"] = os.pathsep.join([folder, os.environ.get("PYTHONPATH", "")])
    starting = asyncio.create_task(
        asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", "kindu.server.work.worker", *manners.words(),
            stdin=PIPE, stdout=PIPE, env=env,
            start_new_session=True,  # Ctrl-C in the terminal must reach the server only
        )
    )  # fmt: skip
    try:
        return WorkProcess(await asyncio.shield(starting), folder)
    except asyncio.CancelledError:
        with suppress(OSError):
            await WorkProcess(await starting).end()  # uvloop would forget it
        raise
