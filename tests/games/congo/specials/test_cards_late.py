"""Special cards late in a game, when there are discards, points and memories already."""

from __future__ import annotations

import pytest

from kindu.core.sight import Sight
from kindu.core.words import ALL
from kindu.games.congo.specials.base import Special
from tests.games.congo.knowledge.test_facts import helper, kind, told
from tests.games.congo.layout import neutral_words
from tests.games.congo.scene import RULES, Scene, scene
from tests.support import rule

THREE = "gb-officer de-doctor be-missionary"
US, ES = "us-explorer-officer", "es-doctor-officer"
JUNGLE = {"station": "jungle", "flag": ""}


def played(card: str, bids: str, *lines: str, **changes: object) -> Scene:
    """Seat 1 plays this card at a British mission of value 3."""
    position: dict[str, object] = {"p1": {"specials": card}, **changes}
    return scene(len(bids.split()), bids=bids, **position).special(1, card, *lines)


@rule("CO-SPC-03")
def test_a_new_card_may_be_played_everywhere_unless_it_names_its_place() -> None:
    new, placed = Special(15, "CO-SP-NEW-02"), Special(16, "CO-SP-NEW-04", "CO-SP-NEW-03")

    assert (15, "CO-SP-NEW-02", "CO-SPC-03") == (new.number, new.rule, new.place)
    assert (16, "CO-SP-NEW-03") == (placed.number, placed.place)


@rule("CO-SP-GORILLA-07", "CO-SP-WARRIOR-05")
@pytest.mark.parametrize(
    ("card", "lines", "place"),
    [
        ("gorilla", ["1 target 2", "1 target 3", "1 flee"], JUNGLE),
        ("warrior", ["1 target 2", "* die 4"], {}),
    ],
)
def test_the_card_joins_those_discarded_before(
    card: str, lines: list[str], place: dict[str, str]
) -> None:
    game = played(card, THREE, *lines, special_discard="malaria shaman", **place)

    assert {card, "malaria", "shaman"} == set(game.special_discard().split())


@rule("CO-SP-OVERBOARD-01")
def test_the_auxiliary_lost_joins_those_discarded_before() -> None:
    game = played("man_overboard", THREE, helper_discard="nun*2", p2={"helpers": "nun nurse"})
    game.play("1 target 2", "* auxiliary nun")

    assert "nun*3" == game.helper_discard()


@rule("CO-SP-OKAPI-02", "CO-SP-TRADER-02", "CO-SPC-07")
@pytest.mark.parametrize(
    ("card", "lines", "bid", "place", "points"),
    [
        ("okapi", ["1 hunt"], "gb-explorer", JUNGLE, 2),
        ("arab_trader", ["1 drop", "2 drop", "3 drop"], "gb-missionary", {}, 1),
    ],
)
def test_points_by_special_cards_add_up(
    card: str, lines: list[str], bid: str, place: dict[str, str], points: int
) -> None:
    game = scene(3, p1={"specials": card}, bids=f"{bid} de-doctor de-officer", **place)
    game.player(1).extras = 3
    game.special(1, card, *lines)

    assert 2 * (3 + points) == game.sheet(1)["CO-SPC-07"]


@rule("CO-SP-BOILER-02")
def test_all_who_choose_are_marked_until_the_last_has_chosen() -> None:
    hands = {"p2": {"hand": "fr-doctor"}, "p3": {"hand": "fr-officer"}}
    game = played("boiler_damage", THREE, **hands)
    before = int(game.table.asked)
    game.play("2 discard fr-doctor", "3 discard fr-officer")

    assert (0b110, 0) == (before, game.table.asked)


@rule("CO-SP-BOILER-02", "R-16", "CO-INFO-05")
@pytest.mark.parametrize("name", ["us-doctor-missionary", US])
def test_all_have_met_a_non_belligerent_that_goes_overboard(name: str) -> None:
    """The first kind of them too; those met before are not forgotten."""
    hands = {"p2": {"hand": name}, "p3": {"hand": "fr-officer"}}
    game = played("boiler_damage", THREE, gone=ES, **hands)
    game.play(f"2 discard {name}", "3 discard fr-officer")

    assert {name, ES} == set(neutral_words(game.table.met).split())


@rule("CO-SP-HIPPO-02")
def test_a_new_bid_is_shown_once_as_it_is_drawn() -> None:
    new = ["* character gb-doctor", "* character fr-explorer", "* character be-officer"]
    game = played("hippo_attack", THREE, *new[:2]).play(new[2])

    assert [("CO-VAL-01", 3, kind("be-officer"), 0, ALL)] == told(game, "CO-VAL-01")


@rule("CO-SP-MALARIA-01")
def test_the_highest_number_may_be_the_lowest_of_all() -> None:
    """All roll a 4 and have to roll again."""
    game = played("malaria", THREE, "* die 4", "* die 4", "* die 4")
    again = game.verb()
    game.play("* die 3", "* die 4", "* die 4")

    assert ("die", "gb-officer") == (again, game.discard())


@rule("CO-SP-COLONIST-01", "R-33")
@pytest.mark.parametrize("deck", ["deck", "helper_deck"])
def test_a_single_card_left_may_be_drawn(deck: str) -> None:
    discard = deck.replace("deck", "discard")
    card = {"deck": "gb-doctor", "helper_deck": "nun"}[deck]
    game = played("colonist", THREE, **{deck: card, discard: ""})

    assert ["draw characters", "draw auxiliaries"] == game.legal()


@rule("CO-DRAW-02", "CO-SP-COLONIST-01", "CO-INFO-01")
@pytest.mark.parametrize("deck", ["characters", "auxiliaries"])
def test_a_preview_shows_the_deck_made_anew_as_it_will_be_seen(deck: str) -> None:
    """What others hold may lie in the deck too, as far as the owner can see."""
    piles = {"deck": "", "discard": "fr-doctor", "helper_deck": "", "helper_discard": "nun"}
    game = played("colonist", THREE, **piles)
    seen = Sight(game.table, 0).after([RULES.parse(f"draw {deck}")])
    game.play(f"1 draw {deck}")

    assert list(Sight(game.table, 0).pack()) == list(seen.pack())


@rule("CO-SP-COLONIST-01", "CO-INFO-03")
def test_an_auxiliary_drawn_is_told_to_its_owner() -> None:
    game = played("colonist", THREE, "1 draw auxiliaries", "* auxiliary nun")

    assert [("CO-SP-COLONIST-01", 1, helper("nun"), 1, 1)] == told(game, "CO-SP-COLONIST-01")


@rule("CO-SP-COLONIST-02", "CO-INFO-04")
def test_the_bid_swapped_out_joins_what_all_know_of_the_hand() -> None:
    p1 = {"specials": "colonist", "hand": "fr-doctor fr-officer", "known": "fr-doctor"}
    game = played("colonist", THREE, "1 draw characters", "* character gb-doctor", p1=p1)
    game.play("1 swap")

    assert "fr-doctor gb-officer" == game.known(1)


@rule("CO-SP-COLONIST-02")
@pytest.mark.parametrize("bids", [THREE, "- de-doctor be-missionary"])
@pytest.mark.parametrize("answer", ["swap", "keep"])
def test_after_the_exchange_no_card_drawn_is_left_to_swap(bids: str, answer: str) -> None:
    """Without a bid there is nothing to exchange it for."""
    game = played("colonist", bids, "1 draw characters", "* character gb-doctor")
    if game.legal(answer):
        game.play(f"1 {answer}")

    assert -1 == game.table.drawn
