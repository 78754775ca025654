"""The scenes of Africana in which unit tests of the web app play: `make types` records them."""

from __future__ import annotations

from dataclasses import replace

from kindu.record.files import read
from tests.games.golden import path_of
from tests.web.positions import Position, golden
from tools.typescript.dialogues import Scene

GAME = "africana"
DEEDS = "join .*|complete .*"
TWO_STEPS = "step leopoldville (orange|magenta|grey)|step luanda (magenta|violet)"
END = read(path_of(GAME, "3-eager"))


def middle() -> Position:
    """A game of three, half over."""
    return golden(GAME, "3-eager", 1320, "travel")


def deeds() -> Position:
    """Seat 4 in Mozambique: B09 to complete, C07 to join for a card, the joker to go on with.

    In Port Natal C05 and S15 are to be completed.
    """
    return golden(GAME, "4-eager", 2279, "action", "move")


def underway() -> Position:
    """The same, and seat 4 has chosen to move."""
    file = deeds().file
    return Position(replace(file, lines=[*file.lines, "4 move"]), "travel")


def cards() -> Position:
    """Seat 3 in Lagos with four colours, the joker and 16 silver; B02 to join for a card."""
    return golden(GAME, "3-last-seat", 240, "action", "move")


def assistant() -> Position:
    """Seat 1 in Khartoum: an assistant, a card or the joker pays for Tripoli, where N10 waits."""
    return golden(GAME, "2-eager", 1212, "action", "move")


def journey(*places: str) -> str:
    """Everything that may be answered on journeys to these places."""
    return f"move|stop|{DEEDS}|step ({'|'.join(places)}) .*"


SCENES = {
    "table": Scene(middle(), story=True),
    "deeds": Scene(
        deeds(),
        seat=4,
        follow=journey("port_natal", "zanzibar"),
        plans=("", "move"),
    ),
    "underway": Scene(underway(), seat=4, follow=journey("port_natal")),
    "cards": Scene(
        cards(), seat=3, follow=f"{TWO_STEPS}|move|stop|{DEEDS}", longest=6, plans=("", "move")
    ),
    "assistant": Scene(assistant(), follow=journey("tripoli", "timbuktu"), longest=6),
}
