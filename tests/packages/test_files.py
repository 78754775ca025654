"""What is in the packages: all that is needed, and nothing else."""

from __future__ import annotations

import re
import shutil
import tarfile
import zipfile
from pathlib import Path

import pytest

from hatch_build import STATIC
from kindu import __version__
from kindu.games import own_keys
from tests.packages.building import ROOT, Packages
from tools.engine.sources import engine_files
from tools.play.house import system_npm

pytestmark = pytest.mark.wheel
APP = "kindu/static/"
BINARY = re.compile(r"(kindu/.+)\.(?:cpython|abi3|cp3)[^/]*\.(?:so|pyd)")
NEVER = re.compile(r"(^|/)(node_modules|\.venv[^/]*|\.tools|__pycache__|dist|build|\.git|\.ci)/")


def inside(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as file:
        return set(file.namelist())


def app(names: set[str]) -> set[str]:
    return {name for name in names if name.startswith(APP)}


def test_the_wheel_is_for_its_engine(packages: Packages, engine: str) -> None:
    wheel = packages.wheel(engine)
    binaries = {found[1] + ".py" for name in inside(wheel) if (found := BINARY.fullmatch(name))}
    expected = set(engine_files(ROOT / "src")) if engine == "compiled" else set()

    assert expected == binaries
    assert (engine == "pure") == wheel.name.endswith("-py3-none-any.whl")
    assert wheel.name.startswith(f"kindu-{__version__}-")


def test_the_wheel_has_all_that_the_package_reads(packages: Packages, engine: str) -> None:
    names = inside(packages.wheel(engine))
    here = ROOT / "src"
    sources = {
        path.relative_to(here).as_posix()
        for path in (here / "kindu").rglob("*")
        if path.is_file() and path.suffix not in {".pyc", ".so", ".pyd"}
    }

    assert f"{APP}index.html" in sources
    assert set() == sources - names
    assert all(f"kindu/games/{key}/rules.md" in names for key in own_keys())
    beside = {name.split("/")[0].split(".")[0] for name in names - sources}
    assert beside <= {"kindu", "kindu__mypyc", f"kindu-{__version__.split('.')[0]}"}


def test_the_sdist_has_the_sources_and_the_app_and_no_leftovers(packages: Packages) -> None:
    with tarfile.open(packages.sdist()) as file:
        names = {name.partition("/")[2] for name in file.getnames()}

    assert [] == sorted(name for name in names if NEVER.search(name))
    assert {"hatch_build.py", "web/package-lock.json", "tools/compiled_docs.py", "NOTICE"} <= names
    assert f"src/{APP}index.html" in names


def test_the_sdist_lies_alone(packages: Packages) -> None:
    folder = packages.unpacked()

    assert [] == [above for above in folder.parents if (above / ".git").exists()]


@pytest.mark.skipif(system_npm() is None, reason="no npm of the system was found")
def test_the_web_app_is_built_from_the_sdist_alike(packages: Packages, tmp_path: Path) -> None:
    """The names of its files contain hashes of their contents."""
    source = tmp_path / "source"
    shutil.copytree(packages.unpacked(), source, ignore=shutil.ignore_patterns("PKG-INFO"))
    shutil.rmtree(source / STATIC)
    built = inside(packages.whole_wheel(source))

    assert app(inside(packages.wheel("pure"))) == app(built)
