"""Seating: taking and leaving seats, handing them to a bot and back, starting the game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from kindu.advice.players import NAMES
from kindu.core.words import SetupError
from kindu.games import game, refusal
from kindu.games.descriptor import LEVELS
from kindu.server.clock import now
from kindu.server.data import games
from kindu.server.data.rows import BOT, NOBODY, OPEN, OVER, PERSON, RUNNING, SeatRow
from kindu.server.luck import nonces, steps
from kindu.server.people.letters import are_alike, plain
from kindu.server.people.names import check_person_name, distinct_name
from kindu.server.people.persons import must_exist
from kindu.server.refusals import NotHere, NotYours, Taken, TooSoon
from kindu.server.tables.consent import reconsider
from kindu.server.tables.new_table import NewTable
from kindu.server.tables.presence import bot_at
from kindu.server.wire import outgoing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kindu.server.data.database import Statement
    from kindu.server.tables.table import Table

STAND_IN = "casual"  # the bot that plays for somebody who left or gave up
LONGEST_TITLE = 60


def level(name: str) -> str:
    """The name of a level or another bot of ours, or an error."""
    if name in NAMES:
        return name
    raise SetupError(refusal("a level", NAMES, name))


def bot_seat(seat: int, strength: str, name: str = "") -> SeatRow:
    """A bot of this level, named after it unless it has another name."""
    shown = check_person_name(name) if name else strength
    return SeatRow(seat, BOT, level=level(strength), name=shown)


def told_apart(seats: list[SeatRow]) -> list[SeatRow]:
    """The seats with distinct names: names that look alike get the number of their seat."""
    found: list[SeatRow] = []
    for one in seats:
        others = [other.name for other in seats if other.seat != one.seat]
        alike = one.name and any(are_alike(one.name, other) for other in others)
        name = f"{one.name[:36]} {one.seat + 1}" if alike else one.name
        found.append(replace(one, name=distinct_name(name, [other.name for other in found])))
    return found


def seated_again(seat: SeatRow) -> SeatRow:
    """The seat in a rematch: open if its person has left or was only a name in a file."""
    gone = seat.kind == PERSON and (seat.left or not seat.person)
    return SeatRow(seat.seat, NOBODY) if gone else replace(seat, stand_in="", imposed=False, away=0)


def table_again(table: Table, host: str, household: str) -> NewTable:
    """The request for a table like this one: same game, board, options and people."""
    was = table.game
    seats = [seated_again(one) for one in table.seats]
    options = msgspec.json.decode(was.options, type=dict[str, str])
    return NewTable(
        was.key, seats, host, was.title, options, table.board, was.public, table.terms,
        household=household,
    )  # fmt: skip


def title_of(text: str) -> str:
    """The name of a table: one line, or empty."""
    if len(text) > LONGEST_TITLE or (text and not text.isprintable()) or text != text.strip():
        raise SetupError(
            f"expected one line of at most {LONGEST_TITLE} characters as title, got {text[:80]!r}"
        )
    return plain(text)


async def take(table: Table, seat: int, person: str, name: str) -> None:
    """Take an open seat; one browser may have several."""
    async with table.alone():
        was = seat_at(table, seat)
        if outgoing.is_of(was, person):
            return
        if was.kind != NOBODY:
            raise Taken(f"expected an open seat, but {was.name or 'somebody'} sits on {seat + 1}")
        name = distinct_name(check_person_name(name), [one.name for one in table.seats])
        await put(table, SeatRow(seat, PERSON, person, name=name), was, [must_exist(person)])


async def leave(table: Table, seat: int, person: str) -> None:
    """Leave a seat. Before the game it becomes open again; during the game a bot takes over.

    Before the game, the host may also take somebody else off a seat.
    """
    async with table.alone():
        was = seat_at(table, seat)
        if not (table.game.status == OPEN and was.kind == PERSON and is_host(table, person)):
            was = own_seat(table, seat, person)
        if table.game.status == OPEN:
            await put(table, SeatRow(seat, NOBODY), was)
        elif table.game.status == RUNNING:
            standing_in = was.stand_in or STAND_IN
            await put(table, replace(was, left=True, stand_in=standing_in, imposed=False), was)


async def hand_to_bot(table: Table, seat: int, person: str, name: str) -> None:
    """Put a bot on a seat: an open one, your own, or one whose person is away."""
    async with table.alone():
        name = level(name)
        was = seat_at(table, seat)
        if table.game.status == OVER:
            raise Taken("expected a game that goes on, but this one is over")
        others = was.kind == PERSON and was.person != person
        if others:
            must_sit(table, person)
            must_be_long_away(table, was)
            must_play_well(name)
        if was.kind == PERSON and table.game.status == RUNNING:
            await put(table, replace(was, stand_in=name, imposed=others), was)
        else:
            must_host(table, person)
            bot = bot_seat(seat, name)
            names = [one.name for one in table.seats if one.seat != seat]
            await put(table, replace(bot, name=distinct_name(bot.name, names)), was)


async def hand_back(table: Table, seat: int, person: str) -> None:
    """Give a seat back to its person; before the game, a bot's seat becomes open."""
    async with table.alone():
        was = seat_at(table, seat)
        if was.kind == BOT and table.game.status == OPEN:
            must_host(table, person)
            await put(table, SeatRow(seat, NOBODY), was)
            return
        if was.kind != PERSON or was.person != person:
            raise NotYours(f"expected a seat of yours, but seat {seat + 1} is not")
        await put(table, replace(was, stand_in="", left=False, imposed=False), was)


async def paint(table: Table, seat: int, person: str, colour: str) -> None:
    """Choose the colour of a seat's pieces before the game; empty for no choice."""
    async with table.alone():
        was = own_seat(table, seat, person)
        if table.game.status != OPEN:
            raise Taken("expected a table that has not started, but it has")
        others = [one.colour for one in table.seats if one.seat != seat and one.colour]
        if free_colour(table.game.key, colour) in others:
            raise Taken(f"expected a colour that nobody has chosen, but {colour} is taken")
        await put(table, replace(was, colour=colour), was)


def free_colour(key: str, colour: str) -> str:
    """A colour that players of this game may choose, or an error."""
    if colour and colour not in game(key).colours:
        raise SetupError(refusal("a colour", list(game(key).colours), colour))
    return colour


async def rename(table: Table, person: str, title: str, public: bool) -> None:
    """Set the title, and whether the table is public."""
    async with table.alone():
        must_host(table, person)
        title = title_of(title)
        row = games.put_title(table.game.id, title, public, now(), person)
        await table.keep([row], "game")
        table.game = replace(table.game, title=title, public=public)
        table.tell_seats()


async def start(table: Table, person: str, commitment: str = "") -> None:
    """Start the game: from here on, options and luck are fixed; who starts may commit with it."""
    async with table.alone():
        must_sit(table, person)
        if table.game.status != OPEN:
            raise Taken("expected a table that has not started, but it has")
        empty = [str(one.seat + 1) for one in table.seats if one.kind == NOBODY]
        if empty:
            words = f"seat {empty[0]} is" if len(empty) == 1 else f"seats {' and '.join(empty)} are"
            raise Taken(f"expected somebody on every seat, but {words} open")
        await steps.pledge(table, person, commitment)


async def put(table: Table, seat: SeatRow, was: SeatRow, first: Sequence[Statement] = ()) -> None:
    """Save the seat and tell everybody; whoever lost it becomes a spectator."""
    statements = [*first, games.put_seat(table.game.id, seat, was)]
    if table.game.status == OPEN:
        statements.append(nonces.drop_commitment(table.game.id, seat.seat))
    await table.keep(statements, "seats")
    table.seats[seat.seat] = seat
    table.reseat()
    await reconsider(table)


def must_be_long_away(table: Table, seat: SeatRow) -> None:
    """Others may put a bot on a seat only after its person has been away for a while."""
    if seat.seat in table.present():
        raise NotYours(f"expected a seat whose person is away, but {seat.name} is here")
    free = bot_at(table, seat.seat)
    if free is None:
        raise Taken(f"expected a seat that its person plays, but a bot plays for {seat.name}")
    wait = -(-(free - now()) // 1000)
    if wait > 0:
        sentence = f"expected {seat.name} to be away for longer"
        raise TooSoon(f"{sentence}; you may put a bot there in {wait} seconds")


def must_play_well(name: str) -> None:
    """Nobody may weaken another person's seat: a stand-in is at least as good as for who left."""
    strong = LEVELS[LEVELS.index(STAND_IN) :]
    if name not in strong:
        wanted = refusal("a bot for somebody else's seat", strong, name)
        raise NotYours(wanted)


def seat_at(table: Table, seat: int) -> SeatRow:
    """A seat of this table."""
    if not 0 <= seat < len(table.seats):
        raise NotHere(f"expected a seat from 1 to {len(table.seats)}, but got {seat + 1}")
    return table.seats[seat]


def own_seat(table: Table, seat: int, person: str) -> SeatRow:
    """A seat that this person holds."""
    found = seat_at(table, seat)
    if not outgoing.is_of(found, person):
        raise NotYours(f"expected a seat of yours, but seat {seat + 1} is not")
    return found


def is_alone(table: Table, person: str) -> bool:
    """Whether nobody else has to agree to start: all seats are theirs or bots', none is open."""
    own = [outgoing.is_of(one, person) for one in table.seats]
    bots = [one.kind == BOT for one in table.seats]
    waits = table.game.status == OPEN
    return waits and any(own) and all(a or b for a, b in zip(own, bots, strict=True))


def must_sit(table: Table, person: str) -> None:
    """Only people who sit at this table may do this."""
    if not is_host(table, person) and not any(outgoing.is_of(one, person) for one in table.seats):
        raise NotYours("expected somebody who sits at this table, but you don't")


def is_host(table: Table, person: str) -> bool:
    """Whether this person is the host."""
    return bool(person) and table.game.host == person


def must_host(table: Table, person: str) -> None:
    """Only the host may do this."""
    if not is_host(table, person):
        raise NotYours("expected the host of this table, but you are not")
