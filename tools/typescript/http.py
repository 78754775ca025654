"""The bodies of HTTP requests and answers, as the server's OpenAPI document describes them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from kindu.server.http.app import create_app
from kindu.server.settings import Settings
from tools.typescript.games import file as whole_file
from tools.typescript.syntax import NotTypeScript, array, field, interface, quoted, union

if TYPE_CHECKING:
    from collections.abc import Iterator

    Schema = dict[str, Any]

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
PLAIN |= {"null": "null"}


def document() -> Schema:
    """What the server says of itself."""
    found: Schema = create_app(Settings(data=Path("nowhere"))).openapi()
    return found


def written(found: Schema) -> list[list[str]]:
    """An interface per schema, in the order of their names."""
    asked = sent(found)
    return [
        interface(name, schema.get("description"), list(fields(schema, name in asked)))
        for name, schema in sorted(found["components"]["schemas"].items())
    ]


def borrowed(found: Schema) -> set[str]:
    """The shapes of the socket that bodies hold."""
    return {one["title"] for one in objects(found["components"]["schemas"])}


def objects(value: object, depth: int = 0) -> Iterator[Schema]:
    """The objects within schemas that have fields of their own."""
    if isinstance(value, dict):
        if depth > 1 and "properties" in value and "title" in value:
            yield value
        else:
            for one in value.values():
                yield from objects(one, depth + 1)
    elif isinstance(value, list):
        for one in value:
            yield from objects(one, depth + 1)


def sent(found: Schema) -> set[str]:
    """The schemas of what clients send: there a default may be left out."""
    schemas = found["components"]["schemas"]
    methods = [one for path in found["paths"].values() for one in path.values()]
    todo = list(references([one.get("requestBody", {}) for one in methods]))
    asked: set[str] = set()
    while todo:
        name = todo.pop()
        if name not in asked:
            asked.add(name)
            todo += references(schemas[name])
    return asked - answered(found)


def answered(found: Schema) -> set[str]:
    """The schemas that answers hold, too: they are sent whole."""
    schemas = found["components"]["schemas"]
    methods = [one for path in found["paths"].values() for one in path.values()]
    direct = set(references([one["responses"] for one in methods]))
    return direct | {more for name in direct for more in references(schemas[name])}


def references(value: object) -> Iterator[str]:
    """The names of all schemas that are referred to."""
    if isinstance(value, dict):
        if "$ref" in value:
            yield name_of(value["$ref"])
        for one in value.values():
            yield from references(one)
    elif isinstance(value, list):
        for one in value:
            yield from references(one)


def name_of(reference: str) -> str:
    """The name of a schema that is referred to."""
    return reference.rpartition("/")[2]


def fields(schema: Schema, may_lack: bool) -> Iterator[list[str]]:
    """The lines of an interface."""
    required = schema.get("required", [])
    for name, one in schema.get("properties", {}).items():
        optional = name not in required and (may_lack or "default" not in one)
        yield field(name, expression(one), optional)


def expression(schema: Schema) -> str:
    """A schema as TypeScript."""
    if "$ref" in schema:
        return name_of(schema["$ref"])
    if "anyOf" in schema:
        return union([expression(one) for one in schema["anyOf"]])
    if "enum" in schema:
        return union([quoted(one) for one in schema["enum"]])
    kind = schema.get("type")
    if kind == "array":
        return array(expression(schema["items"]))
    if kind == "object":
        return record(schema)
    if kind not in PLAIN:
        raise NotTypeScript(f"expected a schema that TypeScript knows, but got {schema}")
    return PLAIN[kind]


def record(schema: Schema) -> str:
    """A shape of the socket, a dictionary with names, or a view that each game types by itself."""
    if "properties" in schema:
        return str(schema["title"])
    more = schema.get("additionalProperties", True)
    return f"Record<string, {expression(more) if isinstance(more, dict) else 'unknown'}>"


def file() -> str:
    """All bodies."""
    found = document()
    names = ", ".join(sorted(borrowed(found)))
    head = [[f"import type {{ {names} }} from './to-client';"]] if names else []
    return whole_file("What is asked and answered over HTTP.", head + written(found))
