"""AF-SCORE: the points of each kind, their sum and the winner."""

import pytest

from kindu.core.words import Fact
from kindu.games.africana.board.board import read_board
from kindu.games.africana.flow import Africana
from tests.games.africana.board.test_faults import TEXT
from tests.games.africana.scene import Scene, opening, scene, seat_player
from tests.support import rule

BARE: dict[str, object] = {"silver": 0, "hand": ""}  # nothing that scores


def sheet(**player: object) -> dict[str, int]:
    """The lines of seat 1's score sheet that are not 0."""
    lines = scene(p1={**BARE, **player}).sheet(1)
    return {rule_id: points for rule_id, points in lines.items() if points}


def added(facts: list[Fact], seat: int) -> int:
    return sum(int(fact.points) for fact in facts if fact.seat == seat - 1)


@rule("AF-SCORE-01")
@pytest.mark.parametrize(
    ("done", "points"), [("A01", 1), ("A01 A09", 4), ("A06 B07 C11", 15), ("C01 C04", 13)]
)
def test_completed_expeditions_are_worth_the_points_shown(done: str, points: int) -> None:
    assert {"AF-SCORE-01": points} == sheet(done=done)


@rule("AF-SCORE-02")
@pytest.mark.parametrize(("card", "points"), [("N01", 3), ("S01", 4), ("N02", 5)])
def test_a_completed_artefact_is_worth_the_points_shown(card: str, points: int) -> None:
    assert {"AF-SCORE-02": points} == sheet(won=card)


@rule("AF-SCORE-02")
def test_completed_artefacts_add_up() -> None:
    """3 + 4 + 5 points."""
    assert 12 == sheet(won="N01 S01 N02")["AF-SCORE-02"]


@rule("AF-SCORE-05", "RUL-15")
@pytest.mark.parametrize(
    ("won", "points"),
    [
        ("", 0),
        ("N11", 0),
        ("N11 N12", -5),
        ("N11 S11", -5),
        ("N11 N12 N13", -10),
        ("N11 N12 N13 N14", -10),
        ("N11 N12 N13 N14 N15 S11 S12 S13 S14 S15", -10),
    ],
)
def test_completed_assistant_adventures_cost_points_from_the_second_on(
    won: str, points: int
) -> None:
    """The hand is empty: that the assistant cards were discarded does not help."""
    assert points == sheet(won=won).get("AF-SCORE-05", 0)


@rule("RUL-15")
def test_an_assistant_discarded_for_the_limit_still_costs_points() -> None:
    game = scene(
        p1={
            "at": "cairo",
            "silver": 0,
            "hand": "grey grey grey grey grey-assistant violet-assistant",
            "won": "N13 N15",
        }
    )

    game.play("1 move", "1 stop", "1 discard violet-assistant")

    assert -5 == game.sheet(1)["AF-SCORE-05"]


@rule("AF-SCORE-06")
@pytest.mark.parametrize(("silver", "points"), [(9, 0), (10, 1), (19, 1), (20, 2), (57, 5)])
def test_ten_full_silver_are_worth_a_point(silver: int, points: int) -> None:
    assert points == sheet(silver=silver).get("AF-SCORE-06", 0)


@rule("AF-SCORE-07")
@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("orange", 0),
        ("orange grey", 1),
        ("orange orange orange", 1),
        ("magenta turquoise grey orange", 2),
        ("magenta turquoise grey orange violet", 2),
        ("orange joker", 0),
        ("orange violet-assistant", 0),
        ("orange orange violet-assistant joker", 1),
        ("orange-assistant violet-assistant joker", 0),
    ],
)
def test_two_full_travel_cards_are_worth_a_point(hand: str, points: int) -> None:
    """Joker and assistants do not count."""
    assert points == sheet(hand=hand).get("AF-SCORE-07", 0)


@rule("AF-SCORE-07")
def test_travel_cards_played_count_no_more_and_bonus_cards_count() -> None:
    """Three cards, two after the step, three with the bonus card, one after two steps."""
    game = scene(
        p1={"at": "aswan", "silver": 0, "hand": "grey grey turquoise"}, row="A01 B01 A02 A03 A04"
    )
    points = [game.sheet(1)["AF-SCORE-07"]]

    for lines in (
        ["1 move", "1 step jidda grey"],
        ["1 join B01", "* card grey"],
        ["1 step aswan grey", "1 step jidda grey"],
        ["1 stop"],
    ):
        points.append(game.play(*lines).sheet(1)["AF-SCORE-07"])

    assert [1, 1, 1, 0, 0] == points


@rule("AF-SCORE-06", "AF-SCORE-07")
@pytest.mark.parametrize("left", [{"silver": 9}, {"hand": "orange"}])
def test_silver_and_cards_left_over_do_not_lessen_a_penalty(left: dict[str, object]) -> None:
    game = scene(p1={**BARE, "won": "N11 N12 N13", **left})

    assert -10 == game.points(1)


@rule("AF-SCORE-08")
@pytest.mark.parametrize(("open_cards", "points"), [("N01", 1), ("N02 S04", 2), ("N01 N02 S01", 3)])
def test_an_open_artefact_is_worth_a_point_and_no_set(open_cards: str, points: int) -> None:
    """N01, N02 and S01 are three masks."""
    assert {"AF-SCORE-08": points} == sheet(open=open_cards)


@rule("AF-SCORE-08")
def test_an_open_artefact_does_not_complete_a_set_of_completed_ones() -> None:
    assert {"AF-SCORE-02": 4, "AF-SCORE-08": 2} == sheet(won="S01", open="N01 N02")


@rule("AF-SCORE-08")
def test_the_board_says_what_an_open_artefact_is_worth() -> None:
    text = TEXT.replace("vp_per_unfinished_artefact = 1", "vp_per_unfinished_artefact = 2")
    game = Scene(opening(2, Africana(read_board(text))))
    seat_player(game.table, 0, {**BARE, "open": "N01 N02 S03"})

    assert 6 == game.points(1)


@rule("AF-SCORE-09")
def test_open_assistant_adventures_give_and_cost_nothing() -> None:
    assert {} == sheet(open="N11 N12 N13")
    assert {"AF-SCORE-05": -5} == sheet(won="N14 N15", open="N11 N12")
    assert {} == sheet(won="N14", open="N11")


@rule("AF-SCORE-10")
def test_markers_on_expeditions_that_were_not_completed_give_nothing() -> None:
    assert {} == sheet(joined="A01 A02 A03 A04")


@rule("AF-SCORE-12")
def test_the_total_is_the_sum_of_all_parts() -> None:
    """15 + (3 + 5 + 5) + 6 for two masks - 10 + 3 + 2 + 1."""
    player = {
        "done": "A06 B07 C11",
        "won": "N01 N02 N06 N11 N12 S12",
        "open": "S03 S13",
        "silver": 39,
        "hand": "grey grey orange violet joker",
    }
    game = scene(p1=player)

    expected = {
        "AF-SCORE-01": 15,
        "AF-SCORE-02": 13,
        "AF-SCORE-03": 6,
        "AF-SCORE-05": -10,
        "AF-SCORE-06": 3,
        "AF-SCORE-07": 2,
        "AF-SCORE-08": 1,
    }
    assert expected == game.sheet(1)
    assert 30 == game.points(1)


@rule("AF-SCORE-12")
def test_the_total_may_be_negative() -> None:
    """Seat 1 has lost 10 points, seat 2 only 5: the better one wins with fewer than none."""
    game = scene(p1={**BARE, "won": "N11 N12 N13"}, p2={**BARE, "won": "S11 S12"})

    assert (-10, -5) == (game.points(1), game.points(2))
    assert [2, 1] == game.places()


def last_turn(**changes: object) -> Scene:
    """Seat 2, the last one, has the turn after which the expedition deck can't refill the row."""
    return scene(2, turn=2, left=0, row="A01 A02 - A04 A05", **changes)


@rule("AF-SCORE-12")
def test_the_facts_of_the_game_add_up_to_the_points() -> None:
    """All that scores was won in the play, so the facts since then hold every point."""
    game = last_turn(
        p1={"silver": 23, "hand": "orange grey", "open": "S02"},
        p2={
            "at": "aswan",
            "silver": 12,
            "hand": "grey violet joker",
            "joined": "A02",
            "open": "N08 N15 N09",
        },
    )

    game.play("2 move", "2 complete A02", "2 complete N15", "2 complete N08", "2 stop")

    assert ("", 4, 1 + 4 + 1 + 1 + 1) == (game.asked(), game.points(1), game.points(2))
    assert [game.points(1), game.points(2)] == [added(game.facts, 1), added(game.facts, 2)]


@rule("AF-SCORE-12")
def test_the_facts_of_the_end_hold_only_what_was_not_told_before() -> None:
    """Cards, their sets and the penalty were told when they were won; the end tells the rest."""
    game = last_turn(p1={**BARE, "won": "N01 N02 N11 N12 N13", "done": "C01"}, p2=BARE)

    game.play("2 move", "2 stop")

    assert (6 + 3 + 5 + 6 - 10, 0) == (game.points(1), added(game.facts, 1))


@rule("AF-SCORE-11")
def test_most_points_win_however_rich_the_others_are() -> None:
    """11 points against 9 points with more money."""
    game = scene(p1={"silver": 0, "hand": "", "done": "C01 B07"}, p2={"silver": 92, "hand": ""})

    assert (11, 9) == (game.points(1), game.points(2))
    assert [1, 2] == game.places()


@rule("AF-SCORE-11", "RUL-16")
@pytest.mark.parametrize(("silver", "places"), [((3, 4), [2, 1]), ((9, 0), [1, 2])])
def test_money_decides_between_equal_points(silver: tuple[int, int], places: list[int]) -> None:
    """The cards in hand differ, but score nothing."""
    game = scene(
        p1={"silver": silver[0], "hand": "orange", "done": "C01"},
        p2={"silver": silver[1], "hand": "joker", "done": "C02"},
    )

    assert game.points(1) == game.points(2)
    assert places == game.places()


FORTY = ("C04 C11 C12 C13 C14", "B01 C05 C06 C07 C08 C09", "B02 B07 B08 C01 C02 C03 C10")


@rule("AF-SCORE-11", "RUL-16")
@pytest.mark.parametrize(
    ("silver", "places"),
    [((12, 15, 15), [3, 1, 1]), ((15, 12, 12), [1, 2, 2]), ((15, 15, 15), [1, 1, 1])],
)
def test_equal_points_and_money_share_the_place(
    silver: tuple[int, int, int], places: list[int]
) -> None:
    """The example of the rule: 40 points each."""
    first, second, third = ({"silver": silver[i], "hand": "", "done": FORTY[i]} for i in range(3))
    game = scene(3, p1=first, p2=second, p3=third)

    assert [40, 40, 40] == [game.points(seat) for seat in (1, 2, 3)]
    assert places == game.places()


@rule("RUL-16")
def test_further_places_follow_the_same_order() -> None:
    """Points 6, 7, 6, 6: seats 1 and 3 are equal in money too, seat 4 is the poorest."""
    game = scene(
        4,
        p1={"silver": 5, "hand": "", "done": "C01"},
        p2={"silver": 0, "hand": "", "done": "C04"},
        p3={"silver": 5, "hand": "", "done": "C02"},
        p4={"silver": 4, "hand": "", "done": "C03"},
    )

    assert [2, 1, 2, 4] == game.places()
