"""AF-ADV: completing adventures."""

from itertools import permutations

import pytest

from tests.games.africana.scene import BOARD, scene
from tests.support import rule


@rule("AF-ADV-01")
def test_only_the_owner_completes_an_adventure() -> None:
    """Both stand at Cairo, the target of N06, which lies in front of seat 2."""
    game = scene(
        p1={"at": "cairo", "silver": 0, "hand": ""},
        p2={"at": "cairo", "silver": 0, "hand": "", "open": "N06"},
    )

    assert ["stop"] == game.play("1 move").legal()
    assert ["stop", "complete N06"] == game.play("1 stop", "2 move").legal()


@rule("AF-ADV-01")
def test_an_adventure_that_nobody_bought_is_not_completed() -> None:
    game = scene(p1={"at": "khartoum", "silver": 0, "hand": ""}, south="| N01")

    assert ["stop"] == game.play("1 move").legal()


@rule("AF-ADV-02")
def test_an_adventure_is_completed_at_its_target_without_a_step() -> None:
    game = scene(p1={"at": "cairo", "silver": 0, "hand": "", "open": "N06 N08 S01"})

    assert ["stop", "complete N06"] == game.play("1 move").legal()


@rule("AF-ADV-02")
def test_an_adventure_is_completed_at_its_target_on_the_way() -> None:
    """From Cairo over Aswan, the target of N08, to Jidda: it can be completed only at Aswan."""
    game = scene(p1={"at": "cairo", "silver": 0, "hand": "grey orange", "open": "N08"})

    assert [] == game.play("1 move").legal("complete")
    assert ["complete N08"] == game.play("1 step aswan grey").legal("complete")
    assert [] == game.play("1 step jidda orange").legal("complete")


@rule("RUL-07")
@pytest.mark.parametrize("action", ["draw", "buy"])
def test_an_adventure_is_not_completed_in_another_action(action: str) -> None:
    game = scene(p1={"at": "cairo", "silver": 0, "hand": "", "open": "N06"})

    assert [] == game.play(f"1 {action}").legal("complete")


@rule("AF-ADV-03")
@pytest.mark.parametrize(("first", "second"), [("S03", "S12"), ("S12", "S03")])
def test_all_own_adventures_with_this_target_can_be_completed(first: str, second: str) -> None:
    game = scene(p1={"at": "luanda", "silver": 0, "hand": "", "open": "S03 S12"}).play("1 move")
    assert ["complete S03", "complete S12"] == game.legal("complete")

    game.play(f"1 complete {first}", f"1 complete {second}")

    assert ("S03 S12", "", 2) == (game.won(1), game.open(1), game.silver(1))


@rule("AF-ADV-04")
@pytest.mark.parametrize(
    ("card", "place", "silver", "points"),
    [("N01", "khartoum", 1, 3), ("N06", "cairo", 3, 5), ("S05", "serengeti", 1, 3)],
)
def test_an_artefact_pays_silver_at_once_and_points_at_the_end(
    card: str, place: str, silver: int, points: int
) -> None:
    game = scene(p1={"at": place, "silver": 4, "hand": "", "open": card})

    game.play("1 move", f"1 complete {card}")

    assert ("1", 4 + silver, card, "") == (
        game.asked(),
        game.silver(1),
        game.won(1),
        game.open(1),
    )
    assert (points, points) == (game.sheet(1)["AF-SCORE-02"], game.points(1))


@rule("AF-ADV-04")
def test_a_completed_artefact_counts_for_sets() -> None:
    """N01 and N02 are masks: 3 and 5 points, and 6 for the pair."""
    game = scene(p1={"at": "khartoum", "silver": 0, "hand": "", "open": "N01", "won": "N02"})

    game.play("1 move", "1 complete N01")

    assert (8, 6) == (game.sheet(1)["AF-SCORE-02"], game.sheet(1)["AF-SCORE-03"])


@rule("AF-ADV-05")
def test_an_assistant_comes_from_the_supply_into_the_hand() -> None:
    """N15 at Aswan shows violet, the last of the five colours."""
    game = scene(p1={"at": "aswan", "silver": 4, "hand": "violet", "open": "N15"})

    game.play("1 move", "1 complete N15")

    assert ("violet violet-assistant", 4) == (game.hand(1), game.silver(1))
    assert ("N15", "", 0) == (game.won(1), game.open(1), game.points(1))
    assert [2, 2, 2, 2, 1] == list(game.table.supply)


@rule("AF-ADV-05")
def test_a_completed_assistant_adventure_may_cost_points() -> None:
    game = scene(p1={"at": "aswan", "silver": 0, "hand": "", "open": "N15", "won": "S11"})

    game.play("1 move", "1 complete N15")

    assert -5 == game.points(1)


@rule("AF-ADV-06")
def test_the_assistant_just_taken_can_pay_for_a_step() -> None:
    game = scene(p1={"at": "aswan", "silver": 0, "hand": "", "open": "N15"})

    game.play("1 move", "1 complete N15")

    assert ["step cairo violet-assistant", "step khartoum violet-assistant"] == game.legal("step")
    assert "khartoum" == game.play("1 step khartoum violet-assistant").place(1)


@rule("RUL-19")
def test_an_assistant_may_be_the_sixth_card_during_the_turn() -> None:
    """Played or not, it counts at the end of the turn, when it is back in the hand."""
    game = scene(
        p1={"at": "aswan", "silver": 0, "hand": "grey grey grey grey joker", "open": "N15"}
    )

    game.play("1 move", "1 complete N15")
    assert ([], "1") == (game.legal("discard"), game.asked())
    game.play("1 step cairo violet-assistant", "1 stop")

    assert ["discard grey", "discard violet-assistant", "discard joker"] == game.legal()


@rule("AF-ADV-07")
def test_the_supply_has_an_assistant_for_every_assistant_adventure() -> None:
    adventures = [list(BOARD.adventure_assistant).count(colour) for colour in range(5)]

    assert [2] * 5 == adventures
    assert adventures == list(BOARD.assistant_cards)


@rule("AF-ADV-07")
def test_the_last_assistant_of_a_colour_is_there_though_the_first_was_discarded() -> None:
    """Seat 2 completed N15 and no longer holds its assistant."""
    game = scene(
        p1={"at": "port_natal", "silver": 0, "hand": "", "open": "S15"},
        p2={"hand": "", "won": "N15"},
    )

    game.play("1 move", "1 complete S15")

    assert "violet-assistant" == game.hand(1)
    assert 0 == game.table.supply[4]


@rule("AF-ADV-08")
def test_completing_is_optional() -> None:
    game = scene(p1={"at": "cairo", "silver": 0, "hand": "grey", "open": "N06 N15"})

    game.play("1 move", "1 step aswan grey", "1 stop")

    assert ("2", "N06 N15", "", 0) == (game.asked(), game.open(1), game.won(1), game.silver(1))


@rule("AF-ADV-09")
def test_at_one_place_all_orders_of_joining_and_completing_are_legal() -> None:
    """At Luanda two expeditions start (2 + 1 silver), two end (4 + 2), two adventures wait (2)."""
    start = scene(
        p1={"at": "luanda", "silver": 0, "hand": "", "open": "S03 S12", "joined": "A05 C06"},
        row="A01 A05 B04 C06 A02",
    ).play("1 move")
    parts = ["join A01", "join B04", "complete A05", "complete C06", "complete S03", "complete S12"]
    assert ["stop", *parts] == start.legal()

    ends = set()
    for order in permutations(parts):
        game = start.clone().play(*(f"1 {part}" for part in order))
        ends.add((game.silver(1), game.joined(1), game.done(1), game.won(1), game.hand(1)))

    assert {(11, "A01 B04", "A05 C06", "S03 S12", "turquoise-assistant")} == ends


@rule("AF-ADV-09")
def test_one_move_may_join_and_complete_at_several_places() -> None:
    """B01 is joined at Jidda, A02 and N08 completed at Aswan, A05 joined there, N01 at Khartoum."""
    game = scene(
        p1={"at": "jidda", "silver": 0, "hand": "grey violet", "open": "N01 N08", "joined": "A02"},
        row="B01 A02 A05 A03 A04",
    )

    game.play("1 move", "1 join B01", "1 step aswan grey", "1 complete A02", "1 complete N08")
    game.play("1 join A05", "1 step khartoum violet", "1 complete N01")

    assert ("A05 B01", "A02", "N01 N08") == (game.joined(1), game.done(1), game.won(1))
    assert 2 + 3 + 2 + 1 + 1 == game.silver(1)
