"""Every case of section 16 of rules.md has its test."""

import re
from importlib.resources import files

from tests.games.heart_of_africa.cases import test_cases_01_20, test_cases_21_41

RULES_TEXT = files("kindu.games.heart_of_africa").joinpath("rules.md").read_text("utf-8")


def test_every_case_has_its_test() -> None:
    cases = re.findall(r"^\| (X\d\d) \|", RULES_TEXT, re.MULTILINE)
    names = [*vars(test_cases_01_20), *vars(test_cases_21_41)]
    tested = [name.split("_")[1].upper() for name in names if name.startswith("test_x")]

    assert [f"X{n:02}" for n in range(1, 42)] == cases == tested
