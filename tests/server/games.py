"""The games with which the server is tested: each is asked for what a test needs, none by name."""

from __future__ import annotations

from functools import cache

from kindu.games import game, load, own_keys
from kindu.record.record import Record
from kindu.record.seal import SealedLuck
from tests.cases import Opening, case

FIRST = {"start player": "1"}  # so that a test knows who is asked


def dealt(key: str, seats: int, name: str = "a") -> Record:
    """A game at its first decision."""
    return Record(load(key), seats, SealedLuck(name.encode(), key))


def opening(key: str) -> Opening:
    """The first turn of a game in words."""
    found = case(key).opening
    assert found, key
    return found


@cache
def first_options(key: str) -> dict[str, str]:
    """What is chosen so that seat 1 begins; nothing where no seat does."""
    least = game(key).seats[0]
    return FIRST if FIRST.keys() <= {one.key for one in load(key).settings(least)} else {}


def most(key: str) -> int:
    """For how many it is at most."""
    return game(key).seats[-1]


def begins_in_secret(key: str) -> bool:
    """Whether all seats are asked at the same time first."""
    return bool(dealt(key, game(key).seats[0]).state.open_group())


PLAIN = next(key for key in own_keys() if case(key).opening)  # seats are asked one by one
OPENING = opening(PLAIN)
RULES = load(PLAIN)
IN_SECRET = next(key for key in own_keys() if begins_in_secret(key))
LONGEST = max(own_keys(), key=lambda key: int(load(key).longest(most(key))))  # much to think about
