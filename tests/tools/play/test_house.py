"""`make play` repeats only what changed."""

import shutil
from pathlib import Path

import pytest

from tools.engine.copies import READY, STAMP, copy_sources
from tools.engine.sources import WAYS, engine_files, fingerprint
from tools.play.house import House
from tools.play.run import which_engine

ROOT = Path(__file__).parents[3]


@pytest.fixture
def clone(tmp_path: Path) -> House:
    """Files such as a fresh clone has."""
    for name in (
        "requirements/run.txt",
        "pyproject.toml",
        "hatch_build.py",
        "web/package-lock.json",
    ):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(name)
    (tmp_path / "web" / "src").mkdir()
    (tmp_path / "web" / "src" / "app.ts").write_text("1")
    return House(tmp_path)


def test_what_was_made_is_made_again_when_its_sources_change(clone: House) -> None:
    clone.bundle.mkdir(parents=True)
    (clone.bundle / "index.html").touch()
    clone.keep("web", clone.web_mark())
    clone.keep("packages", clone.packages_mark())
    clone.python.parent.mkdir(parents=True)
    clone.python.touch()
    before = clone.web_ready(), clone.packages_ready()
    (clone.root / "web" / "src" / "app.ts").write_text("2")
    (clone.root / "requirements" / "run.txt").write_text("2")

    assert (True, True) == before
    assert (False, False) == (clone.web_ready(), clone.packages_ready())


def test_tests_and_packages_of_the_web_app_change_nothing(clone: House) -> None:
    before = clone.web_mark()
    for name in ("tests", "node_modules", "dist"):
        (clone.root / "web" / name).mkdir()
        (clone.root / "web" / name / "some.ts").touch()

    assert before == clone.web_mark()


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """Some sources of ours, and how they are compiled."""
    shutil.copytree(ROOT / "src" / "kindu", tmp_path / "src" / "kindu", ignore=aside)
    for name in WAYS:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def aside(_: object, names: list[str]) -> list[str]:
    return [name for name in names if name in ("__pycache__", "static")]


def test_only_engine_files_compile_again(sources: Path) -> None:
    before = fingerprint(sources)
    (sources / "src" / "kindu" / "cli" / "run.py").write_text("# another\n")
    same = fingerprint(sources)
    (sources / "src" / engine_files(sources / "src")[0]).write_text("# another\n")

    assert before == same != fingerprint(sources)


def test_what_is_not_compiled_is_as_in_the_sources(sources: Path, tmp_path: Path) -> None:
    target = tmp_path / "compiled"
    copy_sources(sources / "src", target)
    (target / STAMP).touch()
    (target / "kindu" / "core" / "play.so").touch()
    (sources / "src" / "kindu" / "cli" / "run.py").write_text("# another\n")
    (sources / "src" / "kindu" / "cli" / "folders.py").unlink()
    copy_sources(sources / "src", target)

    assert "# another\n" == (target / "kindu" / "cli" / "run.py").read_text()
    assert not (target / "kindu" / "cli" / "folders.py").exists()
    assert (target / "kindu" / "core" / "play.so").exists()


def test_an_engine_is_announced_only_if_it_can_be_compiled(
    monkeypatch: pytest.MonkeyPatch, clone: House
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    (clone.compiled / READY).parent.mkdir(parents=True)
    (clone.compiled / READY).touch()

    assert {} == which_engine(clone)
    assert not (clone.compiled / READY).exists()
