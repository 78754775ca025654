"""What happened and what is not possible in Congo 1884: the templates of each rule.

The first template that has everything it needs is used.
"""

from __future__ import annotations

Template = tuple[str, tuple[str, ...]]
Templates = dict[str, list[Template]]

# Nobody learns which cards the others draw, and that they draw one goes without saying.
SENTENCES: Templates = {
    "CO-SETUP-02": [("a non-belligerent is taken out of the game, unseen", ())],
    "CO-SETUP-03": [("is dealt a {character}", ("character",))],
    "CO-SETUP-04": [("is dealt a {auxiliary}", ("auxiliary",))],
    "CO-SETUP-06": [("is dealt the special card {special}", ("special",))],
    "CO-SETUP-08": [("takes a hippo tile with the number {tile}", ("tile",))],
    "CO-SETUP-11": [("the flag of {flag} is laid beside {stop}", ("flag", "stop"))],
    "CO-SETUP-13": [("is the first player", ())],
    "CO-STATION-01": [("the tile at {stop} is turned up: {station}", ("stop", "station"))],
    "CO-STATION-02": [
        ("the flag of {flag} leaves the game: a jungle has none", ("flag",)),
    ],
    "CO-STATION-03": [
        ("the flag of {flag} leaves the game: a village so far up the river has none", ("flag",)),
    ],
    "CO-DRAW-01": [
        ("draws a {character}", ("character",)),
        ("draws a {auxiliary}", ("auxiliary",)),
    ],
    "CO-DRAW-02": [
        ("the discarded {deck} are shuffled into a new deck of {cards}", ("deck", "cards")),
    ],
    "CO-DRAW-03": [
        ("is in last place and draws the special card {special}", ("special",)),
        ("is in last place and draws a special card", ()),
    ],
    "CO-BID-01": [
        ("lays the {character} face down as a bid", ("character",)),
        ("lays a bid face down", ()),
    ],
    "CO-SPC-01": [("plays no special card", ())],
    "CO-SPC-03": [("plays the special card {special}", ("special",))],
    "CO-VAL-01": [("bids the {character}", ("character",))],
    "CO-VAL-05": [
        ("rolls {die}: the non-belligerent sides with {nation}", ("die", "nation")),
    ],
    "CO-INT-04": [("rolls {die}: this station speaks {language}", ("die", "language"))],
    "CO-INT-05": [("rolls {die}: the Belgian speaks {language}", ("die", "language"))],
    "CO-AUX-01": [("lays a {auxiliary}: total {total}", ("auxiliary", "total"))],
    "CO-AUX-07": [("drops out: no more auxiliaries", ())],
    "CO-AUX-08": [("waits", ())],
    "CO-CHIEF-01": [("reaches a total of {total}", ("total",))],
    "CO-CHIEF-03": [("nobody is left: nobody becomes chief, nobody scores", ())],
    "CO-SCORE-01": [("becomes chief of {stop}: {points} points", ("stop", "points"))],
    "CO-SCORE-02": [
        ("takes a hippo tile with the number {tile}", ("tile",)),
        ("takes a hippo tile", ()),
    ],
    "CO-TIE-01": [
        ("The highest total is shared: {names} fight with hippo tiles.", ("names",)),
        ("lays hippo tiles: {tiles}, sum {sum}", ("tiles", "sum")),
        ("has no hippo tile to lay", ()),
    ],
    "CO-TIE-02": [("chooses hippo tiles", ())],
    "CO-TIE-03": [("adds no more hippo tiles", ())],
    "CO-TIE-04": [("stays tied: {points} points", ("points",))],
    "CO-MOVE-01": [("the steamboat goes on to {stop}", ("stop",))],
    "CO-END-01": [
        ("has {cards} special cards left: {points} points", ("cards", "points")),
        ("has no special card left", ()),
    ],
    "CO-SP-GORILLA-02": [
        ("can't fight the gorilla: the {character} is killed", ("character",)),
    ],
    "CO-SP-GORILLA-03": [
        ("rolls {die}: the gorilla is killed", ("die", "won")),
        ("rolls {die}: the character is killed by the gorilla", ("die",)),
    ],
    "CO-SP-GORILLA-06": [("flees from the gorilla with the {character}", ("character",))],
    "CO-SP-GORILLA-07": [("discards the Gorilla: the attack is over", ())],
    "CO-SP-WARRIOR-03": [
        ("rolls {die}: the warrior is killed", ("die", "won")),
        ("rolls {die}: the character is killed by the warrior", ("die",)),
    ],
    "CO-SP-WARRIOR-05": [("discards the Warrior: the attack is over", ())],
    "CO-SP-OKAPI-02": [
        (
            "goes hunting with the {character} and leaves this contest: {points} points",
            ("character", "points"),
        ),
    ],
    "CO-SP-MALARIA-01": [("rolls {die} against malaria", ("die",))],
    "CO-SP-MALARIA-02": [("has the lowest roll: the {character} falls ill", ("character",))],
    "CO-SP-MALARIA-03": [
        ("has a doctor and rolls {die}: cured, nobody is lost", ("die", "won")),
        ("has a doctor and rolls {die}: no cure", ("die",)),
    ],
    "CO-SP-TAMTAM-02": [("ends this contest: all bids go back, nobody becomes chief", ())],
    "CO-SP-FRIENDLY-01": [("takes the bid back", ())],
    "CO-SP-EXPLORED-01": [
        ("looks at the tile of {stop}", ("stop",)),
    ],
    "CO-INFO-03": [
        ("finds {station} at {stop}, which nobody else knows", ("stop", "station")),
        ("is the only one who knows what the tile shows", ()),
    ],
    "CO-SP-BOILER-02": [("discards the {character}", ("character",))],
    "CO-SP-OVERBOARD-01": [("loses a {auxiliary}", ("auxiliary",))],
    "CO-SP-NATIONALS-02": [
        ("takes the {character} back: not a national", ("character",)),
    ],
    "CO-SP-TRADER-02": [("scores with the Arab Trader: {points} points", ("points",))],
    "CO-SP-HIPPO-01": [("sends all bids back unseen: new ones come from the deck", ())],
    "CO-SP-COLONIST-01": [
        ("draws a {character}", ("character",)),
        ("draws a {auxiliary}", ("auxiliary",)),
        ("draws a card", ()),
    ],
    "CO-SP-COLONIST-02": [("exchanges the bid for the card just drawn", ())],
}

PLACE: list[Template] = [
    ("{special} may not be played here: '? {special}' says where.", ("special",)),
]

# Why an answer is not legal. The rule of a special card says how its question may be answered.
WHY: Templates = {
    "": [("That does not answer this question.", ())],
    "CO-ROUND-03": [("That belongs to another step of the round.", ())],
    "CO-BID-01": [("You have no {character} in hand.", ("character",))],
    "CO-SPC-01": [("You don't have the special card {special}.", ("special",))],
    "CO-SPC-03": PLACE,
    "CO-AUX-01": [
        ("You have no {auxiliary} in hand.", ("auxiliary",)),
        ("You have already laid a card this turn: lay another one, or say done.", ()),
    ],
    "CO-AUX-03": [("A {auxiliary} does not fit the profession of your bid.", ("auxiliary",))],
    "CO-AUX-05": [("Your bid already has an interpreter.", ())],
    "CO-AUX-06": [("A servant has been played in this round: there may be only one.", ())],
    "CO-AUX-07": [("Lay a card first, or drop out.", ())],
    "CO-AUX-08": [
        ("You may wait only with the highest total: lay a card or drop out.", ()),
    ],
    "CO-AUX-09": [("You have waited once: lay a card or drop out.", ())],
    "CO-INT-01": [("Your character speaks the language of this station.", ())],
    "CO-INT-02": [("Without a flag no interpreter is needed.", ())],
    "CO-TIE-01": [
        ("Tile {tile} has already been laid, or is higher than your last one.", ("tile", "held")),
        ("You have no hippo tile with the number {tile}.", ("tile",)),
    ],
    "CO-TIE-02": [("You have to lay at least one hippo tile.", ())],
    "CO-TIE-03": [("Add a hippo tile, or stop for good.", ())],
    "CO-SP-GORILLA-01": PLACE,
    "CO-SP-GORILLA-02": [("The Gorilla attacks a bid on the board, and yours last.", ())],
    "CO-SP-WARRIOR-01": PLACE,
    "CO-SP-WARRIOR-02": [("The Warrior attacks another player's bid.", ())],
    "CO-SP-OKAPI-01": PLACE,
    "CO-SP-OKAPI-02": [("For the Okapi, go hunting or stay.", ())],
    "CO-SP-TAMTAM-01": PLACE,
    "CO-SP-EXPLORED-01": [("For Explored Region, choose a stop further up the river.", ())],
    "CO-SP-BOILER-01": PLACE,
    "CO-SP-BOILER-02": [("For Boiler Damage, choose a character in your hand.", ())],
    "CO-SP-OVERBOARD-01": [
        ("For Man Overboard!, choose another player who has auxiliaries, or nobody.", ()),
    ],
    "CO-SP-NATIONALS-01": PLACE,
    "CO-SP-TRADER-01": PLACE,
    "CO-SP-COLONIST-01": [
        ("For the Colonist, choose a deck; after the reveal, keep or exchange your bid.", ()),
    ],
}
