"""Writes docs/balance: for each game a page and the drawings of what `kindu balance` shows."""

import argparse
import sys
from pathlib import Path

from kindu.cli.commands.balance import BalanceRequest, drawing, plan_of, play
from kindu.cli.reports.balance_text import Section, headline, sections, together
from kindu.cli.run import INTERRUPTED
from kindu.games import game, own_keys
from kindu.lab.balance.study import Study
from kindu.lab.sim import Series, rules_of

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "balance"
HEAD = """\
# Balance of {title}

Written by `make balance`; [balance.md](../balance.md) says how to read it.
"""


def with_report() -> list[str]:
    """The games that have a balance report."""
    return [key for key in own_keys() if game(key).balance]


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """Rows as a table of a page: the first column to the left, numbers to the right."""
    marks = ["---", *["---:"] * (len(head) - 1)]
    lines = [" | ".join(cells) for cells in (head, marks, *rows)]
    return [f"| {line} |" for line in lines] + [""]


def part(section: Section, drawings: dict[str, Path]) -> list[str]:
    """A section with its drawing; a long table of all things is folded away."""
    lines = [f"### {section.title}", "", *section.lead, ""]
    for rows in (section.groups, section.rows):
        lines += table(section.head, rows) if rows else []
    lines += [line for note in section.notes for line in (note, "")]
    if section.part in drawings:
        lines += [f"![{section.title}]({drawings[section.part].name})", ""]
    if section.all_rows:
        lines += ["<details><summary>All of them</summary>", ""]
        lines += [*table(section.head, section.all_rows), "</details>", ""]
    return lines


def report(study: Study, drawings: list[Path]) -> list[str]:
    """The report of one number of players."""
    by_part = {path.stem.rpartition("-")[2]: path for path in drawings}
    parts = [line for section in sections(study) for line in part(section, by_part)]
    return [f"## {study.players} players", "", f"{headline(study)}.", "", *parts]


def write(folder: Path, key: str, studies: list[Study]) -> None:
    """Write the page of a game and its drawings; older drawings are deleted."""
    draw = drawing(folder)
    for old in folder.glob(f"{key}-*.svg"):
        old.unlink()
    lines = [*HEAD.format(title=studies[0].title).splitlines(), ""]
    for study in studies:
        lines += report(study, draw(study))
    lines += part(together(studies), {}) if len(studies) > 1 else []
    (folder / f"{key}.md").write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


def main(words: list[str]) -> int:
    """Play each game with the fewest and with the most players, and write its page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=with_report(), metavar="GAME")
    parser.add_argument("--games", type=int, default=200, dest="amount")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FOLDER)
    given = parser.parse_args(words)
    for key in given.games:
        seats = rules_of(key, None).seats
        plan: list[Series] = []
        for players in dict.fromkeys((seats[0], seats[-1])):
            how = (given.amount, str(players), given.level, given.jobs, given.seed)
            plan += plan_of(BalanceRequest(key, *how, None, None))
        studies, stopped = play(plan, given.amount, given.jobs)
        write(given.out, key, studies)
        if stopped:
            return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
