"""What cards in hand are good for at the stops ahead."""

from kindu.core.sight import Sight
from kindu.games.congo.board.board import standard_board
from kindu.games.congo.view.ahead import stops_ahead
from kindu.games.congo.view.seats import SpecialView
from kindu.games.congo.view.table import view
from tests.games.congo.scene import Scene, scene

BOARD = standard_board()


def special(game: Scene, card: str) -> SpecialView:
    """A special card of seat 1, which has no other."""
    found = view(Sight(game.table, 0), {})["seats"][0]["special_hand"]
    assert found
    assert [card] == [one["id"] for one in found]
    return found[0]


def ahead(game: Scene) -> list[str]:
    return [BOARD.stop_ids[stop] for stop in stops_ahead(game.table)]


def test_a_card_of_the_jungle_is_sure_only_where_a_jungle_lies() -> None:
    game = scene(3, station="jungle", flag="", p1={"specials": "okapi"})
    found = special(game, "okapi")

    assert ["isangi"] == found["sure"]
    assert ahead(game)[1:] == found["open"]


def test_a_card_that_fits_every_place_is_sure_everywhere_ahead() -> None:
    game = scene(3, p1={"specials": "malaria"})
    found = special(game, "malaria")

    assert (ahead(game), []) == (found["sure"], found["open"])


def test_a_card_that_needs_a_flag_depends_on_the_tiles_that_remove_it() -> None:
    game = scene(3, station="mission", flag="gb", p1={"specials": "only_nationals"})
    found = special(game, "only_nationals")

    assert ["isangi"] == found["sure"]
    assert "kindu" in found["open"]


def test_a_character_is_unspoiled_where_the_flag_takes_nothing_away() -> None:
    game = scene(3, flag="gb", p1={"hand": "gb-doctor us-explorer-officer"})
    hand = view(Sight(game.table, 0), {})["seats"][0]["hand"]
    found = {card["id"]: card["unspoiled"] for card in hand or []}

    assert "isangi" in found["gb-doctor"]
    assert [] == found["us-explorer-officer"]  # a die decides
