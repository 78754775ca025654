"""Shaman: all opponents are worth less."""

from typing import final

from mypy_extensions import i64

from kindu.games.congo.board.numbers import UNIT
from kindu.games.congo.specials.base import Special
from kindu.games.congo.state.state import Tabletop


@final
class Shaman(Special):
    """CO-SP-SHAMAN-01: every opponent's bid is worth 1 less in this round."""

    def modifier(self, t: Tabletop, seat: i64) -> i64:
        """Not the owner's."""
        return 0 if seat == t.owner else UNIT * t.board.special_points[self.number]
