"""A very long game: its course, its positions and its file, for all eyes."""

import json
import random

from tests.attacks.attack import Attack, Site
from tests.attacks.long_game import long_file
from tests.attacks.raw import asked

PATHS = ("course?eye=all", "course?eye=1&text=1", "at/{n}", "at/{n}?eye=2&text=1", "file")


async def strike(site: Site, address: str) -> str:
    if address not in site.tables:
        await asked(site, address, "GET", "/api/me")
        body = json.dumps({"file": long_file()}).encode()
        status, found = await asked(site, address, "POST", "/api/files", body)
        if status != "200":
            return status
        site.tables[address] = str(json.loads(found)["id"])
    path = random.choice(PATHS).format(n=random.randrange(1000))
    return (await asked(site, address, "GET", f"/api/tables/{site.tables[address]}/{path}"))[0]


ATTACK = Attack("replays of a very long game", strike, ("429",), strikes=70)
