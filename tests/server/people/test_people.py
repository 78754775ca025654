"""Guests: a name and a cookie at once, over HTTP and on a real database."""

import asyncio
import re
import time
from pathlib import Path
from typing import cast

import pytest

from kindu.server.data.database import StoreError
from kindu.server.http import app
from kindu.server.people.cookies import YEAR, Cookies
from kindu.server.people.persons import People
from tests.server.door import door, opened, who


def test_a_visitor_is_a_guest_with_a_name_at_once(tmp_path: Path) -> None:
    with opened(door(tmp_path)) as browser:
        first, second = browser.get("/api/me").json(), browser.get("/api/me").json()

    assert first == second
    assert re.fullmatch(r"Guest [1-9]\d{3}", first["name"])
    assert "" == first["account"]


def test_the_cookie_is_kept_from_scripts_and_other_sites_for_a_year(tmp_path: Path) -> None:
    with opened(door(tmp_path)) as browser:
        header = browser.get("/api/me").headers["set-cookie"]
        again = browser.get("/api/me").headers

    assert f"; HttpOnly; Max-Age={YEAR}; Path=/; SameSite=Lax" == header[header.index(";") :]
    assert "set-cookie" not in again


def test_the_cookie_is_secure_on_https(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site):
        browser = site.browser()
        answer = browser.get("https://testserver/api/me")

    assert answer.headers["set-cookie"].endswith("; SameSite=Lax; Secure")
    assert f"max-age={YEAR}" == answer.headers["strict-transport-security"]


def test_robots_that_only_read_are_nobody(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        browser.get("/api/tables/x/seats/1/tokens")
        browser.get("/robots.txt")

        assert [(0,)] == site.rows("SELECT count(*) FROM person")


@pytest.mark.parametrize(
    "value",
    [
        "",
        "x",
        "0123456789abcdef0123456789abcdef-0.aaaaaa.bbbbbbbbbbbbbb",
        Cookies(b"another secret").sign("0" * 32, "0" * 32),
        "a" * 5000,
        '"\\377"',
    ],
    ids=["empty", "no cookie", "no signature", "another secret", "long", "quoted"],
)
def test_a_forged_cookie_makes_a_new_guest(tmp_path: Path, value: str) -> None:
    with opened(door(tmp_path)) as browser:
        answer = browser.get("/api/me", headers={"Cookie": f"kindu={value}"})

    assert 200 == answer.status_code
    assert answer.headers["set-cookie"].startswith("kindu=")


def test_a_cookie_of_a_person_who_is_not_there_makes_a_new_guest(tmp_path: Path) -> None:
    site = door(tmp_path)
    signed = Cookies(site.settings.secret()).sign("0" * 32, "0" * 32)
    with opened(site) as browser:
        answer = browser.get("/api/me", headers={"Cookie": f"kindu={signed}"})

    assert "0" * 32 != answer.json()["id"]


@pytest.mark.parametrize("name", ["Ada", "Аня", "Zoë 2", "李", "x" * 40])
def test_a_guest_takes_a_name(tmp_path: Path, name: str) -> None:
    with opened(door(tmp_path)) as browser:
        browser.patch("/api/me", json={"name": name})

        assert name == who(browser)[1]


@pytest.mark.parametrize(
    "name",
    [
        "", " ", " Ada", "x" * 41, "a|b", "a\nb", "a\x00b", "Ada\u202eadA", "a\u200bb",
        "novice (bot)", "Novice (Bot)", "\u3164", "...", "e\u0301\u0302\u0303\u0304", "\ud800",
    ],
)  # fmt: skip
def test_what_is_no_name_is_refused_and_changes_nothing(tmp_path: Path, name: str) -> None:
    with opened(door(tmp_path)) as browser:
        before = who(browser)
        body = '{"name": "' + "".join(f"\\u{ord(letter):04x}" for letter in name) + '"}'
        answer = browser.patch(
            "/api/me", content=body, headers={"Content-Type": "application/json"}
        )

        assert answer.status_code in (400, 422)
        assert "expected" in answer.json()["error"]["sentence"]
        assert before == who(browser)


def test_a_new_name_goes_to_tables_that_go_on_under_the_old_one(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        me, name = who(browser)
        site.table("runs", "running", me, (me, name), (me, "Grandma"))
        site.table("ended", "over", me, (me, name))
        browser.patch("/api/me", json={"name": "Ada"})

        expected = [("ended", name), ("runs", "Ada"), ("runs", "Grandma")]
        assert expected == site.rows("SELECT game, name FROM seat ORDER BY game, seat")
        assert ["runs"] == site.changed


@pytest.mark.parametrize("years", [-2, 0.01, 0.5, 3])
def test_a_clock_that_is_wrong_makes_no_guest_a_stranger(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, years: float
) -> None:
    """The cookie is signed anew, so that the browser keeps it for another year."""
    with opened(door(tmp_path)) as browser:
        me, _ = who(browser)
        later = time.time() + YEAR * years
        monkeypatch.setattr(time, "time", lambda: later)
        cookie = {"Cookie": f"kindu={browser.cookies['kindu']}"}
        browser.cookies.clear()
        answer = browser.get("/api/me", headers=cookie)

    assert me == answer.json()["id"]
    assert (years != 0.01) == ("set-cookie" in answer.headers)


def test_a_cookie_from_a_few_minutes_ahead_is_valid(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another server's clock is ahead, or ours was set back."""
    with opened(door(tmp_path)) as browser:
        me, _ = who(browser)
        earlier = time.time() - 5 * 60
        monkeypatch.setattr(time, "time", lambda: earlier)
        monkeypatch.setattr(time, "time_ns", lambda: int(earlier * 1e9))

        assert me == who(browser)[0]


def test_a_clock_that_is_years_ahead_for_a_day_deletes_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        me, _ = who(browser)
        assert browser.portal
        forget = site.app.state.services.people.forget_the_idle
        browser.portal.call(forget)
        right = time.time_ns()
        monkeypatch.setattr(time, "time_ns", lambda: right + 3 * YEAR * 10**9)
        browser.portal.call(forget)
        monkeypatch.undo()

        assert me == who(browser)[0]


def test_guests_who_can_not_come_back_are_forgotten_unless_they_left_something(
    tmp_path: Path,
) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        player, _ = who(site.browser())
        who(site.browser())
        site.table("g", "over", "", (player, "Guest"))
        site.rows("UPDATE person SET seen = 0")
        here, _ = who(browser)
        assert browser.portal
        browser.portal.call(site.app.state.services.people.forget_the_idle)

        assert {(player,), (here,)} == set(site.rows("SELECT id FROM person"))


def test_a_database_that_fails_once_does_not_end_the_daily_cleaning(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Failing:
        def __init__(self) -> None:
            self.calls = 0
            self.again = asyncio.Event()

        async def forget_the_idle(self) -> None:
            self.calls += 1
            if self.calls == 1:
                raise StoreError("expected to save, but the disk is full")
            self.again.set()

    async def work() -> int:
        people = Failing()
        keeping = asyncio.create_task(app.keep_people(cast("People", people)))
        async with asyncio.timeout(5):
            await people.again.wait()
        keeping.cancel()
        return people.calls

    monkeypatch.setattr(app, "DAY", 0.001)
    monkeypatch.setattr(app, "FIRST_CLEANING", 0.001)

    assert asyncio.run(work()) >= 2


def test_a_server_that_is_restarted_daily_cleans_up(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cleaning:
        def __init__(self) -> None:
            self.done = asyncio.Event()

        async def forget_the_idle(self) -> None:
            self.done.set()

    async def work() -> None:
        people = Cleaning()
        keeping = asyncio.create_task(app.keep_people(cast("People", people)))
        async with asyncio.timeout(5):
            await people.done.wait()
        keeping.cancel()

    monkeypatch.setattr(app, "FIRST_CLEANING", 0.001)

    asyncio.run(work())


def test_both_clean_ups_begin_within_an_hour() -> None:
    assert app.FIRST_CLEANING < 3600
