"""The cheapest way to a place or for a ticket, with the cards in hand; a help and no rule.

A best-first search (A*) over the stops, in which a label also has the cards that are left. So no
card pays twice, and the way found has the fewest missing cards, then spaces, then locomotives.
"""

# Not compiled: asked for once per click.

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count as numbers

from kindu.games.heart_of_africa import claim
from kindu.games.heart_of_africa.board.numbers import GREY, LOCOMOTIVE
from kindu.games.heart_of_africa.state.state import Player, Tabletop
from kindu.games.piles import count

FAR = 10**6


@dataclass(frozen=True)
class PaidTrack:
    """A track of a way, the colour that pays for it, and how many cards of it are at hand."""

    track: int
    colour: int  # GREY if no card is at hand
    cards: int


@dataclass(frozen=True)
class Label:
    """How a stop is reached: `wild` are the cards that locomotives replace, or that are missing."""

    stop: int
    wild: int
    spaces: int
    cards: tuple[int, ...]
    legs: tuple[PaidTrack, ...]

    def beats(self, other: Label) -> bool:
        """Whether the other one can't come to a better end."""
        return (
            self.wild <= other.wild
            and self.spaces <= other.spaces
            and len(self.legs) <= len(other.legs)
            and all(a >= b for a, b in zip(self.cards, other.cards, strict=True))
        )


class Cheapest:
    """The open tracks between the parts of a player's network; a part is one stop, the lowest."""

    def __init__(self, t: Tabletop, player: Player) -> None:
        self.t = t
        self.player = player
        self.hand = tuple(int(count(player.hand, kind)) for kind in range(LOCOMOTIVE))
        self.locomotives = int(count(player.hand, LOCOMOTIVE))
        self.part = [self.lowest(stop) for stop in range(len(t.board.stop_ids))]
        self.near: list[list[tuple[int, int]]] = [[] for _ in self.part]
        for track in range(len(t.board.track_ids)):
            if claim.is_open(t, player, track):
                a, b = self.ends(track)
                self.near[a].append((b, track))
                self.near[b].append((a, track))

    def lowest(self, stop: int) -> int:
        """The stop that stands for a part of the network; any other one is its own."""
        mine = (int(part) for part in self.player.parts if int(part) >> stop & 1)
        return next(((part & -part).bit_length() - 1 for part in mine), stop)

    def ends(self, track: int) -> tuple[int, int]:
        """The two stops of a track."""
        board = self.t.board
        return self.part[board.track_a[track]], self.part[board.track_b[track]]

    def stops_of(self, stops: int) -> set[int]:
        """A set of stops, by the parts of the network that they belong to."""
        return {self.part[stop] for stop in range(len(self.part)) if stops >> stop & 1}

    def wild(self, track: int, cards: int) -> int:
        """What this many cards of a colour leave to locomotives, or missing."""
        board = self.t.board
        ferry = int(board.track_locomotives[track])
        return max(ferry, int(board.track_length[track]) - cards)

    def payments(self, track: int, hand: tuple[int, ...]) -> list[tuple[int, int]]:
        """The colours that may pay, each with its cards; grey if there are none of any."""
        board = self.t.board
        printed = int(board.track_colour[track])
        most = int(board.track_length[track]) - int(board.track_locomotives[track])
        if printed != GREY:
            return [(printed, min(most, hand[printed]))]
        found = [(colour, min(most, n)) for colour, n in enumerate(hand) if n and most]
        return found or [(int(GREY), 0)]

    def bounds(self, goal: set[int]) -> tuple[list[int], list[int]]:
        """What is at least left from every stop: wild cards if no card were used up, and spaces."""
        board = self.t.board
        least = [
            min(self.wild(track, n) for _, n in self.payments(track, self.hand))
            for track in range(len(board.track_ids))
        ]
        return self.distances(goal, least), self.distances(
            goal, [int(length) for length in board.track_length]
        )

    def distances(self, goal: set[int], cost: list[int]) -> list[int]:
        """The lowest cost from every stop to the goal."""
        found = [FAR] * len(self.part)
        queue = [(0, stop) for stop in goal]
        while queue:
            far, stop = heappop(queue)
            if far < found[stop]:
                found[stop] = far
                for other, track in self.near[stop]:
                    heappush(queue, (far + cost[track], other))
        return found

    def way(self, start: set[int], goal: set[int]) -> list[PaidTrack] | None:
        """The cheapest way, from its start on; None if none is open or the trains don't suffice."""
        wild, spaces = self.bounds(goal)
        trains = int(self.player.trains)
        tie = numbers()
        known: dict[int, list[Label]] = {}
        queue: list[tuple[int, int, int, int, int, Label]] = []

        def note(label: Label) -> None:
            far = label.spaces + spaces[label.stop]
            if far > trains or any(one.beats(label) for one in known.get(label.stop, ())):
                return
            known[label.stop] = [
                *(one for one in known.get(label.stop, ()) if not label.beats(one)),
                label,
            ]
            needed = label.wild + wild[label.stop]
            missing = max(0, needed - self.locomotives)
            heappush(queue, (missing, far, needed, len(label.legs), next(tie), label))

        for stop in sorted(start):
            note(Label(stop, 0, 0, self.hand, ()))
        while queue:
            label = heappop(queue)[-1]
            if label.stop in goal:
                return list(label.legs)
            beaten = label not in known[label.stop]
            for further in () if beaten else self.further(label):
                note(further)
        return None

    def further(self, label: Label) -> list[Label]:
        """One track more, with every colour that may pay for it."""
        found: list[Label] = []
        for other, track in self.near[label.stop]:
            for colour, cards in self.payments(track, label.cards):
                left = tuple(n - cards * (kind == colour) for kind, n in enumerate(label.cards))
                spaces = label.spaces + int(self.t.board.track_length[track])
                wild = label.wild + self.wild(track, cards)
                legs = (*label.legs, PaidTrack(track, colour, cards))
                found.append(Label(other, wild, spaces, left, legs))
        return found
