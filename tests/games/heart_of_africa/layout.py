"""How the words of a scene become cards, tickets and tracks on a table; the box stays complete."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kindu.games.heart_of_africa.board.board import standard_board
from kindu.games.heart_of_africa.network import connect
from kindu.games.heart_of_africa.state.state import LOW, SIX, Player, Tabletop
from kindu.games.piles import ONE, count, pack, total

BOARD = standard_board()
TICKETS = 2**48 - 1
ROW = "purple blue orange white green"
TERRAIN_ROW = "desert jungle"
SINGLE = [n for n, twin in enumerate(BOARD.track_twin) if twin < 0]


def words(names: list[str], pile: i64) -> str:
    """A pile in words: `red*4 locomotive`."""
    amounts = [(name, int(count(pile, kind))) for kind, name in enumerate(names)]
    return " ".join(f"{name}*{n}" if n > 1 else name for name, n in amounts if n)


def ids(tickets: i64) -> str:
    return " ".join(name for n, name in enumerate(BOARD.ticket_ids) if int(tickets) >> n & 1)


def slots(names: list[str], row: vec[i64]) -> str:
    return " ".join(names[kind] if kind >= 0 else "-" for kind in row)


def each(text: str) -> list[str]:
    """`red*2 -` is red, red and -."""
    split = [word.partition("*") for word in text.split()]
    return [name for name, _, n in split for _ in range(int(n or 1))]


def pile(names: list[str], text: str) -> int:
    """The pile that these words name."""
    return sum(int(ONE[names.index(name)]) for name in each(text))


def tickets_of(text: str) -> int:
    return sum(2 ** BOARD.ticket_ids.index(word) for word in text.split())


def seat_player(table: Tabletop, player: Player, seen: dict[str, object]) -> None:
    assert set(seen) <= {"hand", "known", "terrain", "tickets", "owns", "trains", "points"}, seen
    player.hand = pile(BOARD.colours, str(seen.get("hand", "")))
    player.known = pile(BOARD.colours, str(seen.get("known", "")))
    player.terrain = pile(BOARD.terrain_ids, str(seen.get("terrain", "")))
    player.tickets = tickets_of(str(seen.get("tickets", "")))
    player.points = int(str(seen.get("points", 0)))
    for name in str(seen.get("owns", "")).split():
        give_track(table, player, BOARD.track_ids.index(name))


def give_track(table: Tabletop, player: Player, track: int) -> None:
    assert not table.taken(track), BOARD.track_ids[track]
    for owner in (player, table):
        if track < LOW:
            owner.low |= 2**track
        else:
            owner.high |= 2 ** (track - LOW)
    player.trains -= BOARD.track_length[track]
    connect(player, BOARD.track_a[track], BOARD.track_b[track])


def use_trains(table: Tabletop, player: Player, left: int) -> None:
    """Give single routes, those of the north first, until so many trains are left."""
    for track in SINGLE:
        if not table.taken(track) and BOARD.track_length[track] <= player.trains - left:
            give_track(table, player, track)
    assert player.trains == left


def lay_trains(table: Tabletop, changes: dict[str, object]) -> None:
    """Row, deck and discards; the hands were drawn blind from this deck, but for `known`."""
    row = each(str(changes.pop("row", ROW)))
    table.row = vec[i64]([BOARD.colours.index(n) if n != "-" else -1 for n in row])
    table.discard = pile(BOARD.colours, str(changes.pop("discard", "")))
    open_cards = pile(BOARD.colours, " ".join(n for n in row if n != "-"))
    rest = pack(BOARD.train_cards) - open_cards - table.discard
    rest -= sum(int(player.hand) for player in table.players)
    deck = changes.pop("deck", None)
    table.deck = rest if deck is None else pile(BOARD.colours, str(deck))
    table.players[-1].hand += rest - table.deck
    table.deck_size = total(table.deck)
    table.fresh = table.deck
    for player in table.players:
        player.cards = total(player.hand)
        player.blind = player.hand - player.known
        player.blinds = total(player.blind)
        table.fresh += player.blind


def lay_terrain(table: Tabletop, changes: dict[str, object]) -> None:
    row = each(str(changes.pop("terrain_row", TERRAIN_ROW)))
    table.terrain_row = vec[i64]([BOARD.terrain_ids.index(n) if n != "-" else -1 for n in row])
    table.terrain_discard = pile(BOARD.terrain_ids, str(changes.pop("terrain_discard", "")))
    open_cards = pile(BOARD.terrain_ids, " ".join(n for n in row if n != "-"))
    rest = pack(BOARD.terrain_cards) - open_cards - table.terrain_discard
    rest -= sum(int(player.terrain) for player in table.players)
    deck = changes.pop("terrain_deck", None)
    table.terrain_deck = rest if deck is None else pile(BOARD.terrain_ids, str(deck))
    table.players[-1].terrain += rest - table.terrain_deck


def lay_tickets(table: Tabletop, changes: dict[str, object]) -> None:
    """One batch for each seat holds all tickets that it has kept or returned."""
    returned = [word.split(":") for word in str(changes.pop("returned", "")).split()]
    below = [tickets_of(" ".join(t for s, t in returned if s == str(n + 1))) for n in range(5)]
    rest = TICKETS - sum(below) - sum(int(player.tickets) for player in table.players)
    deck = changes.pop("ticket_deck", None)
    if isinstance(deck, int):
        deck = " ".join(ids(rest).split()[:deck])
    table.undealt = rest if deck is None else tickets_of(str(deck))
    table.undealt_size = int(table.undealt).bit_count()
    table.players[-1].tickets += rest - table.undealt
    for seat, player in enumerate(table.players):
        player.kept = int(player.tickets).bit_count()
        player.aware = player.tickets | below[seat]
        for number in (seat, player.kept, player.aware, player.tickets):
            table.batches = append(table.batches, number)
    queue = [(int(s) - 1 << SIX) + BOARD.ticket_ids.index(t) for s, t in returned]
    table.queue = vec[i64](queue)
