"""Bots in separate processes: the pool, its protocol, the worker, and the driver.

May import tables and the engine.
"""
