"""Balance reports: what is counted in real games."""

from dataclasses import replace
from pathlib import Path

import pytest

from kindu.games import load
from kindu.lab.balance.plots import draw_seats, draw_worth, save
from kindu.lab.balance.study import study
from kindu.lab.balance.watching import play_all, scout_of
from tests.lab.balance.books import series
from tests.support import QUICKEST, WITH_REPORT


@pytest.mark.parametrize("key", WITH_REPORT)
def test_no_game_uses_what_was_not_there(key: str) -> None:
    scout = scout_of(key, None)
    for game in play_all(series(key, seats=load(key).seats[-1]), 2, 1):
        for kind in scout.catalogue.kinds:
            rows = game.counts[kind.key].values()
            assert set(game.counts[kind.key]) <= set(scout.items[kind.key])
            for seen, taken, done in rows:
                steps = zip(seen, taken, done, strict=True)
                assert all(most >= some >= few for most, some, few in steps)


def test_processes_count_the_same_games() -> None:
    alone = [replace(game, seconds=0) for game in play_all(series(QUICKEST), 5, 1)]
    both = [replace(game, seconds=0) for game in play_all(series(QUICKEST), 5, 2)]

    assert alone == both


@pytest.mark.parametrize("key", WITH_REPORT)
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
    assert [kind.key for kind in scout_of(key, None).catalogue.kinds] == [
        w.kind for w in found.worth
    ]
    assert 2 == sum(found.length.endings.values())
    assert 2 == pytest.approx(sum(seat.wins.count for seat in found.seats.seats))


def test_drawings_of_the_same_games_are_the_same(tmp_path: Path) -> None:
    found = study(series(QUICKEST), list(play_all(series(QUICKEST), 3, 1)), 3)
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
    found = study(series(QUICKEST), list(play_all(series(QUICKEST), 1, 1)), 1)
    nothing = replace(found.worth[2], items=[])

    assert save(draw_worth(nothing), tmp_path / "empty.svg").exists()
