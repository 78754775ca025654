"""Golden games: files of finished games, for each number of seats and each way a game can end.

They guard old files: a change that breaks one breaks stored games too.
`python -m tests.games.golden` writes those that are missing and never touches those that are there.
Each game has its own `golden_games.py`, which says how they were played.
"""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

from kindu.games import keys, load
from kindu.record.files import SUFFIX, file_of, write_text
from kindu.record.record import Record
from kindu.record.sources import Source
from tests.cases import home, loaded


def maker(key: str) -> ModuleType:
    return loaded(key, "golden_games")


def all_names() -> list[tuple[str, str]]:
    """Game and name of every golden game."""
    tables = [(key, seats) for key in keys() for seats in load(key).seats]
    return [
        (key, f"{seats}-{ending}") for key, seats in tables for ending in maker(key).endings(seats)
    ]


def path_of(key: str, name: str) -> Path:
    return home(key) / "golden" / f"{name}{SUFFIX}"


def write(path: Path, record: Record) -> None:
    """Write the outcomes into the file: the luck of most of these games is no longer known."""
    names = ["golden (bot)"] * record.seats
    write_text(path, file_of(record, names, [Source("given")], []).text())


def main() -> None:
    for key, name in all_names():
        path = path_of(key, name)
        if not path.exists():
            seats, _, ending = name.partition("-")
            write(path, maker(key).play(ending, int(seats)))


if __name__ == "__main__":
    main()
