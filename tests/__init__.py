"""The tests; a package, so that they can share helpers and run as programs."""
