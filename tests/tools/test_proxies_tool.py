"""Proxies for tests: one that can't run here doesn't count; one that can't be fetched is named."""

import subprocess
from pathlib import Path

import pytest

from tools.programs import proxies


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without proxies."""
    monkeypatch.setattr(proxies, "OWN", tmp_path / "own")
    monkeypatch.setattr(proxies, "search_path", lambda: str(tmp_path / "bin"))
    return tmp_path


def test_a_program_that_does_not_run_is_not_found(nowhere: Path) -> None:
    program, found = nowhere / "own" / "usr" / "sbin" / "nginx", []
    for code in (1, 0):
        program.parent.mkdir(parents=True, exist_ok=True)
        program.write_text(f"#!/bin/sh\nexit {code}\n")
        program.chmod(0o755)
        found.append(proxies.program("nginx"))

    assert [None, program] == found


@pytest.mark.usefixtures("nowhere")
def test_what_cannot_be_fetched_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def offline(name: str) -> None:
        raise subprocess.CalledProcessError(100, ["apt-get", "download", name])

    monkeypatch.setattr(proxies, "fetch", offline)
    proxies.main()
    said = capsys.readouterr().err.splitlines()

    assert None is proxies.program("caddy")
    assert "expected caddy on the PATH, but found none: install it" == said[-1]
    assert 4 == len(said)
