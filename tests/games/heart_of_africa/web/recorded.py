"""The scenes of Heart of Africa in which unit tests of the web app play: `make types` records them."""

from __future__ import annotations

from kindu.record.files import read
from tests.games.golden import path_of
from tests.games.heart_of_africa.web.stages import (
    DESERT,
    FERRY,
    GAME,
    GREY,
    SHORT_DESERT,
    TOO_LONG,
    Railway,
    levelling,
    opening,
    outdone,
)
from tests.web.positions import Position, golden
from tools.typescript.dialogues import Scene

CLAIM = r"claim (%s)|pay .*|locomotives .*|plain|double|wild .*"
KEEP = "keep .*|enough"
COMPLETING = "bogoro-j_upper_congo"
GOALS = ("T12", "cape_town", "addis_ababa")
TICKETS = "keep T05, keep T23, enough"
END = read(path_of(GAME, "3-greedy"))


def claims() -> Position:
    """Yellow 4, white 2, locomotives 3 and desert 2: three tracks, each in several ways."""
    hand = "yellow*4 locomotive*3 white*2"
    game = Railway(hand_1=hand, terrain_1="desert*2", terrain_2="jungle mountain").begin()
    game.rounds("terrain train", "train train", "train train")
    return game.position("turn", f"claim {DESERT}, claim {GREY}, claim {FERRY}")


def poor() -> Position:
    """White 2 and no terrain that fits: one set pays for GREY, and it can't be doubled."""
    game = Railway(hand_1="white*2 red green", terrain_1="desert", terrain_2="desert").begin()
    return game.position("turn", f"claim {GREY}", f"claim {DESERT}")


def middle() -> Position:
    """A game of three, half over: COMPLETING completes a ticket of seat 1."""
    return golden(GAME, "3-greedy", 484, "turn", f"claim {COMPLETING}")


def of(*tracks: str) -> str:
    """Everything that may be answered in a claim of these tracks."""
    return CLAIM % "|".join(tracks)


SCENES = {
    "table": Scene(middle(), follow=of(COMPLETING), story=True, goals=GOALS),
    "claims": Scene(
        claims(), follow=of(DESERT, GREY, FERRY), why=(f"claim {TOO_LONG}", "take locomotive")
    ),
    "levelling": Scene(levelling(), follow=of(DESERT, SHORT_DESERT)),
    "outdone": Scene(outdone(), follow=of(DESERT)),
    "poor": Scene(poor(), follow=of(GREY)),
    "waiting": Scene(claims(), seat=2, goals=GOALS[1:]),
    "keep": Scene(opening(), follow=KEEP),
    "kept": Scene(opening(3), follow=KEEP, sealed=((1, TICKETS), (3, ""))),
    "kept-two": Scene(opening(3), follow=KEEP, sealed=((1, "keep T23, keep T40"),)),
}
