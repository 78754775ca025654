"""Looks at many states of the pages: `make test` has samples of them, `make test-looks` all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterable

    from _pytest.mark.structures import ParameterSet


def sweep(names: Iterable[str], *samples: str) -> list[ParameterSet]:
    """All of them; those that are no samples are for `make test-looks`."""
    found = list(names)
    assert set(samples) <= set(found), samples
    return [
        pytest.param(name, marks=() if name in samples else pytest.mark.looks) for name in found
    ]
