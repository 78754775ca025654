"""Two ways to show a game: drawn with colours and symbols, or in plain sentences."""

from __future__ import annotations

import os
import sys
from textwrap import wrap
from typing import TYPE_CHECKING

from kindu.cli.choices import choice_lines
from kindu.cli.out import console
from kindu.text import parts

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from kindu.text.scene import Scene

Row = tuple[str, str]  # a line of the log and its rule
Choice = tuple[int, str, str, str]  # number, heading, item, the whole answer
SheetRow = tuple[str, list[str], str]
NARROWEST = 20
MANY = 200  # empty lines if a terminal can't be cleared


class Screen:
    """The plain screen: no drawing, no colour, one thought per line."""

    def __init__(self) -> None:
        self.symbols = "utf" in (sys.stdout.encoding or "").lower()

    def say(self, text: str = "") -> None:
        """A line."""
        print(text, flush=True)

    def exactly(self, text: str) -> None:
        """A line that is never wrapped, so that it can be copied: a command or a file."""
        print(text, flush=True)

    def heading(self, text: str) -> None:
        """What the next lines are about."""
        self.say(text)

    def tip(self, text: str) -> None:
        """A tip for a question that comes up for the first time."""
        self.say(f"Tip: {text.replace('? ', 'help ')}")

    def news(self, rows: list[Row]) -> None:
        """What happened, without the rules, which are tiring to listen to; `log` has them."""
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

    def map(self, scene: Scene) -> None:
        """The map alone; in sentences it is a part of the table."""
        self.table(scene)

    def look(self, scene: Scene, first: bool) -> None:
        """What a person wants to know when asked again; at first, the whole table."""
        if first:
            self.table(scene)
            return
        self.hand(scene)
        self.say("Type table for the rest.")

    def hand(self, scene: Scene) -> None:
        """What the eye has, where it is, what it may aim at."""
        for line in table_of(scene).brief(scene):
            self.say(line)

    def glance(self, scene: Scene) -> None:
        """The situation in the middle of a turn: the first two sentences."""
        for line in table_of(scene).brief(scene)[:2]:
            self.say(line)

    def choices(self, choices: list[Choice]) -> None:
        """What can be answered, with numbers."""
        for number, _, _, answer in choices:
            self.say(f"{number}: {finished(answer)}")

    def fits(self, choices: list[Choice]) -> bool:  # noqa: ARG002 - sentences have no limit
        """Whether these answers can all be listed."""
        return True

    def sheet(self, names: list[str], rows: list[SheetRow]) -> None:
        """The score sheet."""
        for what, points, rule in rows:
            each = ", ".join(f"{name} has {n}" for name, n in zip(names, points, strict=True))
            self.say(f"{what}: {each}.{f' Rule {rule}.' if rule else ''}")

    def clear(self) -> None:
        """Clear the screen and what can be scrolled back to."""
        if os.environ.get("TERM", "dumb") == "dumb":
            print("\n" * MANY, flush=True)
        else:
            print("\033[H\033[2J\033[3J", end="", flush=True)
        clear_history()

    def ask(self, prompt: str, complete: Callable[[str], list[str]]) -> str:
        """What a person types; Tab completes it if the system has readline."""
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
        """Text, wrapped between words."""
        width = max(self.console.width - 1, NARROWEST)
        for line in wrap(text, width, break_long_words=False, break_on_hyphens=False) or [""]:
            super().say(line)

    def tip(self, text: str) -> None:
        """A tip for a question that comes up for the first time."""
        self.say(f"Tip: {text}")

    def news(self, rows: list[Row]) -> None:
        """What happened, with the rule beside each line, out of the way."""
        self.log(rows)

    def hand(self, scene: Scene) -> None:
        """The eye's own hand and the ways from here."""
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
        """Lines of the log, with the rule at the right in grey."""
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

    def map(self, scene: Scene) -> None:
        """The map alone, so that it fits above the next line to type."""
        draw = getattr(table_of(scene), "drawn_map", None)
        if draw is None:  # a game without a map
            self.table(scene)
        else:
            self.console.print(draw(scene, self.console.width, self.console.height - 1))

    def look(self, scene: Scene, first: bool) -> None:  # noqa: ARG002 - always the same
        """The picture every time; without the map if it is taller than the terminal."""
        table, width = table_of(scene), self.console.width
        picture, low = table.picture(scene, width), getattr(table, "low_picture", None)
        if low and len(self.console.render_lines(picture)) > self.console.height:
            picture = low(scene, width)
            self.say("Type map for the map.")
        self.console.print(picture)

    def choices(self, choices: list[Choice]) -> None:
        """Answers under the same heading share a line, or as many as they need."""
        for line in choice_lines(choices, self.console.width):
            self.console.print(line, no_wrap=True, overflow="fold")

    def fits(self, choices: list[Choice]) -> bool:
        """Whether the question, these answers and the line to type fit on the terminal."""
        return len(choice_lines(choices, self.console.width)) + 2 <= self.console.height

    def sheet(self, names: list[str], rows: list[SheetRow]) -> None:
        """The score sheet, one column per seat."""
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


def clear_history() -> None:
    """Hide what one person has typed from the next."""
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()


def nothing(_: str) -> list[str]:
    """No completion: the answer is a name, yes or no, or just Enter."""
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
