"""Sets up what is missing, starts the server, and compiles the engine beside it."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this file is read by whatever python3 is
    sys.exit(
        "expected Python 3.11 or newer, but this is "
        + sys.version.split()[0]
        + ": make play PY=/path/to/python3.11"
    )

from tools.play.run import main

if __name__ == "__main__":
    sys.exit(main())
