"""Congo 1884 in English: questions, tips, the score sheet, and the words of other modules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from kindu.games.congo.text.answers import Words, answer, group
from kindu.games.congo.text.sentences import SENTENCES, WHY, Templates

if TYPE_CHECKING:
    from kindu.text.scene import Scene

__all__ = [
    "ENDINGS",
    "EXAMPLES",
    "LAST",
    "NEW_TURN",
    "QUESTIONS",
    "SENTENCES",
    "SHEET",
    "TIPS",
    "TOGETHER",
    "WHY",
    "Templates",
    "answer",
    "aside",
    "asked",
    "group",
    "stand",
    "things",
]

NEW_TURN = "CO-STATION-01"  # the fact with which a round begins
LAST = ("pass", "nobody", "wait", "drop", "done", "enough", "stop")  # listed after all others
TOGETHER = ("tile",)  # several of these answers are chosen, in any order
EXAMPLES = {"answer": "lay interpreter", "rule": "CO-AUX-07", "place": "bolobo"}

ENDINGS: dict[str, str] = {
    "CO-MOVE-01": "The game is over: the steamboat has left the last stop.",
}

SHEET: dict[str, str] = {
    "CO-SCORE-01": "Stations",
    "CO-TIE-04": "Unbroken ties",
    "CO-SPC-07": "By special cards",
    "CO-END-01": "Special cards in hand",
}

QUESTIONS: dict[str, str] = {
    "bid": "Which character do you bid?",
    "special": "Do you play a special card?",
    "look": "Explored Region: which tile do you look at?",
    "discard": "Boiler Damage: which character do you discard?",
    "deck": "Colonist: from which deck do you draw?",
    "swap": "Colonist: do you exchange your bid for the card drawn?",
    "gorilla": "Gorilla: whose character is attacked?",
    "fight": "The gorilla turns on your own character: fight or flee?",
    "warrior": "Warrior: whose character must fight?",
    "hunt": "Okapi: does your explorer go hunting?",
    "victim": "Man Overboard: who loses an auxiliary?",
    "lay": "Lay an auxiliary?",
    "lay_more": "Another, or done?",
    "tiles": "Which hippo tile do you lay?",
    "tiles_more": "Another hippo tile, or enough?",
    "raise": "Do you add a hippo tile, this time face up?",
    "raise_more": "Another hippo tile, or enough?",
}

TIPS: dict[str, str] = {
    "bid": (
        "All players bid one character at the same time, face down. Its value depends on "
        "profession and station, and on nationality and flag; auxiliaries can raise it later. "
        "A bid is lost whether or not it wins. '? history' says more about the time of this game "
        "(? CO-BID-01, ? CO-VAL-01)."
    ),
    "special": (
        "Only one player may play a special card in each round; the bids are still face down. "
        "A card that you keep scores half a point at the end; '? malaria' explains one "
        "(? CO-SPC-01, ? CO-END-01)."
    ),
    "look": "Only you learn what the tile shows (? CO-SP-EXPLORED-01).",
    "discard": "Your bid is on the board and is safe (? CO-SP-BOILER-02).",
    "deck": (
        "The card is yours to keep. A character drawn now may replace your bid when all bids are "
        "face up (? CO-SP-COLONIST-01, ? CO-SP-COLONIST-02)."
    ),
    "swap": "The old bid goes back to your hand, and everybody sees it (? CO-SP-COLONIST-02).",
    "gorilla": (
        "The gorilla attacks the other bids until it is killed; if it kills them all, it attacks "
        "yours (? CO-SP-GORILLA-04, ? CO-SP-GORILLA-05)."
    ),
    "fight": (
        "If you win, yours is the only bid and you become chief; if you flee, you keep the card "
        "(? CO-SP-GORILLA-05, ? CO-SP-GORILLA-06)."
    ),
    "warrior": (
        "The warrior attacks one bid; if it survives, it attacks yours, but no other "
        "(? CO-SP-WARRIOR-04, ? CO-SP-WARRIOR-05)."
    ),
    "hunt": "The hunt scores at once, but takes your bid out of the contest (? CO-SP-OKAPI-02).",
    "victim": "The card is taken unseen and discarded openly (? CO-SP-OVERBOARD-01).",
    "lay": (
        "Turns go round until all have dropped out; the highest total wins the station. Below the "
        "highest total you must lay a card or drop out; with it you may wait once. If you drop "
        "out, your bid and its total stay (? CO-AUX-07, ? CO-AUX-08, ? CO-AUX-10)."
    ),
    "lay_more": "You may lay as many cards in a turn as you like (? CO-AUX-01).",
    "tiles": (
        "The tied players lay at least one hippo tile face down; the highest sum wins, and all "
        "tiles laid are lost. Name them one by one, the highest first (? CO-TIE-01, ? CO-TIE-02)."
    ),
    "tiles_more": "Tiles that you keep may break a later tie (? CO-TIE-05).",
    "raise": (
        "Unless you are alone in the lead, add tiles face up or stop for good. If the tie stays, "
        "the tied players score a point each and nobody becomes chief (? CO-TIE-03, ? CO-TIE-04)."
    ),
    "raise_more": "Tiles that you keep may break a later tie (? CO-TIE-05).",
}


def aside(words: Words, view: Mapping[str, Any]) -> bool:  # noqa: ARG001 - same in all games
    """Which answers a long list leaves out at first: none, as the list is never long."""
    return False


def stand(seat: Mapping[str, Any]) -> str:
    """How well a player is doing, for the heading of a turn."""
    return f"points {seat['points']}, characters {seat['characters']}, tiles {seat['tiles']}"


def asked(question: str, scene: Scene) -> str:
    """One line that says what is asked, with the numbers that matter."""
    view = scene.view
    mine = scene.mine
    if mine is None or question not in ("bid", "lay", "lay_more", "tiles", "raise"):
        return QUESTIONS[question]
    if question == "bid":
        return f"Your bid for {scene.titles[view['stop']]}, worth {view['value']}: which character?"
    if question in ("tiles", "raise"):
        others = [scene.names[seat - 1] for seat in view["tie"]["seats"] if seat - 1 != scene.eye]
        again = "Tied" if question == "tiles" else "Still tied"
        return f"{again} with {' and '.join(others)}. {QUESTIONS[question]}"
    return f"{totals(view, mine)} {QUESTIONS[question]}"


def totals(view: Mapping[str, Any], mine: Mapping[str, Any]) -> str:
    """The eye's total and the highest one."""
    bid = mine["bid"]
    if not bid["leads"]:
        return f"Your total is {bid['total']}; the highest is {view['highest']}."
    leaders = [seat for seat in view["seats"] if seat["bid"] and seat["bid"]["leads"]]
    how = "level with the highest" if len(leaders) > 1 else "the highest"
    return f"Your total is {bid['total']}, {how}."


def things(view: Mapping[str, Any]) -> frozenset[str]:
    """Tiles turned up and cards in known hands, because people want to know which are new."""
    found = [f"{place['id']} {place['station']}" for place in view["places"] if place["turned"]]
    for seat in view["seats"]:
        for card in [*(seat["hand"] or []), *(seat["helpers"] or [])]:
            found += [f"{card['id']} {n}" for n in range(1, card["count"] + 1)]
        found += [card["id"] for card in seat["special_hand"] or []]
    return frozenset(found)
