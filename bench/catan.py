"""Worker: Catanatron, four random players. `python -m bench.catan games=20 ...` in .venv-bench.

A decision is a tick: one action of a player, rolling the dice and ending the turn among them.
Catanatron has no questions to chance; dice, thefts and drawn cards happen inside the action.
"""

from typing import Any

# The peers live in .venv-bench, where no type checker runs.
from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found]
from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]

from bench.timing import Figures, copy_micros, cpu_seconds, serve

COLOURS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


def new_game(seed: int) -> Any:  # noqa: ANN401 - this package has no types
    """A game with its board; the seed also feeds the random players, and 0 would mean none."""
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seed + 1)


def going(game: Any) -> bool:  # noqa: ANN401 - as above
    """The condition of Catanatron's own `Game.play`."""
    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


def play_games(games: int) -> Figures:
    """Whole games as `Game.play` runs them, less the two copies that it makes for listeners."""
    count = {"decisions": 0, "choices": 0}

    def work() -> None:
        decisions = choices = 0
        for seed in range(games):
            game = new_game(seed)
            while going(game):
                decisions += 1
                choices += len(game.state.playable_actions) > 1
                game.play_tick()
        count.update(decisions=decisions, choices=choices)

    seconds = cpu_seconds(work)
    return {
        "decisions_s": count["decisions"] / seconds,
        "choices_s": count["choices"] / seconds,
        "games_s": games / seconds,
        "decisions_game": count["decisions"] / games,
    }


def moments(games: int, every: int) -> list[Any]:
    """Positions of games, one every so many ticks."""
    found, ticks = [], 0
    for seed in range(games):
        game = new_game(seed)
        while going(game):
            game.play_tick()
            ticks += 1
            if ticks % every == 0:
                found.append(game.copy())
    return found


def measure(sizes: dict[str, int]) -> Figures:
    """All figures of Catanatron; its state's copy is the faster one, so we compare with that."""
    figures = play_games(sizes["games"])
    found = moments(sizes["moments"], 37)
    figures["copy_us"] = copy_micros([game.state.copy for game in found], sizes["copies"])
    figures["copy_game_us"] = copy_micros([game.copy for game in found], sizes["copies"])
    return figures


if __name__ == "__main__":
    serve(measure)
