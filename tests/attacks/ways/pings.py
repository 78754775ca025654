"""Sockets that send as many small frames as fit."""

import random

from bench.load.wire import PING, TEXT, frame
from tests.attacks.attack import Attack, Site
from tests.attacks.raw import seated

HELLO = frame(TEXT, b'{"t":"hello"}')
FLOODS = [
    frame(PING, b"") * 40_000,
    frame(TEXT, b"") * 40_000,
    frame(TEXT, b'{"t":"ping"}') * 10_000,
    b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 40_000,  # a message of empty parts
]


async def strike(site: Site, address: str) -> str:
    found = await seated(site, address)
    if found is None:
        return "403"
    reader, writer = found
    try:
        writer.write(HELLO + random.choice(FLOODS))
        while await reader.read(65536):
            pass
    finally:
        writer.transport.abort()
    return "closed"


ATTACK = Attack("floods of small frames", strike, ("403", "closed"), tasks=2)
