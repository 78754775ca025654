"""One word, one meaning: no two public classes share a name."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src" / "kindu"
GAMES = "games"

# Names with one meaning that are declared more than once, each with the reason.
SAME = {
    "Fact": "an event of a game in the engine, and as the server sends it",
    "Player": "who plays a game; its module is that of the state, or beside it if that is long",
    "SeatView": "one seat in the view of a game; a long view has a module for its seats",
    "TableView": "the whole view of a game; a long view has a module for its shapes",
}


def declared(text: str) -> list[str]:
    """The public classes of a module."""
    found = (node.name for node in ast.parse(text).body if isinstance(node, ast.ClassDef))
    return [name for name in found if not name.startswith("_")]


def places() -> dict[str, list[Path]]:
    """Where each class is declared."""
    found: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(SRC.rglob("*.py")):
        for name in declared(path.read_text(encoding="utf-8")):
            found[name].append(path.relative_to(SRC))
    return found


def is_role(paths: list[Path]) -> bool:
    """Whether these modules have the same name in the folders of different games."""
    homes = [path.parts[1] for path in paths if path.parts[0] == GAMES and len(path.parts) > 2]
    return len(set(homes)) == len(paths) and len({path.name for path in paths}) == 1


def test_a_public_class_is_declared_in_one_module() -> None:
    found = {name: paths for name, paths in places().items() if len(paths) > 1}

    assert {} == {
        name: [path.as_posix() for path in paths]
        for name, paths in found.items()
        if name not in SAME and not is_role(paths)
    }


def test_every_exception_is_needed() -> None:
    found = places()

    assert [] == [name for name in SAME if len(found[name]) < 2 or is_role(found[name])]


@pytest.mark.parametrize(
    ("paths", "expected"),
    [
        (["games/one/board/board.py", "games/other/board/board.py"], True),
        (["games/one/state.py", "games/other/state/state.py"], True),
        (["games/one/view/board.py", "games/other/view/shapes.py"], False),
        (["games/one/view/words.py", "games/one/text/words.py"], False),
        (["games/words.py", "games/one/words.py"], False),
        (["server/tables/table.py", "games/one/table.py"], False),
    ],
)
def test_only_modules_of_the_same_name_in_different_games_are_a_role(
    paths: list[str], expected: bool
) -> None:
    assert expected is is_role([Path(path) for path in paths])
