"""Write types and fixtures of the web app, or say which of them are out of date (`--check`).

Types come from the Python definitions alone; fixtures (`--fixtures`) from a real server.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kindu.games import own_keys
from tools.typescript import games, http, messages

WEB = Path(__file__).parents[2] / "web"
TYPES = WEB / "src" / "games" / "types"
FIXTURES = WEB / "tests" / "games"


def main(arguments: list[str]) -> int:
    """The whole tool."""
    chosen = options(arguments)
    if chosen.fixtures:
        from tools.typescript import fixtures  # noqa: PLC0415 - a server is needed for them alone

        files, folder, old = fixtures.all_files(), chosen.to or FIXTURES, "*/fixtures/*.json"
    elif chosen.game:
        files = {f"{chosen.game}.ts": games.written(chosen.game)}
        folder, old = chosen.to or TYPES, f"{chosen.game}.ts"
    else:
        files, folder, old = types(), chosen.to or TYPES, "*.ts"
    strays = [path for path in folder.glob(old) if str(path.relative_to(folder)) not in files]
    return report(files, folder, strays) if chosen.check else write(files, folder, strays)


def options(arguments: list[str]) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.typescript", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say what is out of date")
    parser.add_argument("--fixtures", action="store_true", help="fixtures in place of types")
    parser.add_argument("--game", help="the types of one game, also of another package")
    parser.add_argument("--to", type=Path, help="the folder to write into")
    return parser.parse_args(arguments)


def types() -> dict[str, str]:
    """The types of our own games, of the socket and of HTTP, by the names of their files."""
    found = {f"{key}.ts": games.written(key) for key in sorted(own_keys())}
    return found | {
        "any.ts": games.common(),
        "to-client.ts": messages.to_client(),
        "to-server.ts": messages.to_server(),
        "http.ts": http.file(),
    }


def write(files: dict[str, str], folder: Path, strays: list[Path]) -> int:
    """Write all files, and remove those that are no longer needed."""
    for path in strays:
        path.unlink()
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return 0


def report(files: dict[str, str], folder: Path, strays: list[Path]) -> int:
    """One sentence if something is out of date."""
    stale = [str(path.relative_to(folder)) for path in strays]
    for name, text in files.items():
        path = folder / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            stale.append(name)
    if stale:
        names = ", ".join(stale)
        print(f"expected what the Python definitions say, but not so in {names}: run `make types`")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
