"""Jobs: functions that run in another process, and the messages that carry them there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from kindu.core.words import KinduError
from kindu.server.refusals import Busy

LENGTH = 4  # bytes before each message, which hold its length

Given = TypeVar("Given")  # what a job takes
Made = TypeVar("Made")  # what it makes


class WorkRefused(KinduError):
    """The function of a job raised a KinduError; this is its sentence."""


class WorkFailed(Busy):
    """There is no result: the process was lost, the function failed, or there is no time left."""


class WorkTooLong(WorkFailed):
    """The job took longer than it may, and was killed."""


class QueueFull(WorkFailed):
    """Too many jobs wait, of this owner or of all."""


@dataclass(frozen=True)
class Job(Generic[Given, Made]):
    """A function of one argument that runs in another process; `does` marks it there.

    Argument and result travel as msgpack: numbers, texts, bytes, lists, dicts, dataclasses.
    """

    name: str  # module:function
    takes: type[Given]
    makes: type[Made]


Function = Callable[[Any], object]
DOES: dict[str, tuple[Job[Any, Any], Function]] = {}  # in the worker: by the name of the job


def does(
    job: Job[Given, Made],
) -> Callable[[Callable[[Given], Made]], Callable[[Given], Made]]:
    """Mark the function that does a job, in the module that the job names."""

    def mark(function: Callable[[Given], Made]) -> Callable[[Given], Made]:
        name = f"{function.__module__}:{function.__name__}"
        assert name == job.name, f"expected the function {job.name}, but got {name}"
        DOES[name] = job, function
        return function

    return mark


@dataclass(frozen=True)
class WorkOrder:
    """A job and its argument, as sent to a worker."""

    name: str
    seconds: float  # after which the system kills the worker, in case the server doesn't
    given: bytes


@dataclass(frozen=True)
class WorkReply:
    """The result of a job, or the sentence that says why there is none."""

    made: bytes
    seconds: float  # that it took
    refusal: str = ""
    trace: str = ""  # of an unexpected error


def frame(message: WorkOrder | WorkReply) -> bytes:
    """A message as it is sent: its length, then its bytes."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body
