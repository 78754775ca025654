"""The compiled engine in a folder of its own: compiled again only when engine files have changed.

`python -m tools.engine build/compiled` leaves there a copy of the package with the engine compiled.
`sources` says what is compiled, `copies` keeps the rest as it is in src; both need only Python.
"""
