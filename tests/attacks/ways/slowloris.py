"""Connections that begin a request and never finish it."""

from tests.attacks.attack import Attack, Site
from tests.attacks.raw import head, opened


async def strike(site: Site, address: str) -> str:
    reader, writer = await opened(site, address)
    site.held.append(writer)
    writer.write(head(site, address, "GET", "/"))
    await writer.drain()
    if len(site.held) % 50 == 0:  # now and then, see whether the server still holds this one
        return "closed" if reader.at_eof() else "held"
    return "held"


ATTACK = Attack("requests that never end", strike, ("held", "closed"), pause=0.01)
