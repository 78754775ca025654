"""`kindu forget`: a host deletes the account of a person who can't do it themselves."""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING

from kindu.cli.commands.serve import MISSING
from kindu.cli.folders import server_data
from kindu.cli.out import print_json
from kindu.core.words import KinduError

if TYPE_CHECKING:
    from pathlib import Path


def forget(account: str, data: Path | None, database_url: str, as_json: bool) -> None:
    """Delete an account, and say at how many tables it sat."""
    try:
        from kindu.server.data.opened import open_database
        from kindu.server.people.accounts import delete_account
        from kindu.server.settings import from_environment
    except ModuleNotFoundError as error:
        raise KinduError(MISSING.format(name=error.name)) from None
    found = server_data(data, database_url)
    chosen = from_environment(os.environ, found.folder, "", 0, found.database_url)
    place = chosen.database_url or chosen.sqlite

    async def work() -> list[str]:
        if not chosen.database_url and not chosen.sqlite.exists():
            raise KinduError(f"expected a server's data folder, but {chosen.data} has no database")
        database = await open_database(place)
        try:
            return await delete_account(database, account)
        finally:
            await database.close()

    tables = asyncio.run(work())
    if as_json:
        print_json({"account": account, "tables": len(tables)})
    else:
        many = "1 table" if len(tables) == 1 else f"{len(tables)} tables"
        print(
            f"The account {account} is deleted. It was at {many}; the games go on without its name."
        )
