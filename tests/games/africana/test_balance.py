"""The balance report of this game: what is counted in real games."""

from kindu.games import load, screen
from kindu.lab.balance.catalogue import DONE, TAKEN
from kindu.lab.balance.watching import play_game
from tests.lab.balance.books import known, series


def test_what_is_counted_adds_up_to_the_score_sheet() -> None:
    """What a seat has done brings the points on its sheet."""
    game = play_game(series("africana", "greedy"), 0)
    board = screen("africana").board_view(load("africana"))
    for seat in range(2):
        sheet = game.sheets[seat]
        points = {card["id"]: card["points"] for card in board["expeditions"]}
        done = game.counts["expedition"]
        brought = sum(points[name] for name, rows in done.items() if rows[DONE][seat])
        expected = sheet["AF-SCORE-01"]
        assert expected == brought


def test_a_route_leads_from_where_the_explorer_was() -> None:
    game = play_game(series("africana"), 0)
    travelled = {name for name, rows in game.counts["route"].items() if any(rows[TAKEN])}
    entered = {name for name, rows in game.counts["place"].items() if any(rows[TAKEN])}

    assert travelled
    assert entered <= {end for name in travelled for end in name.split("-")}


def test_notes_of_blocks_tell_what_is_reconstructed() -> None:
    routes = {"aswan-cairo", "cape_town-lagos", "cape_town-port_natal", "mozambique-port_natal"}

    assert [set()] * 3 == [known("africana", k) for k in ("expedition", "adventure", "place")]
    assert routes == known("africana", "route")
