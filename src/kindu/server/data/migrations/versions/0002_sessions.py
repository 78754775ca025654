"""Sessions of browsers, the seat that speaks in the chat, and who is muted."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

SPEAKER = (
    "UPDATE chat SET seat = COALESCE((SELECT min(seat.seat) FROM seat WHERE seat.game = chat.game "
    "AND seat.person = chat.person AND seat.person != ''), -1)"
)


def upgrade() -> None:
    make_session()
    make_mute()
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("seat", sa.Integer(), server_default="-1", nullable=False))
    op.execute(SPEAKER)


def make_session() -> None:
    op.create_table(
        "session",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("browser", sa.Text(), nullable=False),
        sa.Column("system", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("session", schema=None) as batch_op:
        batch_op.create_index("session_person", ["person"], unique=False)


def make_mute() -> None:
    op.create_table(
        "mute",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "person"),
    )
    with op.batch_alter_table("mute", schema=None) as batch_op:
        batch_op.create_index("mute_person", ["person"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_column("seat")
    with op.batch_alter_table("mute", schema=None) as batch_op:
        batch_op.drop_index("mute_person")
    op.drop_table("mute")
    with op.batch_alter_table("session", schema=None) as batch_op:
        batch_op.drop_index("session_person")
    op.drop_table("session")
