"""Passwords to try, each of which takes a core and 64 MB for a while."""

from tests.attacks.attack import Attack, Site
from tests.attacks.raw import post


async def strike(site: Site, address: str) -> str:
    body = {"name": f"{address} {id(object())}", "password": "a long way to Boma"}
    return await post(site, address, "/api/login", body)


ATTACK = Attack("logins", strike, ("403", "429"))
