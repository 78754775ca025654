"""The pages that `make balance` writes."""

import re
from pathlib import Path

from tests.support import QUICKEST
from tools.balance_pages import main


def test_a_page_has_a_report_for_the_fewest_and_the_most_players(tmp_path: Path) -> None:
    (tmp_path / f"{QUICKEST}-9-old.svg").write_text("of another run")
    words = [QUICKEST, "--games", "2", "--level", "uniform", "--jobs", "1", "--out", str(tmp_path)]

    assert 0 == main(words)
    text = (tmp_path / f"{QUICKEST}.md").read_text("utf-8")
    titles = re.findall(r"^## (.*)", text, re.MULTILINE)
    drawn = re.findall(r"\]\((\S+\.svg)\)", text)
    assert ["2 players", "4 players"] == titles
    assert sorted(drawn) == sorted(path.name for path in tmp_path.glob("*.svg"))
    assert "### All numbers of players" in text
    for line in re.findall(r"^\|.*\|$", text, re.MULTILINE):
        assert line.count("|") > 2
