"""The request for a new table, and the game file that it shows or continues."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from kindu.server.data.rows import OPEN, OVER, GameRow, SeatRow
from kindu.server.entropy import token_bytes, token_urlsafe

if TYPE_CHECKING:
    from kindu.server.tables.clocks import Terms


class GoesOn(msgspec.Struct, frozen=True):
    """The file that a table shows, or continues after this many answers."""

    file: str
    answers: int
    shown: bool  # only shown: nothing follows


def goes_on(game: GameRow) -> GoesOn | None:
    """The file that a table continues, if any."""
    return msgspec.json.decode(game.goes_on, type=GoesOn) if game.goes_on else None


@dataclass(frozen=True)
class NewTable:
    """The request for a new table, and the game file that it shows or continues."""

    key: str
    seats: list[SeatRow]
    host: str
    title: str = ""
    options: dict[str, str] = field(default_factory=dict)
    board: str = ""  # TOML, if it is not the standard one
    public: bool = False
    clock: Terms | None = None
    goes_on: GoesOn | None = None
    household: str = ""  # where the request came from, as `DiskQuota.mark` writes it


def row_of(new: NewTable, board: str, at: int) -> GameRow:
    """Its row, with an id and a seed; the board is named by its hash."""
    return GameRow(
        id=token_urlsafe(16), key=new.key, seats=len(new.seats),
        board=board, options=msgspec.json.encode(new.options).decode(),
        seed=token_bytes(32), title=new.title, host=new.host,
        status=OVER if new.goes_on and new.goes_on.shown else OPEN,
        public=new.public, asked=0, made=at, touched=at,
        clock=msgspec.json.encode(new.clock).decode() if new.clock else "",
        goes_on=msgspec.json.encode(new.goes_on).decode() if new.goes_on else "",
        household=new.household,
    )  # fmt: skip
