"""`help()` shows words and signatures on both engines; mypyc alone would drop every docstring."""

from __future__ import annotations

import importlib
import inspect
import pydoc
from pathlib import Path
from typing import is_typeddict

import pytest

from kindu.core.play import advance
from kindu.core.state import State
from tools.compiled_docs import docstrings, module_name
from tools.engine.sources import engine_files

SRC = Path(__file__).parents[2] / "src"


def wordless(path: str) -> list[str]:
    """The parts of a module whose help differs from the source."""
    module = importlib.import_module(module_name(path))
    found = []
    for name, text in docstrings(SRC / path).items():
        thing: object = module
        for part in filter(None, name.split(".")):
            thing = inspect.getattr_static(thing, part)
        # Slots such as __eq__ have Python's own words, and a TypedDict has mypyc's.
        if text and not name.endswith("__") and not is_typeddict(thing):
            shown = thing.__func__ if isinstance(thing, staticmethod) else thing
            found += [f"{path} {name}"] if text != inspect.getdoc(shown) else []
    return found


def test_every_docstring_of_the_engine_is_there() -> None:
    assert [] == [name for path in engine_files(SRC) for name in wordless(path)]


@pytest.mark.parametrize(
    ("thing", "words"),
    [
        (advance, ["advance(state", "action", "luck", "An illegal answer is refused"]),
        (State, ["class State", "What lies on the table", "legal(", "The legal answers (actions)"]),
    ],
)
def test_help_shows_words_and_signature(thing: object, words: list[str]) -> None:
    text = pydoc.plain(pydoc.render_doc(thing))

    assert [] == [word for word in words if word not in text]
