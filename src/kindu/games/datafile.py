"""A board file: TOML read by typed readers that name every fault by its line."""

import hashlib
import json
import re
import tomllib
from typing import Final, final

from kindu.core.words import KinduError
from kindu.games.toml_limits import TomlLimit, check_limits
from kindu.games.toml_lines import Lines

POSITION: Final = re.compile(r"\(at line ([0-9]+), column [0-9]+\)")
IDENTIFIER: Final = "[a-z][a-z0-9_]*"
SHOWN_NUMBERS: Final = 10**18
MOST_FAULTS: Final = 100  # noted; whoever has more begins with these
MOST_BLOCKS: Final = 500  # of one kind, where the rules don't say how many


class BoardError(KinduError):
    """All that is wrong with a board file, one sentence per fault, in the order of the lines."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


def parse(text: str, name: str) -> dict[str, object]:
    """The tables of a text; invalid TOML is one fault, in the line that the parser names."""
    try:
        check_limits(text)
    except TomlLimit as limit:  # mypyc gives all variables of one name one type
        raise BoardError([f"{name}:{limit.line}: {limit}"]) from None
    try:
        text.encode()
        values: dict[str, object] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        place = POSITION.search(str(error))
        unplaced = text.count("\n") + 1 if "end of document" in str(error) else 1
        line = int(place[1]) if place else unplaced
        raise BoardError([f"{name}:{line}: expected valid TOML, found: {error}"]) from error
    return values


def hash_of(values: dict[str, object]) -> str:
    """SHA-256 over the sorted, compact JSON of the tables."""
    compact = json.dumps(
        values, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str
    )
    return hashlib.sha256(compact.encode()).hexdigest()


def board_hash(text: str, name: str) -> str:
    """The hash of a board file, whichever game it is for; it only has to be valid TOML."""
    try:
        return hash_of(parse(text, name))
    except BoardError:
        raise
    except ValueError as error:  # JSON refuses numbers of thousands of digits
        raise BoardError([f"{name}:1: expected numbers of ordinary size, found: {error}"]) from None


def shown(value: object, deep: bool = True) -> str:
    """A value in a few words, however long or deep it is."""
    if value is None:
        return "nothing"
    if isinstance(value, str):
        return json.dumps(value if len(value) <= 60 else value[:60] + "…", ensure_ascii=False)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) >= SHOWN_NUMBERS:
        return "a number of more than 18 digits"
    if isinstance(value, list) and deep and len(value) <= 5:
        return f"[{', '.join([shown(item, False) for item in value])}]"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    return "a table" if isinstance(value, dict) else str(value)


def is_number(value: object, low: float, high: float) -> bool:
    """Whether a value is a number within its bounds; true and false are not numbers."""
    # Ask this before isinstance narrows the value to int: compiled, true would be 1 from there on.
    return isinstance(value, int | float) and not isinstance(value, bool) and low <= value <= high


@final
class DataFile:
    """A board file; its readers note faults, `finish` raises them all together."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.values = parse(text, name)
        self.lines = Lines(text)
        self.faults: list[tuple[int, str]] = []
        self.opened: list[TomlSection] = []
        self.top = TomlSection(self, "", self.values)

    def finish(self) -> None:
        """Raises all faults by line, unknown keys included."""
        for block in self.opened:
            known = ", ".join(sorted(block.asked))
            for key in block.values:
                if block.asked and key not in block.asked:
                    block.fault(f"expected only the keys {known}, found {shown(key)}", key)
        if self.faults:
            raise self.error()

    def error(self) -> BoardError:
        """All faults so far, in the order of the lines."""
        ordered = sorted(self.faults)
        return BoardError([f"{self.name}:{line}: {sentence}" for line, sentence in ordered])

    def sha256(self) -> str:
        """The hash of a board; comments, spacing and the order of keys don't change it."""
        return hash_of(self.values)


@final
class TomlSection:
    """One table. A reader that has to note a fault returns a harmless value."""

    def __init__(self, file: DataFile, path: str, values: dict[str, object] | None) -> None:
        self.file = file
        self.path = path
        self.missing = values is None
        self.values: dict[str, object] = values or {}
        self.asked: set[str] = set()
        self.line = file.lines.find(path)
        file.opened.append(self)

    def fault(self, sentence: str, key: str = "") -> None:
        """Notes a fault in the line of the key; a missing table counts only once."""
        if not self.missing:
            self.file.faults.append((self.file.lines.find(f"{self.path}/{key}"), sentence))
        if len(self.file.faults) >= MOST_FAULTS:
            raise self.file.error()

    def expected(self, key: str, what: str) -> None:
        """Notes that the key holds something else."""
        name = key if key.isidentifier() else shown(key)
        self.fault(f"expected {name} to be {what}, found {shown(self.values.get(key))}", key)

    def get(self, key: str) -> object:
        """The value as it is, or None."""
        self.asked.add(key)
        return self.values.get(key)

    def word(self, key: str, shape: str = ".*", what: str = "a text in one line") -> str:
        """Printable text, not empty, that matches a regular expression; otherwise ""."""
        value = self.get(key)
        text = value.strip() if isinstance(value, str) else ""
        if text and text == value and text.isprintable() and re.fullmatch(shape, text):
            return text
        self.expected(key, what)
        return ""

    def note(self, key: str) -> None:
        """An optional text that only people read."""
        if self.get(key) is not None:
            self.word(key)

    def flag(self, key: str, wanted: bool) -> None:
        """A truth value that the rules fix."""
        if self.get(key) is not wanted:
            self.expected(key, shown(wanted))

    def truth(self, key: str) -> bool:
        """True or false; false after a fault."""
        value = self.get(key)
        if not isinstance(value, bool):
            self.expected(key, "true or false")
        return value is True

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number within its bounds; otherwise the lower bound."""
        value = self.get(key)
        if is_number(value, low, high) and isinstance(value, int):
            return value
        self.expected(key, f"{low}" if low == high else f"a whole number from {low} to {high}")
        return low

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        """Some whole numbers within their bounds; otherwise []."""
        value = self.get(key)
        items = value if isinstance(value, list) else []
        whole = [n for n in items if is_number(n, low, high) and isinstance(n, int)]
        if not items or len(whole) < len(items):
            self.expected(key, f"a list of whole numbers from {low} to {high}")
            return []
        return whole

    def real(self, key: str, low: float, high: float) -> float:
        """A number within its bounds; otherwise 0."""
        value = self.get(key)
        if is_number(value, low, high) and isinstance(value, int | float):
            return float(value)
        self.expected(key, f"a number from {low:g} to {high:g}")
        return 0.0

    def index(self, key: str, words: list[str], what: str = "") -> int:
        """The index of a word in the list of those allowed; otherwise -1."""
        value = self.get(key)
        if isinstance(value, str) and value in words:
            return words.index(value)
        self.expected(key, what or f"one of {', '.join(words)}")
        return -1

    def choices(self, key: str, words: list[str], least: int, most: int, what: str) -> list[int]:
        """The indices of some words in the list of those allowed; otherwise []."""
        value = self.get(key)
        items = value if isinstance(value, list) else []
        found = [words.index(item) for item in items if isinstance(item, str) and item in words]
        if len(found) < len(items) or not least <= len(found) <= most:
            self.expected(key, what)
            return []
        return found

    def indices(self, key: str, words: list[str], least: int, most: int, what: str) -> list[int]:
        """The indices of different words in the list of those allowed; otherwise []."""
        found = self.choices(key, words, least, most, what)
        if len(set(found)) < len(found):
            self.expected(key, what)
            return []
        return found

    def table(self, key: str) -> "TomlSection":
        """The table of this name."""
        value = self.get(key)
        if not isinstance(value, dict):
            self.expected(key, "a table")
        return TomlSection(
            self.file, f"{self.path}/{key}", value if isinstance(value, dict) else None
        )

    def blocks(self, key: str, amount: int = -1, what: str = "") -> list["TomlSection"]:
        """The blocks of this name, at most the required number; `what` is their plural."""
        value = self.get(key)
        items = value if isinstance(value, list) else []
        tables = [(n, item) for n, item in enumerate(items) if isinstance(item, dict)]
        if not items or len(tables) < len(items):
            self.expected(key, f"[[{key}]] blocks")
        elif 0 <= amount != len(tables):
            self.fault(f"expected {amount} {what or key}, found {len(tables)}", key)
        elif len(tables) > MOST_BLOCKS:
            self.fault(f"expected at most {MOST_BLOCKS} {key}, found {len(tables)}", key)
        most = amount if amount >= 0 else MOST_BLOCKS
        return [TomlSection(self.file, f"{self.path}/{key}/{n}", item) for n, item in tables[:most]]


def read_numbers(table: TomlSection, bounds: dict[str, tuple[int, int]]) -> dict[str, int]:
    """All numbers of a table, each within its bounds."""
    return {key: table.number(key, low, high) for key, (low, high) in bounds.items()}


def check_unique(blocks: list[TomlSection], key: str) -> None:
    """Notes each block whose word another block already has."""
    first: dict[str, TomlSection] = {}
    for block in blocks:
        value = block.get(key)
        if isinstance(value, str) and first.setdefault(value, block) is not block:
            found = f"{shown(value)} again, as in line {first[value].line}"
            block.fault(f"expected every {key} once, found {found}", key)
