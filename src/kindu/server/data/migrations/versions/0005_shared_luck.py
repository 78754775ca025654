"""Luck to which every client contributes."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("game", schema=None) as batch_op:
        batch_op.add_column(sa.Column("luck", sa.Text(), server_default="", nullable=False))
    op.create_table(
        "nonce",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("nonce", sa.Text(), server_default="", nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat"),
    )


def downgrade() -> None:
    op.drop_table("nonce")
    with op.batch_alter_table("game", schema=None) as batch_op:
        batch_op.drop_column("luck")
