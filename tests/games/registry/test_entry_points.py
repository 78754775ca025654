"""Games of other packages, found by their entry points."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kindu.core.words import SetupError
from kindu.games import described, game, keys, load, own_keys, screen
from kindu.lab.fingerprint import of_game
from tests.renamed import package, renamed, wordless
from tests.support import SOME

NAME = renamed(SOME)


@pytest.fixture
def others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of packages; what was found there is forgotten afterwards."""
    monkeypatch.syspath_prepend(tmp_path)
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    """Look for games anew."""
    game.cache_clear()
    keys.cache_clear()
    for name in [name for name in sys.modules if name.startswith("others_")]:
        del sys.modules[name]


def test_a_game_is_found_by_its_entry_point(others: Path) -> None:
    before = keys()
    wordless(others, [SOME])
    forget()

    assert NAME not in before
    assert [*before, NAME] == keys()
    assert NAME not in own_keys()
    assert NAME == load(NAME).key
    assert hasattr(screen(NAME), "view")


def test_a_game_that_is_not_installed_is_refused_like_any_other() -> None:
    assert NAME not in keys()
    with pytest.raises(SetupError, match=f"but got {NAME!r}"):
        game(NAME)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (None, "expected GAME of 'broken' in others_broken, but No module named 'others_broken'"),
        ("import no_such_module", "expected GAME of 'broken' in others_broken, but No module"),
        ("GAME_ = 1", "expected GAME of 'broken' in others_broken, but module 'others_broken' has"),
        ("GAME = (", "expected GAME of 'broken' in others_broken, but '(' was never closed"),
        ("1 / 0", "expected GAME of 'broken' in others_broken, but division by zero"),
    ],
)
def test_a_broken_entry_point_gives_one_sentence(
    others: Path, text: str | None, sentence: str
) -> None:
    package(others, {"broken": "others_broken:GAME"})
    if text is not None:
        others.joinpath("others_broken.py").write_text(text)
    forget()

    with pytest.raises(SetupError) as caught:
        keys()
    assert str(caught.value).startswith(sentence)
    assert "\n" not in str(caught.value)


def test_a_module_has_the_game_of_its_key() -> None:
    module = f"kindu.games.{SOME}.game"

    with pytest.raises(SetupError, match=f"expected the game 'chess' in {module}, but got"):
        described("chess", module)


def test_the_hash_of_code_does_not_depend_on_where_a_package_lies(others: Path) -> None:
    """It lies in folders with the names of rooms that have no rules."""
    hashes = []
    for room in ("view/text/one", "two"):
        folder = others / room / "others_moved"
        folder.mkdir(parents=True)
        for name, text in {
            "__init__.py": "",
            "rules.md": "",
            "flow.py": "STEPS = 1\n",
            "game.py": "from dataclasses import replace\nfrom kindu.games import game\n"
            f'GAME = replace(game("{SOME}"), key="moved", package="others_moved")\n',
        }.items():
            folder.joinpath(name).write_text(text)
        sys.path.insert(0, str(folder.parent))
        package(folder.parent, {"moved": "others_moved.game"})
        forget()
        hashes.append(of_game("moved"))
        folder.joinpath("flow.py").write_text("STEPS = 2\n")
        hashes.append(of_game("moved"))
        sys.path.remove(str(folder.parent))

    assert hashes[:2] == hashes[2:]
    assert hashes[0] != hashes[1]
