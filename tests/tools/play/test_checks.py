"""`make play` says in one sentence what can't work, before anything is built."""

import runpy
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tools.play import checks
from tools.play.checks import Refused

ROOT = Path(__file__).parents[3]


class Version(NamedTuple):
    """Looks like sys.version_info."""

    major: int
    minor: int


def test_an_old_python_is_refused_before_anything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", Version(3, 10))
    with pytest.raises(SystemExit) as refused:
        runpy.run_module("tools.play", run_name="__main__")

    assert str(refused.value.code).startswith("expected Python 3.11 or newer, but this is ")


def test_a_taken_port_names_the_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server((checks.HOST, 0)) as other:
        port = other.getsockname()[1]
        monkeypatch.setenv("PORT", str(port))
        done = subprocess.run(
            [sys.executable, "-m", "tools.play"],
            cwd=ROOT, capture_output=True, text=True, check=False,
        )  # fmt: skip

    sentence = f"make play: expected port {port} to be free, but another program has it"
    assert 1 == done.returncode
    assert f"{sentence}: PORT={port + 1} make play\n" == done.stderr
    assert "" == done.stdout


@pytest.mark.parametrize("wanted", ["http", "-1", "65536", "8000.5", ""])
def test_a_port_is_a_number(monkeypatch: pytest.MonkeyPatch, wanted: str) -> None:
    monkeypatch.setenv("PORT", wanted)
    with pytest.raises(Refused, match=r"^expected PORT to be a number from 0 to 65535, but got "):
        checks.port()


def test_a_full_disk_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    left = shutil.disk_usage(tmp_path)._replace(free=7_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: left)
    with pytest.raises(Refused) as refused:
        checks.room(tmp_path)

    assert "expected 1,500 MB of free disk space, but only 7 MB are left" == str(refused.value)


def test_a_python_without_pip_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pip", None)
    checks.pip()
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    with pytest.raises(Refused, match="sudo apt install python3-venv, or make play PY="):
        checks.pip()
