"""Worker: OpenSpiel's hearts by its Python API. `python -m bench.hearts games=500`, .venv-bench."""

# The peers live in .venv-bench, where no type checker runs.
import pyspiel  # type: ignore[import-not-found]

from bench.timing import Figures, cpu_seconds, dice, serve


def uniform_chance(seed: int) -> bool:
    """Whether all outcomes of every deal are as likely, so that the quick draw below is right."""
    state, draw = pyspiel.load_game("hearts").new_initial_state(), dice(seed)
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        if len({round(odds, 9) for _, odds in outcomes}) != 1:
            return False
        state.apply_action(outcomes[int(draw() * len(outcomes))][0])
    return True


def measure(sizes: dict[str, int]) -> Figures:
    """Decisions of players a second; dealing costs time, but does not count, as in our worker."""
    game, games = pyspiel.load_game("hearts"), sizes["games"]
    if not uniform_chance(0):
        raise ValueError("expected equal odds at every chance node of hearts, found others")
    count: list[int] = []

    def work() -> None:
        decisions = 0
        for seed in range(games):
            state, draw = game.new_initial_state(), dice(seed)
            while not state.is_terminal():
                if not state.is_chance_node():
                    decisions += 1
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
        count.append(decisions)

    seconds = cpu_seconds(work)
    return {
        "step_list_s": count[0] / seconds,
        "games_s": games / seconds,
        "decisions_game": count[0] / games,
    }


if __name__ == "__main__":
    serve(measure)
