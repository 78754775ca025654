"""How often somebody may do something, by a clock that the test sets."""

from pathlib import Path

import pytest

from kindu.server.http.limits import MOST, Limits, household
from kindu.server.refusals import TooFast
from kindu.server.settings import RATES, RateLimit, Settings
from tests.server.door import Door, opened


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def small(clock: Clock) -> Limits:
    return Limits({"chat": RateLimit(2, 3, 10)}, clock)


def test_the_window_moves_with_time() -> None:
    clock = Clock()
    limits = small(clock)
    limits.check("chat", "ada")
    clock.now += 4
    limits.check("chat", "ada")
    with pytest.raises(TooFast) as refused:
        limits.check("chat", "ada")
    clock.now += 6
    limits.check("chat", "ada")
    with pytest.raises(TooFast) as again:
        limits.check("chat", "ada")

    assert (6.0, 4.0) == (refused.value.wait, again.value.wait)
    assert "please wait 6 seconds" in str(refused.value)


def test_persons_of_one_address_share_its_limit() -> None:
    limits = small(Clock())
    for person in ("ada", "bob", "eve"):
        limits.check("chat", person, "10.0.0.1")

    with pytest.raises(TooFast):
        limits.check("chat", "zoe", "10.0.0.1")
    limits.check("chat", "zoe", "10.0.0.2")


def test_what_is_refused_does_not_count() -> None:
    clock = Clock()
    limits = small(clock)
    limits.check("chat", "ada", "10.0.0.1")
    limits.check("chat", "ada", "10.0.0.1")
    for _ in range(9):
        with pytest.raises(TooFast):
            limits.check("chat", "ada", "10.0.0.1")
    limits.check("chat", "bob", "10.0.0.1")


def test_what_has_no_rate_is_free() -> None:
    limits = small(Clock())
    for _ in range(100):
        limits.check("look", "ada", "10.0.0.1")


def test_who_is_idle_is_forgotten_and_memory_is_bounded() -> None:
    clock = Clock()
    limits = small(clock)
    for number in range(MOST + 5):
        limits.check("chat", str(number))
    most = len(limits.times)
    clock.now += 11
    limits.check("chat", "ada")

    assert MOST == most
    assert [("chat", "person", "ada")] == list(limits.times)


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.168.1.20", "192.168.1.20"),
        ("::ffff:192.168.1.20", "192.168.1.20"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_ipv6_counts_by_household(address: str, expected: str) -> None:
    assert expected == household(address)


def test_too_many_logins_are_refused_with_the_time_to_wait(tmp_path: Path) -> None:
    site = Door(Settings(tmp_path))
    body = {"name": "Ada", "password": "not the word"}
    with opened(site) as browser:
        answers = [browser.post("/api/login", json=body) for _ in range(11)]
        elsewhere = site.browser("10.0.0.2").post("/api/login", json=body)

    assert [403] * 10 + [429] == [answer.status_code for answer in answers]
    assert 0 < int(answers[-1].headers["retry-after"]) <= RATES["login"].seconds
    assert "too_fast" == answers[-1].json()["error"]["why"]
    assert 403 == elsewhere.status_code


@pytest.mark.parametrize(
    ("what", "rate", "expected"),
    [
        ("request", RateLimit(9, 2, 60), [200, 200, 429]),  # of the address
        ("request", RateLimit(2, 9, 60), [200, 200, 200, 429]),  # of the person, from the second on
    ],
)
def test_requests_count_for_address_and_person(
    tmp_path: Path, what: str, rate: RateLimit, expected: list[int]
) -> None:
    with opened(Door(Settings(tmp_path, rates={what: rate}))) as browser:
        answers = [browser.get("/api/me") for _ in expected]

    assert expected == [answer.status_code for answer in answers]


def test_an_address_makes_only_so_many_guests(tmp_path: Path) -> None:
    site = Door(Settings(tmp_path, rates={"guest": RateLimit(2, 2, 60)}))
    with opened(site):
        answers = [site.browser().get("/api/me").status_code for _ in range(3)]

        assert [200, 200, 429] == answers
        assert [(2,)] == site.rows("SELECT count(*) FROM person")


def test_a_host_may_switch_limits_off(tmp_path: Path) -> None:
    site = Door(Settings(tmp_path, limited=False, rates={"request": RateLimit(1, 1, 60)}))
    with opened(site) as browser:
        answers = [browser.get("/api/me").status_code for _ in range(5)]

    assert [200] * 5 == answers


def test_what_is_expensive_counts_for_more_requests() -> None:
    clock = Clock()
    limits = Limits({"request": RateLimit(10, 20, 60)}, clock, {"course": 4})
    limits.check("request", "ada", "10.0.0.1")
    clock.now += 10
    limits.check("course", "ada", "10.0.0.1")
    clock.now += 10
    limits.check("course", "ada", "10.0.0.1")
    with pytest.raises(TooFast) as person:
        limits.check("course", "ada", "10.0.0.1")
    limits.check("request", "ada", "10.0.0.1")
    limits.check("course", "bob", "10.0.0.1")
    limits.check("course", "bob", "10.0.0.1")
    with pytest.raises(TooFast) as address:
        limits.check("course", "eve", "10.0.0.1")

    assert [50.0, 50.0] == [person.value.wait, address.value.wait]
    assert "expected 'request' at most 10 times in 60 seconds" in str(person.value)


def test_what_is_refused_counts_in_no_budget() -> None:
    limits = Limits(
        {"request": RateLimit(9, 9, 60), "upload": RateLimit(1, 1, 60)}, Clock(), {"upload": 4}
    )
    limits.check("upload", "ada")
    for _ in range(5):
        with pytest.raises(TooFast, match="'upload'"):
            limits.check("upload", "ada")
    limits.check("request", "ada", weight=5)
    with pytest.raises(TooFast, match="'request'"):
        limits.check("request", "ada")


def test_more_than_a_whole_budget_waits_for_an_empty_one() -> None:
    clock = Clock()
    limits = Limits({"request": RateLimit(3, 3, 60)}, clock, {"upload": 9})
    limits.check("request", "ada")
    with pytest.raises(TooFast) as refused:
        limits.check("upload", "ada")
    clock.now += 60
    limits.check("upload", "ada")

    assert 60.0 == refused.value.wait
