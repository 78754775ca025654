"""The balance report of this game: what is counted in real games."""

from kindu.games import load, paper, screen
from kindu.lab.balance.catalogue import DONE, TAKEN
from kindu.lab.balance.watching import play_game
from tests.lab.balance.books import known, made_up, series


def test_what_is_counted_adds_up_to_the_score_sheet() -> None:
    """What a seat has done brings the points on its sheet."""
    game = play_game(series("heart_of_africa", "uniform"), 0)
    board = screen("heart_of_africa").board_view(load("heart_of_africa"))
    for seat in range(2):
        sheet = game.sheets[seat]
        points = {card["id"]: card["points"] for card in board["tickets"]}
        kept = {name: rows for name, rows in game.counts["ticket"].items() if rows[TAKEN][seat]}
        brought = sum(points[n] if rows[DONE][seat] else -points[n] for n, rows in kept.items())
        expected = sheet["HA-SCORE-02"]
        assert expected == brought


def test_comments_tell_what_is_reconstructed() -> None:
    assert set() == known("heart_of_africa", "ticket")
    assert set() == made_up("heart_of_africa", "track")


def test_an_owner_who_corrects_the_comment_makes_values_known() -> None:
    text = paper("heart_of_africa", "board.toml")
    mine = text.replace("# reconstructed: all pairs", "# source: my copy has all pairs")

    assert set() == made_up("heart_of_africa", "ticket", mine)
