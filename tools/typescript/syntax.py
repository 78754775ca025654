"""Python types as TypeScript, laid out as prettier would: names, unions, interfaces."""

from __future__ import annotations

import sys
import types
from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, is_typeddict

import msgspec

WIDE = 110  # columns, as in web/.prettierrc.json
PLAIN: dict[object, str] = {
    None: "null",
    types.NoneType: "null",
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    object: "unknown",
    Any: "unknown",
}


class NotTypeScript(Exception):
    """A Python type that nothing in the browser stands for."""


def expression(kind: object, home: types.ModuleType | None = None) -> str:
    """A type as TypeScript; `home` is the module whose aliases give types a name."""
    if kind in PLAIN or alias_of(kind, home):
        return PLAIN.get(kind) or alias_of(kind, home)
    if isinstance(kind, TypeVar):
        return kind.__name__
    if is_shape(kind):
        return reference(kind)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return expression(args[0], home)
    if origin is Literal:
        return union([quoted(one) for one in args])
    if origin in (Union, types.UnionType):
        return union([expression(one, home) for one in args])
    if origin is not None and is_shape(origin):
        return f"{origin.__name__}<{', '.join(expression(one, home) for one in args)}>"
    return container(kind, [expression(one, home) for one in args if one is not Ellipsis])


def container(kind: object, parts: list[str]) -> str:
    """A list, a tuple or a dictionary with names."""
    origin = get_origin(kind)
    if origin in (list, Sequence) or (origin is tuple and get_args(kind)[-1] is Ellipsis):
        return array(parts[0])
    if origin is tuple:
        return f"[{', '.join(parts)}]"
    if origin is dict and parts[0] == "string":
        return f"Record<string, {parts[1]}>"
    raise NotTypeScript(f"expected a type that TypeScript knows, but got {kind!r}")


def array(part: str) -> str:
    """A list of this."""
    return f"({part})[]" if len(parts_of(part)) > 1 else f"{part}[]"


def union(parts: Sequence[str]) -> str:
    """One of these, each named once, null at the end."""
    found = dict.fromkeys(part for one in parts for part in parts_of(one))
    return " | ".join(sorted(found, key=lambda one: one == "null"))


def parts_of(kind: str) -> list[str]:
    """The parts of a union, but not those of what lies in brackets."""
    found = [""]
    for part in kind.split(" | "):
        whole = sum(map(found[-1].count, "<([{")) == sum(map(found[-1].count, ">)]}"))
        found = [*found, part] if whole else [*found[:-1], f"{found[-1]} | {part}"]
    return found[1:]


def quoted(value: object) -> str:
    """A literal."""
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def is_shape(kind: object) -> bool:
    """Whether an interface stands for it."""
    return is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct))


def reference(kind: Any) -> str:  # noqa: ANN401 - a class with or without parameters
    """The name of an interface, with its parameters."""
    names = [one.__name__ for one in getattr(kind, "__parameters__", ())]
    return f"{kind.__name__}<{', '.join(names)}>" if names else str(kind.__name__)


def alias_of(kind: object, home: types.ModuleType | None) -> str:
    """The name that a module gives to a type that is no class; none if it has none."""
    if home is None or get_origin(kind) is None:
        return ""
    return next((name for name, value in vars(home).items() if value == kind), "")


def module_of(kind: type) -> types.ModuleType:
    """Where a class is defined."""
    return sys.modules[kind.__module__]


# --- lines --------------------------------------------------------------------------------


def comment(text: str | None, indent: str = "") -> list[str]:
    """A docstring above what it is about."""
    lines = [line.strip() for line in (text or "").strip().splitlines()]
    if not lines:
        return []
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    body = [f"{indent} * {line}".rstrip() for line in lines]
    return [f"{indent}/**", *body, f"{indent} */"]


def key(name: str) -> str:
    """A property's name, quoted where it must be."""
    return name if name.isidentifier() else quoted(name)


def field(name: str, kind: str, optional: bool, indent: str = "  ") -> list[str]:
    """One line of an interface; a long union has a line for each of its parts."""
    head = f"{indent}{key(name)}{'?' if optional else ''}:"
    if len(f"{head} {kind};") <= WIDE or len(parts_of(kind)) == 1:
        return [f"{head} {kind};"]
    return [head, *parted(kind, indent + "  ")]


def parted(kind: str, indent: str) -> list[str]:
    """A union, one part per line."""
    lines = [f"{indent}| {part}" for part in parts_of(kind)]
    return [*lines[:-1], f"{lines[-1]};"]


def alias(name: str, kind: str) -> list[str]:
    """A name for a type."""
    head = f"export type {name} ="
    if len(f"{head} {kind};") <= WIDE:
        return [f"{head} {kind};"]
    line = f"  {kind};"
    return [head, line] if len(line) <= WIDE else [head, *parted(kind, "  ")]


def interface(name: str, doc: str | None, fields: list[list[str]]) -> list[str]:
    """An interface with its comment."""
    body = [line for one in fields for line in one]
    if not body:
        return [*comment(doc), f"export type {name} = Record<string, never>;"]
    return [*comment(doc), f"export interface {name} {{", *body, "}"]


def literal(fields: list[tuple[str, str]]) -> str:
    """An object type in one line, all of it optional."""
    return f"{{ {'; '.join(f'{key(name)}?: {kind}' for name, kind in fields)} }}"
