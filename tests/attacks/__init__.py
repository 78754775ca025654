"""Attacks of strangers on a real server while four quiet people play.

`make attack` measures how long their moves take under each attack; the tests here only count
refusals. An attack is a file in `ways`, found by its folder; `attack.py` says what it consists of.
"""
