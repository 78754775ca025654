"""What tests share."""

import pytest

from kindu.core import state as engine
from kindu.games import keys

rule = (
    pytest.mark.rule
)  # @rule("AF-MOVE-03"): the rules that a test shows; read by tools/rule_index.py

A_GAME = f"a game out of {', '.join(keys())}"  # in refusals

# Tests may look at more on the compiled engine, which is some 50 times faster.
COMPILED = not str(engine.__file__).endswith(".py")
