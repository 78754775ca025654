"""`kindu watch`: a game of bots in the terminal, turn by turn, with the rule behind each line."""

from __future__ import annotations

import secrets
import sys
import time
from importlib import import_module
from types import ModuleType

from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR, Fact
from kindu.games import load, screen
from kindu.lab.match import Match
from kindu.record import Record

PAUSE = 0.6  # seconds between two turns on a terminal; none into a pipe


def watch(key: str, names: list[str], seed: int | None, pause: float | None) -> None:
    """Play and print a whole game as a spectator sees it."""
    rules = load(key)
    if seed is None:
        seed = secrets.randbelow(10**6)
    if pause is None:
        pause = PAUSE if sys.stdout.isatty() else 0.0
    match = Match(rules, [name.strip() for name in names], seed)
    words = screen(key)
    english = import_module(f"kindu.cli.{key}_words")
    print(f"{rules.title}: {', '.join(names)} · seed {seed}")
    head = ""
    for record in match.moves():
        for fact in record.facts:
            if fact.rule == english.NEW_TURN:
                print(head)
                time.sleep(pause)
            line = sentence(words, english, rules, fact.told(SPECTATOR))
            if line:
                print(f"  {line:<66} {fact.rule}", flush=True)
        head = heading(words, record)
    print(result(english, record, names))


def heading(words: ModuleType, record: Record) -> str:
    """Whose turn comes next, and how that company stands."""
    seat = int(record.state.to_act())
    table = words.view(Sight(record.state, SPECTATOR), record.chosen)
    if seat >= len(table["seats"]):
        return ""
    mine = table["seats"][seat]
    stands = f"{mine['silver']} silver, {mine['points']} points"
    return f"\nRound {table['round']}, {mine['company']} (seat {seat + 1}), {stands}"


def sentence(words: ModuleType, english: ModuleType, rules: Rules, fact: Fact) -> str:
    """A fact as a line of the log; empty where no template tells it."""
    names = words.titles(rules)
    values = {k: names.get(str(v), v) for k, v in words.fact_words(rules, fact).items()}
    for template, needs in english.SENTENCES.get(fact.rule, []):
        if all(name in values for name in needs):
            return str(template.format(**values))
    return ""


def result(english: ModuleType, record: Record, names: list[str]) -> str:
    """The score sheet, a column a seat, and the winners."""
    state = record.state
    seats = range(int(state.seats))
    head = "".join(f"{f'seat {seat + 1}':>9}" for seat in seats)
    rows = [f"\n{'Score sheet':<34}{head}"]
    sheets = [state.sheet(seat) for seat in seats]
    for i, fact in enumerate(sheets[0]):
        cells = "".join(f"{int(sheet[i].points):>9}" for sheet in sheets)
        rows.append(f"{english.SHEET[fact.rule]:<34}{cells}  {fact.rule}")
    rows.append(f"{'Total':<34}" + "".join(f"{int(state.points(seat)):>9}" for seat in seats))
    places = state.places()
    won = [f"seat {seat + 1} ({names[seat].strip()})" for seat in seats if places[seat] == 1]
    rows.append(f"\nThe game ended by {state.ending()}. {' and '.join(won)} won.")
    return "\n".join(rows)
