"""Requests and sockets of strangers: bytes on a connection from a chosen address."""

from __future__ import annotations

import asyncio
import json
from typing import cast

from bench.load.wire import HEAD
from kindu.games import own_keys
from tests.attacks.attack import HOME, Site

LINE = "{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n"
JSON = "Content-Type: application/json\r\nContent-Length: {size}\r\n"
BIG = 64 * 1024
GAME, PLACES = own_keys()[0], [{"kind": "me"}, {"kind": "me"}]


async def opened(site: Site, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection from an address."""
    return await asyncio.open_connection(HOME, site.port, local_addr=(address, 0), limit=BIG)


def deafen(writer: asyncio.StreamWriter) -> None:
    """From now on, read nothing that comes on this connection."""
    cast("asyncio.Transport", writer.transport).pause_reading()


def head(site: Site, address: str, method: str, path: str, more: str = "") -> bytes:
    """The head of a request, without its empty line."""
    cookie = site.cookies.get(address, "")
    line = LINE.format(method=method, path=path, host=site.host, cookie=cookie)
    return (line + more).encode()


async def asked(
    site: Site, address: str, method: str, path: str, body: bytes | None = None
) -> tuple[str, bytes]:
    """The status and the body of an answer, on a connection of its own; remembers the cookie."""
    reader, writer = await opened(site, address)
    try:
        more = JSON.format(size=len(body)) if body is not None else ""
        writer.write(head(site, address, method, path, more + "Connection: close\r\n") + b"\r\n")
        writer.write(body or b"")
        answer = await reader.read()
    finally:
        writer.transport.abort()
    top, _, rest = answer.partition(b"\r\n\r\n")
    for line in top.split(b"\r\n"):
        name, _, value = line.partition(b": ")
        if name.lower() == b"set-cookie":
            site.cookies[address] = value.partition(b";")[0].decode()
    return top[9:12].decode() or "closed", rest


async def post(site: Site, address: str, path: str, body: object) -> str:
    """The status of the answer to JSON."""
    return (await asked(site, address, "POST", path, json.dumps(body).encode()))[0]


async def table(site: Site, address: str) -> str:
    """A running table of this stranger; made once."""
    if address not in site.tables:
        await asked(site, address, "GET", "/api/me")
        body = json.dumps({"game": GAME, "seats": PLACES, "start": True}).encode()
        status, found = await asked(site, address, "POST", "/api/tables", body)
        assert status == "200", found
        site.tables[address] = str(json.loads(found)["id"])
    return site.tables[address]


async def seated(
    site: Site, address: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
    """A socket at the stranger's own table, before its hello; None if it is refused."""
    path = f"/api/tables/{await table(site, address)}/socket?seat=1"
    reader, writer = await opened(site, address)
    asking = HEAD.format(path=path, host=site.host, cookie=site.cookies[address])
    writer.write(asking.encode())
    top = await reader.readuntil(b"\r\n\r\n")
    if not top.startswith(b"HTTP/1.1 101"):
        writer.transport.abort()
        return None
    return reader, writer
