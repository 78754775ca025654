"""What the documents show without running it: commands with their options, and a game file."""

from __future__ import annotations

import re
import shlex
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import pytest
from typer.exceptions import TyperException
from typer.main import get_command

from kindu.advice.players import NAMES
from kindu.cli.app import app
from kindu.core.words import KinduError
from kindu.games import keys
from kindu.record.gamefile import parse
from tests.tree.test_docs import PAGES, ROOT, WRITTEN, by_name

if TYPE_CHECKING:
    from pathlib import Path

SHOWN = re.compile(r"`(kindu [a-z-][^`]*)`|^ *(?:\$ )?(kindu [a-z-].*)$", re.MULTILINE)
MENTIONED = "Missing argument"  # in a sentence a command may go by its name alone
ANY = re.compile(r"[A-Z]+|.*\.kindu")  # GAME, FILE, a file
MADE_UP = {"adding-a-game.md": "pebbles"}  # the game that the page makes
ENDS = {"&", "|", ">"}  # where the shell takes over


def commands(page: Path) -> list[str]:
    """All commands of ours on a page: in its code, or on a line of their own."""
    found = SHOWN.finditer(page.read_text(encoding="utf-8"))
    return [match[1] or match[2] for match in found]


def words_of(command: str) -> list[str]:
    """The words behind `kindu`, without a comment or what the shell does with it."""
    words = shlex.split(command, comments=True)[1:]
    ends = [at for at, word in enumerate(words) if word in ENDS]
    return words[: ends[0]] if ends else words


def fault(command: str, page: str = "") -> str:
    """What is wrong with a command, or nothing; it is parsed, but not run."""
    found: Any = get_command(app)
    words = words_of(command)
    while words and hasattr(found, "commands"):
        if words[0] in {"--help", "--version"} or ANY.fullmatch(words[0]):
            return ""
        if words[0] not in found.commands:
            return f"there is no command {words[0]}"
        found = found.commands[words.pop(0)]
    if "--help" in words:
        return ""
    try:
        return wrong_names(found.make_context(command, words).params, page)
    except (TyperException, KinduError) as error:
        said = error.format_message() if isinstance(error, TyperException) else str(error)
        return "" if said.startswith(MENTIONED) else said


def wrong_names(params: dict[str, Any], page: str) -> str:
    """A game or a bot that nobody knows."""
    game = str(params.get("game") or keys()[0])
    if game not in keys() and not ANY.fullmatch(game) and game != MADE_UP.get(page):
        return f"there is no game {game}"
    given = [params.get("bots"), params.get("level")]  # a server is told how many, not which
    bots = [bot for one in given if isinstance(one, str) and one for bot in one.split(",")]
    unknown = [bot for bot in bots if bot not in NAMES and ":" not in bot]
    return f"there is no bot {unknown[0]}" if unknown else ""


@pytest.mark.parametrize("page", PAGES, ids=by_name)
def test_the_commands_of_a_page_are_ours(page: Path) -> None:
    found = {command: fault(command, page.name) for command in commands(page)}

    assert {} == {command: said for command, said in found.items() if said}


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("kindu games", ""),
        ("kindu COMMAND --help", ""),
        ("kindu hint FILE --at 40  # there", ""),
        ("kindu serve --port 8001 &", ""),
        ("kindu sim", ""),
        ("kindu simulate", "there is no command simulate"),
        ("kindu hint FILE --after 40", "No such option: --after (Possible options: --at)"),
        ("kindu hint FILE --at noon", "Invalid value for '--at'"),
        ("kindu sim checkers", "there is no game checkers"),
        (f"kindu sim {keys()[0]} --bots greedy,clever", "there is no bot clever"),
        (f"kindu sim {keys()[0]} {keys()[1]}", "Got unexpected extra argument"),
    ],
)
def test_faulty_commands_are_found(command: str, said: str) -> None:
    assert (fault(command) == "") == (said == "")
    assert fault(command).startswith(said)


def test_pages_name_only_targets_of_make_that_there_are() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    texts = {by_name(page): page.read_text(encoding="utf-8") for page in WRITTEN}
    named = {name: set(re.findall(r"(?:`|^    )make ([a-z-]+)", text, re.MULTILINE)) - targets
             for name, text in texts.items()}  # fmt: skip

    assert {} == {name: unknown for name, unknown in named.items() if unknown}


def test_pages_name_only_modules_that_there_are() -> None:
    texts = " ".join(page.read_text(encoding="utf-8") for page in WRITTEN)
    modules = set(re.findall(r"python3? -m ((?:tools|tests)[\w.]*)", texts))

    assert modules
    assert [] == [name for name in sorted(modules) if not find_spec(name.rstrip("."))]


def test_the_game_file_of_the_page_can_be_read() -> None:
    """Its hashes are cut, and most of its answers are left out."""
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    found = re.search(r"^    kindu 1\n(?:(?:    .*)?\n)+?    result: .*\n", text, re.MULTILINE)
    assert found
    lines = [line.removeprefix("    ") for line in found[0].splitlines()]
    whole = [re.sub(r"[0-9a-f]{4}…", "ab" * 32, line) for line in lines if line != "…"]
    file = parse("\n".join([*whole, ""]))

    assert file.game in keys()
    assert file.result
