"""Every error has one shape and one sentence."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.door import door, opened, with_routes


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient]:
    with opened(with_routes(door(tmp_path))) as first:
        first.get("/api/me")
        yield first


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "why"),
    [
        ("GET", "/nowhere", None, 404, "not_found"),
        ("PUT", "/api/me", None, 405, "wrong_method"),
        ("GET", "/api/illegal", None, 400, "bad_request"),
        ("GET", "/api/full", None, 503, "storage"),
        ("GET", "/api/broken", None, 500, "broken"),
        ("PATCH", "/api/me", "{", 422, "invalid"),
        ("PATCH", "/api/me", "[]", 422, "invalid"),
        ("PATCH", "/api/me", "{}", 422, "invalid"),
        ("PATCH", "/api/me", '{"name": 7}', 422, "invalid"),
        ("PATCH", "/api/me", '{"name": "Ada", "age": 7}', 422, "invalid"),
        ("PATCH", "/api/me", '{"name": "\\ud800"}', 422, "invalid"),
        ("PATCH", "/api/me", "[" * 16000, 400, "bad_request"),
        ("PATCH", "/api/me", "\udcff", 400, "bad_request"),
        ("GET", "/api/tables/x%00/seats/1/tokens", None, 422, "invalid"),
        ("GET", f"/api/tables/x/seats/{10**30}/tokens", None, 422, "invalid"),
    ],
)
def test_every_error_has_one_shape_and_a_sentence(
    browser: TestClient, method: str, path: str, body: str | None, status: int, why: str
) -> None:
    content = None if body is None else body.encode("utf-8", "surrogateescape")
    headers = {"Content-Type": "application/json"}
    answer = browser.request(method, path, content=content, headers=headers)
    error = answer.json()["error"]

    assert (status, why) == (answer.status_code, error["why"])
    assert "expected" in error["sentence"] or status == 500


def test_a_wrong_method_learns_all_the_right_ones(browser: TestClient) -> None:
    answer = browser.put("/api/me")

    assert "GET, PATCH, DELETE" == answer.headers["allow"]
    assert "expected GET, PATCH, DELETE, but got PUT" == answer.json()["error"]["sentence"]


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({}, "expected 'name', but it is missing"),
        ({"name": ""}, "expected 'name' to have at least 1 character, but got ''"),
        ({"name": 7}, "expected 'name' to be a valid string, but got 7"),
        ({"name": "A", "age": 7}, "expected only known names, but got 'age'"),
        ([], "expected the body to be a valid dictionary or object to extract fields from, but"),
    ],
)
def test_a_fault_of_a_body_is_one_sentence(
    browser: TestClient, body: object, sentence: str
) -> None:
    assert browser.patch("/api/me", json=body).json()["error"]["sentence"].startswith(sentence)


def test_what_nobody_expected_is_in_the_log_and_not_in_the_answer(
    browser: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    answer = browser.get("/api/broken")
    error = answer.json()["error"]

    assert "Something went wrong on the server. Nothing was changed." == error["sentence"]
    assert "seed" not in answer.text
    assert f"request {error['request']} failed" in caplog.text
    assert "RuntimeError: the seed is" in caplog.text


def test_openapi_knows_the_shape_of_errors(browser: TestClient) -> None:
    document = json.dumps(browser.get("/openapi.json").json())

    assert "HTTPValidationError" not in document
    assert "ErrorBody" in document
