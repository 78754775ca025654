"""The lock files: no host, every package hashed, in step with pyproject.toml."""

from pathlib import Path

import pytest

from tools.lock_check import check, of_extra, read_pins

ROOT = Path(__file__).parents[3]


def test_lock_files_fit_the_project() -> None:
    assert [] == check(ROOT)


@pytest.mark.parametrize(
    "line",
    [
        "--index-url https://example.invalid/simple",
        "-i mirror",
        "--find-links ./wheels",
        "# from pypi.org",
        "thing @ file:///tmp/thing.whl",
    ],
)
def test_a_host_or_a_place_in_a_lock_file_is_a_fault(tmp_path: Path, line: str) -> None:
    path = tmp_path / "run.txt"
    path.write_text(f"{line}\nlibrt==0.16.0 \\\n    --hash=sha256:00\n", encoding="utf-8")
    _, faults = read_pins(path)

    assert any("names a host" in fault for fault in faults)


def test_a_package_without_a_hash_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "run.txt"
    path.write_text("librt==0.16.0\n    # via kindu\n", encoding="utf-8")
    _, faults = read_pins(path)

    assert ["run.txt:1 is not a version with a hash: librt==0.16.0"] == faults


def test_a_version_outside_the_bounds_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "requirements").mkdir()
    (tmp_path / "pyproject.toml").write_text(
        '[project]\ndependencies = ["librt>=0.16"]\n'
        "[dependency-groups]\ndev = []\nbench = []\nnode = []\npostgres = []\n",
        encoding="utf-8",
    )
    locked = {"run": "0.15.0", "dev": "0.16.0", "extras": "0.16.1", "bench": "0.16.0"}
    locked |= {"node": "0.16.0", "postgres": "0.16.0"}
    for name, version in locked.items():
        path = tmp_path / "requirements" / f"{name}.txt"
        path.write_text(f"librt=={version} \\\n    --hash=sha256:00\n", encoding="utf-8")

    assert [
        "run.txt locks 0.15.0 for librt>=0.16: run make lock.",
        "run.txt and dev.txt lock different versions of librt: run make lock.",
        "dev.txt and extras.txt lock different versions of librt: run make lock.",
    ] == check(tmp_path)


def test_an_extra_needs_what_the_extras_that_it_names_need() -> None:
    extras = {"cli": ["rich>=15"], "server": ["kindu[cli]", "uvicorn[standard]>=0.54"]}
    project = {"name": "kindu", "optional-dependencies": extras}

    assert ["rich>=15", "uvicorn[standard]>=0.54"] == of_extra("server", project)
    assert [] == of_extra("none", project)
