"""The command `kindu`: what a person without a browser, a tester and a researcher use."""

import sys

PARTS = ("platformdirs", "rich", "typer")  # of the extra `cli`
MISSING = "expected the parts of the command line, but {name} is missing: pip install '{extra}'"


def main() -> None:
    """Run a command; what goes wrong is one sentence on the error output and exit code 2."""
    try:
        from kindu.cli.run import run

        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:  # before the commands were loaded
        sys.exit(130)
    except ModuleNotFoundError as error:  # the engine alone is installed
        if error.name not in PARTS:
            raise
        extra = "kindu[server]" if sys.argv[1:2] == ["serve"] else "kindu[cli]"
        print(f"kindu: {MISSING.format(name=error.name, extra=extra)}", file=sys.stderr)
        sys.exit(2)
