"""AF-EXP: joining expeditions and their bonus."""

import pytest

from kindu.games.africana.expeditions import space_of
from tests.games.africana.scene import BOARD, scene
from tests.support import rule

JIDDA = (
    "B01 A01 A02 A03 A04"  # B01 leads from Jidda to Leopoldville; the first space gives 2 silver
)


@rule("AF-EXP-01")
def test_an_expedition_is_joined_at_its_start_before_the_first_step() -> None:
    game = scene(p1={"at": "jidda", "hand": ""}, row=JIDDA)

    game.play("1 move")

    assert ["stop", "join B01"] == game.legal()
    assert ("B01", 3) == (game.play("1 join B01").joined(1), game.markers(1))


@rule("AF-EXP-01")
def test_an_expedition_is_joined_at_its_start_after_a_step() -> None:
    game = scene(p1={"at": "aswan", "silver": 0, "hand": "grey"}, row=JIDDA).play("1 move")
    assert [] == game.legal("join")

    game.play("1 step jidda grey")

    assert ["stop", "join B01"] == game.legal()


@rule("AF-EXP-01")
@pytest.mark.parametrize("place", ["leopoldville", "aswan", "mogadishu"])
def test_elsewhere_the_expedition_cannot_be_joined(place: str) -> None:
    """Neither at its destination, nor next to its start, nor where another explorer stands."""
    game = scene(
        p1={"at": place, "silver": 0, "hand": ""}, p2={"at": "jidda"}, row="B01 A01 A03 A04 A06"
    )

    assert ["stop"] == game.play("1 move").legal()


@rule("AF-EXP-01")
def test_only_open_expeditions_can_be_joined() -> None:
    """C11 starts at Aswan too, but does not lie on a space."""
    game = scene(p1={"at": "aswan", "silver": 0, "hand": ""}, row="A05 - - - -")

    assert ["stop", "join A05"] == game.play("1 move").legal()


@rule("RUL-07", "AF-EXP-01", "AF-EXP-10", "AF-ADV-02")
def test_outside_the_move_action_nothing_is_joined_or_completed() -> None:
    game = scene(
        p1={"at": "jidda", "silver": 0, "hand": "", "open": "N09", "joined": "C09"},
        row="B01 C09 A01 A03 A04",
    )

    assert ["draw", "buy", "move"] == game.legal()
    assert ["stop", "turn forward"] == game.clone().play("1 buy").legal()
    drawing = game.clone().play("1 draw", "* card grey", "* card grey")
    assert ("2", ["draw", "buy", "move"]) == (drawing.asked(), drawing.legal())
    assert ["join B01", "complete C09", "complete N09"] == game.play("1 move").legal()[1:]


@rule("RUL-07", "AF-EXP-01")
def test_the_explorers_of_others_join_nothing_in_my_turn() -> None:
    game = scene(p1={"at": "cairo", "hand": ""}, p2={"at": "jidda"}, row=JIDDA)

    game.play("1 move", "1 stop")

    assert ("", 4) == (game.joined(2), game.markers(2))


@rule("AF-EXP-02")
@pytest.mark.parametrize(
    ("joined", "offered"), [("A01 A02 A03", ["join B01"]), ("A01 A02 A03 A04", [])]
)
def test_joining_needs_a_free_marker(joined: str, offered: list[str]) -> None:
    game = scene(p1={"at": "jidda", "joined": joined}, row=JIDDA)

    assert offered == game.play("1 move").legal("join")


@rule("AF-EXP-02")
def test_the_fourth_marker_can_be_placed_and_leaves_none() -> None:
    game = scene(p1={"at": "khartoum", "joined": "A01 A02 A03"}, row="C01 C05 A01 A02 A03")

    game.play("1 move", "1 join C05")

    assert (0, "A01 A02 A03 C05", []) == (game.markers(1), game.joined(1), game.legal("join"))


@rule("AF-EXP-03")
def test_an_expedition_is_joined_only_once() -> None:
    game = scene(p1={"at": "jidda", "silver": 0}, row=JIDDA)

    game.play("1 move", "1 join B01")

    assert ([], 3, 2) == (game.legal("join"), game.markers(1), game.silver(1))


@rule("AF-EXP-03")
def test_an_expedition_joined_in_an_earlier_turn_is_not_joined_again() -> None:
    game = scene(p1={"at": "jidda", "joined": "B01"}, row=JIDDA)

    assert [] == game.play("1 move").legal("join")


@rule("AF-EXP-04")
def test_all_expeditions_that_start_here_can_be_joined() -> None:
    game = scene(p1={"at": "luanda", "silver": 0}, row="A01 A02 B04 A03 A04").play("1 move")
    assert ["join A01", "join B04"] == game.legal("join")

    game.play("1 join B04", "1 join A01")

    assert ("A01 B04", 2, 3) == (game.joined(1), game.markers(1), game.silver(1))


@rule("RUL-22")
@pytest.mark.parametrize("chosen", ["C01", "C05"])
def test_with_one_marker_the_player_chooses_which_to_join(chosen: str) -> None:
    game = scene(p1={"at": "khartoum", "joined": "A01 A02 A03"}, row="C01 A01 C05 A02 A03")
    game.play("1 move")
    assert ["join C01", "join C05"] == game.legal("join")

    game.play(f"1 join {chosen}")

    assert (f"A01 A02 A03 {chosen}", []) == (game.joined(1), game.legal("join"))


@rule("RUL-22", "AF-EXP-13")
def test_completing_here_frees_the_marker_to_join_here() -> None:
    """A08 ends at Timbuktu, where A07 starts."""
    game = scene(
        p1={"at": "timbuktu", "silver": 0, "hand": "", "joined": "A01 A02 A03 A08"},
        row="A07 A08 A01 A02 A03",
    ).play("1 move")
    assert ["stop", "complete A08"] == game.legal()

    game.play("1 complete A08")

    assert ["stop", "join A07"] == game.legal()
    assert ("A01 A02 A03 A07", 0) == (game.play("1 join A07").joined(1), game.markers(1))


@rule("AF-EXP-05")
def test_all_four_players_can_join_one_expedition() -> None:
    player: dict[str, object] = {"joined": "B01"}
    game = scene(4, p1={"at": "jidda"}, p2=player, p3=player, p4=player, row=JIDDA)

    game.play("1 move", "1 join B01")

    assert ["B01"] * 4 == [game.joined(seat) for seat in range(1, 5)]


@rule("AF-EXP-06", "RUL-08")
def test_a_placed_marker_cannot_be_moved_or_withdrawn() -> None:
    """Back at both starts, with four markers placed, there is nothing to do but stop."""
    game = scene(
        p1={"at": "khartoum", "hand": "", "silver": 0, "joined": "C01 A01 A02 A03"},
        row="C01 C05 A01 A02 A03",
    )

    assert ["stop"] == game.play("1 move").legal()


@rule("AF-EXP-06")
def test_a_placed_marker_stays_through_the_turns() -> None:
    game = scene(p1={"at": "jidda", "silver": 0, "hand": "grey"}, row=JIDDA)

    game.play("1 move", "1 join B01", "1 step aswan grey", "1 stop", "2 move", "2 stop")
    game.play("1 move", "1 stop", "2 buy", "2 stop")

    assert ("B01", 3) == (game.joined(1), game.markers(1))


@rule("AF-EXP-07")
@pytest.mark.parametrize(("space", "silver"), [(1, 2), (3, 1), (5, 2)])
def test_the_space_gives_its_silver_at_once(space: int, silver: int) -> None:
    row = ["A01", "A02", "A03", "A04"]
    row.insert(space - 1, "B01")
    game = scene(p1={"at": "jidda", "silver": 4, "hand": ""}, row=" ".join(row))

    game.play("1 move", "1 join B01")

    assert ("1", 4 + silver, "") == (game.asked(), game.silver(1), game.hand(1))


@rule("AF-EXP-07")
@pytest.mark.parametrize("space", [2, 4])
def test_the_space_gives_its_travel_card_at_once(space: int) -> None:
    row = ["A01", "A02", "A03", "A04"]
    row.insert(space - 1, "B01")
    game = scene(p1={"at": "jidda", "silver": 4, "hand": ""}, row=" ".join(row))
    before = game.deck_size()

    game.play("1 move", "1 join B01")
    assert "*" == game.asked()
    game.play("* card orange")

    assert ("1", 4, "orange") == (game.asked(), game.silver(1), game.hand(1))
    assert before - 1 == game.deck_size()


@rule("AF-EXP-07")
def test_spaces_are_counted_from_the_first() -> None:
    row = "A02 B01 C09 A01 A03"
    table = scene(row=row).table

    spaces = [int(space_of(table, BOARD.expedition_ids.index(card))) for card in row.split()]

    assert [0, 1, 2, 3, 4] == spaces


@rule("AF-EXP-07")
def test_every_player_who_joins_gets_the_bonus() -> None:
    game = scene(p1={"at": "jidda", "silver": 0}, p2={"at": "jidda", "silver": 5}, row=JIDDA)

    game.play("1 move", "1 join B01", "1 stop", "2 move", "2 join B01", "2 stop")

    assert (2, 7) == (game.silver(1), game.silver(2))


@rule("AF-EXP-08")
def test_a_bonus_card_can_pay_for_a_step_of_the_same_move() -> None:
    game = scene(p1={"at": "jidda", "silver": 0, "hand": ""}, row="A01 B01 A02 A03 A04")

    game.play("1 move", "1 join B01", "* card turquoise")

    assert ["step aswan turquoise", "step mogadishu turquoise"] == game.legal("step")
    assert "mogadishu" == game.play("1 step mogadishu turquoise").place(1)


@rule("AF-EXP-08")
def test_bonus_silver_can_change_a_colour_in_the_same_move() -> None:
    game = scene(p1={"at": "jidda", "silver": 3, "hand": "violet"}, row=JIDDA)

    game.play("1 move", "1 join B01", "1 step mogadishu violet")

    assert ("mogadishu", 0) == (game.place(1), game.silver(1))


@rule("RUL-19")
def test_a_bonus_card_may_be_the_sixth_during_the_turn() -> None:
    game = scene(
        p1={"at": "jidda", "silver": 0, "hand": "grey grey violet violet violet"},
        row="A01 B01 A02 A03 A04",
    )

    game.play("1 move", "1 join B01", "* card orange")
    assert ("1", "grey grey orange violet violet violet") == (game.asked(), game.hand(1))
    assert [] == game.legal("discard")
    needless = game.clone().play("1 step aswan grey", "1 stop")
    game.play("1 stop")

    assert "2" == needless.asked()
    assert ["discard grey", "discard orange", "discard violet"] == game.legal()


@rule("AF-EXP-09")
def test_joining_is_optional() -> None:
    game = scene(p1={"at": "jidda", "silver": 0, "hand": "grey"}, row=JIDDA).play("1 move")
    assert ["stop", "join B01", "step aswan grey"] == game.legal()

    game.play("1 stop")

    assert ("2", "", 4, 0) == (game.asked(), game.joined(1), game.markers(1), game.silver(1))
