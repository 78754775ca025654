"""Write the samples of all pages, or name those that are out of date."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tools.samples.commands import ROOT, pages, renewed
from tools.samples.sessions import inside, renewed_sessions


def renew(page: Path) -> str:
    """The text of a page with the samples of today: those of commands, then the sessions."""
    text = renewed(page)
    with tempfile.TemporaryDirectory() as folder, inside(page, Path(folder)):
        return renewed_sessions(text, page.name)


def main() -> int:
    """The exit code: 1 if a page was to be checked and is out of date."""
    parser = argparse.ArgumentParser(description="Samples in our documents.")
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if any is old")
    check = parser.parse_args().check
    old = 0
    for page in pages():
        text = renew(page)
        if text == page.read_text(encoding="utf-8"):
            continue
        old += 1
        if not check:
            page.write_text(text, encoding="utf-8")
        name = page.relative_to(ROOT).as_posix()
        print(f"{name}: {'out of date; make samples' if check else 'written'}")
    return 1 if old and check else 0


if __name__ == "__main__":
    sys.exit(main())
