"""Worlds that an eye imagines while others choose tickets, with a weaker memory, and packed."""

import pytest

from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR
from kindu.games.heart_of_africa.state.state import Tabletop
from tests.games.heart_of_africa.invariants import heart_conserved
from tests.games.heart_of_africa.scene import BOARD, RULES, Scene, scene
from tests.support import rule

FOUR = ["* ticket T07", "* ticket T03", "* ticket T20", "* ticket T11"]


def choosing() -> Scene:
    """The first tickets: T03, T07, T11 and T20 for seat 1, T30 to T33 for seat 2."""
    state = RULES.start(2, {"start player": "1"})
    assert isinstance(state, Tabletop)
    cards = [f"* train {name}" for name in BOARD.colours[:8]] + ["* train red"] * 5
    terrain = ["* terrain desert", "* terrain jungle"] * 2
    return Scene(state).play(*cards, *terrain, *FOUR, *[f"* ticket T3{n}" for n in range(4)])


def worlds(game: Scene, eye: int, forget: int = 0) -> list[Scene]:
    """Complete worlds that look the same to this eye."""
    found = []
    for seed in range(40):
        state = Sight(game.table, eye).guess(Rng("worlds", seed), forget)
        assert isinstance(state, Tabletop)
        heart_conserved(state)
        found += [Scene(state)]
    return found


def chosen(game: Scene, seat: int) -> int:
    """How many tickets a seat has chosen, secretly so far."""
    return int(game.player(seat).choice).bit_count()


@rule("HA-SETUP-07", "HA-INFO-05")
def test_the_tickets_another_seat_chooses_from_may_be_any() -> None:
    found = worlds(choosing(), 1)

    assert {4} == {len(set(world.offer(1).split())) for world in found}
    assert 30 < len({world.offer(1) for world in found})
    assert {"T30 T31 T32 T33"} == {world.offer(2) for world in found}
    assert {0} == {chosen(world, 1) for world in found}


@rule("HA-SETUP-07")
@pytest.mark.parametrize("eye", [1, SPECTATOR])
def test_a_seat_that_has_chosen_may_have_kept_two_three_or_four(eye: int) -> None:
    game = choosing().play("1 keep T03", "1 keep T07", "1 enough")

    assert {2, 3, 4} == {chosen(world, 1) for world in worlds(game, eye)}


@rule("HA-SETUP-07")
def test_a_seat_knows_its_own_choice() -> None:
    game = choosing().play("1 keep T03", "1 keep T07", "1 enough")

    assert {int(game.player(1).choice)} == {int(w.player(1).choice) for w in worlds(game, 0)}


@rule("HA-TICKET-05", "HA-INFO-05")
def test_the_tickets_drawn_by_another_seat_may_be_any() -> None:
    game = scene(2, p2={"tickets": "T01 T02"}).play("1 draw tickets", *FOUR)
    found = worlds(game, 1)

    assert 30 < len({world.offer(1) for world in found})
    assert {"T01 T02"} == {world.tickets(2) for world in found}
    assert not any("T01" in world.offer(1) for world in found)


@rule("HA-INFO-04")
def test_only_who_drew_from_a_renewed_deck_can_hold_a_card_of_it() -> None:
    """All red cards were in the discards that became the deck; seat 1 alone has drawn since."""
    game = scene(3, p2={"hand": "blue*3"}, deck="red*12")
    game.table.fresh = game.table.deck
    for player in game.table.players:
        player.blind = player.blinds = 0
    game.play("1 draw train", "* train red", "1 draw train", "* train red")
    found = worlds(game, SPECTATOR)

    assert {"red*2"} == {world.hand(1) for world in found}
    assert not any("red" in world.hand(seat) for world in found for seat in (2, 3))


@rule("HA-INFO-02")
def test_a_weaker_memory_forgets_cards_taken_openly_but_never_how_many_there_are() -> None:
    """Seat 2 took three red cards openly, which seat 1 may not remember."""
    game = scene(2, p1={"hand": "blue*2"}, p2={"hand": "red*3 white", "known": "red*3"})
    vague = worlds(game, 0, forget=1000)

    assert {"red*3"} == {world.known(2) for world in worlds(game, 0)}
    assert {""} == {world.known(2) for world in vague}
    assert {(4, "blue*2")} == {(int(w.player(2).cards), w.hand(1)) for w in vague}
    assert len({world.hand(2) for world in vague}) > 10


@rule("HA-INFO-02")
def test_a_fair_memory_forgets_some_of_them() -> None:
    game = scene(2, p2={"hand": "red*8 blue", "known": "red*8"})
    known = {world.known(2) for world in worlds(game, 0, forget=500)}

    assert 3 < len(known)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_packed_table_unpacks_to_the_same(seats: int) -> None:
    p1 = {"hand": "red*3 locomotive", "owns": "pretoria-durban/1 libreville-bangui", "points": 9}
    game = scene(seats, p1={**p1, "tickets": "T01", "terrain": "desert*2"}, returned="1:T05")
    state = RULES.unpack(game.table.pack())
    assert isinstance(state, Tabletop)
    again = Scene(state)

    assert list(game.table.pack()) == list(state.pack())
    assert game.legal() == again.legal()
    assert (game.owned(1), game.parts(1)) == (again.owned(1), again.parts(1))


def test_a_table_alone_is_no_game() -> None:
    with pytest.raises(NotImplementedError):
        Tabletop(RULES, BOARD, 2).clone()
