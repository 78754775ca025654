"""Shared luck, computed from docs/notation.md alone: nothing of Kindu is imported here."""

import hashlib
import hmac
from collections.abc import Callable

Odds = Callable[[int], dict[str, int]]  # the outcomes before the answer of this number, from 0


def sha(*lines: str) -> str:
    return hashlib.sha256("".join(line + "\n" for line in lines).encode("utf-8")).hexdigest()


def draw(key: bytes, game: str, k: int, odds: dict[str, int]) -> str:
    total, t = sum(odds.values()), 0
    while True:
        text = f"kindu/1 {game} {k} {t}".encode()
        x = int.from_bytes(hmac.new(key, text, hashlib.sha256).digest()[:8], "big")
        if x < 2**64 - 2**64 % total:
            break
        t += 1
    left = x % total
    for label in sorted(odds, key=lambda one: one.encode("utf-8")):
        if left < odds[label]:
            return label
        left -= odds[label]
    raise AssertionError


def check(text: str, odds: Odds) -> list[str]:
    """What is wrong with a finished file of one shared source: words, and lines of the log."""
    head, _, body = text.partition("\n\n")
    given = dict(line.split(": ", 1) for line in head.splitlines()[1:])
    *log, result = body.splitlines()
    kind, seal, pledge, _, table, seed_hash, *clients = given["luck"].split(" ")
    seed = bytes.fromhex(result.rpartition("seed ")[2])
    parts = [client.split(":") for client in clients]
    board = given["board"].rpartition(" ")[2]
    terms = [f"{name}: {given[name]}" for name in ("game", "rules", "seats")]
    terms = [f"table: {table}", *terms, f"board: {board}", f"options: {given['options']}"]
    promised = [f"client: {seats} {commitment}" for seats, commitment, _ in parts]
    revealed = [f"client: {seats} {nonce}" for seats, _, nonce in parts]
    key = hmac.new(seed, f"kindu/2 key {seal}".encode(), hashlib.sha256).digest()
    bad = [] if kind == "shared" else ["kind"]
    bad += [] if hashlib.sha256(seed).hexdigest() == seed_hash else ["seed"]
    bad += ["nonce" for _, c, n in parts if n != "-" and sha("kindu/2 nonce", n) != c]
    fits = sha("kindu/2 pledge", *terms, f"seed: {seed_hash}", *promised) == pledge
    bad += [] if fits else ["pledge"]
    bad += [] if sha("kindu/2 seal", f"pledge: {pledge}", *revealed) == seal else ["seal"]
    k = 0
    for at, line in enumerate(log):
        if line.startswith("* "):
            bad += [] if line == "* " + draw(key, given["game"], k, odds(at)) else [line]
            k += 1
    return bad
