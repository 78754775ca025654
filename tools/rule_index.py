"""The rule index: which code implements a rule, and which tests check it.

    python -m tools.rule_index [--all] [ROOT]

Rules are the list items `- **XX-MOVE-03** ...` and `- **RUL-07 ...**` of each game's rules.md. Code
owns a rule when the docstring of a module, class or function begins with its ID (several:
`XX-MOVE-02, XX-MOVE-03: ...`); kindu.games.rulebook reads both. Tests cite it by `@rule(...)`.
A rule that no code implements is listed in the game's tests/games/<game>/absent_rules.txt.
Fails on a rule without code or test, on two owners, and on an unknown ID.
"""

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from kindu.games.rulebook import is_ruling, owners, stated_ids

EXEMPT = {"COMP", "DATA", "INFO", "INV", "TIP"}  # data, knowledge, invariants, advice
ABSENT = "absent_rules.txt"
SECTIONS = {"[test only]", "[nothing]"}

Places = dict[str, list[str]]  # ID -> where it is cited


@dataclass
class Absent:
    """Rules that need no code, or neither code nor test, each with its reason."""

    test_only: set[str] = field(default_factory=set)
    nothing: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)  # lines that can't be read


@dataclass
class Game:
    """One game's rules and who cites them."""

    key: str
    ids: list[str]
    absent: Absent
    code: Places = field(default_factory=lambda: defaultdict(list))
    tests: Places = field(default_factory=lambda: defaultdict(list))


def cited_ids(node: ast.FunctionDef) -> list[str]:
    """The arguments of every @rule(...) on this test."""
    calls = [d for d in node.decorator_list if isinstance(d, ast.Call)]
    args = [a for c in calls if ast.unparse(c.func).split(".")[-1] == "rule" for a in c.args]
    return [a.value for a in args if isinstance(a, ast.Constant) and isinstance(a.value, str)]


def read_games(root: Path) -> list[Game]:
    papers = sorted(root.glob("src/kindu/games/*/rules.md"))
    tests = root / "tests" / "games"
    return [read_game(one.parent.name, one.parent, tests / one.parent.name) for one in papers]


def read_game(key: str, folder: Path, tests: Path) -> Game:
    """The rules of one game and the code that owns them."""
    text = folder.joinpath("rules.md").read_text(encoding="utf-8")
    game = Game(key, stated_ids(text), read_absent(tests / ABSENT))
    for rule, path, node in owners(folder):
        name = "" if isinstance(node, ast.Module) else f":{node.name}"
        game.code[rule].append(path.relative_to(folder).as_posix() + name)
    return game


def faults_of(key: str, folder: Path, tests: Path) -> Iterator[str]:
    """The same for a single game, wherever it and its tests lie."""
    game = read_game(key, folder, tests)
    for path in sorted(tests.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        tests_there = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        for node, rule in [(test, rule) for test in tests_there for rule in cited_ids(test)]:
            game.tests[rule].append(f"{path.name}:{node.name}")
            if rule not in game.ids:
                yield f"{rule} is cited by {path.name}, but rules.md has no such rule."
    yield from game_faults(game)


def read_tests(root: Path, games: list[Game]) -> Places:
    """Hand each game the tests that cite its rules; return the citations that no game knows."""
    lost: Places = defaultdict(list)
    for path in sorted((root / "tests").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        at = path.relative_to(root / "tests")
        tests = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        for node, rule in [(test, rule) for test in tests for rule in cited_ids(test)]:
            homes = [g for g in games if rule in g.ids and is_home(rule, g, at)]
            for game in homes:
                game.tests[rule].append(f"{at.as_posix()}:{node.name}")
            if not homes:
                lost[rule].append(f"tests/{at.as_posix()}:{node.name}")
    return lost


def is_home(rule: str, game: Game, at: Path) -> bool:
    """Each game numbers its own rulings, so only that game's own tests can cite them."""
    return not is_ruling(rule) or at.parts[:2] == ("games", game.key)


def read_absent(path: Path) -> Absent:
    absent = Absent()
    section = ""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    for number, line in enumerate(lines, 1):
        words = line.split(maxsplit=1)
        if not words or line.startswith("#"):
            continue
        if line.strip() in SECTIONS:
            section = line.strip()
        elif not section or len(words) != 2:
            absent.faults.append(f"{path.name}:{number}: expected a section head or 'ID reason'.")
        else:
            (absent.nothing if section == "[nothing]" else absent.test_only).add(words[0])
    return absent


def game_faults(game: Game) -> Iterator[str]:
    absent = game.absent
    yield from absent.faults
    for rule in sorted((absent.test_only | absent.nothing) - set(game.ids)):
        yield f"{rule} is listed in {ABSENT}, but rules.md of {game.key} does not state it."
    for rule in sorted({rule for rule in game.ids if game.ids.count(rule) > 1}):
        yield f"{rule} ({game.key}) is stated twice in rules.md."
    for rule, places in sorted(game.code.items()):
        if rule not in game.ids:
            yield f"{rule} is cited by {places[0]} ({game.key}), but rules.md has no such rule."
        if len(places) > 1:
            yield f"{rule} ({game.key}) has more than one owner: {', '.join(places)}."
    for rule in dict.fromkeys(game.ids):
        free = rule in absent.nothing or rule.split("-")[1] in EXEMPT
        codeless = free or rule in absent.test_only or is_ruling(rule)
        if not codeless and not game.code.get(rule):
            yield f"{rule} ({game.key}) has no code."
        if rule in absent.test_only and game.code.get(rule):
            yield f"{rule} ({game.key}) is listed as absent, but {game.code[rule][0]} owns it."
        if not free and not game.tests.get(rule):
            yield f"{rule} ({game.key}) has no test."


def index(root: Path) -> tuple[list[Game], list[str]]:
    """Read everything below root: the games, and one sentence for each fault."""
    games = read_games(root)
    lost = read_tests(root, games)
    faults: list[str] = []
    for rule, places in sorted(lost.items()):
        faults.append(f"{rule} is cited by {places[0]}, but no such rule is stated for it.")
    for game in games:
        faults += game_faults(game)
    return games, faults


def table(game: Game) -> Iterator[str]:
    yield f"{game.key}:"
    for rule in dict.fromkeys(game.ids):
        code, tests = game.code.get(rule, []), game.tests.get(rule, [])
        yield f"  {rule:12}  {', '.join(code) or '-':36}  {', '.join(tests) or '-'}"


def main(args: list[str]) -> int:
    paths = [arg for arg in args if arg != "--all"]
    games, faults = index(Path(paths[0]) if paths else Path(__file__).parents[1])
    for game in games:
        if "--all" in args:
            print("\n".join(table(game)))
        tests = len({test for tests in game.tests.values() for test in tests})
        print(f"{game.key}: {len(game.ids)} rules, {len(game.code)} with code, {tests} tests.")
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
