"""The positions that browser tests open tables at: seat 1 is asked what their names promise."""

from __future__ import annotations

import pytest

from kindu.games.heart_of_africa.state.state import Tabletop as Map
from tests.games.heart_of_africa.web import stages as heart
from tests.web.positions import Position
from tests.web.promises import Stage, asked_together, check, legal, of_seats, played, question

ALL: dict[str, Stage] = (
    heart.STAGES
    | of_seats(heart.opening, 3, 4, 5)
    | of_seats(heart.turn, 3, 4, 5)
    | of_seats(heart.shut, 3, 4, 5)
    | of_seats(heart.no_trains, 2, 3, 4)
    | of_seats(heart.no_terrain, 2, 3, 4)
)


def heart_table(position: Position) -> Map:
    state = position.state()
    assert isinstance(state, Map)
    return state


@pytest.mark.parametrize("name", ALL)
def test_seat_1_is_asked_and_has_the_answers_that_are_named(name: str) -> None:
    check(ALL[name]())


def wild(position: Position, track: str) -> list[str]:
    """How many locomotives can serve as terrain to double a track that is paid for without any."""
    record = played(position, f"claim {track}")  # a single way to pay is chosen automatically
    for answer in ("pay yellow", "locomotives 0"):
        if answer in legal(record.state):
            record.play(f"1 {answer}")
    if "double" not in legal(record.state):
        return []
    before = len(record.lines)
    record.play("1 double")
    if question(record.state) == "wild":
        return legal(record.state)
    return [record.lines[before + 1].partition(" ")[2]]  # a single one is chosen automatically


def test_a_claim_is_doubled_with_more_or_fewer_locomotives() -> None:
    assert ["wild 0", "wild 1", "wild 2"] == wild(heart.doubling(), heart.DESERT)
    assert ["wild 0", "wild 1"] == wild(heart.doubling(), heart.SHORT_DESERT)


def test_a_locomotive_levels_the_display_of_a_rival() -> None:
    assert ["wild 1", "wild 2"] == wild(heart.levelling(), heart.DESERT)
    assert ["wild 1"] == wild(heart.levelling(), heart.SHORT_DESERT)


def test_a_rival_far_ahead_leaves_no_doubling() -> None:
    assert [] == wild(heart.outdone(), heart.DESERT)


def test_a_grey_track_is_paid_with_any_colour() -> None:
    answers = legal(played(heart.turn(), f"claim {heart.GREY}").state)

    assert ["pay blue", "pay white", "pay green", "pay locomotive"] == answers


def test_ferries_take_their_locomotives() -> None:
    short = played(heart.ferry(), f"claim {heart.FERRY}", "pay white")
    long = played(heart.ferry(), f"claim {heart.LONG_FERRY}")

    assert ["locomotives 1", "locomotives 2"] == legal(short.state)
    assert ["locomotives 2", "locomotives 3"] == legal(long.state)


def test_decks_are_empty() -> None:
    trains, terrain = heart_table(heart.no_trains()), heart_table(heart.no_terrain())

    assert (0, 0) == (trains.deck_size, trains.discard)
    assert 1 == list(trains.row).count(-1)
    assert (0, 0) == (terrain.terrain_deck, terrain.terrain_discard)
    assert 1 == list(terrain.terrain_row).count(-1)


def test_few_tickets_are_left() -> None:
    few = heart_table(heart.few_tickets())

    assert 3 == few.undealt_size + len(few.queue)
    assert 3 == len(heart.few_ticket_choice().legal)


def test_all_choose_their_first_tickets_at_the_same_time() -> None:
    assert [1, 2, 3, 4, 5] == asked_together(heart.opening(5))


def test_the_last_round_is_near() -> None:
    record = played(heart.trigger(), f"claim {heart.LAST}")
    while question(record.state) in {"colour", "locomotives", "double"}:
        record.play(f"1 {legal(record.state)[0]}")

    assert isinstance(record.state, Map)
    assert (-1, 2) == (heart_table(heart.trigger()).last, record.state.last)


def test_it_is_the_last_round() -> None:
    lasts = [heart.last_round(), heart.last_round_of_five(), heart.last_turn()]

    assert [2, 4, 1] == [heart_table(position).last for position in lasts]


def test_two_cards_end_the_game() -> None:
    assert played(heart.last_turn(), "draw train", "draw train").state.over()


def test_passes_end_the_game() -> None:
    assert played(heart.nothing_left(), *["pass"] * 5).state.over()
