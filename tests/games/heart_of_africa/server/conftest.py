"""A server that tests share."""

from tests.server.conftest import server

__all__ = ["server"]
