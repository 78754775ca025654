"""What a balance report of Heart of Africa counts: tickets, tracks, what players draw and do."""

# Not compiled: it is for kindu.lab.

from collections.abc import Sequence
from typing import Any, Final

from kindu.core.rules import Rules
from kindu.games import screen
from kindu.lab.balance.catalogue import (
    CHOICE,
    GAME,
    SEAT,
    Catalogue,
    Item,
    Kind,
    Memory,
    Sign,
    counted,
)

Data = dict[str, Any]  # what a screen shows of the board

KINDS: Final = (
    Kind(
        "ticket",
        "Tickets",
        SEAT,
        ("was on offer", "kept", "completed"),
        seen=(Sign(may="keep"),),
        taken=(Sign(rule="HA-TICKET-04"),),
        done=(Sign(rule="HA-SCORE-02", scored=True),),
    ),
    Kind(
        "track",
        "Tracks",
        GAME,
        ("could be claimed", "claimed", "doubled"),
        seen=(Sign(may="claim"),),
        taken=(Sign(rule="HA-CLAIM-08"),),
        done=(Sign(rule="HA-TERRAIN-10"),),
        success=False,
    ),
    Kind(
        "card",
        "Open cards",
        CHOICE,
        ("could be taken", "taken", ""),
        seen=(Sign(may="take"),),
        taken=(Sign(does="take"),),
    ),
    Kind(
        "action",
        "Actions",
        CHOICE,
        ("could be chosen", "chosen", ""),
        seen=(Sign(may="*"),),
        taken=(Sign(does="*"),),
    ),
)
SOURCES: Final = {
    "HA-SCORE-01": "routes, doubling included",
    "HA-SCORE-02": "tickets",
    "HA-SCORE-03": "Globetrotter",
}
ACTIONS: Final = {
    "claim": "claim a track",
    "take train": "take an open train card",
    "draw train": "draw a train card unseen",
    "take terrain": "take an open terrain card",
    "draw terrain": "draw a terrain card unseen",
    "draw tickets": "draw tickets",
    "double": "double the points of a claim",
    "plain": "claim without doubling",
}
TICKETS: Final = "reconstructed: all pairs and values"  # as the board file says it
BANDS: Final = ((6, "up to 6 points"), (9, "7 to 9 points"), (12, "10 to 12 points"))
LONG: Final = "13 points and more"


class Claims(Memory):
    """Which types of terrain there are."""

    def __init__(self, rules: Rules, seats: int) -> None:
        super().__init__(rules, seats)
        board: Data = screen(rules.key).board_view(rules)
        self.terrain = {terrain["id"] for terrain in board["terrains"]}

    def offer(self, kind: str, parts: Sequence[str]) -> str:
        if kind != "action":
            return super().offer(kind, parts)
        if parts[0] == "take":
            return "take terrain" if parts[1] in self.terrain else "take train"
        return " ".join(parts) if " ".join(parts) in ACTIONS else parts[0]


def items(rules: Rules, text: str) -> dict[str, dict[str, Item]]:
    """All things by kind and id; a comment of the board file says if tickets are reconstructed."""
    board: Data = screen(rules.key).board_view(rules)
    titles: dict[str, str] = screen(rules.key).titles(rules)
    source = TICKETS if TICKETS in text else ""
    cards = [*board["colours"], *(terrain["id"] for terrain in board["terrains"])]
    return {
        "ticket": {
            card["id"]: Item(
                titles[card["id"]], f"{card['points']} points", (band(card["points"]),), source
            )
            for card in board["tickets"]
        },
        "track": {card["id"]: track(card, titles[card["id"]]) for card in board["tracks"]},
        "card": {card: Item(card) for card in cards},
        "action": {key: Item(words) for key, words in ACTIONS.items()},
    }


def band(points: int) -> str:
    """Tickets of about the same length."""
    return next((words for most, words in BANDS if points <= most), LONG)


def track(card: Data, title: str) -> Item:
    """A track: its price is in cards, its reward in points."""
    cards = counted(card["length"], f"{card['colour']} card")
    value = f"{cards} for {counted(card['points'], 'point')}"
    sort = "ferries" if card["locomotives"] else "grey" if card["colour"] == "grey" else "coloured"
    size = f"length {card['length']}"
    return Item(title, value, (f"{size}, {sort}", size))


CATALOGUE: Final = Catalogue(KINDS, SOURCES, items, Claims)
