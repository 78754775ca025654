"""Requests as fast as they are answered."""

from tests.attacks.attack import Attack, Site
from tests.attacks.raw import asked


async def strike(site: Site, address: str) -> str:
    return (await asked(site, address, "GET", "/api/games"))[0]


ATTACK = Attack("requests without a pause", strike, ("200", "429", "closed"), tasks=8)
