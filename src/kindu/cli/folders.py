"""Where the files of a user lie, and folders that are made for them."""

from __future__ import annotations

import os
from pathlib import Path

from kindu.core.words import KinduError


def data_folder() -> Path:
    """Where games are kept: KINDU_DATA, or the user's data folder of this system."""
    from platformdirs import user_data_dir

    return Path(os.environ.get("KINDU_DATA") or user_data_dir("kindu", appauthor=False))


def make_for_drawings(folder: Path) -> None:
    """The folder is there afterwards, or one sentence says why it can't be used."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or "unknown reason"
        wanted = f"a folder for drawings, but {folder} can't be used"
        raise KinduError(f"expected {wanted}: {reason}") from None
