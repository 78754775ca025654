"""Which engine runs: the compiled one only if KINDU_ENGINE=compiled asks for it."""

import importlib
import os
from pathlib import Path

import pytest

import kindu
from hatch_build import STATIC, build_web, in_parts, web_wanted
from kindu.games import game, own_keys
from tools.engine.sources import engine_files
from tools.play.house import system_npm

ROOT = Path(__file__).parents[2]
COMPILED = os.environ.get("KINDU_ENGINE") == "compiled"


def test_the_package_is_the_one_asked_for() -> None:
    expected = ROOT / ("build/compiled" if COMPILED else "src")

    assert expected / "kindu" / "__init__.py" == Path(kindu.__file__)


def test_every_engine_module_is_compiled_or_none() -> None:
    names = [path.removesuffix(".py").replace("/", ".") for path in engine_files(ROOT / "src")]
    files = [str(importlib.import_module(name).__file__) for name in names]

    assert [] == [file for file in files if COMPILED is file.endswith(".py")]


@pytest.mark.parametrize("key", own_keys())
def test_rules_and_board_are_installed_with_every_game(key: str) -> None:
    source = ROOT / "src" / "kindu" / "games" / key
    papers = [name for name in ("rules.md", "board.toml") if (source / name).is_file()]

    assert "rules.md" in papers
    assert all((game(key).folder() / name).is_file() for name in papers)


@pytest.mark.parametrize("command", ["false", "no-such-compiler"])
def test_a_compiler_that_cannot_work_in_parts_is_not_asked_to(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", command)

    assert [] == in_parts(tmp_path)


# An npm that records what it is asked for, and builds a page.
NPM = """#!/bin/sh
echo "$@" >> asked
[ "$1" = "$FAILING" ] && echo "no connection" && exit 1
[ "$1" = run ] && mkdir -p dist/assets && echo page > dist/index.html
exit 0
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with a web app, on a machine with Node."""
    for name, text in {
        "bin/node": "#!/bin/sh\necho $NODE_SAYS\n",
        "bin/npm": NPM,
        "web/package.json": "{}",
        "src/kindu/static/assets/old-1.js": "of an older build",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        path.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    monkeypatch.setenv("NODE_SAYS", "v20.19.0")
    monkeypatch.setenv("FAILING", "")
    monkeypatch.delenv("SKIP_WEB", raising=False)
    return tmp_path


def test_the_web_app_is_built_into_the_package_in_place_of_the_old_one(root: Path) -> None:
    build_web(root)

    asked = (root / "web" / "asked").read_text().splitlines()
    assert ["ci --omit=dev --no-audit --no-fund", "run build"] == asked
    assert ["assets", "index.html"] == sorted(path.name for path in (root / STATIC).iterdir())
    assert [] == list((root / STATIC / "assets").iterdir())


@pytest.mark.parametrize("step", ["ci", "run"])
def test_a_web_app_that_cannot_be_built_says_so_and_leaves_the_old_one(
    step: str, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAILING", step)

    with pytest.raises(RuntimeError, match=rf"npm {step} failed\. It needs Node (.|\n)*no conn"):
        build_web(root)
    assert (root / STATIC / "assets" / "old-1.js").exists()


def test_without_npm_the_sentence_says_what_is_needed(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(root / "web"))

    with pytest.raises(RuntimeError, match=r"no npm was found\. It needs Node 20\.19 or newer"):
        build_web(root)


@pytest.mark.parametrize(
    ("version", "enough"),
    [("v20.19.0", True), ("v24.1.0", True), ("v20.18.9", False), ("v8.99.0", False), ("?", False)],
)
def test_a_node_that_is_too_old_is_not_used(
    version: str, enough: bool, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NODE_SAYS", version)

    assert (str(root / "bin" / "npm") if enough else None) == system_npm()


def test_the_web_app_is_built_where_it_is_and_was_not_brought_along(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [web_wanted(root), web_wanted(root / "src")]
    (root / "PKG-INFO").touch()
    found.append(web_wanted(root))
    (root / STATIC / "index.html").touch()
    found.append(web_wanted(root))
    (root / "PKG-INFO").unlink()
    monkeypatch.setenv("SKIP_WEB", "1")
    found.append(web_wanted(root))

    assert [True, False, True, False, False] == found
