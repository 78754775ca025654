"""What is kept: SQLite or PostgreSQL, schema and migrations, backup and restore.

May import the core, and of kindu.server nothing but its settings and clock.
"""
