"""Names and texts that deceive: look-alikes, invisible letters, letters that turn the line."""

from pathlib import Path

import pytest

from kindu.server.people.letters import are_alike, plain
from kindu.server.people.names import distinct_name
from kindu.server.tables.seating import title_of
from tests.server.door import door, opened, who


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "\u0410nna"),  # a Cyrillic A
        ("Anna", "\u0391nna"),  # a Greek one
        ("Anna", "anna"),
        ("Anna", "\uff21nna"),
        ("Anna", "\u00c0nna"),
        ("Anna", "Anna\ufe0f"),
        ("Anna", "An\u034fna"),
        ("Coco", "\u0421\u043e\u0441\u043e"),
        ("Ian", "lan"),
        ("Bill 1", "BiII I"),
        ("Marn", "Mam"),
        ("\u0406van", "lvan"),
    ],
)
def test_names_that_look_alike_are_told_apart(name: str, other: str) -> None:
    assert are_alike(name, other)
    assert f"{other} 2" == distinct_name(other, ["", name])


@pytest.mark.parametrize(
    ("name", "other"),
    [("Anna", "Hanna"), ("Ada", "Ada 2"), ("\u041c\u0430\u0448\u0430", "Mama"), ("李", "孝")],
)
def test_names_that_differ_at_a_glance_stay_as_they_are(name: str, other: str) -> None:
    assert other == distinct_name(other, [name])


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("hello\x07 there\n", "hello there"),
        ("\u202eevil\u202c \u2066x\u2069", "evil x"),
        ("a\u200bb\ufeffc\u00add", "abcd"),
        ("\u200b\u2060\u3164", ""),
        ("\u200d\u200d", ""),
        ("e" + "\u0301" * 50, "\u00e9" + "\u0301" * 4),
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", None),  # Persian needs a joiner
        ("\U0001f469\u200d\U0001f33e \u2764\ufe0f", None),
        ("\u05e9\u05dc\u05d5\u05dd", None),
    ],
)
def test_a_text_is_shown_without_what_deceives(text: str, shown: str | None) -> None:
    assert (text if shown is None else shown) == plain(text)


def test_a_title_carries_no_pile_of_marks() -> None:
    assert "\u00e9" + "\u0301" * 4 == title_of("e" + "\u0301" * 50)


def test_nobody_takes_a_name_like_a_neighbours_by_renaming(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        me, name = who(browser)
        site.table("runs", "running", me, ("b" * 32, "Anna"), (me, name))
        browser.patch("/api/me", json={"name": "\u0410nna"})
        seats = site.rows("SELECT name FROM seat ORDER BY seat")
        browser.post("/api/account", json={"name": "anna", "password": "a long way"})
        after = site.rows("SELECT name FROM seat ORDER BY seat")

    assert [("Anna",), ("\u0410nna 2",)] == seats
    assert seats == after  # the seat has a name of its own now
