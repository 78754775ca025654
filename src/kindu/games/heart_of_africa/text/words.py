"""Heart of Africa in English: templates per rule; the first one with all its words is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from kindu.games.heart_of_africa.text.answers import Words, answer, group

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
    "answer",
    "aside",
    "asked",
    "group",
    "stand",
    "things",
]

Templates = dict[str, list[tuple[str, tuple[str, ...]]]]

NEW_TURN = "HA-TURN-01"  # the fact with which a turn begins; other facts tell what is done in it
LAST = ("enough", "pass")  # listed after all others
TOGETHER = ("keep",)  # several of these answers are chosen, in any order
EXAMPLES = {"answer": "claim douala-bangui", "rule": "HA-CLAIM-04", "place": "durban"}

SENTENCES: Templates = {
    "HA-SETUP-02": [
        ("is dealt {card}", ("card",)),
        ("is dealt a train card", ()),
    ],
    "HA-SETUP-04": [("starts with {terrain}", ("terrain",))],
    "HA-SETUP-05": [("{terrain} is turned up in the terrain row", ("terrain",))],
    "HA-SETUP-09": [("is the first player", ())],
    "HA-TURN-03": [
        ("can do nothing and passes", ("seat",)),
        ("Nobody can do anything any more: the game is over.", ()),
    ],
    "HA-DRAW-02": [("takes the open {card} card", ("card",))],
    "HA-DRAW-03": [("draws {terrain} from the terrain deck", ("terrain",))],
    "HA-DRAW-14": [("{terrain} is turned up in the terrain row", ("terrain",))],
    "HA-DRAW-04": [("{card} is turned up in the train row", ("card",))],
    "HA-DRAW-08": [
        ("draws {card} from the train deck", ("card",)),
        ("draws a card from the train deck", ()),
    ],
    "HA-DRAW-09": [("too many open locomotives: the train row is dealt again", ())],
    "HA-DRAW-11": [("the train discards are shuffled into a new deck of {cards}", ("cards",))],
    "HA-TERRAIN-01": [("takes the open {terrain} card", ("terrain",))],
    "HA-TERRAIN-05": [("the terrain discards are shuffled into a new deck of {cards}", ("cards",))],
    "HA-CLAIM-08": [
        (
            "claims {track}: {cards} {card}, {locomotives} locomotives, {points} points",
            ("track", "card", "cards", "locomotives", "points"),
        ),
        (
            "claims {track}: {cards} {card}, {points} points",
            ("track", "card", "cards", "points"),
        ),
        (
            "claims {track}: {locomotives} locomotives, {points} points",
            ("track", "locomotives", "points"),
        ),
        ("claims {track}", ("track",)),
    ],
    "HA-TERRAIN-10": [
        (
            "doubles it: {cards} {terrain} cards, {locomotives} locomotives, {points} points",
            ("terrain", "cards", "locomotives", "points"),
        ),
        (
            "doubles it: {cards} {terrain} cards, {points} points",
            ("terrain", "cards", "points"),
        ),
        (
            "doubles it: {locomotives} locomotives, {points} points",
            ("locomotives", "points"),
        ),
        ("doubles it with terrain", ()),
    ],
    "HA-TICKET-01": [("draws {tickets} tickets", ("tickets",))],
    "HA-TICKET-03": [
        ("keeps {kept} tickets and returns {returned}", ("kept", "returned")),
        ("keeps all {kept} tickets", ("kept",)),
    ],
    "HA-TICKET-04": [("keeps {ticket}", ("ticket",))],
    "HA-END-01": [("has hardly any trains left: everybody has one more turn", ())],
    "HA-END-02": [("The last round is over, and with it the game.", ())],
    "HA-SCORE-02": [
        ("completed {ticket}: {points} points", ("ticket", "points")),
        ("did not complete {ticket}: {lost} points lost", ("ticket", "lost")),
    ],
    "HA-SCORE-03": [("is the Globetrotter: {points} points", ("points",))],
}

ENDINGS: dict[str, str] = {
    "HA-END-02": "The game is over: the last round has been played.",
    "HA-TURN-03": "The game is over: nobody can do anything any more.",
}

SHEET: dict[str, str] = {
    "HA-SCORE-01": "Routes",
    "HA-SCORE-02": "Tickets",
    "HA-SCORE-03": "Globetrotter",
}

QUESTIONS: dict[str, str] = {
    "keep": "Which of these tickets do you keep?",
    "turn": "Your turn: draw cards, claim a route, or draw tickets?",
    "second": "Your second card?",
    "colour": "Which cards pay for the route?",
    "locomotives": "How many locomotives do you put into the set?",
    "double": "Do you double the points with terrain?",
    "wild": "How many locomotives do you play as terrain cards?",
}

TIPS: dict[str, str] = {
    "keep": (
        "At the end a completed ticket scores its points, and any other ticket loses as many. "
        "Name all that you keep in one line, such as 1, 3; say enough to return the rest "
        "(? HA-TICKET-06, ? HA-SCORE-02)."
    ),
    "turn": (
        "You do one thing per turn: draw two cards, claim a route, or draw tickets. Terrain cards "
        "never pay for a route, but with the most cards of a type you can double the points of "
        "its routes (? HA-TURN-01, ? HA-DRAW-01, ? HA-TERRAIN-10)."
    ),
    "second": (
        "The second card may be a train card or a terrain card, but not an open locomotive "
        "(? HA-DRAW-01, ? HA-DRAW-06)."
    ),
    "colour": (
        "A grey route takes cards of any one colour, and a locomotive stands for any card. Nothing "
        "is played until the claim is complete, and undo takes it back "
        "(? HA-CLAIM-05, ? HA-CLAIM-06)."
    ),
    "locomotives": (
        "A locomotive can replace any card of the set. Those you keep may later double a route "
        "as terrain cards (? HA-CLAIM-10, ? HA-TERRAIN-14)."
    ),
    "double": (
        "Doubling takes at least as many cards of the terrain as any other player has, and costs "
        "more for a long route than for a short one (? HA-TERRAIN-12, ? HA-TERRAIN-13)."
    ),
    "wild": (
        "Each locomotive counts as a card of the terrain, for the comparison and for the price; "
        "you keep the terrain cards that it replaces (? HA-TERRAIN-15, ? HA-TERRAIN-17)."
    ),
}

# Why an answer is not legal.
WHY: Templates = {
    "": [("That does not answer this question.", ())],
    "HA-TURN-01": [("That is not part of what you are doing now.", ())],
    "HA-TURN-03": [("You may pass only when nothing else is possible.", ())],
    "HA-SETUP-06": [("At the start you must keep at least {least} tickets.", ("least",))],
    "HA-SETUP-07": [
        ("All players choose their tickets first; keep at least {least}.", ("least",)),
    ],
    "HA-DRAW-02": [("There is no open {card} card.", ("card",))],
    "HA-DRAW-03": [("There is no open {terrain} card.", ("terrain",))],
    "HA-DRAW-06": [("An open locomotive can't be the second card.", ())],
    "HA-DRAW-12": [("The {pile} deck is empty, and so is its discard pile.", ("pile",))],
    "HA-DRAW-13": [("You have drawn one card; take your second card first.", ())],
    "HA-CLAIM-03": [
        ("You have too few trains for {track}; missing: {missing}.", ("track", "missing")),
    ],
    "HA-CLAIM-04": [
        (
            "You need {card} cards or locomotives for {track}; missing: {missing}.",
            ("track", "card", "missing"),
        ),
        ("{track} is paid for with {card} cards.", ("track", "card")),
    ],
    "HA-CLAIM-05": [
        (
            "You need cards of one colour, or locomotives, for {track}; missing: {missing}.",
            ("track", "missing"),
        ),
    ],
    "HA-CLAIM-06": [("You have too few locomotives for {track}.", ("track",))],
    "HA-CLAIM-09": [
        (
            "{track} is a ferry and needs locomotives; missing: {missing}.",
            ("track", "missing"),
        )
    ],
    "HA-CLAIM-10": [
        ("The set takes {least} to {most} locomotives.", ("least", "most")),
    ],
    "HA-CLAIM-11": [("You have no {card} card for {track}.", ("track", "card"))],
    "HA-CLAIM-12": [("{track} has already been claimed.", ("track",))],
    "HA-DOUBLE-01": [("{track} is closed to you: the other track is yours.", ("track",))],
    "HA-DOUBLE-03": [
        ("{track} is closed: with so few players, only one track is used.", ("track",)),
    ],
    "HA-TERRAIN-12": [
        (
            "To pay, you need more {terrain} cards or locomotives; missing: {missing}.",
            ("terrain", "missing"),
        )
    ],
    "HA-TERRAIN-13": [
        (
            "Another player has more {terrain} cards; locomotives missing: {missing}.",
            ("terrain", "missing"),
        )
    ],
    "HA-TERRAIN-21": [
        ("You may play {least} to {most} locomotives as terrain here.", ("least", "most")),
    ],
    "HA-TICKET-01": [("You must keep at least {least} of the tickets you have drawn.", ("least",))],
    "HA-TICKET-03": [
        (
            "{ticket} is already kept or passed over: name tickets in the order shown.",
            ("ticket",),
        )
    ],
    "HA-TICKET-04": [("{ticket} is not among the tickets on offer.", ("ticket",))],
    "HA-TICKET-08": [("The ticket deck is empty.", ())],
    "HA-TICKET-09": [("First choose your tickets; keep at least {least}.", ("least",))],
}


def aside(words: Words, view: Mapping[str, Any]) -> bool:
    """Whether a long list leaves a claim out at first: unless it helps a ticket of this player."""
    if words["verb"] != "claim" or "completes" in words:
        return False
    tickets = view["seats"][view["asked"] - 1]["tickets"]
    return not any(words["track"] in ticket["way"] for ticket in tickets)


def stand(seat: Mapping[str, object]) -> str:
    """How well a player is doing, for the heading of a turn."""
    return (
        f"{seat['colour']}, points {seat['points']}, trains {seat['trains']}, cards {seat['cards']}"
    )


def asked(question: str, _: Scene) -> str:
    """One line that says what is asked."""
    return QUESTIONS[question]


def things(view: Mapping[str, Any]) -> frozenset[str]:
    """Open cards by place, and claimed tracks, because people want to know which are new."""
    trains = [f"train {n} {card}" for n, card in enumerate(view["train_row"])]
    terrain = [f"terrain {n} {card}" for n, card in enumerate(view["terrain_row"])]
    tracks = [track for seat in view["seats"] for track in seat["tracks"]]
    return frozenset([*trains, *terrain, *tracks])
