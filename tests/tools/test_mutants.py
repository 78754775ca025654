"""What is said about surviving mutants; the list of equivalent ones must fit the code."""

import ast
from configparser import ConfigParser
from pathlib import Path

import pytest

from kindu.games import own_keys
from tests.cases import case
from tools.mutants.__main__ import ROOT, UnknownChapterError, chosen, configuration, rule_tests
from tools.mutants.changes import (
    Change,
    ListError,
    Mutant,
    faults,
    listed_of,
    read_listed,
    summary,
)

SOME, OTHER_GAME = own_keys()[:2]
CHAPTERS = list(case(SOME).mutated)

ENTRY = """# a comment
travel.py step_to
- a = 0
+ a = 1
A reason
in two lines.

sets.py Sets.points
- b = 0
+ b = 1
Another.
"""
FIRST = Change("travel.py", "step_to", "a = 0", "a = 1")
SECOND = Change("sets.py", "Sets.points", "b = 0", "b = 1")
OTHER = Change("books.py", "buy", "c = 0", "c = 1")


def test_entries_are_read() -> None:
    assert [FIRST, SECOND] == read_listed(ENTRY)


@pytest.mark.parametrize("lost", ["A reason\nin two lines.\n", "- a = 0\n", " step_to"])
def test_an_entry_without_reason_line_or_function_is_refused(lost: str) -> None:
    with pytest.raises(ListError, match=r"expected file and function, -, \+ and a reason"):
        read_listed(ENTRY.replace(lost, ""))


def test_killed_mutants_and_listed_survivors_are_fine() -> None:
    mutants = [Mutant(FIRST, "survived"), Mutant(SECOND, "timeout"), Mutant(OTHER, "killed")]

    assert [] == list(faults(mutants, [FIRST, SECOND]))
    assert "3 mutants, 1 killed, 1 timeout, 2 equivalent." == summary(mutants, [FIRST, SECOND])


@pytest.mark.parametrize("status", ["survived", "no tests", "suspicious"])
def test_a_mutant_that_is_not_listed_must_be_noticed(status: str) -> None:
    found = list(faults([Mutant(FIRST, "survived"), Mutant(OTHER, status)], [FIRST]))

    assert [f"This mutant is not noticed ({status}):\nbooks.py buy\n- c = 0\n+ c = 1"] == found


def test_an_entry_stands_for_one_mutant() -> None:
    assert 1 == len(list(faults([Mutant(FIRST, "survived")] * 2, [FIRST])))


def test_an_entry_that_is_killed_is_out_of_date() -> None:
    (found,) = faults([Mutant(FIRST, "killed")], [FIRST])

    assert found.startswith("This mutant is listed as equivalent, but does not survive:\ntravel.py")


@pytest.mark.parametrize("mutants", [[], [Mutant(FIRST, "killed"), Mutant(OTHER, "not checked")]])
def test_a_run_that_was_broken_off_says_nothing_else(mutants: list[Mutant]) -> None:
    (found,) = faults(mutants, [FIRST])

    assert found.startswith("mutmut stopped early")


def lines_of(source: Path, function: str) -> list[str]:
    """The lines of a function or method, without their indent."""
    text = source.read_text("utf-8")
    found: list[str] = []
    name = function.rsplit(".", maxsplit=1)[-1]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name == name:
            found += text.splitlines()[node.lineno - 1 : node.end_lineno]
    return [line.strip() for line in found]


LISTED = [(key, change) for key in own_keys() for change in listed_of(key)]


@pytest.mark.parametrize(("key", "change"), LISTED)
def test_each_listed_line_is_in_its_function(key: str, change: Change) -> None:
    source = ROOT / "src" / "kindu" / "games" / key / change.file

    assert change.before in " ".join(lines_of(source, change.function))


def test_all_chapters_of_all_games_are_meant_or_those_named() -> None:
    assert {key: list(case(key).mutated) for key in own_keys() if case(key).mutated} == chosen([])
    assert {SOME: CHAPTERS} == chosen([SOME])
    assert {SOME: CHAPTERS[:2]} == chosen([f"{SOME}/{chapter}" for chapter in CHAPTERS[:2]])


@pytest.mark.parametrize("name", ["chess", f"{SOME}/flow.py", CHAPTERS[0]])
def test_what_is_no_chapter_is_refused(name: str) -> None:
    with pytest.raises(UnknownChapterError, match=f"found {name}"):
        chosen([name])


def test_mutmut_is_told_the_chapters() -> None:
    read = ConfigParser()
    read.read_string(configuration(chosen([])))
    chapters = read["mutmut"]["only_mutate"].split()

    assert chapters
    assert all((ROOT / chapter).is_file() for chapter in chapters)


def test_the_tests_of_rules_are_run_without_those_of_plans() -> None:
    tests = rule_tests([SOME, OTHER_GAME])

    assert [f"tests/games/{SOME}", f"tests/games/{OTHER_GAME}"] == tests[:2]
    assert f"--ignore=tests/games/{OTHER_GAME}/plan" in tests
