"""The lock files fit pyproject.toml: every dependency is there, hashed, and no host is named."""

import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

# Any address, or an option that would name a place to fetch from.
HOST = re.compile(
    r"://|^\s*-(?:i|f|-index|-extra-index|-find-links|-trusted)|\b[\w-]+\.(?:com|org|net|io|dev)\b"
)
PIN = re.compile(r"^([\w.-]+)==(\S+)(?: ; [^\\]*)? \\$")
AGAIN = "run make lock."


def read_pins(path: Path) -> tuple[dict[str, set[str]], list[str]]:
    """Name -> locked versions (several where Python versions differ), and the file's faults."""
    pins: dict[str, set[str]] = defaultdict(set)
    faults = []
    lines = path.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines):
        at = f"{path.name}:{number + 1}"
        if HOST.search(line):
            faults.append(f"{at} names a host: {line.strip()}")
        if not line or line[0] in " #":
            continue
        pin = PIN.match(line)
        if pin is None or not lines[number + 1].startswith("    --hash=sha256:"):
            faults.append(f"{at} is not a version with a hash: {line.strip()}")
        else:
            pins[canonicalize_name(pin[1])].add(pin[2])
    return pins, faults


def unmet(wanted: list[str], pins: dict[str, set[str]], name: str) -> Iterator[str]:
    for text in wanted:
        need = Requirement(text)
        locked = pins.get(canonicalize_name(need.name), set())
        if not locked or not all(need.specifier.contains(version) for version in locked):
            yield f"{name} locks {', '.join(sorted(locked)) or 'nothing'} for {text}: {AGAIN}"


def of_extra(name: str, project: dict[str, Any]) -> list[str]:
    """What an extra needs, and the extras of our own that it names."""
    found = []
    for text in project.get("optional-dependencies", {}).get(name, []):
        need = Requirement(text)
        own = need.name == project.get("name")
        found += [one for part in need.extras for one in of_extra(part, project)] if own else [text]
    return found


def check(root: Path) -> list[str]:
    """One sentence for each fault of the lock files below root."""
    whole = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    project: dict[str, Any] = whole["project"]
    groups: dict[str, list[str]] = whole["dependency-groups"]
    run: list[str] = [*project["dependencies"], *of_extra("server", project)]
    dev = [*run, *of_extra("postgres", project), *groups["dev"]]
    extras = project.get("optional-dependencies", {})
    all_extras = [*dev, *(need for name in extras for need in of_extra(name, project))]
    wanted = {"run": run, "dev": dev, "extras": all_extras}
    wanted |= {name: groups[name] for name in ("bench", "node", "postgres")}
    pins, faults = {}, []
    for name, needs in wanted.items():
        path = root / "requirements" / f"{name}.txt"
        pins[name], found = read_pins(path)
        faults += [*found, *unmet(needs, pins[name], path.name)]
    for few, many in (("run", "dev"), ("dev", "extras")):
        for package in sorted(pins[few]):
            if pins[few][package] != pins[many].get(package):
                files = f"{few}.txt and {many}.txt"
                faults.append(f"{files} lock different versions of {package}: {AGAIN}")
    return faults


if __name__ == "__main__":
    FAULTS = check(Path(__file__).parents[1])
    print("\n".join(FAULTS) or "The lock files fit pyproject.toml.")
    sys.exit(bool(FAULTS))
