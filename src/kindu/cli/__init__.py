"""The command `kindu`, for people without a browser, testers and researchers."""

import sys

PARTS = ("platformdirs", "rich", "typer")  # of the extra `cli`
MISSING = "expected the command line to be installed, but {name} is missing: pip install '{extra}'"


def main() -> None:
    """Run a command; an error is one sentence on standard error and exit code 2."""
    try:
        from kindu.cli.run import run

        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:  # Ctrl-C before the commands were loaded
        sys.exit(130)
    except ModuleNotFoundError as error:  # the engine alone is installed
        if error.name not in PARTS:
            raise
        extra = "kindu[server]" if sys.argv[1:2] == ["serve"] else "kindu[cli]"
        print(f"kindu: {MISSING.format(name=error.name, extra=extra)}", file=sys.stderr)
        sys.exit(2)
