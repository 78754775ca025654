"""Counts of positions, in data files that any change of a rule breaks."""

from __future__ import annotations

import pytest

from kindu.core.play import replay
from kindu.games import keys, load
from kindu.lab.perft import perft
from tests.cases import home


class Position:
    """One block of a perft file."""

    def __init__(self, key: str, block: str) -> None:
        self.key = key
        lines = [line for line in block.splitlines() if not line.startswith("#")]
        self.name = lines[0].removeprefix("id ")
        _, seats, *settings = lines[1].split(" ", 2)
        self.seats = int(seats)
        self.chosen = dict(setting.split("=") for setting in settings)
        self.log = [line for line in lines[2:] if not line.startswith("perft")]
        rows = [line.split() for line in lines[2:] if line.startswith("perft")]
        self.counts = {int(row[1]): int(row[2]) for row in rows}


def positions(key: str) -> list[Position]:
    text = (home(key) / f"{key}.perft").read_text(encoding="utf-8")
    return [Position(key, block) for block in text.split("\n\n") if "\nid " in f"\n{block}"]


@pytest.mark.parametrize("at", [p for key in keys() for p in positions(key)], ids=lambda p: p.name)
def test_the_counts_are_right(at: Position) -> None:
    rules = load(at.key)
    state = replay(rules, at.seats, at.log, at.chosen)

    assert at.counts
    for depth, count in at.counts.items():
        assert count == perft(state, depth), f"depth {depth}: " + ", ".join(
            rules.label(action) for action in state.legal()
        )


def test_a_game_that_is_over_has_one_way_to_go_on() -> None:
    rules = load(keys()[0])
    state = rules.start(rules.seats[0])
    state.depth = 0

    assert perft(state, 3) == 1
