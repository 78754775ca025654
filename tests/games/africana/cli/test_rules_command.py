"""`kindu rules`: the whole text, one rule with its code, and names that don't exist."""

import json
import os
import pty
import re
import subprocess
import sys
from collections.abc import Callable

import pytest

from kindu.cli.commands.rules import rule_lines
from kindu.cli.run import run
from kindu.core.words import KinduError
from kindu.games import paper
from tests.support import A_GAME

Say = Callable[..., tuple[int, str, str]]


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    def command(*words: str) -> tuple[int, str, str]:
        code = run(["rules", *words])
        out, err = capsys.readouterr()
        return code, out, err

    return command


def on_terminal(*words: str) -> str:
    """What a terminal of 80 columns and 40 lines gets; a pager marks what goes through it."""
    inner, outer = pty.openpty()
    kept = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    env = kept | {"COLUMNS": "80", "LINES": "40", "TERM": "xterm", "PAGER": "sed 's/^/|/'"}
    command = [sys.executable, "-c", "from kindu.cli import main; main()", "rules", *words]
    child = subprocess.Popen(command, stdin=outer, stdout=outer, env=env)
    os.close(outer)
    text = b""
    while chunk := read_some(inner):
        text += chunk
    os.close(inner)
    assert 0 == child.wait()
    return text.decode().replace("\r\n", "\n")


def read_some(inner: int) -> bytes:
    """The next bytes; when nobody holds a terminal any more, Linux ends it with an error."""
    try:
        return os.read(inner, 65536)
    except OSError:
        return b""


def test_into_a_pipe_the_text_goes_as_it_is(say: Say) -> None:
    assert (0, paper("africana", "rules.md"), "") == say("africana")


def test_a_rule_comes_with_its_chapter_its_rulings_and_its_code(say: Say) -> None:
    code, out, err = say("africana", "exp-10")
    head, rulings, source = out.split("\n\n", 1)[0], out, out.split("\n\n")[-1]

    assert (0, "") == (code, err)
    assert "AF-EXP-10\n7. Expeditions (AF-EXP): Completing" == head
    assert "\nRulings:\n  RUL-07 When can one join or complete? The Russian book" in rulings
    assert '\n  RUL-09 "Joined previously": An earlier moment' in rulings
    assert re.search(r"\nCode: kindu/games/africana/expeditions\.py:\d+, completable\n", out)
    assert source.startswith("def completable(")


def test_a_ruling_names_the_rules_that_it_is_about(say: Say) -> None:
    code, out, _ = say("africana", "RUL-07")

    assert 0 == code
    assert out.startswith("RUL-07 When can one join or complete?\n15. Rulings (RUL)\n\n")
    assert ["AF-EXP-01", "AF-EXP-10", "AF-ADV-02"] == re.findall(r"\n  (AF-\w+-\d+): ", out)
    assert "Code" not in out


def test_a_rule_without_code_says_so(say: Say) -> None:
    _, out, _ = say("africana", "AF-TIP-03")

    assert "\nRules it refers to:\n  AF-BUY-05: " in out
    assert out.endswith("\nCode: none of its own\n")


def test_all_rules_as_json(say: Say) -> None:
    code, out, _ = say("africana", "--json")
    book = json.loads(out)

    assert (0, "africana") == (code, book["game"])
    assert "1. Components (AF-COMP)" == book["chapters"][1]["heading"]
    assert {"id", "title", "text"} == set(book["chapters"][1]["rules"][0])


def test_one_rule_as_json(say: Say) -> None:
    _, out, _ = say("africana", "AF-MOVE-07", "--json")
    rule = json.loads(out)

    assert ("AF-MOVE-07", "6. Action C — move the explorer (AF-MOVE)") == (
        rule["id"],
        rule["chapter"],
    )
    assert ["RUL-05"] == [other["id"] for other in rule["related"]]
    assert ("kindu/games/africana/travel.py", "step_to") == (
        rule["code"]["file"],
        rule["code"]["name"],
    )
    assert None is json.loads(say("africana", "AF-TIP-01", "--json")[1])["code"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["afrikana"], f"expected {A_GAME}, but got 'afrikana': did you mean"),
        (["africana", "AF-MUVE-03"], "expected a rule of africana, but got 'AF-MUVE-03': did you"),
        (["africana", "castling"], "expected a rule of africana, but got 'castling': 'kindu rules"),
        ([], "Missing argument"),
    ],
)
def test_what_is_wrong_is_one_sentence(say: Say, words: list[str], sentence: str) -> None:
    code, out, err = say(*words)

    assert (2, "") == (code, out)
    assert err.startswith(f"kindu: {sentence}")
    assert 1 == err.count("\n")


def test_a_game_in_progress_gets_plain_lines() -> None:
    rule, ruling = rule_lines("africana", "eot-4")

    assert rule.startswith("AF-EOT-04: Both limits are checked only at the end of the player's own")
    assert ruling.startswith("RUL-19 Bonus card and hand limit: A bonus or assistant card may lift")
    with pytest.raises(KinduError, match="expected a rule of africana"):
        rule_lines("africana", "eot-44")


def test_on_a_terminal_a_rule_fits_its_width_and_code_has_colours() -> None:
    text = on_terminal("africana", "AF-EXP-10")
    plain = re.sub(r"\x1b\[[0-9;]*m", "", text)

    assert max(len(line) for line in plain.splitlines()) <= 80
    assert "def completable(" in plain
    assert re.search(r"\x1b\[94[0-9;]*mdef", text)
    assert "|" not in plain.splitlines()[0]


def test_on_a_terminal_the_whole_text_goes_through_the_pager() -> None:
    lines = re.sub(r"\x1b\[[0-9;]*m", "", on_terminal("africana")).splitlines()

    assert len(lines) > 300
    assert all(line.startswith("|") for line in lines)
    assert max(len(line) for line in lines) <= 81
    assert "| • AF-COMP-03 Every location shows one or two of the five symbols." in [
        line.rstrip() for line in lines
    ]
