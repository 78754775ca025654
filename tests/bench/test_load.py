"""The load bench: its report on made-up numbers, its wire, and a short load on a real server."""

import asyncio
import contextlib
import itertools
import sqlite3
from pathlib import Path

import pytest

from bench.load import machine, programs, report
from bench.load.clients import Wish
from bench.load.tables import HEARD
from bench.load.wire import TEXT, Wire, frame

OVER = b'{"t":"told","n":4,"view":{"result":1},"result":{"places":[1,2]}}'


def made_up(**changed: float) -> report.Run:
    """A run that meets all targets, unless it is changed."""
    row = {
        "closed_moves_s": [2000.0, 2400.0],
        "closed_p50_ms": [20.0, 19.0],
        "closed_p99_ms": [40.0, 38.0],
        "closed_commits_s": [300.0, 310.0],
        "closed_moves_commit": [7.0, 8.0],
        "closed_cpu_us": [280.0, 260.0],
        "closed_bytes": [2000.0, 2100.0],
        "closed_server_pct": [99.0, 98.0],
        "closed_client_pct": [20.0, 21.0],
        "open_moves_s": [500.0, 499.0],
        "open_p50_ms": [3.0, 2.0],
        "open_p99_ms": [30.0, 20.0],
        "sockets": [4000.0],
        "socket_kb": [200.0],
    }
    row |= {name: [value] for name, value in changed.items()}
    peer = {name: [800.0] for name in row if name.startswith("closed")}
    idle = {"awake_kb": 30.0, "long_kb": 200.0, "asleep_kb": 0.0, "wake_ms": 12.0}
    idle |= {"tables": 1000.0, "wakes": 20.0}
    rows = {str(tables): row for tables in (10, 50, 100, 1000)}
    disk = {"commits_s": [1000.0, 1200.0]}
    return report.Run(500.0, rows, peer, disk, idle, ["a machine"], "0.50.2")


def verdicts(**changed: float) -> list[bool]:
    return [target.met for target in report.targets(made_up(**changed))]


def test_a_good_run_meets_all_targets() -> None:
    assert [True] * 6 == verdicts()


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("closed_moves_s", 1999.0, [False, True, True, True, True, True]),
        ("closed_moves_s", 1199.0, [False, False, True, True, True, True]),
        ("closed_cpu_us", 301.0, [True, True, False, True, True, True]),
        ("open_moves_s", 480.0, [True, True, True, False, True, True]),
        ("open_p99_ms", 51.0, [True, True, True, True, False, True]),
        ("sockets", 3999.0, [True, True, True, True, True, False]),
    ],
)
def test_every_target_can_be_missed(name: str, value: float, expected: list[bool]) -> None:
    assert expected == verdicts(**{name: value})


def test_the_section_shows_each_number_of_tables_and_the_peer() -> None:
    text = report.section(made_up())

    assert text.startswith(report.HEADING)
    assert "\n| 1,000 | 2,400 (17 %) |" in text
    assert "\n| boardgame.io 0.50.2, 50 | 800 |" in text
    assert "moves/s at 50 tables : commits/s of the disk | 2.00 |" in text
    assert "| ours : boardgame.io | ≥ 1.5 times | 3.00 times | met |" in text


def test_a_new_run_takes_the_place_of_the_old_one_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "performance.md"
    page.write_text("# Performance\n\nOther figures.\n", encoding="utf-8")
    monkeypatch.setattr(report, "LAST", tmp_path / "last.json")
    report.keep(made_up(closed_moves_s=1.0), page)
    report.keep(made_up(), page)
    text = page.read_text(encoding="utf-8")

    assert "# Performance\n\nOther figures.\n\n" + report.section(made_up()) == text
    assert report.section(made_up()) == report.kept()


def test_without_a_run_the_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "LAST", tmp_path / "last.json")

    assert report.NOTHING == report.kept()


@pytest.mark.parametrize("size", [5, 125, 126, 65535, 65536, 70000])
def test_the_wire_puts_messages_together_whatever_the_pieces(size: int) -> None:
    async def heard() -> list[int]:
        found: list[int] = []
        wire = Wire("host", "/", "", lambda text: found.append(len(text)))
        for piece in pieces(size):
            wire.data_received(piece)
        return found

    assert [size, 3] == asyncio.run(heard())


def pieces(size: int) -> list[bytes]:
    """The upgrade and two messages of a server, cut where it hurts."""
    length = bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(2) if size < 65536 else b""
    head = b"\x81" + (length or b"\x7f" + size.to_bytes(8))
    whole = b"HTTP/1.1 101 Switching\r\n\r\n" + head + b"x" * size + b"\x81\x03abc"
    cuts = [0, 10, 26, 27, 28, 29, 31, len(whole) - 4, len(whole)]
    return [whole[a:b] for a, b in itertools.pairwise(cuts)]


def test_a_message_of_a_client_is_masked_with_zeros() -> None:
    assert b"\x81\x83\0\0\0\0abc" == frame(TEXT, b"abc")
    assert b"\x81\xfe\x01\x00\0\0\0\0" == frame(TEXT, b"x" * 256)[:8]


def test_a_client_hears_that_a_game_is_over() -> None:
    heard = [HEARD.decode(text) for text in (b'{"t":"told","n":3,"legal":[]}', OVER)]

    assert [False, True] == [one.result is not None for one in heard]


def test_the_disk_can_be_asked(tmp_path: Path) -> None:
    assert machine.disk_commits(tmp_path, 0.05) > 0
    assert [] == list(tmp_path.iterdir())


def moves_on_disk(data: Path) -> int:
    with contextlib.closing(sqlite3.connect(data / "kindu.sqlite")) as database:
        [(found,)] = database.execute("SELECT count(*) FROM event WHERE kind = 'move'")
        return int(found)


def test_a_short_load_on_a_real_server_finds_every_move_on_its_disk(tmp_path: Path) -> None:
    with programs.our_server(tmp_path, "src") as (process, address):
        found = programs.clients(Wish(address, process, 3, 0.6, 0.2, 30))

    assert isinstance(found, dict)
    assert (12, 3, 0, 0) == tuple(
        found[name] for name in ("sockets", "moved", "closed_refused", "open_refused")
    )
    assert moves_on_disk(tmp_path) == found["moves"] > 0
    assert found["closed_p50_ms"] <= found["closed_p99_ms"] <= found["closed_most_ms"]
    assert found["open_moves_s"] > 0
