"""No Auxiliaries!: base values decide."""

from typing import final

from kindu.games.congo.specials.base import Special


@final
class NoAuxiliaries(Special):
    """CO-SP-NOAUX-01: there is no auxiliary step at this stop, and no language die."""

    def helpers_allowed(self) -> bool:
        """Nobody may lay one, the owner included."""
        return False
