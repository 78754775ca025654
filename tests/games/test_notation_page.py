"""docs/notation.md lists the answers of every game: all of them, and no others."""

import re
from pathlib import Path

import pytest

from kindu.games import load, own_keys, paper

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (`[^|]*`) \|[^|]*\|([^|]*)\|$", re.MULTILINE)
FORM = re.compile(r"`(\* )?([a-z]+)((?: [a-z]+| <[a-z]+>)*)`")
OUTCOME = re.compile(r"`\* [a-z]+ <[a-z]+>`")
RULE = re.compile(r"[A-Z]{2,3}(?:-[A-Z]+)+-[0-9]+")


def section(key: str) -> str:
    """What the page says about a game."""
    return PAGE.partition(f"\n## {load(key).title}\n")[2].partition("\n## ")[0]


def forms(key: str) -> set[tuple[str, str, int]]:
    """Who answers, with which first word, and how many words there are."""
    text = section(key)
    cells = [row[1] for row in ROW.finditer(text)]
    found = {form for one in [*cells, *OUTCOME.findall(text)] for form in FORM.findall(one)}
    return {(who, verb, len(rest.split())) for who, verb, rest in found} - setting_rows(key)


def setting_rows(key: str) -> set[tuple[str, str, int]]:
    """Rows about settings, which are no answers."""
    words = [one.key.split() for one in load(key).settings(load(key).seats[0])]
    return {("", first, len(rest)) for first, *rest in words}


@pytest.mark.parametrize("key", own_keys())
def test_the_page_lists_the_answers_of_a_game(key: str) -> None:
    rules = load(key)
    words = [rules.codec.parts(n) for n in range(rules.num_numbers)]
    real = {
        ("* " if n >= rules.num_actions else "", one[0], len(one) - 1)
        for n, one in enumerate(words)
    }

    assert real == forms(key)


@pytest.mark.parametrize("key", own_keys())
def test_the_rules_that_the_page_names_exist(key: str) -> None:
    named = {rule for row in ROW.finditer(section(key)) for rule in RULE.findall(row[2])}

    assert named
    assert [] == sorted(rule for rule in named if f"**{rule}**" not in paper(key, "rules.md"))
