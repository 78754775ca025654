"""What things are worth to a player of Heart of Africa: first estimates, and learned values."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# 1/100 point, 1/100 turn or per mille.
BY_ESTIMATE: Final = {
    "turn": 130,  # what a turn is worth
    "train": 80,  # what a train is worth that is left over
    "missing": 50,  # 1/100 turns per missing card
    "first_missing": 15,  # and more for a route that lacks any card
    "risk": 40,  # the risk that somebody else claims a route first
    "second_card": 65,  # a card that may still be taken in this turn
    "card": 12,  # a card that no route needs
    "card_most": 4,  # how many of a colour count
    "locomotive": 40,
    "ready": 600,  # per mille that a doubling comes about
    "fade": 600,  # per mille of that for every missing terrain card
    "hope": 600,  # of new tickets
    "hope_free": 10,  # trains, and half as many turns, that should be left for them
    "globe": 250,  # per mille for each ticket ahead of the best rival
    "width": 34,  # how uncertain the time left is, in per cent
    "pace": 37,  # 1/100 turns a rival needs for a train
    "draws": 55,  # and more if it has no card for it
    "fill": 700,  # per mille of what routes besides the tickets bring
    "fillers": 2,  # how many of these routes count
    "globe_base": 600,  # per mille for as many tickets as the best rival
    "later": 0,  # per mille of doubling a route that can't be paid for yet
    "filler_doubled": 0,  # per mille of doubling routes besides the tickets
    "stock": 0,  # a terrain card, of each type up to four
    "price_1": 8,  # price of a route by its length, when looking for paths
    "price_2": 10,
    "price_3": 10,
    "price_4": 5,
    "price_5": 9,
    "price_6": 9,
    "ferry": 5,  # more for each locomotive that a ferry asks for
}

# Found by playing many slightly changed weights against the originals (tools/season.py).
BY_EXPERIENCE: Final = {
    "turn": 138,
    "train": 0,
    "missing": 85,
    "first_missing": 0,
    "risk": 33,
    "second_card": 224,
    "card": 22,
    "card_most": 4,
    "locomotive": 74,
    "ready": 946,
    "fade": 836,
    "hope": 396,
    "hope_free": 16,
    "globe": 311,
    "width": 63,
    "pace": 47,
    "draws": 53,
    "fill": 1083,
    "fillers": 2,
    "globe_base": 642,
    "later": 1000,
    "filler_doubled": 489,
    "stock": 45,
    "price_1": 10,
    "price_2": 10,
    "price_3": 8,
    "price_4": 4,
    "price_5": 7,
    "price_6": 10,
    "ferry": 8,
}


@final
class Judgement:
    """The weights by their names."""

    def __init__(self, of: dict[str, int]) -> None:
        self.turn: i64 = of["turn"]
        self.train: i64 = of["train"]
        self.missing: i64 = of["missing"]
        self.first_missing: i64 = of["first_missing"]
        self.risk: i64 = of["risk"]
        self.second_card: i64 = of["second_card"]
        self.card: i64 = of["card"]
        self.card_most: i64 = of["card_most"]
        self.locomotive: i64 = of["locomotive"]
        self.ready: i64 = of["ready"]
        self.fade: i64 = of["fade"]
        self.hope: i64 = of["hope"]
        self.hope_free: i64 = of["hope_free"]
        self.globe: i64 = of["globe"]
        self.width: i64 = of["width"]
        self.pace: i64 = of["pace"]
        self.draws: i64 = of["draws"]
        self.fill: i64 = of["fill"]
        self.fillers: i64 = of["fillers"]
        self.globe_base: i64 = of["globe_base"]
        self.later: i64 = of["later"]
        self.filler_doubled: i64 = of["filler_doubled"]
        self.stock: i64 = of["stock"]
        self.prices: vec[i64] = vec[i64]([0] + [of[f"price_{n}"] for n in range(1, 7)])
        self.ferry: i64 = of["ferry"]
