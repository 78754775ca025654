"""Chat as fast as it is taken, which everybody is told and the disk has to keep."""

from bench.load.wire import TEXT, frame
from tests.attacks.attack import Attack, Site
from tests.attacks.raw import seated

HELLO = frame(TEXT, b'{"t":"hello"}')
WORDS = frame(TEXT, b'{"t":"chat","words":"' + b"a" * 200 + b'"}')


async def strike(site: Site, address: str) -> str:
    found = await seated(site, address)
    if found is None:
        return "403"
    reader, writer = found
    try:
        writer.write(HELLO + WORDS * 60)
        heard = b""
        while b"too_fast" not in heard:
            heard = heard[-100:] + await reader.readexactly(1)
    finally:
        writer.transport.abort()
    return "too fast"


ATTACK = Attack("chat", strike, ("too fast", "closed", "403"), tasks=2)
