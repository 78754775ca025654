"""Work on many machines, through Ray; the results are the same as on one machine."""

from __future__ import annotations

import os
import socket
import tempfile
from contextlib import contextmanager
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, TypeVar

from kindu.core.words import KinduError
from kindu.lab.fingerprint import of_all

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator
    from types import ModuleType

Result = TypeVar("Result")
LOCAL = "local"  # our own Ray on this machine, for as long as we need it
AUTO = "auto"  # the Ray that already runs on this machine
AHEAD = 2  # parts queued for each processor, so that none is idle
STORE = 100_000_000  # bytes of memory for results in transit, on our own Ray
PATIENCE = 10  # seconds; Ray itself would keep trying for many minutes


def on_ray(
    address: str, jobs: int, work: Callable[[range], list[Result]], parts: Iterable[range]
) -> Generator[tuple[int, list[Result]], None, None]:
    """The results of every part with its number, as they come; close it to end early."""
    code = own_code()
    with connected(address, jobs) as ray:
        remote = ray.remote(num_cpus=1)(checked)
        width = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        todo = enumerate(parts)
        asked: dict[object, int] = {}
        while True:
            while len(asked) < width and (item := next(todo, None)):
                asked[remote.remote(code, work, item[1])] = item[0]
            if not asked:
                return
            for done in ray.wait(list(asked))[0]:
                results: list[Result] = received(ray, done)
                yield asked.pop(done), results


def checked(code: str, work: Callable[[range], list[Result]], part: range) -> list[Result]:
    """Do the work on a machine of the cluster, if it has the same code."""
    if own_code() != code:
        wanted = "the same version of Kindu on every machine"
        raise KinduError(f"expected {wanted}, but one has {own_code()}, and ours is {code}")
    return work(part)


@lru_cache(maxsize=1)
def own_code() -> str:
    """The hash of the code that runs here."""
    return of_all()


def received(ray: ModuleType, done: object) -> list[Result]:
    """The results of a part; an error over there becomes one sentence here."""
    try:
        results: list[Result] = ray.get(done)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, KinduError):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:
        wanted = "every machine to finish its work"
        raise KinduError(f"expected {wanted}, but one was lost: {type(error).__name__}") from None
    return results


@contextmanager
def connected(address: str, jobs: int) -> Iterator[ModuleType]:
    """Ray, started here with this many processors or reached at its address, until the end."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ray = library()
    quiet = {"log_to_driver": False, "logging_level": "CRITICAL"}
    with tempfile.TemporaryDirectory(prefix="kindu-", ignore_cleanup_errors=True) as folder:
        try:
            if address == LOCAL:
                own = {"object_store_memory": STORE, "_temp_dir": folder}
                ray.init(LOCAL, num_cpus=jobs, include_dashboard=False, **own, **quiet)
            else:
                reach(address)
                ray.init(address, **quiet)
        except ConnectionError as error:
            raise KinduError(refusal(address, str(error))) from None
        try:
            yield ray
        finally:
            ray.shutdown()


def library() -> ModuleType:
    """Ray itself, which is an extra."""
    try:
        return import_module("ray")
    except ImportError:
        wanted = "Ray for work on many machines"
        sentence = f"expected {wanted}, but it is not installed: pip install 'kindu[ray]'"
        raise KinduError(sentence) from None


def reach(address: str) -> None:
    """Refuse an address at which nobody listens."""
    if address == AUTO:
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise KinduError(refusal(address, "that is not an address"))
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise KinduError(refusal(address, str(error))) from None


def refusal(address: str, reason: str) -> str:
    """The sentence for a Ray that can't be reached."""
    wanted = "local, auto or the address of a Ray cluster, such as head:6379"
    return f"expected {wanted}, but got {address!r}: {reason.partition('. ')[0]}"
