"""In which line of a TOML text each table, block and key stands; the parser doesn't say."""

import re
from typing import Final, final

PART: Final = r"""(?:[A-Za-z0-9_-]+|"(?:\\.|[^"\\\n])*"|'[^'\n]*')"""
PATH: Final = rf"[ \t]*({PART}(?:[ \t]*\.[ \t]*{PART})*)[ \t]*"
HEADER: Final = re.compile(rf"[ \t]*(\[\[?){PATH}\]")
ENTRY: Final = re.compile(rf"{PATH}=")
LONG_TEXT: Final = r'"""(?:\\.|[^\\])*?"""+|' + r"'''.*?'''+"
SHORT_TEXT: Final = r'"(?:\\.|[^"\\\n])*"|' + r"'[^'\n]*'"
TOKEN: Final = re.compile(rf"{LONG_TEXT}|{SHORT_TEXT}|#[^\n]*|[\[\]{{}}\n]", re.DOTALL)


def statements(text: str) -> list[tuple[int, int]]:
    """Line and offset of every line that begins outside of brackets and long texts."""
    starts = [(1, 0)]
    line = 1
    depth = 0
    for token in TOKEN.finditer(text):
        mark = token[0]
        line += mark.count("\n")
        if mark in "[{":
            depth += 1
        elif mark in "]}":
            depth -= 1
        elif mark == "\n" and depth == 0:
            starts.append((line, token.end()))
    return starts


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
        for line, at in statements(text):
            header = HEADER.match(text, at)
            entry = ENTRY.match(text, at)
            if header:
                table = self.open(parts(header[2]), header[1] == "[[", line)
            elif entry:
                self.follow(table, parts(entry[1]), line)

    def open(self, keys: list[str], is_block: bool, line: int) -> str:
        """The path that a `[table]`, or the next `[[block]]` of its kind, opens."""
        if is_block:
            path = f"{self.follow('', keys[:-1], line)}/{keys[-1]}"
            self.last_of[path] = self.last_of.get(path, -1) + 1
        path = self.follow("", keys, line)
        self.line_of.setdefault(path, line)
        return path

    def follow(self, path: str, keys: list[str], line: int) -> str:
        """The path that the keys lead to; what is met here for the first time stands here."""
        for key in keys:
            path = f"{path}/{key}"
            self.line_of.setdefault(path, line)
            if path in self.last_of:
                path = f"{path}/{self.last_of[path]}"
        return path

    def find(self, path: str) -> int:
        """The line of a path or, if it has none of its own, of what holds it."""
        while path not in self.line_of:
            path = path.rpartition("/")[0]
        return self.line_of[path]
