"""Processes that work beside the event loop: jobs, a fair queue, the pool, and the worker.

May import core and the refusals of the server.
"""
