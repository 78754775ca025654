"""Balance reports: what is counted in real games."""

from dataclasses import replace
from pathlib import Path

import pytest

from kindu.games import keys, load, paper, screen
from kindu.lab.balance.book import DONE, TAKEN
from kindu.lab.balance.plots import draw_seats, draw_worth, save
from kindu.lab.balance.study import study
from kindu.lab.balance.watching import play_all, play_game, scout_of
from kindu.lab.sim import Series

QUICK = {"africana": "greedy", "heart_of_africa": "uniform", "congo": "greedy"}


def series(key: str, bot: str = "uniform", seats: int = 2) -> Series:
    return Series(key, None, [bot] * seats, {}, 3)


@pytest.mark.parametrize("key", keys())
def test_what_is_counted_adds_up_to_the_score_sheet(key: str) -> None:
    """The things that a seat has done bring what its sheet says."""
    game = play_game(series(key, QUICK[key]), 0)
    board = screen(key).board_view(load(key))
    for seat in range(2):
        sheet = game.sheets[seat]
        if key == "africana":
            points = {card["id"]: card["points"] for card in board["expeditions"]}
            done = game.counts["expedition"]
            brought = sum(points[name] for name, rows in done.items() if rows[DONE][seat])
            expected = sheet["AF-SCORE-01"]
        elif key == "congo":
            values = {stop["id"]: 2 * stop["value"] for stop in board["stops"]}
            won = game.counts["stop"]
            brought = sum(values[name] for name, rows in won.items() if rows[TAKEN][seat])
            expected = sheet.get("CO-SCORE-01", 0)
        else:
            points = {card["id"]: card["points"] for card in board["tickets"]}
            kept = {name: rows for name, rows in game.counts["ticket"].items() if rows[TAKEN][seat]}
            brought = sum(points[n] if rows[DONE][seat] else -points[n] for n, rows in kept.items())
            expected = sheet["HA-SCORE-02"]
        assert expected == brought


@pytest.mark.parametrize("key", keys())
def test_no_game_uses_what_was_not_there(key: str) -> None:
    scout = scout_of(key, None)
    for game in play_all(series(key, seats=3), 2, 1):
        for kind in scout.book.kinds:
            rows = game.counts[kind.key].values()
            assert set(game.counts[kind.key]) <= set(scout.items[kind.key])
            for seen, taken, done in rows:
                steps = zip(seen, taken, done, strict=True)
                assert all(most >= some >= few for most, some, few in steps)


def test_in_africana_a_route_leads_from_where_the_explorer_was() -> None:
    game = play_game(series("africana"), 0)
    travelled = {name for name, rows in game.counts["route"].items() if any(rows[TAKEN])}
    entered = {name for name, rows in game.counts["place"].items() if any(rows[TAKEN])}

    assert travelled
    assert entered <= {end for name in travelled for end in name.split("-")}


def test_in_congo_a_bid_is_one_choice_of_a_round() -> None:
    game = play_game(series("congo"), 0)
    bids = [rows[TAKEN] for rows in game.counts["character"].values()]

    assert [15, 15] == [sum(row[seat] for row in bids) for seat in range(2)]  # of 16 stops


def test_processes_count_the_same_games() -> None:
    alone = [replace(game, seconds=0) for game in play_all(series("congo"), 5, 1)]
    both = [replace(game, seconds=0) for game in play_all(series("congo"), 5, 2)]

    assert alone == both


def made_up(key: str, kind: str, board: str | None = None) -> set[str]:
    """The things of a kind with reconstructed values."""
    items = scout_of(key, board).items[kind]
    return {name for name, item in items.items() if item.made_up}


def known(key: str, kind: str) -> set[str]:
    return set(scout_of(key, None).items[kind]) - made_up(key, kind)


def test_notes_of_blocks_tell_what_is_reconstructed() -> None:
    routes = {"aswan-cairo", "cape_town-lagos", "cape_town-port_natal", "mozambique-port_natal"}

    assert [set()] * 3 == [known("africana", k) for k in ("expedition", "adventure", "place")]
    assert routes == known("africana", "route")


def test_comments_tell_what_is_reconstructed() -> None:
    jobs, places = ("doctor", "missionary"), ("hospital", "mission")
    posts = {f"{job}@{place}" for job in jobs for place in places}

    assert set() == known("heart_of_africa", "ticket")
    assert set() == made_up("heart_of_africa", "track")
    assert posts == known("congo", "post")
    assert {"stanley_falls"} == known("congo", "stop")
    assert (20, 0, 0) == tuple(len(known("congo", k)) for k in ("character", "auxiliary", "tile"))


def test_an_owner_who_corrects_the_comment_makes_values_known() -> None:
    text = paper("heart_of_africa", "board.toml")
    mine = text.replace("# reconstructed: all pairs", "# source: my copy has all pairs")

    assert set() == made_up("heart_of_africa", "ticket", mine)


@pytest.mark.parametrize("key", keys())
def test_a_study_holds_all_parts(key: str) -> None:
    games = list(play_all(series(key), 2, 1))
    found = study(series(key), games, 3)

    assert (key, 2, "uniform", 2, 3) == (
        found.game,
        found.players,
        found.level,
        found.games,
        found.wanted,
    )
    assert [kind.key for kind in scout_of(key, None).book.kinds] == [w.kind for w in found.worth]
    assert 2 == sum(found.length.endings.values())
    assert 2 == pytest.approx(sum(seat.wins.count for seat in found.seats.seats))


def test_drawings_of_the_same_games_are_the_same(tmp_path: Path) -> None:
    found = study(series("congo"), list(play_all(series("congo"), 3, 1)), 3)
    for part, figures in {
        "seats": [draw_seats(found.seats) for _ in range(2)],
        "special": [draw_worth(found.worth[2]) for _ in range(2)],
    }.items():
        one, other = (
            save(figure, tmp_path / f"{part}{i}.svg").read_text("utf-8")
            for i, figure in enumerate(figures)
        )

        assert one == other
        assert "<svg" in one
        assert "<dc:date>" not in one


def test_drawings_of_things_that_nobody_saw_are_empty(tmp_path: Path) -> None:
    found = study(series("congo"), list(play_all(series("congo"), 1, 1)), 1)
    nothing = replace(found.worth[2], items=[])

    assert save(draw_worth(nothing), tmp_path / "empty.svg").exists()
