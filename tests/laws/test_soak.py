"""Many seeded random games to their end: a few in `make test`, thousands in `make soak`."""

from __future__ import annotations

from kindu.core.rng import Rng
from kindu.core.words import CHANCE
from tests.laws.extent import SOAK, tables
from tests.laws.strategies import CASES, GAMES

FEW = 6
CHECK_EVERY = 37  # answers between two checks of the box, chosen so that all questions come up


@tables
def test_random_games_end_by_the_rules_and_add_up(key: str, seats: int) -> None:
    """Laws 1, 8 and 9 over whole random games."""
    rules = GAMES[key]
    out = rules.buffer()
    for game in range(CASES[key].soak if SOAK else FEW):
        rng = Rng("soak", key, seats, game)
        state = rules.start(seats)
        state.listen()
        answers = 0
        while not state.over():
            out.clear()
            state.options(state.question(), out)
            assert out.n > 0
            chance = state.to_act() == CHANCE
            choice = rng.pick(out.odds, out.n) if chance else rng.below(out.n)
            state.apply(out.items[choice])
            answers += 1
            if answers % CHECK_EVERY == 0:
                CASES[key].conserved(state)
        CASES[key].conserved(state)
        told = [0] * seats
        for fact in state.heard():
            if fact.points:
                told[fact.seat] += fact.points
        assert answers <= rules.longest(seats)
        assert told == [state.points(seat) for seat in range(seats)]
        assert told == [sum(f.points for f in state.sheet(seat)) for seat in range(seats)]
