"""Typed dictionaries and message classes as interfaces, with all that they refer to."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, Required, get_args, get_origin, get_type_hints

import msgspec

from tools.typescript.syntax import (
    NotTypeScript,
    alias,
    alias_of,
    expression,
    field,
    interface,
    is_shape,
    module_of,
    reference,
)


class Shapes:
    """Interfaces by name, in the order in which they were asked for; what they need comes first."""

    def __init__(self) -> None:
        self.known: dict[str, object] = {}
        self.written: list[list[str]] = []

    def add(self, kind: object) -> None:
        """A type and all that it refers to."""
        if is_shape(kind):
            self._interface(kind)
        for one in (get_origin(kind), *get_args(kind)):
            if one is not None and not isinstance(one, str):
                self.add(one)

    def named(self, name: str, kind: object) -> None:
        """A type under this name, which may be its own."""
        self.add(kind)
        if name not in self.known:
            self._write(name, kind, alias(name, expression(kind)))

    def _interface(self, kind: Any) -> None:  # noqa: ANN401 - a typed dictionary or a struct
        name = reference(kind)
        if self._is_known(name, kind):
            return
        self.known[name] = kind
        fields = []
        for key, hint, optional in fields_of(kind):
            self._aliases(hint, kind)
            self.add(hint)
            fields.append(field(key, expression(hint, module_of(kind)), optional))
        self.written.append(interface(name, kind.__doc__, fields))

    def _aliases(self, hint: object, kind: type) -> None:
        """Types that the module of this class gives a name to."""
        found = alias_of(hint, module_of(kind))
        if found:
            self._write(found, hint, alias(found, expression(hint)))
        for one in get_args(hint):
            self._aliases(one, kind)

    def _write(self, name: str, kind: object, lines: list[str]) -> None:
        if not self._is_known(name, kind):
            self.known[name] = kind
            self.written.append(lines)

    def _is_known(self, name: str, kind: object) -> bool:
        """Whether it is written already; two types can't share a name."""
        if name in self.known and self.known[name] != kind:
            raise NotTypeScript(f"expected one {name}, but got two: {self.known[name]}, {kind}")
        return name in self.known


def fields_of(kind: Any) -> list[tuple[str, object, bool]]:  # noqa: ANN401 - as above
    """Names, types, and whether each may be absent."""
    if issubclass(kind, msgspec.Struct):
        return struct_fields(kind)
    hints = get_type_hints(kind, include_extras=True)
    return [(name, bare(hint), is_optional(kind, name, hint)) for name, hint in hints.items()]


def is_optional(kind: Any, name: str, hint: object) -> bool:  # noqa: ANN401 - as above
    """Whether a key may be absent, however it is said."""
    if get_origin(hint) in (NotRequired, Required):
        return get_origin(hint) is NotRequired
    return name in kind.__optional_keys__


def bare(hint: object) -> object:
    """A type without what says whether it is required."""
    return get_args(hint)[0] if get_origin(hint) in (NotRequired, Required) else hint


def struct_fields(kind: type[msgspec.Struct]) -> list[tuple[str, object, bool]]:
    """The same for a message: its tag, then its fields, those with a default optional."""
    config = kind.__struct_config__
    tag = [(config.tag_field, Literal[str(config.tag)], False)] if config.tag_field else []
    fields = msgspec.structs.fields(kind)
    return tag + [(one.encode_name, without_none(one.type), not one.required) for one in fields]


def without_none(hint: object) -> object:
    """A client leaves out what it has not: it never sends null."""
    rest = [one for one in get_args(hint) if one is not type(None)]
    return rest[0] if len(rest) == 1 and type(None) in get_args(hint) else hint
