"""nginx and Caddy for the tests of docs/hosting.md: finds them, or fetches the system's packages.

They are unpacked into .tools/proxies and not installed: as packages they would start at once, and
with the machine, as servers that everybody can reach.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

OWN = Path(__file__).parents[2] / ".tools" / "proxies"
VERSION = {"nginx": "-v", "caddy": "version"}  # how each is asked for it
FOLDERS = ("usr/sbin", "usr/bin")


def runs(program: Path, name: str) -> bool:
    """Whether it has all that it needs here."""
    try:
        done = subprocess.run([program, VERSION[name]], capture_output=True, check=False)
    except OSError:
        return False
    return done.returncode == 0


def program(name: str) -> Path | None:
    """The program of this proxy, if there is one that runs."""
    system = [Path(found)] if (found := shutil.which(name, path=search_path())) else []
    places = [*system, *(OWN / folder / name for folder in FOLDERS)]
    return next((place for place in places if place.is_file() and runs(place, name)), None)


def search_path() -> str:
    """The programs of an administrator, too: nginx is one."""
    return os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"])


def fetch(name: str) -> None:
    """Unpack the system's package; root may learn first what there is."""
    with tempfile.TemporaryDirectory(prefix="kindu-proxy-") as folder:
        get = ["apt-get", "--quiet", "download", name]
        if subprocess.run(get, cwd=folder, capture_output=True, check=False).returncode:
            if os.geteuid() == 0:
                subprocess.run(["apt-get", "update", "--quiet"], check=True)  # noqa: S607
            subprocess.run(get, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        [package] = Path(folder).glob("*.deb")
        OWN.mkdir(parents=True, exist_ok=True)
        subprocess.run(["dpkg-deb", "--extract", package, OWN], check=True)  # noqa: S607


def main() -> None:
    """Fetch what is missing; what can't be had is named, and its tests are skipped."""
    for name in VERSION:
        if program(name) is None:
            print(f"Fetching {name} for the tests ...", flush=True)
            try:
                fetch(name)
            except (OSError, subprocess.CalledProcessError) as error:
                print(f"expected to fetch {name} for the tests, but {error}", file=sys.stderr)
        if program(name) is None:
            print(f"expected {name} on the PATH, but found none: install it", file=sys.stderr)


if __name__ == "__main__":
    main()
