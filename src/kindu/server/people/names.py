"""Names of persons: which are allowed, and when two are the same."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from kindu.record.gamefile import BOT, LONGEST_NAME, GameFileError, check_name
from kindu.server.entropy import below
from kindu.server.people.letters import BLANK, are_alike, folded
from kindu.server.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

SOMEBODY = "Somebody"  # the name of a deleted person
GUEST = re.compile(r"Guest [1-9]\d{3}")
MARKS = 2  # combining marks per letter


def check_person_name(text: str) -> str:
    """A readable name, unlike a bot's, without control and direction characters."""
    name = unicodedata.normalize("NFC", text)
    try:
        check_name(name)
    except GameFileError:
        name = ""
    if name and is_readable(name) and not name.casefold().endswith(BOT):
        return name
    wanted = f"a name of 1 to {LONGEST_NAME} characters, without | and not ending with '{BOT}'"
    raise Refusal(f"expected {wanted}, but got {text[:LONGEST_NAME]!a}")


def is_readable(name: str) -> bool:
    """Whether it has a letter or digit, nothing invisible and no stacks of marks."""
    seen = any(letter.isalnum() for letter in name)
    blank = any(letter in BLANK for letter in name)
    run = 0
    for letter in name:
        run = run + 1 if unicodedata.combining(letter) else 0
        if run > MARKS:
            return False
    return seen and not blank


def account_key(name: str) -> str:
    """Two account names are the same if their keys are; case and width don't matter."""
    return folded(name)


def distinct_name(name: str, others: Iterable[str]) -> str:
    """A name that can't be mistaken for one of the others: the first number that helps is added."""
    known = [one for one in others if one]
    found, number = name, 2
    while any(are_alike(found, one) for one in known):
        found = f"{name[: LONGEST_NAME - 4]} {number}"
        number += 1
    return found


def guest_name() -> str:
    """A first name for a guest, different enough to tell a few guests apart."""
    return f"Guest {below(9000) + 1000}"


def is_guest_name(name: str) -> bool:
    """Whether a guest still has the first name, which nobody chose."""
    return bool(GUEST.fullmatch(name))
