"""What a balance report of Africana counts: expeditions, adventures, places, routes, spaces."""

# Not compiled: it is for kindu.lab.

import tomllib
from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from kindu.core.rules import Rules
from kindu.games import screen
from kindu.lab.balance.catalogue import (
    CHOICE,
    DONE,
    GAME,
    SEAT,
    Catalogue,
    Item,
    Kind,
    Memory,
    Sign,
    Words,
    counted,
)

Data = dict[str, Any]  # a table of the board, as screens show it

KINDS: Final = (
    Kind(
        "expedition",
        "Expeditions",
        GAME,
        ("lay open", "joined", "completed"),
        seen=(Sign(rule="AF-EOT-05"),),
        taken=(Sign(rule="AF-EXP-01"),),
        done=(Sign(rule="AF-EXP-12"),),
        judged=DONE,
        waits="AF-TURN-02",
    ),
    Kind(
        "adventure",
        "Adventures",
        GAME,
        ("was on offer", "bought", "completed"),
        seen=(Sign(may="buy"),),
        taken=(Sign(rule="AF-BUY-03"),),
        done=(Sign(rule="AF-ADV-04"), Sign(rule="AF-ADV-05")),
    ),
    Kind(
        "place",
        "Places",
        SEAT,
        ("could be entered", "entered", ""),
        seen=(Sign(may="step"),),
        taken=(Sign(rule="AF-MOVE-02"),),
        priced=False,
    ),
    Kind(
        "route",
        "Routes",
        SEAT,
        ("was there", "travelled", ""),
        taken=(Sign(rule="AF-MOVE-02"),),
        priced=False,
    ),
    Kind(
        "bonus",
        "Bonuses of the expedition spaces",
        SEAT,
        ("could be had", "taken", ""),
        seen=(Sign(may="join"),),
        taken=(Sign(rule="AF-EXP-01"),),
        priced=False,
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
    "AF-SCORE-01": "expeditions",
    "AF-SCORE-02": "artefacts, by themselves",
    "AF-SCORE-03": "artefacts, in sets",
    "AF-SCORE-05": "penalty for assistants",
    "AF-SCORE-06": "silver",
    "AF-SCORE-07": "travel cards in hand",
    "AF-SCORE-08": "open adventures",
}
ACTIONS: Final = {"draw": "draw travel cards", "buy": "buy adventures", "move": "move the explorer"}


class Travels(Memory):
    """Where the explorers are, and on which space each expedition lies."""

    HEARS: ClassVar[tuple[str, ...]] = ("AF-SETUP-11",)

    def __init__(self, rules: Rules, seats: int) -> None:
        super().__init__(rules, seats)
        board: Data = screen(rules.key).board_view(rules)
        self.starts = [company["start"] for company in board["companies"]]
        self.first = 0
        self.places: dict[int, str] = {}
        self.spaces: dict[str, str] = {}

    def more(self, rule: str, words: Words) -> dict[str, str]:
        """The route of a step; the space where an expedition is joined."""
        match rule:
            case "AF-SETUP-11":
                self.first = int(words["seat"]) - 1
            case "AF-EOT-05":
                self.spaces[str(words["expedition"])] = str(words["space"])
            case "AF-EXP-01":
                return {"bonus": self.spaces[str(words["expedition"])]}
            case "AF-MOVE-02":
                return {"route": self.step(int(words["seat"]) - 1, str(words["place"]))}
        return {}

    def step(self, seat: int, place: str) -> str:
        """The route that leads there from where the explorer was."""
        start = self.starts[(seat - self.first) % self.seats]
        before = self.places.get(seat, start)
        self.places[seat] = place
        return route_id(before, place)

    def offer(self, kind: str, parts: Sequence[str]) -> str:
        if kind == "bonus":
            return self.spaces[parts[1]]
        return " ".join(parts) if kind == "action" else super().offer(kind, parts)


def route_id(one: str, other: str) -> str:
    """A route is the same in both directions."""
    return "-".join(sorted([one, other]))


def items(rules: Rules, text: str) -> dict[str, dict[str, Item]]:
    """All things by kind and id, with what the board file says about their sources."""
    board: Data = screen(rules.key).board_view(rules)
    titles: dict[str, str] = screen(rules.key).titles(rules)
    file: Data = tomllib.loads(text)
    cards = [*file["expeditions"], *file["adventures"]]
    sources = {card["id"]: made_up(card) for card in cards}
    return {
        "expedition": {
            card["id"]: expedition(card, titles[card["id"]], sources[card["id"]])
            for card in board["expeditions"]
        },
        "adventure": {
            card["id"]: adventure(card, titles[card["id"]], sources[card["id"]])
            for card in board["adventures"]
        },
        "place": places(board, file),
        "route": {
            route_id(*route["between"]): Item(
                " to ".join(titles[end] for end in route["between"]), made_up=made_up(route)
            )
            for route in file["routes"]
        },
        "bonus": {
            str(space["position"]): Item(
                f"space {space['position']}", bonus(space), made_up=made_up(space)
            )
            for space in file["expedition_spaces"]
        },
        "action": {key: Item(words) for key, words in ACTIONS.items()},
    }


def places(board: Data, file: Data) -> dict[str, Item]:
    """Locations; peers have the same number of routes."""
    ends = Counter(end for route in board["routes"] for end in route)
    sources = {place["id"]: made_up(place, "symbols_src") for place in file["locations"]}
    return {
        place["id"]: Item(
            place["name"],
            " or ".join(place["symbols"]),
            (f"{ends[place['id']]} routes",),
            sources[place["id"]],
        )
        for place in board["places"]
    }


def made_up(block: Data, key: str = "src") -> str:
    """What a block says about itself, if that is `reconstructed`."""
    note = str(block.get(key, ""))
    return note if "reconstructed" in note else ""


def expedition(card: Data, title: str, source: str) -> Item:
    """An expedition: its price is in steps, its reward in silver and points."""
    points = counted(card["points"], "point")
    value = f"{card['steps']} steps for {card['silver']} silver, {points}"
    letter = card["letter"]
    return Item(title, value, (f"{letter}, {card['steps']} steps", f"letter {letter}"), source)


def adventure(card: Data, title: str, source: str) -> Item:
    """An adventure: all cost the same, but only artefacts pay."""
    if card["assistant"]:
        return Item(title, "an assistant card", ("assistants",), source)
    value = f"{card['silver']} silver, {counted(card['points'], 'point')}"
    return Item(title, value, (f"artefacts of {card['points']} points", "artefacts"), source)


def bonus(space: Data) -> str:
    """What a space gives."""
    return f"{space['amount']} {str(space['bonus']).replace('_', ' ')}"


CATALOGUE: Final = Catalogue(KINDS, SOURCES, items, Travels)
