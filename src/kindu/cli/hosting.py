"""The commands of a host and their options; app.py lists them with the others."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kindu.cli.options import Json

NEW_FILE = "The file to write, which must not exist yet."
Data = Annotated[
    Path | None,
    typer.Option(
        help="The data folder. Default: KINDU_DATA, or your own data folder.", show_default=False
    ),
]
ServerFolder = Annotated[
    Path | None,
    typer.Option(
        help="The server's data folder. Default: KINDU_DATA, also as set in /etc/kindu.env, "
        "or your own data folder.",
        show_default=False,
    ),
]
DatabaseUrl = Annotated[
    str,
    typer.Option(
        help="A PostgreSQL database, postgresql://…, which several servers can share. "
        "Default: KINDU_DATABASE_URL, or SQLite in the data folder.",
        show_default=False,
    ),
]
Elsewhere = Annotated[
    str,
    typer.Option(
        help="The server's PostgreSQL database, if it has one: its tables are not in the file. "
        "Default: KINDU_DATABASE_URL.",
        show_default=False,
    ),
]


def serve(
    host: Annotated[
        str,
        typer.Option(help="The address to listen on; 0.0.0.0 lets others in your network connect."),
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port; 0 takes any free one.")
    ] = 8000,
    data: Data = None,
    database_url: DatabaseUrl = "",
    bots: Annotated[int, typer.Option(min=1, max=64, help="In how many processes bots think.")] = 1,
    browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in a browser.")
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the address as one line of JSON.")
    ] = False,
) -> None:
    """Serve the games to browsers, until Ctrl-C.

    Behind a proxy, set KINDU_HOSTS and KINDU_PROXIES, and KINDU_ORIGINS if it changes Host;
    for several servers with one database, KINDU_SECRET. See docs/hosting.md.

    Example: kindu serve --host 0.0.0.0 --port 8000
    """
    from kindu.cli.commands.serve import serve as run_server

    run_server(host, port, data, database_url, bots, browser, as_json)


def backup(
    file: Annotated[Path, typer.Argument(help=NEW_FILE, show_default=False)],
    data: ServerFolder = None,
    database_url: Elsewhere = "",
    as_json: Json = False,
) -> None:
    """Write the whole data folder to one file; the server may keep running.

    Tables in PostgreSQL are not in the file: use pg_dump for them.

    Example: kindu backup kindu-monday.zip
    """
    from kindu.cli.commands.backup import back_up

    back_up(file, data, database_url, as_json)


def restore(
    file: Annotated[
        Path, typer.Argument(help="A file that kindu backup wrote.", show_default=False)
    ],
    data: ServerFolder = None,
    database_url: Elsewhere = "",
    force: Annotated[
        bool,
        typer.Option(
            "--force",
            help="Replace a data folder that has files; the old one is renamed and kept beside it.",
        ),
    ] = False,
    as_json: Json = False,
) -> None:
    """Restore the data folder from a backup, whole or not at all. Stop the server first.

    Tables in PostgreSQL are not in the file: use psql or pg_restore for them.

    Example: kindu restore kindu-monday.zip
    """
    from kindu.cli.commands.backup import restore as put_back

    put_back(file, data, database_url, force, as_json)


def forget(
    account: Annotated[
        str, typer.Option(help="The name of the account to delete.", show_default=False)
    ],
    data: ServerFolder = None,
    database_url: DatabaseUrl = "",
    as_json: Json = False,
) -> None:
    """Delete a person's account and all data about them; their games go on without a name.

    Example: kindu forget --account ada
    """
    from kindu.cli.commands.forget import forget as delete

    delete(account, data, database_url, as_json)
