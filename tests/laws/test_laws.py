"""The laws of docs/architecture.md, over every game and number of seats, random and greedy."""

from __future__ import annotations

import pytest
from hypothesis import given

from kindu.core.play import answer, check, settle
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import CHANCE, LINK, IllegalAnswer, eyes_of, flags_of, sees
from tests.laws.extent import (
    SEEDS,
    UNIFORM_STEPS,
    WHOLE,
    bots,
    few,
    most_steps,
    positions,
    tables,
    walk,
)
from tests.laws.strategies import CASES, GAMES, Walk, eyes


@tables
@bots
@few
@given(seed=SEEDS)
def test_options_are_ascending_labelled_and_within_bounds(
    key: str, seats: int, name: str, seed: int
) -> None:
    """Law 1, and the odds of law 2."""
    played = Walk(key, seats, name, seed)
    rules = played.rules
    for state in played.steps(min(UNIFORM_STEPS, most_steps(played, name))):
        if state.over():
            break
        out = rules.buffer()
        state.options(state.question(), out)
        legal = out.actions()
        chance = state.to_act() == CHANCE
        low, high = (rules.num_actions, rules.num_numbers) if chance else (0, rules.num_actions)
        assert legal
        assert legal == sorted(set(legal))
        assert low <= legal[0] <= legal[-1] < high
        assert all(rules.parse(rules.label(action)) == action for action in legal)
        assert all(out.odds[i] > 0 for i in range(out.n))
        assert chance or set(out.odds[: out.n]) == {1}
        check(state, state.to_act(), legal[seed % len(legal)])
        wrong = (legal[0] + 1 + seed) % rules.num_numbers
        if wrong not in legal:
            with pytest.raises(IllegalAnswer, match="expected one of"):
                check(state, state.to_act(), wrong)


@pytest.mark.parametrize("key", GAMES)
def test_labels_are_unique_and_can_be_read(key: str) -> None:
    rules = GAMES[key]
    labels = [rules.label(action) for action in range(rules.num_numbers)]

    assert len(set(labels)) == len(labels)
    assert [rules.parse(label) for label in labels] == list(range(rules.num_numbers))


@tables
def test_luck_draws_by_the_odds(key: str, seats: int) -> None:
    """Law 2, at the questions of chance in one eager game, each kind a few times."""
    rng = Rng("odds", key, seats)
    seen: dict[int, int] = {}
    for state in Walk(key, seats, "eager", 5).steps(2000):
        if state.over() or state.to_act() != CHANCE:
            continue
        kind = state.question() & 255
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] > 2:
            continue
        out = state.rules.buffer()
        state.options(state.question(), out)
        draws = 3000
        counts = dict.fromkeys(out.actions(), 0)
        for _ in range(draws):
            counts[int(state.pick(state.question(), rng))] += 1
        whole = sum(int(out.odds[i]) for i in range(out.n))
        for i, count in enumerate(counts.values()):
            share = int(out.odds[i]) / whole
            assert abs(count - draws * share) < 6 * (draws * share * (1 - share) + 1) ** 0.5


@tables
@bots
@few
@given(seed=SEEDS)
def test_copies_are_deep_and_replays_agree(key: str, seats: int, name: str, seed: int) -> None:
    """Laws 3 and 4: no past clone ever changes, and replaying the log gives every state again."""
    played, clones = walk(key, seats, name, seed)
    packs = [state.pack() for state in clones]
    live = played.rules.start(seats)

    assert live.pack() == packs[0]
    for line, expected in zip(played.lines, packs[1:], strict=False):
        answer(live, line)
        assert live.pack() == expected
    assert [state.pack() for state in clones] == packs
    clones[-1].agenda = clones[-1].agenda[:0]


@tables
@bots
@few
@given(seed=SEEDS)
def test_the_box_is_complete_at_every_step(key: str, seats: int, name: str, seed: int) -> None:
    """Law 8."""
    played = Walk(key, seats, name, seed)
    for state in played.steps(most_steps(played, name)):
        CASES[key].conserved(state)
        for seat in range(seats):
            assert state.points(seat) == sum(fact.points for fact in state.sheet(seat))


@tables
@few
@given(seed=SEEDS)
def test_every_game_ends_within_its_bound_and_the_points_add_up(
    key: str, seats: int, seed: int
) -> None:
    """Law 9."""
    played = Walk(key, seats, "greedy" if WHOLE else "eager", seed)
    for _ in played.steps(int(played.rules.longest(seats)) + 1):
        pass
    state = played.state
    told = [0] * seats
    for fact in state.heard():
        if fact.points:
            told[fact.seat] += fact.points

    assert state.over()
    assert state.ending()
    assert state.to_act() == 15
    assert state.legal() == []
    assert told == [state.points(seat) for seat in range(seats)]
    assert min(state.places()) == 1


def message(state: State, eye: int) -> tuple[object, ...]:
    """All that an eye is sent after an answer."""
    sight = Sight(state, eye)
    facts = [fact.told(eye) for fact in state.heard()]
    told = [(f.rule, f.seat, f.a, f.b, f.c, f.d, f.points) for f in facts]
    return list(sight.pack()), sight.legal(), told


def any_chain(world: State, rng: Rng) -> None:
    """Any answer and, if it begins a chain, any answers up to its end."""
    while True:
        legal = world.legal()
        world.apply(legal[int(rng.below(len(legal)))])
        if world.over() or not flags_of(world.question()) & LINK:
            return


def same_or_hidden(worlds: list[State], eye: int, rng: Rng) -> bool:
    """Answer in both worlds, with whole chains: the same if the eye may see it, otherwise anything.

    False if no answer of the first world is legal in the other.
    """
    if not sees(eyes_of(worlds[0].question()), eye):
        for world in worlds:
            any_chain(world, rng)
        return True
    while True:
        first, second = (world.legal() for world in worlds)
        both = sorted(set(first) & set(second))
        if not both:
            return False
        action = both[int(rng.below(len(both)))]
        for world in worlds:
            world.apply(action)
        if worlds[0].over() or not flags_of(worlds[0].question()) & LINK:
            return True


@tables
@bots
@few
@given(seed=SEEDS)
def test_nothing_secret_leaks(key: str, seats: int, name: str, seed: int) -> None:
    """Law 7: two worlds that look alike to an eye send it the same, now and a few answers later."""
    rng = Rng("leak", seed)
    for state in positions(key, seats, name, seed):
        for eye in eyes(seats):
            worlds = [Sight(state, eye).guess(rng) for _ in range(2)]
            for world in worlds:
                world.listen()
            for _ in range(6):
                first, second = (message(world, eye) for world in worlds)
                assert first == second
                if worlds[0].over():
                    break
                known = worlds[0].revealed + (worlds[0].to_act() == CHANCE)
                if not same_or_hidden(worlds, eye, rng):
                    break
                if worlds[0].over() or (CASES[key].reveals and worlds[0].revealed > known):
                    break  # secrets were shown to all


@tables
def test_the_deal_is_settled_before_anybody_decides(key: str, seats: int) -> None:
    walker = Walk(key, seats, "uniform", 1)
    settle(walker.state, walker.luck)

    assert 0 <= walker.state.to_act() < seats
