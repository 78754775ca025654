"""The process in which jobs run: `process` starts it, and it ends when its input ends."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
import traceback
from importlib import import_module
from queue import SimpleQueue
from typing import BinaryIO

import msgspec

from kindu.core.words import KinduError
from kindu.server.work.jobs import DOES, LENGTH, WorkOrder, WorkReply, frame


def answer(order: WorkOrder) -> WorkReply:
    """The reply to an order; whatever goes wrong is reported in it."""
    start = time.perf_counter()
    try:
        made = done(order)
    except KinduError as error:
        return WorkReply(b"", time.perf_counter() - start, str(error))
    except Exception as error:  # noqa: BLE001 - the server logs it; the next order may work
        return WorkReply(b"", 0.0, type(error).__name__, traceback.format_exc())
    return WorkReply(made, time.perf_counter() - start)


def done(order: WorkOrder) -> bytes:
    """Run the function of a job."""
    import_module(order.name.partition(":")[0])
    job, function = DOES[order.name]
    return msgspec.msgpack.encode(function(msgspec.msgpack.decode(order.given, type=job.takes)))


def listen(source: BinaryIO, orders: SimpleQueue[bytes]) -> None:
    """Read orders. When the server is gone, this process ends, even in the middle of a job."""
    while len(head := source.read(LENGTH)) == LENGTH:
        length = int.from_bytes(head, "big")
        body = source.read(length)
        if len(body) < length:
            break
        orders.put(body)
    os._exit(0)


def watch(seconds: float) -> None:
    """Have the system kill this process after this many seconds; 0 cancels it.

    While compiled code works, the thread that listens may not get to run.
    """
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def be_quiet(gentle: int, memory: int) -> BinaryIO:
    """Ignore Ctrl-C, lower the priority, bound the memory, and reserve the pipe for replies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(gentle)
        bound(memory)
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # prints must not end up among the replies
    return replies


def bound(memory: int) -> None:
    """Let the system refuse this process more than so many bytes; 0 for no bound."""
    if sys.platform != "win32" and memory:
        import resource  # noqa: PLC0415 - Windows has none

        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))


def main(gentle: int, memory: int, modules: list[str]) -> None:
    """Load what most jobs need, report that it is ready, then do one order after the other."""
    pipe = be_quiet(gentle, memory)
    orders: SimpleQueue[bytes] = SimpleQueue()
    source = os.fdopen(0, "rb")
    threading.Thread(target=listen, args=(source, orders), daemon=True).start()
    for module in modules:
        import_module(module)
    told = WorkReply(b"", 0.0)
    while True:
        tell(pipe, told)
        order = msgspec.msgpack.decode(orders.get(), type=WorkOrder)
        watch(order.seconds)
        told = answer(order)
        watch(0)


def tell(pipe: BinaryIO, told: WorkReply) -> None:
    """Send a reply; exit if nobody reads it."""
    try:
        pipe.write(frame(told))
        pipe.flush()
    except OSError:
        os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
