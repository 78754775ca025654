"""What the results of `kindu sim` and `kindu arena` share: their head, and lengths of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from kindu.games import load

if TYPE_CHECKING:
    from collections import Counter

    from kindu.core.rules import Rules

DIGITS = 4  # of a rate, a share or a mean in JSON


class RoundsView(TypedDict):
    """How many rounds the games took."""

    mean: float
    least: int
    most: int


class ResultView(TypedDict):
    """What was played."""

    game: str
    rules: int
    board: str
    players: int
    options: dict[str, str]
    seed: int
    games: int
    complete: bool  # False after Ctrl-C
    rounds: RoundsView
    endings: dict[str, int]
    decisions: int  # answers of seats


def all_options(rules: Rules, players: int, chosen: dict[str, str]) -> dict[str, str]:
    """The chosen options, and the others with their defaults."""
    return {s.key: chosen.get(s.key, s.values[0]) for s in rules.settings(players)}


def rounds_view(lengths: Counter[int]) -> RoundsView:
    """How many rounds the games took, from a count per number of rounds."""
    rounds = sum(n * games for n, games in lengths.items())
    mean = round(rounds / lengths.total(), DIGITS)
    return RoundsView(mean=mean, least=min(lengths), most=max(lengths))


def by_number(endings: Counter[str]) -> dict[str, int]:
    """The rules that ended the games, the most frequent first."""
    return dict(sorted(endings.items(), key=lambda item: (-item[1], item[0])))


def print_unusual(rules: Rules, result: ResultView, budget: str = "") -> None:
    """Print, below the headline, what differs from a complete run with default settings."""
    if not result["complete"]:
        print("  stopped early: these are the games played so far")
    defaults = all_options(rules, result["players"], {})
    for key, value in result["options"].items():
        if value != defaults[key]:
            print(f"  {key}: {value}")
    if budget:
        print(f"  budget: {budget}")
    if result["board"] != load(rules.key).board_hash:
        print(f"  board: own, SHA-256 {result['board'][:12]}…")


def rounds_text(rounds: RoundsView) -> str:
    """How many rounds the games took."""
    return f"{rounds['mean']:.1f} on average, {rounds['least']} to {rounds['most']}"


def count_text(games: int) -> str:
    """A number of games, in words."""
    return f"{games:,} game{'s' if games > 1 else ''}"
