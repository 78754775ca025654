"""A step of `make play` says what it did, or in one sentence why it failed."""

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tools.play.checks import Refused
from tools.play.steps import Progress, reason, run


@pytest.mark.parametrize(
    ("output", "beginning"),
    [
        ("error: invalid peer certificate: UnknownIssuer", "expected a trusted certificate"),
        ("npm ERR! code SELF_SIGNED\nself-signed certificate", "expected a trusted certificate"),
        ("OSError: [Errno 28] No space left on device", "expected room on the disk for x"),
        ("npm ERR! code ENOTFOUND", "expected a connection to fetch packages"),
        ("one\ntwo", "expected x, but that failed:\none\ntwo"),
    ],
)
def test_why_a_step_failed(output: str, beginning: str) -> None:
    assert reason("x", output).startswith(beginning)


def test_a_step_says_what_it_did(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    progress = Progress(2)
    run(progress, "a thing", [sys.executable, "-c", "print('noise')"], cwd=tmp_path)
    with pytest.raises(Refused, match="expected another, but that failed:\nbad"):
        run(progress, "another", [sys.executable, "-c", "raise SystemExit('bad')"], cwd=tmp_path)

    assert "  [1/2] a thing: 0 s\n" == capsys.readouterr().out


def test_a_step_that_fails_ends_those_beside_it(tmp_path: Path) -> None:
    progress = Progress(2)
    long = [sys.executable, "-c", "import time; print('x', flush=True); time.sleep(200)"]
    short = [sys.executable, "-c", "raise SystemExit('bad')"]
    with ThreadPoolExecutor(1) as other:
        beside = other.submit(run, progress, "the long one", long, cwd=tmp_path)
        while not progress.running:
            pass
        with pytest.raises(Refused, match="expected the short one, but that failed:\nbad"):
            run(progress, "the short one", short, cwd=tmp_path)
        followed = beside.exception(timeout=100)

    assert progress.failure is followed
