"""Checks of every request: who may come in, how many bytes, and which headers go out."""

import logging
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from kindu.server.http.origins import host_known, origin_allowed
from kindu.server.settings import Settings
from tests.server.door import Door, door, opened, who, with_routes


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient]:
    with opened(with_routes(door(tmp_path))) as first:
        first.get("/api/me")
        yield first


def plain(browser: TestClient, headers: dict[str, str]) -> dict[str, str]:
    """These headers and no Origin of ours."""
    browser.headers.pop("origin", None)
    return headers


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "http://testserver"}, 200),
        ({"Origin": "http://testserver:80"}, 200),
        ({"Origin": "HTTP://TESTSERVER", "Sec-Fetch-Site": "same-origin"}, 200),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "http://testserver.evil.example"}, 403),
        ({"Origin": "http://testserver:8000"}, 403),
        ({"Origin": "http://["}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://testserver", "Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({}, 403),
    ],
)
def test_only_our_own_pages_act_in_the_name_of_a_visitor(
    browser: TestClient, headers: dict[str, str], status: int
) -> None:
    before = who(browser)
    answer = browser.patch("/api/me", json={"name": "Eve"}, headers=plain(browser, headers))

    assert status == answer.status_code
    assert (status == 200) == (before != who(browser))


def test_a_program_without_a_cookie_needs_no_origin(tmp_path: Path) -> None:
    site = door(tmp_path)
    with opened(site):
        program = site.browser()
        answer = program.patch("/api/me", json={"name": "Ada"}, headers=plain(program, {}))

    assert 200 == answer.status_code


def test_an_origin_of_the_settings_is_ours(tmp_path: Path) -> None:
    site = Door(Settings(tmp_path, origins=("https://play.example/",)))
    with opened(site) as browser:
        headers = {"Origin": "https://play.example", "Sec-Fetch-Site": "cross-site"}

        assert 204 == browser.post("/api/logout", headers=headers).status_code


def test_other_sites_may_link_to_us_but_load_nothing_from_the_api(browser: TestClient) -> None:
    cross = {"Sec-Fetch-Site": "cross-site"}
    image = browser.get("/api/me", headers=cross | {"Sec-Fetch-Mode": "no-cors"})
    link = browser.get("/api/me", headers=cross | {"Sec-Fetch-Mode": "navigate"})

    assert [403, 200] == [image.status_code, link.status_code]


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8000", True),
        ("127.0.0.1", True),
        ("192.168.1.20:8000", True),
        ("[::1]:8000", True),
        ("livingstone", True),
        ("livingstone.local", True),
        ("play.example:443", True),
        ("PLAY.example.", True),
        ("evil.example", False),
        ("play.example.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("local", True),
        ("evil example", False),
        ("", False),
    ],
)
def test_a_strangers_domain_that_points_at_us_is_refused(
    tmp_path: Path, host: str, known: bool
) -> None:
    settings = Settings(tmp_path, hosts=("play.example",))

    assert known == host_known(Headers({"Host": host}), settings)


def test_the_machines_own_name_is_known_and_a_star_stands_for_any(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Livingstone.home.example")
    own, other = Headers({"Host": "livingstone.home.example"}), Headers({"Host": "evil.example"})

    assert [True, False] == [host_known(one, Settings(tmp_path)) for one in (own, other)]
    assert host_known(other, Settings(tmp_path, hosts=("*",)))


def test_an_unknown_host_gets_a_sentence_that_names_the_setting(browser: TestClient) -> None:
    answer = browser.get("/api/me", headers={"Host": "evil.example"})

    assert 421 == answer.status_code
    assert "KINDU_HOSTS" in answer.json()["error"]["sentence"]


def test_every_answer_has_the_headers(browser: TestClient) -> None:
    for path in ("/api/me", "/nowhere", "/api/broken"):
        headers = browser.get(path).headers

        assert headers["content-security-policy"].startswith(
            "default-src 'none'; script-src 'self'"
        )
        assert "unsafe" not in headers["content-security-policy"]
        assert "nosniff" == headers["x-content-type-options"]
        assert "no-referrer" == headers["referrer-policy"]
        assert "same-origin" == headers["cross-origin-opener-policy"]
        assert "same-origin" == headers["cross-origin-resource-policy"]
        assert "strict-transport-security" not in headers
        assert ("no-store" if "/api/" in path else None) == headers.get("cache-control")


def test_a_body_that_says_it_is_too_big_is_not_read(browser: TestClient) -> None:
    answer = browser.post("/api/logout", content=b"x" * 16385)

    assert 413 == answer.status_code
    assert "expected at most 16384 bytes, but got more" == answer.json()["error"]["sentence"]


@pytest.mark.parametrize(("path", "most"), [("/api/login", 16384), ("/upload", 2097152)])
def test_a_body_without_a_length_is_cut_off(browser: TestClient, path: str, most: int) -> None:
    def parts() -> Iterator[bytes]:
        for _ in range(most // 4096 + 1):
            yield b"x" * 4096

    answer = browser.post(path, content=parts(), headers={"Content-Type": "application/json"})

    assert (413, "too_big") == (answer.status_code, answer.json()["error"]["why"])


def test_an_upload_may_be_larger_than_a_message(browser: TestClient) -> None:
    content = b'{"file": "%s"}' % (b"x" * 1_000_000)

    assert len(content) == browser.post("/upload", content=content).json()


def test_the_log_names_the_route_and_not_the_address(
    browser: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    browser.get("/api/tables/secretlink/seats/1/tokens?token=kindu_abc")
    line = next(r.getMessage() for r in caplog.records if r.name == "kindu.access")

    assert line.startswith("GET /api/tables/{table}/seats/{seat}/tokens 404 ")
    assert "secretlink" not in str([r.getMessage() for r in caplog.records if "kindu" in r.name])


@pytest.mark.parametrize(
    "headers", [{"Origin": "http://evil.example"}, {"Origin": "null"}, {"Host": "evil.example"}]
)
def test_a_foreign_pages_socket_is_refused_before_it_opens(
    browser: TestClient, headers: dict[str, str]
) -> None:
    with (
        pytest.raises(WebSocketDisconnect),
        browser.websocket_connect("/socket", headers=plain(browser, headers)),
    ):
        pass


@pytest.mark.parametrize("headers", [{"Origin": "http://testserver"}, {}])
def test_our_own_socket_opens_and_that_of_a_program(
    browser: TestClient, headers: dict[str, str]
) -> None:
    with browser.websocket_connect("/socket", headers=plain(browser, headers)) as ours:
        assert "welcome" == ours.receive_text()


def test_a_cookie_counts_for_a_socket_only_with_our_own_origin(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    ours, foreign, none = (
        Headers({"Host": "localhost:8000"} | more)
        for more in ({"Origin": "http://localhost:8000"}, {"Origin": "http://evil.example"}, {})
    )

    assert [True, False, False] == [origin_allowed(h, settings) for h in (ours, foreign, none)]
