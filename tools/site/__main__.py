"""Make the site of our documents.

    python -m tools.site [--check] [--to FOLDER]

Fails with a list of dead links; --check looks for them and writes nothing.
"""

import argparse
import sys
from pathlib import Path

from kindu import __version__
from tools.site.pages import Site
from tools.site.papers import dead_links, read_all

ROOT = Path(__file__).parents[2]


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.site", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only look for dead links")
    parser.add_argument("--to", type=Path, default=ROOT / "build" / "docs", help="the folder")
    asked = parser.parse_args(args)
    papers = read_all(ROOT)
    dead = dead_links(ROOT, papers)
    for fault in dead:
        print(fault, file=sys.stderr)
    if not asked.check and not dead:
        pages = Site(ROOT, asked.to, papers, __version__).build()
        print(f"{pages} pages: open {asked.to / 'index.html'}")
    return int(bool(dead))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
