"""Invariants: what must be true of every simulation, whatever went wrong in it."""
