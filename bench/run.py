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

from bench import engines, report, search_report, startup
from bench.page import page
from bench.workers import OURS, PEERS, ROOT, Samples, Worker, pin, run_all
from kindu.games import load as load_game
from kindu.games import own_keys

PAGE = ROOT / "docs" / "performance.md"
ROUNDS = 8
SEARCH_ROUNDS = 3  # of searches: these measure longer
FULL = {
    "compiled": {"games": 15000, "moments": 8, "copies": 1000000, "steps": 1000},
    "pure": {"games": 250, "moments": 8, "copies": 80000, "steps": 40},
    "catanatron": {"games": 30, "moments": 5, "copies": 8000},
    "hearts": {"games": 5000},
    "search": {"positions": 20, "thoughts": 5, "each": 300, "games": 2000, "tree": 1000}
    | {"whole": 3, "answers": 300},
}
QUICK_ROUNDS = 3
QUICK = {
    "compiled": {"games": 3000, "moments": 2, "copies": 200000, "steps": 200},
    "pure": {"games": 50, "moments": 2, "copies": 20000, "steps": 10},
    "catanatron": {"games": 8, "moments": 2, "copies": 2000},
    "hearts": {"games": 1000},
    "search": {"positions": 10, "thoughts": 1, "each": 50, "games": 200, "tree": 300}
    | {"whole": 1, "answers": 30},
}


def workers(sizes: dict[str, dict[str, int]]) -> list[Worker]:
    """Ours twice and the peers, in the order of their turns."""
    return [
        Worker("compiled", "bench.ours", OURS, "build/compiled", sizes["compiled"]),
        Worker("catanatron", "bench.catan", PEERS, "", sizes["catanatron"]),
        Worker("pure", "bench.ours", OURS, "src", sizes["pure"]),
        Worker("hearts", "bench.hearts", PEERS, "", sizes["hearts"]),
        *(further(game, key, sizes["compiled"]) for game, key in enumerate(own_keys()) if game),
    ]


def further(game: int, key: str, sizes: dict[str, int]) -> Worker:
    """Another of our games, compiled."""
    return Worker(key, "bench.ours", OURS, "build/compiled", {**sizes, "game": game})


def searchers(sizes: dict[str, int]) -> list[Worker]:
    """The search of every game, compiled."""
    return [
        Worker(key, "bench.search", OURS, "build/compiled", {**sizes, "game": game})
        for game, key in enumerate(own_keys())
    ]


def search_figures(sizes: dict[str, int], rounds: int) -> dict[str, Samples]:
    """The figures of all searches, refused if the engine is not the compiled one."""
    found = run_all(searchers(sizes), min(rounds, SEARCH_ROUNDS))
    if not all(all(samples["compiled"]) for samples in found.values()):
        raise SystemExit("expected a compiled engine in build/compiled")
    return found


def check_engines(found: dict[str, Samples]) -> None:
    """Refuse to measure a pure engine as the compiled one, or the reverse."""
    compiled = [found[key]["compiled"] for key in ("compiled", *own_keys()[1:])]
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


def names(peers: dict[str, str]) -> dict[str, str]:
    """The heads of columns, by the keys of workers and games."""
    return {
        **{key: load_game(key).title for key in own_keys()},
        "compiled": "Kindu compiled",
        "pure": "Kindu pure",
        "catanatron": f"Catanatron {peers.get('catanatron')}",
        "hearts": f"OpenSpiel {peers.get('open_spiel')} hearts",
    }


def show(*tables: list[list[str]]) -> None:
    """Print the tables."""
    for table in tables:
        print(report.plain(table))


def only_search(sizes: dict[str, int], rounds: int) -> None:
    """The searches alone, for developing: printed, the page stays as it is."""
    pin()
    searches = search_figures(sizes, rounds)
    targets = report.targets_table(search_report.targets(searches))
    show(search_report.table(searches, names({})), targets)


def everything(asked: argparse.Namespace, sizes: dict[str, dict[str, int]], rounds: int) -> None:
    """All figures, printed and written into the page."""
    installed, peers, before = install(bool(asked.install)), versions(), load()
    pin()
    found = run_all(workers(sizes), rounds)
    check_engines(found)
    searches = search_figures(sizes["search"], rounds)
    titles, start = names(peers), startup.extra_seconds(rounds)
    wanted = report.targets(found, installed and installed[0], start)
    wanted += search_report.targets(searches)
    show(report.figures_table(found, titles), report.games_table(found, titles))
    show(search_report.table(searches, titles), report.targets_table(wanted))
    facts = circumstances(peers, before, bool(asked.quick))
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(found, searches, titles, facts, installed, start), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short run, for developing")
    parser.add_argument("--install", action="store_true", help="also time a fresh pip install .")
    parser.add_argument("--search", action="store_true", help="print figures of searches only")
    asked = parser.parse_args()
    sizes, rounds = (QUICK, QUICK_ROUNDS) if asked.quick else (FULL, ROUNDS)
    if asked.search:
        only_search(sizes["search"], rounds)
    else:
        everything(asked, sizes, rounds)


if __name__ == "__main__":
    main()
