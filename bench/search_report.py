"""What the report tells about searches: a table with a column for each game, and targets."""

from bench.report import Target, at_most, cell
from bench.workers import Samples, best

ROWS = (
    ("guesses_s", "guessed worlds/s"),
    ("greedy_s", "answers/s of `greedy`"),
    ("iterations_s", "iterations/s of a search"),
    ("iterations_game", "iterations in the time of a random game"),
    ("nodes_s", "new nodes of its tree/s"),
    ("mean_two_ms", "`master`, two players: mean per answer, ms"),
    ("late_two_ms", "`master`, two players: 99 of 100 answers within, ms"),
    ("nodes_two", "`master`, two players: nodes of its largest tree"),
    ("mean_all_ms", "`master`, most players: mean per answer, ms"),
    ("late_all_ms", "`master`, most players: 99 of 100 answers within, ms"),
    ("nodes_all", "`master`, most players: nodes of its largest tree"),
    ("node_bytes", "bytes of a node"),
    ("thought_mb", "a thought with a full tree, MB"),
    ("interpreted_pct", "% of a search in interpreted Python"),
)
LIMITS = (
    ("mean_two_ms", "mean answer of `master`, two players", 200, "ms"),
    ("late_two_ms", "99 of 100 answers of `master`, two players", 1000, "ms"),
    ("mean_all_ms", "mean answer of `master`, most players", 200, "ms"),
    ("late_all_ms", "99 of 100 answers of `master`, most players", 1000, "ms"),
    ("interpreted_pct", "a search, in interpreted Python", 5, "%"),
)


def table(searches: dict[str, Samples], titles: dict[str, str]) -> list[list[str]]:
    """A row for each figure, a column for each game."""
    head = ["", *(titles[key] for key in searches)]
    rows = ([text, *(cell(name, searches[key]) for key in searches)] for name, text in ROWS)
    return [head, *rows]


def targets(searches: dict[str, Samples]) -> list[Target]:
    """What the search of every game has to keep to."""
    found: list[Target] = []
    for key, samples in searches.items():
        game = key.replace("_", " ")
        for name, text, most, unit in LIMITS:
            value = best(name, samples[name])
            found.append(at_most(f"{game}: {text}", most, unit, value))
    return found


def most_megabytes(searches: dict[str, Samples]) -> int:
    """The largest thought of any game, rounded up."""
    return int(-(-max(max(samples["thought_mb"]) for samples in searches.values()) // 1))
