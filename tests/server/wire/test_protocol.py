"""docs/protocol.md: its examples are kept as files, and are what a real server says."""

import re
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.routing import WebSocketRoute

from kindu.games import own_keys
from kindu.server.data.games import LAST_CHAT
from kindu.server.http import guards, serving
from kindu.server.http.app import create_app
from kindu.server.http.routes import tables
from kindu.server.luck import steps
from kindu.server.people import sessions, tokens
from kindu.server.settings import WEIGHTS, Settings
from kindu.server.tables import consent, seating
from kindu.server.wire import conversation, incoming, outgoing, socket
from tests.server.examples import BLOCK, FOLDER, PAPER, alike, fill, kept, pretty
from tests.server.running import Json, running, settings
from tests.server.sitting import live
from tests.server.situations import all_of_them

SERVER = Path(incoming.__file__).parents[1]
WHY = re.compile(r'Refusal\(\s*"(\w+)"|why = "(\w+)"|why: ClassVar\[str\] = "(\w+)"')
REPLY = re.compile(r'reply\(\d+, "(\w+)"|^    \d{3}: \("(\w+)"', re.MULTILINE)
UNLISTED = {"GET /", "GET /metrics", "GET /api/openapi.json"}  # for people and machinery
KIB, MIB = 1024, 1024 * 1024
NUMBERS = {5: "five", 10: "ten"}
EXAMPLES = kept()
OURS = {name: one for name, one in EXAMPLES.items() if name.startswith("in-")}


@live
async def test_every_example_is_what_a_real_server_says(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as server:
        real = await all_of_them(server)

    assert sorted(EXAMPLES) == sorted(real)
    assert [] == [name for name, one in EXAMPLES.items() if not alike(one, real[name])]
    assert own_keys() == listed(real["http-games"]) == listed(EXAMPLES["http-games"])


def listed(example: Json) -> list[object]:
    """The games of an answer."""
    answer = example["answer"]
    assert isinstance(answer, list)
    return [one["key"] for one in answer]


def test_the_paper_shows_every_example_once() -> None:
    paper = PAPER.read_text()

    assert sorted(EXAMPLES) == sorted(found[1] for found in BLOCK.finditer(paper))
    assert paper.count("```json") == len(EXAMPLES)
    assert fill(paper) == paper


def test_examples_are_written_in_one_way() -> None:
    wrong = [
        name
        for name, one in EXAMPLES.items()
        if (FOLDER / f"{name}.json").read_text() != pretty(one) + "\n"
    ]

    assert [] == wrong


@pytest.mark.parametrize("name", OURS)
def test_the_server_reads_what_a_client_says(name: str) -> None:
    read = incoming.read(incoming.write(OURS[name]))

    assert OURS[name]["t"] == read.__struct_config__.tag


def test_every_kind_of_message_in_is_shown() -> None:
    kinds = {str(kind.__struct_config__.tag) for kind in incoming.Message.__subclasses__()}

    assert kinds == {one["t"] for one in OURS.values()}


def test_every_address_is_shown() -> None:
    app = create_app(Settings(data=Path("nowhere")))
    served = {
        f"{method.upper()} {path}"
        for path, methods in app.openapi()["paths"].items()
        for method in methods
    }
    shown = {str(one["request"]).partition("?")[0] for one in EXAMPLES.values() if "request" in one}
    sockets = [route.path for route in app.routes if isinstance(route, WebSocketRoute)]

    assert served | UNLISTED == shown
    assert [path for path in sockets if f"GET {path}" not in PAPER.read_text()] == []


def test_every_reason_of_a_refusal_is_explained() -> None:
    sources = [path.read_text() for path in sorted(SERVER.rglob("*.py"))]
    reasons = {word for text in sources for pair in WHY.findall(text) for word in pair if word}
    reasons |= {word for text in sources for pair in REPLY.findall(text) for word in pair if word}
    paper = PAPER.read_text()

    assert {"stale", "not_legal", "taken", "broken", "wrong_method"} <= reasons
    assert {word for word in reasons if f"`{word}`" not in paper} == set()


def test_the_figures_of_the_paper_are_those_of_the_server() -> None:
    chosen = Settings(data=Path("nowhere"))
    message, chat = chosen.rates["message"], chosen.rates["chat"]
    request, login = chosen.rates["request"], chosen.rates["login"]
    figures = [
        f"more than {chosen.body // KIB} KiB; with",
        f"with the text of a file or board {chosen.upload // MIB} MiB",
        f"more than {chosen.message // KIB} KiB",
        f"a message of more than {16 * chosen.message // KIB} KiB",
        f"over {message.person} messages in {message.seconds} seconds from a seat",
        f"or {message.address:,} from an address",
        f"{chosen.bot_tables.person} of a host, or {chosen.bot_tables.address} from an address",
        f"for chat {chat.person} and {chat.address} in {chat.seconds}",
        f"{request.person} and {request.address:,} requests per minute",
        f"{login.person} and {login.address} logins in {login.seconds // 60} minutes",
        f"within {socket.HELLO:g} seconds",
        f"{conversation.BAD} faulty messages in a row",
        f"at most {incoming.LONGEST_CHAT} characters",
        f"The last {LAST_CHAT} come with",
        f"At most {NUMBERS[tokens.MOST]} are valid at once",
        f"list tables, at most {tables.MOST_LISTED}",
        f"to within {NUMBERS[sessions.NOTICED // 60_000]} minutes",
        f"{NUMBERS[steps.WAIT // 1000]} seconds later",
        f"at most the newest {outgoing.MOST_TOLD:,} facts",
        f"1 to {incoming.MOST_MOVES} moves in notation",
        f"for at most {NUMBERS[consent.GRACE // 60_000]} minutes",
        f"headers of more than {guards.HEAD // KIB} KiB or {guards.HEADERS} lines",
        f"a bot of the level `{seating.STAND_IN}` takes over",
    ]
    figures += rates_and_weights(chosen)
    paper = " ".join(PAPER.read_text().split())

    assert [] == [text for text in figures if text not in paper]


def rates_and_weights(chosen: Settings) -> list[str]:
    """How often something may be done, and what counts for more."""
    table, upload, token, join, hello, known, guest = (
        chosen.rates[name]
        for name in ("table", "upload", "token", "join", "hello", "known", "guest")
    )
    assert table == upload == token
    assert WEIGHTS["course"] == WEIGHTS["login"] == WEIGHTS["board"]
    assert WEIGHTS["table"] == WEIGHTS["socket"]
    heavy = conversation.HEAVY
    return [
        f"{guest.address} new guests per hour",
        f"counts alone, {known.person} times",
        f"in {table.seconds // 60} minutes, {table.person} and {table.address} tables, uploads or",
        f"{join.person} and {join.address} seats taken",
        f"an upload as {WEIGHTS['upload']}; a course, a login or a table with a board as",
        f"{WEIGHTS['course']}; a new table or socket as {WEIGHTS['table']}; a position of a replay",
        f"or the file of a game as {WEIGHTS['replay']}.",
        f"another `hello` counts as {heavy[incoming.Hello]} messages more",
        f"`preview` and `why` as {heavy[incoming.WhyRequest]} more",
        f"more than {hello.person} greetings of a seat, or {hello.address} of an address",
    ]


def test_the_server_pings_as_often_as_the_paper_says(tmp_path: Path) -> None:
    chosen = serving.config(FastAPI(), Settings(data=tmp_path))
    pings, pongs = f"{chosen.ws_ping_interval:g}", f"{chosen.ws_ping_timeout:g}"

    assert f"pings every {pings} seconds" in PAPER.read_text()
    assert f"doesn't answer for {pongs} seconds" in PAPER.read_text()


@pytest.mark.parametrize(
    ("example", "real", "same"),
    [
        ({"a": 1}, {"a": 2}, True),
        ({"a": 1}, {"a": True}, False),
        ({"a": 1}, {"a": None}, False),
        ({"a": 1}, {"a": 1, "b": 2}, False),
        ({"a": 1, "…": "…"}, {"a": 1, "b": 2}, True),
        ({"a": 1, "b": 2}, {"a": 1}, False),
        ([{"a": 1}], [{"b": 1}, {"a": 3}], True),
        ([{"a": 1}], [], False),
    ],
)
def test_examples_are_compared_by_keys_and_types(example: object, real: object, same: bool) -> None:
    assert same is alike(example, real)
