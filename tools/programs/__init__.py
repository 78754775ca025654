"""Programs of others that tests need: those of this system, or fetched by `make`."""
