"""The balance report of this game: what is counted in real games."""

from kindu.games import load, screen
from kindu.lab.balance.catalogue import TAKEN
from kindu.lab.balance.watching import play_game
from tests.lab.balance.books import known, series


def test_what_is_counted_adds_up_to_the_score_sheet() -> None:
    """What a seat has done brings the points on its sheet."""
    game = play_game(series("congo", "greedy"), 0)
    board = screen("congo").board_view(load("congo"))
    for seat in range(2):
        sheet = game.sheets[seat]
        values = {stop["id"]: 2 * stop["value"] for stop in board["stops"]}
        won = game.counts["stop"]
        brought = sum(values[name] for name, rows in won.items() if rows[TAKEN][seat])
        expected = sheet.get("CO-SCORE-01", 0)
        assert expected == brought


def test_a_bid_is_one_choice_of_a_round() -> None:
    game = play_game(series("congo"), 0)
    bids = [rows[TAKEN] for rows in game.counts["character"].values()]

    assert [15, 15] == [sum(row[seat] for row in bids) for seat in range(2)]  # of 16 stops


def test_comments_tell_what_is_reconstructed() -> None:
    jobs, places = ("doctor", "missionary"), ("hospital", "mission")
    posts = {f"{job}@{place}" for job in jobs for place in places}

    assert posts == known("congo", "post")
    assert {"stanley_falls"} == known("congo", "stop")
    assert (20, 0, 0) == tuple(len(known("congo", k)) for k in ("character", "auxiliary", "tile"))
