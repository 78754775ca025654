"""Where the files of a user lie."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """Where games are kept: KINDU_DATA, or the user's data folder of this system."""
    from platformdirs import user_data_dir

    return Path(os.environ.get("KINDU_DATA") or user_data_dir("kindu", appauthor=False))
