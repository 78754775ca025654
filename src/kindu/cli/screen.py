"""Two ways to show a game: drawn with colours and symbols, or in plain sentences."""

from __future__ import annotations

import os
import sys
from textwrap import wrap
from typing import TYPE_CHECKING

from kindu.cli.out import console
from kindu.text import parts

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from rich.table import Table

    from kindu.text.scene import Scene

Row = tuple[str, str]  # a line of the log and its rule
Choice = tuple[int, str, str, str]  # number, heading, item, the whole answer
SheetRow = tuple[str, list[str], str]
NARROWEST = 20
MANY = 200  # empty lines where a terminal can't be cleared


class Screen:
    """The plain one: no drawing, no colour, one thought a line."""

    def __init__(self) -> None:
        self.symbols = "utf" in (sys.stdout.encoding or "").lower()

    def say(self, text: str = "") -> None:
        """A line."""
        print(text, flush=True)

    def exactly(self, text: str) -> None:
        """A line that is never broken, so that it can be copied: a command, a file."""
        print(text, flush=True)

    def heading(self, text: str) -> None:
        """What the next lines are about."""
        self.say(text)

    def tip(self, text: str) -> None:
        """A word on a question that comes up for the first time."""
        self.say(f"Tip: {text.replace('? ', 'help ')}")

    def news(self, rows: list[Row]) -> None:
        """What happened, without the rules: `log` has them, and they are tiring to listen to."""
        for text, _ in rows:
            self.say(finished(text))

    def log(self, rows: list[Row]) -> None:
        """Lines of the log, each with its rule."""
        for text, rule in rows:
            self.say(f"{finished(text)} Rule {rule}.")

    def table(self, scene: Scene) -> None:
        """The table as this eye sees it."""
        for line in table_of(scene).sentences(scene):
            self.say(line)

    def look(self, scene: Scene, first: bool) -> None:
        """What a person wants to know when it is asked again; at first the whole table."""
        if first:
            self.table(scene)
            return
        self.hand(scene)
        self.say("Type table for the rest.")

    def hand(self, scene: Scene) -> None:
        """What the eye has, where it stands, what it may aim at."""
        for line in table_of(scene).brief(scene):
            self.say(line)

    def glance(self, scene: Scene) -> None:
        """Where one stands in the middle of a turn: the first two sentences say it."""
        for line in table_of(scene).brief(scene)[:2]:
            self.say(line)

    def choices(self, choices: list[Choice]) -> None:
        """What can be answered, with numbers."""
        for number, _, _, answer in choices:
            self.say(f"{number}: {finished(answer)}")

    def sheet(self, names: list[str], rows: list[SheetRow]) -> None:
        """The score sheet."""
        for what, points, rule in rows:
            each = ", ".join(f"{name} has {n}" for name, n in zip(names, points, strict=True))
            self.say(f"{what}: {each}.{f' Rule {rule}.' if rule else ''}")

    def clear(self) -> None:
        """Nothing of what stood there can be read any more, not by scrolling back either."""
        if os.environ.get("TERM", "dumb") == "dumb":
            print("\n" * MANY, flush=True)
        else:
            print("\033[H\033[2J\033[3J", end="", flush=True)
        clear_history()

    def ask(self, prompt: str, complete: Callable[[str], list[str]]) -> str:
        """What a person types; the tabulator completes it where the system has readline."""
        try:
            import readline
        except ImportError:
            return input(prompt)

        def completer(text: str, n: int) -> str | None:
            found = complete(text)
            return found[n] if n < len(found) else None

        readline.set_completer_delims(",;")
        readline.set_completer(completer)
        readline.parse_and_bind("tab: complete")
        return input(prompt)


class Drawn(Screen):
    """Maps, colours and symbols."""

    def __init__(self) -> None:
        super().__init__()
        self.console = console()

    def say(self, text: str = "") -> None:
        """Text, broken between words."""
        width = max(self.console.width - 1, NARROWEST)
        for line in wrap(text, width, break_long_words=False, break_on_hyphens=False) or [""]:
            super().say(line)

    def tip(self, text: str) -> None:
        """A word on a question that comes up for the first time."""
        self.say(f"Tip: {text}")

    def news(self, rows: list[Row]) -> None:
        """The rule stands beside each line, out of the way."""
        self.log(rows)

    def hand(self, scene: Scene) -> None:
        """The own hand and the ways from here."""
        self.console.print(table_of(scene).own(scene, self.console.width))

    def glance(self, scene: Scene) -> None:
        """The same in the middle of a turn."""
        self.hand(scene)

    def heading(self, text: str) -> None:
        """A rule with a title."""
        line = "─" if self.symbols else "-"
        self.console.rule(
            self.console.render_str(text, markup=False), characters=line, align="left"
        )

    def log(self, rows: list[Row]) -> None:
        """The rule stands at the right, in grey."""
        from rich.table import Table

        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(ratio=1)
        table.add_column(style="dim", justify="right", no_wrap=True)
        for text, rule in rows:
            table.add_row(self.console.render_str(text, markup=False), rule)
        self.console.print(table)

    def table(self, scene: Scene) -> None:
        """The picture of the game."""
        self.console.print(table_of(scene).picture(scene, self.console.width))

    def look(self, scene: Scene, first: bool) -> None:  # noqa: ARG002 - one look tells all
        """The picture every time."""
        self.table(scene)

    def choices(self, choices: list[Choice]) -> None:
        """Answers under the same heading share a line, or as many as they need."""
        from rich.text import Text

        table: Table | None = None
        rows: dict[str, Text] = {}
        for number, head, item, _ in choices:
            mark = Text(f"{number:>3}\u00a0", style="bold cyan")
            if not item:
                self.print_table(table)
                table = None
                self.console.print(mark.append(head, style="default not bold"))
                continue
            if table is None or head not in rows:
                table = table or grid()
                rows[head] = Text()
                table.add_row(f"{head}:", rows[head])
            whole = item.replace(" ", "\u00a0")  # lines are broken between answers only
            rows[head].append_text(mark).append(f"{whole}  ", style="default not bold")
        self.print_table(table)

    def print_table(self, table: Table | None) -> None:
        """The answers listed so far."""
        if table is not None:
            self.console.print(table)

    def sheet(self, names: list[str], rows: list[SheetRow]) -> None:
        """A column a seat."""
        from rich import box
        from rich.table import Table

        table = Table(box=box.SIMPLE if self.symbols else box.ASCII)
        table.add_column("Score sheet")
        for name in names:
            table.add_column(name, justify="right")
        table.add_column("", style="dim")
        for what, points, rule in rows:
            style = "bold" if not rule else ""
            table.add_row(what, *points, rule, style=style)
        self.console.print(table)


def grid() -> Table:
    """Two columns: what answers have in common, and their numbers."""
    from rich.table import Table

    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    return table


def clear_history() -> None:
    """What one person has typed is not for the next one."""
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()


def nothing(_: str) -> list[str]:
    """No completion: a name, yes, or just Enter is wanted."""
    return []


def finished(text: str) -> str:
    """A sentence with its full stop and its capital."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def table_of(scene: Scene) -> ModuleType:
    """How this game's table is drawn and told."""
    return parts.table(scene.rules.key)


def make_screen(plain: bool) -> Screen:
    """The screen that was asked for."""
    return Screen() if plain else Drawn()
