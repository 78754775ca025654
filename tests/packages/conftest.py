"""Packages are built once, and environments with them are made once."""

from collections.abc import Callable, Iterator
from functools import cache

import pytest

from tests.packages.building import Packages
from tests.packages.installing import Place, installed
from tools.engine.sources import compiler_ready

REPORT: list[str] = []


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Packages]:
    """What is published."""
    found = Packages(tmp_path_factory.mktemp("packages"))
    yield found
    REPORT.extend(found.report())


@pytest.fixture(scope="session", params=["pure", "compiled"])
def engine(request: pytest.FixtureRequest) -> str:
    """Which engine is inside."""
    if request.param == "compiled" and not compiler_ready():
        pytest.skip("no C compiler was found")
    return str(request.param)


@pytest.fixture(scope="session")
def place(
    packages: Packages, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[str, str], Place]:
    """An environment with the wheel of an engine and an extra."""

    @cache
    def made(engine: str, extra: str) -> Place:
        folder = tmp_path_factory.mktemp(f"{engine}-{extra}") / "env"
        return installed(packages.wheel(engine), extra, folder)

    return made


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in REPORT:
        terminalreporter.write_line(line)
