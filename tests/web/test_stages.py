"""The positions that tests/web opens tables at: seat 1 is asked what their names promise."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from kindu.core.play import Dice
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import seat_of
from kindu.games import load
from kindu.games.congo import values
from kindu.games.congo.state.state import Table as River
from kindu.games.congo.view.table import view as congo_view
from kindu.games.heart_of_africa.state.state import Table as Map
from kindu.games.heart_of_africa.view.table import view as heart_view
from kindu.games.piles import total
from kindu.record.record import Record
from tests.games.congo.web import stages as congo
from tests.games.heart_of_africa.web import stages as heart
from tests.web.positions import Position

Stage = Callable[[], Position]


def of_seats(stage: Callable[[int], Position], *seats: int) -> dict[str, Stage]:
    return {f"{stage.__name__} {n}": partial(stage, n) for n in seats}


ALL: dict[str, Stage] = (
    heart.STAGES
    | {f"congo {name}": stage for name, stage in congo.STAGES.items()}
    | of_seats(heart.opening, 3, 4, 5)
    | of_seats(heart.turn, 3, 4, 5)
    | of_seats(heart.shut, 3, 4, 5)
    | of_seats(heart.no_trains, 2, 3, 4)
    | of_seats(heart.no_terrain, 2, 3, 4)
    | of_seats(congo.bid, 2, 4)
    | of_seats(congo.level, 2, 4)
    | of_seats(congo.tiles, 3, 4)
    | of_seats(congo.raising, 3, 4)
    | of_seats(congo.last_stop, 3, 4)
)


def question(state: State) -> str | None:
    """What seat 1 reads on its screen."""
    if state.rules.key == "congo":
        return congo_view(Sight(state, 0), {})["question"]
    return heart_view(Sight(state, 0), {})["question"]


def legal(state: State) -> list[str]:
    return [state.rules.label(action) for action in state.legal()]


def played(position: Position, *answers: str) -> Record:
    """The game goes on from a position, with luck of its own."""
    file = position.file
    record = Record(load(file.game), file.seats, Dice(Rng("on")), file.options, file.lines)
    for answer in answers:
        record.play(f"{int(record.state.to_act()) + 1} {answer}")
    return record


def asked_together(position: Position) -> list[int]:
    return sorted(int(seat_of(question)) + 1 for question in position.state().open_group())


def heart_table(position: Position) -> Map:
    state = position.state()
    assert isinstance(state, Map)
    return state


def river(position: Position) -> River:
    state = position.state()
    assert isinstance(state, River)
    return state


@pytest.mark.parametrize("name", ALL)
def test_seat_1_is_asked_and_has_the_answers_that_are_named(name: str) -> None:
    position = ALL[name]()
    state = position.state()

    assert (0, position.asks) == (state.to_act(), question(state))
    assert set(position.legal) <= set(legal(state))
    assert not set(position.refused) & set(legal(state))
    assert position.file.lines == played(position).lines  # nothing is left to chance


# --- Heart of Africa ----------------------------------------------------------------------


def wild(position: Position, track: str) -> list[str]:
    """With how many locomotives as terrain a track is doubled that is paid without them."""
    record = played(position, f"claim {track}")  # the only way to pay is chosen by itself
    for answer in ("pay yellow", "locomotives 0"):
        if answer in legal(record.state):
            record.play(f"1 {answer}")
    if "double" not in legal(record.state):
        return []
    before = len(record.lines)
    record.play("1 double")
    if question(record.state) == "wild":
        return legal(record.state)
    return [record.lines[before + 1].partition(" ")[2]]  # the only one is chosen by itself


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


# --- Congo 1884 ---------------------------------------------------------------------------


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
