"""Who may import whom, how long things may be, and what compiled modules must not contain."""

import ast
import io
import sys
import tokenize
from pathlib import Path

import pytest

from hatch_build import engine_files

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
FOREIGN = {"librt", "mypy_extensions"}  # all that engine code may import of others
SOURCES = sorted(SRC.rglob("*.py"))
ENGINE = [path for path in SOURCES if path.relative_to(SRC).parts[1] in {"core", "games", "bots"}]
PARTS = ("src", "tests", "tools", "bench")
OURS = [ROOT / "hatch_build.py", *(path for part in PARTS for path in (ROOT / part).rglob("*.py"))]
GAMES = {path.parent.name for path in SRC.glob("kindu/games/*/__init__.py")}
SHARED = {f"kindu.games.{path.stem}" for path in SRC.glob("kindu/games/[!_]*.py")}


def name_of(path: Path) -> str:
    """The module's full name; a package goes by its own name, without __init__."""
    return ".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__")


def by_name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def is_module(name: str) -> bool:
    path = SRC / name.replace(".", "/")
    return path.is_dir() or path.with_suffix(".py").is_file()


def imports(tree: ast.Module) -> set[str]:
    """The modules imported anywhere in the file; `from a import b` is a.b where that's a module."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            full = {f"{base}.{alias.name}" for alias in node.names}
            found |= {name if is_module(name) else base for name in full}
    return found


def below(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def allowed(module: str, name: str) -> bool:
    """Whether this module of ours may import that one of ours."""
    layer, *rest = module.split(".")[1:] or [""]
    if layer == "core":
        return below(name, "kindu.core")
    if layer == "bots":
        return below(name, "kindu.core", "kindu.bots")
    if layer == "games" and not rest:  # the registry
        return below(name, "kindu.core", "kindu.games")
    if layer == "games":
        own = [f"kindu.games.{rest[0]}"] if rest[0] in GAMES else []
        return below(name, "kindu.core", *own) or name in SHARED
    return not name.startswith("kindu.games.")


@pytest.mark.parametrize("path", SOURCES, ids=by_name)
def test_modules_import_only_what_their_layer_may(path: Path) -> None:
    module = name_of(path)
    names = imports(ast.parse(path.read_text(encoding="utf-8")))
    refused = {name for name in names if below(name, "kindu") and not allowed(module, name)}

    assert set() == refused


@pytest.mark.parametrize("path", ENGINE, ids=by_name)
def test_the_engine_needs_only_the_standard_library_and_mypyc(path: Path) -> None:
    names = imports(ast.parse(path.read_text(encoding="utf-8")))
    others = {name.split(".")[0] for name in names} - {"kindu"}

    assert set() == others - FOREIGN - sys.stdlib_module_names


@pytest.mark.parametrize("path", [p for p in SOURCES if p not in ENGINE], ids=by_name)
def test_programs_reach_a_game_only_by_its_key(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    texts = [n.value for n in ast.walk(tree) if isinstance(n, ast.Constant)]

    assert [] == [text for text in texts if isinstance(text, str) and "kindu.games." in text]


@pytest.mark.parametrize("path", sorted(SRC.glob("kindu/bots/**/*.py")), ids=by_name)
def test_bots_name_no_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8").lower()

    assert [] == [game for game in GAMES if game in text]


def is_constant(node: ast.expr) -> bool:
    """Literals, their sums, i64(literal), and names in capitals: what mypyc emits as a C int."""
    match node:
        case ast.Constant():
            return True
        case ast.Name(id=name):
            return name.isupper()
        case ast.UnaryOp(operand=inner):
            return is_constant(inner)
        case ast.BinOp(left=left, right=right):
            return is_constant(left) and is_constant(right)
        case ast.Call(func=ast.Name(id="i64"), args=[inner]):
            return is_constant(inner)
    return False


def bad_shifts(tree: ast.Module) -> list[int]:
    """Lines that shift a constant left by a variable: compiled, wrong from 31 on, and silently."""
    shifts = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)
    ]
    return [s.lineno for s in shifts if is_constant(s.left) and not is_constant(s.right)]


@pytest.mark.parametrize("name", engine_files(SRC))
def test_compiled_modules_keep_clear_of_the_traps(name: str) -> None:
    tree = ast.parse((SRC / name).read_text(encoding="utf-8"))
    mains = [n.lineno for n in ast.walk(tree) if isinstance(n, ast.Name) and n.id == "__name__"]

    assert [] == bad_shifts(tree)
    assert [] == mains


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("1 << e", [1]),
        ("i64(1) << e", [1]),
        ("ONE << e", [1]),
        ("(1 - 2) << e", [1]),
        ("1 << 4", []),
        ("1 << WIDTH", []),
        ("x << 4", []),
        ("(x | 1) << e", []),
        ("BIT[e]", []),
    ],
)
def test_bad_shifts_are_found(code: str, expected: list[int]) -> None:
    assert expected == bad_shifts(ast.parse(code))


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
    assert sum(code_lines(path) for path in SRC.glob("kindu/core/**/*.py")) <= 700


@pytest.mark.parametrize("path", sorted(OURS), ids=by_name)
def test_files_and_functions_are_short(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    sizes = {
        node.name: (node.end_lineno or 0) - node.lineno + 1
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }

    assert length(path) <= 300
    assert {} == {name: size for name, size in sizes.items() if size > 40}
