"""Perft: how many ways a position can go on; a number that tells whether the rules are right."""

from kindu.core.state import State


def perft(state: State, depth: int) -> int:
    """How many ways there are to give so many answers, chance included."""
    if depth == 0 or state.over():
        return 1
    options = state.legal()
    if depth == 1:
        return len(options)
    total = 0
    for action in options:
        branch = state.clone()
        branch.apply(action)
        total += perft(branch, depth - 1)
    return total
