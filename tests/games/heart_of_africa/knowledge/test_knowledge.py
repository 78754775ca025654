"""HA-INFO: what a watchful player knows, shown on Sights and on the worlds guessed from them."""

import pytest

from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR
from kindu.games.heart_of_africa.state.state import BATCH, SIX, Tabletop
from tests.games.heart_of_africa.layout import ids
from tests.games.heart_of_africa.scene import BOARD, Scene, scene
from tests.support import rule

EYES = [0, 1, 2, SPECTATOR]
eyes = pytest.mark.parametrize("eye", EYES)
CAPE = "cape_town-port_elizabeth/1"  # black, 3 spaces


def seen(game: Scene, eye: int) -> Scene:
    """The table as this eye sees it."""
    state = Sight(game.table, eye).state
    assert isinstance(state, Tabletop)
    return Scene(state)


def worlds(game: Scene, eye: int, many: int = 40) -> list[Scene]:
    """Worlds as this eye may imagine them."""
    found = []
    for seed in range(many):
        state = Sight(game.table, eye).guess(Rng("knowledge", seed))
        assert isinstance(state, Tabletop)
        found += [Scene(state)]
    return found


@rule("HA-INFO-01")
@eyes
def test_everybody_knows_what_the_terrain_deck_holds(eye: int) -> None:
    """15 of each less those in displays, row and discards."""
    displays = {"p1": {"terrain": "desert*3"}, "p2": {"terrain": "jungle mountain*2"}}
    game = scene(3, **displays, terrain_row="desert mountain", terrain_discard="jungle*4")

    assert "desert*11 jungle*10 mountain*12" == seen(game, eye).terrain_deck()


@rule("HA-INFO-02")
@pytest.mark.parametrize("eye", [0, 2, SPECTATOR])
def test_a_card_taken_from_the_row_is_remembered(eye: int) -> None:
    game = scene(3, p2={"hand": "black*2"}, row="red red blue locomotive white", turn=2)
    game.play("2 take red", "* train green", "2 take red", "* train green")

    assert ("red*2", 4) == (seen(game, eye).hand(2), int(seen(game, eye).player(2).cards))


@rule("HA-INFO-02")
def test_an_open_locomotive_is_remembered_too() -> None:
    game = scene(2, row="red red blue locomotive white").play("1 take locomotive", "* train red")

    assert "locomotive" == seen(game, 1).hand(1)


@rule("HA-INFO-02")
@pytest.mark.parametrize("eye", [0, 2, SPECTATOR])
def test_a_card_drawn_blind_is_not_known(eye: int) -> None:
    game = scene(3, turn=2).play("2 draw train", "* train red", "2 draw train", "* train blue")

    assert ("", 2) == (seen(game, eye).hand(2), int(seen(game, eye).player(2).cards))


@rule("HA-INFO-02")
@pytest.mark.parametrize(
    ("hand", "known", "left"),
    [
        ("black*5", "black*4", "black"),
        ("black*5", "black*2", ""),
        ("black*3 red", "red", "red"),
        ("black*3 red*2", "black red*2", "red*2"),
    ],
)
def test_cards_played_are_known_ones_as_long_as_there_are_any(
    hand: str, known: str, left: str
) -> None:
    game = scene(2, p1={"hand": hand, "known": known}).claim(1, CAPE, "black")

    assert (left, left) == (game.known(1), seen(game, 1).hand(1))


@rule("HA-INFO-02")
def test_locomotives_of_the_set_and_those_played_as_terrain_go_down_alike() -> None:
    p1 = {"hand": "black*2 locomotive*4", "known": "locomotive*3"}
    game = scene(2, p1=p1).claim(1, CAPE, "black", 1, wild=1)

    assert ("locomotive*2", "locomotive") == (game.hand(1), seen(game, 1).hand(1))


@rule("HA-INFO-03", "RUL-23")
@eyes
def test_unseen_cards_are_known_as_one_pool(eye: int) -> None:
    """110 less own hand, row, discards and the known parts of the other hands."""
    hands = ["black*3 red", "red*4 white", "locomotive*2"]
    known = ["red", "red*2", ""]
    players = {f"p{n + 1}": {"hand": hands[n], "known": known[n]} for n in range(3)}
    game = scene(3, **players, row="red blue blue white green", discard="white*5")

    sure = [hands[n] if n == eye else known[n] for n in range(3)]
    gone = " ".join([*sure, "red blue blue white green white*5"])
    amounts = [word.partition("*") for word in gone.split()]
    lost = {c: sum(int(n or 1) for name, _, n in amounts if name == c) for c in BOARD.colours}
    pool = [(14 if c == "locomotive" else 12) - lost[c] for c in BOARD.colours]
    assert (
        " ".join(f"{c}*{n}" for c, n in zip(BOARD.colours, pool, strict=True))
        == seen(game, eye).deck()
    )
    assert "white*5" == seen(game, eye).discard()


@rule("HA-INFO-03")
def test_a_player_cannot_tell_who_holds_which_card_of_the_pool() -> None:
    """Red, blue and white are unseen: two of them in the hand of seat 2, one in the deck."""
    most = "purple*11 blue*10 orange*11 white*10 green*11 yellow*12 black*12 red*11 locomotive*14"
    game = scene(2, p1={"hand": most}, p2={"hand": "red blue"}, deck="white")

    found = {(world.hand(2), world.deck()) for world in worlds(game, 0)}
    assert {("blue red", "white"), ("white red", "blue"), ("blue white", "red")} == found


def renewed(seats: int, **players: dict[str, str]) -> Scene:
    """Seat 1 takes the last card of the deck; the discards are the new one."""
    rest = {"deck": "green", "discard": "red*3 blue*2"}
    hands = {"p1": {"hand": "green*3"}, "p2": {"hand": "black*2 yellow", "known": "yellow"}}
    game = scene(seats, **rest, **{**hands, **players})
    return game.play("1 draw train", "* train green")


@rule("HA-INFO-04")
def test_before_the_renewal_the_hand_of_the_rival_is_unknown() -> None:
    game = scene(2, p2={"hand": "black*2 yellow", "known": "yellow"}, discard="red*3 blue*2")
    hands = {world.hand(2) for world in worlds(game, 0)}

    assert 5 < len(hands)
    assert {True} == {"yellow" in hand for hand in hands}


@rule("HA-INFO-04")
def test_with_two_players_the_renewal_makes_the_hand_of_the_rival_known_in_full() -> None:
    game = renewed(2)

    found = {(world.hand(2), world.deck()) for world in worlds(game, 0)}
    assert {(game.hand(2), "blue*2 red*3")} == found


@rule("HA-INFO-04")
def test_a_card_held_since_before_the_renewal_is_not_in_the_new_deck() -> None:
    """Seat 2 draws one card of the new deck; only that one is unknown to seat 1."""
    game = renewed(2).play("1 take purple", "* train red")
    game.play("2 draw train", "* train blue")
    old = int(game.player(2).hand)
    found = {world.deck() for world in worlds(game, 0)}
    added = {int(world.player(2).hand) - old for world in worlds(game, 0)}

    assert {"blue red*2", "blue*2 red"} == found
    assert 2 == len(added)
    assert 0 in added


@rule("HA-INFO-04")
def test_with_three_players_the_colours_of_the_new_deck_are_known_but_not_who_holds_the_rest() -> (
    None
):
    game = renewed(3)

    found = worlds(game, 0)
    assert {"blue*2 red*3"} == {world.deck() for world in found}
    assert 1 < len({world.hand(2) for world in found})
    assert {True} == {"yellow" in world.hand(2) for world in found}


@rule("HA-INFO-05", "RUL-29")
@eyes
def test_returned_tickets_are_known_to_their_owner_and_in_their_place(eye: int) -> None:
    game = scene(3, returned="2:T40 1:T12 2:T30")

    mine = {0: "? T12 ?", 1: "T40 ? T30"}
    assert mine.get(eye, "? ? ?") == seen(game, eye).returned()


@rule("HA-INFO-05")
@eyes
def test_the_table_knows_who_put_how_many_there_and_when(eye: int) -> None:
    table = seen(scene(3, returned="2:T40 1:T12 2:T30"), eye).table

    assert [1, 0, 1] == [int(table.batches[(entry >> SIX) * BATCH]) for entry in table.queue]


@rule("HA-INFO-05", "RUL-29")
def test_their_owner_never_imagines_them_elsewhere() -> None:
    game = scene(2, returned="2:T40 1:T12 2:T30", p2={"tickets": "T01 T02"})
    mine, theirs = worlds(game, 1), worlds(game, 0)

    assert {("T40", "T30")} == {(w.returned()[:3], w.returned()[-3:]) for w in mine}
    assert 5 < len({w.returned() for w in theirs})
    assert {"T12"} == {w.returned()[4:7] for w in theirs}


@rule("HA-INFO-05", "RUL-29")
def test_who_returned_a_ticket_knows_who_draws_it() -> None:
    """Seat 2 draws T12 and T13, which seat 1 returned, and keeps one of them."""
    game = scene(3, ticket_deck=0, returned="1:T12 1:T13", turn=2)
    game.play("2 draw tickets", "* ticket T12", "* ticket T13", "2 keep T12", "2 enough")

    own = {(w.tickets(2), w.returned()) for w in worlds(game, 0)}
    others = {(w.tickets(2), w.returned()) for w in worlds(game, SPECTATOR)}
    assert {("T12", "T13"), ("T13", "T12")} == own
    assert 5 < len(others)


@rule("HA-INFO-05", "RUL-29")
def test_a_ticket_returned_again_is_known_to_who_returned_it_last() -> None:
    """T12 comes from seat 1 to seat 2, which returns it below T30, and then to seat 3."""
    game = scene(4, ticket_deck=0, returned="1:T12 2:T30 2:T31", p1={"tickets": "T05"}, turn=2)
    game.play("2 draw tickets", "* ticket T12", "* ticket T30", "* ticket T31")
    game.play("2 keep T30", "2 keep T31")
    one = [place_of(game, "T12", eye) for eye in range(3)]
    game.play("3 draw tickets", "* ticket T12", "3 keep T12")

    assert [{"kept by 2", "under the deck"}, {"under the deck"}] == one[:2]
    assert {"kept by 4"} < one[2]
    assert 1 < len(place_of(game, "T12", 0))
    assert [{"kept by 3"}] * 2 == [place_of(game, "T12", eye) for eye in (1, 2)]
    assert {"T05"} == {world.tickets(1) for world in worlds(game, 0)}


def place_of(game: Scene, ticket: str, eye: int) -> set[str]:
    """Where an eye may imagine a ticket."""
    found = set()
    for world in worlds(game, eye):
        kept = [seat for seat in range(1, 5) if ticket in world.tickets(seat)]
        found |= {f"kept by {kept[0]}" if kept else "under the deck"}
    return found


@rule("HA-INFO-05", "RUL-29")
def test_who_draws_a_ticket_forgets_no_other_that_was_returned_with_it() -> None:
    """Seat 1 has seen T12 and T13 go to seat 2, which returned both."""
    game = scene(3, ticket_deck=0, returned="2:T12 2:T13")
    for ticket in ("T12", "T13"):
        game.player(1).aware |= 1 << BOARD.ticket_ids.index(ticket)
    game.play("1 draw tickets", "* ticket T12")

    assert "T12 T13" == ids(game.player(1).aware)


@rule("HA-INFO-05")
@pytest.mark.parametrize("eye", [0, 2, SPECTATOR])
def test_of_tickets_kept_only_the_number_is_known(eye: int) -> None:
    table = seen(scene(3, p2={"tickets": "T01 T02 T03"}), eye)

    assert ("", 3) == (table.tickets(2), int(table.player(2).kept))


@rule("HA-INFO-06")
def test_a_card_is_drawn_evenly_from_its_deck_and_not_from_the_discards() -> None:
    game = scene(2, deck="red*2 blue locomotive*3", discard="white*4").play("1 draw train")

    assert {"train blue": 1, "train red": 2, "train locomotive": 3} == game.odds()


@rule("HA-INFO-06", "RUL-23")
def test_the_order_of_a_renewed_deck_is_unknown_to_all() -> None:
    game = renewed(2).play("1 draw train")

    assert {"train blue": 2, "train red": 3} == game.odds()


@rule("HA-INFO-06")
def test_tickets_never_dealt_are_equally_likely_and_returned_ones_are_certain() -> None:
    game = scene(2, ticket_deck="T05 T06", returned="2:T40 1:T12").play("1 draw tickets")
    odds = [game.odds()]
    for line in ("* ticket T06", "* ticket T05", "* ticket T40"):
        odds += [game.play(line).odds()]

    assert [{"ticket T05": 1, "ticket T06": 1}, {"ticket T05": 1}] == odds[:2]
    assert [{"ticket T40": 1}, {"ticket T12": 1}] == odds[2:]
