"""JSON of many small values."""

import random

from tests.attacks.attack import Attack, Site
from tests.attacks.raw import asked

SIZE = 2_000_000
BODIES = [
    b'{"file":[' + b"[]," * (SIZE // 3 - 9) + b"[]]}",
    b"{" + b",".join(b'"%x":1' % n for n in range(SIZE // 10)) + b"}",
    b'{"game":"a","seats":[' + b"{}," * (SIZE // 3 - 20) + b"{}]}",
    b'{"file":"' + b"\\u0041" * (SIZE // 6 - 9) + b'"}',
]


async def strike(site: Site, address: str) -> str:
    path = random.choice(["boards", "tables", "files"])
    return (await asked(site, address, "POST", f"/api/{path}", random.choice(BODIES)))[0]


ATTACK = Attack("bodies of 2 MB in small values", strike, ("413", "422", "429"))
