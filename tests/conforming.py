"""Whether a value matches a type: it has all required keys, and no others."""

from __future__ import annotations

import types
from typing import (
    Any,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

PLAIN: dict[object, tuple[type, ...]] = {
    bool: (bool,), int: (int,), float: (int, float), str: (str,),
}  # fmt: skip


def faults(value: object, kind: Any, at: str = "") -> list[str]:  # noqa: ANN401 - any type
    """Where a value doesn't match; `at` is the path to it."""
    origin, args = get_origin(kind), get_args(kind)
    shape = kind if origin is None else origin
    if kind is object or isinstance(kind, TypeVar):
        return []
    if is_typeddict(shape):
        return shape_faults(value, shape, at)
    if origin in (Union, types.UnionType):
        found = [faults(value, one, at) for one in args]
        return [] if [] in found else min(found, key=len)
    if origin is list and isinstance(value, list):
        return [fault for n, one in enumerate(value) for fault in faults(one, args[0], f"{at}/{n}")]
    if origin is dict and isinstance(value, dict):
        return [fault for n, one in value.items() for fault in faults(one, args[1], f"{at}/{n}")]
    if origin is tuple and isinstance(value, list | tuple):
        return [fault for one, k in zip(value, args, strict=True) for fault in faults(one, k, at)]
    return [] if fits(value, kind) else [f"{at}: expected {kind}, but got {value!r}"]


def fits(value: object, kind: object) -> bool:
    """Whether a plain value has this type; True is not a number."""
    if get_origin(kind) is Literal:
        return value in get_args(kind)
    if kind in (None, types.NoneType):
        return value is None
    return type(value) in PLAIN.get(kind, ())


def shape_faults(value: object, kind: Any, at: str) -> list[str]:  # noqa: ANN401 - as above
    """The same for a typed dictionary."""
    if not isinstance(value, dict):
        return [f"{at}: expected {kind.__name__}, but got {value!r}"]
    hints = get_type_hints(kind)
    missing = [
        f"{at}: {kind.__name__} lacks {name}" for name in kind.__required_keys__ - set(value)
    ]
    more = [f"{at}: {kind.__name__} has no {name}" for name in set(value) - set(hints)]
    rest = [(name, one) for name, one in value.items() if name in hints]
    wrong = [fault for n, one in rest for fault in faults(one, hints[n], f"{at}/{n}")]
    return missing + more + wrong
