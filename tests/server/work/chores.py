"""Jobs for tests: one of each way to end."""

import os
import signal

from kindu.core.words import KinduError
from kindu.server.work.jobs import Job, does

HERE = "tests.server.work.chores"
DOUBLE = Job(f"{HERE}:double", int, int)
REFUSE = Job(f"{HERE}:refuse", str, str)
BREAK = Job(f"{HERE}:break_off", str, str)
HOARD = Job(f"{HERE}:hoard", int, int)
LOSE = Job(f"{HERE}:lose", int, int)
NEVER = Job(f"{HERE}:never", int, int)


@does(DOUBLE)
def double(number: int) -> int:
    return 2 * number


@does(REFUSE)
def refuse(text: str) -> str:
    raise KinduError(f"expected another text, but got {text!r}")


@does(BREAK)
def break_off(text: str) -> str:
    raise RuntimeError(text)


@does(HOARD)
def hoard(size: int) -> int:
    return len(bytearray(size))


@does(LOSE)
def lose(_: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


@does(NEVER)
def never(_: int) -> int:
    while True:
        pass
