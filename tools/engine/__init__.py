"""The compiled engine in its own folder, recompiled only when engine files have changed.

`python -m tools.engine build/compiled` leaves there a copy of the package with the engine compiled.
`sources` says what is compiled, `copies` keeps the rest as it is in src; both need only Python.
"""
