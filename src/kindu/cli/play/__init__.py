"""`kindu play`: a game in the terminal, drawn or in plain sentences."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from kindu.cli.commands.games import facts
from kindu.cli.options import chosen_options, read_board
from kindu.cli.out import print_json
from kindu.core.words import KinduError, SetupError
from kindu.games import game as described
from kindu.games import keys, load
from kindu.record import files

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kindu.cli.play.session import Session
    from kindu.cli.screen import Screen
    from kindu.core.rules import Rules

USUAL = 3  # the seats offered by default


def play(
    game: str | None,
    seats: str | None,
    plain: bool,
    save: Path | None,
    board: Path | None,
    options: list[str],
    as_json: bool,
) -> None:
    """Play a new game or continue one; at the end, name the file that holds it."""
    with told_apart(as_json):
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise KinduError(
                "expected a terminal to play in, but input or output is not one: "
                "'kindu watch' and 'kindu sim' don't need one"
            )
        from kindu.cli.play.commands import Quit
        from kindu.cli.play.loop import Loop
        from kindu.cli.screen import make_screen

        screen = make_screen(plain)
        try:
            session = open_session(game, seats, save, board, options, screen)
        except (Quit, EOFError):
            screen.say("No game was started.")
            session = None
        if session:
            Loop(session, screen).run()
    if as_json:
        print_json(summary(session) if session else None)


@contextmanager
def told_apart(as_json: bool) -> Iterator[None]:
    """With --json, show the game on standard error, so that standard output has only JSON."""
    if not as_json:
        yield
        return
    sys.stdout.flush()
    real = os.dup(1)
    os.dup2(2, 1)
    try:
        yield
    finally:
        sys.stdout.flush()
        os.dup2(real, 1)
        os.close(real)


def open_session(
    game: str | None,
    seats: str | None,
    save: Path | None,
    board: Path | None,
    options: list[str],
    screen: Screen,
) -> Session:
    """A new game or the one in a file."""
    from kindu.cli.play.seats import names_of
    from kindu.cli.play.session import Session, new_path, unfinished

    if game and (game.endswith(files.SUFFIX) or "/" in game or Path(game).is_file()):
        if save or options:
            raise SetupError("expected --save and --set only with a new game, but got a file")
        return resume(Path(game), seats, board)
    key = game or choose_game(screen)
    own = read_board(board)
    rules = load(key, own)
    if save and save.exists():
        raise SetupError(f"expected a new file, but {save} already exists")
    waiting = unfinished(key)
    if waiting:
        screen.exactly(f"An unfinished game is waiting: kindu play {waiting}")
    names = people(names_of(seats)) if seats else choose_seats(screen, rules)
    path = save or new_path(key)
    if own is not None:
        files.keep_board(path.parent, own, rules)
    return Session.new(rules, names, path, chosen_options(options))


def resume(path: Path, seats: str | None, board: Path | None) -> Session:
    """Continue a game file; --seats says who sits there now."""
    from kindu.cli.play.seats import names_of
    from kindu.cli.play.session import Session

    file = files.read(path)
    rules = files.rules_for(file, read_board(board), path.parent)
    names = people(names_of(seats) if seats else file.names)
    if len(names) != file.seats:
        raise SetupError(f"expected {file.seats} seats as in {path}, but got {len(names)}")
    return Session.resumed(file, rules, names, path, typed=bool(seats))


def people(names: list[str]) -> list[str]:
    """The names, if there is at least one person among them."""
    from kindu.cli.play.seats import is_bot

    if all(is_bot(name) for name in names):
        raise SetupError("expected 'me' at one seat or more, but got bots only: see 'kindu watch'")
    return names


def choose_game(screen: Screen) -> str:
    """Which game, if there are several."""
    if len(keys()) == 1:
        return keys()[0]
    for number, key in enumerate(keys(), 1):
        screen.say(f"{number}: {facts(key)['title']}. {facts(key)['about']}")
    while True:
        line = asked(screen, "Which game? ", keys())
        if line in keys():
            return line
        if line.isdigit() and 1 <= int(line[:3]) <= len(keys()):
            return keys()[int(line) - 1]
        screen.say(f"Please type a number from 1 to {len(keys())}, or quit.")


def asked(screen: Screen, prompt: str, words: list[str]) -> str:
    """What a person types before the game begins; `quit` leaves, as it does later."""
    from kindu.cli.play.commands import Quit
    from kindu.cli.play.reading import command_in

    line = screen.ask(prompt, lambda text: [word for word in words if word.startswith(text)])
    command = command_in(line)
    if command and command.name == "quit":
        raise Quit
    return line.strip()


def choose_seats(screen: Screen, rules: Rules) -> list[str]:
    """Ask who plays, with a default, until the answer works."""
    from kindu.cli.play.seats import names_of
    from kindu.games.descriptor import LEVELS

    seats = min(max(USUAL, rules.seats[0]), rules.seats[-1])
    usual = ",".join(["me"] + ["casual"] * (seats - 1))
    screen.say(f"{rules.title} is for {described(rules.key).players()}.")
    screen.say("Say who sits where: me for a person (me:Ada with a name), or a bot by its level:")
    screen.say(f"{', '.join(LEVELS)}.")
    while True:
        try:
            line = asked(screen, f"Seats, or Enter for {usual}: ", []) or usual
            names = people(names_of(line))
            rules.start(len(names))
        except KinduError as error:
            screen.say(str(error))
        else:
            return names


def summary(session: Session) -> dict[str, object]:
    """A summary of the game, for programs."""
    file = session.file()
    result = file.result
    return {
        "game": file.game,
        "file": str(session.path),
        "names": file.names,
        "answers": len(file.lines),
        "over": result is not None,
        "ending": result.ending if result else None,
        "points": result.points if result else None,
        "places": result.places if result else None,
    }
