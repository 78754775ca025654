"""The page docs/performance.md: the template with all tables filled in."""

from pathlib import Path
from string import Template

from bench import report, search_report
from bench.load import report as load_report
from bench.web import report as web_report
from bench.workers import Samples
from kindu.advice.players import ITERATIONS
from kindu.bots.search import MOST_NODES
from kindu.games import own_keys

TEMPLATE = Path(__file__).with_name("performance.template.md")


def page(
    found: dict[str, Samples],
    searches: dict[str, Samples],
    titles: dict[str, str],
    facts: list[str],
    install: tuple[float, str] | None,
    start: float,
) -> str:
    """The whole of docs/performance.md."""
    ours, search = found["compiled"], next(iter(searches.values()))
    targets = report.targets(found, install and install[0], start) + search_report.targets(searches)
    return Template(TEMPLATE.read_text(encoding="utf-8")).substitute(
        first=titles[own_keys()[0]],
        figures=report.markdown(report.figures_table(found, titles)),
        games=report.markdown(report.games_table(found, titles)),
        searches=report.markdown(search_report.table(searches, titles)),
        targets=report.markdown(report.targets_table(targets)),
        install=report.install_sentence(install),
        rounds=len(ours["games_s"]),
        search_rounds=len(search["iterations_s"]),
        moments=round(ours["moments"][0]),
        positions=round(search["positions"][0]),
        answers=round(max(max(row["answers_all"]) for row in searches.values())),
        iterations=ITERATIONS,
        most_nodes=f"{MOST_NODES:,}",
        megabytes=search_report.most_megabytes(searches),
        facts="\n".join(f"- {fact}" for fact in facts),
        web=web_report.kept(),
        server=load_report.kept(),
    )
