"""How long things may be, and how many may lie side by side."""

import ast
import io
import tokenize
from pathlib import Path

from tests.tree.test_layers import ROOT, SRC, by_name, parsed

PARTS = ("src", "tests", "tools", "bench")
OURS = [ROOT / "hatch_build.py", *(path for part in PARTS for path in (ROOT / part).rglob("*.py"))]
WITH_MANY = {"specials"}  # of a game: a file for each card
MOST_FILES = 16


def length(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def code_lines(path: Path) -> int:
    """Lines with code: no blank ones, comments or docstrings."""
    text = path.read_text(encoding="utf-8")
    quiet = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in quiet and token.string:
            lines.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node
        ):
            lines -= set(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    return len(lines)


def test_the_core_is_small() -> None:
    assert sum(code_lines(path) for path in SRC.glob("kindu/core/**/*.py")) <= 750


def test_files_are_short() -> None:
    assert {} == {by_name(path): many for path in OURS if (many := length(path)) > 300}


def test_functions_are_short() -> None:
    sizes = {
        f"{by_name(path)} {node.name}": (node.end_lineno or 0) - node.lineno + 1
        for path in OURS
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }

    assert {} == {name: size for name, size in sizes.items() if size > 40}


def test_no_room_is_crowded() -> None:
    folders = {path.parent for path in OURS}
    crowded = {
        by_name(folder): len(list(folder.glob("*.py"))) - (folder / "__init__.py").exists()
        for folder in folders
        if folder.name not in WITH_MANY
    }

    assert {} == {name: many for name, many in crowded.items() if many > MOST_FILES}
