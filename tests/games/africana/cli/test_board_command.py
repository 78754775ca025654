"""`kindu board`: faults by their lines, differences from the standard board, and the template."""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from kindu.cli.reports.board_changes import change_lines, changes
from kindu.cli.reports.board_template import template
from kindu.cli.run import run
from kindu.games import hash_board, paper
from tests.support import A_GAME, WITH_BOARD

Say = Callable[..., tuple[int, str, str]]

STANDARD = paper("africana", "board.toml")
CAIRO = 'name = "Cairo"'


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    def command(*words: str | Path) -> tuple[int, str, str]:
        code = run(["board", *map(str, words)])
        out, err = capsys.readouterr()
        return code, out, err

    return command


def written(folder: Path, text: str) -> Path:
    path = folder / "my.toml"
    path.write_text(text, encoding="utf-8")
    return path


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


def test_the_standard_board_is_told_as_such(say: Say, tmp_path: Path) -> None:
    path = written(tmp_path, f"# mine\n{STANDARD}")
    first = f"{path} is a valid board for Africana, the same as the standard board."

    assert (0, f"{first}\nSHA-256 {hash_board(STANDARD)}\n", "") == say("check", path)


def test_a_corrected_board_lists_what_differs(say: Say, tmp_path: Path) -> None:
    text = STANDARD.replace(CAIRO, 'name = "Alexandria"')
    text = text.replace("adventure_price = 5", "adventure_price = 6")
    text = text.replace('between = ["napoli", "cairo"]', 'between = ["napoli", "dakar"]')
    notes = text.count('src = "KAT"')
    text = text.replace('src = "KAT"', 'src = "my copy"')
    path = written(tmp_path, re.sub(r"distance = \d\n", "", text))

    code, out, err = say("check", path)

    assert (0, "") == (code, err)
    assert [
        f"{path} is a valid board for Africana.",
        "It differs from the standard board:",
        "  money: adventure_price = 6 (was 5)",
        '  locations cairo: name = "Alexandria" (was "Cairo")',
        "  routes napoli-cairo: taken out",
        "  routes napoli-dakar: added",
        "  expeditions: distance left out 34 times",
        f"  notes on sources: {notes} changed",
        f"SHA-256 {hash_board(path.read_text(encoding='utf-8'))}",
    ] == out.splitlines()


def test_a_sound_board_as_json(say: Say, tmp_path: Path) -> None:
    path = written(tmp_path, STANDARD.replace(CAIRO, 'name = "Alexandria"'))
    code, out, _ = say("check", path, "--json")
    change = {
        "block": "locations cairo",
        "key": "name",
        "standard": "Cairo",
        "yours": "Alexandria",
    }

    assert 0 == code
    assert {
        "file": str(path),
        "game": "africana",
        "sha256": hash_board(path.read_text(encoding="utf-8")),
        "standard": False,
        "faults": [],
        "changes": [change],
    } == json.loads(out)


def test_several_faults_stand_one_a_line_before_their_number(say: Say, tmp_path: Path) -> None:
    text = STANDARD.replace("hand_limit = 5", "hand_limit = 0").replace(CAIRO, "name = 7")
    path = written(tmp_path, text)

    code, out, err = say("check", path)

    assert (2, "") == (code, out)
    limit, name = line_of(text, "hand_limit"), line_of(text, "name = 7")
    assert [
        f"{path}:{limit}: expected hand_limit to be a whole number from 1 to 99, found 0",
        f"{path}:{name}: expected name to be a text in one line, found 7",
        f"kindu: 2 faults in {path}",
    ] == err.splitlines()


def test_a_single_fault_is_one_sentence(say: Say, tmp_path: Path) -> None:
    path = written(tmp_path, STANDARD.replace(CAIRO, "name = 7"))
    line = line_of(STANDARD, CAIRO)
    expected = f"kindu: {path}:{line}: expected name to be a text in one line, found 7\n"

    assert (2, "", expected) == say("check", path)


def test_faults_as_json(say: Say, tmp_path: Path) -> None:
    path = written(tmp_path, STANDARD.replace(CAIRO, "name = 7"))
    code, out, err = say("check", path, "--json")
    found = json.loads(out)
    fault = {
        "line": line_of(STANDARD, CAIRO),
        "text": "expected name to be a text in one line, found 7",
    }

    assert (2, "") == (code, err)
    assert ("africana", [fault], []) == (found["game"], found["faults"], found["changes"])


def test_a_broken_file_as_json_has_neither_game_nor_hash(say: Say, tmp_path: Path) -> None:
    code, out, _ = say("check", written(tmp_path, "a = 1\nb = ["), "--json")
    found = json.loads(out)

    assert (2, None, None) == (code, found["game"], found["sha256"])
    assert [2] == [fault["line"] for fault in found["faults"]]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", f"expected [meta] with the id of {A_GAME}, but got none"),
        (b"meta = 3", f"expected [meta] with the id of {A_GAME}, but got none"),
        (b"[meta]\nid = 3", f"expected [meta] with the id of {A_GAME}, but got '3'"),
        (b"[meta]\nid = 'afrikana'", "'afrikana': did you mean africana?"),
        (b"[meta\n", ":1: expected valid TOML, found: "),
        (b"a = " + b"[" * 5000, ":1: expected at most 10 levels of brackets, found more"),
        (bytes(range(256)), "expected a board file in UTF-8, but "),
    ],
)
def test_what_is_no_board_is_one_sentence(
    say: Say, tmp_path: Path, content: bytes, sentence: str
) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(content)

    code, out, err = say("check", path)

    assert (2, "") == (code, out)
    assert err.startswith("kindu: ")
    assert sentence in err
    assert 1 == err.count("\n")


def test_what_cannot_be_read_is_one_sentence(say: Say, tmp_path: Path) -> None:
    nothing = tmp_path / "nothing.toml"

    assert (
        2,
        "",
        f"kindu: expected a board file, but {nothing} can't be read: No such file or directory\n",
    ) == say("check", nothing)
    assert (
        2,
        "",
        f"kindu: expected a board file, but {tmp_path} can't be read: Is a directory\n",
    ) == say("check", tmp_path)


def test_the_order_of_blocks_counts_and_top_keys_have_no_block() -> None:
    was: dict[str, object] = {"schema": 1, "stops": [{"id": "a"}, {"id": "b"}]}
    now: dict[str, object] = {"schema": 1.0, "stops": [{"id": "b"}, {"id": "a", "hippo": True}]}

    assert [
        "schema = 1.0 (was 1)",
        "stops a: hippo = true (new)",
        "stops: in another order",
    ] == change_lines(changes("", was, now))


def test_blocks_without_names_are_counted_and_long_values_cut() -> None:
    was: dict[str, object] = {"tiles": [{"n": 1}, {"n": 1}], "rest": [], "old": 3}
    now: dict[str, object] = {"tiles": [{"n": 1}, {"n": 2}], "rest": ["x" * 99]}

    assert [
        "tiles 2: n = 2 (was 1)",
        f'rest = ["{"x" * 57}… (was []), old left out (was 3)',
    ] == change_lines(changes("", was, now))


@pytest.mark.parametrize("key", WITH_BOARD)
def test_the_template_is_the_standard_board_with_comments(
    say: Say, tmp_path: Path, key: str
) -> None:
    path = tmp_path / "new" / "my.toml"

    assert 0 == say("export", key, "--out", path)[0]
    assert (0, path.read_text(encoding="utf-8"), "") == say("export", key)
    assert hash_board(paper(key, "board.toml")) == hash_board(path.read_text(encoding="utf-8"))
    assert "the same as the standard board" in say("check", path)[1]


def test_the_template_marks_every_place_without_a_source(say: Say) -> None:
    blocks = say("export", "africana")[1].split("\n\n")
    board = tomllib.loads(STANDARD)
    places = [block for block in blocks if block.startswith("[[locations]]")]
    routes = [block for block in blocks if block.startswith("[[routes]]")]

    assert len(board["locations"]) == len(places)
    assert 'name = "Cairo"\n' in places[3]
    assert 'name = "Marrakesh"  # CHECK\n' in places[1]
    assert all(re.search(r"^symbols = .*  # CHECK$", place, re.MULTILINE) for place in places)
    for block, route in zip(routes, board["routes"], strict=True):
        assert ("reconstructed" in route["src"]) == block.startswith("[[routes]]  # CHECK\n")


def test_the_template_counts_its_marks_and_says_how_to_go_on(say: Say) -> None:
    out = say("export", "africana")[1]
    head = out[: out.index("# Africana - board")]

    assert f"reconstructed. {out.count('# CHECK')} marks CHECK" in head
    for words in ("board check", "play africana --text --board", "sim africana --board"):
        assert f"\n#   kindu {words} my-africana.toml\n" in head
    assert max(len(line) for line in head.splitlines()) <= 80


def test_marks_also_stand_at_comments_and_only_once_a_line() -> None:
    text = """# reconstructed: the head of the file is for reading
[stops]  # vp reconstructed
# source: RB (name); vp reconstructed
name = "# reconstructed"  # source: RB
vp = 2  # source: RB
vp_src = "reconstructed"
far_src = "reconstructed"
"""
    found = template("another", "Another Game", text)

    assert tomllib.loads(text) == tomllib.loads(found)
    assert [
        "# reconstructed: the head of the file is for reading",
        "[stops]  # vp reconstructed  # CHECK",
        "# source: RB (name); vp reconstructed  # CHECK",
        'name = "# reconstructed"  # source: RB',
        "vp = 2  # source: RB  # CHECK",
        'vp_src = "reconstructed"',
        'far_src = "reconstructed"',
    ] == found.splitlines()[-7:]
    assert "what must stay as it is" in found


def test_a_template_as_json(say: Say, tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    bare = json.loads(say("export", "africana", "--json")[1])
    with_file = json.loads(say("export", "africana", "--json", "--out", path)[1])

    assert {"game", "sha256", "text"} == set(bare)
    assert hash_board(STANDARD) == bare["sha256"]
    assert {**bare, "file": str(path)} == with_file
    assert bare["text"] == path.read_text(encoding="utf-8")


def test_a_template_never_overwrites(say: Say, tmp_path: Path) -> None:
    path = written(tmp_path, "my corrections")
    sentence = f"kindu: expected a new file, but {path} already exists\n"

    assert (2, "", sentence) == say("export", "africana", "--out", path)
    assert "my corrections" == path.read_text(encoding="utf-8")


def test_a_template_of_an_unknown_game_is_refused(say: Say) -> None:
    sentence = f"kindu: expected {A_GAME}, but got 'afrika': did you mean africana?\n"

    assert (2, "", sentence) == say("export", "afrika")


def test_faults_end_the_program_with_code_2(tmp_path: Path) -> None:
    path = written(tmp_path, "")
    program = "from kindu.cli import main; main()"
    command = [sys.executable, "-c", program, "board", "check", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (2, "") == (done.returncode, done.stdout)
    assert "Traceback" not in done.stderr
