"""The web app over a real socket: its pages, its files, how long they are kept, what is packed."""

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from kindu.games import own_keys
from kindu.server.http.bundle import codings
from kindu.server.settings import from_environment
from tests.server.running import Running, settings
from tests.server.sitting import in_background
from tests.support import PREFIX, SOME, WITH_BOARD

INDEX = "<!doctype html><title>Kindu</title><script src=/assets/app-1a2b.js></script>"
SCRIPT = "console.log('Boma');" * 100
FILES: dict[str, bytes] = {
    "index.html": INDEX.encode(),
    "index.html.gz": gzip.compress(INDEX.encode()),
    "assets/app-1a2b.js": SCRIPT.encode(),
    "assets/app-1a2b.js.gz": gzip.compress(SCRIPT.encode()),
    "assets/app-1a2b.js.br": b"as brotli would have it",
    "assets/serif-9f.woff2": b"wOF2",
    "favicon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "manifest.webmanifest": b"{}",
    "robots.txt": b"User-agent: *",
    "theme.js": b"1;",
    "strange.bin": b"?",
    ".ready": b"",
}
HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
WHOLE = {"Accept-Encoding": "identity"}
OUTSIDE = "a secret beside the bundle"


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a small bundle."""
    folder = tmp_path_factory.mktemp("web")
    (folder / "secret.txt").write_text(OUTSIDE)
    for name, data in FILES.items():
        path = folder / "dist" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    with in_background(settings(folder / "data", static=folder / "dist")) as found:
        yield found


def ask(at: Running, path: str, method: str = "GET", **headers: str) -> httpx2.Response:
    """One request, as a browser that unpacks nothing unless it says so."""
    with httpx2.Client(base_url=f"http://{at.address}", timeout=60) as client:
        return client.request(method, path, headers=WHOLE | headers)


PAGES = [
    "/", "/t/nkzEuIoC5Uks16OEtnygNg", "/t/a-_b/2", "/replay/abc/12",
    *(f"/rules/{key}" for key in own_keys()), f"/rules/{SOME}/{PREFIX}-MOVE-03",
    "/watch", "/about", "/about/", "/index.html", "/apiary",
]  # fmt: skip


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_the_index_and_is_asked_for_again(path: str, web: Running) -> None:
    found = ask(web, path)

    assert (200, INDEX) == (found.status_code, found.text)
    assert ("no-cache", "text/html; charset=utf-8") == (
        found.headers["cache-control"],
        found.headers["content-type"],
    )
    assert "script-src 'self'; style-src 'self'" in found.headers["content-security-policy"]


TYPES = [
    (
        "/assets/app-1a2b.js",
        "text/javascript; charset=utf-8",
        "public, max-age=31536000, immutable",
    ),
    ("/assets/serif-9f.woff2", "font/woff2", "public, max-age=31536000, immutable"),
    ("/favicon.svg", "image/svg+xml", "public, max-age=600"),
    ("/manifest.webmanifest", "application/manifest+json", "public, max-age=600"),
    ("/robots.txt", "text/plain; charset=utf-8", "public, max-age=600"),
    ("/theme.js", "text/javascript; charset=utf-8", "public, max-age=600"),
    ("/strange.bin", "application/octet-stream", "public, max-age=600"),
]


@pytest.mark.parametrize(("path", "kind", "cache"), TYPES)
def test_a_file_has_its_type_and_its_time(path: str, kind: str, cache: str, web: Running) -> None:
    found = ask(web, path)

    assert (200, FILES[path[1:]]) == (found.status_code, found.content)
    assert (kind, cache) == (found.headers["content-type"], found.headers["cache-control"])


PACKED = [
    ("br, gzip, deflate", "br"),
    ("gzip, br;q=0.5", "br"),
    ("gzip, br;q=0", "gzip"),
    ("gzip;q=1.0", "gzip"),
    ("*", "br"),
    ("*;q=0.000, gzip", "gzip"),
    ("identity", None),
    ("zstd", None),
    ("", None),
]


@pytest.mark.parametrize(("accepted", "coding"), PACKED)
def test_the_best_form_that_a_browser_reads_is_sent(
    accepted: str, coding: str | None, web: Running
) -> None:
    path = "/assets/app-1a2b.js"
    headers = {"Accept-Encoding": accepted}
    with httpx2.stream("GET", f"http://{web.address}{path}", headers=headers) as found:
        data = b"".join(found.iter_raw())

    end = {"br": ".br", "gzip": ".gz", None: ""}[coding]
    assert (coding, FILES[path[1:] + end]) == (found.headers.get("content-encoding"), data)
    assert ("Accept-Encoding", "text/javascript; charset=utf-8", str(len(data))) == (
        found.headers["vary"],
        found.headers["content-type"],
        found.headers["content-length"],
    )


def test_each_form_has_its_own_tag_and_what_a_browser_has_is_not_sent_again(web: Running) -> None:
    path = "/assets/app-1a2b.js"
    forms = [ask(web, path, **{"Accept-Encoding": one}) for one in ("identity", "gzip")]
    tags = [one.headers["etag"] for one in forms]
    asked = [f"W/{tags[1]}", f'"other", {tags[1]}', tags[0], "*"]
    again = [ask(web, path, **{"Accept-Encoding": "gzip", "If-None-Match": one}) for one in asked]

    assert tags[0] != tags[1]
    assert [304, 304, 200, 304] == [one.status_code for one in again]
    assert {tags[1]} == {one.headers["etag"] for one in again}
    assert (b"", "Accept-Encoding") == (again[0].content, again[0].headers["vary"])
    assert forms[0].headers["cache-control"] == again[0].headers["cache-control"]


@pytest.mark.parametrize("path", ["/", "/t/abc", "/assets/app-1a2b.js", "/favicon.svg"])
def test_head_says_what_get_would(path: str, web: Running) -> None:
    get, head = ask(web, path), ask(web, path, "HEAD")

    assert b"" == head.content
    for name in ("content-length", "content-type", "etag", "cache-control"):
        assert get.headers[name] == head.headers[name]


@pytest.mark.parametrize(
    "path",
    ["/nonsense.php", "/assets/gone.js", "/assets/", "/assets/app", "/.ready", "/index.html.gz",
     "/Wp-admin", "/t/a b", "/t//x", "/assets/app-1a2b.js.br", "/.well-known/x"],
)  # fmt: skip
def test_what_is_not_there_is_said_by_the_app_to_people_and_in_json_to_programs(
    path: str, web: Running
) -> None:
    people, programs = ask(web, path, **HTML), ask(web, path)

    assert (404, INDEX, "no-cache") == (
        people.status_code,
        people.text,
        people.headers["cache-control"],
    )
    assert (404, "not_found") == (programs.status_code, programs.json()["error"]["why"])


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/nothing", "/api/tables/a/b/c", "/metrics/x"]
)
def test_the_api_has_no_pages(path: str, web: Running) -> None:
    found = ask(web, path, **HTML)

    assert (404, "not_found") == (found.status_code, found.json()["error"]["why"])


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("POST", "/", 405), ("DELETE", "/t/abc", 405), ("PUT", "/robots.txt", 405),
     ("POST", "/nonsense.php", 404), ("POST", "/api/nothing", 404)],
)  # fmt: skip
def test_pages_are_only_read(method: str, path: str, status: int, web: Running) -> None:
    found = ask(web, path, method, Origin=f"http://{web.address}")

    assert status == found.status_code
    assert ("GET, HEAD" if status == 405 else None) == found.headers.get("allow")


OUT = [
    "/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt", "/assets/%2e%2e%2f%2e%2e%2fsecret.txt", "//secret.txt",
    "/..%5csecret.txt", "/.%00./secret.txt", "/t/../../secret.txt", "/%252e%252e/secret.txt",
    "/data/kindu.sqlite", "/../data/secret", "/..%c0%afsecret.txt",
]  # fmt: skip


async def raw(address: str, path: str) -> bytes:
    """An answer to an address that no client has tidied up."""
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n".encode())
    found = await reader.read()
    writer.close()
    return found


@pytest.mark.parametrize("path", OUT)
def test_no_address_leads_out_of_the_folder(path: str, web: Running) -> None:
    found = asyncio.run(raw(web.address, path))

    assert b" 404 " in found.partition(b"\r\n")[0]
    assert OUTSIDE.encode() not in found


LONG = [f"/api/games/{WITH_BOARD[0]}/board", f"/api/games/{SOME}/rules", "/api/openapi.json"]


@pytest.mark.parametrize("path", LONG)
def test_long_answers_of_the_api_are_packed(path: str, web: Running) -> None:
    whole = ask(web, path)
    packed = ask(web, path, **{"Accept-Encoding": "gzip"})

    assert ("gzip", None) == (
        packed.headers["content-encoding"],
        whole.headers.get("content-encoding"),
    )
    assert whole.text == packed.text
    assert "Accept-Encoding" == packed.headers["vary"] == whole.headers["vary"]
    assert int(packed.headers["content-length"]) < len(whole.content) / 2


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/health", "/metrics"])
def test_what_is_short_or_may_hold_words_of_strangers_is_not_packed(
    path: str, web: Running
) -> None:
    found = ask(web, path, **{"Accept-Encoding": "gzip, br"})

    assert (200, None) == (found.status_code, found.headers.get("content-encoding"))


@pytest.mark.parametrize("path", ["/", "/t/abc"])
def test_without_a_bundle_the_page_says_how_to_build_one(path: str, tmp_path: Path) -> None:
    with in_background(settings(tmp_path / "data", static=tmp_path)) as bare:
        found = ask(bare, path)
        gone = ask(bare, "/assets/app-1a2b.js")

    assert (200, 404) == (found.status_code, gone.status_code)
    assert "<code>make web</code> builds it" in found.text
    assert "no-cache" == found.headers["cache-control"]


def test_the_bundle_is_the_one_that_came_along_unless_the_environment_names_another(
    tmp_path: Path,
) -> None:
    none = from_environment({}, tmp_path, "localhost", 8000)
    empty = from_environment({"KINDU_STATIC": ""}, tmp_path, "localhost", 8000)
    other = from_environment({"KINDU_STATIC": str(tmp_path)}, tmp_path, "localhost", 8000)

    assert [None, None, tmp_path] == [one.static for one in (none, empty, other)]


def test_a_header_that_makes_no_sense_asks_for_the_whole_file() -> None:
    assert [{""}] * 4 == [codings(one) for one in (";;;", ",,", "q=0", "br;q=0,gzip;q=0.0")]
