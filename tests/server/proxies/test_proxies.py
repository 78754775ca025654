"""nginx and Caddy as docs/hosting.md sets them up: play, cookies, limits and refusals behind them.

The configuration on the page itself is run. Odd ports are those that the tests find free;
a name without a port is what a proxy hears at the usual one.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from kindu.server.settings import RATES
from tests.server.games import PLAIN
from tests.server.processes import process
from tests.server.proxies.gates import NAME, PROXIES, Gate, before, settings
from tests.server.sitting import live, order, play, sat, told
from tools.programs.proxies import program

TITLE = "<title>Front page</title>"
SCHEMES = ("http", "https")
NO_OTHERS = "only Linux has a whole network of addresses of its own"
BIG = "x" * 1_900_000  # bytes of an upload that is allowed


@pytest.fixture(scope="module", params=PROXIES)
def gates(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[dict[str, Gate]]:
    """A server with all its limits, behind a proxy."""
    name = request.param
    if program(name) is None or shutil.which("openssl") is None:
        pytest.skip(f"{name} or openssl is not there; make test-proxies fetches the first")
    folder: Path = tmp_path_factory.mktemp(name)
    (folder / "index.html").write_text(TITLE)
    limited = {"KINDU_UNLIMITED": "", "KINDU_STATIC": str(folder)}
    with (
        process(folder / "data", **limited, **settings()) as server,
        before(server.address, name) as found,
    ):
        yield found


def names(gate: Gate) -> list[str]:
    """The address that a browser shows: with an odd port, and at the usual one."""
    return [f"{NAME}:{gate.port}", NAME]


@pytest.mark.parametrize("scheme", SCHEMES)
@live
async def test_a_move_is_played_and_told(gates: dict[str, Gate], scheme: str) -> None:
    """With the Origin check on: a browser's requests and sockets count as those of our pages."""
    for name in names(gates[scheme]):
        async with gates[scheme].visitor(name=name) as ada:
            page = await ada.http.get("/")
            table = str((await ada.ask("POST", "/tables", order(PLAIN, "me", "me")))["id"])
            async with sat(ada, table, 1) as one, sat(ada, table, 2) as other:
                n = await play(one)
                heard = await told(other, n)

        assert TITLE == page.text
        assert n == heard["n"]


@pytest.mark.parametrize("scheme", SCHEMES)
@live
async def test_a_cookie_is_secure_just_where_the_visitor_has_tls(
    gates: dict[str, Gate], scheme: str
) -> None:
    async with gates[scheme].visitor() as ada:
        first = await ada.http.get("/api/me")
        again = await ada.http.get("/api/me")
        parts = first.headers["set-cookie"].split("; ")

    assert (scheme == "https") == ("Secure" in parts)
    assert "HttpOnly" in parts
    assert first.json()["id"] == again.json()["id"]
    assert (scheme == "https") == ("strict-transport-security" in first.headers)


@pytest.mark.parametrize("scheme", SCHEMES)
@live
async def test_pages_of_others_are_refused(gates: dict[str, Gate], scheme: str) -> None:
    """Also ours of another port, where somebody else may have a page."""
    async with gates[scheme].visitor() as ada:
        table = str((await ada.ask("POST", "/tables", order(PLAIN, "me", "me")))["id"])
        for foreign in (f"{scheme}://evil.example", f"{scheme}://{NAME}:1"):
            ada.origin = ada.http.headers["Origin"] = foreign
            answer = await ada.http.post("/api/tables", json=order(PLAIN, "me", "me"))
            with pytest.raises(InvalidStatus) as refused:
                async with sat(ada, table, 1):
                    pass

            assert (403, "foreign_origin") == (answer.status_code, answer.json()["error"]["why"])
            assert 403 == refused.value.response.status_code


@live
async def test_another_name_leads_nowhere(gates: dict[str, Gate]) -> None:
    """Caddy has no such site, and of nginx's Kindu knows nothing."""
    async with gates["https"].visitor(name="evil.example") as eve:
        answer = await eve.http.get("/api/health")

    assert "engine" not in answer.text
    assert answer.status_code == 421 or not answer.text


@live
async def test_the_server_counts_those_behind_the_proxy_as_strangers(
    gates: dict[str, Gate],
) -> None:
    async with gates["https"].visitor() as ada:
        found = await ada.ask("GET", "/health")

    assert None is found["data"]


@pytest.mark.skipif(sys.platform != "linux", reason=NO_OTHERS)
@live
async def test_limits_count_each_visitor_by_itself(gates: dict[str, Gate]) -> None:
    """A header that a visitor makes up changes nothing."""
    most = RATES["guest"].address
    async with (
        gates["https"].visitor("127.0.0.2") as many,
        gates["https"].visitor("127.0.0.3") as ada,
    ):
        found = []
        for _ in range(most):
            many.http.cookies.clear()
            found.append((await many.http.get("/api/me")).status_code)
        many.http.cookies.clear()
        forged = {"X-Forwarded-For": "203.0.113.7", "Forwarded": "for=203.0.113.7"}
        after = [
            (await many.http.get("/api/me")).status_code,
            (await many.http.get("/api/me", headers=forged)).status_code,
            (await ada.http.get("/api/me")).status_code,
        ]

    assert [200] * most == found
    assert [429, 429, 200] == after


@live
async def test_sizes_are_those_of_the_server(gates: dict[str, Gate]) -> None:
    """A whole game file comes through; what is too big is refused by a sentence of ours."""
    async with gates["https"].visitor() as ada:
        file = await ada.http.post("/api/files", json={"file": BIG})
        big = await ada.http.post("/api/login", json={"name": BIG[:70_000], "password": ""})
        huge = await ada.http.post("/api/files", json={"file": BIG * 2})

    assert "expected" in file.json()["error"]["sentence"]
    assert [False, True, True] == [one.status_code == 413 for one in (file, big, huge)]
    assert "expected at most" in big.json()["error"]["sentence"]
