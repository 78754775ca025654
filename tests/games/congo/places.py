"""Where special cards are tried: the kinds of station, with and without a flag, and all stops."""

from __future__ import annotations

import pytest

from tests.games.congo.scene import BOARD, scene

PLACES: dict[str, dict[str, str]] = {
    "barracks": {"station": "barracks", "flag": "fr"},
    "hospital": {"station": "hospital", "flag": "gb"},
    "mission": {"station": "mission", "flag": "de"},
    "village": {"station": "village", "flag": "be"},
    "jungle": {"station": "jungle", "flag": ""},
    "village of value 4": {"station": "village", "flag": "", "stop": "lowa"},
    "jungle of value 4": {"station": "jungle", "flag": "", "stop": "lowa"},
    "barracks of value 4": {"station": "barracks", "flag": "gb", "stop": "lowa"},
}
STOPS = BOARD.stop_ids
BIDS = "gb-explorer de-officer be-doctor"

places = pytest.mark.parametrize("place", PLACES)
stops = pytest.mark.parametrize("stop", STOPS[1:])


def playable(card: str, seats: int = 3, /, **where: str) -> bool:
    """Whether seat 1, which has this card, may play it there."""
    bids = " ".join(BIDS.split()[:seats])
    game = scene(seats, p1={"specials": card}, bids=bids, **where)
    legal = game.legal()
    assert legal in (["pass"], ["pass", f"play {card}"])
    return len(legal) > 1
