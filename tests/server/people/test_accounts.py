"""Accounts: passwords, logging in, and being deleted, on a real database."""

import threading
from pathlib import Path
from typing import Literal

import pytest
from argon2 import PasswordHasher
from httpx2 import Response

from kindu.server.settings import Settings
from tests.server.door import PASSWORD, Door, door, opened, who

ADA = {"name": "Ada", "password": PASSWORD}


def error(response: Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["why"]


def test_an_account_is_the_guest_with_a_password(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        guest, _ = who(browser)
        account = browser.post("/api/account", json=ADA).json()
        other = site.browser()
        found = other.post("/api/login", json={"name": "\uff21DA", "password": PASSWORD}).json()

        assert {"id": guest, "name": "Ada", "account": "ada", "named": True} == account == found
        assert PASSWORD not in str(site.rows("SELECT * FROM person"))


def test_an_account_name_is_taken_once_in_small_capital_and_wide_letters(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        browser.post("/api/account", json=ADA)
        other = site.browser()
        answer = other.post("/api/account", json={"name": "\uff41DA", "password": PASSWORD})

    assert (409, "taken") == error(answer)


def test_an_account_does_not_become_another_one(tmp_path: Path) -> None:
    with opened(door(tmp_path)) as browser:
        browser.post("/api/account", json=ADA)
        answer = browser.post("/api/account", json={"name": "Eve", "password": PASSWORD})

    assert (409, "taken") == error(answer)


@pytest.mark.parametrize("password", ["", "seven77", "x" * 201])
def test_a_password_has_8_to_200_characters(tmp_path: Path, password: str) -> None:
    with opened(door(tmp_path)) as browser:
        answer = browser.post("/api/account", json={"name": "Ada", "password": password})

    assert (422, "invalid") == error(answer)
    assert password == "" or password not in answer.text


def test_a_wrong_name_and_a_wrong_password_get_the_same_answer(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        browser.post("/api/account", json=ADA)
        other = site.browser()
        wrong = other.post("/api/login", json={"name": "Ada", "password": "not the word"})
        unknown = other.post("/api/login", json={"name": "Eve\x00", "password": PASSWORD})

    assert (403, "wrong_password") == error(wrong)
    assert wrong.content == unknown.content


class Counting(PasswordHasher):
    """Notes what it has to work, since time on a busy machine says little."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=64, parallelism=1)
        self.work: list[str] = []
        self.threads: set[str] = set()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.threads.add(threading.current_thread().name)
        return super().hash(password, salt=salt)

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002 - argon2's
        self.threads.add(threading.current_thread().name)
        self.work.append(str(hash).rsplit("$", 2)[0])
        return super().verify(hash, password)


@pytest.mark.parametrize("name", ["Ada", "Eve"])
def test_a_wrong_name_costs_as_much_work_as_a_wrong_password(tmp_path: Path, name: str) -> None:
    argon = Counting()
    with opened(Door(Settings(tmp_path), argon)) as browser:
        browser.post("/api/account", json=ADA)
        browser.post("/api/login", json={"name": name, "password": "not the word"})

    assert ["$argon2id$v=19$m=64,t=1,p=1"] == argon.work


def test_passwords_are_never_computed_on_the_event_loop(tmp_path: Path) -> None:
    argon = Counting()
    with opened(Door(Settings(tmp_path), argon)) as browser:
        browser.post("/api/account", json=ADA)
        browser.post("/api/login", json=ADA)
        browser.post("/api/account/password", json={"old": PASSWORD, "new": "another long word"})

    assert argon.threads
    assert all(name.startswith("kindu passwords") for name in argon.threads)


def test_logging_in_adopts_the_games_of_the_guest(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        account = browser.post("/api/account", json=ADA).json()["id"]
        other = site.browser()
        guest, name = who(other)
        site.table("g", "running", guest, (guest, name), (guest, "Grandma"))
        site.rows("INSERT INTO chat VALUES ('g', 0, ?, 'Guest', 'hello', 0, 0, '')", guest)
        site.rows("INSERT INTO token VALUES ('h', 'g', 0, ?, 'bot', 0, 0)", guest)
        other.post("/api/login", json=ADA)

        assert account == who(other)[0]
        expected = [(account, "Ada"), (account, "Grandma")]
        assert expected == site.rows("SELECT person, name FROM seat ORDER BY seat")
        assert [(account,)] * 3 == site.rows(
            "SELECT host FROM game UNION ALL SELECT person FROM chat "
            "UNION ALL SELECT person FROM token"
        )
        assert [(account,)] == site.rows("SELECT id FROM person")
        assert ["g"] == site.changed


def test_logging_in_from_one_account_to_another_adopts_nothing(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        ada = browser.post("/api/account", json=ADA).json()["id"]
        site.table("g", "running", ada, (ada, "Ada"))
        other = site.browser()
        eve = other.post("/api/account", json={"name": "Eve", "password": PASSWORD}).json()["id"]
        browser.post("/api/login", json={"name": "Eve", "password": PASSWORD})

        assert eve == who(browser)[0]
        assert [(ada,)] == site.rows("SELECT person FROM seat")
        assert [(2,)] == site.rows("SELECT count(*) FROM person")


def test_after_logging_out_the_next_visit_is_a_new_guest(tmp_path: Path) -> None:
    with opened(door(tmp_path)) as browser:
        before, _ = who(browser)
        answer = browser.post("/api/logout")

        assert 204 == answer.status_code
        assert before != who(browser)[0]


def test_a_new_password_ends_the_sessions_of_other_browsers(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site) as browser:
        ada = browser.post("/api/account", json=ADA).json()["id"]
        other = site.browser()
        other.post("/api/login", json=ADA)
        change = {"old": PASSWORD, "new": "another long word"}
        browser.post("/api/account/password", json=change)

        assert ada == who(browser)[0]
        assert ada != who(other)[0]
        assert (403, "wrong_password") == error(other.post("/api/login", json=ADA))
        new = {"name": "Ada", "password": "another long word"}
        assert ada == other.post("/api/login", json=new).json()["id"]


def test_a_password_is_changed_only_by_who_knows_it(tmp_path: Path) -> None:
    with opened(door(tmp_path)) as browser:
        guest = browser.post("/api/account/password", json={"old": "x", "new": PASSWORD})
        browser.post("/api/account", json=ADA)
        wrong = browser.post("/api/account/password", json={"old": "x", "new": PASSWORD})

    assert (403, "not_yours") == error(guest)
    assert (403, "wrong_password") == error(wrong)


def deleted(site: Door) -> str:
    """A person with a past asks to be forgotten."""
    with opened(site) as browser:
        me = str(browser.post("/api/account", json=ADA).json()["id"])
        for status in ("open", "running", "over"):
            site.table(status, status, me, (me, "Ada"), ("b" * 32, "Bob"))
        site.table("alone", "open", me, (me, "Ada"))
        site.rows("INSERT INTO chat VALUES ('over', 0, ?, 'Ada', 'hello', 0, 0, '')", me)
        site.rows("INSERT INTO token VALUES ('h', 'running', 0, ?, 'bot', 0, 0)", me)
        site.rows("INSERT INTO mute (game, person, name, at) VALUES ('over', ?, 'Ada', 0)", me)
        browser.delete("/api/me")

        assert me != who(browser)[0]
    return me


def test_a_person_who_is_deleted_leaves_no_name_and_no_word(tmp_path: Path) -> None:
    site = door(tmp_path)
    me = deleted(site)
    names = site.rows("SELECT name FROM sqlite_master WHERE type = 'table'")
    tables = [str(name) for (name,) in names]
    kept = str([site.rows(f"SELECT * FROM {table}") for table in tables])  # noqa: S608 - ours

    assert {"person", "session", "mute", "chat", "token"} <= set(tables)
    assert [] == [word for word in (me, "'Ada'", "'hello'", "'ada'") if word in kept]


def test_games_go_on_without_a_person_who_is_deleted(tmp_path: Path) -> None:
    site = door(tmp_path)
    deleted(site)
    seats = site.rows(
        "SELECT game, kind, name, left_for_good FROM seat WHERE seat = 0 ORDER BY game"
    )
    bob = "b" * 32

    assert [
        ("alone", "open", "", 0),
        ("open", "open", "", 0),
        ("over", "person", "Somebody", 0),
        ("running", "person", "Somebody", 1),
    ] == seats
    assert [("alone", ""), ("open", bob), ("over", bob), ("running", bob)] == site.rows(
        "SELECT id, host FROM game ORDER BY id"
    )
    assert ["alone", "open", "over", "running"] == sorted(site.changed)
