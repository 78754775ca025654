"""The learned outlook of Congo 1884, and when a search may take it."""

from librt.vecs import vec

from kindu.core.play import Dice, settle
from kindu.core.rng import Rng
from kindu.core.words import CHANCE, kind_of
from kindu.games import load
from kindu.games.congo.kinds import STATION
from kindu.games.congo.state.state import Tabletop

RULES = load("congo")


def start() -> Tabletop:
    """The first tile is about to be turned up."""
    state = RULES.start(2)
    luck = Dice(Rng(1))
    while kind_of(state.question()) != STATION:
        assert state.to_act() == CHANCE
        state.apply(luck.draw(state, state.question()))
    assert isinstance(state, Tabletop)
    return state


def test_a_round_begins_calmly() -> None:
    state, plan = start(), RULES.plan()
    quiet = plan.quiet(state)
    settle(state, Dice(Rng(1)))

    assert (True, False) == (quiet, plan.quiet(state))


def test_more_auxiliaries_of_the_rival_are_bad_news() -> None:
    state, plan = start(), RULES.plan()
    before = plan.outlook(state, 0)
    state.players[1].helper_cards += 3

    assert plan.outlook(state, 0) < before


def test_the_outlook_of_a_whole_game_is_near_the_points_of_good_players() -> None:
    state, plan = start(), RULES.plan()

    assert all(1000 < plan.outlook(state, seat) < 3500 for seat in range(2))


def test_every_stop_is_a_phase() -> None:
    state, plan = start(), RULES.plan()
    phases = []
    for stop in (0, 3, 4, 15):
        state.stop = stop
        phases.append(int(plan.phase(state)))

    assert [0, 3, 4, 15] == phases


def test_traits_show_the_special_cards_in_hand() -> None:
    state, plan = start(), RULES.plan()
    state.players[0].specials = 0b101
    traits = vec[float]([0.0] * 64)
    n = plan.traits(state, 0, traits)

    assert 33 == n
    assert [1.0, 0.0, 1.0] == list(traits)[18:21]


def test_what_a_finished_game_is_worth_is_its_points() -> None:
    state, plan = start(), RULES.plan()
    state.depth = 0

    assert [50 * state.points(0)] == [plan.outlook(state, 0)]
