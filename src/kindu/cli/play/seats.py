"""Who sits where: people at this keyboard and bots."""

from __future__ import annotations

from kindu.advice.players import NAMES
from kindu.core.words import SetupError
from kindu.games import refusal
from kindu.record.gamefile import BOT, check_name

ME = "me"


def names_of(seats: str) -> list[str]:
    """The names for the file, from words such as `me,me:Ada,greedy,my_bots:Clever`."""
    words = [word.strip() for word in seats.split(",")]
    people = sum(word.lower() == ME for word in words)
    names: list[str] = []
    for number, word in enumerate(words, 1):
        kind, _, name = word.partition(":")
        kind = kind.strip().lower()
        if kind == ME and name:
            names.append(person(name.strip()))
        elif kind == ME:
            names.append("Player" if people == 1 else f"Player {number}")
        elif kind in NAMES and not name:
            names.append(f"{kind}{BOT}")
        elif kind and name and kind not in NAMES:
            names.append(check_name(f"{word}{BOT}"))  # a custom bot
        else:
            raise SetupError(refusal("'me', 'me:NAME' or a bot", NAMES, word))
    return names


def person(name: str) -> str:
    """A name that can't be mistaken for a bot's."""
    if name.endswith(BOT):
        raise SetupError(f"expected a name that does not end with {BOT!r}, but got {name!r}")
    return check_name(name)


def is_bot(name: str) -> bool:
    """Whether a bot has this seat."""
    return name.endswith(BOT)
