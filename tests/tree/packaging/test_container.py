"""Containerfile and compose.yaml: files, ports, settings and commands are those of the code."""

import inspect
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kindu.cli import hosting
from kindu.server.http import serving
from kindu.server.settings import Settings
from tests.server.processes import process
from tools.play.run import UV

ROOT = Path(__file__).parents[3]
FILE = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", "")
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")
IGNORED = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
COMMAND: list[str] = json.loads(re.findall(r"^CMD (\[.*\])$", FILE, re.MULTILINE)[0])
HEALTH: list[str] = json.loads(re.findall(r"^HEALTHCHECK .*CMD (\[.*\])$", FILE, re.MULTILINE)[0])
PORT = str(Settings(data=Path("nowhere")).port)


def settings_of_the_code() -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py")]
    return {name for text in sources for name in re.findall(r"KINDU_[A-Z_]+", text)}


def copied() -> list[str]:
    lines = re.findall(r"^COPY ((?!--).*) \S+$", FILE, re.MULTILINE)
    return [name for line in lines for name in line.split()]


def test_what_is_copied_exists_and_is_not_ignored() -> None:
    allowed = {line.removeprefix("!") for line in IGNORED if line.startswith("!")}

    assert allowed == set(copied())
    assert [] == [name for name in copied() if not (ROOT / name).exists()]


def test_every_file_that_the_build_names_exists() -> None:
    named = re.findall(r"(?<![\w/])(?:requirements|tools|docs)/[\w.-]+", FILE)

    assert [] == [name for name in named if not (ROOT / name).exists()]


def test_the_build_uses_the_versions_of_the_project() -> None:
    [uv] = re.findall(r"uv==([\d.]+)", FILE)
    [python] = re.findall(r"^ARG PYTHON=(.+)$", FILE, re.MULTILINE)

    assert f"uv=={uv}" == UV
    assert f"Python :: {python}" in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_settings_are_those_of_the_code() -> None:
    named = set(re.findall(r"KINDU_[A-Z_]+", FILE + COMPOSE))

    assert set() == named - settings_of_the_code()


def test_the_command_is_one_of_ours_and_listens_where_the_file_says() -> None:
    words = COMMAND[2:]
    options = {word.removeprefix("--") for word in words if word.startswith("--")}

    assert ["kindu", "serve"] == COMMAND[:2]
    assert options <= set(inspect.signature(hosting.serve).parameters)
    assert PORT == words[words.index("--port") + 1]
    assert [PORT] == re.findall(r"^EXPOSE (.+)$", FILE, re.MULTILINE)
    assert f"http://127.0.0.1:{PORT}/" in HEALTH[-1]


def healthy(address: str) -> bool:
    command = [sys.executable, *HEALTH[1:-1], HEALTH[-1].replace(f"127.0.0.1:{PORT}", address)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def test_a_server_is_healthy_just_while_it_runs(tmp_path: Path) -> None:
    """Under another name and behind a proxy it still answers from within."""
    with process(tmp_path, *COMMAND[2:4], KINDU_HOSTS="play.example") as server:
        address = server.address
        running = healthy(address)

    assert running
    assert not healthy(address)


def test_nobody_is_root_and_only_the_data_folder_is_written_to() -> None:
    service = services()["kindu"]
    [user] = re.findall(r"^USER (\d+)$", FILE, re.MULTILINE)

    assert int(user) > 0
    assert f"--uid {user} " in FILE
    assert service["read_only"] is True
    assert ["ALL"] == service["cap_drop"]
    assert ["data:/data"] == service["volumes"]
    assert "VOLUME /data\n" in FILE
    assert "KINDU_DATA=/data/" in FILE


def test_the_service_has_the_health_check_of_the_image() -> None:
    assert ["CMD", *HEALTH] == services()["kindu"]["healthcheck"]["test"]


def test_one_service_runs_unless_more_is_asked_for() -> None:
    usual = [name for name, one in services().items() if "profiles" not in one]
    service = services()["kindu"]

    assert ["kindu"] == usual
    assert "Containerfile" == service["build"]["dockerfile"]
    assert [f":{PORT}"] == [port[-len(PORT) - 1 :] for port in service["ports"]]


def test_service_and_unit_may_open_as_many_files_as_the_server_asks_for() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")

    assert serving.FILES == services()["kindu"]["ulimits"]["nofile"]
    assert [str(serving.FILES)] == re.findall(r"^    LimitNOFILE=(\d+)$", page, re.MULTILINE)


def services() -> dict[str, Any]:
    yaml = pytest.importorskip("yaml")
    found: dict[str, Any] = yaml.safe_load(COMPOSE)["services"]
    return found
