"""Hints in positions of this game."""

import pytest

from kindu.advice.hints import hint
from kindu.advice.players import player
from kindu.bots.base import Budget
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from tests.games.africana.scene import scene as africana


def test_the_best_answers_come_first_and_chances_add_up() -> None:
    game = africana(2, p1={"at": "aswan", "joined": "A02", "hand": "grey joker"}).play("1 move")
    found = hint(Sight(game.table, 0), Budget(40), Rng(1), 2)

    assert ("search", 40) == (found.bot, found.iterations)
    assert "complete A02" == game.table.rules.label(found.rows[0].message()[0])
    assert ["AF-EXP-12"] == [fact.rule for fact in found.rows[0].reasons]
    assert len(game.table.legal()) == found.answers
    assert 2 == len(found.rows)
    for expectation in (found.expectation, *(row.expectation for row in found.rows)):
        assert 1.0 == pytest.approx(sum(expectation.chances))
        assert 2 == len(expectation.points)


def test_the_outlook_is_the_mean_over_all_answers() -> None:
    sight = Sight(africana(2, p1={"at": "cairo", "hand": "grey joker"}).table, 0)
    found = hint(sight, Budget(30), Rng(1), 99)
    looks = [row.looks for row in found.rows]
    mean = sum(n * row.expectation.points[0] for n, row in zip(looks, found.rows, strict=True))

    assert 30 == sum(looks)
    assert found.expectation.points[0] == pytest.approx(mean / 30, abs=0.02)
    low, high = (pick(row.expectation.chances[0] for row in found.rows) for pick in (min, max))
    assert low <= found.expectation.chances[0] <= high


def test_a_bot_without_opinion_gives_answers_and_reasons() -> None:
    game = africana(2, p1={"at": "aswan", "joined": "A02", "hand": "joker"}).play("1 move")
    found = hint(Sight(game.table, 0), player("greedy", game.table.rules), Rng(1))

    assert [] == found.expectation.chances == found.expectation.points
    assert "complete A02" == game.table.rules.label(found.rows[0].message()[0])
    assert ([], 3) == (found.rows[0].expectation.chances, len(found.rows))


def test_a_single_answer_needs_no_thought() -> None:
    game = africana(2, p1={"at": "cairo", "silver": 0}, north="|")
    game.table.books[0].unread = 0
    found = hint(Sight(game.play("1 buy").table, 0), Budget(5), Rng(1))

    assert (1, 0) == (found.answers, found.iterations)
    assert ([], "stop") == (
        found.rows[0].expectation.chances,
        game.table.rules.label(found.rows[0].message()[0]),
    )
