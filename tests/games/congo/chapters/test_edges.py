"""Cases that the given data never brings up, and what a weaker memory forgets."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.words import BIT
from kindu.games import piles
from kindu.games.congo.board.numbers import BELLIGERENTS
from kindu.games.congo.specials.base import Special
from kindu.games.congo.state.state import Tabletop, put_at
from tests.games.congo.chapters.test_draw import drawing
from tests.games.congo.invariants import congo_conserved
from tests.games.congo.knowledge.test_memory import worlds
from tests.games.congo.scene import BOARD, RULES, Scene, scene
from tests.games.congo.specials.test_cards_at_once import played
from tests.support import rule

THREE = "gb-doctor be-doctor fr-officer"


@rule("CO-DRAW-02", "R-05")
def test_without_any_character_left_the_draw_is_skipped() -> None:
    """All characters are with the last seat: only auxiliaries are drawn."""
    game = drawing(2, deck="", discard="").play("* auxiliary nun")

    assert {"auxiliary"} == {label.split()[0] for label in game.odds()}


@rule("CO-SP-TAMTAM-02", "R-06")
def test_who_sits_out_has_no_bid_to_take_back() -> None:
    game = played("tam_tam", "gb-doctor -", p2={})

    assert ("- -", "*") == (game.bids(), game.asked())


@rule("CO-SP-WARRIOR-02", "R-39")
def test_a_warrior_without_an_opponent_does_nothing() -> None:
    game = played("warrior", "gb-doctor -")

    assert ([3, 0], "warrior") == (game.score(), game.special_discard())


@rule("CO-SP-MALARIA-01", "R-25")
def test_malaria_without_a_bid_bites_nobody() -> None:
    game = scene(2, p1={"specials": "malaria"}).special(1, "malaria")

    assert ([0, 0], "malaria") == (game.score(), game.special_discard())


@rule("CO-SP-COLONIST-01", "R-33")
@pytest.mark.parametrize(
    ("changes", "offered"),
    [
        ({"deck": "", "discard": ""}, ["draw auxiliaries"]),
        ({"helper_deck": "", "helper_discard": ""}, ["draw characters"]),
        ({"deck": "", "discard": "", "helper_deck": "", "helper_discard": ""}, []),
    ],
)
def test_a_deck_that_gives_no_card_can_t_be_chosen(
    changes: dict[str, object], offered: list[str]
) -> None:
    game = played("colonist", THREE, **changes)

    assert offered == game.legal("draw")


@rule("CO-INFO-03")
def test_a_tile_that_two_have_looked_at_is_one_tile() -> None:
    """A second card like Explored Region would bring it up."""
    game = scene(3, bids=THREE)
    lowa, jungle = BOARD.stop_ids.index("lowa"), BOARD.station_ids.index("jungle")
    game.table.tiles -= piles.ONE[jungle]
    for seat in (1, 2):
        game.player(seat).seen = put_at(0, lowa, jungle)
        game.player(seat).looked = BIT[lowa]
    sight = Sight(game.table, 0)

    assert isinstance(sight.state, Tabletop)
    assert game.table.tiles == sight.state.tiles
    assert {int(game.player(2).seen)} == {int(world.player(2).seen) for world in worlds(game, 0)}
    assert 1 < len({int(world.player(1).seen) for world in worlds(game, 2)})
    for world in worlds(game, 2):
        assert world.player(1).seen == world.player(2).seen


@rule("CO-SP-BOILER-02", "CO-INFO-03")
def test_an_own_choice_is_remembered_while_others_choose() -> None:
    hands: dict[str, object] = {
        "p1": {"specials": "boiler_damage"},
        "p2": {"hand": "de-officer be-officer"},
        "p3": {"hand": "de-doctor be-officer"},
    }
    game = scene(3, bids=THREE, **hands).special(1, "boiler_damage", "2 discard be-officer")
    chosen = BOARD.kind_ids.index("be-officer")

    assert {chosen} == {int(world.player(2).choice) for world in worlds(game, 1)}
    assert 1 < len({int(world.player(2).choice) for world in worlds(game, 2)})


def vague(game: Scene, forget: int, many: int = 60) -> list[Scene]:
    """Worlds as seat 1 imagines them with a weaker memory."""
    found = []
    for seed in range(many):
        state = Sight(game.table, 0).guess(Rng("vague", seed), forget)
        assert isinstance(state, Tabletop)
        congo_conserved(state)
        found += [Scene(state)]
    return found


@rule("CO-INFO-04")
@pytest.mark.parametrize("from_present_deck", [True, False])
def test_a_weaker_memory_forgets_cards_that_went_back_openly(from_present_deck: bool) -> None:
    """Whether they came from the present deck or from an earlier one."""
    p2 = {"hand": "gb-doctor us-explorer-officer de-officer", "known": "gb-doctor de-officer"}
    game = scene(2, p1={"hand": "fr-doctor"}, p2=p2)
    if from_present_deck:
        table, known = game.table, game.player(2).known
        table.fresh += known
        game.player(2).blind += known
        game.player(2).blinds += 2
    hands = {world.hand(2) for world in vague(game, 1000)}

    assert {"de-officer gb-doctor"} == {
        " ".join(sorted(world.known(2).split())) for world in vague(game, 0)
    }
    assert {""} == {world.known(2) for world in vague(game, 1000)}
    assert 3 == len({world.known(2) for world in vague(game, 500)} - {""})
    assert {3} == {int(world.player(2).cards) for world in vague(game, 1000)}
    assert len(hands) > 20


def test_a_card_answers_only_what_it_asks() -> None:
    """A card that asks nothing has no answers, outcomes and steps."""
    card = Special(0, "CO-SPC-07")
    table = scene(2).table
    asks: list[Callable[[], None]] = [
        lambda: card.options(table, 0, RULES.buffer()),
        lambda: card.answer(table, 0, 0),
        lambda: card.outcome(table, 0, 0),
        lambda: card.go_on(table, 0),
        lambda: card.guess_choice(table, 0, Rng(1)),
    ]
    for ask in asks:
        with pytest.raises(NotImplementedError, match="CO-SPC-07"):
            ask()


def test_only_a_game_makes_fresh_tables() -> None:
    rules: Rules = RULES
    with pytest.raises(NotImplementedError):
        Tabletop(rules, BOARD, 2).fresh_table()


def test_non_belligerents_are_the_last_kinds() -> None:
    assert "us-explorer-officer" == BOARD.kind_ids[BELLIGERENTS]
