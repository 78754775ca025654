"""How many bytes each table takes, for quotas, and when a board was last used."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

SIZES = (
    "UPDATE game SET size = 1000 + LENGTH(goes_on) + COALESCE("
    "(SELECT SUM(LENGTH(lines) + 100) FROM event WHERE event.game = game.id), 0)"
)


def upgrade() -> None:
    with op.batch_alter_table("game", schema=None) as batch_op:
        batch_op.add_column(sa.Column("size", sa.BigInteger(), server_default="0", nullable=False))
        batch_op.add_column(sa.Column("household", sa.Text(), server_default="", nullable=False))
        batch_op.drop_index("game_host")
        batch_op.create_index("game_host", ["host", "size"], unique=False)
        batch_op.create_index("game_household", ["household", "size"], unique=False)
        batch_op.create_index("game_board", ["board"], unique=False)
    with op.batch_alter_table("board", schema=None) as batch_op:
        batch_op.add_column(sa.Column("used", sa.BigInteger(), server_default="0", nullable=False))
        batch_op.create_index("board_used", ["used", "sha256"], unique=False)
    op.execute(SIZES)


def downgrade() -> None:
    with op.batch_alter_table("board", schema=None) as batch_op:
        batch_op.drop_index("board_used")
        batch_op.drop_column("used")
    with op.batch_alter_table("game", schema=None) as batch_op:
        batch_op.drop_index("game_board")
        batch_op.drop_index("game_household")
        batch_op.drop_index("game_host")
        batch_op.create_index("game_host", ["host"], unique=False)
        batch_op.drop_column("household")
        batch_op.drop_column("size")
