"""A server with the web app and a browser."""

from tests.web.fixtures import (
    browser,
    pytest_runtest_makereport,
    pytest_runtest_teardown,
    server,
    visit,
)

__all__ = ["browser", "pytest_runtest_makereport", "pytest_runtest_teardown", "server", "visit"]
