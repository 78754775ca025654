"""AF-EXP: completing expeditions."""

import pytest

from tests.games.africana.scene import scene
from tests.support import rule

ROW = "A01 A02 A03 A08 B10"  # A08 and B10 end at Timbuktu


@rule("AF-EXP-10")
def test_a_joined_expedition_is_completed_at_its_destination() -> None:
    game = scene(p1={"at": "timbuktu", "silver": 0, "hand": "", "joined": "A08"}, row=ROW)

    game.play("1 move")

    assert ["stop", "complete A08"] == game.legal()


@rule("AF-EXP-10")
def test_a_joined_expedition_is_completed_after_a_step() -> None:
    game = scene(p1={"at": "dakar", "silver": 0, "hand": "orange", "joined": "A08"}, row=ROW)
    game.play("1 move")
    assert [] == game.legal("complete")

    game.play("1 step timbuktu orange")

    assert ["stop", "complete A08"] == game.legal()


@rule("AF-EXP-10")
def test_who_has_not_joined_cannot_complete() -> None:
    """Seat 2 joined both; seat 1 stands at their destination."""
    game = scene(p1={"at": "timbuktu", "silver": 0, "hand": ""}, p2={"joined": "A08 B10"}, row=ROW)

    assert ["stop"] == game.play("1 move").legal()


@rule("AF-EXP-10")
@pytest.mark.parametrize("place", ["ujiji", "marrakesh"])
def test_elsewhere_a_joined_expedition_cannot_be_completed(place: str) -> None:
    """Neither at its start, nor next to the destination, nor by the explorer of another."""
    game = scene(
        p1={"at": place, "silver": 0, "hand": "", "joined": "A08"},
        p2={"at": "timbuktu", "joined": "A08"},
        row=ROW,
    )

    assert ["stop"] == game.play("1 move").legal()


@rule("RUL-09", "AF-EXP-10")
def test_joining_and_completing_in_one_move_is_legal() -> None:
    """A04 leads from Tripoli to Lagos: 2 silver for joining, 3 for completing."""
    game = scene(
        p1={"at": "tripoli", "silver": 0, "hand": "orange grey"}, row="A04 A01 A02 A03 A05"
    )

    game.play("1 move", "1 join A04", "1 step timbuktu orange", "1 step lagos grey")
    assert ["complete A04"] == game.legal("complete")
    game.play("1 complete A04")

    assert ("A04", "", 4, 5) == (game.done(1), game.joined(1), game.markers(1), game.silver(1))


@rule("RUL-09", "AF-EXP-10")
def test_without_joining_first_the_same_walk_completes_nothing() -> None:
    game = scene(
        p1={"at": "tripoli", "silver": 0, "hand": "orange grey"}, row="A04 A01 A02 A03 A05"
    )

    game.play("1 move", "1 step timbuktu orange", "1 step lagos grey")

    assert ["stop"] == game.legal()


@rule("AF-EXP-11")
def test_all_joined_expeditions_that_end_here_can_be_completed() -> None:
    game = scene(p1={"at": "timbuktu", "silver": 0, "hand": "", "joined": "A08 B10"}, row=ROW)
    game.play("1 move")
    assert ["complete A08", "complete B10"] == game.legal("complete")

    game.play("1 complete B10", "1 complete A08")

    assert ("A08 B10", "A01 A02 A03 - -", 8) == (game.done(1), game.row(), game.silver(1))


@rule("AF-EXP-12")
@pytest.mark.parametrize(
    ("card", "place", "silver", "points"),
    [("A02", "aswan", 3, 1), ("A09", "victoria_falls", 5, 3), ("C01", "cape_town", 1, 6)],
)
def test_completing_pays_silver_at_once_and_points_at_the_end(
    card: str, place: str, silver: int, points: int
) -> None:
    game = scene(
        p1={"at": place, "silver": 0, "hand": "", "joined": card}, row=f"A01 {card} A03 A04 A05"
    ).play("1 move")
    assert 0 == game.points(1)

    game.play(f"1 complete {card}")

    assert (silver, card, points) == (game.silver(1), game.done(1), game.points(1))
    assert ("1", points) == (game.asked(), game.sheet(1)["AF-SCORE-01"])


@rule("AF-EXP-12")
def test_completing_gives_no_second_bonus_of_the_space() -> None:
    """B10 lies on a space of silver, A08 on one of a travel card."""
    game = scene(p1={"at": "timbuktu", "silver": 0, "hand": "", "joined": "A08"}, row=ROW)

    game.play("1 move", "1 complete A08")

    assert ("1", "", 4) == (game.asked(), game.hand(1), game.silver(1))


@rule("AF-EXP-13")
def test_others_who_joined_get_nothing_but_their_markers() -> None:
    game = scene(
        3,
        p1={"at": "timbuktu", "silver": 0, "joined": "A08"},
        p2={"at": "timbuktu", "silver": 7, "joined": "A08 B10", "hand": "grey"},
        p3={"silver": 9, "joined": "A01 A02 A03 A08", "hand": "violet"},
        row=ROW,
    )

    game.play("1 move", "1 complete A08")

    assert [4, 3, 1] == [game.markers(seat) for seat in (1, 2, 3)]
    assert ["", "B10", "A01 A02 A03"] == [game.joined(seat) for seat in (1, 2, 3)]
    assert [4, 7, 9] == [game.silver(seat) for seat in (1, 2, 3)]
    assert ["A08", "", ""] == [game.done(seat) for seat in (1, 2, 3)]
    assert [("grey", 0), ("violet", 0)] == [(game.hand(s), game.points(s)) for s in (2, 3)]


@rule("AF-EXP-13")
def test_markers_on_other_expeditions_stay() -> None:
    """Seat 3 joined another one, seat 4 none."""
    game = scene(
        4,
        p1={"at": "timbuktu", "joined": "A08 A02"},
        p2={"joined": "A08 A03"},
        p3={"joined": "A01 B10"},
        row=ROW,
    )

    game.play("1 move", "1 complete A08")

    assert ["A02", "A03", "A01 B10", ""] == [game.joined(seat) for seat in range(1, 5)]
    assert [3, 3, 2, 4] == [game.markers(seat) for seat in range(1, 5)]


@rule("AF-EXP-13")
def test_others_use_their_returned_marker_in_their_own_turn() -> None:
    game = scene(
        p1={"at": "timbuktu", "joined": "A08"},
        p2={"at": "victoria_falls", "joined": "A01 A02 A03 A08"},
        row=ROW,
    )

    game.play("1 move", "1 complete A08", "1 stop", "* expedition A04", "2 move")

    assert ["join B10"] == game.legal("join")


@rule("AF-EXP-13")
def test_a_returned_marker_serves_again_in_the_same_move_after_a_step() -> None:
    """A08 ends at Timbuktu; A04 starts at Tripoli."""
    game = scene(
        p1={"at": "timbuktu", "silver": 0, "hand": "grey", "joined": "A01 A02 A03 A08"},
        row="A04 A01 A02 A03 A08",
    )

    game.play("1 move", "1 complete A08", "1 step tripoli grey", "1 join A04")

    assert ("A01 A02 A03 A04", 0) == (game.joined(1), game.markers(1))


@rule("AF-EXP-14")
def test_the_vacated_space_stays_empty_until_the_end_of_the_turn() -> None:
    """The step after completing reveals no card; the others keep their spaces."""
    game = scene(
        p1={"at": "timbuktu", "silver": 0, "hand": "grey", "joined": "A08"},
        row="A01 A08 A02 A03 A05",
    )

    game.play("1 move", "1 complete A08")
    assert ("1", "A01 - A02 A03 A05") == (game.asked(), game.row())
    game.play("1 step tripoli grey")
    assert ("1", "A01 - A02 A03 A05") == (game.asked(), game.row())
    game.play("1 stop")

    assert ("*", "A01 - A02 A03 A05") == (game.asked(), game.row())
    assert "A01 A07 A02 A03 A05" == game.play("* expedition A07").row()


@rule("AF-EXP-14", "AF-END-07")
def test_completing_leaves_no_card_on_the_space_and_marks_the_round() -> None:
    game = scene(p1={"at": "timbuktu", "joined": "A08"}, row=ROW)
    before = int(game.table.progress)

    game.play("1 move", "1 complete A08")

    assert (0, -1, 1) == (before, game.table.row[3], game.table.progress)


@rule("AF-EXP-15")
def test_completing_is_optional() -> None:
    game = scene(p1={"at": "dakar", "silver": 0, "hand": "orange grey", "joined": "A08"}, row=ROW)

    game.play("1 move", "1 step timbuktu orange")
    assert ["stop", "complete A08", "step tripoli grey", "step lagos grey"] == game.legal()
    game.play("1 stop")

    assert ("2", "A08", "", 0) == (game.asked(), game.joined(1), game.done(1), game.silver(1))
