"""A hash of code, to tell which code made some results; comments and docstrings don't count."""

from __future__ import annotations

import ast
import hashlib
import io
import tokenize
from pathlib import Path

import kindu
from kindu.games import game, own_keys

HOME = Path(kindu.__file__).parent
DIGITS = 16
APART = {"game.py", "balance.py", "descriptor.py", "rulebook.py", "boardfile.py"}


def bare(text: str) -> str:
    """The lines of code of a module, without comments, docstrings and blank lines."""
    lines = text.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node, clean=False
        ):
            first, last = node.body[0].lineno, node.body[0].end_lineno or 0
            lines[first - 1 : last] = [""] * (last - first + 1)
    return "\n".join(line.rstrip() for line in lines if line.strip())


def digest(paths: list[Path]) -> str:
    """One hash of these files, wherever they are; comments and docstrings of Python don't count."""
    found = hashlib.sha256()
    for name, path in sorted(("/".join(path.parts[-2:]), path) for path in paths):
        text = path.read_text("utf-8")
        found.update(name.encode() + b"\0")
        found.update((bare(text) if path.suffix == ".py" else text).encode() + b"\0")
    return found.hexdigest()[:DIGITS]


def of_game(key: str) -> str:
    """The code that decides how bots play this game: engine, board, bots and levels."""
    found = game(key)
    rooms = [HOME / "core", HOME / "bots", found.folder()]
    paths = [path for room in rooms for path in room.rglob("*.py") if plays(path, room)]
    paths += [path for path in (HOME / "games").glob("*.py") if plays(path, HOME)]
    papers = [found.folder() / "board.toml"] if found.has_board() else []
    parts = [digest([*paths, *papers, HOME / "advice" / "players.py"]), repr(found.levels)]
    return hashlib.sha256(" ".join(parts).encode()).hexdigest()[:DIGITS]


def plays(path: Path, room: Path) -> bool:
    """Whether a module affects how bots play: words, views and descriptors don't.

    Only the path within the room counts, because a game's package may be anywhere.
    """
    parts = path.relative_to(room).parts
    return not {"view", "text"} & set(parts) and path.name not in APART | {"view.py"}


def of_all() -> str:
    """The code of our own games and of the lab."""
    parts = " ".join([*map(of_game, own_keys()), digest(list(HOME.glob("lab/**/*.py")))])
    return hashlib.sha256(parts.encode()).hexdigest()[:DIGITS]
