"""Bots in processes of their own: the pool, its protocol, the worker, and who drives them.

May import tables and the engine.
"""
