"""Storage: SQLite or PostgreSQL, schema and migrations, backup and restore.

May import the core, and from kindu.server only its settings and clock.
"""
