"""Law 10: the compiled and the pure engine give the same hash of every state of the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path

from kindu.core import state as engine
from tests.laws.hashes import all_hashes
from tests.laws.strategies import TABLES
from tests.support import COMPILED

ROOT = Path(__file__).parents[2]
MOST = 5000 if COMPILED else 200  # states per game; whole games, if there is another build


def pure_hashes() -> dict[str, list[str]]:
    """The hashes of the pure engine, in a process of its own."""
    surroundings = {key: value for key, value in os.environ.items() if key != "KINDU_ENGINE"}
    surroundings["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    command = [sys.executable, "-m", "tests.laws.hashes", str(MOST)]
    done = subprocess.run(
        command, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=True
    )
    result = json.loads(done.stdout)
    assert result["pure"] is True
    hashes: dict[str, list[str]] = result["hashes"]
    return hashes


def test_both_builds_give_the_same_states() -> None:
    """On the pure engine, two processes agree; on the compiled one, both builds do."""
    mine, pure = all_hashes(MOST), pure_hashes()

    assert (os.environ.get("KINDU_ENGINE") == "compiled") != (engine.__file__ or "").endswith(".py")
    assert len(mine) == 5 * len(TABLES)
    for game, hashes in pure.items():
        assert hashes
        assert hashes == mine[game], game
