"""A PostgreSQL for the tests: finds the programs of one, or installs them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
OWN = ROOT / ".venv-postgres"
NEEDED = ("initdb", "postgres")


def places() -> list[Path]:
    """Where the programs may be, the newest version of the system's first."""
    system = Path("/usr/lib/postgresql").glob("*/bin")
    newest = sorted(system, key=lambda path: path.parent.name.zfill(4), reverse=True)
    on_path = shutil.which("postgres")
    own = OWN.glob("lib/python*/site-packages/*/pginstall/bin")
    return [*newest, *([Path(on_path).resolve().parent] if on_path else []), *own]


def programs() -> Path | None:
    """The folder with the programs of a PostgreSQL, if there is one."""
    whole = [place for place in places() if all((place / name).is_file() for name in NEEDED)]
    return whole[0] if whole else None


def install(uv: str) -> None:
    """Root takes the system's package; others one from PyPI, in an environment of its own.

    The one from PyPI changes rights of folders when root runs it: never as root.
    """
    if os.geteuid() == 0:
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        command = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends"]
        subprocess.run(["apt-get", "update", "--quiet"], check=True, env=quiet)  # noqa: S607
        subprocess.run([*command, "postgresql"], check=True, env=quiet)
        return
    python = OWN / "bin" / "python"
    locked = ["--require-hashes", str(ROOT / "requirements" / "postgres.txt")]
    if not python.exists():
        subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, OWN], check=True)
    subprocess.run([uv, "pip", "sync", "--quiet", "--python", python, *locked], check=True)


def main(uv: str) -> int:
    """Install what is missing; 1 if there is no PostgreSQL even then."""
    if programs() is None:
        print("Installing PostgreSQL for the tests ...")
        try:
            install(uv)
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"expected to install PostgreSQL for the tests, but {error}", file=sys.stderr)
    if programs() is None:
        wanted = "expected the programs of a PostgreSQL in /usr/lib/postgresql or on the PATH"
        print(f"{wanted}, but found none: install it", file=sys.stderr)
    return int(programs() is None)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
