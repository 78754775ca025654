"""The block of a special card in board.toml, read and checked."""

from typing import final

from kindu.games.congo.board.components import (
    A_STOP,
    MOST,
    SEATS,
    SPECIAL_IDS,
    STAGES,
    STATION_IDS,
    Start,
    exactly,
    ignore,
    mask,
    some,
)
from kindu.games.congo.board.numbers import LEAST_SEATS, MOST_SEATS, STATIONS, STOPS
from kindu.games.datafile import TomlSection


@final
class SpecialData:
    """CO-COMP-06: fifteen special cards, all different; where each may be played is data."""

    def __init__(self, block: TomlSection, stops: list[str]) -> None:
        self.block = block
        self.number = block.index("id", SPECIAL_IDS, "the id of a special card")
        self.id = SPECIAL_IDS[self.number] if self.number >= 0 else ""
        self.name = block.word("name")
        block.note("name_ru")
        what = "a list of different types of station"
        self.stations = mask(block.indices("stations", STATION_IDS, 1, STATIONS, what))
        self.stops = self.read_stops(stops)
        self.needs_flag = block.get("needs_flag") is not None and block.truth("needs_flag")
        self.points = self.read_points()
        self.players = self.read_players()
        if self.id:
            exactly(block, "stage", STAGES[self.id])
        else:
            ignore(block, ["stage", "hunt_needs_bid", "vp", "opponent_modifier"])

    def read_stops(self, stops: list[str]) -> int:
        """The set of stops where the card may be played."""
        banned: list[int] = []
        first = 0
        if self.block.get("not_at_stops") is not None:
            what = "a list of different stops"
            banned = some(self.block, "not_at_stops", stops, 0, what)
        if self.block.get("from_stop") is not None:
            first = self.block.index("from_stop", stops, A_STOP)
        return mask([n for n in range(STOPS) if n >= first and n not in banned])

    def read_points(self) -> int:
        """The points that a card gives, or what it takes off opponents' values."""
        if self.id == "okapi":
            self.block.index("hunt_needs_bid", ["explorer"], "explorer")
        if self.id in ("okapi", "arab_trader"):
            return self.block.number("vp", 0, MOST)
        if self.id == "shaman":
            return self.block.number("opponent_modifier", -9, 0)
        return 0

    def read_players(self) -> list[int]:
        """The player counts for which the card is in the game; there may be none."""
        if self.block.get("players") == []:
            return []
        return self.block.numbers("players", LEAST_SEATS, MOST_SEATS)

    def check_players(self, starts: dict[int, Start]) -> None:
        """The card is in the game for exactly those player counts that don't remove it."""
        players = [n for n in SEATS if self.number not in starts[n].removed]
        known = self.id != "" and (self.players != [] or self.block.get("players") == [])
        if known and self.players != players:
            self.block.expected("players", f"{players} because of specials_removed")
