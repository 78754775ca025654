"""What a page needs next: files by game and language in its head, and the board inside."""

import json
import re
from pathlib import Path

import pytest

from kindu.games import own_keys
from kindu.server.http.bundle import Bundle
from kindu.server.http.heads import Heads, language
from tests.server.games import PLAIN
from tests.server.running import running, settings
from tests.server.sitting import live, order

INDEX = '<!doctype html><head><link rel="preload" href="/latin.woff2"></head><body></body>'
HEADS = {
    "table": ["table.js"],
    "screens": {key: [f"{key}.js", "table.js"] for key in [*own_keys(), "generic"]},
    "words": {
        tongue: {"": [f"{tongue}.js"], PLAIN: [f"{tongue}-{PLAIN}.js"], "generic": ["any.js"]}
        for tongue in ("en", "ru")
    },
    "fonts": {"ru": ["cyrillic.woff2"]},
}
LINK = re.compile(r'<link rel="(\w+)" href="/([^"]+)"')
BOARD = re.compile(r'<script type="application/json" id="board">(.*?)</script>', re.DOTALL)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A small build of the app."""
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "heads.json").write_text(json.dumps(HEADS))
    return tmp_path


def linked(html: str) -> list[str]:
    return [name for _, name in LINK.findall(html)]


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("en;q=0.5, RU", "ru"),
        ("ja, en;q=0.1", "en"),
        ("ru;q=0, *", "en"),
        ("ru;q=1.2.3", "en"),
        ("", "en"),
    ],
)
def test_a_page_is_for_the_first_language_that_we_have(header: str, expected: str) -> None:
    assert expected == language(header, ["en", "ru"])


def test_a_page_names_its_words_and_the_letters_that_they_need(built: Path) -> None:
    heads = Heads(Bundle(built))

    assert ["latin.woff2", "en.js"] == linked(heads.page("en").plain.decode())
    assert ["latin.woff2", "ru.js", "cyrillic.woff2"] == linked(heads.page("ru").plain.decode())


def test_a_table_names_all_that_its_game_needs_once(built: Path) -> None:
    heads = Heads(Bundle(built))
    found = heads.table(PLAIN, "hash", b'{"board":{"title":"</script>"}}', "en").plain.decode()

    scripts = ["en.js", "table.js", f"{PLAIN}.js", f"en-{PLAIN}.js"]
    assert ["latin.woff2", *scripts] == linked(found)
    assert '<link rel="later" href="/latin.woff2">' in found  # fonts wait for scripts
    (data,) = BOARD.findall(found)
    assert {"game": PLAIN, "board": {"title": "</script>"}} == json.loads(data)


def test_a_game_without_drawings_has_the_generic_table(built: Path) -> None:
    found = Heads(Bundle(built)).table("whist", "hash", b'{"board":{}}', "en").plain.decode()

    assert ["latin.woff2", "en.js", "table.js", "generic.js", "any.js"] == linked(found)


def test_a_build_without_a_list_is_served_as_it_is(built: Path) -> None:
    (built / "heads.json").unlink()
    bundle = Bundle(built)

    assert bundle.index is Heads(bundle).table(PLAIN, "hash", b"{}", "en")


@live
async def test_the_page_of_a_table_has_its_board(built: Path, tmp_path: Path) -> None:
    chosen = settings(tmp_path / "data", static=built)
    async with running(chosen) as server, server.person() as ada:
        table = (await ada.ask("POST", "/tables", order(PLAIN, "me", "open")))["id"]
        board = (await ada.http.get(f"/api/tables/{table}/board")).json()
        page = await ada.http.get(f"/t/{table}")
        again = await ada.http.get(f"/t/{table}", headers={"If-None-Match": page.headers["etag"]})
        nowhere = await ada.http.get("/t/nowhere")

    (data,) = BOARD.findall(page.text)
    assert {"game": PLAIN, **board} == json.loads(data)
    assert "Accept-Encoding, Accept-Language" == page.headers["vary"]
    assert 304 == again.status_code
    assert (200, []) == (nowhere.status_code, BOARD.findall(nowhere.text))
