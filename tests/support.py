"""What tests share."""

import pytest

from kindu.games import KEYS

rule = (
    pytest.mark.rule
)  # @rule("AF-MOVE-03"): the rules that a test shows; read by tools/rule_index.py

A_GAME = f"a game out of {', '.join(KEYS)}"  # in refusals
