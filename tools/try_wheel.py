"""Play a game of each kind with the package that is installed: does its wheel work?

    python -P tools/try_wheel.py [--compiled | --pure] [--app]

-P keeps this folder out of the path of modules. --compiled and --pure say which engine has to be
inside, --app that the web app is.
"""

import argparse
import sys
from pathlib import Path

import kindu
from kindu.advice.players import player
from kindu.cli.commands.games import version
from kindu.core.play import Dice, advance, settle
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.games import game, load, own_keys


def play(key: str) -> list[int]:
    """The points at the end of one game, by seat."""
    rules, luck, thoughts = load(key), Dice(Rng("wheel", 1)), Rng("wheel thoughts", 1)
    seats = min(game(key).seats)
    bots = [player("uniform" if seat else "greedy", rules) for seat in range(seats)]
    state = rules.start(seats)
    settle(state, luck)
    while not state.over():
        sight = Sight(state, state.to_act())
        advance(state, bots[sight.eye].think(sight, thoughts).best(), luck)
    return [int(state.points(seat)) for seat in range(seats)]


def faults(*, compiled: bool, pure: bool, app: bool) -> list[str]:
    """One sentence for everything that this wheel should have."""
    found = []
    if compiled and "compiled" not in version():
        found.append(f"Expected the compiled engine, but got {version()}.")
    if pure and "pure" not in version():
        found.append(f"Expected the pure engine, but got {version()}.")
    page = Path(kindu.__file__).with_name("static") / "index.html"
    if app and not page.is_file():
        found.append("Expected the web app inside the package, but it is not there.")
    return found


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Play a game of each with what is installed.")
    for name in ("compiled", "pure", "app"):
        parser.add_argument(f"--{name}", action="store_true")
    asked = parser.parse_args(args)
    print(f"{version()} from {Path(kindu.__file__).parent}", flush=True)
    for key in own_keys():
        print(f"{key}: {play(key)}", flush=True)
    wrong = faults(compiled=asked.compiled, pure=asked.pure, app=asked.app)
    for fault in wrong:
        print(fault, file=sys.stderr)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
