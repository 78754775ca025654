"""The table of a game without drawings: its view dictionary, written out line by line."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from kindu.text.notation.words import spaced
from kindu.text.pieces import clean, folded, listed
from kindu.text.scene import Data, Scene

HIDDEN = "hidden"  # stands for what a view withholds about a seat
ASKED = ("asked", "question")  # said by the screen itself


def picture(scene: Scene, width: int) -> RenderableType:
    """The table as text: one thing per line, folded if it is long."""
    return page(sentences(scene), width)


def own(scene: Scene, width: int) -> RenderableType:
    """The eye's own seat as text."""
    return page(brief(scene), width)


def page(lines: list[str], width: int) -> Text:
    """Lines of at most this width; continuation lines are indented."""
    folds = [wrap(line, width, subsequent_indent="    ", break_on_hyphens=False) for line in lines]
    return Text("\n".join(part for fold in folds for part in fold), no_wrap=True)


def sentences(scene: Scene) -> list[str]:
    """The eye's own seat, the table, the other seats, what is pending."""
    others = [seat for seat in range(len(scene.view["seats"])) if seat != scene.eye]
    rest = {k: v for k, v in scene.view.items() if k != "seats" and k not in ASKED}
    lines = [*brief(scene), *told(scene, rest)]
    for seat in others:
        lines += seat_lines(scene, seat)
    return [*lines, *turn(scene)]


def brief(scene: Scene) -> list[str]:
    """All that is known about the eye's own seat; a spectator has none."""
    return [] if scene.mine is None else seat_lines(scene, scene.eye)


def seat_lines(scene: Scene, seat: int) -> list[str]:
    """One seat in one line; nested values follow below."""
    name = "You" if seat == scene.eye else clean(scene, scene.names[seat])
    found: Data = scene.view["seats"][seat]
    short = {k: v for k, v in found.items() if is_short(v)}
    long = {k: v for k, v in found.items() if not is_short(v)}
    said = "; ".join(f"{spaced(k)} {value(scene, v, HIDDEN)}" for k, v in short.items())
    return [f"{name}: {said}.", *(f"{name}, {line}" for line in told(scene, long, small=True))]


def turn(scene: Scene) -> list[str]:
    """Whose answer is awaited."""
    asked = scene.view.get("asked")
    if not asked:
        return []
    you = asked - 1 == scene.eye
    name = clean(scene, scene.names[asked - 1])
    return ["It is your turn."] if you else [f"Waiting for {name}."]


def told(scene: Scene, data: Data, small: bool = False) -> list[str]:
    """A dictionary line by line, without what is empty or missing."""
    lines: list[str] = []
    for key, item in data.items():
        if item in (None, [], {}):
            continue
        head = spaced(key) if small else spaced(key).capitalize()
        if is_short(item):
            lines.append(f"{head}: {value(scene, item)}.")
            continue
        rows = item.items() if isinstance(item, dict) else enumerate(item, 1)
        lines += [f"{head} {spaced(str(row))}: {value(scene, entry)}." for row, entry in rows]
    return lines


def is_short(item: Any) -> bool:  # noqa: ANN401 - any value of a view
    """Whether it fits into one line: no list of lists or of dictionaries."""
    if isinstance(item, dict):
        return not any(isinstance(part, dict | list) for part in item.values())
    return not isinstance(item, list) or not any(isinstance(part, dict | list) for part in item)


def value(scene: Scene, item: Any, nothing: str = "none") -> str:  # noqa: ANN401 - any value of a view
    """A value of a view in words; ids become titles."""
    if item is None:
        return nothing
    if isinstance(item, bool):
        return "yes" if item else "no"
    if isinstance(item, dict):
        parts = [(k, value(scene, v)) for k, v in item.items() if v not in (None, [], {})]
        told = [said if k == "id" else f"{spaced(str(k))} {said}" for k, said in parts]
        return ", ".join(told) or "none"
    if isinstance(item, list):
        return listed([value(scene, part) for part in item])
    return clean(scene, scene.titles.get(str(item), str(item)))


def about(scene: Scene, word: str) -> list[str]:
    """All that is known about the thing or player with this name; empty if there is none."""
    for seat, name in enumerate(scene.names):
        if folded(word) == folded(name):
            return seat_lines(scene, seat)
    key = meant(scene, word)
    lines = [line for found in entries(scene.board, key) for line in told(scene, found)]
    return [f"{scene.titles[key]}.", *lines] if key else []


def meant(scene: Scene, word: str) -> str:
    """The id of a thing by its id or its name; empty if there is none."""
    names = {folded(name): key for key, name in scene.titles.items()}
    names |= {folded(key): key for key in scene.titles}
    return names.get(folded(word), "")


def entries(data: Any, key: str) -> Iterator[Data]:  # noqa: ANN401 - any value of a board
    """The dictionaries of a board that have this id."""
    if isinstance(data, dict):
        if key and data.get("id") == key:
            yield data
        for item in data.values():
            yield from entries(item, key)
    elif isinstance(data, list):
        for item in data:
            yield from entries(item, key)
