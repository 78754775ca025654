"""The rule index, on tiny made-up trees."""

from pathlib import Path

import pytest

from tools.rule_index import index, main

RULES = """# Toy
- **XX-COMP-01** A box.
- **XX-MOVE-01** Move, see XX-MOVE-02.
- **XX-MOVE-02** Or not.
## Rulings
- **RUL-01 Doubt.** Settled.
"""
CODE = '''"""Moving."""
def go() -> None:
    """XX-MOVE-01, XX-MOVE-02: one moves or not."""
'''
TESTS = """from tests.support import rule
@rule("XX-MOVE-01", "XX-MOVE-02")
def test_go(): ...
@rule("RUL-01")
def test_doubt(): ...
"""


def tree(
    root: Path, rules: str = RULES, code: str = CODE, tests: str = TESTS, absent: str = ""
) -> Path:
    files = {
        "src/kindu/games/toy/rules.md": rules,
        "src/kindu/games/toy/travel.py": code,
        "tests/games/toy/test_travel.py": tests,
        "tests/games/toy/absent_rules.txt": absent,
    }
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def faults(root: Path) -> list[str]:
    return index(root)[1]


def test_a_tree_where_every_rule_has_code_and_test_has_no_faults(tmp_path: Path) -> None:
    assert [] == faults(tree(tmp_path))


def test_a_rule_without_code_is_a_fault(tmp_path: Path) -> None:
    code = CODE.replace("XX-MOVE-01, ", "")

    assert ["XX-MOVE-01 (toy) has no code."] == faults(tree(tmp_path, code=code))


def test_only_the_list_before_the_colon_owns(tmp_path: Path) -> None:
    code = CODE.replace("XX-MOVE-01, XX-MOVE-02:", "XX-MOVE-01: as XX-MOVE-02:")

    assert ["XX-MOVE-02 (toy) has no code."] == faults(tree(tmp_path, code=code))


def test_a_rule_without_test_is_a_fault(tmp_path: Path) -> None:
    tests = TESTS.replace(', "XX-MOVE-02"', "")

    assert ["XX-MOVE-02 (toy) has no test."] == faults(tree(tmp_path, tests=tests))


def test_a_ruling_needs_a_test_but_no_code(tmp_path: Path) -> None:
    tests = TESTS.replace('@rule("RUL-01")', "")

    assert ["RUL-01 (toy) has no test."] == faults(tree(tmp_path, tests=tests))


def test_a_ruling_is_tested_only_in_the_folder_of_its_game(tmp_path: Path) -> None:
    root = tree(tmp_path)
    (root / "tests/games/toy").rename(root / "tests/games/other")

    lost = (
        "RUL-01 is cited by tests/games/other/test_travel.py:test_doubt,"
        " but no such rule is stated for it."
    )
    assert [lost, "RUL-01 (toy) has no test."] == faults(root)


def test_two_owners_are_a_fault(tmp_path: Path) -> None:
    code = CODE + 'class Walk:\n    """XX-MOVE-02: again."""\n'
    expected = "XX-MOVE-02 (toy) has more than one owner: travel.py:go, travel.py:Walk."

    assert [expected] == faults(tree(tmp_path, code=code))


def test_an_unknown_id_in_code_is_a_fault(tmp_path: Path) -> None:
    code = CODE.replace('"""Moving."""', '"""XX-MOVE-09: moving."""')
    expected = "XX-MOVE-09 is cited by travel.py (toy), but rules.md has no such rule."

    assert [expected] == faults(tree(tmp_path, code=code))


def test_an_unknown_id_in_a_test_is_a_fault(tmp_path: Path) -> None:
    tests = TESTS.replace('"RUL-01"', '"RUL-01", "XX-MOVE-09"')
    expected = (
        "XX-MOVE-09 is cited by tests/games/toy/test_travel.py:test_doubt,"
        " but no such rule is stated for it."
    )

    assert [expected] == faults(tree(tmp_path, tests=tests))


def test_an_absent_rule_needs_only_a_test(tmp_path: Path) -> None:
    code = CODE.replace(", XX-MOVE-02", "")
    absent = "[test only]\nXX-MOVE-02 states an absence\n"

    assert [] == faults(tree(tmp_path, code=code, absent=absent))


def test_a_rule_without_consequence_needs_nothing(tmp_path: Path) -> None:
    tests = TESTS.replace('@rule("RUL-01")', "")
    absent = "[nothing]\nRUL-01 no consequence for play\n"

    assert [] == faults(tree(tmp_path, tests=tests, absent=absent))


def test_an_absent_rule_that_has_code_is_a_fault(tmp_path: Path) -> None:
    absent = "[test only]\nXX-MOVE-02 states an absence\n"
    expected = "XX-MOVE-02 (toy) is listed as absent, but travel.py:go owns it."

    assert [expected] == faults(tree(tmp_path, absent=absent))


@pytest.mark.parametrize("absent", ["RUL-01 no section\n", "[nothing]\nRUL-01\n"])
def test_a_line_without_section_or_reason_is_a_fault(tmp_path: Path, absent: str) -> None:
    number = len(absent.splitlines())
    expected = f"absent_rules.txt:{number}: expected a section head or 'ID reason'."

    assert [expected] == faults(tree(tmp_path, absent=absent))


def test_an_unknown_id_among_the_absent_is_a_fault(tmp_path: Path) -> None:
    absent = "[nothing]\nXX-MOVE-09 gone\n"
    expected = "XX-MOVE-09 is listed in absent_rules.txt, but rules.md of toy does not state it."

    assert [expected] == faults(tree(tmp_path, absent=absent))


def test_a_rule_stated_twice_is_a_fault(tmp_path: Path) -> None:
    rules = RULES + "- **XX-MOVE-02** Once more.\n"

    assert ["XX-MOVE-02 (toy) is stated twice in rules.md."] == faults(tree(tmp_path, rules))


def test_the_summary_is_one_line_and_the_table_names_code_and_tests(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = str(tree(tmp_path))

    assert 0 == main([root])
    assert "toy: 4 rules, 2 with code, 2 tests.\n" == capsys.readouterr().out
    assert 0 == main(["--all", root])
    assert "travel.py:go" in capsys.readouterr().out


def test_a_fault_is_told_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = tree(tmp_path, code='"""Empty."""\n')

    assert 1 == main([str(root)])
    assert "XX-MOVE-01 (toy) has no code.\n" in capsys.readouterr().err
