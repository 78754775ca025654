"""How the golden games of Heart of Africa were played."""

from __future__ import annotations

from collections.abc import Callable

from kindu.core.play import Dice
from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.games import load
from kindu.games.heart_of_africa.board.board import Board, standard_board
from kindu.games.heart_of_africa.state.state import Tabletop
from kindu.games.piles import count
from kindu.lab.bot_game import BotGame
from kindu.record.record import Record

Choice = Callable[[Tabletop, list[str]], str]
LEFT = 3  # trains that everybody has left when nobody can do anything any more


def endings(seats: int) -> list[str]:
    """The games for a number of seats."""
    return ["greedy", "terrain-dry", *(["passes"] if seats == 5 else [])]


def play(ending: str, seats: int) -> Record:
    rules = load("heart_of_africa")
    if ending == "greedy":
        return BotGame(rules, ["greedy"] * seats, "golden").play()
    seed = 0
    while True:
        if ending == "passes":
            record = played(rules, seats, seed, hermits(standard_board(), seats))
            found = record.state.ending() == "HA-TURN-03"
        else:
            record = played(rules, seats, seed, collector(Rng("collector", seed)))
            found = runs_dry(record)
        if found:
            return record
        seed += 1


def played(rules: Rules, seats: int, seed: int, choose: Choice) -> Record:
    """A game in which every answer is chosen by its notation."""
    record = Record(rules, seats, Dice(Rng("golden", seats, seed)))
    while not record.state.over():
        state = record.state
        assert isinstance(state, Tabletop)
        answer = choose(state, [rules.label(action) for action in state.legal()])
        record.play(rules.line(state.to_act(), rules.parse(answer)))
    return record


def collector(rng: Rng) -> Choice:
    """Loves terrain cards, and claims whatever it can claim without them."""

    def choose(_: Tabletop, labels: list[str]) -> str:
        types = ("take desert", "take jungle", "take mountain", "draw terrain")
        terrain = [label for label in labels if label in types]
        claims = [label for label in labels if label.startswith("claim")]
        liked = [terrain, claims, labels, ["plain"] if "plain" in labels else labels]
        for some in (liked[int(rng.below(3))], *reversed(liked)):
            if some:
                return some[int(rng.below(len(some)))]
        raise AssertionError(labels)

    return choose


def runs_dry(record: Record) -> bool:
    """Whether at some moment there was neither a terrain deck nor a terrain discard pile."""
    state = record.rules.start(record.seats, record.chosen)
    for line in record.lines:
        state.apply(record.rules.read_line(line)[1])
        assert isinstance(state, Tabletop)
        dealt = state.turns > 0
        if dealt and not state.terrain_deck and not state.terrain_discard:
            return True
    return False


def shares(board: Board, seats: int) -> list[list[int]]:
    """All tracks of up to three spaces and two of four, shared so that everybody has 3 trains left.

    Twins go to different players. The longest are dealt first, each to whoever has the most room.
    """
    length = [int(n) for n in board.track_length]
    tracks = [n for n in range(len(length)) if length[n] <= LEFT]
    tracks += [n for n in range(len(length)) if length[n] == 4 and board.track_twin[n] < 0][:2]
    tracks.sort(key=lambda n: -length[n])
    rooms = [int(board.trains) - LEFT] * seats
    dealt: list[list[int]] = [[] for _ in range(seats)]
    for track in tracks:
        free = [s for s in range(seats) if int(board.track_twin[track]) not in dealt[s]]
        seat = max(free, key=lambda s: rooms[s])
        rooms[seat] -= length[track]
        dealt[seat].append(track)
    assert rooms == [0] * seats
    return dealt


def hermits(board: Board, seats: int) -> Choice:
    """All players claim their own share and then draw until there is nothing left to do."""
    own = shares(board, seats)

    def missing(state: Tabletop, seat: int) -> list[str]:
        """The colours of a player's own tracks that are still open, the most needed first."""
        open_tracks = [n for n in own[seat] if not state.taken(n)]
        need = [0] * 9
        for n in open_tracks:
            need[int(board.track_colour[n])] += int(board.track_length[n])
        hand = state.players[seat].hand
        lack = sorted(range(8), key=lambda c: int(count(hand, c)) - need[c])
        return [f"take {board.colours[c]}" for c in lack if need[c] > int(count(hand, c))]

    def choose(state: Tabletop, labels: list[str]) -> str:
        seat = int(state.to_act())
        claims = [f"claim {board.track_ids[n]}" for n in own[seat]]
        wishes = [*claims, "plain", "locomotives 0", "enough", *missing(state, seat)]
        kinds = ("draw train", "take", "draw terrain", "keep", "draw tickets", "pass", "")
        for wish in wishes:
            if wish in labels:
                return wish
        return next(label for kind in kinds for label in labels if label.startswith(kind))

    return choose
