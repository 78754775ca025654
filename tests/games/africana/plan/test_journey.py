"""How far an explorer is from a place, in cards that are missing."""

from __future__ import annotations

import pytest

from kindu.games.africana.plan.journey import Journey
from tests.games.africana.scene import BOARD, scene


def journey(at: str, goal: str, hand: str, silver: int = 0) -> tuple[int, int]:
    """The steps of the path that is found, and how many of them the hand can't pay for."""
    player = scene(2, p1={"at": at, "hand": hand, "silver": silver}).player(1)
    found = Journey(BOARD)
    found.explore(player)
    place = BOARD.place_ids.index(goal)
    return int(found.steps(player, place)), int(found.missing(player, place))


@pytest.mark.parametrize(
    ("hand", "silver", "missing"),
    [
        ("", 0, 2),
        ("grey", 0, 1),
        ("joker", 0, 1),
        ("grey-assistant", 0, 1),
        ("grey-assistant violet", 0, 0),
        ("grey magenta", 0, 0),
        ("grey joker", 0, 0),
        ("orange orange", 0, 2),
        ("orange orange", 5, 1),
        ("orange orange", 10, 0),
        ("", 10, 2),
        ("grey grey", 0, 1),
    ],
)
def test_cards_that_fit_joker_and_recolouring_pay(hand: str, silver: int, missing: int) -> None:
    """Cairo to Khartoum: Aswan (turquoise, grey), then Khartoum (magenta, violet)."""
    assert (2, missing) == journey("cairo", "khartoum", hand, silver)


def test_an_assistant_pays_before_a_travel_card() -> None:
    """One grey assistant and one grey card pay for two grey places; nothing is left for a third."""
    assert (2, 0) == journey("cairo", "jidda", "grey-assistant grey")


def test_the_colour_of_which_most_are_left_pays() -> None:
    """Aswan takes one of two turquoise cards, so that the only grey one is left for Jidda."""
    assert (2, 0) == journey("cairo", "jidda", "turquoise turquoise grey")


def test_a_way_that_the_hand_can_pay_is_taken_before_a_shorter_one() -> None:
    """Marrakesh is only one step from Napoli; to Dakar, the path that fits the cards is taken."""
    assert (2, 0) == journey("napoli", "dakar", "orange magenta")


def test_here_is_no_journey() -> None:
    assert (0, 0) == journey("cairo", "cairo", "")
