"""Whole games as files, whose moves have to be played."""

from pathlib import Path

from tests.attacks.attack import Attack, Site
from tests.attacks.raw import post

FILE = (Path(__file__).parents[3] / "docs" / "example.kindu").read_text(encoding="utf-8")


async def strike(site: Site, address: str) -> str:
    return await post(site, address, "/api/files", {"file": FILE})


ATTACK = Attack("game files", strike, ("200", "429", "503"))
