"""Sessions in our documents: fences `pycon`, run by doctest, with their answers renewed."""

from __future__ import annotations

import doctest
import io
import os
import re
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeAlias

from tools.samples.commands import SampleError, furnish, write_files

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import TracebackType

ExcInfo: TypeAlias = "tuple[type[BaseException], BaseException, TracebackType]"
FENCE = re.compile(r"^ *```.*$", re.MULTILINE)


def session(text: str, name: str = "the page") -> doctest.DocTest:
    """The session of a page; the fences of its code would be taken for output."""
    return doctest.DocTestParser().get_doctest(FENCE.sub("", text), {}, name, name, 0)


def failures(text: str, name: str) -> str:
    """What differs from the page, as doctest reports it."""
    report = io.StringIO()
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    runner.run(session(text, name), out=report.write)
    return report.getvalue()


@contextmanager
def inside(page: Path, folder: Path) -> Iterator[None]:
    """Run in this folder, where the files lie that the page reads or tells its reader to write."""
    furnish(folder)
    modules = [path.stem for path in write_files(page, folder)]
    before = os.getcwd()  # noqa: PTH109 - sys.path holds texts
    os.chdir(folder)
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        os.chdir(before)
        for module in modules:
            sys.modules.pop(module, None)


class Renewer(doctest.DocTestRunner):
    """Collects the answers that differ from the page."""

    def __init__(self) -> None:
        super().__init__(verbose=False, optionflags=doctest.ELLIPSIS)
        self.found: list[tuple[doctest.Example, str]] = []

    def report_failure(
        self, out: object, test: doctest.DocTest, example: doctest.Example, got: str
    ) -> None:
        """Another answer than the one on the page."""
        del out
        if example.exc_msg is not None:
            at = f"{test.name}, line {example.lineno + 1}"
            raise SampleError(f"expected the error on the page, but it is another one: {at}")
        self.found.append((example, got))

    def report_unexpected_exception(
        self, out: object, test: doctest.DocTest, example: doctest.Example, exc_info: ExcInfo
    ) -> None:
        """A line that fails has to be fixed by a person."""
        del out
        at = f"{test.name}, line {example.lineno + 1}"
        raise SampleError(f"expected an answer, but got {exc_info[1]!r}: {at}")


def renewed_sessions(text: str, name: str) -> str:
    """The text of a page with the answers of today."""
    runner = Renewer()
    runner.run(session(text, name), out=lambda _: None)
    lines = text.splitlines(keepends=True)
    for example, got in reversed(runner.found):
        start = example.lineno + example.source.count("\n")
        lines[start : start + example.want.count("\n")] = [got.replace("\n\n", "\n<BLANKLINE>\n")]
    return "".join(lines)
