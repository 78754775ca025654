"""The outside world of a simulated server: time, threads, wires, disk, PostgreSQL, bots."""
