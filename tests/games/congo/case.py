"""Congo 1884 for the shared tests."""

from tests.cases import Case
from tests.games.congo.invariants import congo_conserved

CASE = Case(
    conserved=congo_conserved,
    reveals=True,
    soak=7000,  # it has most cards that bend the rules
    search=(60, 0.60),
    eventful="3-specials",
    exchanged=(("character", 120), ("auxiliary", 120)),
    strict_board=True,
    speed=("decisions_s", 40),
)
