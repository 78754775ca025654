"""Law 11: chains change only the agenda, open groups commute, and so do sights and own answers."""

from __future__ import annotations

import itertools

from hypothesis import given

from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import CHANCE, LINK, NOBODY, OPEN, flags_of, seat_of
from tests.laws.extent import SEEDS, UNIFORM_STEPS, bots, few, tables, walk
from tests.laws.strategies import Walk, eyes


def body(state: State) -> tuple[list[int], list[int]]:
    """A packed state in two parts: what is pending, and everything else."""
    items = list(state.pack())
    pending = 3 + items[2]
    return items[2:pending], items[:2] + items[pending:]


@tables
@bots
@few
@given(seed=SEEDS)
def test_a_chain_changes_only_the_agenda_and_sights_commute(
    key: str, seats: int, name: str, seed: int
) -> None:
    """Law 11: chains, and own answers seen by their own eye."""
    rng = Rng("chain", seed)
    _, clones = walk(key, seats, name, seed)
    for state in clones[:UNIFORM_STEPS]:
        if state.over() or state.to_act() == CHANCE:
            continue
        seat = int(state.to_act())
        legal = state.legal()
        action = legal[int(rng.below(len(legal)))]
        after = state.clone()
        after.apply(action)
        if not after.over() and flags_of(after.question()) & LINK:
            assert body(after)[1] == body(state)[1]
            for eye in eyes(seats):
                if eye != seat:
                    assert Sight(after, eye).pack() == Sight(state, eye).pack()
        if not after.over() and not flags_of(state.question()) & OPEN:  # both show secrets
            preview = Sight(state, seat).after([action])
            if preview.state.to_act() != NOBODY:  # which a step would show
                assert preview.pack() == Sight(after, seat).pack()


def chain(state: State, seat: int, rng: Rng) -> list[int]:
    """Answers of one seat in an open group, up to the end of its chain, by its own sight."""
    sight, answers = Sight(state, seat), list[int]()
    while not answers or flags_of(sight.question()) & LINK:
        legal = sight.legal()
        answers.append(legal[int(rng.below(len(legal)))])
        sight = Sight(state, seat).after(answers)
        if sight.question() < 0:
            break
    return answers


@tables
@few
@given(seed=SEEDS)
def test_answers_of_an_open_group_commute(key: str, seats: int, seed: int) -> None:
    """Law 11: groups."""
    rng = Rng("group", seed)
    for state in Walk(key, seats, "uniform", seed).steps(UNIFORM_STEPS):
        group = [] if state.over() else state.open_group()
        if len(group) < 2:
            continue
        if flags_of(state.question()) & LINK:
            continue  # somebody is in the middle of a chain
        chosen = {int(seat_of(question)): chain(state, int(seat_of(question)), rng)
                  for question in group}  # fmt: skip
        results = set()
        for order in itertools.permutations(chosen):
            branch = state.clone()
            for seat in order:
                branch.turn_to(seat)
                for action in chosen[seat]:
                    branch.apply(action)
            results.add(tuple(branch.pack()))
        assert len(results) == 1
