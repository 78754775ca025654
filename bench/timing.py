"""What every worker shares: CPU time, dice for drivers in interpreted Python, and its arguments."""

import argparse
import json
import random
import time
from collections.abc import Callable

Figures = dict[str, float]


def cpu_seconds(work: Callable[[], object]) -> float:
    """CPU seconds of one call; waiting for the core while others run does not count."""
    start = time.process_time()
    work()
    return time.process_time() - start


def dice(seed: int) -> Callable[[], float]:
    """Numbers from 0 to below 1; `items[int(draw() * len(items))]` is the quickest fair choice."""
    return random.Random(seed).random  # noqa: S311 - answers of random players, no secrets


def copy_micros(copies: list[Callable[[], object]], least: int) -> float:
    """Microseconds of one copy, each of the bound methods called in turn, at least so often."""
    passes = -(-least // len(copies))

    def work() -> None:
        for _ in range(passes):
            for copy in copies:
                copy()

    return cpu_seconds(work) / (passes * len(copies)) * 1e6


def serve(measure: Callable[[dict[str, int]], Figures]) -> None:
    """Run a worker: sizes come as `key=number` arguments, figures leave as one line of JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("sizes", nargs="*", help="how much of what to measure: games=20")
    pairs = [pair.split("=") for pair in parser.parse_args().sizes]
    print(json.dumps(measure({key: int(value) for key, value in pairs})))
