"""What a screen proposes for the rest of a journey."""

import pytest

from kindu.core.sight import Sight
from kindu.games.africana.view.answers import answer_words
from kindu.games.africana.view.proposals import proposed
from tests.games.africana.scene import BOARD, RULES, Scene, scene

ENDS = {"B01": "leopoldville"}  # where this expedition is completed
ROWS = ["B01 A01 A02 A03 A04", "A05 A06 A07 A08 B02", "A09 B03 B04 B05 B06"]


def proposals(game: Scene) -> list[str]:
    return [RULES.label(action) for action in proposed(Sight(game.table, 0))]


def draws(game: Scene, label: str) -> bool:
    return bool(answer_words(Sight(game.table, 0), RULES.parse(label)).get("cards"))


def test_before_a_journey_nothing_is_proposed() -> None:
    assert [] == proposals(scene())


@pytest.mark.parametrize("row", ROWS)
def test_at_a_stop_all_deeds_are_proposed_and_then_to_stop(row: str) -> None:
    for place in BOARD.place_ids:
        game = scene(p1={"at": place, "hand": ""}, row=row).play("1 move")
        joins = game.legal("join")
        last = [label for label in joins if draws(game, label)]  # the journey pauses there

        assert [*[one for one in joins if one not in last], *last, "stop"] == proposals(game)


def test_what_can_be_completed_comes_first() -> None:
    at = {"at": ENDS["B01"], "hand": "", "joined": "B01"}
    game = scene(p1=at, row=ROWS[0]).play("1 move")

    assert "complete B01" == proposals(game)[0]


def test_a_step_is_paid_by_an_assistant_a_travel_card_the_joker_and_last_for_silver() -> None:
    hand = "turquoise orange turquoise-assistant magenta-assistant joker"
    game = scene(p1={"at": "khartoum", "hand": hand, "silver": 5}).play("1 move")
    sight = Sight(game.table, 0)
    ways = [answer_words(sight, RULES.parse(label)) for label in game.legal("step tripoli")]
    ways.sort(key=lambda way: int(way["rank"]))

    assert [
        "turquoise-assistant",
        "turquoise",
        "joker",
        "orange",
        "magenta-assistant",
    ] == [way["card"] for way in ways]
    assert [0, 0, 0, 5, 5] == [way.get("cost", 0) for way in ways]
