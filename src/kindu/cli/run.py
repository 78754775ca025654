"""Running a command: an error is one sentence on standard error and an exit code."""

import os
import sys
from io import TextIOWrapper
from pathlib import Path

from kindu.core.words import KinduError

BAD_INPUT = 2
INTERRUPTED = 130


def run(args: list[str]) -> int:
    """Run the command line; returns the exit code."""
    import typer
    from typer.exceptions import TyperException

    from kindu.cli.app import app

    try:
        speak_plainly()
        code = app(args or ["--help"], standalone_mode=False)
        sys.stdout.flush()
    except KinduError as error:
        print(f"kindu: {one_sentence(str(error))}", file=sys.stderr)
        return BAD_INPUT
    except TyperException as error:
        print(f"kindu: {error.format_message()}", file=sys.stderr)
        return BAD_INPUT
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        return INTERRUPTED
    except OSError as error:
        return give_up(error)
    return code if isinstance(code, int) else 0


def speak_plainly() -> None:
    """Replace letters that the terminal can't show, and allow output to be closed."""
    from kindu.cli.out import print_anywhere

    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - till the end
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    print_anywhere()


def give_up(error: OSError) -> int:
    """Stop because output can't be written: the disk is full, or the reader is gone."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # otherwise Python complains again when it exits
    if isinstance(error, BrokenPipeError):
        return INTERRUPTED
    reason = error.strerror or "unknown reason"
    print(f"kindu: expected to write the output, but it failed: {reason}", file=sys.stderr)
    return BAD_INPUT


def one_sentence(text: str) -> str:
    """The first sentence of an error; a board file may have many faults."""
    first, *more = text.splitlines()
    return f"{first} (and {len(more)} more faults: kindu board check)" if more else first
