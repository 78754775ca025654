"""Tables of the strongest bots, as many as a stranger can start and look at."""

import json

from bench.load.wire import HEAD, TEXT, frame
from tests.attacks.attack import Attack, Site
from tests.attacks.raw import GAME, asked, opened

SEATS = [{"kind": "bot", "level": "master"}] * 2
HELLO = frame(TEXT, b'{"t":"hello"}')


async def strike(site: Site, address: str) -> str:
    site.cookies.pop(address, None)  # each table has another guest as its host
    await asked(site, address, "GET", "/api/me")
    body = json.dumps({"game": GAME, "seats": SEATS, "start": True}).encode()
    status, found = await asked(site, address, "POST", "/api/tables", body)
    if status != "200":
        return status
    reader, writer = await opened(site, address)
    site.held.append(writer)
    path = f"/api/tables/{json.loads(found)['id']}/socket"
    asking = HEAD.format(path=path, host=site.host, cookie=site.cookies[address])
    writer.write(asking.encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(HELLO)
    await reader.read(1000)  # from now on, somebody looks on
    return "held"


ATTACK = Attack("tables of masters", strike, ("429",), strikes=40, tasks=2)
