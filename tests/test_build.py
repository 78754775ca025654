"""Which engine runs: the compiled one just when KINDU_ENGINE=compiled asks for it."""

import importlib
import os
from pathlib import Path

import pytest

import kindu
from hatch_build import engine_files, in_parts

ROOT = Path(__file__).parents[1]
COMPILED = os.environ.get("KINDU_ENGINE") == "compiled"


def test_the_package_is_the_one_asked_for() -> None:
    expected = ROOT / ("build/compiled" if COMPILED else "src")

    assert expected / "kindu" / "__init__.py" == Path(kindu.__file__)


@pytest.mark.parametrize("path", engine_files(ROOT / "src"))
def test_every_engine_module_is_compiled_or_none(path: str) -> None:
    module = importlib.import_module(path.removesuffix(".py").replace("/", "."))
    file = module.__file__

    assert file is not None
    assert COMPILED is not file.endswith(".py")


@pytest.mark.parametrize("name", ["rules.md", "board.toml"])
def test_rules_and_board_are_installed_with_every_game(name: str) -> None:
    games = Path(kindu.__file__).parent / "games"
    folders = [path.parent for path in games.glob("*/__init__.py")]

    assert all((folder / name).is_file() for folder in folders)


@pytest.mark.parametrize("command", ["false", "no-such-compiler"])
def test_a_compiler_that_cannot_work_in_parts_is_not_asked_to(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", command)

    assert [] == in_parts(tmp_path)
