"""The tickets that an eye wants to complete, with their letters in lists and on the map."""

from __future__ import annotations

from string import ascii_letters

from kindu.games.heart_of_africa.text.signs import dash
from kindu.text.pieces import clean, entry
from kindu.text.scene import Data, Scene


def own_tickets(scene: Scene) -> list[Data]:
    """The tickets kept, with those not yet completed first."""
    kept = (scene.mine["tickets"] if scene.mine else None) or []
    return sorted(kept, key=lambda ticket: bool(ticket["done"]))


def offered(scene: Scene) -> list[Data]:
    """The tickets to choose from, in the order in which they are asked for."""
    tickets = scene.view["offer"]["tickets"] if scene.view["offer"] else []
    return sorted(tickets, key=lambda ticket: str(ticket["id"]))


def letters(scene: Scene) -> dict[str, str]:
    """A letter for each of the eye's open tickets and each on offer, by its id."""
    aims = [ticket["id"] for ticket in own_tickets(scene) if not ticket["done"]]
    aims += [ticket["id"] for ticket in offered(scene)]
    return dict(zip(aims, ascii_letters, strict=False))


def marks(scene: Scene) -> dict[str, list[str]]:
    """The letters at each stop where such a ticket ends."""
    found: dict[str, list[str]] = {}
    countries = {country["id"]: country["stops"] for country in scene.board["countries"]}
    for key, letter in letters(scene).items():
        ticket = entry(scene.board["tickets"], key)
        for end in (ticket["a"], ticket["b"]):
            for stop in countries.get(end, [end]):
                found.setdefault(stop, []).append(letter)
    return found


def ends(scene: Scene, key: str) -> str:
    """Both ends of a ticket."""
    ticket = entry(scene.board["tickets"], key)
    return clean(scene, dash(scene).join(scene.titles[ticket[end]] for end in ("a", "b")))
