"""The commands of a host and their options; app.py lists them with the others."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kindu.cli.options import Json

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
    typer.Option(help="postgresql://… for several processes; else KINDU_DATABASE_URL, or SQLite."),
]


def serve(
    host: Annotated[
        str, typer.Option(help="Where to listen: 0.0.0.0 lets others in this network come.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free one.")] = 8000,
    data: Data = None,
    database_url: DatabaseUrl = "",
    bots: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = 1,
    browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open a browser there.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Serve tables for friends and bots, until Ctrl-C.

    Behind a proxy: KINDU_HOSTS, KINDU_ORIGINS, KINDU_PROXIES; several processes: KINDU_SECRET
    (docs/hosting.md).

    Example: kindu serve --host 0.0.0.0 --port 8000
    """
    from kindu.cli.commands.serve import serve as run_server

    run_server(host, port, data, database_url, bots, browser, as_json)


def backup(
    file: Annotated[Path, typer.Argument(help="A file that is not there yet.", show_default=False)],
    data: ServerFolder = None,
    database_url: DatabaseUrl = "",
    as_json: Json = False,
) -> None:
    """Write the whole data folder into one file, also while the server runs.

    Example: kindu backup kindu-monday.zip
    """
    from kindu.cli.commands.backup import back_up

    back_up(file, data, database_url, as_json)


def restore(
    file: Annotated[Path, typer.Argument(help="What kindu backup wrote.", show_default=False)],
    data: ServerFolder = None,
    database_url: DatabaseUrl = "",
    force: Annotated[
        bool, typer.Option("--force", help="Also where files are; they are kept beside.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Put the data folder of a backup back, whole or not at all; the server must not run.

    Example: kindu restore kindu-monday.zip
    """
    from kindu.cli.commands.backup import restore as put_back

    put_back(file, data, database_url, force, as_json)


def forget(
    account: Annotated[str, typer.Option(help="The name of the account.", show_default=False)],
    data: ServerFolder = None,
    database_url: DatabaseUrl = "",
    as_json: Json = False,
) -> None:
    """Delete all that is kept of a person, who asked for it; games go on without the name.

    Example: kindu forget --account ada
    """
    from kindu.cli.commands.forget import forget as delete

    delete(account, data, database_url, as_json)
