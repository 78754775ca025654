"""Who may import whom, and what compiled modules must not contain."""

import ast
import sys
from functools import cache
from pathlib import Path

import pytest

from tools.engine.sources import engine_files

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src"
FOREIGN = {"librt", "mypy_extensions"}  # all third-party packages that engine code may import
SOURCES = sorted(SRC.rglob("*.py"))
LAYERS = {"core", "games", "bots"}
PLUGGED = {"text", "balance.py", "game.py"}  # what a game has for programs, not for its rules
ENGINE = [
    path
    for path in SOURCES
    if path.relative_to(SRC).parts[1] in LAYERS and not PLUGGED & set(path.parts)
]
GAMES = {path.parent.name for path in SRC.glob("kindu/games/*/__init__.py")}
ONE, OTHER, *_ = sorted(GAMES)

# The order of layers, lowest first. A room may import itself and what this table says; GAME is a
# game's own folder, and a room covers all rooms below it.
GAME = "games.*"
ENGINE_ROOMS = ["core", "games", "bots", "record", "advice", "text"]
WIRE = ["core", "games", "record", "text", "server", "server.data", "server.luck"]
PLAY = ["core", "server", "server.data", "server.luck", "server.wire", "server.tables"]
REST = ["server.people", "server.work", "server.wire.socket", "server.bots", "server.metrics"]
ALLOWED: dict[str, list[str]] = {
    "": ["core", "games", "bots", "session"], "session": [*ENGINE_ROOMS, "lab"],
    "core": [],
    "games": ["core"],
    GAME: ["core", "games"],
    f"{GAME}.text": ["core", "games", GAME, "text"],
    f"{GAME}.balance": ["core", "games", GAME, "lab.balance.catalogue"],
    "bots": ["core"],
    "text": ["core", "games"],
    "record": ["core", "games"],
    "advice": ["core", "games", "bots", "record"],
    "lab": ENGINE_ROOMS,
    "lab.balance.catalogue": ["core"], "lab.arena": [*ENGINE_ROOMS, "lab"],
    "lab.balance": [*ENGINE_ROOMS, "lab", "lab.balance.catalogue"],
    "lab.strength": [*ENGINE_ROOMS, "lab", "lab.arena"],
    "lab.calibration": [*ENGINE_ROOMS, "lab"],
    "server": ["core", "server.data"],
    "server.data": ["core", "server"],
    "server.work": ["core", "server"],
    "server.people": ["record", "server", "server.data"],
    "server.wire": [*WIRE, "bots", "server.tables"],  # tables for types only: test_run_time.py
    "server.wire.conversation": [*PLAY, "server.http"],
    "server.wire.socket": [*PLAY, "server.wire.conversation", "server.people", "server.http"],
    "server.luck": [*WIRE, "server.wire", "server.tables"],
    "server.tables": [*WIRE, "advice", "server.people", "server.wire", "server.work"],
    "server.bots": [*PLAY, "games", "advice", "server.work"],
    "server.metrics": ["server.tables", "server.bots", "server.work"],
    "server.http": [*WIRE, *PLAY, *REST],
    "cli": [*ENGINE_ROOMS, "lab"],
    "cli.reports": [*ENGINE_ROOMS, "lab", "lab.arena", "lab.balance",
                    "lab.balance.catalogue", "cli"],
    "cli.commands": [*ENGINE_ROOMS, "lab", "lab.arena", "lab.balance", "lab.strength",
                     "server", "server.data", "server.people", "server.http", "cli", "cli.reports"],
    "cli.play": [*ENGINE_ROOMS, "cli", "cli.commands"],
    "cli.app": ["cli", "cli.commands", "cli.play", "cli.research", "cli.hosting"],
}  # fmt: skip
ALLOWED["cli.research"] = ALLOWED["cli.hosting"] = ["cli", "cli.commands"]
ALLOWED["cli.run"] = [*ALLOWED["cli"], "cli", "cli.app"]
ALLOWED["cli.commands"] += ["cli.run"]
ALLOWED["cli.__init__"] = ["cli.run"]


def name_of(path: Path) -> str:
    """The module's full name; a package goes by its own name, without __init__."""
    return ".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__")


def by_name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def parsed(path: Path) -> ast.Module:
    """A source as Python reads it."""
    return ast.parse(path.read_text(encoding="utf-8"))


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


def room_of(module: str) -> str:
    """The smallest room of the table that contains this module of ours."""
    parts = module.split(".")[1:]
    if parts[:1] == ["games"] and parts[1:2] and parts[1] in GAMES:
        parts[1] = "*"
    if module == "kindu.cli":
        return "cli.__init__"
    rooms = [".".join(parts[:n]) for n in range(len(parts), -1, -1)]
    return next(room for room in rooms if room in ALLOWED)


def allowed(module: str, name: str) -> bool:
    """Whether this module of ours may import that one of ours."""
    here, there = room_of(module), room_of(name)
    if here.startswith(GAME) and there.startswith(GAME):
        return module.split(".")[2] == name.split(".")[2] and there in {here, GAME}
    return there in {here, "", *ALLOWED[here]}


def refused_imports() -> list[str]:
    found = []
    for path in SOURCES:
        module = name_of(path)
        names = imports(ast.parse(path.read_text(encoding="utf-8")))
        ours = {name for name in names if name == "kindu" or name.startswith("kindu.")}
        found += [f"{module} imports {name}" for name in sorted(ours) if not allowed(module, name)]
    return found


def test_modules_import_only_what_their_room_may() -> None:
    assert [] == refused_imports()


@pytest.mark.parametrize(
    ("module", "name", "expected"),
    [
        ("kindu.core.play", "kindu.core.rng", True),
        ("kindu.core.play", "kindu.games", False),
        (f"kindu.games.{ONE}.flow", "kindu.games.piles", True),
        (f"kindu.games.{ONE}.flow", f"kindu.games.{ONE}.board.board", True),
        (f"kindu.games.{ONE}.flow", f"kindu.games.{OTHER}.flow", False),
        (f"kindu.games.{ONE}.flow", f"kindu.games.{ONE}.text.words", False),
        (f"kindu.games.{ONE}.flow", "kindu.text.atlas", False),
        (f"kindu.games.{ONE}.text.table", "kindu.text.atlas", True),
        (f"kindu.games.{ONE}.text.table", f"kindu.games.{OTHER}.text.table", False),
        (f"kindu.games.{ONE}.text.table", "kindu.cli.commands.show", False),
        ("kindu.bots.search", "kindu.games", False),
        ("kindu.record.files", "kindu.advice.players", False),
        ("kindu.server.tables.table", "kindu.server.http.app", False),
        ("kindu.server.http.app", "kindu.cli.out", False),
        ("kindu.server.data.games", "kindu.server.tables.match", False),
        ("kindu.lab.sim", "kindu.server.clock", False),
        ("kindu.text.atlas", "kindu.cli.play.loop", False),
    ],
)
def test_the_order_of_layers(module: str, name: str, expected: bool) -> None:
    assert expected is allowed(module, name)


# People look for things here, so no folder has more files than they can take in at a glance.


def test_every_room_says_what_belongs_there() -> None:
    silent = [
        by_name(path)
        for path in SRC.rglob("__init__.py")
        if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]

    assert [] == silent


def test_the_engine_needs_only_the_standard_library_and_mypyc() -> None:
    allowed = FOREIGN | set(sys.stdlib_module_names) | {"kindu"}
    found = [
        f"{by_name(path)} imports {name}"
        for path in ENGINE
        for name in imports(parsed(path))
        if name.split(".")[0] not in allowed
    ]

    assert [] == found


def test_programs_reach_a_game_only_by_its_key() -> None:
    found = [
        f"{by_name(path)} says {node.value!r}"
        for path in SOURCES
        if not {"games", "core"} & set(path.parts)
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Constant) and "kindu.games." in str(node.value)
    ]

    assert [] == found


def test_bots_name_no_game() -> None:
    texts = {path: path.read_text("utf-8").lower() for path in SRC.glob("kindu/bots/**/*.py")}

    assert [] == [by_name(path) for path, text in texts.items() if any(g in text for g in GAMES)]


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
    """Lines that shift a constant left by a variable: compiled, they fail silently from 31 on."""
    shifts = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)
    ]
    return [s.lineno for s in shifts if is_constant(s.left) and not is_constant(s.right)]


def test_compiled_modules_keep_clear_of_the_traps() -> None:
    trees = {name: parsed(SRC / name) for name in engine_files(SRC)}
    shifts = [f"{name} line {at}" for name, tree in trees.items() for at in bad_shifts(tree)]
    mains = [
        f"{name} line {node.lineno}"
        for name, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and node.id == "__name__"
    ]

    assert [] == shifts
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
