"""Chosen colours, quick reactions, and how finished games ended."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

NEW = {"game": "result", "seat": "colour", "chat": "reaction"}


def upgrade() -> None:
    for table, column in NEW.items():
        with op.batch_alter_table(table, schema=None) as batch_op:
            batch_op.add_column(sa.Column(column, sa.Text(), server_default="", nullable=False))


def downgrade() -> None:
    for table, column in NEW.items():
        with op.batch_alter_table(table, schema=None) as batch_op:
            batch_op.drop_column(column)
