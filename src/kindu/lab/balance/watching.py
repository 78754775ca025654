"""Watches games of strong bots: who got what, and what was available."""

import time
from collections.abc import Generator, Iterable
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache, partial

from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.words import CHANCE, SPECTATOR, Fact
from kindu.games import game, paper, screen
from kindu.lab.balance.catalogue import (
    CHOICE,
    SEEN,
    TAKEN,
    Catalogue,
    Counts,
    GameCounts,
    Item,
    Kind,
    Memory,
    Sign,
)
from kindu.lab.bot_game import BotGame
from kindu.lab.sim import PartSize, Series, rules_of
from kindu.lab.workers import in_order
from kindu.record.record import Record

START = "* start "  # the line of a log that names the start player


@dataclass(frozen=True)
class WatchedGame:
    """What is kept of one game; points are in 1/rules.unit, seats count from 0."""

    first: int
    points: list[int]
    places: list[int]
    sheets: list[dict[str, int]]  # for every seat: points by rule
    rounds: int
    decisions: int  # answers of seats
    ending: str
    counts: Counts
    waits: dict[str, dict[str, int]]  # kind, id: turns that it was available before its use
    seconds: float  # of the processor

    def share(self, seat: int) -> float:
        """Its share of the win: a shared first place counts in equal shares."""
        return (self.places[seat] == 1) / self.places.count(1)


class Scout:
    """What can be seen in games of one board, and how."""

    def __init__(
        self, rules: Rules, catalogue: Catalogue, items: dict[str, dict[str, Item]]
    ) -> None:
        self.rules = rules
        self.catalogue = catalogue
        self.items = items
        self.words = screen(rules.key).fact_words
        self.heard = {*catalogue.memory.HEARS}
        for kind in catalogue.kinds:
            self.heard |= {kind.rounds, kind.prize, kind.waits}
            self.heard |= {sign.rule for _, sign in kind.signs()}
        self.verbs: dict[int, list[tuple[Kind, list[str]]]] = {}  # by answer, filled on demand

    def kinds_offered(self, action: int) -> list[tuple[Kind, list[str]]]:
        """The kinds of things that an answer is about, with its words."""
        if action not in self.verbs:
            parts = self.rules.parts(action)
            self.verbs[action] = [
                (kind, parts)
                for kind in self.catalogue.kinds
                if any(sign.may in {parts[0], "*"} for sign in kind.seen)
            ]
        return self.verbs[action]


@lru_cache(maxsize=1)
def scout_of(key: str, board: str | None) -> Scout:
    """The scout of a board, made once per process."""
    rules = rules_of(key, board)
    catalogue: Catalogue = game(key).module(game(key).balance).CATALOGUE
    return Scout(rules, catalogue, catalogue.items(rules, board or paper(key, "board.toml")))


class Watch:
    """One game as it goes on."""

    def __init__(self, scout: Scout, seats: int) -> None:
        self.scout = scout
        self.kinds = scout.catalogue.kinds
        self.choices = [kind for kind in self.kinds if kind.unit == CHOICE]
        self.memory: Memory = scout.catalogue.memory(scout.rules, seats)
        self.counts = GameCounts(self.kinds, scout.items, seats)
        self.all_seats = 2**seats - 1
        for kind in self.kinds:
            for name in scout.items[kind.key] if not kind.seen else ():
                self.counts.note(kind.key, name, SEEN, self.all_seats)

    def follow(self, game: BotGame) -> Record:
        """Play the whole game and count."""
        answers = -1
        for record in game.moves():
            if answers >= 0:
                self.answered(*record.answers[answers])
            self.told(record.facts)
            answers = len(record.answers)
            if not record.state.over():
                self.asked(int(record.state.to_act()), record.state.legal())
        for kind in self.kinds:
            self.counts.close(kind.key)
        return game.record

    def asked(self, seat: int, legal: list[int]) -> None:
        """A seat may give one of these answers."""
        for action in legal:
            for kind, parts in self.scout.kinds_offered(action):
                self.counts.note(kind.key, self.memory.offer(kind.key, parts), SEEN, 1 << seat)
        for kind in self.choices:
            if self.counts.only_one(kind.key):
                self.counts.drop(kind.key)

    def answered(self, seat: int, action: int) -> None:
        """A seat has given this answer."""
        parts = self.scout.rules.parts(action)
        for kind in self.kinds:
            forced = kind.unit == CHOICE and self.counts.only_one(kind.key)
            if not forced and any(sign.does in {parts[0], "*"} for sign in kind.taken):
                name = self.memory.offer(kind.key, parts)
                self.counts.note(kind.key, name, TAKEN, 1 << seat)
        for kind in self.choices:
            self.counts.close(kind.key)

    def told(self, facts: Iterable[Fact]) -> None:
        """What became known."""
        for fact in facts:
            if fact.rule not in self.scout.heard:
                continue
            words = self.scout.words(self.scout.rules, fact)
            words |= self.memory.more(fact.rule, words)
            seats = self.all_seats if fact.seat < 0 else 1 << int(fact.seat)
            for kind in self.kinds:
                if kind.rounds == fact.rule:
                    self.counts.close(kind.key)
                for stage, sign in kind.signs():
                    if sign.rule == fact.rule and kind.key in words and paid(sign, fact):
                        self.counts.note(kind.key, str(words[kind.key]), stage, seats)
                if kind.prize == fact.rule:
                    self.counts.crown(kind.key, seats)
                if kind.waits == fact.rule:
                    self.counts.wait(kind)


def paid(sign: Sign, fact: Fact) -> bool:
    """Whether a fact fits the sign, which may require points."""
    return fact.points > 0 or not sign.scored


def play_game(series: Series, i: int) -> WatchedGame:
    """Game i, watched."""
    start = time.process_time()
    game = series.game(i)
    seats = len(series.bots)
    watch = Watch(scout_of(series.key, series.board), seats)
    record = watch.follow(game)
    state = record.state
    table = screen(series.key).view(Sight(state, SPECTATOR), record.chosen)
    return WatchedGame(
        start_seat(record),
        [int(state.points(seat)) for seat in range(seats)],
        state.places(),
        [by_rule(state.sheet(seat)) for seat in range(seats)],
        int(table["round"]),
        sum(seat != CHANCE for seat, _ in record.answers),
        state.ending(),
        watch.counts.counts,
        watch.counts.waits,
        time.process_time() - start,
    )


def start_seat(record: Record) -> int:
    """Who began. The start player is drawn by lot, so places in the order of play are counted."""
    lines = [line for line in record.lines if line.startswith(START)]
    return int(lines[0].removeprefix(START)) - 1 if lines else 0


def by_rule(sheet: list[Fact]) -> dict[str, int]:
    """A score sheet with the lines of the same rule added up."""
    found: dict[str, int] = {}
    for fact in sheet:
        found[fact.rule] = found.get(fact.rule, 0) + int(fact.points)
    return found


def play_part(series: Series, part: range) -> list[WatchedGame]:
    """Some of the games, in order: the work of one process."""
    return [play_game(series, i) for i in part]


def play_all(series: Series, games: int, jobs: int) -> Generator[WatchedGame, None, None]:
    """The games in order, played by this many processes; close it to end them early."""
    if jobs == 1:
        for i in range(games):
            yield play_game(series, i)
        return
    pace = PartSize()
    parts = pace.parts(games)
    with closing(in_order(partial(play_part, series), parts, min(jobs, games))) as found:
        for played in found:
            pace.note(played.seconds)
            yield played
