"""Africana's facts in English: for each rule the templates, the first that has all it needs."""

NEW_TURN = "AF-TURN-02"  # the fact with which a turn begins

SENTENCES: dict[str, list[tuple[str, tuple[str, ...]]]] = {
    "AF-SETUP-11": [("Seat {seat} is start player.", ("seat",))],
    "AF-TURN-02": [("chooses to {action}", ("action",))],
    "AF-DRAW-01": [("draws a {card} card", ("card",)), ("draws a travel card", ())],
    "AF-DRAW-02": [("the discard pile is shuffled into a deck of {cards}", ("cards",))],
    "AF-DRAW-03": [("{cards} cards can't be drawn: deck and discard pile are empty", ("cards",))],
    "AF-BOOK-01": [("the {book}ern book shows {adventure}", ())],
    "AF-BOOK-02": [
        ("turns {adventure} over from the {half} for {silver} silver", ("silver",)),
        ("turns {adventure} over from the {half}, for free", ()),
    ],
    "AF-BUY-03": [("buys adventure {adventure} for {silver} silver", ("adventure",))],
    "AF-MOVE-02": [
        ("travels to {place} with {card}, recoloured for {silver} silver", ("silver",)),
        ("travels to {place} with {card}", ()),
    ],
    "AF-EXP-01": [("joins expedition {expedition}", ("expedition",))],
    "AF-EXP-07": [
        ("gets a {card} card as bonus", ("card",)),
        ("gets {silver} silver as bonus", ("silver",)),
        ("gets a travel card as bonus", ()),
    ],
    "AF-EXP-12": [("completes {expedition}: {silver} silver, {points} points", ("expedition",))],
    "AF-EXP-13": [("seat {seat} takes its marker back from {expedition}", ("expedition",))],
    "AF-ADV-04": [("completes {adventure}: {silver} silver, {points} points", ("adventure",))],
    "AF-ADV-05": [("completes {adventure} and hires the {colour} assistant", ("adventure",))],
    "AF-EOT-02": [("discards {card}", ("card",))],
    "AF-EOT-03": [("gives up adventure {adventure}", ("adventure",))],
    "AF-EOT-05": [("expedition {expedition} is laid on space {space}", ("expedition",))],
    "AF-END-01": [("The expedition deck is used up: this is the last round.", ())],
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
