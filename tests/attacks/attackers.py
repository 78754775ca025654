"""The attackers, in a process of their own: its arguments are a name, a port and seconds."""

import asyncio
import json
import os
import sys

import uvloop

from bench.load import machine
from tests.attacks.attack import Site, rage, ways

GENTLE = 15  # they must not take the machine from the server, as real ones wouldn't


async def attack(name: str, port: int, seconds: float) -> dict[str, int]:
    site = Site(port)
    found = await rage(ways()[name], site, seconds)
    site.let_go()
    return dict(found)


if __name__ == "__main__":
    os.nice(GENTLE)
    machine.allow_files()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        words = sys.argv[1:]
        found = runner.run(attack(words[0], int(words[1]), float(words[2])))
        sys.stdout.write(json.dumps(found))
