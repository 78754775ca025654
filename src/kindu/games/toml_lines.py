"""Finds the line of each table, block and key in a TOML text; the parser doesn't say."""

import re
from typing import Final, final

PART: Final = r"""(?:[A-Za-z0-9_-]+|"(?:\\.|[^"\\\n])*"|'[^'\n]*')"""
PATH: Final = rf"[ \t]*({PART}(?:[ \t]*\.[ \t]*{PART})*)[ \t]*"
HEADER: Final = re.compile(rf"[ \t]*(\[\[?){PATH}\]")
ENTRY: Final = re.compile(rf"{PATH}=")
LONG_TEXT: Final = r'"""(?:\\.|[^\\])*?"""+|' + r"'''.*?'''+"
SHORT_TEXT: Final = r'"(?:\\.|[^"\\\n])*"|' + r"'[^'\n]*'"
TOKEN: Final = re.compile(rf"{LONG_TEXT}|{SHORT_TEXT}|#[^\n]*|[\[\]{{}},\n]", re.DOTALL)


@final
class TomlEntry:
    """A header or an entry: where it begins, and the lines of the items in its brackets."""

    def __init__(self, line: int, at: int) -> None:
        self.line = line
        self.at = at
        self.within = ""  # the brackets that are open
        self.commas = 0
        self.items: list[tuple[int, int]] = []

    def take(self, mark: str, line: int) -> None:
        """Follows the brackets; one that opens directly in a list begins an item of it."""
        if mark in "[{":
            if self.within == "[":
                self.items.append((self.commas, line))
            self.within += mark
        elif mark in "]}":
            self.within = self.within[:-1]
        elif mark == "," and self.within == "[":
            self.commas += 1


def statements(text: str) -> list[TomlEntry]:
    """All lines that begin outside brackets and multi-line texts."""
    found = [TomlEntry(1, 0)]
    line = 1
    for token in TOKEN.finditer(text):
        mark = token[0]
        line += mark.count("\n")
        if mark == "\n" and not found[-1].within:
            found.append(TomlEntry(line, token.end()))
        else:
            found[-1].take(mark, line)
    return found


def parts(keys: str) -> list[str]:
    """The keys of a dotted key."""
    return [key.strip("\"'") for key in re.findall(PART, keys)]


@final
class Lines:
    """The lines of a valid TOML text by paths like `/routes/3/between`."""

    def __init__(self, text: str) -> None:
        self.line_of: dict[str, int] = {"": 1}
        self.last_of: dict[str, int] = {}
        table = ""
        for statement in statements(text):
            header = HEADER.match(text, statement.at)
            entry = ENTRY.match(text, statement.at)
            if header:
                table = self.open(parts(header[2]), header[1] == "[[", statement.line)
            elif entry:
                path = self.follow(table, parts(entry[1]), statement.line)
                for number, line in statement.items:
                    self.line_of[f"{path}/{number}"] = line

    def open(self, keys: list[str], is_block: bool, line: int) -> str:
        """The path that a `[table]`, or the next `[[block]]` of its kind, opens."""
        if is_block:
            path = f"{self.follow('', keys[:-1], line)}/{keys[-1]}"
            self.last_of[path] = self.last_of.get(path, -1) + 1
        path = self.follow("", keys, line)
        self.line_of.setdefault(path, line)
        return path

    def follow(self, path: str, keys: list[str], line: int) -> str:
        """The path that the keys lead to; a path seen for the first time gets this line."""
        for key in keys:
            path = f"{path}/{key}"
            self.line_of.setdefault(path, line)
            if path in self.last_of:
                path = f"{path}/{self.last_of[path]}"
        return path

    def find(self, path: str) -> int:
        """The line of a path, or of its parent if it has none of its own."""
        while path not in self.line_of:
            path = path.rpartition("/")[0]
        return self.line_of[path]
