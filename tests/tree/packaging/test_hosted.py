"""Files for hosts of repositories and for editors: what they name is there."""

import configparser
import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
WORKFLOWS = ROOT / ".github" / "workflows"
HOOKS = ROOT / ".pre-commit-config.yaml"
TEMPLATES = sorted((ROOT / ".github").rglob("*.md"))
CONFIGS = [HOOKS, *sorted((ROOT / ".github").rglob("*.yml"))]
TARGET = re.compile(r"(?<![\w/`-])make ((?:[a-z][a-z-]*)(?: [a-z][a-z-]*)*)")
PLACE = re.compile(r"(?<![\w./-])(?:requirements|tests|tools|web|examples|src)/[\w./*-]+")
ACTION = re.compile(r"uses: (\S+)")
MODULE = re.compile(r"python -m (tools\.\w+)")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def by_name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def targets() -> set[str]:
    """What `make` can be asked for."""
    found: set[str] = set()
    for heads in re.findall(r"^([a-z][a-z -]*):(?!=)", read(ROOT / "Makefile"), re.MULTILINE):
        found |= set(heads.split())
    return found


def uncommented(path: Path) -> str:
    """A file of settings without its comments."""
    return re.sub(r"(^|\s)#.*", "", read(path))


@pytest.mark.parametrize("path", CONFIGS, ids=by_name)
def test_the_file_is_yaml(path: Path) -> None:
    yaml = pytest.importorskip("yaml")

    assert isinstance(yaml.safe_load(read(path)), dict)


@pytest.mark.parametrize("path", CONFIGS, ids=by_name)
def test_every_make_target_and_tool_exists(path: Path) -> None:
    text = uncommented(path)
    asked = {target for words in TARGET.findall(text) for target in words.split()}
    tools = [ROOT / name.replace(".", "/") for name in MODULE.findall(text)]

    assert set() == asked - targets()
    assert [] == [tool for tool in tools if not (tool.with_suffix(".py").exists() or tool.is_dir())]


@pytest.mark.parametrize("path", CONFIGS, ids=by_name)
def test_every_file_and_folder_exists(path: Path) -> None:
    named = PLACE.findall(uncommented(path))

    assert [] == [name for name in named if not list(ROOT.glob(name))]


def pythons() -> list[str]:
    """The versions of Python that Kindu says it runs on."""
    found = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["project"]["classifiers"]))
    return sorted(found, key=lambda version: int(version.partition(".")[2]))


def test_changes_are_tested_on_every_python() -> None:
    yaml = pytest.importorskip("yaml")
    jobs = yaml.safe_load(read(WORKFLOWS / "ci.yml"))["jobs"]
    everywhere = re.findall(r"python-version: \"(.*)\"", read(WORKFLOWS / "ci.yml"))

    assert pythons() == jobs["linux"]["strategy"]["matrix"]["python"]
    assert "make test" in [step.get("run") for step in jobs["linux"]["steps"]]
    assert {"ubuntu-latest", "macos-latest", "windows-latest"} == {
        job["runs-on"] for job in jobs.values()
    }
    assert set(everywhere) <= set(pythons())


def test_wheels_are_compiled_for_every_python() -> None:
    wheels = PROJECT["tool"]["cibuildwheel"]
    script = re.search(r"\{package\}/(\S+)", wheels["test-command"])

    assert [f"cp{version.replace('.', '')}-*" for version in pythons()] == wheels["build"]
    assert script is not None
    assert (ROOT / script[1]).is_file()
    assert set(wheels["environment"]) <= set(
        re.findall(r"ENGINE_\w+", read(ROOT / "hatch_build.py"))
    )


@pytest.mark.parametrize("path", sorted(WORKFLOWS.glob("*.yml")), ids=by_name)
def test_actions_of_others_are_pinned_to_a_version(path: Path) -> None:
    actions = ACTION.findall(read(path))

    assert actions
    assert [] == [one for one in actions if not re.fullmatch(r"[\w-]+/[\w-]+@v\d+(\.\d+)?", one)]


def test_hooks_before_a_commit_run_our_own_tools() -> None:
    yaml = pytest.importorskip("yaml")
    repos = yaml.safe_load(read(HOOKS))["repos"]
    hooks = [hook for repo in repos for hook in repo["hooks"]]
    first = {hook["entry"].split()[0].removeprefix(".venv/bin/") for hook in hooks}

    assert ["local"] == [repo["repo"] for repo in repos]
    assert {"system"} == {hook["language"] for hook in hooks}
    assert {"ruff", "mypy", "python", "make"} == first


@pytest.mark.parametrize("path", TEMPLATES, ids=by_name)
def test_files_named_in_templates_exist(path: Path) -> None:
    named = re.findall(r"\b(?:[\w-]+/)*[\w-]+\.md\b|(?<=`)[\w.-]+/(?=`)", read(path))

    assert [] == [name for name in named if not (ROOT / name).exists()]


def test_every_template_of_an_issue_says_what_it_is_for() -> None:
    heads = [read(path).split("---")[1] for path in TEMPLATES if "ISSUE" in str(path)]

    assert 4 == len(heads)
    assert [] == [head for head in heads if not ("\nname: " in head and "\nabout: " in head)]


def test_editors_get_the_widths_of_the_formatters() -> None:
    editor = configparser.ConfigParser()
    editor.read_string("[top]\n" + read(ROOT / ".editorconfig"))
    prettier = json.loads(read(ROOT / "web/.prettierrc.json"))
    widths = {name: editor[name].get("max_line_length") for name in editor.sections()}

    assert str(PROJECT["tool"]["ruff"]["line-length"]) == widths["*.py"]
    assert str(prettier["printWidth"]) == widths["web/**.{ts,svelte,js,mjs,css}"]
