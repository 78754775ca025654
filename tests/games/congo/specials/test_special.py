"""CO-SPC: one special card per round; who is asked, where a card may be played, when it acts."""

from __future__ import annotations

import pytest

from kindu.core.sight import Sight
from kindu.core.words import ALL, SPECTATOR, IllegalAnswer, WrongSeat, eyes_of
from tests.games.congo.places import PLACES, STOPS, places, playable
from tests.games.congo.scene import BOARD, Scene, scene
from tests.support import rule

THREE = "gb-missionary be-doctor de-missionary"
ANYWHERE = [
    "malaria", "friendly_encounter", "explored_region", "boiler_damage", "man_overboard",
    "no_auxiliaries", "hippo_attack", "colonist", "shaman",
]  # fmt: skip
FLAGGED = ["barracks", "hospital", "mission", "village", "barracks of value 4"]
WHERE = {card: list(PLACES) for card in ANYWHERE} | {
    "gorilla": ["village", "jungle", "village of value 4", "jungle of value 4"],
    "warrior": [place for place in PLACES if "barracks" not in place],
    "okapi": ["jungle", "jungle of value 4"],
    "only_nationals": FLAGGED,
    "arab_trader": [
        "barracks", "mission", "village", "village of value 4", "barracks of value 4"
    ],
}  # fmt: skip


def three(specials: list[str], **changes: object) -> Scene:
    """Bids of 5, 4 and 4; each seat has these special cards."""
    players = {f"p{n + 1}": {"specials": cards} for n, cards in enumerate(specials)}
    return scene(3, bids=THREE, **players, **changes)


@rule("CO-SPC-01")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_each_player_is_asked_once_in_turn_order(first: int) -> None:
    game = three(["malaria shaman", "colonist", "no_auxiliaries"], first=first)
    asked = []
    while game.legal("pass"):
        asked += [int(game.asked())]
        game.play(f"{asked[-1]} pass")

    assert [(first + n - 1) % 3 + 1 for n in range(3)] == asked
    assert "drop" in game.legal()


@rule("CO-SPC-01")
def test_one_card_of_the_hand_may_be_played() -> None:
    game = three(["malaria shaman colonist", "", ""])

    assert ["pass", "play malaria", "play colonist", "play shaman"] == game.legal()


@rule("CO-SPC-01", "R-35")
def test_the_offers_are_made_one_after_the_other_and_seen_by_all() -> None:
    game = three(["malaria", "colonist", "shaman"], first=2)
    question = game.table.question()
    before = [Sight(game.table, eye).question() >= 0 for eye in (0, 1, 2)]
    game.play("2 pass")
    later = [Sight(game.table, eye).question() >= 0 for eye in (0, 1, 2)]

    assert (ALL, []) == (eyes_of(question), game.table.open_group())
    assert ([False, True, False], [False, False, True]) == (before, later)


@rule("CO-SPC-02")
@pytest.mark.parametrize("owner", [1, 2, 3])
def test_after_a_special_card_nobody_else_may_play_one(owner: int) -> None:
    game = three(["malaria shaman", "colonist gorilla", "no_auxiliaries okapi"])
    card = ["shaman", "colonist", "no_auxiliaries"][owner - 1]
    game.special(owner, card)
    while game.verb() in ("draw", "character", "keep", "swap", "auxiliary"):
        game.play(f"{game.asked()} {game.legal()[0]}")

    assert [] == game.legal("play")
    assert [] == game.legal("pass")
    assert game.verb() in ("wait", "drop", "station")


@rule("CO-SPC-03")
@places
@pytest.mark.parametrize("card", WHERE)
def test_a_card_is_played_only_where_its_text_allows(card: str, place: str) -> None:
    assert (place in WHERE[card]) == playable(card, **PLACES[place])


@rule("CO-SPC-03")
@places
@pytest.mark.parametrize("card", ["tam_tam", "gorilla", "warrior", "arab_trader", "shaman"])
def test_with_two_players_the_places_are_the_same(card: str, place: str) -> None:
    allowed = card == "tam_tam" or place in WHERE[card]

    assert allowed == playable(card, 2, **PLACES[place])


@rule("CO-SPC-03")
@pytest.mark.parametrize("card", [card for card in WHERE if card != "boiler_damage"])
def test_the_stop_matters_only_where_the_card_says_so(card: str) -> None:
    station = "jungle" if card in ("gorilla", "okapi") else "mission"
    flag = "" if station == "jungle" else "gb"
    found = [playable(card, station=station, flag=flag, stop=stop) for stop in STOPS[1:]]

    assert [True] * 15 == found


@rule("CO-SPC-03")
@pytest.mark.parametrize("eye", [0, 1, 2, SPECTATOR])
def test_the_card_played_is_shown_to_all(eye: int) -> None:
    game = three(["", "shaman", ""]).special(2, "shaman")
    table = game.seen(eye).table

    assert (BOARD.special_ids.index("shaman"), 1) == (table.card, table.owner)


@rule("CO-SPC-03")
def test_a_card_that_may_not_be_played_here_is_refused() -> None:
    game = three(["gorilla", "", ""])

    with pytest.raises(IllegalAnswer):
        game.play("1 play gorilla")


@rule("CO-SPC-03")
def test_a_card_of_another_hand_is_refused() -> None:
    game = three(["malaria", "shaman", ""])

    with pytest.raises(IllegalAnswer):
        game.play("1 play shaman")
    with pytest.raises(WrongSeat):
        game.play("2 play shaman")


@rule("CO-SPC-04")
def test_special_cards_are_played_before_the_reveal() -> None:
    game = three(["malaria", "shaman", "colonist"])
    shown = [int(game.table.open)]
    for seat in (1, 2):
        game.play(f"{seat} pass")
        shown += [int(game.table.open)]
    before = game.seen(0).bids()
    game.play("3 pass")

    assert ([0, 0, 0], "gb-missionary ? ?") == (shown, before)
    assert (1, THREE) == (game.table.open, game.seen(0).bids())


@rule("CO-SPC-05")
@pytest.mark.parametrize("card", ["shaman", "friendly_encounter", "no_auxiliaries", "arab_trader"])
def test_a_card_leaves_the_hand_at_once_and_is_discarded_after_the_fight(card: str) -> None:
    """No Auxiliaries! leads straight to the end of the fight."""
    game = three([f"{card} malaria", "", ""])
    before = game.points(1)
    game.special(1, card)
    hand, points, lying = game.specials(1), game.points(1), game.special_discard()
    quick = card == "no_auxiliaries"
    game.finish()

    assert ("malaria", 2) == (hand, before)
    assert quick or (1, "") == (points, lying)
    assert (card, -1, -1) == (game.special_discard(), game.table.card, game.table.owner)


@rule("CO-SPC-05")
def test_the_gorilla_is_discarded_at_the_end_of_its_attack() -> None:
    """Seat 2 kills it with a 4; then all three go on."""
    where = {"station": "village", "p1": {"specials": "gorilla"}}
    game = scene(3, bids="gb-missionary be-officer de-officer", **where)
    game.special(1, "gorilla")
    before = game.special_discard()
    game.play("1 target 2", "* die 4")

    assert ("", "gorilla", "1") == (before, game.special_discard(), game.asked())
    assert {1, 2, 3} == set(game.totals())


@rule("CO-SPC-05")
def test_the_warrior_is_discarded_at_the_end_of_its_attack() -> None:
    game = three(["warrior", "", ""]).special(1, "warrior")
    before = game.special_discard()
    game.play("1 target 2", "* die 4")

    assert ("", "warrior", "1") == (before, game.special_discard(), game.asked())


@rule("CO-SPC-06")
def test_nobody_has_to_play_a_special_card() -> None:
    game = three(["malaria", "shaman", "colonist"]).passes()

    assert ["malaria", "shaman", "colonist"] == [game.specials(n) for n in (1, 2, 3)]
    assert (1, -1, "drop") == (game.table.open, game.table.card, game.legal("drop")[0])


@rule("CO-SPC-06")
def test_a_player_without_special_cards_can_only_pass() -> None:
    game = three(["", "shaman", ""])

    assert ["pass"] == game.legal()
    assert ["pass", "play shaman"] == game.play("1 pass").legal()


@rule("CO-SPC-02", "CO-SPC-05")
def test_in_the_next_round_another_card_may_be_played() -> None:
    hands = {f"p{n + 1}": {"hand": "de-doctor"} for n in range(2)}
    hands |= {"p3": {"hand": "fr-doctor", "specials": "malaria"}}
    hands["p1"]["specials"] = "shaman"
    game = scene(3, bids=THREE, **hands).special(1, "shaman").finish()
    game.play("* station hospital")
    while game.asked() == "*":
        game.play(f"* {game.legal()[0]}")
    game.bid("de-doctor de-doctor fr-doctor")
    while game.asked() != "3":
        game.play(f"{game.asked()} pass")

    assert ["pass", "play malaria"] == game.legal()
