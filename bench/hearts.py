"""Worker: OpenSpiel's hearts by its Python API. `python -m bench.hearts games=500`, .venv-bench."""

from collections.abc import Callable
from typing import Any

# The peers live in .venv-bench, where no type checker runs.
import pyspiel  # type: ignore[import-not-found]

from bench.timing import Figures, cpu_seconds, dice, serve


def step_outcomes(game: Any, games: int) -> int:  # noqa: ANN401 - it has no types
    """Chance as the interface offers it, by `chance_outcomes`; in hearts all are equally likely."""
    decisions = 0
    for seed in range(games):
        state, draw = game.new_initial_state(), dice(seed)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            decisions += 1
    return decisions


def step_quickest(game: Any, games: int) -> int:  # noqa: ANN401 - as above
    """Deals by `legal_actions` too, which is right only because all outcomes are equally likely."""
    decisions = 0
    for seed in range(games):
        state, draw = game.new_initial_state(), dice(seed)
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
    return decisions


def check_odds(game: Any) -> None:  # noqa: ANN401 - as above
    """Both drivers above rely on it: all outcomes of every deal are equally likely."""
    state, draw = game.new_initial_state(), dice(0)
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        if len({round(odds, 9) for _, odds in outcomes}) != 1:
            raise ValueError(f"expected equal odds in hearts, found {outcomes}")
        state.apply_action(outcomes[int(draw() * len(outcomes))][0])


def measure(sizes: dict[str, int]) -> Figures:
    """Players' decisions per second; dealing takes time, but doesn't count, as in our worker."""
    game, games = pyspiel.load_game("hearts"), sizes["games"]
    check_odds(game)
    plain, count, seconds = timed(step_outcomes, game, games)
    quickest, _, _ = timed(step_quickest, game, games)
    return {
        "step_plain_s": plain,
        "step_quick_s": quickest,
        "games_s": games / seconds,
        "decisions_game": count / games,
    }


def timed(
    step: Callable[[Any, int], int],
    game: Any,  # noqa: ANN401 - as above
    games: int,
) -> tuple[float, int, float]:
    """Decisions per second, decisions and seconds."""
    count: list[int] = []
    seconds = cpu_seconds(lambda: count.append(step(game, games)))
    return count[0] / seconds, count[0], seconds


if __name__ == "__main__":
    serve(measure)
