"""The documents: their sessions run, their links lead somewhere, their commands exist."""

import subprocess
from pathlib import Path

import pytest

from tools.samples.sessions import failures, inside, session
from tools.site.papers import dead_links, read_all

ROOT = Path(__file__).parents[2]
TOP = [ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "SECURITY", "CHANGELOG")]
PAGES = [*TOP, *sorted((ROOT / "docs").glob("*.md"))]
MADE = {"performance.md", "strength.md", "CHANGELOG.md"}  # by make bench, strength, release
WRITTEN = [page for page in PAGES if page.name not in MADE]
TARGETS = (
    "help setup web play terminal check test test-web test-fast test-looks test-proxies "
    "test-extras test-wheel bench web-speed load strength calibration balance game compile types "
    "samples playthroughs screenshots attack soak simulate faults histories mutants "
    "docs release lock"
)
WITH_SESSION = [
    "README.md", "docs/research.md", "docs/first-bot.md", "docs/notation.md",
    "docs/adding-a-game.md",
]  # fmt: skip
SESSION = 15  # lines of input in the README: some ten, and never many more


def by_name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=by_name)
def test_the_sessions_run(page: Path, tmp_path: Path) -> None:
    with inside(page, tmp_path):
        found = failures(page.read_text(encoding="utf-8"), page.name)

    assert "" == found


@pytest.mark.parametrize("name", WITH_SESSION)
def test_there_is_a_session(name: str) -> None:
    assert session((ROOT / name).read_text(encoding="utf-8")).examples


def test_the_session_of_the_readme_is_short() -> None:
    found = session((ROOT / "README.md").read_text(encoding="utf-8"))
    lines = sum(example.source.count("\n") for example in found.examples)

    assert 10 <= lines <= SESSION


def test_every_link_within_the_project_leads_somewhere() -> None:
    assert [] == dead_links(ROOT, read_all(ROOT))


@pytest.mark.parametrize("page", WRITTEN, ids=by_name)
def test_lines_are_short(page: Path) -> None:
    long = [line for line in page.read_text(encoding="utf-8").splitlines() if len(line) > 120]

    assert [] == long


def test_make_help_lists_the_commands() -> None:
    command = ["make", "--no-print-directory", "-C", str(ROOT), "help"]
    # Our own Makefile with fixed arguments.
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    listed = [line.split()[1] for line in done.stdout.splitlines()]

    assert TARGETS == " ".join(listed)
