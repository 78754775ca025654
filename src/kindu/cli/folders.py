"""Where a user's files are, and the folders for them."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from kindu.core.words import KinduError

SERVICE = Path("/etc/kindu.env")  # docs/hosting.md: settings of the service and of these commands


def data_folder() -> Path:
    """Where games are saved: KINDU_DATA, or the system's data folder for this user."""
    from platformdirs import user_data_dir

    return Path(os.environ.get("KINDU_DATA") or user_data_dir("kindu", appauthor=False))


@dataclass(frozen=True)
class ServerData:
    """Where a server keeps its data, and whether somebody named it."""

    folder: Path
    database_url: str
    named: bool


def server_data(data: Path | None, database_url: str) -> ServerData:
    """The data of this machine's server: as given, as in KINDU_*, or as its service is set up."""
    chosen = {name: os.environ.get(name, "") for name in ("KINDU_DATA", "KINDU_DATABASE_URL")}
    if data is None and not database_url and not any(chosen.values()):
        chosen = service_settings()
    named = chosen.get("KINDU_DATA", "")
    return ServerData(
        data or (Path(named) if named else data_folder()),
        database_url or chosen.get("KINDU_DATABASE_URL", ""),
        data is not None or bool(named),
    )


def service_settings() -> dict[str, str]:
    """The variables of the service, from the file that systemd reads."""
    try:
        lines = SERVICE.read_text("utf-8").splitlines()
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8"
        way_out = "name the data folder with --data"
        raise KinduError(f"expected to read {SERVICE}, but {reason}: {way_out}") from None
    pairs = [line.partition("=") for line in lines if not line.lstrip().startswith(("#", ";"))]
    return {key.strip(): value.strip().strip("\"'") for key, _, value in pairs if value}


def make_for_drawings(folder: Path) -> None:
    """Create the folder, or raise an error that says why it can't be used."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or "unknown reason"
        wanted = f"a folder for drawings, but {folder} can't be used"
        raise KinduError(f"expected {wanted}: {reason}") from None
