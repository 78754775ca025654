"""CO-MOVE and CO-END: the way up the river, and who wins."""

from __future__ import annotations

import pytest

from tests.games.congo.scene import BOARD, Scene, scene
from tests.support import rule

CARDS = ["gorilla", "warrior", "malaria", "colonist", "shaman", "man_overboard"]


def last_round(*players: dict[str, object]) -> Scene:
    """The last round at Kindu: seat 1 becomes chief and scores 4."""
    seats = len(players)
    bids = " ".join(["gb-missionary", "gb-doctor", "gb-doctor"][:seats])
    position = {f"p{n + 1}": player for n, player in enumerate(players)}
    return scene(seats, bids=bids, stop="kindu", **position).passes().finish()


def at_end(score: int, specials: int = 0, helpers: int = 0, hand: int = 0) -> dict[str, object]:
    """A player before the last round, without the bid."""
    return {"score": score, "specials": specials, "helpers": helpers, "hand": hand}


def result(*players: dict[str, object]) -> tuple[list[int], list[int]]:
    """Half points and places; special cards, porters and characters are dealt by number."""
    cards, dealt = list(CARDS), []
    for nation, player in zip(("be", "fr", "de"), players, strict=False):
        many = int(str(player["specials"]))
        mine, cards = cards[:many], cards[many:]
        porters = f"porter*{player['helpers']}" if player["helpers"] else ""
        names = ["officer", "explorer", "doctor"][: int(str(player["hand"]))]
        hand = " ".join(f"{nation}-{name}" for name in names)
        dealt += [{**player, "specials": " ".join(mine), "helpers": porters, "hand": hand}]
    game = last_round(*dealt)
    points = [game.points(n + 1) for n in range(len(players))]
    return points, game.table.places()


@rule("CO-MOVE-01")
@pytest.mark.parametrize("stop", range(15))
def test_the_steamboat_moves_to_the_next_stop(stop: int) -> None:
    names = BOARD.stop_ids
    game = scene(4, bids="gb-doctor be-doctor gb-officer de-officer", stop=names[stop])
    game.passes().finish()

    assert (names[stop + 1], "station") == (game.stop(), game.verb())
    assert "" == game.table.ending()


@rule("CO-MOVE-01")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_game_is_over_when_it_leaves_kindu(seats: int) -> None:
    players: list[dict[str, object]] = [{}] * seats
    game = last_round(*players)

    assert game.table.over()
    assert ("", [], "CO-MOVE-01") == (game.asked(), game.legal(), game.table.ending())


@rule("CO-MOVE-01")
def test_also_without_a_chief_at_kindu() -> None:
    game = scene(2, bids="gb-doctor be-doctor", stop="kindu").passes().finish()

    assert (True, [1, 1]) == (game.table.over(), game.score())


@rule("CO-END-01")
def test_every_special_card_in_hand_scores_half_a_point() -> None:
    points, _ = result(at_end(10, specials=1), at_end(13, specials=3), at_end(2))

    assert [29, 29, 4] == points


@rule("CO-END-01")
def test_the_sheet_names_it() -> None:
    game = last_round({"specials": "gorilla warrior malaria"}, {"specials": "shaman"})

    assert (3, 1) == (game.sheet(1)["CO-END-01"], game.sheet(2)["CO-END-01"])
    assert [8 + 3, 1] == [game.points(1), game.points(2)]
    assert [sum(game.sheet(n).values()) for n in (1, 2)] == [game.points(1), game.points(2)]


@rule("CO-END-01")
def test_a_card_played_in_the_last_round_scores_nothing() -> None:
    p1 = {"specials": "shaman malaria"}
    game = scene(2, bids="gb-missionary gb-doctor", stop="kindu", p1=p1).special(1, "shaman")
    game.finish()

    assert 8 + 1 == game.points(1)


@rule("CO-END-02")
@pytest.mark.parametrize(
    ("before", "places"), [([0, 3, 2], [1, 2, 3]), ([0, 9, 2], [2, 1, 3]), ([0, 5, 9], [3, 2, 1])]
)
def test_the_player_with_the_most_points_wins(before: list[int], places: list[int]) -> None:
    assert places == result(*[at_end(score) for score in before])[1]


@rule("CO-END-02", "R-38")
def test_half_a_point_decides() -> None:
    assert [2, 1] == result(at_end(0), at_end(4, specials=1))[1]


@rule("CO-END-03")
def test_of_tied_players_the_one_with_more_auxiliaries_wins() -> None:
    """Not the one with more cards."""
    less = result(at_end(0, helpers=2, hand=3), at_end(4, helpers=3, hand=0))
    more = result(at_end(0, helpers=4), at_end(4, helpers=3, hand=3))

    assert ([8, 8], [2, 1]) == less
    assert ([8, 8], [1, 2]) == more


@rule("CO-END-03")
def test_of_those_still_tied_the_one_with_more_cards_of_all_three_kinds_wins() -> None:
    """14.5 points each and two porters each; three special cards and one character against one
    special card and two characters.
    """
    second = result(at_end(10, 1, 2, 2), at_end(13, 3, 2, 1))
    first = result(at_end(10, 1, 2, 3), at_end(14, 1, 2, 2))

    assert ([29, 29], [2, 1]) == second
    assert ([29, 29], [1, 2]) == first


@rule("CO-END-03")
def test_auxiliaries_do_not_break_a_tie_of_different_points() -> None:
    assert [1, 2] == result(at_end(1), at_end(4, helpers=6, hand=3))[1]


@rule("CO-END-03", "R-20")
def test_after_all_tie_breaks_victory_is_shared() -> None:
    players = [at_end(0, 0, 2, 1), at_end(4, 0, 2, 1), at_end(3, 0, 3, 3)]

    assert ([8, 8, 6], [1, 1, 3]) == result(*players)
