"""Whole games in a real terminal, drawn and plain, as a person plays them."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from kindu.cli.run import run
from kindu.games import paper
from kindu.record.files import position, read, rules_for
from tests.cli.terminal import Terminal

pytestmark = pytest.mark.skipif(not shutil.which("tmux"), reason="tmux is not installed")
GAME = ["play", "africana", "--text", "--seats", "me:Ada,greedy", "--set", "start player=1"]
PROMPT = "Ada> "
ADVICE = re.compile(r"A greedy bot would answer: .*?\(([^()]*)\)\. +(?:Why|Next|There|Ada)")
MORE = re.compile(r"Ada> $")


def saved(folder: Path) -> Path:
    (path,) = (folder / "data" / "games").glob("*.kindu")
    return path


def play_to_the_end(terminal: Terminal) -> str:
    """Follow the advice, in words and by numbers in turn; return everything that was printed."""
    seen = terminal.expect(PROMPT)
    numbered = False
    while MORE.search(seen):
        said = ADVICE.search(terminal.ask("hint greedy", PROMPT).replace("\n", " "))
        assert said
        answer = said[1]
        numbered = not numbered
        only = re.findall(r"^ *(\d+):? ", seen, re.MULTILINE)
        seen = terminal.ask("1" if numbered and only == ["1"] else answer, r"Ada> |left with \d+\.")
    return terminal.text


@pytest.mark.parametrize("mode", ["drawn", "plain"])
def test_a_game_is_played_to_the_score_sheet(
    mode: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every answer is typed; the game's file can be verified; plain output is really plain."""
    plain = ["--plain"] if mode == "plain" else []
    with Terminal([*GAME, *plain], tmp_path) as terminal:
        text = play_to_the_end(terminal)
    file = read(saved(tmp_path))

    assert "left with 0." in text
    assert "Total" in text
    assert re.search(r"The game is over: .*\. \(AF-END-0\d\) (Ada|greedy)( and .*)? won\.", text)
    assert file.result is not None
    assert ["Ada", "greedy (bot)"] == file.names
    assert position(file, rules_for(file)).over()
    assert 0 == run(["verify", str(saved(tmp_path))])
    assert re.match(r"All \d+ draws are those", capsys.readouterr().out)
    assert [] == list((tmp_path / "data" / "seals").iterdir())
    assert (mode == "plain") == text.isascii()


def test_a_hint_has_chances_and_reasons(tmp_path: Path) -> None:
    with Terminal([*GAME, "--plain"], tmp_path) as terminal:
        terminal.expect(PROMPT)
        hint = terminal.ask("hint", PROMPT)
        unknown = terminal.ask("hint nobody", PROMPT)
        terminal.ask("quit", r"left with 0\.")

    assert "A search bot would answer: " in hint
    assert re.search(r"Chances to win: Ada \d+ %, greedy \d+ %\.", hint)
    assert "  Why: " in hint
    assert "expected a bot (one of uniform" in unknown


def test_a_game_is_left_and_gone_on_with_under_the_same_seal(tmp_path: Path) -> None:
    with Terminal(GAME, tmp_path) as terminal:
        terminal.expect(PROMPT)
        terminal.ask("draw", PROMPT)
        terminal.ask("quit", r"left with 0\.")
    path = saved(tmp_path)
    before = read(path)
    with Terminal(["play", str(path)], tmp_path) as terminal:
        terminal.expect(PROMPT)
        terminal.keys("", "C-d")
        terminal.expect(r"left with 0\.")

    assert before.luck == read(path).luck
    assert before.lines == read(path).lines
    assert f"\nkindu play {path}\n" in terminal.text


def test_going_on_from_somebody_elses_file_starts_a_new_seal(tmp_path: Path) -> None:
    with Terminal(GAME, tmp_path) as terminal:
        terminal.expect(PROMPT)
        terminal.ask("draw", PROMPT)
        terminal.ask("quit", r"left with 0\.")
    first = read(saved(tmp_path))
    copy = tmp_path / "theirs.kindu"
    shutil.copy(saved(tmp_path), copy)
    shutil.rmtree(tmp_path / "data" / "seals")
    with Terminal(["play", str(copy), "--plain"], tmp_path) as terminal:
        text = play_to_the_end(terminal)
    file = read(copy)

    assert "left with 0." in text
    assert [first.luck[0].name, len(first.lines) + 1] == [file.luck[0].name, file.luck[1].first]
    assert file.result is not None
    assert ["", True] == [file.result.seeds[0], bool(file.result.seeds[1])]
    assert first.lines == file.lines[: len(first.lines)]


def test_a_game_on_a_board_of_ones_own_keeps_its_board(tmp_path: Path) -> None:
    board = tmp_path / "mine.toml"
    board.write_text(paper("africana", "board.toml").replace('name = "Cairo"', 'name = "Giza"'))
    with Terminal([*GAME, "--plain", "--board", str(board)], tmp_path) as terminal:
        assert "One step to Giza" in terminal.expect(PROMPT)
        terminal.ask("quit", r"left with 0\.")
    board.unlink()
    with Terminal(["play", str(saved(tmp_path)), "--plain"], tmp_path) as terminal:
        assert "One step to Giza" in terminal.expect(PROMPT)


def test_two_people_have_a_curtain_between_them(tmp_path: Path) -> None:
    """When the other looks, nothing that one of them was shown can be read or scrolled back to."""
    seats = ["--seats", "me:Ada,me:Bob", "--set", "start player=1"]
    with Terminal(["play", "africana", "--text", *seats], tmp_path) as terminal:
        terminal.expect("only Ada can see or hear this. ")
        terminal.ask("", "Ada> ")
        drawn = terminal.ask("draw", "make room for Bob. ")
        terminal.ask("", "only Bob can see or hear this. ")
        hidden = terminal.tmux("capture-pane", "-p", "-S", "-500")
        shown = terminal.ask("", "Bob> ")

    assert re.search(r"Ada draws an? (magenta|turquoise|grey|orange|violet) card", drawn)
    assert "Ada draws" not in hidden
    assert shown.count("Ada draws a travel card") == 2
    assert not re.search(r"Ada draws an? (magenta|turquoise|grey|orange|violet) card", shown)


def test_undo_is_free_until_something_is_known_and_then_needs_consent(tmp_path: Path) -> None:
    seats = ["--seats", "me:Ada,me:Bob", "--set", "start player=1"]
    with Terminal(["play", "africana", "--text", "--plain", *seats], tmp_path) as terminal:
        terminal.expect("only Ada can see or hear this. ")
        terminal.ask("", "Ada> ")
        terminal.ask("move", "Ada> ")
        assert "Taken back: move." in terminal.ask("undo", "Ada> ")
        terminal.ask("buy", "Ada> ")
        terminal.ask("turn forward", "Ada> ")
        seen = read(saved(tmp_path)).lines[-1]
        terminal.ask("u", r"Bob, may Ada take back 'turn forward' and 1 .* \(yes or no\) ")
        assert "hand" not in terminal.screen()
        terminal.ask("perhaps", r"\(yes or no\) ")
        assert "Bob does not agree." in terminal.ask("no", "Ada> ")
        terminal.ask("u", r"\(yes or no\) ")
        assert "Taken back: turn forward." in terminal.ask("YES", "Ada> ")
        terminal.ask("turn forward", "Ada> ")

    assert seen.startswith("* page ")
    assert seen == read(saved(tmp_path)).lines[-1]


def test_the_tabulator_completes_answers_and_rules(tmp_path: Path) -> None:
    with Terminal(GAME, tmp_path) as terminal:
        terminal.expect(PROMPT)
        terminal.keys("mo", "Tab", "Enter")
        assert "Ada chooses to move" in terminal.expect(PROMPT)
        terminal.keys("? af-move-03", "Tab", "Enter")
        assert "one card of either colour" in terminal.expect(PROMPT).replace("\n", " ")


def test_what_is_not_possible_is_explained_with_its_rule(tmp_path: Path) -> None:
    with Terminal([*GAME, "--plain"], tmp_path) as terminal:
        terminal.expect(PROMPT)
        for typed, said in (
            ("step cairo joker", "(AF-TURN-02)"),
            ("why join A01", "(AF-TURN-02)"),
            ("kairo", "'kairo' is neither a command nor an answer."),
            ("7", "Please type a number from 1 to 3, not 7."),
            ("0000029", "Please type a number from 1 to 3, not 0000029."),
            ("-1", "Please type a number from 1 to 3, not -1."),
            ("²", "'²' is neither a command nor an answer."),
            ("log ²", "starts with a travel card. Rule AF-SETUP-15."),
            ("x" * 300, f"'{'x' * 40}…' is neither a command nor an answer."),
            ("undo", "There is nothing to undo."),
            ("tips", "Tips are on."),
            ("? zzz", "No rule, place, card, player or command is called 'zzz'."),
            ("? save", "save: a copy of the game"),
            ("? greedy", "greedy, France, is in Cape Town with"),
            ("hand", "Your hand, 2 cards of at most 5:"),
            ("? AF-MOVE-99", "expected a rule of africana, but got 'AF-MOVE-99'"),
            ("? cairo", "Routes lead to Napoli, Tripoli and Aswan."),
            ("log 3", "Ada starts with a"),
            ("score", "Total: Ada has"),
            ("tips off", "Tips are off."),
            ("save /dev/null/x", "can't be created"),
            ("table", "Your hand, 2 cards of at most 5:"),
            ("options", "1: Draw 2 travel cards."),
            ("?", "quit: leave; the game is saved"),
        ):
            assert said in terminal.ask(typed, PROMPT)
        terminal.ask("move", PROMPT)
        assert "(AF-MOVE-02)" in terminal.ask("lagos j", PROMPT)
        text = terminal.ask("step cairo joker, stop", PROMPT)

    assert "Ada travels to Cairo with joker." in text


def test_the_table_fits_a_narrow_terminal(tmp_path: Path) -> None:
    with Terminal(GAME, tmp_path, columns=60, rows=120) as terminal:
        terminal.expect(PROMPT)
        rows = terminal.screen().splitlines()

    assert any("Zanzibar" in row for row in rows)
    assert max(map(len, rows)) <= 60


def test_without_a_game_one_is_asked_for_its_seats(tmp_path: Path) -> None:
    with Terminal(["play"], tmp_path) as terminal:
        terminal.expect("Which game[?] ")
        terminal.ask("1", "Enter for me,casual,casual: ")
        terminal.ask("", "Player> ")
        # Python sees a C-c that comes just before it waits for keys only with the next key.
        terminal.keys("", "C-c", "Enter")
        terminal.expect(r"left with 0\.")

    assert 3 == read(saved(tmp_path)).seats


def test_two_games_never_get_the_same_file(tmp_path: Path) -> None:
    with Terminal(GAME, tmp_path) as first:
        first.expect(PROMPT)
        with Terminal(GAME, tmp_path) as second:
            second.expect(PROMPT)
            kept = sorted((tmp_path / "data" / "games").iterdir())

    assert 2 == len(kept)
    assert [1, 2] == [int(path.stem[-1]) for path in kept]


def test_a_file_that_goes_on_somewhere_else_is_left_alone(tmp_path: Path) -> None:
    with Terminal(GAME, tmp_path) as terminal:
        terminal.expect(PROMPT)
        other = saved(tmp_path).read_text(encoding="utf-8") + "1 draw\n"
        saved(tmp_path).write_text(other, encoding="utf-8")
        said = terminal.ask("move", PROMPT)
        kept = saved(tmp_path).read_text(encoding="utf-8")

    assert "but another program has changed it" in said
    assert other == kept


def test_what_one_person_typed_is_not_in_the_history_of_the_next(tmp_path: Path) -> None:
    seats = ["--seats", "me:Ada,me:Bob", "--set", "start player=1"]
    with Terminal(["play", "africana", "--text", *seats], tmp_path) as terminal:
        terminal.expect("only Ada can see or hear this. ")
        terminal.ask("", "Ada> ")
        terminal.ask("why step cairo violet", "Ada> ")
        terminal.ask("draw", "make room for Bob. ")
        terminal.ask("", "only Bob can see or hear this. ")
        terminal.ask("", "Bob> ")
        terminal.keys("", "Up", "Up", "Up", "Enter")
        said = terminal.expect("Bob> ")

    assert "violet" not in said


def test_with_json_the_game_is_shown_on_the_error_output(tmp_path: Path) -> None:
    words = [*GAME, "--json"]
    with Terminal(words, tmp_path, into=tmp_path / "out.json") as terminal:
        terminal.expect(PROMPT)
        terminal.ask("quit", r"left with 0\.")
    found = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))

    assert "africana" == found["game"]
    assert not found["over"]
    assert str(saved(tmp_path)) == found["file"]


def test_a_terminal_of_few_letters_gets_what_it_can_show(tmp_path: Path) -> None:
    words = ["play", "africana", "--text", "--seats", "me:Zoë,greedy"]
    with Terminal(words, tmp_path, encoding="ascii") as terminal:
        terminal.expect("Zoe> ")
        terminal.ask("draw", "Zoe> ")
        terminal.ask("quit", r"left with 0\.")

    assert terminal.text.isascii()
    assert "Zoë" == read(saved(tmp_path)).names[0]
