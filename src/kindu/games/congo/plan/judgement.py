"""What things are worth to a player of Congo 1884: first estimates, and values learned by play."""

from typing import Final, final

from mypy_extensions import i64

BY_ESTIMATE: Final = {
    "spent": 35,  # what laying an auxiliary costs
    "waste": 400,  # per mille of the spare auxiliaries that are laid in vain before dropping out
    "staying": 30,  # what it costs not to have dropped out in time
    "hope": 850,  # per mille of the prize if more auxiliaries must be laid for it
    "soon": 4,  # this many stops before the end, auxiliaries and tiles begin to lose value
    "edge": 120,  # per mille in a future tie, for each hippo tile more than the rival has
    "tile": 20,  # a hippo tile
    "tile_number": 12,  # and more, times its number
    "drawn": 45,  # a card that the Colonist will draw
    "killed": 450,  # per mille of what the death of the strongest rival would be worth
    "spared": 50,  # a bid that comes back
    "rival_helpers": 5,  # auxiliaries that a rival is assumed to hold at a later stop
    "ahead": 6,  # how many stops the forecast covers
    "fade": 820,  # per mille: how much a stop counts compared with the one before
    "future": 750,  # per mille of the chances at later stops
    "support": 700,  # per mille of the auxiliaries that would fit
    "awaited": 28,  # what the next auxiliary drawn will add to the hand
    "most_support": 8,  # halves
    "helper": 22,  # an auxiliary in hand, whatever it fits
    "special": 35,  # a special card in hand, beyond what it scores
}


# Found by playing many slightly changed weights against the originals (tools/season.py).
BY_EXPERIENCE: Final = {
    "spent": 84,
    "waste": 38,
    "staying": 0,
    "hope": 950,
    "soon": 9,
    "edge": 80,
    "tile": 0,
    "tile_number": 7,
    "drawn": 124,
    "killed": 1000,
    "spared": 50,
    "rival_helpers": 3,
    "ahead": 6,
    "fade": 388,
    "future": 978,
    "support": 720,
    "awaited": 45,
    "most_support": 14,
    "helper": 89,
    "special": 44,
}


@final
class Judgement:
    """Weights: 1/100 point or per mille."""

    def __init__(self, of: dict[str, int]) -> None:
        self.spent: i64 = of["spent"]
        self.waste: i64 = of["waste"]
        self.staying: i64 = of["staying"]
        self.hope: i64 = of["hope"]
        self.soon: i64 = of["soon"]
        self.edge: i64 = of["edge"]
        self.tile: i64 = of["tile"]
        self.tile_number: i64 = of["tile_number"]
        self.drawn: i64 = of["drawn"]
        self.killed: i64 = of["killed"]
        self.spared: i64 = of["spared"]
        self.rival_helpers: i64 = of["rival_helpers"]
        self.ahead: i64 = of["ahead"]
        self.fade: i64 = of["fade"]
        self.future: i64 = of["future"]
        self.support: i64 = of["support"]
        self.awaited: i64 = of["awaited"]
        self.most_support: i64 = of["most_support"]
        self.helper: i64 = of["helper"]
        self.special: i64 = of["special"]
