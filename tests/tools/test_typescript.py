"""`make types`: the browser's types are those of the Python definitions."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Generic, Literal, NotRequired, TypedDict, TypeVar

import msgspec
import pytest

from kindu.games import keys, own_keys
from tools.typescript.dialogues import changes
from tools.typescript.shapes import Shapes
from tools.typescript.syntax import NotTypeScript, alias, expression, field

ROOT = Path(__file__).parents[2]
KEY = min(own_keys())
WRITTEN = ROOT / "web" / "src" / "games" / "types"
VIEW = re.compile(r"^\s*(?:export )?(?:interface|type) \w*View\b[^=\n]*(?:\{|= \{)", re.MULTILINE)
View = TypeVar("View")
HAND = """
/** A card. */
export interface Card {
  colour: 'red' | 'blue';
  twin?: string;
}
/**
 * All cards of a seat.
 *
 * And what it sees.
 */
export interface Hand<View> {
  cards: (Card | null)[];
  by_name: Record<string, number> | null;
  view: View;
}
"""


class Card(TypedDict):
    """A card."""

    colour: Literal["red", "blue"]
    twin: NotRequired[str]


class Hand(TypedDict, Generic[View]):
    """All cards of a seat.

    And what it sees.
    """

    cards: list[Card | None]
    by_name: dict[str, int] | None
    view: View


class Say(msgspec.Struct, tag="say", tag_field="t"):
    """A word."""

    word: Annotated[str, msgspec.Meta(max_length=3)]
    id: int | None = None


def lines(kind: object) -> str:
    found = Shapes()
    found.add(kind)
    return "\n".join(line for block in found.written for line in block)


def tool(*arguments: str, pure: Path = ROOT / "src") -> subprocess.CompletedProcess[str]:
    """The tool as `make` runs it, on the pure engine, whose definitions can be read."""
    return subprocess.run(
        [sys.executable, "-m", "tools.typescript", *arguments],
        cwd=ROOT, env={"PYTHONPATH": str(pure)}, capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_a_typed_dictionary_becomes_an_interface_with_what_it_needs() -> None:
    assert lines(Hand) == HAND.strip()


def test_a_message_of_a_client_has_its_tag_and_may_leave_out_what_has_a_default() -> None:
    assert "  t: 'say';\n  word: string;\n  id?: number;" in lines(Say)


def test_a_long_union_has_a_line_per_part() -> None:
    kind = expression(Literal[tuple("abcdefghijklmnopqrstuvwxyz")])

    assert ["  letter:", "    | 'a'", "    | 'b'"] == field("letter", kind, optional=False)[:3]


@pytest.mark.parametrize(("parts", "lines"), [(11, 1), (12, 2), (15, 2), (16, 17)])
def test_a_union_with_a_name_is_broken_as_prettier_would(parts: int, lines: int) -> None:
    kind = " | ".join(["Four"] * parts)

    assert lines == len(alias("Long" * 5, kind))


@pytest.mark.parametrize("kind", [set[int], dict[int, str], bytes])
def test_what_json_lacks_is_refused(kind: object) -> None:
    with pytest.raises(NotTypeScript):
        expression(kind)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The types of our own games, and of one of another package."""
    folder = tmp_path_factory.mktemp("types")
    others = [("--game", key) for key in keys() if key not in own_keys()]
    for chosen in [(), *others]:
        found = tool(*chosen, "--to", str(folder))
        assert (0, "") == (found.returncode, found.stderr)
    return folder


# `make check` sees whether those of this tree are up to date.
def test_a_changed_definition_is_noticed(written: Path, tmp_path: Path) -> None:
    text = (written / f"{KEY}.ts").read_text()
    (tmp_path / f"{KEY}.ts").write_text(text.replace("  round: number;\n", ""))
    found = tool("--game", KEY, "--to", str(tmp_path), "--check")

    sentence = f"expected what the Python definitions say, but not so in {KEY}.ts: run `make types`"
    assert (1, f"{sentence}\n") == (found.returncode, found.stdout)


@pytest.mark.parametrize("key", keys())
def test_every_game_has_types_also_one_of_another_package(key: str, written: Path) -> None:
    text = (written / f"{key}.ts").read_text()

    names = ("TableView", "BoardView", "AnswerWords", "FactWords", "WhyWords", "HintWords")
    assert [] == [
        name for name in names if not re.search(rf"^export \w+ {name}\b", text, re.MULTILINE)
    ]


def test_a_file_that_nothing_stands_for_is_named(tmp_path: Path) -> None:
    (tmp_path / "chess.ts").write_text("")

    assert "chess.ts" in tool("--to", str(tmp_path), "--check").stdout


def test_what_differs_between_two_views_is_named_by_its_place() -> None:
    before = {"round": 1, "seats": [{"hand": {"red": 1}}, {"hand": None}]}
    after = {"round": 1, "seats": [{"hand": {"red": 1, "blue": 2}}, {"hand": None}]}

    assert [[["seats", 0, "hand"], {"red": 1, "blue": 2}]] == changes(before, after)
    assert [[["seats"], []]] == changes(before, {"round": 1, "seats": []})


def test_no_view_is_typed_by_hand() -> None:
    sources = [*ROOT.glob("web/src/**/*.ts"), *ROOT.glob("web/src/**/*.svelte")]
    found = [
        f"{path.relative_to(ROOT)}: {view.strip()}"
        for path in sources
        if WRITTEN not in path.parents
        for view in VIEW.findall(path.read_text(encoding="utf-8"))
    ]

    assert len(sources) > 100
    assert [] == found
