"""Africana for the shared tests."""

from tests.cases import Case, Opening
from tests.games.africana.invariants import africana_conserved

CARDS = ("orange", "violet", "joker", "grey", "magenta")

CASE = Case(
    conserved=africana_conserved,
    search=(30, 0.70),
    begins_turn="move",
    opening=Opening(
        draw="draw",
        move="move",
        then="step ",
        unpaid=tuple(f"step cairo {card}" for card in CARDS),
        unpaid_rule="AF-MOVE-04",
        typo=("step kairo orange", "step cairo orange"),
        chance="card orange",
        misspelt=("napoli", "naples"),
    ),
    eventful="2-eager",
    exchanged=(("card", 300),),
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
