"""The process in which bots think: `pool` starts it, and it ends when its input ends."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
import traceback
from functools import lru_cache
from queue import SimpleQueue
from typing import TYPE_CHECKING, BinaryIO

import msgspec

from kindu.advice.players import BotPlayer, player
from kindu.core.rng import Rng
from kindu.core.words import KinduError
from kindu.games import load
from kindu.server.bots.protocol import LENGTH, Ask, BotReply, frame, unpacked
from kindu.server.wire.chains import chain

if TYPE_CHECKING:
    from kindu.core.rules import Rules
    from kindu.core.sight import Sight

GENTLE = 10  # how much lower its priority is than the server's (niceness)
BOARDS = 8  # kept loaded
PLAYERS = 16  # kept, with the caches of their plans
LATE = 5.0  # seconds after which the system kills a process that the server should have stopped


@lru_cache(BOARDS)
def rules_of(key: str, board: str) -> Rules:
    """The rules of a game with a board."""
    return load(key, board or None)


@lru_cache(PLAYERS)
def player_of(key: str, board: str, level: str) -> BotPlayer:
    """A bot; earlier thoughts don't affect later ones."""
    return player(level, rules_of(key, board))


def answer(ask: Ask) -> BotReply:
    """The reply to an ask; whatever goes wrong is reported in it."""
    start = time.perf_counter()
    try:
        answers = thought(ask)
    except KinduError as error:
        return BotReply([], time.perf_counter() - start, str(error))
    except Exception as error:  # noqa: BLE001 - the server logs it; the next ask may work
        wanted = f"expected an answer of {ask.level} in {ask.key}"
        sentence = f"{wanted}, but thinking failed: {type(error).__name__}"
        return BotReply([], time.perf_counter() - start, sentence, traceback.format_exc())
    return BotReply(answers, time.perf_counter() - start)


def thought(ask: Ask) -> list[int]:
    """The whole chain that the bot answers."""
    bot = player_of(ask.key, ask.board, ask.level)
    rng = Rng("seat", ask.salt)

    def choose(sight: Sight) -> int:
        return bot.think(sight, rng).best()

    return chain(unpacked(rules_of(ask.key, ask.board), ask.sight), choose)


def listen(source: BinaryIO, asks: SimpleQueue[bytes]) -> None:
    """Read asks. When the server is gone, this process ends, even in the middle of a thought."""
    while len(head := source.read(LENGTH)) == LENGTH:
        length = int.from_bytes(head, "big")
        body = source.read(length)
        if len(body) < length:
            break
        asks.put(body)
    os._exit(0)


def watch(seconds: float) -> None:
    """Have the system kill this process after this many seconds; 0 cancels it.

    While compiled code thinks, the thread that listens may not get to run.
    """
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def be_quiet() -> BinaryIO:
    """Ignore Ctrl-C, lower the priority, and reserve the pipe for answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(GENTLE)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # prints must not end up among the answers
    return answers


def main(limit: float) -> None:
    """Report that it is ready, then answer one ask after the other."""
    pipe = be_quiet()
    asks: SimpleQueue[bytes] = SimpleQueue()
    source = os.fdopen(0, "rb")
    threading.Thread(target=listen, args=(source, asks), daemon=True).start()
    told = BotReply([], 0.0)
    while True:
        tell(pipe, told)
        ask = msgspec.msgpack.decode(asks.get(), type=Ask)
        watch(limit + LATE)
        told = answer(ask)
        watch(0)


def tell(pipe: BinaryIO, told: BotReply) -> None:
    """Send an answer; exit if nobody reads it."""
    try:
        pipe.write(frame(told))
        pipe.flush()
    except OSError:
        os._exit(0)


if __name__ == "__main__":
    main(float(sys.argv[1]))
