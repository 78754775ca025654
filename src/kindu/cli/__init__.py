"""The command `kindu`: what a person without a browser, a tester and a researcher use."""

import sys


def main() -> None:
    """Run a command; what goes wrong is one sentence on the error output and exit code 2."""
    try:
        from kindu.cli.run import run

        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:  # before the commands were loaded
        sys.exit(130)
