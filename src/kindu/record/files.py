"""Game files and the engine: reading files, writing them and playing them by their rules."""

import os
import tempfile
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path

from kindu.core.play import check
from kindu.core.rules import Rules
from kindu.core.state import State
from kindu.core.words import KinduError
from kindu.games import hash_board, load
from kindu.record.gamefile import EARLY, GameFile, GameFileError, GameFileResult, parse
from kindu.record.pauses import at_once
from kindu.record.record import Record
from kindu.record.sources import Source

SUFFIX = ".kindu"
PAUSE = 16  # answers after which `playing` pauses
LARGEST = 16_000_000  # bytes; the longest game has far less


def read_text(path: Path, what: str) -> str:
    """The text of a file, or an error of one sentence."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)  # a device or pipe doesn't report its size
        if len(data) > LARGEST:
            raise KinduError(f"expected {what} of at most 16 MB, but {path} is larger")
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise KinduError(f"expected {what} in UTF-8, but {path} is not") from None
    except OSError as error:
        reason = error.strerror or "unreadable"
        raise KinduError(f"expected {what}, but {path} can't be read: {reason}") from None


def write_text(path: Path, text: str) -> None:
    """Write a file atomically: whatever happens, either the old or the new file is there."""
    name = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(0o666 & ~current_umask())
        Path(name).replace(path)
        name = ""
    except OSError as error:
        reason = error.strerror or "unknown reason"
        raise KinduError(f"expected to write {path}, but it failed: {reason}") from None
    finally:
        if name:
            Path(name).unlink(missing_ok=True)


def claim(path: Path) -> None:
    """Create an empty file that didn't exist, so that two games never share one."""
    try:
        with path.open("x", encoding="utf-8"):
            pass
    except FileExistsError:
        raise KinduError(f"expected a new file, but {path} already exists") from None
    except OSError as error:
        reason = error.strerror or "unknown reason"
        raise KinduError(f"expected a new file, but {path} can't be created: {reason}") from None


def keep_board(folder: Path, board: str, rules: Rules) -> None:
    """Save a custom board beside its games, where `rules_for` finds it."""
    path = folder / f"board-{rules.board_hash[:12]}.toml"
    if rules.board_hash == load(rules.key).board_hash:
        return
    if not path.exists():
        write_text(path, board)
    elif hash_board(read_text(path, "a board file")) != rules.board_hash:
        raise KinduError(f"expected {path} to hold this board, but it holds another one")


def current_umask() -> int:
    """The umask of this process; the only way to read it is to set it."""
    umask = os.umask(0o077)
    os.umask(umask)
    return umask


def read(path: Path) -> GameFile:
    """A game file from disk. Its form is checked, its moves aren't yet."""
    text = read_text(path, "a game file")
    try:
        return parse(text)
    except GameFileError as error:
        raise GameFileError(f"{path}: {error}") from None


def rules_for(file: GameFile, board: str | None = None, beside: Path | None = None) -> Rules:
    """The rules that this game was played by, on its board.

    A custom board is given as text, or found as a TOML file in the game's folder.
    """
    rules = load(file.game)
    if board is None and file.board != rules.board_hash:
        board = board_beside(beside, file.board)
    if board is not None:
        rules = load(file.game, board)
    if file.board and not rules.board_hash:
        raise GameFileError(f"line 5: expected 'none', because {rules.title} has no board")
    if file.board != rules.board_hash:
        whose = "the standard board" if board is None else "the board given"
        raise GameFileError(
            f"line 5: expected {whose}, whose SHA-256 is {rules.board_hash[:12]}…, but the game "
            f"was played on {file.board[:12]}…: give its board file with --board"
        )
    if file.rules > rules.rev:
        raise GameFileError(
            f"line 3: expected revision {rules.rev} of the rules or an older one, "
            f"but got {file.rules}, which needs a newer Kindu"
        )
    return rules


def board_beside(folder: Path | None, wanted: str) -> str | None:
    """The text of the board with this hash, if it is in the folder."""
    for path in sorted(folder.glob("*.toml")) if folder else []:
        try:
            text = read_text(path, "a board file")
            if hash_board(text) == wanted:
                return text
        except KinduError:
            continue  # some other TOML file
    return None


def start(file: GameFile, rules: Rules) -> State:
    """The game before its first answer. Every option must be given, in the right order."""
    wanted = [setting.key for setting in rules.settings(file.seats)]
    try:
        state = rules.start(file.seats, file.options)
    except KinduError as error:
        raise GameFileError(f"the head of the file: {error}") from None
    if wanted != list(file.options):
        raise GameFileError(
            f"line 6: expected the options {', '.join(wanted) or 'none'} in this order, "
            f"but got {', '.join(file.options) or 'none'}"
        )
    return state


def play_on(state: State, file: GameFile, answer: int) -> None:
    """Play the answer of this number, from 1, or say which line can't be played."""
    line = file.lines[answer - 1]
    try:
        seat, action = state.rules.read_line(line)
        if state.rules.line(seat, action) != line:
            raise GameFileError(f"expected {state.rules.line(seat, action)!r}, but got {line!r}")
        check(state, seat, action)
    except KinduError as error:
        at = f"line {file.line_of(answer)} (answer {answer})"
        raise GameFileError(f"{at}: {error}") from None
    state.apply(action)


def position(file: GameFile, rules: Rules, answers: int | None = None) -> State:
    """The table after this many answers, or after all; then the result must be right."""
    return at_once(playing(file, rules, answers))


def playing(
    file: GameFile, rules: Rules, answers: int | None = None
) -> Generator[None, None, State]:
    """The same as work that pauses often."""
    wanted = len(file.lines) if answers is None else answers
    check_answers(file, wanted)
    state = start(file, rules)
    for answer in range(1, wanted + 1):
        play_on(state, file, answer)
        if answer % PAUSE == 0:
            yield
    if answers is None:
        check_result(file, state)
    return state


def check_answers(file: GameFile, answers: int) -> None:
    """Refuse a number of answers that is larger than the file's."""
    if not 0 <= answers <= len(file.lines):
        raise GameFileError(f"expected at most {len(file.lines)} answers, but got {answers}")


def check_result(file: GameFile, state: State) -> None:
    """A result may only follow the end of the game, or its early end, and must be right.

    The places after an early end don't follow from the answers: those who gave up come last.
    """
    at = file.line_of(len(file.lines) + 1)
    if file.result is None:
        return  # cut off before its last line: any prefix is a game in progress
    if not state.over() and file.result.ending not in EARLY:
        raise GameFileError(f"line {at}: expected another answer, but got a result")
    right = result_of(state, file.result.seeds)
    if not state.over():
        right = replace(right, ending=file.result.ending, places=file.result.places)
    if right != file.result:
        raise GameFileError(f"line {at}: expected {right.text()!r}, but got {file.result.text()!r}")


def points_text(rules: Rules, points: int) -> str:
    """Points as people count them; some games count halves."""
    return f"{points / int(rules.unit):g}"


def result_of(state: State, seeds: list[str]) -> GameFileResult:
    """How a finished game ended, or how an unfinished one stands."""
    points = [points_text(state.rules, int(state.points(seat))) for seat in range(int(state.seats))]
    return GameFileResult(state.ending(), points, state.places(), seeds)


def all_options(rules: Rules, seats: int, chosen: dict[str, str]) -> dict[str, str]:
    """Every setting with its value, in the order of the game."""
    return {one.key: chosen.get(one.key, one.values[0]) for one in rules.settings(seats)}


def file_of(record: Record, names: list[str], luck: list[Source], seeds: list[str]) -> GameFile:
    """A record as a file. The seeds are shown once the game is over."""
    rules = record.rules
    file = GameFile(
        rules.key,
        int(rules.rev),
        record.seats,
        rules.board_hash,
        rules.board_hash == load(rules.key).board_hash,
        all_options(rules, record.seats, record.chosen),
        names,
        luck,
        list(record.lines),
    )
    over = record.state.over()
    return replace(file, result=result_of(record.state, seeds)) if over else file
