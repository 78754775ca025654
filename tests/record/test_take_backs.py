"""Take-backs after a draw: counted in the file, reported by `kindu verify`."""

from dataclasses import replace
from pathlib import Path

import pytest

from kindu.cli.play.session import Session
from kindu.cli.run import run
from kindu.record.files import read, write_text
from kindu.record.gamefile import GameFileError, parse
from kindu.record.verify import verify
from tests.record.game_files import FILE, RULES
from tests.record.test_verify import with_line


def test_take_backs_after_a_draw_are_reported_and_old_files_have_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.kindu"
    counted = replace(FILE, take_backs=2)
    write_text(path, counted.text())

    assert 0 == FILE.take_backs
    assert "take-backs" not in FILE.text()
    assert counted == parse(counted.text())
    assert 2 == verify(counted, RULES).take_backs
    assert 0 == run(["verify", str(path)])
    said = "All 94 draws are those that the seed gives.\n"
    said += "A decision was taken back 2 times after a draw, says the file.\n"
    assert (said, "") == capsys.readouterr()


def test_a_difference_is_named_by_its_line_below_the_take_backs() -> None:
    counted = replace(with_line(FILE, 296, "* expedition C07"), take_backs=1)
    [found] = verify(parse(counted.text()), RULES).differences

    assert counted.text().splitlines()[found.line - 1] == found.found


@pytest.mark.parametrize("value", ["0", "-1", "02", "two", ""])
def test_a_number_of_take_backs_that_is_none_is_refused(value: str) -> None:
    text = replace(FILE, take_backs=1).text().replace("take-backs: 1\n", f"take-backs: {value}\n")

    with pytest.raises(GameFileError, match="line 9: expected a number of take-backs, but got"):
        parse(text)


def test_the_terminal_counts_them_also_after_a_break(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KINDU_DATA", str(tmp_path / "data"))
    path = tmp_path / "game.kindu"
    session = Session.new(RULES, ["Ada", "Ben"], path, {"start player": "1"})
    session.play(["1 move"])
    session.undo(0, agreed=False)
    free = session.take_backs
    session.play(["1 draw"])
    session.undo(0, agreed=True)
    again = Session.resumed(read(path), RULES, ["Ada", "Ben"], path, typed=False)
    again.play(["1 draw"])
    again.undo(0, agreed=True)

    assert (0, 1, 2) == (free, session.take_backs, again.take_backs)
    assert 2 == read(path).take_backs
