"""The words of legal answers and the views of games are what their types say."""

from typing import get_type_hints

import pytest

from kindu.core.play import Dice, advance, settle
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import SPECTATOR
from kindu.games import keys, load, screen
from kindu.games.any_view import AnyView
from tests.conforming import faults
from tests.support import COMPILED

Words = dict[str, str | float]  # for a game without types of its own
# Compiled modules keep no types; both engines say the same (tests/laws/test_builds.py).
pytestmark = pytest.mark.skipif(COMPILED, reason="types are read on the pure engine")
OFTEN = 7  # in every seven positions, the answers of three are checked, and the view of one


def walk(key: str, seats: int) -> list[State]:
    """The positions of a game in which everybody answers at random."""
    rules, luck, rng = load(key), Dice(Rng("words", seats)), Rng("answers", seats)
    state = rules.start(seats, {})
    settle(state, luck)
    found = []
    while not state.over():
        found.append(state.clone())
        legal = state.legal()
        advance(state, legal[int(rng.below(len(legal)))], luck)
    return [*found, state]


@pytest.mark.parametrize("key", keys())
def test_words_and_views_are_what_their_types_say(key: str) -> None:
    words, view = screen(key), get_type_hints(screen(key).view)["return"]
    answers = getattr(words, "AnswerWords", Words)
    found: set[str] = set()
    for n, state in enumerate(walk(key, load(key).seats[-1])):
        eye = SPECTATOR if state.over() else int(state.to_act())
        sight = Sight(state, eye)
        for action in sight.legal() if eye != SPECTATOR and n % OFTEN < 3 else []:
            found |= set(faults(words.answer_words(sight, action), answers, "answer"))
        if n % OFTEN == 0 or state.over():
            found |= set(faults(words.view(sight, {}), view, "view"))

    assert set() == found


@pytest.mark.parametrize("key", keys())
def test_a_screen_without_drawings_finds_what_it_counts_on(key: str) -> None:
    state = walk(key, load(key).seats[-1])[-1]
    view = screen(key).view(Sight(state, SPECTATOR), {})
    common = {name: view[name] for name in get_type_hints(AnyView) if name in view}
    common["seats"] = [{"points": one.get("points")} for one in common.get("seats", [])]

    assert [] == faults(common, AnyView, "view")


@pytest.mark.parametrize("key", keys())
def test_boards_are_what_their_types_say(key: str) -> None:
    kind = get_type_hints(screen(key).board_view)["return"]

    assert [] == faults(screen(key).board_view(load(key)), kind, "board")
