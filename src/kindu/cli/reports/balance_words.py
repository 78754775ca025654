"""Numbers of a balance report in words, and the rows of its tables of things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kindu.lab.balance.catalogue import CHOICE, ROUND

if TYPE_CHECKING:
    from kindu.lab.balance.judge import Worth
    from kindu.lab.balance.stats import Contrast, Rate
    from kindu.lab.balance.worth import Finding
    from kindu.lab.stats import Interval

NONE = "-"


def number_text(value: float | None, digits: int = 1, sign: bool = False) -> str:
    """A number, or a dash."""
    if value is None:
        return NONE
    return f"{value:+,.{digits}f}" if sign else f"{value:,.{digits}f}"


def share_text(value: float | None, digits: int = 0) -> str:
    """A share in per cent, or a dash."""
    return NONE if value is None else f"{100 * value:.{digits}f} %"


def interval_text(within: Interval | None, scale: float = 1, digits: int = 1) -> str:
    """An interval, or a dash."""
    if within is None:
        return NONE
    low, high = (f"{scale * bound:,.{digits}f}" for bound in within)
    return f"{low} to {high}"


def rate_text(rate: Rate) -> str:
    """A share with its interval: 77 % (67-84)."""
    if rate.value is None or rate.within is None:
        return NONE
    low, high = (100 * bound for bound in rate.within)
    return f"{100 * rate.value:.0f} % ({low:.0f}-{high:.0f})"


def apart_text(test: Contrast | None) -> str:
    """A difference in per cent with half its interval, and a star if significant: +9 ±21*."""
    if test is None:
        return NONE
    half = 50 * (test.within[1] - test.within[0])
    return f"{100 * test.value:+.0f} ±{half:.0f}{'*' if test.sure else ''}"


def pair_text(one: float | None, other: float | None, scale: float = 1) -> str:
    """Two numbers side by side, if there is at least one of them."""
    texts = [NONE if n is None else f"{scale * n:.0f}" for n in (one, other)]
    return NONE if texts == [NONE, NONE] else " : ".join(texts)


def things_head(found: Worth) -> list[str]:
    """The columns of a table of things."""
    head = ["", "seen", "used (95 %)", "peers"]
    if found.unit == CHOICE:
        return [*head[:-1], ""]
    if waited(found):
        head.append("turns")
    if found.words[2] and found.judged != found.words[2]:
        head.append("done")
    if found.unit != ROUND:
        head += ["won %", "diff", "points"]
    return [*head, ""]


def things_row(found: Worth, one: Finding, valued: bool = False) -> list[str]:
    """A thing, or a group of them, with its price and reward if wanted."""
    title = f"{one.title}: {one.value}" if valued and one.value else one.title
    cells = [title, f"{one.used.of:,}", rate_text(one.used)]
    if found.unit == CHOICE:
        return [*cells, one.verdict]
    cells.append(share_text(one.peers_used))
    if waited(found):
        cells.append(number_text(1 / one.pace.value if one.pace.value else None))
    if found.words[2] and found.judged != found.words[2]:
        cells.append(share_text(one.success.value))
    if found.unit != ROUND:
        cells.append(pair_text(one.with_it.wins.value, one.without.wins.value, 100))
        cells.append(apart_text(one.wins_apart))
        cells.append(pair_text(one.with_it.points, one.without.points))
    return [*cells, one.verdict]


def waited(found: Worth) -> bool:
    """Whether it is known how long the things were available."""
    return any(one.pace.of for one in found.items)
