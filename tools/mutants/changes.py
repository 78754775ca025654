"""What mutants change, what became of them, and those that are listed as equivalent."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.stats import status_by_exit_code
from mutmut.utils.format_utils import orig_function_and_class_names_from_key

from tests.cases import home

GAMES = "src/kindu/games"
LISTED = "equivalent_mutants.txt"
CAUGHT = {"killed", "timeout"}  # a mutant that runs for ever is noticed too


@dataclass(frozen=True, order=True)
class Change:
    """One small change; without line numbers, so that it is found again when lines shift."""

    file: str
    function: str
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.file} {self.function}\n- {self.before}\n+ {self.after}"


@dataclass(frozen=True)
class Mutant:
    """A change and what became of it: killed, timeout, survived, no tests, ..."""

    change: Change
    status: str


class ListError(ValueError):
    """The list of equivalent mutants can't be read."""


def read_listed(text: str) -> list[Change]:
    """The entries of the list; each has its two lines and a reason."""
    lines = [line.strip() for line in text.splitlines() if not line.startswith("#")]
    entries = [entry.splitlines() for entry in "\n".join(lines).split("\n\n")]
    return [read_entry([line for line in entry if line]) for entry in entries if any(entry)]


def listed_of(key: str) -> list[Change]:
    """The changes of a game that alter nothing."""
    path = home(key) / LISTED
    return read_listed(path.read_text("utf-8")) if path.is_file() else []


def read_entry(entry: list[str]) -> Change:
    where, _, function = entry[0].partition(" ")
    signs = [line[:2] for line in entry[1:3]]
    if not function or signs != ["- ", "+ "] or len(entry) < 4:
        raise ListError(f"expected file and function, -, + and a reason, found {entry}")
    return Change(where, function, entry[1][2:], entry[2][2:])


def read_mutants(root: Path, game: str, chapters: list[str]) -> Iterator[Mutant]:
    """The results that mutmut left; root is the working directory."""
    for chapter in chapters:
        meta = root / "mutants" / GAMES / game / f"{chapter}.meta"
        results: dict[str, int | None] = json.loads(meta.read_text("utf-8"))["exit_code_by_key"]
        for key, code in results.items():
            yield Mutant(change_of(key, game, chapter), str(status_by_exit_code[code]))


def change_of(key: str, game: str, chapter: str) -> Change:
    """What a mutant changes, read from its difference to the original function."""
    name, owner = orig_function_and_class_names_from_key(key)
    source = Path(GAMES, game, chapter)
    difference = get_diff_for_mutant(key, path=source).splitlines()[2:]
    before, after = (
        " ".join(line[1:].strip() for line in difference if line.startswith(sign)) for sign in "-+"
    )
    return Change(chapter, f"{owner}.{name}" if owner else name, before, after)


def faults(mutants: list[Mutant], listed: list[Change]) -> Iterator[str]:
    """What does not agree. A listed mutant may time out: then the machine was busy."""
    untested = sum(mutant.status == "not checked" for mutant in mutants)
    if untested or not mutants:
        yield f"mutmut stopped early: {untested} of {len(mutants)} mutants were not tested."
        return
    expected = Counter(listed)
    for mutant in mutants:
        if mutant.status != "killed" and expected[mutant.change] > 0:
            expected[mutant.change] -= 1
        elif mutant.status not in CAUGHT:
            yield f"This mutant is not noticed ({mutant.status}):\n{mutant.change}"
    for change in sorted(expected.elements()):
        yield f"This mutant is listed as equivalent, but does not survive:\n{change}"


def summary(mutants: list[Mutant], listed: list[Change]) -> str:
    count = Counter(mutant.status for mutant in mutants)
    equivalent = sum(mutant.change in listed for mutant in mutants if mutant.status != "killed")
    parts = [f"{len(mutants)} mutants", f"{count['killed']} killed", f"{count['timeout']} timeout"]
    return ", ".join([*parts, f"{equivalent} equivalent"]) + "."
