"""The tables of the database, for alembic; the server itself uses plain SQL."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)
from sqlalchemy import text as raw

metadata = MetaData()
NAMED = raw("account != ''")


def text(name: str, *more: ForeignKey, primary: bool = False, empty: bool = False) -> Column[str]:
    """A text column, never NULL; `empty` if most rows are empty."""
    return Column(
        name, Text, *more, primary_key=primary, nullable=False,
        server_default="" if empty else None,
    )  # fmt: skip


def number(name: str, primary: bool = False) -> Column[int]:
    """A column of small whole numbers."""
    return Column(name, Integer, primary_key=primary, nullable=False, autoincrement=False)


def moment(name: str) -> Column[int]:
    """Milliseconds since 1970."""
    return Column(name, BigInteger, nullable=False)


def count(name: str) -> Column[int]:
    """Bytes or milliseconds that begin with 0."""
    return Column(name, BigInteger, nullable=False, server_default="0")


def game(primary: bool = True) -> Column[str]:
    """The table that a row belongs to; deleting the table deletes the row."""
    return text("game", ForeignKey("game.id", ondelete="CASCADE"), primary=primary)


Table(
    "person", metadata,
    text("id", primary=True), text("name"), text("account", empty=True),
    text("password", empty=True),
    number("era"),  # cookies from before sessions are valid only if they name this era
    moment("made"), moment("seen"),
    Index("person_account", "account", unique=True, sqlite_where=NAMED, postgresql_where=NAMED),
)  # fmt: skip
Table(
    "session", metadata,
    text("id", primary=True), text("person", ForeignKey("person.id", ondelete="CASCADE")),
    text("browser"), text("system"),  # in plain words, such as Firefox and Linux
    moment("made"), moment("seen"), moment("ended"),  # ended: 0 while it goes on
    Index("session_person", "person"),
)  # fmt: skip
Table("note", metadata, text("key", primary=True), text("words"))  # about the database itself
Table(
    "board", metadata,
    text("sha256", primary=True), text("game_key"), text("toml"), count("used"),
    Index("board_used", "used", "sha256"),
)  # fmt: skip
Table(
    "game", metadata,
    text("id", primary=True), text("game_key"), number("seats"), text("board"), text("options"),
    Column("seed", LargeBinary, nullable=False), text("status"), text("title"), text("host"),
    Column("public", Boolean, nullable=False), text("clock", empty=True),
    text("goes_on", empty=True),  # the lines before the first event, if it continues a file
    number("asked"), moment("made"), moment("touched"),
    text("rematch", empty=True),  # the table of the rematch
    count("size"), text("household", empty=True),
    text("luck", empty=True),  # what was pledged and sealed; empty before the start
    text("result", empty=True),  # points and places, once the game is over
    Index("game_open", "public", "status", "touched"), Index("game_host", "host", "size"),
    Index("game_household", "household", "size"), Index("game_board", "board"),
)  # fmt: skip
Table(
    "seat", metadata,
    game(), number("seat", primary=True), text("kind"), text("person", empty=True),
    text("level", empty=True), text("name"), text("stand_in", empty=True),
    Column("left_for_good", Boolean, nullable=False),
    Column("imposed", Boolean, nullable=False, server_default=false()),
    Column("away", BigInteger, nullable=False, server_default="0"),
    text("colour", empty=True),  # that the person chose
    Index("seat_person", "person"),
)  # fmt: skip
Table(
    "event", metadata,
    game(), number("n", primary=True), number("seat"), text("kind"), text("lines"), moment("at"),
)  # fmt: skip
Table(
    "envelope", metadata,
    game(), number("n", primary=True), number("seat", primary=True), text("lines"), moment("at"),
)  # fmt: skip
Table(
    "nonce", metadata,  # what clients commit to in the waiting room, and reveal after the start
    game(), number("seat", primary=True), text("commitment"), text("nonce", empty=True),
)  # fmt: skip
Table(
    "chat", metadata,
    game(), number("k", primary=True), text("person"), text("name"), text("words"), moment("at"),
    number("seat"),  # -1 if somebody spoke who only watches
    text("reaction", empty=True),  # a code in place of words
    Index("chat_person", "person"),
)  # fmt: skip
Table(
    "mute", metadata,
    game(), text("person", primary=True),  # empty: everybody who only watches
    text("name"), moment("at"),
    Index("mute_person", "person"),
)  # fmt: skip
Table(
    "proposal", metadata,
    game(), text("kind", primary=True), number("n"), number("seat"), number("agreed"), moment("at"),
)  # fmt: skip
Table(
    "token", metadata,
    text("hash", primary=True), game(primary=False), number("seat"), text("person"), text("name"),
    moment("made"), Column("revoked", Boolean, nullable=False),
    Index("token_seat", "game", "seat"), Index("token_person", "person"),
)  # fmt: skip
