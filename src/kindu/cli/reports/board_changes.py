"""How a board file differs from the standard board: by tables, blocks and keys, for people."""

from __future__ import annotations

import json
from collections import Counter
from typing import TypedDict

SHOWN = 60  # characters of a value
FEW = 3  # how many blocks may repeat the same change before it is told only once
ORDER = "order"
Table = dict[str, object]


class Change(TypedDict):
    """One difference; None if one of the two boards has nothing, no key for a whole block."""

    block: str
    key: str
    standard: object
    yours: object


def changes(where: str, was: Table, now: Table) -> list[Change]:
    """All differences between two tables, in the order of the first one."""
    found: list[Change] = []
    for key in dict.fromkeys([*was, *now]):
        old, new = was.get(key), now.get(key)
        path = f"{where}.{key}" if where else key
        if written(old) == written(new):
            continue
        if isinstance(old, dict) and isinstance(new, dict):
            found += changes(path, old, new)
        elif blocks(old) and blocks(new):
            found += block_changes(path, blocks(old), blocks(new))
        else:
            found.append(Change(block=where, key=key, standard=old, yours=new))
    return found


def block_changes(where: str, was: list[Table], now: list[Table]) -> list[Change]:
    """The differences between two lists of blocks, which are paired by name."""
    naming = naming_key(was, now)
    old = {name_of(block, naming, n): block for n, block in enumerate(was)}
    new = {name_of(block, naming, n): block for n, block in enumerate(now)}
    found: list[Change] = []
    for name, block in old.items():
        path = f"{where} {label(block, naming, name)}"
        if name in new:
            found += changes(path, block, new[name])
        else:
            found.append(Change(block=path, key="", standard=block, yours=None))
    for name, block in new.items():
        if name not in old:
            path = f"{where} {label(block, naming, name)}"
            found.append(Change(block=path, key="", standard=None, yours=block))
    before = [name for name in old if name in new]
    after = [name for name in new if name in old]
    if before != after:
        found.append(Change(block=where, key=ORDER, standard=before, yours=after))
    return found


def blocks(value: object) -> list[Table]:
    """The blocks of a list that contains nothing else; otherwise none."""
    items = value if isinstance(value, list) else []
    tables = [item for item in items if isinstance(item, dict)]
    return tables if len(tables) == len(items) else []


def naming_key(was: list[Table], now: list[Table]) -> str:
    """The first key that tells all blocks of both lists from each other; empty if none does."""
    for key in was[0]:
        sizes = [
            len({name_of(block, key, 0) for block in part if key in block}) for part in (was, now)
        ]
        if sizes == [len(was), len(now)]:
            return key
    return ""


def name_of(block: Table, naming: str, number: int) -> str:
    """What tells a block from the others; a route is the same in both directions."""
    if not naming:
        return str(number + 1)
    value = block[naming]
    return written(sorted(value, key=written) if isinstance(value, list) else value)


def label(block: Table, naming: str, number: str) -> str:
    """The name of a block for people."""
    value = block[naming] if naming else number
    return "-".join(map(str, value)) if isinstance(value, list) else str(value)


def written(value: object) -> str:
    """A value as JSON: 1, 1.0 and true are three things, as they are for the board's hash."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False, default=str)


def is_source(change: Change) -> bool:
    """Whether only the note on where a fact comes from differs."""
    return change["key"] == "src" or change["key"].endswith("_src")


def change_lines(found: list[Change]) -> list[str]:
    """The changes in words, one line per block; a change of many blocks is told once."""
    told = [change for change in found if not is_source(change)]
    shared = Counter(lost_key(change) for change in told)
    parts: dict[str, list[str]] = {}
    for change in told:
        if not lost_key(change) or shared[lost_key(change)] <= FEW:
            parts.setdefault(change["block"], []).append(in_words(change))
    lines = [f"{block}: {', '.join(words)}".removeprefix(": ") for block, words in parts.items()]
    lines += [f"{lost} left out {n} times" for lost, n in shared.items() if lost and n > FEW]
    notes = len(found) - len(told)
    return [*lines, f"notes on sources: {notes} changed"] if notes else lines


def lost_key(change: Change) -> str:
    """Kind of block and key, if a key of the standard board was left out; otherwise empty."""
    lost = change["key"] and change["yours"] is None
    return f"{change['block'].split(' ')[0]}: {change['key']}" if lost else ""


def in_words(change: Change) -> str:
    """One difference in a few words."""
    was, now = change["standard"], change["yours"]
    if not change["key"]:
        return "added" if was is None else "taken out"
    if change["key"] == ORDER and isinstance(was, list):
        return "in another order"
    if now is None:
        return f"{change['key']} left out (was {shown(was)})"
    if was is None:
        return f"{change['key']} = {shown(now)} (new)"
    return f"{change['key']} = {shown(now)} (was {shown(was)})"


def shown(value: object) -> str:
    """A value as in the file, if it is not too long."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
