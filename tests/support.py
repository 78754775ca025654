"""What tests share."""

import pytest

rule = (
    pytest.mark.rule
)  # @rule("AF-MOVE-03"): the rules that a test shows; read by tools/rule_index.py
