"""Limits of a board file, checked before it is parsed, in one pass over its text.

Parsers take quadratic time for long dotted keys, and recurse into deep values.
"""

import re
from typing import Final

LARGEST: Final = 100_000  # bytes; ours have 30,000
MOST_PARTS: Final = 8  # of a dotted key
DEEPEST: Final = 10  # brackets within brackets

# Every alternative matches where it begins, even if its end is missing: the scan never goes back.
LONG_TEXT: Final = r'"""(?:[^"\\]|\\.|"(?!""))*(?:"""|\\?\Z)' + r"|'''(?:[^']|'(?!''))*(?:'''|\Z)"
SHORT_TEXT: Final = r'"(?:[^"\\\n]|\\[^\n])*"?' + r"|'[^'\n]*'?"
MARK: Final = re.compile(rf"{LONG_TEXT}|{SHORT_TEXT}|#[^\n]*|[\[\]{{}},=.\n]", re.DOTALL)


class TomlLimit(ValueError):
    """A text that is too large or too deep, with its line."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(sentence)
        self.line = line


def check_size(text: str) -> None:
    """Refuse a text of too many bytes."""
    if len(text) > LARGEST or len(text.encode(errors="replace")) > LARGEST:
        raise TomlLimit(1, f"expected at most {LARGEST // 1000} kB, found more")


def check_limits(text: str) -> None:
    """Refuse a text that is too large, a key with too many parts, and values that are too deep."""
    check_size(text)
    line, depth, dots = 1, 0, 0
    for token in MARK.finditer(text):
        mark = token[0]
        if mark == ".":
            dots += 1
            if dots >= MOST_PARTS:
                raise TomlLimit(line, f"expected keys of at most {MOST_PARTS} parts, found more")
        elif mark in "[{":
            depth, dots = depth + 1, 0
            if depth > DEEPEST:
                raise TomlLimit(line, f"expected at most {DEEPEST} levels of brackets, found more")
        elif mark in "]}":
            depth, dots = max(depth - 1, 0), 0
        elif mark in ",=\n":
            dots = 0
        line += mark.count("\n")
