"""Africana for the shared tests."""

from tests.cases import Case
from tests.games.africana.invariants import africana_conserved

CASE = Case(
    conserved=africana_conserved,
    search=(30, 0.70),
    begins_turn="move",
    mutated=(
        "scoring.py",
        "sets.py",
        "books.py",
        "travel.py",
        "expeditions.py",
        "adventures.py",
        "draw.py",
        "setup.py",
        "turn_end.py",
    ),
)
