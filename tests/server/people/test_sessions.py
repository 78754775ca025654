"""Sessions: a new cookie with every login, a list of mine, and an end when I say so."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from kindu.server.clock import now
from kindu.server.people.browsers import Browser, browser_of
from kindu.server.people.cookies import Cookies
from kindu.server.settings import RATES, RateLimit, Settings
from tests.server.door import PASSWORD, Door, door, opened, who

ADA = {"name": "Ada", "password": PASSWORD}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1"
)


def old_cookie(site: Door, person: str, era: int = 0) -> dict[str, str]:
    """As a version before sessions signed it."""
    signed = Cookies(site.settings.secret()).signer.sign(f"{person}-{era}").decode()
    return {"Cookie": f"kindu={signed}"}


def bare(site: Door) -> TestClient:
    """A browser whose cookies the test sends itself."""
    found = site.browser()
    found.cookies.clear()
    return found


@pytest.mark.parametrize("path", ["/api/account", "/api/login"])
def test_a_cookie_that_somebody_else_has_planted_is_worth_nothing_after_logging_in(
    tmp_path: Path, path: str
) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        if path == "/api/login":
            site.browser().post("/api/account", json=ADA)
        who(browser)
        planted = browser.cookies["kindu"]
        me = browser.post(path, json=ADA).json()["id"]
        thief = bare(site).get("/api/me", headers={"Cookie": f"kindu={planted}"})

        assert planted != browser.cookies["kindu"]
        assert me == who(browser)[0]
        assert me != thief.json()["id"]


def test_a_copied_cookie_is_worth_nothing_after_a_new_password(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        me = browser.post("/api/account", json=ADA).json()["id"]
        copied = {"Cookie": f"kindu={browser.cookies['kindu']}"}
        browser.post("/api/account/password", json={"old": PASSWORD, "new": "another long word"})

        assert me == who(browser)[0]
        assert me != bare(site).get("/api/me", headers=copied).json()["id"]


@pytest.mark.parametrize(("minutes", "noted"), [(4, False), (6, True)])
def test_when_a_session_was_seen_is_known_to_within_five_minutes(
    tmp_path: Path, minutes: int, noted: bool
) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        who(browser)
        before = now() - minutes * 60_000
        site.rows("UPDATE session SET seen = ?", before)
        (session,) = browser.get("/api/me/sessions").json()

    assert noted == (session["seen"] > before)


def test_an_ended_session_is_ended_also_for_a_copy_of_its_cookie(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        me, _ = who(browser)
        copied = {"Cookie": f"kindu={browser.cookies['kindu']}"}
        browser.post("/api/logout")

        assert me != bare(site).get("/api/me", headers=copied).json()["id"]
        assert [me] == site.ended


def test_my_sessions_are_listed_in_plain_words_without_addresses(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site):
        desk = site.browser("192.0.2.7", **{"User-Agent": FIREFOX})
        desk.post("/api/account", json=ADA)
        phone = site.browser("192.0.2.8", **{"User-Agent": PHONE})
        phone.post("/api/login", json=ADA)
        answer = desk.get("/api/me/sessions")
        nobody = bare(site).get("/api/me/sessions")

    found = {(one["browser"], one["system"], one["this"]) for one in answer.json()}
    assert {("Firefox", "Linux", True), ("Safari", "iPhone", False)} == found
    assert "192.0.2" not in answer.text
    assert [] == nobody.json()
    assert "192.0.2" not in str(site.rows("SELECT * FROM session"))


def test_all_other_sessions_end_at_my_wish(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        me = browser.post("/api/account", json=ADA).json()["id"]
        others = [site.browser() for _ in range(2)]
        for other in others:
            other.post("/api/login", json=ADA)
        earlier = old_cookie(site, me, 1)  # of a browser that was not here since the upgrade
        answer = browser.delete("/api/me/sessions")
        strangers = [who(other)[0] for other in others]
        strangers.append(bare(site).get("/api/me", headers=earlier).json()["id"])

        assert 204 == answer.status_code
        assert me == who(browser)[0]
        assert me not in strangers
        assert 1 == len(browser.get("/api/me/sessions").json())


def test_one_session_ends_at_my_wish_and_nobody_elses(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        me = browser.post("/api/account", json=ADA).json()["id"]
        other = site.browser()
        other.post("/api/login", json=ADA)
        (name,) = [one["id"] for one in other.get("/api/me/sessions").json() if one["this"]]
        stranger = site.browser().delete(f"/api/me/sessions/{name}")
        answer = browser.delete(f"/api/me/sessions/{name}")

        assert (404, 204) == (stranger.status_code, answer.status_code)
        assert (me, True) == (who(browser)[0], who(other)[0] != me)


def test_a_cookie_from_before_sessions_is_exchanged_and_ends_with_its_session(
    tmp_path: Path,
) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        me, _ = who(browser)
        site.rows("DELETE FROM session")
        cookie = old_cookie(site, me)
        answers = [bare(site).get("/api/me", headers=cookie) for _ in range(2)]
        new = answers[0].headers["set-cookie"].split(";")[0]
        again = bare(site).get("/api/me", headers={"Cookie": new})
        bare(site).post("/api/logout", headers={"Cookie": new})
        after = bare(site).get("/api/me", headers=cookie)

        assert [me, me, me] == [one.json()["id"] for one in (*answers, again)]
        assert "set-cookie" not in again.headers
        assert me != after.json()["id"]


def test_a_cookie_from_before_sessions_is_void_after_a_new_password(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        me = browser.post("/api/account", json=ADA).json()["id"]
        cookie = old_cookie(site, me, 1)
        browser.post("/api/account/password", json={"old": PASSWORD, "new": "another long word"})

        assert me != bare(site).get("/api/me", headers=cookie).json()["id"]


def test_with_tls_the_cookie_has_a_name_that_no_other_host_can_set(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site):
        found = bare(site).get("https://testserver/api/me").headers["set-cookie"]

    assert found.startswith("__Host-kindu=")
    assert found.endswith("; Path=/; SameSite=Lax; Secure")


def test_a_cookie_under_the_old_name_is_replaced_once_there_is_tls(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        me, _ = who(browser)
        plain = {"Cookie": f"kindu={browser.cookies['kindu']}"}
        answers = [bare(site).get("https://testserver/api/me", headers=plain) for _ in range(2)]
        new, gone = answers[0].headers.get_list("set-cookie")
        again = {"Cookie": new.split(";")[0]}
        safe = bare(site).get("https://testserver/api/me", headers=again)
        without = bare(site).get("/api/me", headers=plain)

        assert [me, me, me] == [one.json()["id"] for one in (*answers, safe)]
        assert new.startswith("__Host-kindu=")
        assert gone.startswith("kindu=; Max-Age=0")
        assert me != without.json()["id"]


FEW = dict(RATES) | {"login": RateLimit(3, 3, 900), "account": RateLimit(5, 5, 900)}


def test_a_stranger_with_wrong_passwords_does_not_lock_the_owner_out(tmp_path: Path) -> None:
    """A browser where the owner has logged in counts on its own, and is slowed on its own."""
    site = Door(Settings(tmp_path, rates=FEW | {"known": RateLimit(2, 2, 900)}))
    with opened(site) as browser:
        me = browser.post("/api/account", json=ADA).json()["id"]
        browser.post("/api/logout")
        wrong = ADA | {"password": "not the word"}
        for number in range(9):
            site.browser(f"192.0.2.{number}").post("/api/login", json=wrong)
            site.browser().post("/api/login", json=wrong)  # in the owner's network
        stranger = site.browser("198.51.100.1").post("/api/login", json=ADA)
        owner = browser.post("/api/login", json=ADA)
        browser.post("/api/logout")
        guesses = [browser.post("/api/login", json=wrong).status_code for _ in range(3)]

    assert 429 == stranger.status_code
    assert (200, me) == (owner.status_code, owner.json()["id"])
    assert [403, 429, 429] == guesses


def test_a_browser_is_known_only_to_the_account_that_logged_in_there(tmp_path: Path) -> None:
    site = Door(Settings(tmp_path, rates=FEW))
    with opened(site) as browser:
        browser.post("/api/account", json={"name": "Eve", "password": PASSWORD})
        tries = [
            browser.post("/api/login", json={"name": "Ada", "password": "x"}).status_code
            for _ in range(5)
        ]

    assert [403, 403, 429, 429, 429] == tries


@pytest.mark.parametrize(
    ("text", "browser", "system"),
    [
        (FIREFOX, "Firefox", "Linux"),
        (PHONE, "Safari", "iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge", "Windows"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", "Chrome", "Android"),
        ("curl/8.5", "", ""),
        ("<script>\u202e", "", ""),
    ],
)
def test_a_browser_has_its_usual_name(text: str, browser: str, system: str) -> None:
    assert Browser(browser, system) == browser_of(text)


def test_an_old_cookie_stays_void_after_its_ended_session_is_deleted(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        me, _ = who(browser)
        site.rows("DELETE FROM session")
        cookie = old_cookie(site, me)
        bare(site).post("/api/logout", headers=cookie)
        assert browser.portal
        browser.portal.call(site.app.state.services.people.forget_the_idle)

        assert me != bare(site).get("/api/me", headers=cookie).json()["id"]
        assert [(0,)] == site.rows("SELECT count(*) FROM session WHERE person = ?", me)
