"""HA-DOUBLE: two tracks between the same two stops."""

import pytest

from tests.games.heart_of_africa.scene import BOARD, RULES, scene
from tests.support import rule

ONE, TWO = "pretoria-durban/1", "pretoria-durban/2"  # blue, 2 spaces
WHITE, BLACK = "douala-nigeria_south/white", "douala-nigeria_south/black"


def seats_with(hand: str, seats: int) -> dict[str, dict[str, str]]:
    return {f"p{n}": {"hand": hand} for n in range(1, seats + 1)}


@rule("HA-DOUBLE-01")
def test_the_tracks_of_a_double_route_are_equally_long() -> None:
    pairs = [(n, twin) for n, twin in enumerate(BOARD.track_twin) if twin >= 0]
    ends = [[(BOARD.track_a[n], BOARD.track_b[n], BOARD.track_length[n]) for n in p] for p in pairs]

    assert 42 == len(pairs)
    assert [one for one, _ in ends] == [other for _, other in ends]


@rule("HA-DOUBLE-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_player_never_owns_both_tracks(seats: int) -> None:
    game = scene(seats, p1={"hand": "blue*4", "owns": ONE})

    assert [] == game.legal(f"claim {ONE}") + game.legal(f"claim {TWO}")
    assert ["HA-DOUBLE-01"] == game.why_not(f"claim {TWO}")


@rule("HA-DOUBLE-01", "HA-DOUBLE-02")
@pytest.mark.parametrize(("one", "other"), [(1, 2), (2, 1)])
def test_the_first_track_of_the_board_closes_its_twin_and_is_closed_by_it(
    one: int, other: int
) -> None:
    """Its number is 0."""
    route = "ngaoundere-nigeria_north"
    game = scene(2, p1={"hand": "red*3"}, p2={"owns": f"{route}/{one}"})

    assert 0 == BOARD.track_ids.index(f"{route}/1")
    assert [] == game.legal(f"claim {route}/{other}")


@rule("HA-DOUBLE-01")
def test_nor_of_two_colours() -> None:
    game = scene(4, p1={"hand": "black*4", "owns": WHITE})

    assert ["HA-DOUBLE-01"] == game.why_not(f"claim {BLACK}")


@rule("HA-DOUBLE-02")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_players_another_player_may_claim_the_other_track(seats: int) -> None:
    game = scene(seats, **seats_with("blue*2", seats)).claim(1, ONE, "blue").claim(2, TWO, "blue")

    assert ([ONE], [TWO], "3") == (game.owned(1), game.owned(2), game.asked())
    assert ["HA-CLAIM-12"] == game.why_not(f"claim {ONE}") == game.why_not(f"claim {TWO}")


@rule("HA-DOUBLE-03")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_the_other_track_is_closed_to_everybody(seats: int) -> None:
    game = scene(seats, row="red*5", **seats_with("blue*4", seats)).claim(1, TWO, "blue")

    for seat in range(2, seats + 1):
        assert ["HA-DOUBLE-03"] == game.why_not(f"claim {ONE}")
        game.play(f"{seat} take desert", "* terrain desert", f"{seat} take jungle")
        game.play("* terrain jungle")
    assert ["HA-DOUBLE-01"] == game.why_not(f"claim {ONE}")


@rule("HA-DOUBLE-03")
@pytest.mark.parametrize("seats", [2, 3])
def test_both_tracks_are_open_until_one_is_claimed(seats: int) -> None:
    game = scene(seats, p1={"hand": "blue*2"})

    assert [f"claim {ONE}", f"claim {TWO}"] == game.legal("claim pretoria-durban")


@rule("HA-DOUBLE-04", "HA-TURN-05", "RUL-28")
def test_no_answer_takes_a_player_out_of_the_game() -> None:
    """So the number of players at the start counts to the end, whoever plays the seat."""
    verbs = {RULES.label(action).split()[0] for action in range(int(RULES.num_actions))}

    assert {"take", "draw", "pass", "claim", "pay", "locomotives", "plain", "double", "wild"} | {
        "keep",
        "enough",
    } == verbs


@rule("HA-DOUBLE-04", "HA-TURN-05", "RUL-28")
def test_a_seat_that_can_do_nothing_any_more_still_counts() -> None:
    """Seat 4 has no trains and no cards; the other track stays open in the game of four."""
    game = scene(4, p1={"hand": "blue*2", "trains": 40}, p4={"trains": 0})
    game.claim(1, ONE, "blue")

    assert 4 == game.table.seats
    assert ["HA-CLAIM-04"] == game.why_not(f"claim {TWO}")
