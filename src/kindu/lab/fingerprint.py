"""A hash of code, to tell whether results belong to it; comments and docstrings don't count."""

from __future__ import annotations

import ast
import hashlib
import io
import tokenize
from pathlib import Path

import kindu
from kindu.games import KEYS, folder

HOME = Path(kindu.__file__).parent
DIGITS = 16
WORDS = "view.py"  # modules named so put a game into words; nobody plays by them


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
    """One hash of these files; of Python only what is code."""
    found = hashlib.sha256()
    for path in sorted(paths):
        text = path.read_text("utf-8")
        found.update(path.relative_to(HOME).as_posix().encode() + b"\0")
        found.update((bare(text) if path.suffix == ".py" else text).encode() + b"\0")
    return found.hexdigest()[:DIGITS]


def of_game(key: str) -> str:
    """The code that decides how bots play this game: engine, board, bots and levels."""
    shared = [*HOME.glob("core/*.py"), *HOME.glob("bots/*.py"), *HOME.glob("games/*.py")]
    own = [path for path in folder(key).rglob("*.py") if not path.name.endswith(WORDS)]
    return digest([*shared, *own, folder(key) / "board.toml", HOME / "advice" / "players.py"])


def of_all() -> str:
    """The code of all games, and that of the laboratory around them."""
    parts = " ".join([*map(of_game, KEYS), digest(list(HOME.glob("lab/*.py")))])
    return hashlib.sha256(parts.encode()).hexdigest()[:DIGITS]
