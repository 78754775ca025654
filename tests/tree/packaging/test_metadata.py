"""What a package index shows of Kindu: built by the build backend itself, and fit to be shown."""

import re
from pathlib import Path

from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

ROOT = Path(__file__).parents[3]
SHOWN = ProjectMetadata[PluginManager](str(ROOT), PluginManager()).core
LINK = re.compile(
    r"""\]\(([^)\s]+)\)|\b(?:src|href)=["']?([^"'\s>]+)|^\[[^]]+\]:\s*(\S+)""", re.MULTILINE
)


def test_the_readme_has_no_link_or_picture_that_leads_nowhere_on_an_index() -> None:
    links = [one for found in LINK.findall(SHOWN.readme) for one in found if one]

    assert [] == [link for link in links if not link.startswith(("https://", "#"))]
    assert "text/markdown" == SHOWN.readme_content_type


def test_the_readme_names_every_extra() -> None:
    named = {
        name
        for names in re.findall(r"kindu\[([\w,]+)\]", SHOWN.readme)
        for name in names.split(",")
    }

    assert set(SHOWN.optional_dependencies) == named


def test_the_licence_is_stated_once() -> None:
    assert "MIT" == SHOWN.license_expression
    assert [] == [one for one in SHOWN.classifiers if one.startswith("License")]


def test_every_supported_python_has_its_classifier() -> None:
    """The backend refuses classifiers that no index knows; this test looks for gaps."""
    found = re.findall(r"Python :: 3\.(\d+)", "\n".join(SHOWN.classifiers))
    minors = sorted(int(minor) for minor in found)

    assert f">=3.{minors[0]}" == SHOWN.requires_python
    assert list(range(minors[0], minors[-1] + 1)) == minors
