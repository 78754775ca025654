"""What is kept: SQLite or PostgreSQL, schema and migrations, backup and restore.

May import the engine's record, and of kindu.server nothing but its settings and clock.
"""
