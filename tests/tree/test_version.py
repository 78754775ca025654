"""The version is stated in pyproject.toml, and nowhere else."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import kindu
from kindu.cli.commands.games import version
from kindu.server.http.app import create_app
from kindu.server.settings import Settings

ROOT = Path(__file__).parents[2]
STATED = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
SOURCES = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tools").rglob("*.py"), ROOT / "hatch_build.py"]


def test_the_package_the_command_and_the_server_tell_the_version_of_the_project() -> None:
    app = create_app(Settings(data=Path("nowhere")))

    assert STATED == kindu.__version__
    assert version().startswith(f"kindu {STATED} (")
    assert STATED == app.version


def test_no_source_states_a_version_of_its_own() -> None:
    stated = re.compile(rf"""["']{re.escape(STATED)}["']""")
    found = [path for path in SOURCES if stated.search(path.read_text(encoding="utf-8"))]

    assert [] == [path.relative_to(ROOT).as_posix() for path in found]


def test_the_web_app_has_no_version_of_its_own() -> None:
    project = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))

    assert [] == [one for one in (project, lock, lock["packages"][""]) if "version" in one]


def test_a_source_that_was_never_installed_says_that_it_does_not_know() -> None:
    code = "import kindu; print(kindu.__version__)"
    command = [sys.executable, "-S", "-c", code]
    done = subprocess.run(
        command,
        env={"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )

    assert "0+unknown\n" == done.stdout
