"""Seat tokens: made by the owner, shown once, kept as a hash, revoked."""

import hashlib
from pathlib import Path

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from kindu.server.people.tokens import MOST, SeatOfToken, seat_of_token
from tests.server.door import Door, door, opened, who

ADDRESS = "/api/tables/g/seats/1/tokens"
BOT = {"name": "my bot"}


def seated(site: Door, browser: TestClient) -> str:
    """A table where this visitor has the first seat, and another person the second."""
    me, name = who(browser)
    site.table("g", "running", me, (me, name), ("b" * 32, "Bob"))
    return me


def opens(site: Door, token: str) -> SeatOfToken | None:
    assert site.portal
    return site.portal.call(seat_of_token, site.app.state.services.database, token)


def error(response: Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["why"]


def test_a_token_opens_the_seat_of_who_made_it(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        me = seated(site, browser)
        token = browser.post(ADDRESS, json=BOT).json()["token"]

        assert SeatOfToken("g", 0, me) == opens(site, token)


def test_only_the_hash_of_a_token_is_kept(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        seated(site, browser)
        token = browser.post(ADDRESS, json=BOT).json()["token"]
        listed = browser.get(ADDRESS)

        assert [(hashlib.sha256(token.encode()).hexdigest(),)] == site.rows(
            "SELECT hash FROM token"
        )
        assert token not in str(site.rows("SELECT * FROM token")) + listed.text
        assert ["my bot"] == [one["name"] for one in listed.json()]


@pytest.mark.parametrize("token", ["", "kindu_", "x" * 49, "kindu_" + "a" * 43, "kindu_\x00"])
def test_what_is_no_token_opens_nothing(tmp_path: Path, token: str) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        seated(site, browser)
        browser.post(ADDRESS, json=BOT)

        assert opens(site, token) is None


@pytest.mark.parametrize(("method", "body"), [("POST", BOT), ("GET", None), ("DELETE", None)])
def test_a_seat_of_another_person_has_no_tokens_for_me(
    tmp_path: Path, method: str, body: dict[str, str] | None
) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        seated(site, browser)
        theirs = browser.request(method, "/api/tables/g/seats/2/tokens", json=body)
        nobodys = site.browser().request(method, ADDRESS, json=body)
        nowhere = browser.request(method, "/api/tables/h/seats/1/tokens", json=body)

        assert (403, "not_yours") == error(theirs) == error(nobodys)
        assert (404, "not_found") == error(nowhere)
        assert [] == site.rows("SELECT * FROM token")


def test_a_revoked_token_opens_nothing_and_the_others_still_do(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        seated(site, browser)
        first, second = (browser.post(ADDRESS, json=BOT).json()["token"] for _ in range(2))
        name = hashlib.sha256(first.encode()).hexdigest()[:16]
        done = browser.delete(f"{ADDRESS}/{name}")
        again = browser.delete(f"{ADDRESS}/{name}")

        assert (204, 404) == (done.status_code, again.status_code)
        assert [True, False] == [opens(site, token) is None for token in (first, second)]
        assert 1 == len(browser.get(ADDRESS).json())
        assert ["g"] == site.changed


def test_all_tokens_of_a_seat_are_revoked_at_once(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        seated(site, browser)
        tokens = [browser.post(ADDRESS, json=BOT).json()["token"] for _ in range(3)]
        browser.delete(ADDRESS)

        assert [None] * 3 == [opens(site, token) for token in tokens]
        assert [] == browser.get(ADDRESS).json()


def test_a_token_ends_with_its_owners_seat(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        seated(site, browser)
        token = browser.post(ADDRESS, json=BOT).json()["token"]
        site.rows("UPDATE seat SET person = ? WHERE seat = 0", "c" * 32)

        assert opens(site, token) is None


def test_a_seat_has_ten_tokens_at_most(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        seated(site, browser)
        answers = [browser.post(ADDRESS, json=BOT) for _ in range(MOST + 1)]

        assert [201] * MOST == [answer.status_code for answer in answers[:-1]]
        assert (409, "taken") == error(answers[-1])
