"""Ctrl-C in the middle of a search."""

# Not compiled: its whole use is that it is interpreted.


def hear_signals() -> None:
    """Let Python handle a signal that has come, Ctrl-C above all.

    Python looks for signals where interpreted code begins, never in compiled code: a search that
    calls this every few iterations stops within a millisecond or so.
    """
