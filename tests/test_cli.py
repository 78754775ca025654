"""The command line as a user starts it."""

import re
import subprocess
import sys


def kindu(*words: str) -> tuple[int, str, str]:
    command = [sys.executable, "-c", "from kindu.cli import main; main()", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def test_the_version_says_which_engine_runs() -> None:
    code, out, _ = kindu("--version")

    assert 0 == code
    assert re.fullmatch(r"kindu \d+\.\d+\.\d+ \((compiled|pure Python) engine\)\n", out)


def test_a_game_is_shown_to_its_end() -> None:
    code, out, err = kindu("watch", "africana", "--bots", "greedy,uniform", "--seed", "2")

    assert (0, "") == (code, err)
    assert out.startswith("Africana: greedy, uniform · seed 2\n")
    assert "Score sheet" in out
    assert re.search(r"The game ended by AF-END-0\d\. seat \d \(\w+\)( and .*)? won\.\n$", out)
    assert "chooses to move" in out
    assert out.count("draws a travel card") > 10
    assert not re.search(r"draws a \w+ card +AF-DRAW-01", out.replace("draws a travel card", ""))


def test_the_same_seed_shows_the_same_game() -> None:
    assert kindu("watch", "africana", "--seed", "9") == kindu("watch", "africana", "--seed", "9")


def test_what_is_wrong_is_one_sentence() -> None:
    for words, sentence in (
        (("watch", "chess"), "kindu: expected a game out of africana, but got 'chess'\n"),
        (("watch", "africana", "--bots", "deep,deep"), "kindu: expected a bot out of uniform,"),
        (("watch", "africana", "--bots", "greedy"), "kindu: expected 2 to 4 seats for Africana"),
    ):
        code, out, err = kindu(*words)
        assert 2 == code
        assert "Traceback" not in err
        assert err.startswith(sentence)
        assert "" == out
