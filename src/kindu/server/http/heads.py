"""What a page needs next, in its head: a browser fetches it at once, not when a script asks for it.

`heads.json` of the built app lists the files by page, game and language. The page of a table also
has the board inside, so that its game can be drawn without another request.
"""

from __future__ import annotations

import gzip
import re
from typing import TYPE_CHECKING, final

import msgspec

from kindu.games import own_keys
from kindu.server.http.bundle import INDEX, File, Form

if TYPE_CHECKING:
    from kindu.server.http.bundle import Bundle

HEADS = "/heads.json"
MOST = 64  # pages that are kept ready
GENERIC = "generic"  # the table of a game that has no drawings
FIRST = "en"
PLACE = b"</head>"
# Fonts after scripts: a table is drawn later than other pages. The app turns them into preloads.
LATER = b'rel="preload"', b'rel="later"'
WEIGHT = re.compile(r"\s*([a-z]{2})[a-z-]*\s*(?:;\s*q\s*=\s*([0-9.]+))?\s*", re.IGNORECASE)


class Files(msgspec.Struct):
    """The files of the built app by what needs them."""

    table: list[str] = []
    screens: dict[str, list[str]] = {}
    words: dict[str, dict[str, list[str]]] = {}
    fonts: dict[str, list[str]] = {}


def language(header: str, offered: list[str]) -> str:
    """The first of a browser's languages that we have."""
    said = [WEIGHT.fullmatch(one) for one in header.split(",")[:20]]
    known = [(float(one[2] or 1), one[1].lower()) for one in said if one and weighs(one[2])]
    best = [name for _, name in sorted(known, key=lambda one: -one[0]) if name in offered]
    return best[0] if best else FIRST


def weighs(weight: str | None) -> bool:
    """Whether a weight is a number above 0."""
    try:
        return float(weight or 1) > 0
    except ValueError:
        return False


@final
class Heads:
    """Pages with what they need, made when they are first asked for."""

    def __init__(self, bundle: Bundle) -> None:
        self.index = bundle.index
        found = bundle.files.get(HEADS)
        self.files = msgspec.json.decode(found.plain, type=Files) if found else None
        self.made: dict[tuple[str, str, str], File] = {}

    def page(self, accepted: str) -> File:
        """A page of the app in the language of its visitor."""
        return self._page("", "", b"", accepted)

    def table(self, game: str, board: str, drawn: bytes, accepted: str) -> File:
        """The page of a table; `drawn` is its board as JSON, `board` the hash of it."""
        return self._page(game, board, drawn, accepted)

    def has(self, game: str, board: str, accepted: str) -> bool:
        """Whether the page of a table is ready."""
        return self.files is None or self._key(game, board, accepted) in self.made

    def _key(self, game: str, board: str, accepted: str) -> tuple[str, str, str]:
        offered = list(self.files.words) if self.files else []
        return language(accepted, offered), game, board

    def _page(self, game: str, board: str, drawn: bytes, accepted: str) -> File:
        if self.files is None:
            return self.index
        key = self._key(game, board, accepted)
        if key not in self.made:
            while len(self.made) >= MOST:
                del self.made[next(iter(self.made))]
            head = links(self.files, key[0], game) + (inlined(game, drawn) if drawn else b"")
            index = self.index.plain.replace(*LATER) if game else self.index.plain
            html = index.replace(PLACE, head + PLACE, 1)
            packed = Form(gzip.compress(html, mtime=0), "gzip")
            self.made[key] = File(INDEX, [packed, Form(html)], "Accept-Encoding, Accept-Language")
        return self.made[key]


def links(files: Files, spoken: str, game: str) -> bytes:
    """The files to fetch at once: scripts first, then letters that only some languages need."""
    words = files.words.get(spoken, {})
    wanted = list(words.get("", []))
    if game:
        drawn = game if game in own_keys() and game in files.screens else GENERIC
        wanted += files.table + files.screens.get(drawn, []) + words.get(drawn, [])
    scripts = [f'<link rel="modulepreload" href="/{one}">' for one in dict.fromkeys(wanted)]
    font = '<link rel="preload" href="/{}" as="font" type="font/woff2" crossorigin>'
    return "".join([*scripts, *(font.format(one) for one in files.fonts.get(spoken, []))]).encode()


def inlined(game: str, drawn: bytes) -> bytes:
    """A board as data inside a page: no script, and nothing in it can end the element."""
    data = b'{"game":' + msgspec.json.encode(game) + b"," + drawn.removeprefix(b"{")
    safe = data.replace(b"<", b"\\u003c")
    return b'<script type="application/json" id="board">' + safe + b"</script>"
