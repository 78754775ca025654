"""Names of persons: what may be one, and when two are the same."""

from __future__ import annotations

import secrets
import unicodedata

from kindu.record.gamefile import BOT, LONGEST_NAME, GameFileError, check_name
from kindu.server.refusals import Refusal

SOMEBODY = "Somebody"  # whose name was deleted
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # printable by the book, and nothing to see
MARKS = 2  # signs above and below one letter


def check_person_name(text: str) -> str:
    """A name that can be read and told from a bot's; control and direction signs are none."""
    name = unicodedata.normalize("NFC", text)
    try:
        check_name(name)
    except GameFileError:
        name = ""
    if name and is_readable(name) and not name.casefold().endswith(BOT):
        return name
    wanted = f"a name of 1 to {LONGEST_NAME} letters, without | and not ending with '{BOT}'"
    raise Refusal(f"expected {wanted}, but got {text[:LONGEST_NAME]!a}")


def is_readable(name: str) -> bool:
    """At least one letter or digit, nothing blank, no tower of marks."""
    seen = any(letter.isalnum() for letter in name)
    blank = any(letter in BLANK for letter in name)
    run = 0
    for letter in name:
        run = run + 1 if unicodedata.combining(letter) else 0
        if run > MARKS:
            return False
    return seen and not blank


def account_key(name: str) -> str:
    """Two account names are the same if these are: small or capital, wide or narrow letters."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def guest_name() -> str:
    """A name to begin with; a few guests of one table are told apart by it."""
    return f"Guest {secrets.randbelow(9000) + 1000}"
