"""Friendly Encounter: everybody except the chief takes back their bid."""

from typing import final

from mypy_extensions import i64

from kindu.games.congo.specials.base import Special
from kindu.games.congo.state.state import Tabletop


@final
class FriendlyEncounter(Special):
    """CO-SP-FRIENDLY-01: when a chief is found, all other bids go back to the hands."""

    def spares(self, t: Tabletop, seat: i64) -> bool:
        """CO-SP-FRIENDLY-02, CO-SP-FRIENDLY-03: not the chief's, and nobody's without a chief."""
        return t.chief >= 0 and seat != t.chief
