"""Games of other packages, made from our own: with another key and without words."""

from __future__ import annotations

from pathlib import Path

MODULE = """
from dataclasses import replace
from kindu.games import game

OLD = game("{key}")


def load(board):
    rules = OLD.load(board)
    rules.key = "{name}"
    return rules


GAME = replace(OLD, key="{name}", load=load, text="", balance="", order=200)
"""


def renamed(key: str) -> str:
    """The key of the game without words."""
    return f"wordless_{key}"


def package(folder: Path, points: dict[str, str]) -> None:
    """An installed package that announces these games; PYTHONPATH or sys.path leads to it."""
    info = folder / "others-1.dist-info"
    info.mkdir(parents=True)
    info.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1\n")
    lines = [f"{key} = {module}" for key, module in points.items()]
    info.joinpath("entry_points.txt").write_text("\n".join(["[kindu.games]", *lines, ""]))


def wordless(folder: Path, keys: list[str]) -> None:
    """A package with each of these games under another key and without a text/ room."""
    package(folder, {renamed(key): f"others_{key}" for key in keys})
    for key in keys:
        text = MODULE.format(key=key, name=renamed(key))
        folder.joinpath(f"others_{key}.py").write_text(text)
