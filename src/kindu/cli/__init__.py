"""The command `kindu`: its version, and a game of bots to watch."""

from __future__ import annotations

import argparse
import sys

import kindu
from kindu.core.words import KinduError


def engine() -> str:
    """Which engine runs: compiled by mypyc, or the pure Python it was written in."""
    from kindu.core import state

    return "pure Python" if (state.__file__ or "").endswith(".py") else "compiled"


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="kindu", description="Board games set in Africa.")
    version = f"kindu {kindu.__version__} ({engine()} engine)"
    parser.add_argument("--version", action="version", version=version)
    commands = parser.add_subparsers(dest="command", required=True)
    watch = commands.add_parser("watch", help="show a game of bots, move by move")
    watch.add_argument("game", help="which game, such as africana")
    watch.add_argument("--bots", default="greedy,greedy,greedy", help="one name a seat, by commas")
    watch.add_argument("--seed", type=int, default=None, help="the same seed shows the same game")
    watch.add_argument("--pause", type=float, default=None, help="seconds between two turns")
    return parser


def main() -> None:
    """Run a command; what goes wrong is one sentence and exit code 2."""
    chosen = arguments().parse_args()
    try:
        from kindu.cli.watch import watch

        watch(chosen.game, chosen.bots.split(","), chosen.seed, chosen.pause)
    except KinduError as error:
        print(f"kindu: {error}", file=sys.stderr)
        sys.exit(2)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(130)
