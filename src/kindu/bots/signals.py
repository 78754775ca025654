"""Lets Ctrl-C interrupt a search."""

# Not compiled: it only works because it is interpreted.


def hear_signals() -> None:
    """Let Python handle a pending signal, above all Ctrl-C.

    Python checks for signals in interpreted code only, never in compiled code. A search that calls
    this every few iterations stops within about a millisecond.
    """
