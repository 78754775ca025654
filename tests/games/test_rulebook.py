"""The rule book: all three ways in which a rules.md states its rules, and the code behind them."""

import ast
import re
from pathlib import Path

import pytest

from kindu.core.words import KinduError
from kindu.games import game, keys
from kindu.games.rulebook import (
    Rule,
    Rulebook,
    code,
    cut,
    is_ruling,
    mentioned_ids,
    owners,
    plain,
    rulebook,
    stated_ids,
)

LISTED = """# One — rules

- a note, no rule

## 6. Moving (XX-MOVE)

- **XX-MOVE-01** One may **move**, see XX-MOVE-02 (RUL-01).
- **XX-MOVE-02** Or *not*.

### Colours (XX-COLOR)

- **XX-COLOR-01** Five `silver` change one.

| **DEC-01** | no rule |

## 15. Rulings (RUL)

- **RUL-01 Is it so?** The books differ. — It is.
- **RUL-02 No pass.** — Nobody passes (XX-MOVE-02).
"""
NUMBERED = """# Other

- Every rule has a number.

## 4 Drawing

1. **No ruling** in this chapter.

- **YY-DRAW-05** [base] A player who takes an open locomotive
  gets no other card
  (YY-COMP-01).
- **YY-DRAW-06** [base] Not the second card either.

## 14 Rulings

1. **Open locomotive and terrain** (YY-DRAW-05, 06). May a player?
   No.
"""
CARDS = """# Third

## 6. Special cards (RB)

### Gorilla — village or jungle

- **ZZ-SP-GORILLA-01** Only at a jungle. (R-02)

## 8. Rulings

- **R-02** What is open — all is. — It lies there.
"""


def test_a_rule_has_an_id_a_text_and_a_chapter() -> None:
    book = Rulebook("one", LISTED)

    assert "One — rules" == book.title
    assert ["XX-MOVE-01", "XX-MOVE-02", "XX-COLOR-01", "RUL-01", "RUL-02"] == [
        rule.id for rule in book.rules
    ]
    assert Rule("XX-MOVE-02", "", "Or *not*.", "6. Moving (XX-MOVE)") == book.rule("XX-MOVE-02")
    assert "6. Moving (XX-MOVE): Colours (XX-COLOR)" == book.rule("XX-COLOR-01").chapter


def test_chapters_stand_in_their_order_with_their_rules() -> None:
    chapters = Rulebook("one", LISTED).chapters

    assert [(1, 0), (2, 2), (3, 1), (2, 2)] == [(c.level, len(c.rules)) for c in chapters]
    assert "Colours (XX-COLOR)" == chapters[2].heading


def test_rules_before_any_heading_are_read_too() -> None:
    assert ["XX-MOVE-01"] == stated_ids("- **XX-MOVE-01** Go.\n")


def test_a_ruling_has_a_title() -> None:
    rulings = Rulebook("one", LISTED).rulings

    assert ["RUL-01 Is it so?", "RUL-02 No pass"] == [rule.name() for rule in rulings]


def test_a_rule_may_take_several_lines_and_a_ruling_a_mere_number() -> None:
    book = Rulebook("other", NUMBERED)
    text = "[base] A player who takes an open locomotive gets no other card (YY-COMP-01)."

    assert ["YY-DRAW-05", "YY-DRAW-06", "RUL-01"] == [rule.id for rule in book.rules]
    assert text == book.rule("YY-DRAW-05").text
    assert "(YY-DRAW-05, 06). May a player? No." == book.rule("RUL-01").text
    assert "RUL-01 Open locomotive and terrain" == book.rule("RUL-01").name()


def test_an_id_may_have_three_words_and_a_ruling_one_letter() -> None:
    book = Rulebook("third", CARDS)

    assert ["ZZ-SP-GORILLA-01", "R-02"] == [rule.id for rule in book.rules]
    assert "ZZ-SP-GORILLA-01" == book.rule("gorilla-1").id
    assert ["R-02"] == [rule.id for rule in book.related("ZZ-SP-GORILLA-01")]
    assert is_ruling("R-02")


@pytest.mark.parametrize(
    "name", ["XX-MOVE-02", "xx-move-02", "XX-MOVE-2", "move-02", " move 2 ", "Xx_Move_002"]
)
def test_a_rule_is_found_by_any_clear_name(name: str) -> None:
    assert "XX-MOVE-02" == Rulebook("one", LISTED).rule(name).id


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("XX-MUVE-02", "did you mean XX-MOVE-02 or XX-MOVE-01? "),
        ("muve-01", "did you mean XX-MOVE-01, RUL-01 or XX-MOVE-02? "),
        ("XX-MOVE", "did you mean XX-MOVE-01 or XX-MOVE-02? "),
        ("01", "did you mean XX-MOVE-01, XX-COLOR-01 or RUL-01? "),
        ("castling", ""),
        ("", ""),
        ("9" * 5000, ""),
    ],
)
def test_an_unknown_rule_is_one_sentence_with_the_nearest(name: str, near: str) -> None:
    expected = f"expected a rule of one, but got {name!r}: {near}"

    with pytest.raises(KinduError) as caught:
        Rulebook("one", LISTED).rule(name)
    assert f"{expected}'kindu rules one' prints them all" == str(caught.value)


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("XX-MOVE-01", ["XX-MOVE-02", "RUL-01"]),
        ("XX-MOVE-02", ["RUL-02"]),
        ("XX-COLOR-01", []),
        ("RUL-01", ["XX-MOVE-01"]),
        ("RUL-02", ["XX-MOVE-02"]),
    ],
)
def test_a_rule_and_a_ruling_belong_together_if_either_names_the_other(
    rule: str, expected: list[str]
) -> None:
    assert expected == [other.id for other in Rulebook("one", LISTED).related(rule)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("see YY-DRAW-05, 06 and 12.", ["YY-DRAW-05", "YY-DRAW-06", "YY-DRAW-12"]),
        ("XX-SCORE-03/04, XX-SCORE-03", ["XX-SCORE-03", "XX-SCORE-04"]),
        ("XX-MOVE-01, 120 cards", ["XX-MOVE-01"]),
        ("(stack: R-15) (RUL-07, RUL-09)", ["R-15", "RUL-07", "RUL-09"]),
        ("DEC-01, PAR-01, XX-MOVE", []),
    ],
)
def test_a_text_may_name_several_rules(text: str, expected: list[str]) -> None:
    assert expected == mentioned_ids(text)


def test_plain_text_has_no_marks() -> None:
    assert "one x 2 * 3 step_a" == plain("**one** *x* 2 * 3 `step_a`")


@pytest.mark.parametrize("key", keys())
def test_every_rule_of_a_game_is_read(key: str) -> None:
    book = rulebook(key)
    bold = re.findall(r"^- \*\*([^ *]+)", book.text, re.MULTILINE)
    numbered = len(re.findall(r"^\d+\. \*\*", book.text, re.MULTILINE))
    rulings = [f"RUL-{n:02}" for n in range(1, numbered + 1)]  # some games only number these

    assert sorted(bold + rulings) == sorted(book.by_id)
    assert all(rule.text and rule.chapter for rule in book.rules)
    assert all(other in book.rules for rule in book.rules for other in book.related(rule.id))


def first_owned(key: str) -> str:
    """The first rule of a game that has code."""
    return next(rule.id for rule in rulebook(key).rules if code(key, rule.id))


@pytest.mark.parametrize("key", keys())
def test_the_code_of_a_rule_is_named_by_file_line_and_function(key: str) -> None:
    rule = first_owned(key)
    found = code(key, rule)

    assert found
    assert found.file.startswith(game(key).package.replace(".", "/"))
    assert rule in found.source
    assert None is code(key, f"{game(key).prefix}-NOTHING-99")


def test_decorators_belong_to_the_source_and_modules_are_whole(tmp_path: Path) -> None:
    text = '"""XX-INV-01: all."""\n@final\nclass Box:\n    """XX-INV-02, RUL-03: more."""\n'
    (tmp_path / "box.py").write_text(text, encoding="utf-8")
    found = [(rule, cut(node, text)) for rule, _, node in owners(tmp_path)]

    assert [
        ("XX-INV-01", ("", 1, text)),
        ("XX-INV-02", ("Box", 3, text.split("\n", 1)[1].rstrip())),
        ("RUL-03", ("Box", 3, text.split("\n", 1)[1].rstrip())),
    ] == found
    assert [] == list(owners(tmp_path, "XX-INV-09"))
    assert isinstance(next(owners(tmp_path))[2], ast.Module)
