"""Mutation testing: change the rules' code in small ways; the chapter tests must notice.

    python -m tools.mutants [--report] [GAME | GAME/CHAPTER.py ...]

Makes mutants of the chapters that each game's tests/games/<game>/case.py names, or of some of them,
and compares those that survived with its equivalent_mutants.txt. Fails on a survivor that is not
listed and on an entry that no longer survives. `--report` compares the results of the last run,
with the same names. An entry is:

    travel.py clear_table
    - if t.played[kind] > 0:
    + if t.played[kind] >= 0:
    The reason: what such a change can't alter, in one or more lines up to an empty one.
"""
