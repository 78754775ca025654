"""Plays games and compares the chances in hints with who won; writes docs/calibration.json."""

import argparse
import sys
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kindu.cli.out import Bar
from kindu.core.words import KinduError
from kindu.games import own_keys
from kindu.lab.calibration.calibration import CalibrationGame, Trial, collect
from kindu.lab.calibration.page import CalibrationView, span, write_results

ROOT = Path(__file__).resolve().parents[1]


def options(words: list[str]) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=own_keys(), help="all games if not said")
    parser.add_argument("--games", type=int, default=500, help="how many of each")
    parser.add_argument("--positions", type=int, default=4, help="of each game")
    parser.add_argument("--players", default="skilled", help="who plays: a bot or a level")
    parser.add_argument("--iterations", type=int, default=0, help="of players that are a bot")
    parser.add_argument("--asked", default="master", help="who is asked: a bot or a level")
    parser.add_argument("--worlds", type=int, default=0, help="for the one asked, if it is a bot")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--kept", type=Path, default=ROOT / "build" / "calibration")
    parser.add_argument("--out", type=Path, default=ROOT / "docs")
    return parser.parse_args(words)


def measure(key: str, wanted: argparse.Namespace) -> None:
    """One game, from the first missing game on."""
    trial = Trial(
        key,
        wanted.players,
        wanted.iterations,
        wanted.asked,
        wanted.worlds,
        wanted.positions,
    )
    path: Path = wanted.kept / f"{key}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    games: list[CalibrationGame] = []
    with (
        Bar(f"{key}, {wanted.games} games", wanted.games) as bar,
        closing(collect(trial, wanted.games, path, wanted.jobs)) as found,
    ):
        for told in found:
            games.append(told)
            bar.step()
    view = write_results(wanted.out, trial, games)
    print(f"{key}: {view['shown']['positions']} positions, error {span(view['shown']['error'])}")
    print(f"  held out {span(view['held_out'])}, raw {span(view['raw']['error'])}", end="")
    print(f", optimism {view['optimism']:+.3f}, thirds {view['thirds']}")
    print(f"  points off {view['points']}, with the best lines {view['points_fitted']}")
    print("  for the tables of kindu.advice.scales:", *tables(key, view), sep="\n    ", flush=True)


def tables(key: str, view: CalibrationView) -> list[str]:
    """What fits best, as a game's descriptor states it."""
    scales = ", ".join(f"{n}: Scale{tuple(found)}" for n, found in view["fitted"].items())
    lines = ", ".join(f"{n}: Line{tuple(found)}" for n, found in view["lines"].items())
    return [f"{key!r}: {{{scales}}},", f"{key!r}: {{{lines}}},"]


def main() -> None:
    """All games, one after the other; Ctrl-C keeps what has been played."""
    wanted = options(sys.argv[1:])
    try:
        for key in wanted.game or own_keys():
            measure(key, wanted)
    except KinduError as error:
        raise SystemExit(f"calibration: {error}") from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None


if __name__ == "__main__":
    main()
