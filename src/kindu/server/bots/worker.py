"""A process that thinks for bots: `pool` starts it, and it ends when its input ends."""

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

GENTLE = 10  # how far below the server's its priority is
BOARDS = 8  # kept loaded
PLAYERS = 16  # kept, with what their plans have worked out
LATE = 5.0  # seconds after which the system ends a thought that the server should have ended


@lru_cache(BOARDS)
def rules_of(key: str, board: str) -> Rules:
    """The rules of a game with a board."""
    return load(key, board or None)


@lru_cache(PLAYERS)
def player_of(key: str, board: str, level: str) -> BotPlayer:
    """A bot; what it thought before does not change what it thinks."""
    return player(level, rules_of(key, board))


def answer(ask: Ask) -> BotReply:
    """Think it through; whatever goes wrong is told."""
    start = time.perf_counter()
    try:
        answers = thought(ask)
    except KinduError as error:
        return BotReply([], time.perf_counter() - start, str(error))
    except Exception as error:  # noqa: BLE001 - the server logs it; the next ask may be sound
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
    """Take in asks; when the server is gone so is this process, even in the midst of a thought."""
    while len(head := source.read(LENGTH)) == LENGTH:
        length = int.from_bytes(head, "big")
        body = source.read(length)
        if len(body) < length:
            break
        asks.put(body)
    os._exit(0)


def watch(seconds: float) -> None:
    """Have the system end this process after so many seconds, or not at all after 0.

    Compiled code may keep the thread that listens from running until a thought is over.
    """
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def be_quiet() -> BinaryIO:
    """Ignore Ctrl-C, give way to the server, and keep the pipe for answers only."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(GENTLE)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anybody prints is not an answer
    return answers


def main(limit: float) -> None:
    """Say that it is ready, then answer one ask after the other."""
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
    """Send an answer; there is nothing left to do if nobody reads it."""
    try:
        pipe.write(frame(told))
        pipe.flush()
    except OSError:
        os._exit(0)


if __name__ == "__main__":
    main(float(sys.argv[1]))
