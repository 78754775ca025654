"""`kindu watch`: a game of bots in the terminal, turn by turn, with a rule for each line."""

from __future__ import annotations

import secrets
import sys
import time
from typing import TYPE_CHECKING

from kindu.cli.out import print_json
from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR, KinduError
from kindu.games import game as described
from kindu.games import load
from kindu.lab.bot_game import BotGame
from kindu.record.files import points_text
from kindu.record.gamefile import BOT
from kindu.text.teller import Teller, display_names

if TYPE_CHECKING:
    from kindu.core.state import State
    from kindu.record.record import Record

USUAL = 3  # the default number of bots
LONGEST_PAUSE = 60
PAUSE = 0.6  # seconds between turns on a terminal; no pause in a pipe


def watch(key: str, names: list[str], seed: int | None, pause: float | None, as_json: bool) -> None:
    """Play a whole game and print it as a spectator sees it."""
    if pause is not None and not 0 <= pause <= LONGEST_PAUSE:
        raise KinduError(f"expected --pause from 0 to {LONGEST_PAUSE} seconds, but got {pause:g}")
    rules = load(key)
    bots = [name.strip() for name in names] or usual(key)
    if seed is None:
        seed = secrets.randbelow(10**6)
    if pause is None:
        pause = PAUSE if sys.stdout.isatty() else 0.0
    game = BotGame(rules, bots, seed)
    teller = Teller(rules, display_names(bots, BOT))
    if as_json:
        watch_json(game, teller, seed)
        return
    print(f"{rules.title}: {', '.join(bots)} · seed {seed}")
    head, seat = "", -1
    for record in game.moves():
        for fact in record.facts:
            if fact.rule == teller.english.NEW_TURN:
                print(head if fact.seat >= 0 else "")  # the beginning of a round names nobody
                time.sleep(pause)
                seat = int(fact.seat)
            own = fact.seat == seat  # the heading of the turn already names the player
            line = teller.sentence(fact.told(SPECTATOR)) if own else teller.told(fact, SPECTATOR)
            if line:
                print(f"  {line:<66} {fact.rule}", flush=True)
        head = heading(teller, record)
    print("\n".join(sheet_lines(teller, game.record.state)))


def usual(key: str) -> list[str]:
    """Three greedy bots, or as many as the game allows."""
    seats = described(key).seats
    return ["greedy"] * min(max(USUAL, seats[0]), seats[-1])


def watch_json(game: BotGame, teller: Teller, seed: int) -> None:
    """The game file and the log of a spectator as one JSON object."""
    record = game.play()
    story = [(fact.seat, teller.told(fact, SPECTATOR), fact.rule) for fact in record.story]
    log = [{"seat": int(s) + 1, "text": text, "rule": rule} for s, text, rule in story if text]
    print_json({"game": record.rules.key, "seed": seed, "log": log, "file": game.file().text()})


def heading(teller: Teller, record: Record) -> str:
    """Whose turn comes next, and how that seat stands."""
    seat = int(record.state.to_act())
    if seat >= record.seats:
        return ""
    table = teller.screen.view(Sight(record.state, SPECTATOR), record.chosen)
    stands = teller.english.stand(table["seats"][seat])
    return f"\nRound {table['round']}, {teller.names[seat]}, {stands}"


def sheet_lines(teller: Teller, state: State) -> list[str]:
    """The score sheet, one column per seat, and the winners."""
    names = "".join(f"{name:>11.10}" for name in teller.names)
    lines = ["", f"{'Score sheet':<26}{names}"]
    for what, points, rule in teller.sheet(state):
        cells = "".join(f"{points_text(teller.rules, n):>11}" for n in points)
        lines.append(f"{what:<26}{cells}  {rule}")
    totals = [points_text(teller.rules, int(state.points(s))) for s in range(int(state.seats))]
    lines.append(f"{'Total':<26}" + "".join(f"{total:>11}" for total in totals))
    return [*lines, "", teller.winners(state)]
