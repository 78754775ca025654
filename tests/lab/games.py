"""Blocks of made-up games, for tests of what is made of them."""

from kindu.lab.arena.arena import Arena
from kindu.lab.arena.pairing import Block, Lineup, Matchup, PairedGame
from kindu.lab.arena.times import Times
from kindu.lab.sim import PlayedGame
from tests.support import QUICKEST


def matchup(players: int = 2, budget: str = "1") -> Matchup:
    return Matchup(QUICKEST, None, {}, players, budget)


def outcome(points: list[int], rounds: int = 10) -> PlayedGame:
    """A game with these points; whoever has the most is first."""
    places = [1 + sum(other > own for other in points) for own in points]
    return PlayedGame(points, places, rounds, 20, "XX-MOVE-01", 0.1, "")


def block(arena: Arena, number: int, scores: list[tuple[int, int]]) -> Block:
    """A block in which one seat and all the others have these points, game by game."""
    pairings = arena.pairings()
    players = arena.matchup.players
    games: list[PairedGame] = []
    for lineup in pairings[number % len(pairings)]:
        for seat in range(players):
            own, others = scores[len(games) % len(scores)]
            points = [own if i == seat else others for i in range(players)]
            games.append(PairedGame(lineup, seat, outcome(points)))
    return Block(number, games, {}, 0.5)


def timed(*seconds: float) -> Times:
    times = Times()
    for duration in seconds:
        times.add(duration)
    return times


def played(blocks: list[Block]) -> list[tuple[int, list[tuple[Lineup, int, list[int], list[int]]]]]:
    """What blocks hold besides times, in their order."""
    rows = [
        (
            block.number,
            [(g.lineup, g.seat, g.outcome.points, g.outcome.places) for g in block.games],
        )
        for block in blocks
    ]
    return sorted(rows, key=lambda row: row[0])
