"""Files on disk: read whole, written whole or not at all, and refused with one sentence."""

import errno
import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kindu.core.words import KinduError
from kindu.record.files import LARGEST, read, read_text, write_text
from tests.record.game_files import EXAMPLE, FAULTS, TEXT, is_sentence, sentence

DATA = EXAMPLE.read_bytes()


@contextmanager
def full_disk(room: int) -> Iterator[None]:
    """No file may grow beyond this many bytes."""
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, old[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, old)


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_read_and_written_byte_for_byte(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "game.kindu"
    for text in (TEXT, TEXT.replace("\n", "\r\n"), TEXT.replace("greedy", "Łódź 日本")):
        write_text(path, text)

        assert text.encode() == path.read_bytes()
        assert text == read(path).text()
    assert ["game.kindu"] == names_in(path.parent)


@given(st.integers(0, len(DATA)), st.binary(max_size=3), st.integers(0, 2))
@settings(max_examples=150)
def test_damaged_bytes_are_refused_or_kept_as_they_are(
    tmp_path_factory: pytest.TempPathFactory, at: int, new: bytes, gone: int
) -> None:
    path = tmp_path_factory.getbasetemp() / "damaged.kindu"
    path.write_bytes(DATA[:at] + new + DATA[at + gone :])
    came = sentence(lambda: read(path))

    assert is_sentence(came) if came else path.read_bytes() == read(path).text().encode()


def test_what_can_t_be_read_is_one_sentence(tmp_path: Path) -> None:
    strange = tmp_path / "strange.kindu"
    strange.write_bytes(DATA.replace(b"greedy", b"gr\xe9edy"))
    loop = tmp_path / "loop.kindu"
    loop.symlink_to(loop)
    for path, reason in (
        (tmp_path / "none.kindu", "can't be read: No such file or directory"),
        (tmp_path, "can't be read: Is a directory"),
        (EXAMPLE / "game.kindu", "can't be read: Not a directory"),
        (loop, "can't be read: "),
        (tmp_path / ("x" * 300), "can't be read: File name too long"),
        (strange, "is not"),
    ):
        came = sentence(partial(read, path))

        assert is_sentence(came)
        assert came.startswith("expected a game file")
        assert str(path) in came
        assert reason in came


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "large.kindu"
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)

    for large in (path, Path("/dev/zero")):
        with pytest.raises(
            KinduError, match=f"a game file of at most 16 MB, but {large} is larger"
        ):
            read(large)
    os.truncate(path, LARGEST)
    assert LARGEST == len(read_text(path, "a game file"))


@pytest.mark.parametrize("fault", ["cut within a line", "empty", "a newer version"])
def test_a_fault_of_the_form_names_the_file(fault: str, tmp_path: Path) -> None:
    path = tmp_path / "game.kindu"
    write_text(path, FAULTS[fault][0])

    assert sentence(lambda: read(path)).startswith(f"{path}: ")


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.kindu"
    write_text(path, TEXT)
    with full_disk(1000):
        came = sentence(lambda: write_text(path, TEXT * 2))
    with pytest.raises(UnicodeEncodeError):
        write_text(path, "no text: \ud800")

    reason = os.strerror(errno.EFBIG)
    assert f"expected to write {path}, but it failed: {reason}" == came
    assert ["game.kindu"] == names_in(tmp_path)
    assert TEXT == read(path).text()


def test_what_can_t_be_written_is_one_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    (folder / "within").mkdir(parents=True)
    plain = tmp_path / "plain"
    plain.write_text("plain", encoding="utf-8")
    for path in (folder, plain / "game.kindu", plain / "deep" / "game.kindu", folder / ("x" * 300)):
        came = sentence(partial(write_text, path, TEXT))

        assert is_sentence(came)
        assert came.startswith(f"expected to write {path}"[:150])
    assert ["folder", "plain"] == names_in(tmp_path)
    assert ["within"] == names_in(folder)
    assert "plain" == plain.read_text(encoding="utf-8")


def test_a_written_file_has_the_rights_of_any_new_file(tmp_path: Path) -> None:
    write_text(tmp_path / "game.kindu", TEXT)
    (tmp_path / "other").touch()

    assert (tmp_path / "other").stat().st_mode == (tmp_path / "game.kindu").stat().st_mode
