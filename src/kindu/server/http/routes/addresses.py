"""What the routes of tables share: the desk, and parts of addresses."""

from typing import Annotated

from fastapi import Depends, Path, Request

from kindu.server.tables.registry import Desk

LINK = r"^[A-Za-z0-9_-]{1,64}$"
MOST_SEATS = 9


async def desk_of(request: Request) -> Desk:
    """The desk of this process."""
    found = request.app.state.desk
    assert isinstance(found, Desk)
    return found


DeskHere = Annotated[Desk, Depends(desk_of)]
TableId = Annotated[str, Path(pattern=LINK, description="the link of a table, which is secret")]
SeatNumber = Annotated[int, Path(ge=1, le=MOST_SEATS, description="seats count from 1")]
