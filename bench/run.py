"""Measures Kindu beside Catanatron and OpenSpiel and writes docs/performance.md."""

import argparse
import datetime as dt
import json
import os
import platform
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench import engines, report, startup
from bench.workers import OURS, PEERS, ROOT, Samples, Worker, pin, run_all
from kindu.games import KEYS
from kindu.games import load as load_game

PAGE = ROOT / "docs" / "performance.md"
ROUNDS = 8
FULL = {
    "compiled": {"games": 15000, "moments": 8, "copies": 1000000, "steps": 1000},
    "pure": {"games": 250, "moments": 8, "copies": 80000, "steps": 40},
    "catanatron": {"games": 30, "moments": 5, "copies": 8000},
    "hearts": {"games": 5000},
}
QUICK_ROUNDS = 3
QUICK = {
    "compiled": {"games": 3000, "moments": 2, "copies": 200000, "steps": 200},
    "pure": {"games": 50, "moments": 2, "copies": 20000, "steps": 10},
    "catanatron": {"games": 8, "moments": 2, "copies": 2000},
    "hearts": {"games": 1000},
}


def workers(sizes: dict[str, dict[str, int]]) -> list[Worker]:
    """Ours twice and the peers, in the order of their turns."""
    return [
        Worker("compiled", "bench.ours", OURS, "build/compiled", sizes["compiled"]),
        Worker("catanatron", "bench.catan", PEERS, "", sizes["catanatron"]),
        Worker("pure", "bench.ours", OURS, "src", sizes["pure"]),
        Worker("hearts", "bench.hearts", PEERS, "", sizes["hearts"]),
        *(further(game, key, sizes["compiled"]) for game, key in enumerate(KEYS) if game),
    ]


def further(game: int, key: str, sizes: dict[str, int]) -> Worker:
    """Another of our games, compiled."""
    return Worker(key, "bench.ours", OURS, "build/compiled", {**sizes, "game": game})


def check_engines(found: dict[str, Samples]) -> None:
    """A pure engine measured as the compiled one, or the reverse, would be no result."""
    compiled = [found[key]["compiled"] for key in ("compiled", *KEYS[1:])]
    if not all(all(samples) for samples in compiled) or any(found["pure"]["compiled"]):
        raise SystemExit("expected a compiled engine in build/compiled and a pure one in src")


def versions() -> dict[str, str]:
    """The peers' versions, by the names of their packages."""
    code = (
        "import json, importlib.metadata as m;"
        "print(json.dumps({n: m.version(n) for n in ('catanatron', 'open_spiel')}))"
    )
    command = [str(ROOT / PEERS), "-c", code]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return {str(key): str(value) for key, value in json.loads(done.stdout).items()}


def processor() -> str:
    """The model of the CPU."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.is_file() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def load() -> str:
    """How busy the machine is."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"


def today() -> str:
    """The date of the page."""
    return dt.datetime.now(tz=dt.UTC).date().isoformat()


def install(asked: bool) -> tuple[float, str] | None:
    """Seconds of `pip install .`, measured now if asked, else as the last page has them."""
    if asked:
        wall, cpu = engines.install_seconds()
        return wall, f"{today()}, {cpu:.0f} s of CPU time, downloads included"
    return report.kept_install(PAGE.read_text(encoding="utf-8") if PAGE.is_file() else "")


def circumstances(peers: dict[str, str], before: str, quick: bool) -> list[str]:
    """When, on what and how the figures were taken."""
    names = f"Catanatron {peers['catanatron']}, OpenSpiel {peers['open_spiel']}"
    return [
        f"{today()}; {processor()}, {os.cpu_count()} cores, {platform.system()}",
        f"CPython {platform.python_version()}, {names}",
        f"Load of the machine: {before} before, {load()} after",
        "`bench/run.py --quick`: a short run, noisier than `make bench`"
        if quick
        else "`make bench`",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short run, for developing")
    parser.add_argument("--install", action="store_true", help="also time a fresh pip install .")
    asked = parser.parse_args()
    installed, peers, before = install(asked.install), versions(), load()
    pin()
    sizes, rounds = (QUICK, QUICK_ROUNDS) if asked.quick else (FULL, ROUNDS)
    found = run_all(workers(sizes), rounds)
    check_engines(found)
    titles = {
        "compiled": "Kindu compiled",
        "pure": "Kindu pure",
        "catanatron": f"Catanatron {peers['catanatron']}",
        "hearts": f"OpenSpiel {peers['open_spiel']} hearts",
        **{key: load_game(key).title for key in KEYS[1:]},
    }
    start = startup.extra_seconds(rounds)
    wanted = report.targets(found, installed and installed[0], start)
    print(report.plain(report.figures_table(found, titles)))
    print(report.plain(report.games_table(found, titles)))
    print(report.plain(report.targets_table(wanted)))
    text = report.page(found, titles, circumstances(peers, before, asked.quick), installed, start)
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
