"""`kindu show`: the table of a game file as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kindu.cli.options import read_board
from kindu.cli.out import print_json
from kindu.cli.screen import make_screen
from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR, KinduError, eyes_of, sees
from kindu.games import screen
from kindu.record import files
from kindu.record.gamefile import BOT
from kindu.text.scene import Scene
from kindu.text.teller import display_names

if TYPE_CHECKING:
    from pathlib import Path

    from kindu.core.state import State
    from kindu.record.gamefile import GameFile


def show(
    path: Path, at: int | None, seat: int | None, plain: bool, board: Path | None, as_json: bool
) -> None:
    """The table after this many answers, as a seat or a spectator sees it."""
    file = files.read(path)
    rules = files.rules_for(file, read_board(board), path.parent)
    if at is not None and not 0 <= at <= len(file.lines):
        raise KinduError(f"expected --at from 0 to {len(file.lines)}, but got {at}")
    if seat is not None and not 1 <= seat <= file.seats:
        raise KinduError(f"expected --seat from 1 to {file.seats}, but got {seat}")
    state = files.position(file, rules, at)
    eye = SPECTATOR if seat is None else seat - 1
    view = screen(rules.key).view(Sight(state, eye), file.options)
    answers = len(file.lines) if at is None else at
    if as_json:
        print_json({"file": str(path), "answers": answers, "seat": seat, "table": view})
        return
    shown = make_screen(plain)
    names = display_names(file.names, BOT)
    shown.heading(f"{rules.title}, after answer {answers} of {len(file.lines)}")
    shown.table(Scene(rules, view, eye, names, frozenset(), shown.symbols))
    shown.say(stand(file, state, names, answers, eye))


def stand(file: GameFile, state: State, names: list[str], answers: int, eye: int) -> str:
    """Who is asked and what comes next, if this eye may see it; or who won."""
    if state.over():
        won = [name for name, place in zip(names, state.places(), strict=True) if place == 1]
        return f"The game is over ({state.ending()}). {' and '.join(won)} won."
    asked = int(state.to_act())
    who = names[asked] if asked < len(names) else "Chance"
    seen = answers < len(file.lines) and sees(eyes_of(state.question()), eye)
    more = f" The next line of the file: {file.lines[answers]}" if seen else ""
    return f"{who} must answer.{more}"
