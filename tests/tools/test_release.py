"""A release in a repository of its own: what it changes, and what it refuses."""

import subprocess
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tools.release import main

ROOT = Path(__file__).parents[2]
HEAD = "# Changelog\n\n## Unreleased\n\nSee [changelog.d](changelog.d).\n"
OLDER = "\n## 0.1.0 (2026-01-02)\n\n- The first one.\n"
FILES = {
    "pyproject.toml": '[project]\nname = "thing"\nversion = "0.9.1"\n\n[tool]\nversion = "1"\n',
    "CHANGELOG.md": HEAD + OLDER,
    "changelog.d/README.md": "# Fragments\n",
    "changelog.d/10-bots.md": "Bots think\ntwice.\n",
    "changelog.d/9-maps.md": "- Maps are larger.\n- Maps are lighter.\n",
}


@pytest.fixture
def git(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Git in a repository with two fragments, whatever this machine's settings are."""
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", "/dev/null")
    monkeypatch.setenv("GIT_CONFIG_SYSTEM", "/dev/null")
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "Ada")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "ada@example.invalid")

    def run(*words: str) -> str:
        command = ["git", *words]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    run("init", "--quiet")
    run("add", "--all")
    run("commit", "--quiet", "-m", "begin")
    return run


def new_section() -> str:
    day = datetime.now(UTC).date().isoformat()
    return f"## 0.10.0 ({day})\n\n- Maps are larger.\n- Maps are lighter.\n- Bots think\n  twice.\n"


def test_a_release_joins_the_fragments_and_sets_the_version(
    git: Callable[..., str], tmp_path: Path
) -> None:
    code = main(["0.10.0"], tmp_path)

    assert 0 == code
    assert f"{HEAD}\n{new_section()}{OLDER}" == (tmp_path / "CHANGELOG.md").read_text()
    assert (
        FILES["pyproject.toml"].replace("0.9.1", "0.10.0")
        == (tmp_path / "pyproject.toml").read_text()
    )
    assert ["README.md"] == [path.name for path in (tmp_path / "changelog.d").iterdir()]
    assert "" == git("status", "--porcelain")


def test_a_release_is_one_commit_with_its_tag(git: Callable[..., str], tmp_path: Path) -> None:
    main(["0.10.0"], tmp_path)

    assert ["[dev] Release 0.10.0", "begin"] == git("log", "--format=%s").splitlines()
    assert "v0.10.0" == git("describe", "--exact-match")


def test_the_first_release_follows_the_head(git: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "CHANGELOG.md").write_text(HEAD)
    git("commit", "--all", "--quiet", "-m", "none yet")
    main(["0.10.0"], tmp_path)

    assert f"{HEAD}\n{new_section()}" == (tmp_path / "CHANGELOG.md").read_text()


def test_a_dry_run_prints_the_section_and_changes_nothing(
    git: Callable[..., str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "note").touch()  # a dry run is allowed in a tree with changes, too
    code = main(["0.10.0", "--dry-run"], tmp_path)

    assert (0, new_section()) == (code, capsys.readouterr().out)
    assert ("?? note", "") == (git("status", "--porcelain"), git("tag"))


def forget_fragments(folder: Path) -> None:
    for path in (folder / "changelog.d").glob("[0-9]*"):
        path.unlink()


REFUSALS = {
    "0.9.1": "Expected a version higher than 0.9.1, but got 0.9.1.",
    "0.8.12": "Expected a version higher than 0.9.1, but got 0.8.12.",
    "1.0": "Expected a version such as 0.2.0, but got '1.0'.",
    "v1.0.0": "Expected a version such as 0.2.0, but got 'v1.0.0'.",
    "2.0.0": "The tag v2.0.0 exists already.",
}


@pytest.mark.parametrize(("version", "sentence"), REFUSALS.items())
def test_a_version_that_cannot_be_next_is_refused(
    git: Callable[..., str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    version: str,
    sentence: str,
) -> None:
    git("tag", "v2.0.0")
    code = main([version], tmp_path)

    assert (1, f"{sentence}\n") == (code, capsys.readouterr().err)
    assert ("v2.0.0", "") == (git("tag"), git("status", "--porcelain"))


def test_a_dirty_tree_is_refused(
    git: Callable[..., str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "changelog.d" / "9-maps.md").write_text("Maps are blue.\n")
    code = main(["0.10.0"], tmp_path)
    said = capsys.readouterr().err

    expected = "The tree has changes that are not committed: commit or stash them first.\n"
    assert (1, expected) == (code, said)
    assert "" == git("tag")


def test_a_release_without_fragments_is_refused(
    git: Callable[..., str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    forget_fragments(tmp_path)
    git("commit", "--all", "--quiet", "-m", "nothing new")
    code = main(["0.10.0"], tmp_path)

    expected = "There is nothing to release: changelog.d has no fragments.\n"
    assert (1, expected) == (code, capsys.readouterr().err)


def test_our_own_changelog_and_version_can_be_released(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["99.0.0", "--dry-run"], ROOT)
    said = capsys.readouterr()

    assert (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").startswith("# Changelog\n")
    assert code == 0 or "no fragments" in said.err
