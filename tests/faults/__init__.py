"""Faults of the disk under the real databases: I/O errors, and power that fails.

`tests/simulation` lets whole statements fail. Here single calls fail, below SQLite: a layer between
SQLite and the system (a VFS, as SQLite calls it) sees every call that a database makes.

- `library` finds the SQLite that Python uses; `vfs` is the layer; `disk` counts its calls, makes
  one of them fail, and records what was written and synced.
- `units` are what is saved; `script` is the work of a server from its first start to its last
  stop.
- `injection` makes each call fail in each way; `image` and `power` cut the power.
- `mistakes` are stores that lose data, which must be found.

`make faults` tries everything; `python -m tests.faults --seed 17` replays one seed of power cuts.
"""
