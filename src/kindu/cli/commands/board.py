"""`kindu board`: check a board file, or print a template for the owner of a printed copy."""

from __future__ import annotations

import shutil
import sys
import textwrap
import tomllib
from pathlib import Path
from typing import NoReturn, NotRequired, TypedDict

import typer

from kindu.cli.out import print_json
from kindu.cli.reports.board_changes import Change, change_lines, changes
from kindu.cli.reports.board_template import template
from kindu.cli.run import BAD_INPUT
from kindu.core.words import KinduError
from kindu.games import boardfile, hash_board, load, paper
from kindu.games import game as described
from kindu.record.files import read_text, write_text


class FaultView(TypedDict):
    """What is wrong in a line."""

    line: int
    text: str


class CheckView(TypedDict):
    """All about a board file; one that is not TOML has neither game nor hash."""

    file: str
    game: str | None
    sha256: str | None
    standard: bool
    faults: list[FaultView]
    changes: list[Change]


class ExportView(TypedDict):
    """A template, and where it was written."""

    game: str
    sha256: str
    text: str
    file: NotRequired[str]


def check(file: Path, as_json: bool) -> None:
    """Say whether a board file is valid, and how it differs from the standard board."""
    found = examine(file, read_text(file, "a board file"))
    if as_json:
        print_json(found)
        raise typer.Exit(BAD_INPUT if found["faults"] else 0)
    if found["faults"]:
        refuse(file, found["faults"])
    print("\n".join(report(found, load(str(found["game"])).title)))


def examine(file: Path, text: str) -> CheckView:
    """Read a board file as its game does, and compare it with the standard board."""
    try:
        checked = boardfile.examine(text)
    except KinduError as error:
        raise KinduError(f"{file}: {error}") from None
    faults = [FaultView(line=one.line, text=one.text) for one in checked.faults]
    found = CheckView(
        file=str(file), game=checked.game, sha256=checked.sha256, standard=checked.standard,
        faults=faults, changes=[],
    )  # fmt: skip
    if checked.game and not faults:
        standard = tomllib.loads(paper(checked.game, "board.toml"))
        found["changes"] = changes("", standard, tomllib.loads(text))
    return found


def refuse(file: Path, faults: list[FaultView]) -> NoReturn:
    """Raise the only fault; if there are several, print each and raise their number."""
    lines = [f"{file}:{fault['line']}: {fault['text']}" for fault in faults]
    if len(lines) == 1:
        raise KinduError(lines[0])
    print("\n".join(lines), file=sys.stderr)
    raise KinduError(f"{len(lines)} faults in {file}")


def report(found: CheckView, title: str) -> list[str]:
    """A report on a valid board."""
    sound = f"{found['file']} is a valid board for {title}"
    if found["standard"]:
        lines = [f"{sound}, the same as the standard board."]
    else:
        lines = [f"{sound}.", "It differs from the standard board:"]
        lines += [folded(line) for line in change_lines(found["changes"])]
    return [*lines, f"SHA-256 {found['sha256']}"]


def folded(line: str) -> str:
    """A line of a list; on a terminal, continuation lines are indented."""
    if not sys.stdout.isatty():
        return f"  {line}"
    width = shutil.get_terminal_size().columns - 1
    return textwrap.fill(
        line, width, initial_indent="  ", subsequent_indent="      ", break_on_hyphens=False
    )


def export(game: str, out: Path | None, as_json: bool) -> None:
    """Print the template of a game's board, or write it to a new file."""
    found = described(game)
    if not found.has_board():
        raise KinduError(f"expected a game with a board, but {found.title} has none")
    text = template(game, found.title, found.paper("board.toml"), found.board_note)
    view = ExportView(game=game, sha256=hash_board(text), text=text)
    if out:
        save(out, text)
        view["file"] = str(out)
    if as_json:
        print_json(view)
    elif out:
        print(f"Wrote {out}. Correct it, then run: kindu board check {out}")
    else:
        print(text, end="")


def save(out: Path, text: str) -> None:
    """Write a new file; somebody's corrections are never overwritten."""
    if out.exists():
        raise KinduError(f"expected a new file, but {out} already exists")
    write_text(out, text)
