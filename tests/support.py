"""What tests share."""

import pytest

from kindu.core import state as engine
from kindu.games import game, keys, load, own_keys

# @rule("XX-MOVE-03"): the rules that a test shows; read by tools/rule_index.py
rule = pytest.mark.rule

SOME = keys()[0]  # where any game will do
LIKE = SOME[:3] + SOME[4:]  # nearly its name
TITLE, PREFIX = game(SOME).title, game(SOME).prefix
LEAST, MOST = game(SOME).seats[0], game(SOME).seats[-1]
QUICKEST = min(own_keys(), key=lambda key: int(load(key).longest(game(key).seats[0])))
WITH_REPORT = [key for key in keys() if game(key).balance]
WITH_BOARD = [key for key in keys() if game(key).has_board()]
A_GAME = f"a game (one of {', '.join(keys())})"  # in refusals


def seats(key: str) -> str:
    """How many players a game is for, as refusals say it."""
    found = game(key)
    return f"{found.seats[0]} to {found.seats[-1]} seats for {found.title}"


SEATS = seats(SOME)

# Tests may look at more on the compiled engine, which is some 50 times faster.
COMPILED = not str(engine.__file__).endswith(".py")
