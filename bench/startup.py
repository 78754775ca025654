"""How long `kindu games` takes to start beside a bare Python, by turns in the same run."""

import statistics
import subprocess
import sys
import time

BARE = [sys.executable, "-c", "pass"]
GAMES = [sys.executable, "-c", "from kindu.cli import main; main()", "games"]


def seconds(command: list[str]) -> float:
    """Wall time of one start, output thrown away."""
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def extra_seconds(rounds: int) -> float:
    """The median of the time beyond a bare start; the first round fills caches and is left out."""
    differences = [seconds(GAMES) - seconds(BARE) for _ in range(rounds + 1)]
    return statistics.median(differences[1:])
