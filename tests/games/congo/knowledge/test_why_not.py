"""Why an answer is not legal: the question names a rule that fits."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kindu.core.words import CHANCE
from tests.games.congo.questions import (
    bid,
    lay,
    lay_more,
    look,
    raise_more,
    raising,
    special,
    tiles,
    tiles_more,
)
from tests.games.congo.scene import RULES, Scene, scene

JUNGLE = {"station": "jungle", "flag": ""}
FRENCH = {"helpers": "interpreter*2 nurse"}


def level() -> Scene:
    """Both doctors are worth 4; seat 1 speaks the language of the station."""
    p1 = {"helpers": "interpreter*2 nurse servant"}
    return scene(2, p1=p1, p2={"helpers": "servant"}, bids="gb-doctor be-doctor").passes()


def served() -> Scene:
    """Seat 2 has laid the one servant of the round."""
    return level().play("1 wait", "2 lay servant", "1 lay nurse")


def waited() -> Scene:
    return level().play("1 wait", "2 wait")


def translated() -> Scene:
    return scene(2, p1=FRENCH, bids="fr-doctor be-doctor").passes().play("1 lay interpreter")


def no_flag() -> Scene:
    return scene(2, **JUNGLE, p1=FRENCH, bids="fr-doctor be-doctor").passes()


FITTING: list[tuple[Callable[[], Scene], str, str]] = [
    (bid, "bid be-officer", "CO-BID-01"),
    (bid, "pass", "CO-ROUND-03"),
    (special, "play malaria", "CO-SPC-01"),
    (special, "play gorilla", "CO-SP-GORILLA-01"),
    (special, "bid gb-doctor", "CO-ROUND-03"),
    (look, "look bolobo", "CO-SP-EXPLORED-01"),
    (lay, "lay nun", "CO-AUX-01"),
    (lay, "lay porter", "CO-AUX-03"),
    (lay, "wait", "CO-AUX-08"),
    (lay, "done", "CO-AUX-07"),
    (lay, "pass", "CO-ROUND-03"),
    (lay_more, "wait", "CO-AUX-01"),
    (lay_more, "drop", "CO-AUX-01"),
    (level, "lay interpreter", "CO-INT-01"),
    (served, "lay servant", "CO-AUX-06"),
    (waited, "wait", "CO-AUX-09"),
    (translated, "lay interpreter", "CO-AUX-05"),
    (no_flag, "lay interpreter", "CO-INT-02"),
    (tiles, "tile 9", "CO-TIE-01"),
    (tiles, "enough", "CO-TIE-02"),
    (tiles, "stop", "CO-TIE-02"),
    (tiles, "pass", "CO-ROUND-03"),
    (tiles_more, "tile 3", "CO-TIE-01"),
    (raising, "enough", "CO-TIE-03"),
    (raise_more, "tile 3", "CO-TIE-01"),
]


@pytest.mark.parametrize(
    ("make", "text", "fitting"), FITTING, ids=[f"{make.__name__}: {t}" for make, t, _ in FITTING]
)
def test_an_illegal_answer_names_the_rule_that_fits(
    make: Callable[[], Scene], text: str, fitting: str
) -> None:
    table = make().table

    assert [fitting] == [f.rule for f in table.why_not(table.question(), RULES.parse(text))]


def test_chance_has_a_reason_without_a_rule_against_what_it_cannot_draw() -> None:
    game = scene(2, bids="se-anthropologist-missionary be-doctor").play("1 pass", "2 pass")
    table = game.table
    drawn, refused = RULES.parse("die 1"), RULES.parse("station jungle")

    assert CHANCE == table.to_act()
    assert [] == table.why_not(table.question(), drawn)
    assert [""] == [fact.rule for fact in table.why_not(table.question(), refused)]
