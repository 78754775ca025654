"""Positions of Heart of Africa in which seat 1 is asked, the others being bots.

A test opens a table there by `resume(guest, turn())` of positions.py.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from kindu.core.words import LINK, flags_of
from kindu.games.heart_of_africa import kinds
from kindu.games.heart_of_africa.state.state import Tabletop
from tests.web.positions import Position, Story, golden

GAME = "heart_of_africa"
PILES = {
    int(kinds.DEALT): "hand {}",
    int(kinds.BLIND): "hand {}",
    int(kinds.ROW): "row {}",
    int(kinds.TERRAIN_DEALT): "terrain {}",
    int(kinds.TERRAIN_ROW): "terrain row {}",
    int(kinds.TICKET): "tickets {}",
}
PLAIN = "elizabethville-salisbury"  # 3 blue
GREY = "j_northeast-bogoro"  # 2 of any colour
TWIN = "pretoria-durban/1"  # 2 blue, like the track beside it
OTHER_TWIN = "pretoria-durban/2"
FERRY = "mocambique-madagascar_north/1"  # 3 of any colour, a locomotive among them
LONG_FERRY = "madagascar_south-durban/1"  # 6 of any colour, two locomotives among them
TOO_LONG = "addis_ababa-port_florence"  # 5 green
DESERT = "mocamedes-walvis_bay/1"  # 4 yellow, 7 points; doubled for 2 desert
SHORT_DESERT = "windhoek-port_nolloth"  # 3 yellow, 4 points; doubled for 1 desert
LAST = "madagascar_south-durban/2"  # uses up the trains of seat 1 in `trigger`
OFFER = "T05 T12 T23 T40"  # the first tickets offered to seat 1
DRAWN = "T02 T17 T31 T44"  # those of its first draw
ROW_CARDS = ["red", "black", "orange", "purple", "white"]  # open in all scripted positions
TERRAIN_ROW_CARDS = ["desert", "jungle"]


class Railway(Story):
    """A scripted game of Heart of Africa; keywords name piles: `hand_1`, `terrain_2`."""

    def __init__(self, seats: int = 2, **wishes: str) -> None:
        told = {"tickets 1": f"{OFFER} {DRAWN}"}
        told |= {f"row {slot}": card for slot, card in enumerate(ROW_CARDS, 1)}
        told |= {f"terrain row {slot}": card for slot, card in enumerate(TERRAIN_ROW_CARDS, 1)}
        told |= {name.replace("_", " "): text for name, text in wishes.items()}
        super().__init__(GAME, seats, 1, PILES, told)

    @property
    def table(self) -> Tabletop:
        assert isinstance(self.state, Tabletop)
        return self.state

    def begin(self, kept: int = 2) -> Railway:
        """All choose their first tickets."""
        for _ in range(self.record.seats):
            self.keep(kept)
        return self

    def keep(self, n: int) -> None:
        """The first tickets of those offered."""
        offered = self.table.players[self.seat - 1].offered
        for _ in range(n):
            self.play(next(answer for answer in self.legal() if answer.startswith("keep")))
        if n < offered:
            self.play("enough")

    def claim(self, track: str) -> Railway:
        """Without doubling, paid by the first set that does."""
        self.play(f"claim {track}")
        while flags_of(self.state.question()) & LINK:
            self.play("plain" if "plain" in self.legal() else self.legal()[0])
        return self

    def rounds(self, *turns: str) -> Railway:
        """What everybody draws, turn by turn: `train terrain`."""
        for turn in turns:
            for _ in range(self.record.seats):
                self.play(*[f"draw {pile}" for pile in turn.split()])
        return self

    def until_turn(self) -> Railway:
        """The others draw train cards until it is seat 1's turn."""
        while self.seat != 1:
            self.play("draw train", "draw train")
        return self


# --- tickets ------------------------------------------------------------------------------


@cache
def opening(seats: int = 2) -> Position:
    """All choose their first tickets; seat 1 two or more of OFFER."""
    legal = ", ".join(f"keep {ticket}" for ticket in OFFER.split()[:3])
    return Railway(seats).position("keep", legal, "enough")


@cache
def ticket_choice() -> Position:
    """Seat 1 has drawn DRAWN and keeps one or more."""
    game = Railway().begin()
    game.play("draw tickets")
    return game.position("keep", ", ".join(f"keep {one}" for one in DRAWN.split()), "enough")


def scarce(left: int) -> Railway:
    """A turn with this many tickets in the deck, at most three."""
    game = Railway(5).begin(4)
    for drawn in range(7):
        game.play("draw tickets")
        game.keep(4 if drawn < 6 else 4 - left)
    return game.until_turn()


@cache
def few_tickets() -> Position:
    """A turn with three tickets in the deck."""
    return scarce(3).position("turn", "draw train, draw tickets")


@cache
def few_ticket_choice() -> Position:
    """Seat 1 has drawn the last three and keeps one or more."""
    game = scarce(3)
    game.play("draw tickets")
    return game.position("keep", ", ".join(game.legal()), "enough")


@cache
def no_tickets() -> Position:
    """A turn without tickets in the deck."""
    return scarce(0).position("turn", "draw train", "draw tickets")


# --- claims -------------------------------------------------------------------------------


@cache
def turn(seats: int = 2) -> Position:
    """Blue 3, white 2, green, locomotives 2: PLAIN, GREY, TWIN and FERRY can be paid."""
    game = Railway(seats, hand_1="blue*3 locomotive white*2 green locomotive").begin()
    game.rounds("train train", "train train")
    claims = ", ".join(f"claim {track}" for track in (PLAIN, GREY, TWIN, OTHER_TWIN, FERRY))
    legal = f"{claims}, draw train, draw terrain, draw tickets, take red, take desert"
    return game.position("turn", legal, f"claim {TOO_LONG}, pass")


@cache
def shut(seats: int = 2) -> Position:
    """Seat 2 has the other track of TWIN, which shuts it with fewer than four players."""
    hands = {"hand_1": "blue*3 white green*2", "hand_2": "blue*2 red*2"}
    game = Railway(seats, **hands).begin()
    game.play("draw train", "draw train")
    game.claim(OTHER_TWIN).until_turn()
    if seats > 3:
        return game.position("turn", f"claim {PLAIN}, claim {TWIN}", f"claim {OTHER_TWIN}")
    twins = f"claim {TWIN}, claim {OTHER_TWIN}"
    return game.position("turn", f"claim {PLAIN}, claim {GREY}", f"{twins}, claim {FERRY}")


def deserts(own: str, rival: str) -> Railway:
    """Seat 1 has yellow 4 and locomotives 3, both seats have two terrain cards."""
    hand = "yellow*4 locomotive*3"
    game = Railway(hand_1=hand, terrain_1=own, terrain_2=rival).begin()
    return game.rounds("terrain train", "train train")


@cache
def doubling() -> Position:
    """Desert 2 before seat 1: DESERT is doubled with 0, 1 or 2 locomotives as terrain."""
    game = deserts("desert*2", "jungle mountain")
    return game.position("turn", f"claim {DESERT}, claim {SHORT_DESERT}")


@cache
def levelling() -> Position:
    """Desert 1 against 2: a locomotive levels SHORT_DESERT; DESERT takes 1 or 2 of them."""
    game = deserts("desert jungle", "desert*2")
    return game.position("turn", f"claim {DESERT}, claim {SHORT_DESERT}")


@cache
def outdone() -> Position:
    """Desert 0 against 2 and one spare locomotive: DESERT can be claimed, but not doubled."""
    game = Railway(hand_1="yellow*4 locomotive white", terrain_1="jungle*2", terrain_2="desert*2")
    game.begin().rounds("terrain train")
    return game.position("turn", f"claim {DESERT}, claim {SHORT_DESERT}")


@cache
def ferry() -> Position:
    """White 4 and locomotives 3 pay for both ferries."""
    game = Railway(hand_1="white*4 locomotive*3 green").begin().rounds("train train", "train train")
    return game.position("turn", f"claim {FERRY}, claim {LONG_FERRY}")


# --- cards --------------------------------------------------------------------------------


@cache
def open_locomotive() -> Position:
    """A turn with a locomotive in the row: it would be the only card."""
    game = Railway(row_3="locomotive").begin()
    return game.position("turn", "take locomotive, take red, draw train")


@cache
def second() -> Position:
    """The second card, and a locomotive in the row that it can't be."""
    game = Railway(row_3="locomotive", row_1="red green").begin()
    game.play("take red")
    return game.position("second", "take green, draw train, draw terrain", "take locomotive")


@cache
def no_trains(seats: int = 5) -> Position:
    """The train deck is empty, its discards too, and so is the slot where red lay."""
    game = Railway(seats).begin()
    while game.table.deck_size or game.seat != 1:
        if game.table.deck_size > 1:
            game.play("draw train", "draw train")
        elif game.table.deck_size:
            game.play("draw train", "draw terrain")
        else:
            game.play("take red" if "take red" in game.legal() else "draw terrain", "draw terrain")
    return game.position("turn", "take black, draw terrain, draw tickets", "draw train, take red")


@cache
def no_terrain(seats: int = 5) -> Position:
    """The terrain deck is empty, and so is a slot of its row."""
    game = Railway(seats).begin()
    while "draw terrain" in game.legal() or "take jungle" in game.legal() or game.seat != 1:
        wishes = ("draw terrain", "take jungle", "draw train")
        game.play(next(answer for answer in wishes if answer in game.legal()))
    return game.position("turn", "draw train, take desert", "draw terrain, take jungle")


# --- the course of a game, and its end ----------------------------------------------------


@cache
def middle() -> Position:
    """A game of two, half over: tracks on the map, tickets completed."""
    return golden(
        GAME, "2-greedy", 279, "turn", "claim leopoldville-j_upper_congo, draw train, draw tickets"
    )


@cache
def five() -> Position:
    """A game of five in its second half."""
    return golden(
        GAME, "5-greedy", 670, "turn", "claim bondo-j_upper_congo, draw train, draw tickets"
    )


@cache
def trigger() -> Position:
    """LAST takes all trains of seat 1, and the last round begins."""
    return golden(GAME, "2-greedy", 378, "turn", f"claim {LAST}, draw train")


@cache
def last_round() -> Position:
    """The last round of three: seat 2 follows, then the game is over."""
    return golden(GAME, "3-greedy", 569, "turn", "claim salisbury-bulawayo, draw train")


@cache
def last_round_of_five() -> Position:
    """The last round of five: three more turns follow."""
    return golden(GAME, "5-greedy", 864, "turn", "claim dar_es_salaam-mocambique/2, draw train")


@cache
def last_turn() -> Position:
    """The very last turn: two cards, then the score sheet."""
    return golden(GAME, "2-greedy", 386, "turn", "draw train, draw terrain")


@cache
def nothing_left() -> Position:
    """No card, no ticket and no track can be had: a pass, after which the game is over."""
    return golden(GAME, "5-passes", 1410, "turn", "pass", "draw train, draw terrain, draw tickets")


STAGES: dict[str, Callable[[], Position]] = {
    stage.__name__: stage
    for stage in (
        opening, ticket_choice, few_tickets, few_ticket_choice, no_tickets, turn, shut, doubling,
        levelling, outdone, ferry, open_locomotive, second, no_trains, no_terrain, middle,
        five, trigger, last_round, last_round_of_five, last_turn, nothing_left,
    )
}  # fmt: skip
