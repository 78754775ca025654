"""A Chromium for the tests of the web app: finds one, or installs it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGE = "chromium-headless-shell"  # headless, it takes half the time of a whole browser
NAMES = (PACKAGE, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
KEPT = ("*headless_shell-*/*/*headless*shell", "chromium-*/*/chrome")  # those of Playwright


def kept() -> list[Path]:
    """Those that Playwright has fetched, the newest of each kind first."""
    folder = os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / ".cache" / "ms-playwright"
    return [one for kind in KEPT for one in sorted(Path(folder).glob(kind), reverse=True)]


def program() -> Path | None:
    """The program of a Chromium, if there is one; CHROMIUM names it, or it is looked for."""
    named = os.environ.get("CHROMIUM")
    if named:
        return Path(named) if Path(named).is_file() else None
    on_path = [Path(place) for name in NAMES if (place := shutil.which(name))]
    return next(iter([*on_path, *kept()]), None)


def install() -> None:
    """Root takes the system's package."""
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends"]
    subprocess.run(["apt-get", "update", "--quiet"], check=True, env=quiet)  # noqa: S607
    subprocess.run([*command, PACKAGE], check=True, env=quiet)


def main() -> int:
    """Install what is missing; 1 if there is no Chromium even then."""
    if program() is None and not os.environ.get("CHROMIUM") and os.geteuid() == 0:
        print("Installing Chromium for the tests ...")
        try:
            install()
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"expected to install Chromium for the tests, but {error}", file=sys.stderr)
    if program() is None:
        named = os.environ.get("CHROMIUM")
        wanted = f"a Chromium at {named}" if named else "chromium or google-chrome on the PATH"
        way = "install it, run playwright install chromium, or set CHROMIUM to its path"
        print(f"expected {wanted}, but found none: {way}", file=sys.stderr)
    return int(program() is None)


if __name__ == "__main__":
    sys.exit(main())
