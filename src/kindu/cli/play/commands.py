"""The commands of a person at the table: show the table, hint, undo, rules, log."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from kindu.cli.commands.hint import lines
from kindu.cli.commands.rules import rule_lines
from kindu.cli.play.reading import COMMANDS, Command, Unclear, brief
from kindu.cli.screen import nothing, table_of
from kindu.games import paper
from kindu.games.rulebook import stated_ids

if TYPE_CHECKING:
    from kindu.cli.play.desk import Desk
    from kindu.cli.play.reading import AnswerReader

LOG = 20  # lines of the log by default


class Quit(Exception):
    """The person leaves the table."""


class Commands:
    """Runs commands; only undo changes the table."""

    def __init__(self, desk: Desk, reader: AnswerReader) -> None:
        self.desk = desk
        self.reader = reader
        self.screen = desk.screen
        self.ids = stated_ids(paper(desk.rules.key, "rules.md"))
        self.examples: dict[str, str] = desk.teller.english.EXAMPLES
        self.tips = True
        self.met: set[tuple[int, str]] = set()  # the questions that each seat has been asked before

    def is_new(self, seat: int, question: str) -> bool:
        """Whether a seat is asked this for the first time and tips are on."""
        new = self.tips and (seat, question) not in self.met
        self.met.add((seat, question))
        return new

    def obey(self, seat: int, command: Command) -> bool:
        """Run a command; returns whether the table has changed."""
        if command.name == "quit":
            raise Quit
        if command.name == "undo":
            return self.undo(seat)
        doers = {
            "table": lambda: self.screen.table(self.desk.scene(seat)),
            "map": lambda: self.screen.map(self.desk.scene(seat)),
            "hand": lambda: self.screen.hand(self.desk.scene(seat)),
            "options": lambda: self.screen.choices(self.desk.choices(seat, self.reader)),
            "hint": lambda: self.hint(seat, command.rest),
            "score": lambda: self.desk.show_score(seat),
            "log": lambda: self.show_log(seat, command.rest),
            "why": lambda: self.why(seat, command.rest),
            "save": lambda: self.save(command.rest),
            "tips": lambda: self.set_tips(command.rest),
            "help": lambda: self.help(seat, command.rest),
        }
        doers[command.name]()
        return False

    def hint(self, seat: int, rest: str) -> None:
        """Advice from a bot that sees no more than this seat, with its reasons."""
        for line in lines(self.desk.teller, seat, self.desk.session.advise(seat, rest.lower())):
            self.screen.say(line)

    def show_log(self, seat: int, rest: str) -> None:
        """The last lines that this seat may read."""
        amount = int(rest) if re.fullmatch("[0-9]{1,6}", rest) else LOG
        rows = self.desk.rows(self.desk.session.record.story[: self.desk.seen[seat]], seat)
        self.screen.log(rows[-amount:] if amount else [])

    def why(self, seat: int, rest: str) -> None:
        """Explain why an answer is not legal, or say that it is."""
        if not rest:
            raise Unclear(f"Please say which answer: 'why {self.examples['answer']}'.")
        action = self.reader.answer(self.desk.session.sight(seat), rest)
        self.screen.say(f"That is possible: {self.desk.rules.label(action)}.")

    def save(self, rest: str) -> None:
        """Save a copy of the game."""
        if not rest:
            self.screen.exactly(f"The game is saved in {self.desk.session.path}")
            return
        path = Path(rest).expanduser()
        self.desk.session.copy_to(path)
        self.screen.exactly(f"A copy is in {path}")

    def set_tips(self, rest: str) -> None:
        """Switch the tips for new questions on or off."""
        if rest not in ("", "on", "off"):
            raise Unclear(f"Please say 'tips on' or 'tips off', not '{brief(rest)}'.")
        if rest:
            self.tips = rest == "on"
            self.met = set() if self.tips else self.met
        self.screen.say(f"Tips are {'on' if self.tips else 'off'}.")

    def help(self, seat: int, rest: str) -> None:
        """Show the commands, a rule, or what is known about a place or card."""
        if not rest:
            for name, what in COMMANDS.items():
                self.screen.say(f"{name}: {what.format(**self.examples)}")
            return
        if rest.lower() in COMMANDS:
            self.screen.say(f"{rest.lower()}: {COMMANDS[rest.lower()].format(**self.examples)}")
            return
        found = table_of(self.desk.scene(seat)).about(self.desk.scene(seat), rest)
        if not found and not re.search("[0-9]", rest):
            raise Unclear(f"No rule, place, card, player or command is called '{brief(rest)}'.")
        for line in found or rule_lines(self.desk.rules.key, rest):
            self.screen.say(line)

    def undo(self, seat: int) -> bool:
        """Undo: free as long as nothing has become known since; otherwise all others must agree."""
        record = self.desk.session.record
        back = record.back_to(seat)
        if back < 0:
            raise Unclear("There is nothing to undo.")
        free = record.undoable(seat)
        undone = record.lines[back]
        more = len(record.lines) - back - 1
        if not free and not self.agreed(seat, undone, more):
            return False
        self.desk.session.undo(seat, not free)
        self.desk.forget(seat)
        after = f" and {more} answers after it" if more > 1 else ""
        self.screen.say(f"Taken back: {undone.partition(' ')[2]}{after}.")
        return True

    def agreed(self, seat: int, undone: str, more: int) -> bool:
        """Whether all others agree: bots always do; people are asked, with the hand hidden."""
        others = [other for other in self.desk.people if other != seat]
        if not others:
            return True
        self.screen.clear()
        what = f"'{undone.partition(' ')[2]}' and {more} answers after it"
        for other in others:
            name = self.desk.names[other]
            wish = f"{name}, may {self.desk.names[seat]} take back {what}?"
            if not self.yes(f"{wish} What was drawn comes again. (yes or no) "):
                self.screen.say(f"{name} does not agree.")
                return False
        return True

    def yes(self, prompt: str) -> bool:
        """Ask until the answer is yes or no."""
        while True:
            said = self.screen.ask(prompt, nothing).strip().lower()
            if said in ("yes", "y", "no", "n"):
                return said in ("yes", "y")
