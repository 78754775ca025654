"""What alembic runs: our migrations, on the connection that it is given."""

from alembic import context

from kindu.server.data.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite can't alter a table in place
)
with context.begin_transaction():
    context.run_migrations()
