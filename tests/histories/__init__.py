"""Recorded histories of two real processes on one real PostgreSQL, in the spirit of Jepsen.

- `cluster` starts PostgreSQL and two processes of `kindu serve`; `launcher` shifts their clocks.
- `client` and `habits` are random people, who connect to either process; `nemesis` does the harm.
- `recorder` writes down what everybody sent and heard, as lines of JSON; `records` are its shapes.
- `laws/` is the consistency model, one law per function; `checker` asks them all. They read and
  write nothing, so a history can be judged again: `python -m tests.histories judge FILE`.
- `storm` puts it together for one seed.

`make histories SEEDS=10 SECONDS=30` runs many; docs/testing.md says what they promise.
"""
