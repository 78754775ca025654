"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    make_board()
    make_game()
    make_person()
    make_note()
    make_chat()
    make_envelope()
    make_event()
    make_proposal()
    make_seat()
    make_token()


def make_board() -> None:
    op.create_table(
        "board",
        sa.Column("sha256", sa.Text(), nullable=False),
        sa.Column("game_key", sa.Text(), nullable=False),
        sa.Column("toml", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("sha256"),
    )


def make_game() -> None:
    op.create_table(
        "game",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game_key", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("board", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.Text(), server_default="", nullable=False),
        sa.Column("goes_on", sa.Text(), server_default="", nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("asked", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.Column("rematch", sa.Text(), server_default="", nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("game", schema=None) as batch_op:
        batch_op.create_index("game_open", ["public", "status", "touched"], unique=False)
        batch_op.create_index("game_host", ["host"], unique=False)


def make_person() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("account", sa.Text(), server_default="", nullable=False),
        sa.Column("password", sa.Text(), server_default="", nullable=False),
        sa.Column("era", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("person", schema=None) as batch_op:
        batch_op.create_index(
            "person_account",
            ["account"],
            unique=True,
            sqlite_where=sa.text("account != ''"),
            postgresql_where=sa.text("account != ''"),
        )


def make_note() -> None:
    op.create_table(
        "note",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )


def make_chat() -> None:
    op.create_table(
        "chat",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("k", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "k"),
    )
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.create_index("chat_person", ["person"], unique=False)


def make_envelope() -> None:
    op.create_table(
        "envelope",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "n", "seat"),
    )


def make_event() -> None:
    op.create_table(
        "event",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "n"),
    )


def make_proposal() -> None:
    op.create_table(
        "proposal",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("agreed", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "kind"),
    )


def make_seat() -> None:
    op.create_table(
        "seat",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), server_default="", nullable=False),
        sa.Column("level", sa.Text(), server_default="", nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("stand_in", sa.Text(), server_default="", nullable=False),
        sa.Column("left_for_good", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.create_index("seat_person", ["person"], unique=False)


def make_token() -> None:
    op.create_table(
        "token",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("revoked", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash"),
    )
    with op.batch_alter_table("token", schema=None) as batch_op:
        batch_op.create_index("token_seat", ["game", "seat"], unique=False)
        batch_op.create_index("token_person", ["person"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("token", schema=None) as batch_op:
        batch_op.drop_index("token_person")
        batch_op.drop_index("token_seat")

    op.drop_table("token")
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.drop_index("seat_person")

    op.drop_table("seat")
    op.drop_table("proposal")
    op.drop_table("event")
    op.drop_table("envelope")
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_index("chat_person")

    op.drop_table("chat")
    op.drop_table("note")
    with op.batch_alter_table("person", schema=None) as batch_op:
        batch_op.drop_index("person_account")

    op.drop_table("person")
    with op.batch_alter_table("game", schema=None) as batch_op:
        batch_op.drop_index("game_host")
        batch_op.drop_index("game_open")

    op.drop_table("game")
    op.drop_table("board")
