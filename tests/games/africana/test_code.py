"""The code that implements a rule, as the rule book finds it."""

from kindu.games.rulebook import code


def test_the_code_of_a_rule_is_named_by_file_line_and_function() -> None:
    found = code("africana", "AF-MOVE-03")

    assert found
    assert ("kindu/games/africana/travel.py", "matching") == (found.file, found.name)
    assert found.source.startswith("def matching(t: Tabletop, place: i64) -> i64:\n    ")
    assert "AF-MOVE-03" in found.source
    assert found.line > 1


def test_a_method_is_cut_out_and_moved_to_the_left() -> None:
    found = code("africana", "AF-COMP-14")

    assert found
    assert found.source.startswith('def check_half(self) -> None:\n    """AF-COMP-14: ')


def test_a_rule_without_code_has_none() -> None:
    assert None is code("africana", "AF-TIP-01")
