"""What a balance report of Congo 1884 counts: characters, posts, special cards, helpers, stops."""

# Not compiled: it is for kindu.lab.

import re
from collections.abc import Sequence
from typing import Any, Final

from kindu.core.rules import Rules
from kindu.games import screen
from kindu.lab.balance.catalogue import (
    CHOICE,
    GAME,
    ROUND,
    SEAT,
    Catalogue,
    Item,
    Kind,
    Memory,
    Sign,
    Words,
)

Data = dict[str, Any]  # what a screen shows of the board

STATION: Final = "CO-STATION-01"  # begins a round
CHIEF: Final = "CO-SCORE-01"
BID: Final = (Sign(rule="CO-BID-01"),)
KINDS: Final = (
    Kind(
        "character",
        "Characters",
        ROUND,
        ("was in hand", "bid", "became chief"),
        seen=(Sign(may="bid"),),
        taken=BID,
        rounds=STATION,
        prize=CHIEF,
    ),
    Kind(
        "post",
        "Professions at stations (characters with one profession)",
        ROUND,
        ("was in hand", "bid", "became chief"),
        seen=(Sign(may="bid"),),
        taken=BID,
        rounds=STATION,
        prize=CHIEF,
    ),
    Kind(
        "special",
        "Special cards",
        SEAT,
        ("was in hand", "played", "played and became chief"),
        seen=(Sign(rule="CO-SETUP-06"), Sign(rule="CO-DRAW-03")),
        taken=(Sign(rule="CO-SPC-03"),),
        done=(Sign(rule=CHIEF),),
        success=False,
    ),
    Kind(
        "auxiliary",
        "Auxiliaries",
        ROUND,
        ("could be laid", "laid", "laid and became chief"),
        seen=(Sign(may="lay"),),
        taken=(Sign(rule="CO-AUX-01"),),
        rounds=STATION,
        prize=CHIEF,
    ),
    Kind(
        "tile",
        "Hippo tiles in ties",
        ROUND,
        ("could be laid", "laid", "laid and became chief"),
        seen=(Sign(may="tile"),),
        taken=(Sign(does="tile"),),
        rounds=STATION,
        prize=CHIEF,
    ),
    Kind(
        "stop",
        "Stops",
        GAME,
        ("was reached", "given a chief", ""),
        seen=(Sign(rule=STATION),),
        taken=(Sign(rule=CHIEF),),
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
    "CO-SCORE-01": "stations",
    "CO-TIE-04": "ties that nobody broke",
    "CO-SPC-07": "special cards",
    "CO-END-01": "special cards in hand",
}
ACTIONS: Final = {
    "play": "play a special card",
    "pass": "keep the special cards",
    "lay": "lay an auxiliary",
    "wait": "wait with auxiliaries",
    "drop": "lay no more auxiliaries",
    "done": "end the turn",
    "fight": "fight the gorilla",
    "flee": "flee from the gorilla",
    "hunt": "hunt the okapi",
    "stay": "let the okapi go",
    "swap": "bid the character drawn",
    "keep": "keep the character drawn",
    "stop": "lay no more hippo tiles",
}
# Where the board file says in comments what is reconstructed.
VALUES: Final = "reconstructed: the other 21 numbers"
KNOWN: Final = re.compile(r"(\w+)/(\w+) \d")  # hospital/doctor 5
COPIES: Final = "reconstructed: the number of copies of each kind"
NEUTRALS: Final = "reconstructed: the two professions of each non-belligerent"
TILES: Final = "Values: reconstructed"
STOPS: Final = re.compile(r"^# (.*vp reconstructed.*)\nid = \"(\w+)\"", re.MULTILINE)


class Voyage(Memory):
    """The type of the station, and whose special card is played."""

    def __init__(self, rules: Rules, seats: int) -> None:
        super().__init__(rules, seats)
        self.station = ""
        self.played: dict[int, str] = {}

    def more(self, rule: str, words: Words) -> dict[str, str]:
        """The post of a bid; the special card of the new chief."""
        match rule:
            case "CO-STATION-01":
                self.station = str(words["station"])
                self.played = {}
            case "CO-BID-01":
                return {"post": self.post(str(words["character"]))}
            case "CO-SPC-03":
                self.played[int(words["seat"])] = str(words["special"])
            case "CO-SCORE-01":
                card = self.played.get(int(words["seat"]))
                return {"special": card} if card else {}
        return {}

    def post(self, character: str) -> str:
        """The profession of a character with one, at this station."""
        _, *professions = character.split("-")
        return f"{professions[0]}@{self.station}" if len(professions) == 1 else ""

    def offer(self, kind: str, parts: Sequence[str]) -> str:
        if kind == "post":
            return self.post(parts[1])
        return parts[0] if kind == "action" else super().offer(kind, parts)


def items(rules: Rules, text: str) -> dict[str, dict[str, Item]]:
    """All things by kind and id, with what comments of the board file say about their sources."""
    board: Data = screen(rules.key).board_view(rules)
    titles: dict[str, str] = screen(rules.key).titles(rules)
    stops = {key: note for note, key in STOPS.findall(text)}
    copies = COPIES if COPIES in text else ""
    tiles = TILES if TILES in text else ""
    return {
        "character": {
            card["id"]: character(card, titles[card["id"]], text) for card in board["characters"]
        },
        "post": posts(board, titles, text),
        "special": {card["id"]: Item(card["name"]) for card in board["specials"]},
        "auxiliary": {
            card["id"]: Item(titles[card["id"]], *auxiliary(card), copies)
            for card in board["auxiliaries"]
        },
        "tile": {
            number: Item(f"tile {number}", f"{n} tiles", (f"number {number}",), tiles)
            for number, n in board["hippos"].items()
        },
        "stop": {
            stop["id"]: Item(stop["name"], *place(stop), stops.get(stop["id"], ""))
            for stop in board["stops"]
        },
        "action": {key: Item(words) for key, words in ACTIONS.items()},
    }


def character(card: Data, title: str, text: str) -> Item:
    """A kind of character; we know that each belligerent has one profession."""
    if card["belligerent"]:
        return Item(title, "", (card["professions"][0], "one profession"))
    return Item(title, "", ("two professions",), NEUTRALS if NEUTRALS in text else "")


def place(stop: Data) -> tuple[str, tuple[str, ...]]:
    """What a stop brings; those with hippo tiles bring more than points, so they have few peers."""
    value = f"{stop['value']} points" + ", hippo tiles" * stop["hippo"]
    return value, (value,)


def auxiliary(card: Data) -> tuple[str, tuple[str, ...]]:
    """How many there are and what each adds; its peers fit the same number of professions."""
    group = f"adds {card['adds']}, fits {len(card['fits'])}"
    return f"{card['cards']} cards that add {card['adds']}", (group,)


def posts(board: Data, titles: dict[str, str], text: str) -> dict[str, Item]:
    """Professions at types of stations; the board file names those whose value is known."""
    before = text.partition(VALUES)[0] if VALUES in text else ""
    known = {f"{job}@{station}" for station, job in KNOWN.findall(before)}
    found: dict[str, Item] = {}
    for profession in board["professions"]:
        for station, value in profession["values"].items():
            key = f"{profession['id']}@{station}"
            title = f"{titles[profession['id']]} at {titles[station]}"
            source = VALUES if before and key not in known else ""
            found[key] = Item(title, f"value {value}", (f"value {value}",), source)
    return found


CATALOGUE: Final = Catalogue(KINDS, SOURCES, items, Voyage)
