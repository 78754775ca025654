"""The report: figures beside each other, and targets with their ratios."""

import re
from dataclasses import dataclass

from bench.workers import Samples, best, spread
from kindu.games import own_keys
from tests.cases import case

COLUMNS = ("compiled", "pure", "catanatron", "hearts")
ROWS = (
    ("decisions_s", "decisions/s, whole random games"),
    ("choices_s", "of these with two or more options"),
    ("games_s", "games/s"),
    ("decisions_game", "decisions per game"),
    ("copy_us", "copy of a state, µs"),
    ("bytes", "bytes of a state, mean"),
    ("bytes_most", "bytes of a state, largest"),
    ("step_plain_s", "decisions/s, stepped from Python, plain"),
    ("step_quick_s", "decisions/s, stepped from Python, quickest"),
)
LEAST = {  # how many times Catanatron's games or decisions per second
    key: found for key in own_keys() if (found := case(key).speed)
}
INSTALL = re.compile(r"A fresh `pip install \.` took (\d+) s \((.*)\)\.")


@dataclass(frozen=True)
class Target:
    """What is wanted and what came; no value: not measured yet."""

    name: str
    wanted: str
    value: float | None
    text: str
    met: bool

    def verdict(self) -> str:
        """In a word or two."""
        return "not measured" if self.value is None else "met" if self.met else "**not met**"


def number(value: float) -> str:
    """Three figures, or whole numbers with commas."""
    if value >= 1e6:
        return f"{value / 1e6:.2f} M"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def cell(name: str, samples: Samples) -> str:
    """The best round and how much worse the worst is; exact counts have no spread."""
    if name not in samples:
        return ""
    values = samples[name]
    timed = name.endswith(("_s", "_us", "_ms"))
    noise = f" ({spread(name, values):.0f} %)" if timed and len(values) > 1 else ""
    return number(best(name, values)) + noise


def figures_table(found: dict[str, Samples], titles: dict[str, str]) -> list[list[str]]:
    """A row for each figure, a column for each engine."""
    head = ["", *(titles[key] for key in COLUMNS)]
    return [head, *([text, *(cell(name, found[key]) for key in COLUMNS)] for name, text in ROWS)]


def further(found: dict[str, Samples]) -> list[str]:
    """Our games besides the first, which is compared with the peers."""
    return [key for key in found if key not in COLUMNS]


def games_table(found: dict[str, Samples], titles: dict[str, str]) -> list[list[str]]:
    """The other games on the compiled engine, a column each."""
    keys = further(found)
    head = ["", *(titles[key] for key in keys)]
    return [head, *([text, *(cell(name, found[key]) for key in keys)] for name, text in ROWS)]


def game_targets(key: str, top: dict[str, float], catan: dict[str, float]) -> list[Target]:
    """What every further game has to reach beside Catanatron in the same run."""
    name = key.replace("_", " ")
    beside = [
        at_least(f"{name} : Catanatron, {rate.replace('_s', '/s')}", least, top[rate], catan[rate])
        for rate, least in ([LEAST[key]] if key in LEAST else [])
    ]
    return [
        *beside,
        at_most(f"{name}: a clone", 1.5, "µs", top["copy_us"]),
        at_most(f"{name}: a state, the largest", 4000, "bytes", top["bytes_most"]),
    ]


def at_least(name: str, least: float, ours: float, theirs: float) -> Target:
    """How many times as fast."""
    ratio = ours / theirs
    return Target(name, f"≥ {least:g} times", ratio, f"{number(ratio)} times", ratio >= least)


def at_most(name: str, most: float, unit: str, value: float | None) -> Target:
    """A figure that should be small."""
    text = "" if value is None else f"{number(value)} {unit}"
    return Target(name, f"≤ {most:,g} {unit}", value, text, value is not None and value <= most)


def targets(found: dict[str, Samples], install: float | None, start: float) -> list[Target]:
    """The targets of the engine, each as a ratio within this run."""
    top = {key: {n: best(n, v) for n, v in samples.items()} for key, samples in found.items()}
    ours, pure, catan, hearts = (top[key] for key in COLUMNS)
    every, choice, plain, quick = "decisions_s", "choices_s", "step_plain_s", "step_quick_s"
    return [
        at_least("compiled : Catanatron, decisions/s", 200, ours[every], catan[every]),
        at_least("compiled : Catanatron, choices/s", 200, ours[choice], catan[choice]),
        at_least("compiled : pure, decisions/s", 20, ours[every], pure[every]),
        at_least("pure : Catanatron, decisions/s", 2, pure[every], catan[every]),
        at_least("pure : Catanatron, choices/s", 2, pure[choice], catan[choice]),
        at_least("a clone : Catanatron's copy, speed", 30, catan["copy_us"], ours["copy_us"]),
        at_most("a clone", 1.5, "µs", ours["copy_us"]),
        at_most("a state, the largest", 4000, "bytes", ours["bytes_most"]),
        at_least("compiled : OpenSpiel hearts, stepped, plain", 3, ours[plain], hearts[plain]),
        at_least("compiled : OpenSpiel hearts, stepped, quickest", 3, ours[quick], hearts[quick]),
        at_most("`kindu games`, beyond a bare `python -c pass`", 0.5, "s", start),
        at_most("`pip install .`, no cache", 150, "s", install),
        *(row for key in further(found) for row in game_targets(key, top[key], catan)),
    ]


def targets_table(rows: list[Target]) -> list[list[str]]:
    """As the page shows them."""
    head = ["target", "wanted", "measured", ""]
    return [head, *([row.name, row.wanted, row.text, row.verdict()] for row in rows)]


def markdown(table: list[list[str]]) -> str:
    """A table in Markdown; all columns but the first are set to the right."""
    marks = ["---"] + ["---:"] * (len(table[0]) - 1)
    return "\n".join(f"| {' | '.join(row)} |" for row in [table[0], marks, *table[1:]]) + "\n"


def plain(table: list[list[str]]) -> str:
    """A table for the terminal, without markup."""
    table = [[text.replace("*", "").replace("`", "") for text in row] for row in table]
    widths = [max(len(row[i]) for row in table) for i in range(len(table[0]))]
    lines: list[str] = []
    for row in table:
        rest = (text.rjust(width) for text, width in zip(row[1:], widths[1:], strict=True))
        lines.append("  ".join([row[0].ljust(widths[0]), *rest]).rstrip())
    return "\n".join(lines) + "\n"


def kept_install(page: str) -> tuple[float, str] | None:
    """Seconds and circumstances of the last measured install, as an earlier page tells them."""
    match = INSTALL.search(page)
    return (float(match[1]), match[2]) if match else None


def install_sentence(install: tuple[float, str] | None) -> str:
    """What `kept_install` reads."""
    if install is None:
        return "`make bench` does not measure `pip install .`; `bench/run.py --install` does."
    return f"A fresh `pip install .` took {install[0]:.0f} s ({install[1]})."
