"""Positions of Congo 1884 in which seat 1 is asked, the others being bots.

A test opens a table there by `resume(guest, special("okapi"))` of positions.py.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from kindu.games.congo import kinds
from kindu.games.congo.board.board import standard_board
from kindu.games.congo.state.state import Tabletop
from tests.web.positions import Position, Story, golden

GAME = "congo"
STOPS = standard_board().stop_ids
CARDS = standard_board().special_ids
PILES = {
    int(kinds.CHARACTER): "characters {}",
    int(kinds.AUXILIARY): "auxiliaries {}",
    int(kinds.SPECIAL_DRAWN): "specials {}",
    int(kinds.HIPPO): "hippos {}",
    int(kinds.FLAG): "flag {}",
    int(kinds.STATION): "station {}",
    int(kinds.SYMPATHY): "sympathy {}",
    int(kinds.CARD_ROLL): "card {}",
}
Place = tuple[str, str, str]  # station, flag, and the bids of all seats in order
MISSION = ("mission", "gb", "de-doctor be-missionary se-anthropologist-missionary fr-officer")
# Where special cards that need a certain place are played, and with which bids.
PLACES: dict[str, Place] = {
    "gorilla": ("village", "be", "gb-explorer be-doctor fr-missionary"),
    "okapi": ("jungle", "de", "gb-explorer be-doctor fr-officer"),
    "arab_trader": ("village", "fr", "fr-anthropologist be-officer de-missionary"),
    "only_nationals": ("mission", "gb", "gb-missionary gb-doctor fr-doctor"),
}
TO_THE_TIE: dict[str, Place] = {  # seat 2 has most at two stops, seat 1 at the next
    "leopoldville": ("barracks", "be", "de-officer gb-doctor gb-missionary de-missionary"),
    "bolobo": ("mission", "be", "fr-officer be-missionary gb-officer de-officer"),
    "lukolela": ("village", "be", "fr-explorer be-anthropologist de-explorer gb-explorer"),
    "liranga": ("mission", "be", "be-missionary be-explorer de-explorer gb-explorer"),
    "coquilhatville": ("hospital", "fr", "be-doctor fr-doctor gb-officer fr-officer"),
}
NEXT: dict[str, str] = {  # what seat 1 is asked at once after playing a special card
    "gorilla": "gorilla",
    "warrior": "warrior",
    "okapi": "hunt",
    "explored_region": "look",
    "man_overboard": "victim",
    "colonist": "deck",
}


def first_stop(seats: int) -> str:
    return STOPS[standard_board().start_stop[seats]]


class Voyage(Story):
    """A scripted game of Congo 1884: places by stop; keywords say what is dealt: `specials_1`.

    The bids are dealt too. At a stop that isn't scripted, any character is bid, nobody plays a
    special card, and all drop out.
    """

    def __init__(
        self, places: dict[str, Place], seats: int = 3, first: int = 1, /, **deal: str
    ) -> None:
        skipped = STOPS[: STOPS.index(first_stop(seats))]
        places = {stop: place for stop, place in places.items() if stop not in skipped}
        self.bids = {stop: place[2].split()[:seats] for stop, place in places.items()}
        told: dict[str, str] = {}
        for stop, (station, flag, _) in places.items():
            at = STOPS.index(stop) + 1
            told |= {f"station {at}": station, f"flag {at}": flag}
        for seat in range(seats):
            told[f"characters {seat + 1}"] = " ".join(bids[seat] for bids in self.bids.values())
        for name, text in deal.items():
            pile = name.replace("_", " ")
            told[pile] = f"{told.get(pile, '')} {text}"
        super().__init__(GAME, seats, first, PILES, told)

    @property
    def stop(self) -> str:
        assert isinstance(self.state, Tabletop)
        return STOPS[self.state.stop]

    def sail(self, stop: str) -> Voyage:
        """On to this stop, where the bids are to be made."""
        while self.stop != stop:
            self.play(self.answer())
        return self

    def answer(self) -> str:
        """The answers on the way."""
        legal = self.legal()
        if legal[0].startswith("bid"):
            return self.bid(legal)
        return next((one for one in ("pass", "drop", "stop", "enough") if one in legal), legal[0])

    def bid(self, legal: list[str]) -> str:
        """The scripted character; otherwise one that isn't scripted for later."""
        if self.stop in self.bids:
            return f"bid {self.bids[self.stop][self.seat - 1]}"
        later = [f"bid {bids[self.seat - 1]}" for bids in self.bids.values()]
        return next(one for one in legal if one not in later)

    def bid_all(self) -> Voyage:
        """All bids of this stop."""
        while self.legal()[0].startswith("bid"):
            self.play(self.bid(self.legal()))
        return self

    def contest(self) -> Voyage:
        """All bids, and nobody plays a special card."""
        self.bid_all()
        while "pass" in self.legal():
            self.play("pass")
        return self


def here(place: Place, seats: int = 3, first: int = 1, /, **deal: str) -> Voyage:
    """The first round, at such a place."""
    return Voyage({first_stop(seats): place}, seats, first, **deal)


# --- bids and special cards ---------------------------------------------------------------


@cache
def bid(seats: int = 3) -> Position:
    """A British mission: all bid at the same time; seat 1 has a non-belligerent, too."""
    hand = "gb-missionary us-explorer-officer fr-doctor de-officer"
    deal = {"characters_1": hand, "specials_1": "shaman gorilla", "auxiliaries_1": "nurse*2 nun"}
    legal = ", ".join(f"bid {one}" for one in ["de-doctor", *hand.split()])
    return here(MISSION, seats, **deal).position("bid", legal)


@cache
def special(card: str) -> Position:
    """Seat 1 is the first who may play a special card, and has this one.

    The other one can't be played there.
    """
    if card == "boiler_damage":
        return boiler().position("special", "play boiler_damage, pass")
    seats = 2 if card == "tam_tam" else 3
    other = "arab_trader" if card == "okapi" else "okapi" if seats > 2 else "gorilla"
    deal = {"specials_1": f"{card} {other}", "auxiliaries_1": "nurse porter servant interpreter"}
    game = here(PLACES.get(card, MISSION), seats, **deal).bid_all()
    return game.position("special", f"play {card}, pass", f"play {other}")


def boiler(owner: int = 1) -> Voyage:
    """Bumba, where boilers may be damaged; seat 1, which was chief at Lisala, is first."""
    places = {
        "lisala": ("mission", "be", "be-missionary be-officer fr-officer"),
        "bumba": MISSION,
    }
    game = Voyage(places, **{f"specials_{owner}": "boiler_damage"})
    return game.sail("bumba").bid_all()


@cache
def discard() -> Position:
    """Seat 2 has played Boiler Damage: seats 1 and 3 choose a character at the same time."""
    game = boiler(2)
    game.play("pass", "play boiler_damage")
    return game.position("discard", ", ".join(game.legal()))


@cache
def fight() -> Position:
    """The gorilla has killed both opponents' bids; seat 1 fights or flees."""
    game = here(PLACES["gorilla"], specials_1="gorilla").bid_all()
    game.play("play gorilla", "target 2")
    return game.position("fight", "fight, flee")


@cache
def swap() -> Position:
    """The Colonist has brought a missionary, who may take the place of the doctor."""
    game = here(MISSION, specials_1="colonist", card_2="gb-missionary").bid_all()
    game.play("play colonist", "draw characters")
    return game.position("swap", "swap, keep")


# --- the contest --------------------------------------------------------------------------


@cache
def lay() -> Position:
    """A German doctor, 4 - 1, below a missionary with 5: nurse, interpreter and servant fit."""
    game = here(MISSION, auxiliaries_1="nurse*2 interpreter servant porter", sympathy_3="3")
    fits = "lay nurse, lay interpreter, lay servant, drop"
    return game.contest().position("lay", fits, "lay porter, wait")


@cache
def lay_more() -> Position:
    """After the first nurse."""
    game = here(MISSION, auxiliaries_1="nurse*2 interpreter servant porter", sympathy_3="3")
    game.contest().play("lay nurse")
    return game.position("lay_more", "lay nurse, lay interpreter, lay servant, done", "lay porter")


@cache
def level(seats: int = 3) -> Position:
    """Seat 1 is level with the highest total and may wait."""
    place = ("mission", "gb", "gb-missionary be-missionary fr-officer de-officer")
    game = here(place, seats, auxiliaries_1="nun*2 servant nurse interpreter").contest()
    return game.position("lay", "lay nun, lay servant, wait, drop", "lay nurse, lay interpreter")


@cache
def sympathy() -> Position:
    """Seat 1 is the last who may play a special card; after it two dice name sympathies."""
    bids = "se-anthropologist-missionary gb-missionary us-doctor-missionary"
    return last_to_pass(("mission", "gb", bids))


@cache
def language() -> Position:
    """The same at a Belgian mission: dice name its language and that of a Belgian."""
    return last_to_pass(("mission", "be", "be-doctor gb-missionary de-officer"))


def last_to_pass(place: Place) -> Position:
    """The others have played no special card; when seat 1 has not either, dice are rolled."""
    deal = {"specials_1": "shaman okapi", "auxiliaries_1": "nurse nun interpreter servant"}
    game = here(place, 3, 2, **deal).bid_all()
    game.play("pass", "pass")
    return game.position("special", "pass, play shaman", "play okapi")


# --- ties ---------------------------------------------------------------------------------


def tie(seats: int = 2) -> Voyage:
    """Seats 2 and 1 were chiefs at Bolobo and Liranga, have three tiles each, and are level."""
    game = Voyage(TO_THE_TIE, seats, hippos_1="2 3 1", hippos_2="1 2 2")
    game.sail("coquilhatville").contest()
    while "drop" in game.legal():
        game.play("drop")
    return game


@cache
def tiles(seats: int = 2) -> Position:
    """Level with seat 2: both choose hippo tiles at the same time, seat 1 out of 3, 2 and 1."""
    return tie(seats).position("tiles", "tile 1, tile 2, tile 3", "enough, stop")


@cache
def raising(seats: int = 2) -> Position:
    """Both have laid a 2: seat 1 adds a tile or stops."""
    game = tie(seats)
    while "stop" not in game.legal():
        game.play("tile 2", "enough")
    return game.position("raise", "tile 1, tile 3, stop", "tile 2")


# --- the end ------------------------------------------------------------------------------


@cache
def last_stop(seats: int = 2) -> Position:
    """The bids at Kindu, the last of the game."""
    answers = {2: ("2-specials", 247), 3: ("3-specials", 370), 4: ("4-greedy", 447)}
    return golden(GAME, *answers[seats], "bid")


@cache
def last_click() -> Position:
    """Kindu: seat 2 has dropped out with a higher total; if seat 1 does too, the game is over."""
    places = {
        "lokandu": ("mission", "be", "be-officer be-missionary"),
        "kindu": ("mission", "be", "be-doctor be-missionary"),
    }
    game = Voyage(places, 2, auxiliaries_1="nurse*2").sail("kindu").contest()
    game.play("drop")
    return game.position("lay", "lay nurse, drop", "wait")


STAGES: dict[str, Callable[[], Position]] = {
    stage.__name__: stage
    for stage in (
        bid, discard, fight, swap, lay, lay_more, level, sympathy, language, tiles, raising,
        last_stop, last_click,
    )
} | {card: partial(special, card) for card in CARDS}  # fmt: skip
