"""Thousands of requests on one connection, without waiting for an answer."""

from tests.attacks.attack import Attack, Site
from tests.attacks.raw import head, opened


async def strike(site: Site, address: str) -> str:
    reader, writer = await opened(site, address)
    try:
        writer.write((head(site, address, "GET", "/api/health") + b"\r\n") * 2_000)
        await writer.drain()
        answers = await reader.read()
        return "closed" if answers.count(b"HTTP/1.1 ") < 2_000 else "answered"
    finally:
        writer.transport.abort()


ATTACK = Attack("2,000 requests at once on one connection", strike, ("closed",))
