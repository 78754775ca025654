"""Requests whose headers never end."""

from tests.attacks.attack import Attack, Site
from tests.attacks.raw import head, opened

PIECE = b"x" * 64 * 1024
PIECES = 160  # 10 MB; before there was a limit, 400 came in


async def strike(site: Site, address: str) -> str:
    reader, writer = await opened(site, address)
    try:
        writer.write(head(site, address, "GET", "/", "X: "))
        for _ in range(PIECES):
            writer.write(PIECE)
            await writer.drain()
        return (await reader.read(64))[9:12].decode() or "closed"
    finally:
        writer.transport.abort()


ATTACK = Attack("headers without an end", strike, ("431", "closed"))
