"""What visitors upload, boards and game files, is checked in a process that can be killed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kindu.games import boardfile, load
from kindu.record import files
from kindu.record.gamefile import HEAD, GameFileError, parse
from kindu.server.work.jobs import Job, does

if TYPE_CHECKING:
    from kindu.server.work.pool import Workers

BOARD_SECONDS = 3.0  # ours take 0.02
MOST_LINES = 20_000  # of an uploaded game; one that people play to win has about 1,000
FILE_SECONDS = 15.0  # a game of 15,000 answers takes 1


@dataclass(frozen=True)
class GivenBoard:
    """The text of a board file, and the game that it is to be for."""

    key: str
    text: str


@dataclass(frozen=True)
class GivenFile:
    """The text of a game file, its board, and after how many answers to stop; None for all."""

    text: str
    board: str | None
    answers: int | None


@dataclass(frozen=True)
class FoundFile:
    """What a game file says, after its moves were played."""

    game: str
    names: list[str]
    options: dict[str, str]
    answers: int
    over: bool
    board: str  # compact; empty for the standard one


HERE = "kindu.server.tables.uploads"
EXAMINE = Job(f"{HERE}:examine", str, boardfile.Checked)
FIT = Job(f"{HERE}:fit", GivenBoard, str)
PLAY = Job(f"{HERE}:play", GivenFile, FoundFile)


@does(EXAMINE)
def examine(text: str) -> boardfile.Checked:
    """All about a board file."""
    return boardfile.examine(text)


@does(FIT)
def fit(board: GivenBoard) -> str:
    """The compact text of a board that fits its game; raises BoardError."""
    load(board.key, board.text)
    return boardfile.compact(board.text)


@does(PLAY)
def play(given: GivenFile) -> FoundFile:
    """Play the moves of a game file; raises GameFileError or BoardError."""
    file = parse(given.text)
    rules = files.rules_for(file, given.board)
    check_lines(len(file.lines), int(rules.longest(file.seats)))
    state = files.position(file, rules, given.answers)
    answers = len(file.lines) if given.answers is None else given.answers
    board = boardfile.compact(given.board) if given.board else ""
    return FoundFile(file.game, file.names, file.options, answers, state.over(), board)


def check_lines(count: int, most: int) -> None:
    """Refuse a file that is too long before anything of it is played."""
    if count > most:
        raise GameFileError(f"expected a game of at most {most} answers, but the file has {count}")


async def examined(workers: Workers, owner: str, text: str) -> boardfile.Checked:
    """A board file, checked."""
    return await workers.run(EXAMINE, text, owner, BOARD_SECONDS, "a checked board")


async def fitting(workers: Workers, owner: str, key: str, board: str) -> str:
    """A board that fits the game, as it is kept; empty if none is given."""
    if not board:
        return ""
    given = GivenBoard(key, board)
    return await workers.run(FIT, given, owner, BOARD_SECONDS, "a checked board")


async def played(workers: Workers, owner: str, given: GivenFile) -> FoundFile:
    """A game file whose moves were played; one that is too long is not even read."""
    check_lines(given.text.count("\n") - HEAD, MOST_LINES)
    return await workers.run(PLAY, given, owner, FILE_SECONDS, "a checked game file")
