"""Work in parts for several processes; the results come in the order of the parts.

Each process has its own pipe, so it can be ended at any moment, even while it reports. The standard
library's pool shares one pipe, and may then wait for ever.
"""

from __future__ import annotations

import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Generic, TypeVar

from kindu.core.words import KinduError

Result = TypeVar("Result")
AHEAD = 2  # parts queued for a process, so that it keeps working while its results are read


def in_order(
    work: Callable[[range], list[Result]], parts: Iterable[range], jobs: int
) -> Generator[Result, None, None]:
    """The results of all parts; close it to end the processes early."""
    done: dict[int, list[Result]] = {}
    at = 0
    with closing(as_done(work, parts, jobs)) as found:
        for number, results in found:
            done[number] = results
            while at in done:
                yield from done.pop(at)
                at += 1


def as_done(
    work: Callable[[range], list[Result]], parts: Iterable[range], jobs: int
) -> Generator[tuple[int, list[Result]], None, None]:
    """The results of every part with its number, as soon as they come; close it to end early."""
    todo = enumerate(parts)
    with team(work, jobs) as workers:
        for worker in workers * AHEAD:
            worker.give(todo)
        while busy := [worker for worker in workers if worker.asked]:
            ready = wait([worker.pipe for worker in busy])
            for worker in busy:
                if worker.pipe in ready:
                    number, results = worker.take()
                    worker.give(todo)
                    yield number, results


class Worker(Generic[Result]):
    """A process and the parts it has been asked for."""

    def __init__(self, work: Callable[[range], list[Result]]) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        self.pipe: Connection[range, list[Result] | KinduError] = ours
        self.asked: deque[int] = deque()  # numbers of parts
        self.process = context.Process(target=serve, args=(theirs, work), daemon=True)
        self.process.start()
        theirs.close()  # otherwise the end of the process would not close the pipe

    def give(self, todo: Iterator[tuple[int, range]]) -> None:
        """Ask for the next part, if there is one."""
        for number, part in todo:
            with alive():
                self.pipe.send(part)
            self.asked.append(number)
            return

    def take(self) -> tuple[int, list[Result]]:
        """The number and the results of the part that was asked for first."""
        with alive():
            results = self.pipe.recv()
        if isinstance(results, KinduError):
            raise results
        return self.asked.popleft(), results

    def end(self) -> None:
        """Stop it, whatever it is doing."""
        self.process.terminate()
        self.process.join()
        self.pipe.close()


@contextmanager
def alive() -> Iterator[None]:
    """Turn a broken pipe into a one-sentence error."""
    try:
        yield
    except (EOFError, OSError):
        wanted = "every process to finish its work"
        raise KinduError(f"expected {wanted}, but one was killed") from None


@contextmanager
def team(work: Callable[[range], list[Result]], jobs: int) -> Iterator[list[Worker[Result]]]:
    """Some workers, stopped at once when they are no longer needed, for instance by Ctrl-C."""
    workers: list[Worker[Result]] = []
    try:
        try:
            with unheard():
                for _ in range(jobs):
                    workers.append(Worker(work))
        except OSError as error:
            reason = error.strerror or "unknown reason"
            wanted = f"{jobs} processes, but only {len(workers)} could be started"
            raise KinduError(f"expected {wanted}: {reason}") from None
        yield workers
    finally:
        for worker in workers:
            worker.end()


@contextmanager
def unheard() -> Iterator[None]:
    """Block Ctrl-C, so that a process started meanwhile never gets it, even before `serve`."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # started now: it would unblock Ctrl-C again when it starts
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def serve(
    pipe: Connection[list[Result] | KinduError, range], work: Callable[[range], list[Result]]
) -> None:
    """The loop of a worker. It ends with the process that started it, which handles Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            part = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            pipe.send(tried(work, part))
        except OSError:
            return


def tried(work: Callable[[range], list[Result]], part: range) -> list[Result] | KinduError:
    """The results, or the error's sentence, which the asking process raises."""
    try:
        return work(part)
    except KinduError as error:
        return error.with_traceback(None)
