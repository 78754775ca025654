"""The positions that browser tests open tables at: seat 1 is asked what their names promise."""

from __future__ import annotations

import pytest

from kindu.core.words import seat_of
from kindu.games.congo import values
from kindu.games.congo.state.state import Tabletop as River
from kindu.games.piles import total
from tests.games.congo.web import stages as congo
from tests.web.positions import Position
from tests.web.promises import Stage, asked_together, check, of_seats, played, question

ALL: dict[str, Stage] = (
    congo.STAGES
    | of_seats(congo.bid, 2, 4)
    | of_seats(congo.level, 2, 4)
    | of_seats(congo.tiles, 3, 4)
    | of_seats(congo.raising, 3, 4)
    | of_seats(congo.last_stop, 3, 4)
)


def river(position: Position) -> River:
    state = position.state()
    assert isinstance(state, River)
    return state


@pytest.mark.parametrize("name", ALL)
def test_seat_1_is_asked_and_has_the_answers_that_are_named(name: str) -> None:
    check(ALL[name]())


@pytest.mark.parametrize("card", congo.NEXT)
def test_a_special_card_asks_seat_1(card: str) -> None:
    record = played(congo.special(card), f"play {card}")

    assert (0, congo.NEXT[card]) == (record.state.to_act(), question(record.state))


@pytest.mark.parametrize("card", sorted(set(congo.CARDS) - set(congo.NEXT)))
def test_other_special_cards_lie_on_the_table(card: str) -> None:
    record = played(congo.special(card), f"play {card}")

    assert f"1 play {card}" in record.lines


def test_boiler_damage_asks_all_others_at_the_same_time() -> None:
    state = played(congo.special("boiler_damage"), "play boiler_damage").state

    assert [2, 3] == sorted(int(seat_of(one)) + 1 for one in state.open_group())
    assert [1, 3] == asked_together(congo.discard())


def test_bids_and_hippo_tiles_are_chosen_at_the_same_time() -> None:
    assert [1, 2, 3, 4] == asked_together(congo.bid(4))
    assert [1, 2] == asked_together(congo.tiles(4))


def test_dice_are_rolled_when_seat_1_passes() -> None:
    def dice(position: Position) -> int:
        return sum(line.startswith("* die") for line in played(position, "pass").lines)

    assert [2, 2] == [dice(congo.sympathy()), dice(congo.language())]


def test_seat_1_is_below_the_highest_total_or_level_with_it() -> None:
    below, level = river(congo.lay()), river(congo.level())

    assert (6, 10) == (values.total(below, 0), values.highest(below))
    assert values.total(level, 0) == values.highest(level)


def test_both_have_tiles_for_a_duel() -> None:
    table = river(congo.tiles())

    assert [3, 3] == [total(table.players[seat].hippos) for seat in range(2)]


def test_one_answer_ends_the_voyage() -> None:
    assert played(congo.last_click(), "drop").state.over()
