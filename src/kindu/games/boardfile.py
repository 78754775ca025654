"""Custom board files: whether one is valid, and every fault with its line."""

# Not compiled: no game needs it during play.

import re
from dataclasses import dataclass, field

from kindu.core.words import KinduError
from kindu.games import hash_board, keys, load, refusal
from kindu.games.datafile import parse
from kindu.games.toml_limits import LONG_TEXT, SHORT_TEXT

BETWEEN = r"(?:(?:#[^\n]*)?\n[ \t\r\n]*)+|#[^\n]*|[ \t\r]+"
GAP = re.compile(rf"{LONG_TEXT}|{SHORT_TEXT}|{BETWEEN}", re.DOTALL)
FAULT = re.compile(r"^board\.toml:(\d+): (.*)$", re.MULTILINE)  # as the loader writes them


@dataclass(frozen=True)
class Fault:
    """What is wrong in a line."""

    line: int
    text: str


@dataclass
class Checked:
    """All about a board file; one that is not TOML has neither game nor hash."""

    game: str | None = None
    sha256: str | None = None
    standard: bool = False
    faults: list[Fault] = field(default_factory=list)


def examine(text: str) -> Checked:
    """Read a board file as its game does."""
    found = Checked()
    try:
        values = parse(text, "board.toml")
        found.sha256 = hash_board(text)
        found.game = game_of(values)
        load(found.game, text)
        found.standard = found.sha256 == load(found.game).board_hash
    except KinduError as error:
        found.faults = [Fault(int(n), words) for n, words in FAULT.findall(str(error))]
        if not found.faults:
            raise
    return found


def compact(text: str) -> str:
    """The same board without comments and empty lines, which loads several times faster."""
    short = GAP.sub(shortened, text).lstrip()
    return short if hash_board(short) == hash_board(text) else text


def shortened(piece: re.Match[str]) -> str:
    """Texts as they are; of what lies between lines, a new line; of spaces, one."""
    found = piece[0]
    if found[0] in "\"'":
        return found
    return "\n" if "\n" in found else "" if found[0] == "#" else " "


def game_of(board: dict[str, object]) -> str:
    """The game that a board is for, by the id in its [meta]."""
    meta = board.get("meta")
    came = meta.get("id") if isinstance(meta, dict) else None
    wanted = "[meta] with the id of a game"
    if came is None:
        raise KinduError(f"expected {wanted} (one of {', '.join(keys())}), but got none")
    if came not in keys():
        raise KinduError(refusal(wanted, keys(), str(came)[:60]))
    return str(came)
