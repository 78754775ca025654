"""`kindu perft`: in how many ways a position can go on."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from kindu.cli.options import chosen_options, read_board
from kindu.cli.out import Bar, print_json
from kindu.core.play import who
from kindu.core.words import KinduError
from kindu.games import load
from kindu.lab.perft import divide
from kindu.record.files import SUFFIX, position, read, rules_for

if TYPE_CHECKING:
    from kindu.core.state import State

SHORTEST = 0.001  # seconds from which on a speed is meaningful


@dataclass(frozen=True)
class PerftRequest:
    """The command as it was typed."""

    game: str
    depth: int
    players: int | None
    at: int | None
    divide: bool
    board: Path | None
    options: list[str]


class CountView(TypedDict):
    """The number of ways to give this many answers."""

    depth: int
    ways: int


class FirstView(TypedDict):
    """The number of ways that begin with one answer, counted to the full depth."""

    answer: str
    ways: int


class CountSpeedView(TypedDict):
    """How long a count took, the only part that differs from run to run."""

    depth: int
    seconds: float
    ways_a_second: float | None


class PerftView(TypedDict):
    """All that `kindu perft --json` prints; `at` counts the answers before the position."""

    game: str
    board: str
    players: int
    at: int
    asked: str
    counts: list[CountView]
    divide: list[FirstView] | None
    speed: list[CountSpeedView]


def count(request: PerftRequest, as_json: bool) -> None:
    """Check the request, count depth after depth, and print."""
    if request.depth < 1:
        raise KinduError(f"expected a depth of at least 1, but got {request.depth}")
    state, at = from_file(request) if is_file(request.game) else from_start(request)
    result = PerftView(
        game=state.rules.key,
        board=state.rules.board_hash,
        players=int(state.seats),
        at=at,
        asked=who(state.to_act()),
        counts=[],
        divide=[] if request.divide else None,
        speed=[],
    )
    if not as_json:
        print_head(state, result)
    ways: dict[int, int] = {}
    for depth in range(1, request.depth + 1):
        ways = count_depth(state, depth, result)
        if not as_json:
            print_row(result)
    if request.divide:
        label = state.rules.label
        result["divide"] = [FirstView(answer=label(a), ways=n) for a, n in ways.items()]
    if as_json:
        print_json(result)
    else:
        print_divided(result["divide"] or [], request.depth)


def count_depth(state: State, depth: int, result: PerftView) -> dict[int, int]:
    """Count to one depth and note it; returns the ways after each first answer."""
    start = time.perf_counter()
    with Bar(f"depth {depth}", 1) as bar:
        ways = divide(state, depth, bar.to)
    seconds = time.perf_counter() - start
    total = sum(ways.values())
    speed = round(total / seconds) if seconds >= SHORTEST else None
    result["counts"].append(CountView(depth=depth, ways=total))
    result["speed"].append(
        CountSpeedView(depth=depth, seconds=round(seconds, 4), ways_a_second=speed)
    )
    return ways


def is_file(game: str) -> bool:
    """Whether this is the path of a game file."""
    try:
        return game.endswith(SUFFIX) or Path(game).is_file()
    except OSError:  # too long for a file name
        return False


def from_start(request: PerftRequest) -> tuple[State, int]:
    """A game before its first answer."""
    if request.at is not None:
        raise KinduError(f"expected a game file for --at, but got {request.game!r}")
    rules = load(request.game, read_board(request.board))
    players = rules.seats[0] if request.players is None else request.players
    return rules.start(players, chosen_options(request.options)), 0


def from_file(request: PerftRequest) -> tuple[State, int]:
    """A position of a game file."""
    if request.options:
        raise KinduError("expected --set only without a game file, which has its own settings")
    if request.players is not None:
        raise KinduError("expected --players only without a game file, which has its own seats")
    path = Path(request.game)
    file = read(path)
    answers = len(file.lines)
    if request.at is not None and not 0 <= request.at <= answers:
        raise KinduError(f"expected --at from 0 to {answers} for {path}, but got {request.at}")
    rules = rules_for(file, read_board(request.board), path.parent)
    state = position(file, rules, request.at)
    at = answers if request.at is None else request.at
    if state.over():
        wanted = "a position with a question, but the game is over"
        raise KinduError(f"expected {wanted} after {at} answers: go back with --at")
    return state, at


def print_head(state: State, result: PerftView) -> None:
    """What is counted."""
    where = f"after {result['at']} answers" if result["at"] else "from the start"
    title = f"{state.rules.title}, {result['players']} players, {where}"
    print(f"{title}; {result['asked']} is asked\n")
    print(f"{'depth':>5}{'ways':>20}{'seconds':>12}{'ways per second':>18}")


def print_row(result: PerftView) -> None:
    """The depth counted last."""
    last, speed = result["counts"][-1], result["speed"][-1]
    rate = "-" if speed["ways_a_second"] is None else f"{speed['ways_a_second']:,}"
    print(
        f"{last['depth']:>5}{last['ways']:>20,}{speed['seconds']:>12.2f}{rate:>18}",
        flush=True,
    )


def print_divided(firsts: list[FirstView], depth: int) -> None:
    """The first answers with their ways."""
    title = "first answer"
    width = max(len(text) for text in [title, *(first["answer"] for first in firsts)])
    if firsts:
        print(f"\n{title:<{width}}{f'ways to depth {depth}':>20}")
    for first in firsts:
        print(f"{first['answer']:<{width}}{first['ways']:>20,}")
