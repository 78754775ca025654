"""Heart of Africa for the shared tests."""

from tests.cases import Case
from tests.games.heart_of_africa.invariants import heart_conserved

CASE = Case(
    conserved=heart_conserved,
    reveals=True,
    search=(20, 0.75),
    exchanged=(("train", 180), ("ticket", 180)),
    begins_turn="draw train",
    strict_board=True,
    speed=("games_s", 100),
    again=False,  # whatever one does, a card is drawn or another seat comes
    mutated=(
        "setup.py",
        "turn.py",
        "draw.py",
        "rows.py",
        "claim.py",
        "terrain.py",
        "tickets.py",
        "network.py",
        "scoring.py",
    ),
    eager=False,  # priors rarely claim: such games are long
)
