"""What tests of prepared positions share: seat 1 is asked what the name of a stage promises."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kindu.core.play import Dice
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import seat_of
from kindu.games import load, screen
from kindu.record.record import Record
from tests.web.positions import Position

Stage = Callable[[], Position]


def of_seats(stage: Callable[[int], Position], *seats: int) -> dict[str, Stage]:
    """A stage for several numbers of players."""
    return {f"{stage.__name__} {n}": partial(stage, n) for n in seats}


def question(state: State) -> str | None:
    """What seat 1 reads on its screen."""
    found: str | None = screen(state.rules.key).view(Sight(state, 0), {})["question"]
    return found


def legal(state: State) -> list[str]:
    """What may be answered."""
    return [state.rules.label(action) for action in state.legal()]


def played(position: Position, *answers: str) -> Record:
    """The game goes on from a position, with luck of its own."""
    file = position.file
    record = Record(load(file.game), file.seats, Dice(Rng("on")), file.options, file.lines)
    for answer in answers:
        record.play(f"{int(record.state.to_act()) + 1} {answer}")
    return record


def asked_together(position: Position) -> list[int]:
    """The seats of an open group, from 1."""
    return sorted(int(seat_of(question)) + 1 for question in position.state().open_group())


def check(position: Position) -> None:
    """Seat 1 is asked and has the answers that are named; nothing is left to chance."""
    state = position.state()

    assert (0, position.asks) == (state.to_act(), question(state))
    assert set(position.legal) <= set(legal(state))
    assert not set(position.refused) & set(legal(state))
    assert position.file.lines == played(position).lines
