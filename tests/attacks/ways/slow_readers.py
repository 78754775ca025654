"""Long answers that nobody reads."""

from tests.attacks.attack import Attack, Site
from tests.attacks.raw import deafen, head, opened


async def strike(site: Site, address: str) -> str:
    _, writer = await opened(site, address)
    site.held.append(writer)
    deafen(writer)
    writer.write((head(site, address, "GET", "/api/openapi.json") + b"\r\n") * 4)
    await writer.drain()
    return "held"


ATTACK = Attack("answers that nobody reads", strike, ("held", "closed"), pause=0.02)
