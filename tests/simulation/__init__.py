"""A deterministic simulation of the server, in the spirit of FoundationDB's and TigerBeetle's.

The real server runs here: application, uvicorn's protocols, tables, bots' pool, `Sqlite` and
`Postgres`. Only what lies outside of it is simulated, and drawn from one seed.

- `outside/` is that world: an event loop in virtual time, threads, wires, a disk, a PostgreSQL, bot
  processes, and the weather: which faults strike a seed, and how often.
- `people/` are random clients who play, and do everything else that people may do.
- `judges/` are the invariants; `run` plays one seed and asks them.
- `mutations` are mistakes in the server that must be found; `bench` is for tests of one mistake.

`make simulate SEEDS=1000` runs many seeds, `make simulate SEED=17` replays one with its trace.
"""
