"""Make a release: the changelog from its fragments, the version, a commit and a tag.

    python -m tools.release 0.2.0             # or: make release VERSION=0.2.0
    python -m tools.release 0.2.0 --dry-run   # print the new section and change nothing

Nothing leaves this machine: push the commit and its tag yourself.
"""

import argparse
import re
import subprocess
import sys
from datetime import UTC, date, datetime
from pathlib import Path

FRAGMENTS = "changelog.d"
CHANGELOG = "CHANGELOG.md"
PROJECT = "pyproject.toml"
STATED = re.compile(r'^version = "([^"]+)"$', re.MULTILINE)
RELEASED = re.compile(r"^## \d", re.MULTILINE)
Version = tuple[int, ...]


class Refused(Exception):
    """Why there is no release, in one sentence."""


def git(root: Path, *words: str) -> str:
    command = ["git", *words]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused(f"git {words[0]} failed: {(done.stderr or done.stdout).strip()}")
    return done.stdout


def numbers(text: str) -> Version:
    """A version as numbers that compare."""
    if not re.fullmatch(r"(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}", text):
        raise Refused(f"Expected a version such as 0.2.0, but got {text!r}.")
    return tuple(int(part) for part in text.split("."))


def stated_version(root: Path) -> str:
    found = STATED.search((root / PROJECT).read_text(encoding="utf-8"))
    if found is None:
        raise Refused(f"{PROJECT} states no version.")
    return found[1]


def fragments(root: Path) -> list[Path]:
    """The fragments by number of their issue, then by name."""
    found = [path for path in (root / FRAGMENTS).glob("*.md") if path.name != "README.md"]
    return sorted(found, key=lambda path: (issue(path), path.name))


def issue(path: Path) -> int:
    found = re.match(r"\d+", path.name)
    return int(found[0]) if found else 0


def entry(text: str) -> str:
    """A fragment as items of a list: one item, unless it is a list already."""
    text = text.strip()
    if text.startswith("- "):
        return text
    return "- " + "\n".join(f"  {line}" if line else "" for line in text.splitlines()).lstrip()


def section(version: str, day: date, found: list[Path]) -> str:
    entries = [entry(path.read_text(encoding="utf-8")) for path in found]
    return f"## {version} ({day.isoformat()})\n\n" + "\n".join(entries) + "\n"


def with_section(changelog: str, new: str) -> str:
    """The changelog with a new section above those of older releases."""
    first = RELEASED.search(changelog)
    at = first.start() if first else len(changelog)
    head, tail = changelog[:at].rstrip(), changelog[at:]
    return f"{head}\n\n{new}" + (f"\n{tail}" if tail else "")


def check(root: Path, version: str, *, dry: bool) -> None:
    """Refuse what can't be released."""
    stated = stated_version(root)
    if numbers(version) <= numbers(stated):
        raise Refused(f"Expected a version higher than {stated}, but got {version}.")
    if git(root, "tag", "--list", f"v{version}").strip():
        raise Refused(f"The tag v{version} exists already.")
    if not fragments(root):
        raise Refused(f"There is nothing to release: {FRAGMENTS} has no fragments.")
    if not dry and git(root, "status", "--porcelain").strip():
        raise Refused("The tree has changes that are not committed: commit or stash them first.")


def release(root: Path, version: str, new: str) -> None:
    """Write changelog and version, delete the fragments, commit and tag."""
    changelog, project = root / CHANGELOG, root / PROJECT
    text = with_section(changelog.read_text(encoding="utf-8"), new)
    changelog.write_text(text, encoding="utf-8")
    text = STATED.sub(f'version = "{version}"', project.read_text(encoding="utf-8"), count=1)
    project.write_text(text, encoding="utf-8")
    for path in fragments(root):
        path.unlink()
    git(root, "add", "--all", CHANGELOG, PROJECT, FRAGMENTS)
    git(root, "commit", "--quiet", "-m", f"[dev] Release {version}")
    git(root, "tag", "--annotate", f"v{version}", "-m", f"Kindu {version}")


def main(args: list[str], root: Path) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.release", description="Make a release.")
    parser.add_argument("version", help="such as 0.2.0; higher than the one in pyproject.toml")
    parser.add_argument("--dry-run", action="store_true", help="print the section, change nothing")
    asked = parser.parse_args(args)
    try:
        check(root, asked.version, dry=asked.dry_run)
        new = section(asked.version, datetime.now(UTC).date(), fragments(root))
        if asked.dry_run:
            print(new, end="")
        else:
            release(root, asked.version, new)
            print(f"Released {asked.version}. Publish it: git push --follow-tags")
    except Refused as why:
        print(why, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], Path.cwd()))
