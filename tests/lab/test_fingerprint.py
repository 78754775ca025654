"""The hash of code: it changes with the code, and with nothing else."""

from kindu.games import keys
from kindu.lab.fingerprint import bare, of_game

CODE = '''"""A module."""

import os  # needed

NAME = "# no comment"


class Thing:
    """A thing."""

    def name(self) -> str:
        """Its name.

        In two parts.
        """
        return NAME
'''


def test_comments_docstrings_and_blank_lines_do_not_count() -> None:
    lines = [
        "import os",
        'NAME = "# no comment"',
        "class Thing:",
        "    def name(self) -> str:",
        "        return NAME",
    ]

    assert lines == bare(CODE).splitlines()
    assert bare(CODE) == bare(CODE.replace("two parts", "parts").replace("needed", "used"))


def test_code_counts() -> None:
    assert bare(CODE) != bare(CODE.replace("no comment", "some comment"))


def test_every_game_has_its_own() -> None:
    assert len(keys()) == len({of_game(key) for key in keys()})
