"""Sockets that ask for the whole table again and again, and read nothing."""

from bench.load.wire import TEXT, frame
from tests.attacks.attack import Attack, Site
from tests.attacks.raw import deafen, seated

HELLO = frame(TEXT, b'{"t":"hello"}')


async def strike(site: Site, address: str) -> str:
    found = await seated(site, address)
    if found is None:
        return "403"
    _, writer = found
    site.held.append(writer)
    deafen(writer)
    writer.write(HELLO * 100)
    await writer.drain()
    return "held"


ATTACK = Attack("sockets that read nothing", strike, ("held", "403"), pause=0.05)
