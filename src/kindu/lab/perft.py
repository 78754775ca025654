"""Perft: how many ways a position can go on. The number shows whether the rules are right."""

from collections.abc import Callable

from kindu.core.state import State

PIECES = 100  # a count is split into at least this many pieces, if possible, to report progress


def perft(state: State, depth: int) -> int:
    """How many ways there are to give this many answers, chance included."""
    if depth == 0 or state.over():
        return 1
    options = state.legal()
    if depth == 1:
        return len(options)
    total = 0
    for action in options:
        total += perft(after(state, action), depth - 1)
    return total


def after(state: State, action: int) -> State:
    """The position after an answer; the one before it stays as it is."""
    branch = state.clone()
    branch.apply(action)
    return branch


def divide(state: State, depth: int, tell: Callable[[float], None]) -> dict[int, int]:
    """The number of ways after each first answer, for a depth from 1; `tell` hears the progress."""
    pieces = [(action, after(state, action)) for action in state.legal()]
    left = depth - 1
    while left > 1 and len(pieces) < PIECES:
        pieces = [(first, branch) for first, now in pieces for branch in branches(now)]
        left -= 1
    ways: dict[int, int] = {}
    for done, (first, branch) in enumerate(pieces, 1):
        ways[first] = ways.get(first, 0) + perft(branch, left)
        tell(done / len(pieces))
    return ways


def branches(state: State) -> list[State]:
    """The positions after each answer; a finished game counts as one way."""
    if state.over():
        return [state]
    return [after(state, action) for action in state.legal()]
