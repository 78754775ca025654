"""Africana in English: templates per rule, of which the first with all its words is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kindu.text.scene import Scene

Templates = dict[str, list[tuple[str, tuple[str, ...]]]]
Words = Mapping[str, str | int]
Titles = Mapping[str, str]

LAST = ("stop",)  # answers that are listed after all others: they end an action
NEW_TURN = "AF-TURN-02"  # the fact with which a turn begins
EXAMPLES = {"answer": "step cairo joker", "rule": "AF-MOVE-03", "place": "cairo"}

SENTENCES: Templates = {
    "AF-SETUP-11": [("is start player", ())],
    "AF-SETUP-15": [
        ("starts with a {card} card", ("card",)),
        ("starts with a travel card", ()),
    ],
    "AF-TURN-02": [("chooses to {action}", ("action",))],
    "AF-DRAW-01": [("draws a {card} card", ("card",)), ("draws a travel card", ())],
    "AF-DRAW-02": [("the discard pile is shuffled into a deck of {cards}", ("cards",))],
    "AF-DRAW-03": [("{cards} cards can't be drawn: deck and discard pile are empty", ("cards",))],
    "AF-BOOK-01": [("the {book}ern book shows {adventure}", ("book", "adventure"))],
    "AF-BOOK-02": [
        (
            "turns {adventure} over from the {half} for {silver} silver",
            ("adventure", "half", "silver"),
        ),
        ("turns {adventure} over from the {half}, for free", ("adventure", "half")),
    ],
    "AF-BUY-03": [("buys adventure {adventure} for {silver} silver", ("adventure", "silver"))],
    "AF-MOVE-02": [
        (
            "travels to {place} with {card}, recoloured for {silver} silver",
            ("place", "card", "silver"),
        ),
        ("travels to {place} with {card}", ("place", "card")),
    ],
    "AF-EXP-01": [("joins expedition {expedition}", ("expedition",))],
    "AF-EXP-07": [
        ("gets a {card} card as a bonus", ("card",)),
        ("gets {silver} silver as a bonus", ("silver",)),
        ("gets a travel card as a bonus", ()),
    ],
    "AF-EXP-12": [
        (
            "completes {expedition}: {silver} silver, {points} points",
            ("expedition", "silver", "points"),
        ),
        ("completes {expedition}: {points} points", ("expedition", "points")),
        ("completes {expedition}: {silver} silver", ("expedition", "silver")),
        ("completes {expedition}", ("expedition",)),
    ],
    "AF-EXP-13": [("takes its marker back from {expedition}", ("seat", "expedition"))],
    "AF-ADV-04": [
        (
            "completes {adventure}: {silver} silver, {points} points",
            ("adventure", "silver", "points"),
        ),
        ("completes {adventure}: {points} points", ("adventure", "points")),
        ("completes {adventure}: {silver} silver", ("adventure", "silver")),
        ("completes {adventure}", ("adventure",)),
    ],
    "AF-ADV-05": [
        ("completes {adventure} and hires the {colour} assistant", ("adventure", "colour"))
    ],
    "AF-SCORE-04": [("makes sets with {adventure}: {points} points", ("adventure", "points"))],
    "AF-EOT-02": [("discards {card}", ("card",))],
    "AF-EOT-03": [("gives up adventure {adventure}", ("adventure",))],
    "AF-EOT-05": [("expedition {expedition} is laid on space {space}", ("expedition", "space"))],
    "AF-END-01": [("The expedition deck is used up: this is the last round.", ())],
    "AF-END-03": [("The last round is over, and with it the game.", ())],
    "AF-END-07": [("Too long without a completed expedition: the game is over.", ())],
}

ENDINGS: dict[str, str] = {
    "AF-END-03": "The game is over: the last round has been played.",
    "AF-END-07": "The game is over: nobody has completed an expedition for too long.",
}

SHEET: dict[str, str] = {
    "AF-SCORE-01": "Expeditions",
    "AF-SCORE-02": "Artefacts",
    "AF-SCORE-03": "Sets of artefacts",
    "AF-SCORE-05": "Assistants",
    "AF-SCORE-06": "Money",
    "AF-SCORE-07": "Travel cards in hand",
    "AF-SCORE-08": "Open artefact adventures",
}

QUESTIONS: dict[str, str] = {
    "action": "Your turn: draw, buy or move?",
    "leaf": "Your book is open: turn a page, buy a card, or stop?",
    "travel": "On the way: go on, join, complete, or stop?",
    "hand": "Too many cards in hand: which one do you discard?",
    "adventure": "Too many open adventures: which one do you give up?",
}

TIPS: dict[str, str] = {
    "action": (
        "A turn is one action: draw travel cards, buy adventures from the book of your half of "
        "the map, or move. Expeditions are joined and completed only during a move "
        "(? AF-TURN-02, ? AF-EXP-01)."
    ),
    "leaf": (
        "Only the two cards on top of the book are for sale; turning a page shows the next one, "
        "and the first page of an action is free. The others see what you uncover, too "
        "(? AF-BOOK-02, ? AF-BOOK-04)."
    ),
    "travel": (
        "Each step costs a card with a symbol of the location you enter; the joker always fits, "
        "and for silver any card does. Before, between and after steps you may join expeditions "
        "and complete your own where you stand (? AF-MOVE-02, ? AF-COLOR-01, ? AF-EXP-10)."
    ),
    "hand": (
        "The hand is checked at the end of your turn, including joker and assistants. A discarded "
        "travel card may come back later; a joker or an assistant never does "
        "(? AF-EOT-01, ? AF-EOT-02)."
    ),
    "adventure": (
        "Open adventures are counted at the end of your turn. One that you give up leaves the "
        "game and scores nothing (? AF-EOT-03)."
    ),
}

# Why an answer is not legal; `silver` is what is missing.
WHY: Templates = {
    "": [("That does not answer this question.", ())],
    "AF-TURN-02": [("That belongs to another action: a turn has only one.", ())],
    "AF-BOOK-03": [("The {half} half of your book is empty.", ("half",))],
    "AF-BOOK-04": [("To turn another page you need {silver} more silver.", ("silver",))],
    "AF-BUY-01": [
        ("That card is in the {book}ern book, and you are in the other half.", ("book",))
    ],
    "AF-BUY-03": [("{adventure} does not lie on top of your book.", ("adventure",))],
    "AF-BUY-05": [("To buy that card you need {silver} more silver.", ("silver",))],
    "AF-MOVE-02": [("{place} is not next to where you stand.", ("place",))],
    "AF-MOVE-04": [("You have no {card} card in hand.", ("card",))],
    "AF-MOVE-07": [
        ("You have already played your {card} card; it lies on the table.", ("card",)),
    ],
    "AF-COLOR-01": [
        (
            "The card does not fit there, and to recolour it you need {silver} more silver.",
            ("silver",),
        )
    ],
    "AF-EXP-01": [
        (
            "You can join {expedition} only while it is open and you stand in {place}.",
            ("expedition", "place"),
        )
    ],
    "AF-EXP-02": [("You have no marker left.", ())],
    "AF-EXP-03": [("You have already joined {expedition}.", ("expedition",))],
    "AF-EXP-10": [
        (
            "You can complete {expedition} only if you have joined it and stand in {place}.",
            ("expedition", "place"),
        )
    ],
    "AF-ADV-01": [("{adventure} is not among your open adventures.", ("adventure",))],
    "AF-ADV-02": [("To complete that adventure you must stand in {place}.", ("place",))],
    "AF-EOT-01": [
        ("First discard down to the hand limit; you have {cards} cards too many.", ("cards",))
    ],
    "AF-EOT-03": [
        ("First give up one of your open adventures; you may keep {limit}.", ("limit",)),
    ],
    "AF-EOT-04": [("You discard only at the end of your turn, and only if you must.", ())],
}


def count(number: str | int, thing: str) -> str:
    """A number and a noun, in the singular or plural; silver has no plural."""
    plural = "" if thing == "silver" or int(number) == 1 else "s"
    return f"{number} {thing}{plural}"


def card(name: str | int) -> str:
    """A card in the hand as people say it."""
    return str(name).replace("-", " ")


def with_card(name: str | int) -> str:
    """The same after a preposition; travel cards are called by their colour."""
    known = "-" in str(name) or name == "joker"
    return f"the {card(name)}" if known else card(name)


def title(words: Words, titles: Titles) -> str:
    """The expedition or adventure of an answer."""
    key = str(words.get("expedition", words.get("adventure", "")))
    return titles.get(key, key)


def gain(words: Words) -> str:
    """What completing brings."""
    if "colour" in words:
        return f"hire the {words['colour']} assistant"
    return f"{count(words['silver'], 'silver')}, {count(words['points'], 'point')}"


def price(words: Words, free: str = "") -> str:
    """What an answer costs."""
    return f" for {count(words['cost'], 'silver')}" if "cost" in words else free


def step(words: Words, titles: Titles) -> str:
    """A step with its card."""
    said = f"Go to {titles[str(words['place'])]} with {with_card(words['card'])}"
    return f"{said}, recoloured{price(words)}" if "cost" in words else said


def join(words: Words, titles: Titles) -> str:
    """Joining, with the bonus of the space."""
    said = f"Join {title(words, titles)}".replace(" (", ", ", 1).removesuffix(")")
    if "silver" in words:
        return f"{said} (bonus: {count(words['silver'], 'silver')})"
    if "cards" in words:
        drawn = "a travel card" if words["cards"] == 1 else count(words["cards"], "travel card")
        return f"{said} (bonus: {drawn})"
    return said


def turn(words: Words, titles: Titles) -> str:
    """Turning a page of the book: forward from the right half, back from the left."""
    page = title(words, titles) or "a page"
    return f"Turn {page} {words['way']}{price(words, ', free')}"


def discard(words: Words, titles: Titles) -> str:
    """Giving a card away: only a travel card can come back."""
    if "adventure" in words:
        return f"Give up {title(words, titles)}"
    name = with_card(words["card"])
    return f"Discard {name} for good" if name.startswith("the ") else f"Discard a {name} card"


def answer(words: Words, titles: Titles) -> str:
    """An answer, given by name, as a short imperative."""
    verb = words["verb"]
    makers = {"step": step, "join": join, "turn": turn, "discard": discard}
    if verb in makers:
        return makers[str(verb)](words, titles)
    if verb == "complete":
        return f"Complete {title(words, titles)}: {gain(words)}"
    if verb == "buy" and "adventure" in words:
        return f"Buy {title(words, titles)}{price(words)}"
    if verb == "stop":
        doing = {"move": "moving", "buy": "buying"}.get(str(words.get("action")), "")
        return f"Stop {doing}".strip()
    if verb == "draw":
        return f"Draw {count(words['cards'], 'travel card')}"
    return "Buy adventures" if verb == "buy" else "Move your explorer"


def group(words: Words, titles: Titles) -> tuple[str, str]:
    """Head and item, so that all cards for a step to one place share a line."""
    if words["verb"] != "step":
        return answer(words, titles), ""
    return f"Go to {titles[str(words['place'])]}", f"{card(words['card'])}{price(words)}"


def aside(words: Words, view: Mapping[str, Any]) -> bool:  # noqa: ARG001 - same in all games
    """Which answers a long list leaves out at first: none, as the list is never long."""
    return False


def stand(seat: Mapping[str, Any]) -> str:
    """How well a company is doing, for the heading of its turn."""
    points = count(seat["points"], "point")
    return f"{seat['company']}, {seat['silver']} silver, {points}"


def asked(question: str, scene: Scene) -> str:
    """One line that says what is asked, with the price and the player's silver if they matter."""
    mine = scene.mine
    if question != "leaf" or mine is None:
        return QUESTIONS[question]
    price = scene.board["numbers"]["adventure_price"]
    return f"{QUESTIONS[question]} A card costs {price} silver, you have {mine['silver']}."


def things(view: Mapping[str, Any]) -> frozenset[str]:
    """The open cards, because people want to know which of them are new."""
    tops = [half["top"] for book in view["books"] for half in book]
    return frozenset(card for card in [*view["row"], *tops] if card)
