"""The scenes of Congo 1884 in which unit tests of the web app play: `make types` records them."""

from __future__ import annotations

from kindu.record.files import read
from tests.games.congo.web.stages import (
    GAME,
    MISSION,
    TO_THE_TIE,
    Voyage,
    bid,
    discard,
    here,
    lay_more,
    level,
    raising,
    special,
    swap,
)
from tests.games.golden import path_of
from tests.web.positions import Position, golden
from tools.typescript.dialogues import Scene

LAY = "lay .*|done|wait|drop"
TILES = "tile .*|enough"
END = read(path_of(GAME, "4-greedy"))


def lay() -> Position:
    """A German doctor below 5: two nurses and a servant fit, a porter does not."""
    game = here(MISSION, auxiliaries_1="nurse*2 servant porter*2", sympathy_3="3")
    return game.contest().position("lay", "lay nurse, lay servant, drop", "lay porter, wait")


def only() -> Position:
    """Only the servant fits."""
    game = here(MISSION, auxiliaries_1="servant porter*4", sympathy_3="3")
    return game.contest().position("lay", "lay servant, drop", "lay porter")


def nothing() -> Position:
    """Below 5, and no auxiliary fits."""
    game = here(MISSION, auxiliaries_1="porter*5", sympathy_3="3")
    return game.contest().position("lay", "drop", "lay porter, wait")


def level_with_nothing() -> Position:
    """Level with the highest total, and no auxiliary fits."""
    place = ("mission", "gb", "gb-missionary be-missionary fr-officer")
    return here(place, auxiliaries_1="porter*5").contest().position("lay", "wait, drop")


def played(card: str) -> Position:
    """Seat 1 has played this special card, and is asked at once."""
    game = here(MISSION, specials_1=card).bid_all()
    game.play(f"play {card}")
    return game.position("", game.legal()[0])


def tiles() -> Position:
    """Level with seat 2: both choose hippo tiles at the same time, seat 1 out of 3, 1 and 1."""
    game = Voyage(TO_THE_TIE, 2, hippos_1="1 3 1", hippos_2="1 2 2")
    game.sail("coquilhatville").contest()
    while "drop" in game.legal():
        game.play("drop")
    return game.position("tiles", "tile 1, tile 3", "enough, stop")


def last() -> Position:
    """Kindu, where the bids of both have been turned up; seat 2 is ahead and asked."""
    places = {
        "lokandu": ("mission", "be", "be-officer be-missionary"),
        "kindu": ("mission", "be", "be-doctor be-missionary"),
    }
    game = Voyage(places, 2, auxiliaries_1="nurse*2", auxiliaries_2="nun*2").sail("kindu").contest()
    return game.position("lay", "")


LAST = ((2, "lay nun, done"), (1, "lay nurse, done"), (2, "drop"), (1, "drop"))


def fight() -> Position:
    """A game of four at Bumba: seat 2 is behind, and has to lay a card or drop out."""
    return golden(GAME, "4-specials", 301, "lay")


SCENES = {
    "table": Scene(fight(), seat=2, story=True),
    "lay": Scene(lay(), follow=LAY, why=("lay porter",)),
    "only": Scene(only(), follow=LAY),
    "level": Scene(level(), follow=LAY),
    "waiting": Scene(level(), seat=2),
    "tiles": Scene(tiles(), follow=TILES),
    "tiles-sealed": Scene(tiles(), follow=TILES, sealed=((1, "tile 3, tile 1, enough"),)),
    "bid": Scene(bid(), follow="bid .*"),
    "sealed": Scene(bid(), follow="bid .*", sealed=((1, "bid de-doctor"),)),
    "special": Scene(special("shaman")),
    "nothing": Scene(nothing()),
    "level-with-nothing": Scene(level_with_nothing()),
    "lay-more": Scene(lay_more()),
    "raise": Scene(raising()),
    "discard": Scene(discard()),
    "look": Scene(played("explored_region")),
    "victim": Scene(played("man_overboard")),
    "swap": Scene(swap()),
    "last": Scene(last(), then=LAST),
}
