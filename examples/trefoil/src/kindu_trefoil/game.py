"""Trefoil: what is known about the game, and where its parts are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kindu.core.words import SetupError
from kindu.games.descriptor import FIRST_LEVELS, Game

if TYPE_CHECKING:
    from kindu.core.rules import Rules


def load(board: str | None) -> Rules:
    """The rules, imported when somebody plays; there is no board to choose."""
    from kindu_trefoil.flow import Trefoil

    if board is not None:
        raise SetupError("expected no board file: Trefoil is played with cards alone")
    return Trefoil()


GAME: Final = Game(
    key="trefoil",
    title="Trefoil",
    prefix="TF",
    seats=range(2, 3),
    minutes=10,
    blurb="Six deals of seven tricks, with three suits and a trump.",
    package="kindu_trefoil",
    load=load,
    levels=FIRST_LEVELS,
    screen="view",
)
