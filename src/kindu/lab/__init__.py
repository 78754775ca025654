"""Tools for study: counting positions, later arenas and ratings."""
