"""The examples of docs/protocol.md: each situation is played on a server and written down.

`python -m tests.server.situations` writes those of tests/protocol that are missing, and shows all
of them in the paper. To renew an example, delete its file first.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.server.running import Json, Person

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "protocol"
PAPER = ROOT / "docs" / "protocol.md"
BLOCK = re.compile(r"^```json ([a-z0-9-]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MORE = "…"  # as a key: there is more, which the paper does not show
WIDE = 100
TOKEN = "kindu_" + "EXAMPLE" * 6 + "0"  # no token of any seat
CUT = {"view", "board", "titles"}  # long, and told elsewhere
SHORTENED = {
    "view_text": 2,
    "links": 1,
    "facts": 3,
    "legal": 2,
    "sheets": 1,
    "tables": 1,
    "steps": 2,
    "plan": 2,
}
FIRST_WORDS = [("openapi",), ("id", "title", "status"), ("seat", "kind", "name")]  # of long ones
WHOLE = {
    "http-table-make",
    "out-table",
    "out-seats",
    "out-seats-pledged",
    "out-seats-sealed",
}  # examples that show a table whole


class Scribe:
    """Writes down what a server answers and says."""

    def __init__(self) -> None:
        self.found: dict[str, Json] = {}

    async def asked(
        self, name: str, person: Person, request: str, body: object = None, **parts: object
    ) -> Json:
        """A request such as "GET /api/tables/{table}", with its answer."""
        method, path = request.split(" ")
        got = await person.http.request(method, path.format(**parts), json=body)
        written: Json = {"request": request}
        if body is not None:
            written["body"] = body
        written["status"] = got.status_code
        is_json = got.headers.get("content-type", "").startswith("application/json")
        answer: object = got.json() if is_json and got.content else got.text
        if answer:
            written["answer"] = answer
        self.found[name] = written
        return answer if isinstance(answer, dict) else {}

    def said(self, name: str, message: Json) -> Json:
        """A message of a socket."""
        self.found[name] = json.loads(json.dumps(message))
        return message


def shown(value: object, key: str = "", whole: bool = True) -> object:
    """As the paper shows it: what is long is cut."""
    if isinstance(value, dict):
        if key in CUT and len(json.dumps(value)) > WIDE:
            return {MORE: MORE}
        for names in FIRST_WORDS:
            if not whole and set(names) <= set(value):
                return {name: value[name] for name in names} | {MORE: MORE}
        return {name: shown(one, name, whole) for name, one in value.items()}
    if isinstance(value, list):
        return [shown(one, "", whole) for one in value[: SHORTENED.get(key, len(value))]]
    if isinstance(value, str) and value.startswith(TOKEN[:6]):
        return TOKEN
    if isinstance(value, str) and len(value) > WIDE and "\n" in value:
        return value.partition("\n")[0] + MORE
    return value


def alike(example: object, real: object) -> bool:
    """Whether both have the same keys and types all the way down."""
    if isinstance(example, dict) and isinstance(real, dict):
        names = set(example) - {MORE}
        same = names <= set(real) if MORE in example else names == set(real)
        return same and all(alike(example[name], real[name]) for name in names)
    if isinstance(example, list) and isinstance(real, list):
        return all(any(alike(one, other) for other in real) for one in example)
    return type(example) is type(real)


def pretty(value: object, indent: str = "") -> str:
    """JSON in few lines: what fits into one is not broken."""
    text = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(text) <= WIDE or not isinstance(value, dict | list) or not value:
        return text
    inner = indent + "  "
    if isinstance(value, dict):
        rows = [f'"{key}": {pretty(one, inner)}' for key, one in value.items()]
    else:
        rows = [pretty(one, inner) for one in value]
    left, right = "{}" if isinstance(value, dict) else "[]"
    return f"{left}\n{inner}" + f",\n{inner}".join(rows) + f"\n{indent}{right}"


def kept() -> dict[str, Json]:
    """The examples by their names."""
    return {path.stem: json.loads(path.read_text()) for path in sorted(FOLDER.glob("*.json"))}


def fill(paper: str) -> str:
    """The paper with the examples as they are kept."""

    def block(found: re.Match[str]) -> str:
        path = FOLDER / f"{found[1]}.json"
        text = path.read_text() if path.exists() else "\n"
        return f"```json {found[1]}\n{text}```"

    return BLOCK.sub(block, paper)


def write(found: dict[str, Json]) -> None:
    """Write what is missing, and show all in the paper."""
    FOLDER.mkdir(exist_ok=True)
    for name, real in found.items():
        path = FOLDER / f"{name}.json"
        if not path.exists():
            path.write_text(pretty(shown(real, "", name in WHOLE)) + "\n")
    PAPER.write_text(fill(PAPER.read_text()))
