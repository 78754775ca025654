"""What becomes known or binding, so that no answer before it can be taken back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.heart_of_africa.chapters.test_setup import DEAL, KEPT, start
from tests.games.heart_of_africa.scene import Scene, scene
from tests.support import rule

CAPE = "cape_town-port_elizabeth/1"  # black, 3 spaces
EMPTY = {"row": "- - - - -", "deck": "", "terrain_row": "- -", "terrain_deck": ""}


def nothing_left() -> Scene:
    return scene(2, p1={"trains": 2}, ticket_deck=0, **EMPTY)


def last_question_of_a_claim() -> Scene:
    lines = [f"1 claim {CAPE}", "1 pay black", "1 locomotives 0"]
    return scene(2, p1={"hand": "black*3"}).play(*lines)


def tickets_drawn() -> Scene:
    game = scene(2, ticket_deck="T05 T06").play("1 draw tickets", "* ticket T05", "* ticket T06")
    return game.play("1 keep T05")


def last_of_the_first_choices() -> Scene:
    return start(2, "1", *DEAL).play(*KEPT[:4])


MOMENTS: dict[str, tuple[Callable[[], Scene], str, int]] = {
    "somebody passes and the turn ends": (nothing_left, "1 pass", 2),
    "a claim is complete and the turn ends": (last_question_of_a_claim, "1 plain", 1),
    "tickets are kept and the turn ends": (tickets_drawn, "1 enough", 2),
    "all have chosen their first tickets": (last_of_the_first_choices, KEPT[4], 2),
}


@rule("HA-TURN-01", "HA-TURN-03", "HA-TICKET-04", "HA-SETUP-08")
@pytest.mark.parametrize("moment", MOMENTS)
def test_there_is_no_way_back_when(moment: str) -> None:
    position, line, times = MOMENTS[moment]
    game = position()
    game.table.revealed = 20
    game.play(line)

    assert 20 + times == game.table.revealed


@rule("HA-SETUP-08")
def test_no_choice_of_first_tickets_is_left_when_all_have_chosen() -> None:
    game = last_of_the_first_choices()
    before = [player.choice > 0 for player in game.table.players]
    game.play(KEPT[4])

    assert [True, False] == before
    assert [0, 0] == [player.choice for player in game.table.players]


@rule("HA-TURN-01")
def test_a_claim_of_the_first_track_is_not_told_before_it_is_complete() -> None:
    """Its number is 0."""
    game = scene(2, p1={"hand": "red*3"}).play("1 claim ngaoundere-nigeria_north/1")

    assert [] == game.facts


@rule("HA-TURN-01")
def test_the_turns_of_all_players_are_counted() -> None:
    game = scene(2, p1={"hand": "black*3"}, turns=20).claim(1, CAPE, "black")

    assert 21 == game.table.turns
