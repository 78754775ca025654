"""Board files with faults: a game's table of corruptions, and what the loader says about a text."""

from __future__ import annotations

import re

from kindu.games import load, paper
from kindu.games.datafile import BoardError
from tests.cases import home

SENTENCE = re.compile(r"board\.toml:[1-9][0-9]*: expected .*, found")


def board_text(key: str) -> str:
    """The board that comes with a game."""
    return paper(key, "board.toml")


def cases(key: str) -> list[tuple[str, str]]:
    """The corruptions of a game's board_faults.txt, each with the fault it must raise."""
    table = (home(key) / "board_faults.txt").read_text("utf-8").splitlines()
    rows = [line for line in table if line and not line.startswith("#")]
    return list(zip(rows[::2], rows[1::2], strict=True))


def find(text: str, words: str) -> int:
    """Where the last of these words, which occur in this order, is in the text."""
    at = 0
    for word in words.replace("\\n", "\n").split(" >> "):
        at = text.index(word, at)
    return at


def line_of(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def corrupted(text: str, change: str) -> tuple[str, int]:
    """The text with the change, and where it was made."""
    words, _, new = change.replace("\\\\", "\0").partition(" =>")
    at = find(text, words)
    old = words.split(" >> ")[-1].replace("\\n", "\n")
    new = new.strip().replace("\\n", "\n").replace("\0", "\\")
    return text[:at] + new + text[at + len(old) :], at


def faults_of(key: str, text: str) -> list[str]:
    """Everything that the loader says about a text; it raises nothing but BoardError."""
    try:
        load(key, text)
    except BoardError as error:
        return error.faults
    return []


def no_sentences(key: str, text: str) -> list[str]:
    """Faults of a text that are not a sentence with a line: there should be none."""
    return [fault for fault in faults_of(key, text) if not SENTENCE.match(fault)]
