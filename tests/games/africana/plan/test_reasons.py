"""The reasons for answers of Africana: true, short, and told by words."""

from __future__ import annotations

import pytest

from kindu.core.sight import Sight
from kindu.text.teller import Teller
from tests.games.africana.scene import RULES, Scene, scene

PLAN = RULES.plan()
TELLER = Teller(RULES, ["Ada", "Ben", "Cem"])
A02 = "A02 (Mogadishu to Aswan), worth 3 silver and 1 point,"


def why(game: Scene, text: str) -> list[str]:
    """The reasons for an answer of the seat that is asked, from its sight, in words."""
    seat = int(game.table.to_act())
    facts = PLAN.reasons(Sight(game.table, seat).state, RULES.parse(text))
    return [TELLER.reason(fact, seat) for fact in facts]


def test_cards_are_drawn_for_the_aims_that_lack_them() -> None:
    p1: dict[str, object] = {"at": "cairo", "hand": "", "joined": "A02", "silver": 0}
    game = scene(2, p1=p1, row="A02 - - - -")

    assert [f"{A02} can be completed in 1 step, 1 card missing"] == why(game, "draw")
    assert [] == why(game, "move")
    assert [] == why(game, "buy")


def test_a_move_is_made_for_what_the_cards_suffice_for() -> None:
    p1 = {"at": "cairo", "hand": "grey joker", "joined": "A02", "open": "N06"}
    game = scene(2, p1=p1, row="A02 A01 - - -")

    assert [
        "N06 (Figurine, Cairo), worth 3 silver and 5 points, can be completed right here",
        f"{A02} can be completed in 1 step with cards in hand",
    ] == why(game, "move")


def test_without_a_marker_no_expedition_is_an_aim() -> None:
    game = scene(2, p1={"at": "mogadishu", "hand": "joker"}, row="A02 - - - -")

    assert [f"{A02} can be joined right here"] == why(game, "move")
    game.player(1).markers = 0
    assert [] == why(game, "move")


def test_the_book_is_opened_for_the_cards_that_can_be_paid() -> None:
    game = scene(2, p1={"at": "cairo", "silver": 5}, north="S02 | S01")

    assert [
        "the northern book shows S01 (Mask, Cape Town)",
        "the northern book shows S02 (Mask, Mozambique)",
    ] == why(game, "buy")


def test_an_adventure_is_bought_for_its_points_and_for_a_set() -> None:
    p1 = {"at": "mogadishu", "silver": 5, "won": "N01", "hand": "orange"}
    game = scene(2, p1=p1, north="| S02", south="| N02").play("1 buy")

    card = "S02 (Mask, Mozambique)"
    assert [
        f"{card}, worth 3 silver and 5 points, can be completed in 2 steps, 1 card missing",
        f"{card} makes your sets of artefacts worth 6 points more",
    ] == why(game, "buy S02")


def test_one_assistant_too_many_costs_points() -> None:
    p1 = {"at": "cairo", "silver": 5, "won": "N11 N12"}
    game = scene(2, p1=p1, north="| S11").play("1 buy")
    cost = "S11 (magenta assistant, Leopoldville) costs 5 points for one more assistant"

    assert cost == why(game, "buy S11")[-1]


def test_a_page_is_turned_for_the_known_one_below_it() -> None:
    known = scene(2, p1={"at": "cairo"}, north="| S01 S02").play("1 buy")
    unknown = scene(2, p1={"at": "cairo"}, north="| S01").play("1 buy")

    assert ["the northern book shows S01 (Mask, Cape Town)"] == why(known, "turn forward")
    assert [] == why(unknown, "turn forward")


def test_a_step_is_made_for_the_aims_that_come_nearer() -> None:
    game = scene(2, p1={"at": "cairo", "hand": "grey joker", "joined": "A02"}, row="A02 - - - -")
    game.play("1 move")

    assert [f"{A02} can be completed right here"] == why(game, "step aswan grey")
    assert [] == why(game, "step tripoli joker")


def test_who_stops_knows_what_is_missing() -> None:
    p1: dict[str, object] = {"at": "cairo", "hand": "", "joined": "A02", "silver": 0}
    game = scene(2, p1=p1, row="A02 - - - -").play("1 move")

    assert [f"{A02} can be completed in 1 step, 1 card missing"] == why(game, "stop")


@pytest.mark.parametrize(
    ("row", "bonus"), [("A02 - - - -", "gets 2 silver"), ("- A02 - - -", "gets a travel card")]
)
def test_joining_brings_the_bonus_and_a_way(row: str, bonus: str) -> None:
    game = scene(2, p1={"at": "mogadishu", "hand": "joker", "silver": 0}, row=row).play("1 move")
    found = why(game, "join A02")

    assert f"{bonus} as a bonus" == found[0]
    assert found[1].startswith(f"{A02} can be completed in 2 steps")


def test_completing_an_expedition_brings_its_reward_and_frees_markers() -> None:
    p1 = {"at": "aswan", "joined": "A02", "hand": ""}
    game = scene(3, p1=p1, p3={"joined": "A02"}).play("1 move")

    assert [
        "completes A02 (Mogadishu to Aswan): 3 silver, 1 point",
        "Cem takes its marker back from A02 (Mogadishu to Aswan)",
    ] == why(game, "complete A02")


def test_completing_an_adventure_brings_its_reward_and_a_set() -> None:
    game = scene(2, p1={"at": "mozambique", "won": "N01", "open": "S02"}).play("1 move")

    assert [
        "completes S02 (Mask, Mozambique): 3 silver, 5 points",
        "S02 (Mask, Mozambique) makes your sets of artefacts worth 6 points more",
    ] == why(game, "complete S02")


def test_an_assistant_is_hired_without_a_set() -> None:
    game = scene(2, p1={"at": "dakar", "open": "N11"}).play("1 move")

    assert ["completes N11 (magenta assistant, Dakar) and hires the magenta assistant"] == why(
        game, "complete N11"
    )


def test_a_card_is_discarded_if_no_aim_needs_it() -> None:
    p1 = {"at": "cairo", "hand": "grey orange orange orange orange", "joined": "A02", "silver": 0}
    game = scene(2, p1=p1, row="A02 - - - -").play("1 draw", "* card orange", "* card orange")

    assert [f"{A02} can be completed in 1 step with cards in hand"] == why(game, "discard orange")
    assert [] == why(game, "discard grey")


def test_an_adventure_is_given_up_for_its_long_way() -> None:
    p1 = {"at": "cairo", "hand": "", "open": "S01 S02 S03 N11", "silver": 0}
    game = scene(2, p1=p1).play("1 move", "1 stop")

    assert ["N11 (magenta assistant, Dakar) can be completed in 3 steps, 3 cards missing"] == why(
        game, "discard N11"
    )
