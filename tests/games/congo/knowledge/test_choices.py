"""Choices face down: who has answered knows it, and a guess keeps it."""

from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.games.congo.state.state import Tabletop
from tests.games.congo.web import stages
from tests.web.promises import played


def test_an_own_answer_face_down_is_kept_by_a_guess() -> None:
    record = played(stages.special("boiler_damage"), "play boiler_damage")
    seat = int(record.state.to_act())
    record.play(f"{seat + 1} {record.rules.label(record.state.legal()[0])}")
    truth, guess = record.state, Sight(record.state, seat).guess(Rng(1))

    assert isinstance(truth, Tabletop)
    assert isinstance(guess, Tabletop)
    assert 0 <= truth.players[seat].choice == guess.players[seat].choice


def test_own_tiles_of_a_duel_are_kept_by_a_guess() -> None:
    record = played(stages.tiles())
    seat = int(record.state.to_act())
    while int(record.state.to_act()) == seat:
        record.play(f"{seat + 1} {record.rules.label(record.state.legal()[-1])}")
    truth, guess = record.state, Sight(record.state, seat).guess(Rng(1))

    assert isinstance(truth, Tabletop)
    assert isinstance(guess, Tabletop)
    assert 0 < truth.players[seat].committed == guess.players[seat].committed
