"""CO-BID: everybody lays a character face down, all at the same time."""

from __future__ import annotations

import itertools

import pytest

from kindu.core.sight import Sight
from kindu.core.words import BIT, SPECTATOR, IllegalAnswer, eyes_of, seat_of
from tests.games.congo.chapters.test_setup import alike
from tests.games.congo.scene import scene
from tests.support import rule

HANDS = {
    "p1": {"hand": "gb-doctor*2 de-officer us-explorer-officer"},
    "p2": {"hand": "be-doctor fr-missionary"},
    "p3": {"hand": "de-missionary gb-explorer"},
}
CHOSEN = {0: "bid gb-doctor", 1: "bid be-doctor", 2: "bid de-missionary"}


@rule("CO-BID-01")
def test_any_character_of_the_hand_may_be_bid_and_nothing_else_is_allowed() -> None:
    game = scene(3, **HANDS)

    assert ["bid gb-doctor", "bid de-officer", "bid us-explorer-officer"] == game.legal()


@rule("CO-BID-01", "R-06")
def test_bidding_is_not_optional() -> None:
    game = scene(3, **HANDS)

    with pytest.raises(IllegalAnswer):
        game.play("1 pass")


@rule("CO-BID-01")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_all_bid_at_the_same_time(first: int) -> None:
    game = scene(3, first=first, **HANDS)
    group = game.table.open_group()

    order = [(first - 1 + n) % 3 for n in range(3)]
    assert order == [seat_of(question) for question in group]
    assert [BIT[seat] for seat in order] == [eyes_of(question) for question in group]
    assert [3, 2, 2] == [len(Sight(game.table, eye).legal()) for eye in (0, 1, 2)]


@rule("CO-BID-01")
def test_the_order_of_the_bids_has_no_effect() -> None:
    found = set()
    for order in itertools.permutations(range(3)):
        game = scene(3, **HANDS)
        for seat in order:
            game.table.turn_to(seat)
            game.play(f"{seat + 1} {CHOSEN[seat]}")
        found |= {tuple(game.table.pack())}

    assert 1 == len(found)


@rule("CO-BID-01")
def test_the_bid_leaves_the_hand_and_lies_face_down() -> None:
    game = scene(3, **HANDS).play("1 bid gb-doctor", "2 bid be-doctor", "3 bid de-missionary")

    assert "gb-doctor de-officer us-explorer-officer" == game.hand(1)
    assert "gb-doctor be-doctor de-missionary" == game.bids()
    assert [3, 1, 1] == [int(player.cards) for player in game.table.players]
    assert ["gb-doctor ? ?", "? be-doctor ?", "? ? de-missionary", "? ? ?"] == [
        game.seen(eye).bids() for eye in (0, 1, 2, SPECTATOR)
    ]
    assert 0 == game.table.open


@rule("CO-BID-01", "CO-INFO-03")
def test_nobody_sees_what_another_player_bids() -> None:
    """Whichever card seats 2 and 3 lay, seat 1 and spectators see the same."""
    games = []
    for second, third in itertools.product(
        ("be-doctor", "fr-missionary"), ("de-missionary", "gb-explorer")
    ):
        lines = ["1 bid gb-doctor", f"2 bid {second}", f"3 bid {third}"]
        games += [scene(3, **HANDS).play(*lines)]

    for game in games[1:]:
        assert alike(games[0], game, 0)
        assert alike(games[0], game, SPECTATOR)
    assert [True, False, False] == [alike(games[0], game, 1) for game in games[1:]]


@rule("CO-BID-02")
def test_only_those_with_a_bid_compete() -> None:
    """Seat 3 has 5 nuns but no character."""
    game = scene(3, bids="gb-officer gb-doctor -", p3={"helpers": "nun*5"}).passes()

    assert {1: 1, 2: 4} == game.totals()
    assert [0, 3, 0] == game.finish().score()


@rule("CO-BID-01", "R-06")
def test_who_has_no_character_sits_out_and_may_still_play_a_special_card() -> None:
    game = scene(3, p1={"hand": "gb-doctor"}, p2={"hand": "be-doctor"}, p3={"specials": "shaman"})
    group = [int(seat_of(question)) for question in game.table.open_group()]
    game.play("1 bid gb-doctor", "2 bid be-doctor", "1 pass", "2 pass")

    assert [0, 1] == group
    assert ["pass", "play shaman"] == game.legal()
    assert {1: 3, 2: 3} == game.play("3 play shaman").totals()


@rule("R-06", "CO-CHIEF-02")
def test_with_a_single_bid_its_player_is_chief() -> None:
    game = scene(2, bids="- gb-officer").passes()

    assert ([0, 3], 2) == (game.score(), game.first())
