"""HA-END: the last round and the end of the game."""

import pytest

from tests.games.heart_of_africa.scene import Scene, scene
from tests.support import rule

SHORT = "windhoek-walvis_bay"  # orange, 1 space
PAIR = "salisbury-beira"  # purple, 2 spaces
ENOUGH = 6  # if a game lasts this many turns, it goes on


def draw(game: Scene) -> Scene:
    """Whoever is asked draws two train cards."""
    seat = game.asked()
    two = [f"{seat} draw train", "* train red", f"{seat} draw train", "* train red"]
    return game.play(*two)


def turns_left(game: Scene) -> list[str]:
    """Who has a turn until the end, all drawing cards."""
    seats: list[str] = []
    while game.asked() and len(seats) < ENOUGH:
        seats += [game.asked()]
        draw(game)
    return seats


@rule("HA-END-01")
@pytest.mark.parametrize(("trains", "left"), [(1, 0), (2, 1), (3, 2)])
def test_two_or_fewer_trains_begin_the_last_round(trains: int, left: int) -> None:
    game = scene(2, p1={"hand": "orange", "trains": trains}).claim(1, SHORT, "orange")

    assert (left, 1) == (game.trains(1), len(game.told("HA-END-01")))
    assert ["2", "1"] == turns_left(game)


@rule("HA-END-01")
def test_three_trains_do_not() -> None:
    game = scene(2, p1={"hand": "orange", "trains": 4}).claim(1, SHORT, "orange")

    assert (3, []) == (game.trains(1), game.told("HA-END-01"))
    assert ENOUGH == len(turns_left(game))


@rule("HA-END-02")
def test_after_the_last_round_the_game_is_scored() -> None:
    """T40, Cape Town - Durban, is not completed."""
    game = scene(2, p1={"hand": "orange", "trains": 3, "tickets": "T40"}).claim(1, SHORT, "orange")
    draw(game)
    draw(game)

    assert ("", "HA-END-02", -5) == (game.asked(), game.ending(), game.points(1))
    assert [-6] == [fact.points for fact in game.told("HA-SCORE-02")]


@rule("HA-END-02")
def test_a_second_player_with_few_trains_changes_nothing() -> None:
    p1, p2 = {"hand": "orange", "trains": 3}, {"hand": "purple*2", "trains": 4}
    game = scene(3, p1=p1, p2=p2).claim(1, SHORT, "orange").claim(2, PAIR, "purple")

    assert (2, []) == (game.trains(2), game.told("HA-END-01"))
    assert ["3", "1"] == turns_left(game)


@rule("HA-END-02")
def test_claims_of_the_last_round_count() -> None:
    game = scene(2, p1={"hand": "purple*2", "trains": 2}, last=1).claim(1, PAIR, "purple")

    assert ("", 2, 0) == (game.asked(), game.points(1), game.trains(1))


@rule("HA-END-03")
@pytest.mark.parametrize("action", ["cards", "tickets"])
def test_the_trigger_is_tested_after_every_turn(action: str) -> None:
    """Such a position can't be reached: an earlier claim would have used up the trains."""
    game = scene(2, p1={"trains": 2})
    if action == "cards":
        draw(game)
    else:
        game.play("1 draw tickets", *[f"* ticket T0{n}" for n in (1, 2, 3, 4)], "1 keep T04")

    assert 2 == game.table.last


@rule("HA-END-03")
def test_nothing_but_a_claim_takes_trains() -> None:
    game = scene(2, p1={"trains": 3})
    draw(game)
    draw(game)
    game.play("1 draw tickets", *[f"* ticket T0{n}" for n in (1, 2, 3, 4)], "1 keep T04")

    assert (3, -1) == (game.trains(1), game.table.last)


@rule("HA-END-04")
@pytest.mark.parametrize(
    ("seats", "turn", "order"),
    [(2, 2, "1 2"), (3, 1, "2 3 1"), (4, 3, "4 1 2 3"), (5, 5, "1 2 3 4 5")],
)
def test_there_are_as_many_turns_as_players_from_the_next_one_on(
    seats: int, turn: int, order: str
) -> None:
    player = {f"p{turn}": {"hand": "orange", "trains": 3}}
    game = scene(seats, turn=turn, **player).claim(turn, SHORT, "orange")

    assert order.split() == turns_left(game)
