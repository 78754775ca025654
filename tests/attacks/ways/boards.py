"""Board files that are hard to read or full of faults, at all addresses that take one."""

import random

from tests.attacks.attack import Attack, Site
from tests.attacks.raw import GAME, PLACES, post

META = f'[meta]\nid = "{GAME}"\n'
BOARDS = [
    ".".join("a" * 20_000) + " = 1\n",
    META + "[[locations]]\n" * 30_000,
    META + "[[locations]]\n" * 6_900,
    "a = " + "[" * 90_000,
    META + "".join(f"k{n} = 1\n" for n in range(9_000)),
]


async def strike(site: Site, address: str) -> str:
    board = random.choice(BOARDS)
    path = random.choice(["boards", "tables", "files"])
    table = {"game": GAME, "seats": PLACES, "board": board}
    bodies = {"boards": {"toml": board}, "files": {"file": "", "board": board}, "tables": table}
    return await post(site, address, f"/api/{path}", bodies[path])


ATTACK = Attack("board files", strike, ("400", "200", "429", "503"))
