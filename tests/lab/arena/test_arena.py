"""The arena: who plays whom, and what the games show."""

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import replace

import pytest

from kindu.advice.players import budget_of, player
from kindu.bots.base import Thought
from kindu.cli.commands.arena import play
from kindu.core.play import Dice, settle
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.words import KinduError
from kindu.games import load
from kindu.lab.arena import plots
from kindu.lab.arena.arena import Arena, blocks, processes
from kindu.lab.arena.cluster import checked, own_code, reach
from kindu.lab.arena.pairing import WHOLE, Block, Lineup, PairedGame, play_block
from kindu.lab.arena.ratings import Rating
from kindu.lab.arena.standings import Standings
from kindu.lab.arena.times import Timed, Times
from tests.lab.games import block, matchup, outcome, played, timed
from tests.support import QUICKEST

TWO = Arena(matchup(), ["uniform", "greedy"], 1, 3)
THREE = Arena(matchup(3), ["a", "b", "c"], 1, 1)
ABC = Arena(matchup(), ["a", "b", "c"], 1, 10)


def test_every_bot_meets_every_other() -> None:
    assert [[Lineup("a", "b")], [Lineup("a", "c")], [Lineup("b", "c")]] == ABC.pairings()


def test_with_more_players_each_sits_alone_once() -> None:
    assert [Lineup("a", "b"), Lineup("b", "a")] == THREE.pairings()[0]
    assert ["b", "a", "b"] == Lineup("a", "b").bots(3, 1)


@pytest.mark.parametrize(
    ("players", "games", "rounds"), [(2, 10, 5), (2, 11, 6), (3, 6, 1), (3, 7, 2), (5, 1, 1)]
)
def test_games_are_rounded_up_to_whole_blocks(players: int, games: int, rounds: int) -> None:
    arena = Arena(matchup(players), ["a", "b", "c"], 1, games)

    assert (rounds, 3 * rounds) == (arena.rounds(), arena.blocks())


def test_the_one_takes_every_seat() -> None:
    games = play_block(matchup(3), [Lineup("uniform", "uniform")], 4, "1").games

    assert [0, 1, 2] == [game.seat for game in games]


def test_all_games_of_a_block_have_the_same_luck() -> None:
    games = play_block(matchup(), [Lineup("uniform", "uniform")], 0, "7").games

    assert games[0].outcome.points == games[1].outcome.points
    other = play_block(matchup(), [Lineup("uniform", "uniform")], 0, "8").games
    assert games[0].outcome.points != other[0].outcome.points


def test_who_else_is_in_the_arena_does_not_change_a_game() -> None:
    more = Arena(matchup(), ["search", "greedy", "uniform"], 1, 3)
    number = more.pairings().index([Lineup("greedy", "uniform")])
    few, many = TWO.play(0), more.play(number)

    assert [g.outcome.points for g in few.games] == [g.outcome.points for g in many.games][::-1]


def test_processes_play_the_same_games() -> None:
    assert played(list(blocks(TWO, None))) == played(list(blocks(TWO, processes(2))))


def test_what_was_played_before_ctrl_c_is_kept() -> None:
    def stopped(
        work: Callable[[range], list[Block]], parts: Iterable[range]
    ) -> Generator[tuple[int, list[Block]], None, None]:
        yield 0, work(next(iter(parts)))
        raise KeyboardInterrupt

    found, early = play(TWO, stopped)

    assert ([0], True) == ([block.number for block in found], early)


def test_shares_are_those_of_the_one() -> None:
    found = Standings(ABC, [block(ABC, 0, [(3, 1), (1, 3)]), block(ABC, 1, [(3, 1)])])
    share = found.share("a", ["b"])
    overall = found.overall("a")

    assert share
    assert (2, 0.5) == (share.games, share.rate)
    assert overall
    assert (4, 0.75, None) == (overall.games, overall.rate, overall.within)


def test_with_two_players_the_rest_is_the_other_ones() -> None:
    share = Standings(ABC, [block(ABC, 1, [(3, 1), (3, 1)])]).share("c", ["a"])

    assert share
    assert 0 == share.rate


def test_what_was_not_played_has_no_share() -> None:
    found = Standings(ABC, [block(ABC, 0, [(3, 1)])])

    assert (None, None) == (found.share("b", ["c"]), found.overall("c"))
    assert found.points("c") is None


def test_a_shared_first_place_counts_in_equal_shares() -> None:
    game = PairedGame(Lineup("a", "b"), 1, outcome([5, 5, 2]))

    assert WHOLE // 2 == game.first()
    assert (5, 7) == game.points()
    assert 0 == replace(game, seat=2).first()


def test_points_are_those_of_all_seats_of_a_bot() -> None:
    found = Standings(THREE, [block(THREE, 0, [(10, 4)] * 3 + [(8, 1)] * 3)])
    points = found.points("a")

    assert points
    assert Counter({10: 3, 1: 6}) == points.counts
    assert (4.0, None) == (points.mean, points.within)


def test_points_have_an_interval_over_blocks() -> None:
    rows = [block(ABC, 0, [(2, 1)]), block(ABC, 3, [(4, 1)])]
    points = Standings(ABC, rows).points("a")

    assert points
    assert 3 == points.mean
    assert (3 - 12.706, 3 + 12.706) == pytest.approx(points.within)


def test_the_order_of_blocks_changes_nothing() -> None:
    rows = [block(ABC, number, [(number % 2, 1), (3, number % 3)]) for number in range(12)]
    one, other = Standings(ABC, rows), Standings(ABC, rows[::-1])

    assert one.ratings() == other.ratings()
    assert one.overall("b") == other.overall("b")
    assert (24, Counter({10: 24}), 480) == (other.games(), other.lengths(), other.decisions())


def test_times_have_a_mean_and_a_high_quantile() -> None:
    times = timed(*[0.001] * 98, 0.1, 0.2)
    times.join(timed(*[0.001] * 100))

    assert 200 == times.answers
    assert 2.49 == pytest.approx(times.mean())
    assert 1 <= times.quantile(0.5) <= 1.05
    assert 1 <= times.quantile(0.99) <= 1.05
    assert 200 <= times.quantile(0.999) <= 210
    assert (0, 0) == (Times().mean(), Times().quantile(0.99))


def test_only_answers_with_a_choice_are_timed() -> None:
    state = load(QUICKEST).start(2)
    settle(state, Dice(Rng(1)))
    sight = Sight(state, state.to_act())
    times = Times()
    thought: Thought = Timed(player("uniform", load(QUICKEST)), times).think(sight, Rng(1))

    assert len(sight.legal()) > 1
    assert thought.best() in sight.legal()
    assert 1 == times.answers


@pytest.mark.parametrize(("text", "iterations", "millis"), [("500", 500, 0), (" 200ms ", 0, 200)])
def test_a_budget_is_iterations_or_milliseconds(text: str, iterations: int, millis: int) -> None:
    budget = budget_of(text)

    assert (iterations, millis) == (budget.iterations, budget.millis)


@pytest.mark.parametrize("text", ["", "0", "-5", "200s", "ms", "1.5", "1e9", "9999999999"])
def test_another_budget_is_refused(text: str) -> None:
    with pytest.raises(KinduError, match=r"expected a budget such as 500 \(iterations\) or 200ms"):
        budget_of(text)


@pytest.mark.extras
def test_the_same_figures_are_the_same_drawing() -> None:
    pytest.importorskip("matplotlib")

    def drawn() -> list[str]:
        ratings = [Rating(1600, (1500, 1700)), Rating(1400, None)]
        counts = [Counter({3: 5, 9: 2}), Counter({1: 1})]
        return [
            plots.ratings(["greedy", "uniform"], ratings).svg(),
            plots.points(["greedy", "uniform"], counts, 2).svg(),
            plots.lengths(Counter({14: 2, 15: 7})).svg(),
        ]

    first = drawn()

    assert first == drawn()
    assert all(text.startswith("<?xml") and "<dc:date>" not in text for text in first)
    assert all(">greedy</text>" in text for text in first[:2])


def test_quantiles_are_values_that_were_seen() -> None:
    assert [1, 1, 5, 9] == plots.quantiles(Counter({1: 2, 5: 1, 9: 1}), [0.05, 0.5, 0.75, 0.95])


def test_a_machine_with_other_code_does_not_play() -> None:
    assert [0, 1] == checked(own_code(), list, range(2))
    with pytest.raises(KinduError, match="expected the same version of Kindu on every machine"):
        checked("other", list, range(2))


@pytest.mark.parametrize("address", ["nowhere", ":6379", "head:port", "localhost:99999"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(KinduError, match="expected local, auto or the address of a Ray cluster"):
        reach(address)
