"""What a room may name in its types, but not import when the program runs."""

import ast
from pathlib import Path

import pytest

from tests.tree.test_layers import SOURCES, imports, name_of, room_of

# The types of messages name what they tell about: tables, which send them and are further up.
TYPES_ONLY = {"server.wire": "kindu.server.tables", "server.people": "kindu.server.tables"}


def is_for_types(node: ast.AST) -> bool:
    """Whether only the type checker reads this: `if TYPE_CHECKING:`."""
    test = node.test if isinstance(node, ast.If) else None
    return isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"


def imported_when_run(path: Path) -> set[str]:
    """The modules that are imported outside such blocks."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tree.body = [node for node in tree.body if not is_for_types(node)]
    return imports(tree)


@pytest.mark.parametrize("room", TYPES_ONLY)
def test_only_types_look_up_in_the_order_of_layers(room: str) -> None:
    inside = [path for path in SOURCES if room_of(name_of(path)) == room]
    found = [
        f"{name_of(path)} imports {name}"
        for path in inside
        for name in imported_when_run(path)
        if name.startswith(TYPES_ONLY[room])
    ]

    assert inside
    assert [] == found
