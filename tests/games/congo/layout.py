"""How the words of a scene become cards and tiles on a table; the box stays complete."""

from __future__ import annotations

from mypy_extensions import i64

from kindu.games import piles
from kindu.games.congo.board.board import standard_board
from kindu.games.congo.board.numbers import BELLIGERENTS, FLAGS, SPECIALS, STATIONS
from kindu.games.congo.state import characters
from kindu.games.congo.state.player import Player
from kindu.games.congo.state.state import Tabletop, put_at
from tests.games.congo.invariants import loses_flag

BOARD = standard_board()
KEYS = {"hand", "known", "helpers", "specials", "hippos", "score"}
ALL_CHARACTERS = sum(int(n) * int(characters.ONE[k]) for k, n in enumerate(BOARD.kind_copies))


def each(text: str) -> list[str]:
    """`nun*2 servant` is nun, nun and servant."""
    split = [word.partition("*") for word in text.split()]
    return [name for name, _, n in split for _ in range(int(n or 1))]


def character_pile(text: str) -> int:
    return sum(int(characters.ONE[BOARD.kind_ids.index(name)]) for name in each(text))


def helper_pile(text: str) -> int:
    return sum(int(piles.ONE[BOARD.auxiliary_ids.index(name)]) for name in each(text))


def hippo_pile(text: str) -> int:
    return sum(int(piles.ONE[int(value)]) for value in each(text))


def special_set(text: str) -> int:
    return sum(2 ** BOARD.special_ids.index(name) for name in text.split())


def neutral_set(text: str) -> int:
    return sum(2 ** (BOARD.kind_ids.index(name) - BELLIGERENTS) for name in text.split())


def spoken(name: str, n: int) -> str:
    return f"{name}*{n}" if n > 1 else name


def character_words(pile: i64) -> str:
    """A pile in words: `gb-doctor*2 us-explorer-officer`."""
    amounts = [(name, int(characters.count(pile, k))) for k, name in enumerate(BOARD.kind_ids)]
    return " ".join(spoken(name, n) for name, n in amounts if n)


def helper_words(pile: i64) -> str:
    amounts = [(name, int(piles.count(pile, k))) for k, name in enumerate(BOARD.auxiliary_ids)]
    return " ".join(spoken(name, n) for name, n in amounts if n)


def hippo_words(pile: i64) -> str:
    """The highest tiles first: `3 1*2`."""
    amounts = [(str(value), int(piles.count(pile, value))) for value in range(9, 0, -1)]
    return " ".join(spoken(value, n) for value, n in amounts if n)


def special_words(cards: i64) -> str:
    return " ".join(name for n, name in enumerate(BOARD.special_ids) if int(cards) >> n & 1)


def neutral_words(members: i64) -> str:
    names = BOARD.kind_ids[BELLIGERENTS:]
    return " ".join(name for n, name in enumerate(names) if int(members) >> n & 1)


def seat_player(player: Player, seen: dict[str, object]) -> None:
    assert set(seen) <= KEYS, seen
    player.hand = character_pile(str(seen.get("hand", "")))
    player.known = character_pile(str(seen.get("known", "")))
    player.helpers = helper_pile(str(seen.get("helpers", "")))
    player.specials = special_set(str(seen.get("specials", "")))
    player.hippos = hippo_pile(str(seen.get("hippos", "")))
    player.score = int(str(seen.get("score", 0)))


def lay_characters(table: Tabletop, changes: dict[str, object]) -> None:
    """Deck and discards; the hands were drawn blind from this deck, but for `known`.

    A named deck leaves the rest for the discards or, if these are named too, for the last hand.
    """
    table.gone = neutral_set(str(changes.pop("gone", "")))
    given = changes.pop("discard", None)
    table.discard = character_pile(str(given or ""))
    deck = changes.pop("deck", None)
    rest = ALL_CHARACTERS - int(characters.neutral_pile(table.gone)) - int(table.discard)
    rest -= sum(int(player.hand) for player in table.players)
    named = character_pile(str(deck or ""))
    table.removed = taken_out(table, rest - named, changes)
    rest -= int(characters.neutral_pile(table.removed))
    table.deck = rest if deck is None else named
    if given is None:
        table.discard += rest - table.deck
    else:
        table.players[-1].hand += rest - table.deck
    table.deck_size = characters.total(table.deck)
    table.fresh = table.deck + int(characters.neutral_pile(table.removed))  # nobody knows these
    for player in table.players:
        player.cards = characters.total(player.hand)
        player.blind = player.hand - player.known
        player.blinds = characters.total(player.blind)
        table.fresh += player.blind
        table.met |= characters.neutrals(player.known)
    table.met |= table.gone | characters.neutrals(table.discard)


def taken_out(table: Tabletop, rest: int, changes: dict[str, object]) -> int:
    """The non-belligerents taken out at set-up: the last ones that are not named elsewhere."""
    if "removed" in changes:
        return neutral_set(str(changes.pop("removed")))
    free = [n for n in range(14) if int(characters.neutrals(rest)) >> n & 1]
    many = int(BOARD.neutrals_removed[table.seats])
    return sum(2**n for n in free[len(free) - many :])


def lay_helpers(table: Tabletop, changes: dict[str, object]) -> None:
    """Like the characters: `helper_deck` and `helper_discard`."""
    given = changes.pop("helper_discard", None)
    table.helper_discard = helper_pile(str(given or ""))
    rest = piles.pack(BOARD.auxiliary_cards) - table.helper_discard
    rest -= sum(int(player.helpers) for player in table.players)
    deck = changes.pop("helper_deck", None)
    table.helper_deck = rest if deck is None else helper_pile(str(deck))
    if given is None:
        table.helper_discard += rest - table.helper_deck
    else:
        table.players[-1].helpers += rest - table.helper_deck
    table.helper_deck_size = piles.total(table.helper_deck)
    table.helper_fresh = table.helper_deck
    for player in table.players:
        player.helper_cards = piles.total(player.helpers)
        player.helper_blind = player.helpers
        player.helper_blinds = player.helper_cards
        table.helper_fresh += player.helper_blind


def lay_specials(table: Tabletop, changes: dict[str, object]) -> None:
    """Cards that are not named lie in the deck; if the deck is named, on the discards."""
    table.special_discard = special_set(str(changes.pop("special_discard", "")))
    rest = 2**SPECIALS - 1 - int(BOARD.specials_removed[table.seats]) - table.special_discard
    rest -= sum(int(player.specials) for player in table.players)
    deck = changes.pop("special_deck", None)
    table.special_deck = rest if deck is None else special_set(str(deck))
    table.special_discard += rest - table.special_deck
    table.special_deck_size = int(table.special_deck).bit_count()
    for player in table.players:
        player.special_cards = int(player.specials).bit_count()


def lay_hippos(table: Tabletop, changes: dict[str, object]) -> None:
    """Tiles that are not named lie in the stack; if the stack is named, they were used."""
    rest = piles.pack(BOARD.hippo_tiles) - sum(int(player.hippos) for player in table.players)
    box = changes.pop("hippo_box", None)
    table.hippo_box = rest if box is None else hippo_pile(str(box))
    table.hippo_discard = rest - table.hippo_box
    table.hippo_size = piles.total(table.hippo_box)
    for player in table.players:
        player.tiles = piles.total(player.hippos)


def lay_stops(table: Tabletop, changes: dict[str, object], turned: bool) -> None:
    """The tile and the flag where the steamboat lies, any others up and down the river."""
    table.stop = BOARD.stop_ids.index(str(changes.pop("stop", "isangi")))
    station = BOARD.station_ids.index(str(changes.pop("station", "mission")))
    flag = str(changes.pop("flag", "gb"))
    tiles = [int(n) for n in BOARD.station_tiles]
    tiles[station] -= 1
    stops = [n for n in range(16) if not int(BOARD.skipped[table.seats]) >> n & 1]
    for stop in [n for n in stops if n < table.stop]:
        kind = tiles.index(max(tiles))
        tiles[kind] -= 1
        table.turned = put_at(table.turned, stop, kind)
    if turned:
        table.turned = put_at(table.turned, table.stop, station)
    else:
        tiles[station] += 1
    table.tiles = sum(tiles[kind] * int(piles.ONE[kind]) for kind in range(STATIONS))
    lay_flags(table, flag, stops)


def lay_flags(table: Tabletop, flag: str, stops: list[int]) -> None:
    """A flag beside every stop, the most frequent ones first, except where a tile removed it."""
    flags = [int(n) for n in BOARD.flag_tiles]
    if flag:
        flags[BOARD.nation_ids.index(flag)] -= 1
        table.flags = put_at(table.flags, table.stop, BOARD.nation_ids.index(flag))
    for stop in stops:
        if stop != table.stop and not loses_flag(table, stop):
            nation = flags.index(max(flags))
            flags[nation] -= 1
            table.flags = put_at(table.flags, stop, nation)
    table.flag_box = sum(flags[nation] * int(piles.ONE[nation]) for nation in range(FLAGS))
