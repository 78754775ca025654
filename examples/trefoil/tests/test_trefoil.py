"""The rules of Trefoil, one test per rule, from positions that are told card by card."""

from __future__ import annotations

import pytest

from kindu.core.play import Dice, answer, replay, settle
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import IllegalAnswer, SetupError
from kindu.games import game, load, screen
from kindu.lab.bot_game import BotGame
from kindu_trefoil.flow import GameState, Trefoil

rule = pytest.mark.rule
RULES = Trefoil()
FIRST = ["oak-1", "oak-2", "oak-3", "ash-4", "ash-5", "elm-6", "elm-7"]
SECOND = ["oak-4", "oak-5", "oak-6", "oak-7", "ash-1", "ash-2", "ash-3"]


def dealt(*plays: str, trump: str = "elm-1") -> GameState:
    """The first deal with these hands, after these plays."""
    lines = [f"* deal {card}" for card in FIRST + SECOND] + [f"* turn {trump}"]
    state = replay(RULES, 2, lines)
    for play in plays:
        answer(state, f"{int(state.to_act()) + 1} play {play}")
    assert isinstance(state, GameState)
    return state


def labels(state: GameState) -> list[str]:
    return [RULES.parts(action)[1] for action in state.legal()]


@rule("TF-COMP-01")
def test_there_are_21_cards() -> None:
    assert 21 == RULES.num_actions


@rule("TF-DEAL-01")
def test_seats_take_turns_in_leading_first() -> None:
    record = BotGame(RULES, ["uniform", "uniform"], 1).play()
    leads = [line[0] for n, line in enumerate(record.lines) if record.lines[n - 1][2:6] == "turn"]

    assert ["1", "2", "1", "2", "1", "2"] == leads
    assert 1 == dealt_to_second().to_act()


def dealt_to_second() -> State:
    state = RULES.start(2, {"start player": "2"})
    settle(state, Dice(Rng(1)))
    return state


@rule("TF-DEAL-02")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    own, other = (screen("trefoil").view(Sight(dealt(), eye), {}) for eye in (0, 1))

    assert (FIRST, None) == (own["seats"][0]["hand"], own["seats"][1]["hand"])
    assert (None, SECOND) == (other["seats"][0]["hand"], other["seats"][1]["hand"])


@rule("TF-DEAL-03")
def test_the_card_turned_up_makes_trump() -> None:
    assert "elm" == screen("trefoil").view(Sight(dealt(), 7), {})["trump"]


@rule("TF-PLAY-01")
def test_the_leader_plays_any_card_then_the_other() -> None:
    assert FIRST == labels(dealt())
    assert 1 == dealt("elm-6").to_act()


@rule("TF-PLAY-02")
def test_who_can_follow_suit_must() -> None:
    state = dealt("oak-3")

    assert ["oak-4", "oak-5", "oak-6", "oak-7"] == labels(state)
    assert SECOND == labels(dealt("elm-6"))
    with pytest.raises(IllegalAnswer, match="TF-PLAY-02"):
        answer(state, "2 play ash-1")
    with pytest.raises(IllegalAnswer, match="TF-PLAY-01"):
        answer(state, "2 play elm-2")


@rule("TF-TRICK-01")
@pytest.mark.parametrize(
    ("led", "other", "trump", "points"),
    [
        ("oak-3", "oak-4", "elm-1", [0, 1]),
        ("ash-4", "ash-3", "elm-1", [1, 0]),
        ("elm-6", "oak-7", "ash-6", [1, 0]),
        ("elm-6", "ash-1", "ash-6", [0, 1]),
    ],
)
def test_trump_or_the_suit_led_wins(led: str, other: str, trump: str, points: list[int]) -> None:
    state = dealt(led, other, trump=trump)

    assert points == [state.points(seat) for seat in range(2)]


@rule("TF-TRICK-02")
def test_the_winner_leads() -> None:
    assert 1 == dealt("oak-3", "oak-4").to_act()
    assert 0 == dealt("elm-6", "oak-7").to_act()


@rule("TF-TRICK-03")
def test_the_last_trick_counts_twice() -> None:
    state = dealt()
    while state.deal == 0:
        state.apply(state.legal()[0])

    assert 7 + 1 == state.points(0) + state.points(1)


@rule("TF-END-01")
def test_six_deals_are_a_game() -> None:
    state = BotGame(RULES, ["greedy", "greedy"], 2).play().state

    assert state.over()
    assert "TF-END-01" == state.ending()
    assert 6 * 8 == state.points(0) + state.points(1)


@rule("TF-INFO-01")
def test_a_guess_keeps_to_what_was_seen() -> None:
    """Seat 2 could not follow elm: no guess of seat 1 gives it one."""
    sight = Sight(dealt("elm-6", "oak-7"), 0)
    for n in range(30):
        world = sight.guess(Rng(n))
        assert isinstance(world, GameState)
        assert not world.hands[1] >> 14
        assert list(Sight(world, 0).pack()) == list(sight.pack())


def test_one_who_forgets_may_guess_otherwise() -> None:
    sight = Sight(dealt("elm-6", "oak-7"), 0)
    worlds = [sight.guess(Rng(n), 1000) for n in range(30)]

    assert any(isinstance(world, GameState) and world.hands[1] >> 14 for world in worlds)


def test_greedy_beats_uniform() -> None:
    won = 0
    for seed in range(40):
        names = ["greedy", "uniform"] if seed % 2 else ["uniform", "greedy"]
        places = BotGame(RULES, names, seed).play().state.places()
        won += places[names.index("greedy")] == 1

    assert won >= 26


def test_there_is_no_board() -> None:
    assert not game("trefoil").has_board()
    with pytest.raises(SetupError, match="expected no board file"):
        load("trefoil", "a = 1")


def test_the_game_is_for_two() -> None:
    assert "2 players" == game("trefoil").players()
    with pytest.raises(SetupError, match="expected 2 seats for Trefoil, but got 3"):
        RULES.start(3)


def test_luck_settles_a_deal() -> None:
    state = RULES.start(2)
    luck = Dice(Rng(1))
    for _ in range(15):
        state.apply(luck.draw(state, state.question()))

    assert 0 == state.to_act()
