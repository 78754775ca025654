"""Letters that deceive: invisible ones, ones that turn the direction, and ones that look alike."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"  # invisible, but several languages and emoji need them
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # officially printable, but invisible
IGNORED = "\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f"  # marks that change nothing
MARKS = range(0x0300, 0x0370)  # accents of Latin, Greek and Cyrillic letters
SELECTORS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))  # choose a picture of a letter
MOST_MARKS = 4  # marks on one letter of a text; more would cover the lines around it

# As capitals they look like others than as small letters.
CAPITALS = str.maketrans("I|1\u0406\u04c0\u0399\u053c0\u0397\u039d\u03a5", "llllllLohny")
# Cyrillic, Greek, Armenian and Latin letters that most fonts draw like the Latin one below.
SMALL = str.maketrans(
    "авекмнорстухѕіјһԁԛԝүѵԍӏьαβεζηικμνορτυχωγօսոհցզյքіѐёɑɡıſʋ",
    "abekmhopctyxsijhdqwyvglbabeznikmvoptuxwyounhgqjqieeagifv",
)


def is_invisible(letter: str) -> bool:
    """Whether nothing is drawn for it: controls, direction marks, selectors, blanks."""
    code = ord(letter)
    return (
        unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp")
        or letter in BLANK
        or letter in IGNORED
        or any(code in some for some in SELECTORS)
    )


def plain(text: str) -> str:
    """A text in one line without control and direction characters, and without piles of marks."""
    found: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", " ".join(text.split())):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        kept = letter in JOINERS or any(ord(letter) in some for some in SELECTORS)
        if marks <= MOST_MARKS and (kept or not is_invisible(letter)):
            found.append(letter)
    seen = any(not is_invisible(letter) and not letter.isspace() for letter in found)
    return " ".join("".join(found).split()) if seen else ""


def skeleton(name: str) -> str:
    """What a name looks like at a glance: two names with one skeleton may be mistaken."""
    letters = unicodedata.normalize("NFKD", name)
    seen = "".join(one for one in letters if ord(one) not in MARKS and not is_invisible(one))
    drawn = seen.translate(CAPITALS).casefold().translate(SMALL)
    return " ".join(drawn.replace("rn", "m").replace("vv", "w").split())


def are_alike(name: str, other: str) -> bool:
    """Whether two names differ only in case, width, accents or letters that look the same."""
    return folded(name) == folded(other) or skeleton(name) == skeleton(other)


def folded(name: str) -> str:
    """A name without the difference of case and width."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
