"""`make calibration`, with a few quick games."""

from pathlib import Path

import pytest

from tests.support import QUICKEST
from tools.calibration import measure, options


def test_a_calibration_leaves_results_and_can_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--game", QUICKEST, "--games", "2", "--positions", "2", "--players", "uniform"]
    words += ["--asked", "search", "--worlds", "2"]
    words += ["--kept", str(tmp_path / "kept"), "--out", str(tmp_path)]
    printed = []
    for _ in range(2):
        measure(QUICKEST, options(words))
        printed.append(capsys.readouterr().out)

    assert printed[0] == printed[1]
    assert printed[0].startswith(f"{QUICKEST}: 4 positions, error 0.")
    assert {"calibration.json", "kept", f"reliability-{QUICKEST}.svg"} == {
        path.name for path in tmp_path.iterdir()
    }
