"""Write the types of web/src/games/types, or say which of them are out of date (`--check`)."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kindu.games import own_keys
from tools.types import games, http, messages

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games" / "types"


def main(arguments: list[str]) -> int:
    """The whole tool."""
    chosen = options(arguments)
    files = {f"{chosen.game}.ts": games.written(chosen.game)} if chosen.game else all_files()
    if chosen.check:
        return report(stale(files, chosen.to))
    chosen.to.mkdir(parents=True, exist_ok=True)
    for name in strays(files, chosen.to):
        (chosen.to / name).unlink()
    for name, text in files.items():
        (chosen.to / name).write_text(text, encoding="utf-8")
    return 0


def options(arguments: list[str]) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.types", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say what is out of date")
    parser.add_argument("--game", help="this game alone, also one of another package")
    parser.add_argument("--to", type=Path, default=FOLDER, help="the folder to write into")
    return parser.parse_args(arguments)


def all_files() -> dict[str, str]:
    """The types of our own games, of the socket and of HTTP, by the names of their files."""
    found = {f"{key}.ts": games.written(key) for key in sorted(own_keys())}
    return found | {
        "to-client.ts": messages.to_client(),
        "to-server.ts": messages.to_server(),
        "http.ts": http.file(),
    }


def strays(files: dict[str, str], folder: Path) -> list[str]:
    """Files that nothing stands for any more; of a game by itself nothing is known of others."""
    if len(files) == 1:
        return []
    return sorted(path.name for path in folder.glob("*.ts") if path.name not in files)


def stale(files: dict[str, str], folder: Path) -> list[str]:
    """The files that are not as they would be written."""
    return strays(files, folder) + [
        name
        for name, text in files.items()
        if not (folder / name).is_file() or (folder / name).read_text(encoding="utf-8") != text
    ]


def report(found: list[str]) -> int:
    """One sentence if something is out of date."""
    if found:
        names = ", ".join(found)
        print(f"expected types as the Python definitions say, but {names} differ: make types")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
