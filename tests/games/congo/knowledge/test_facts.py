"""What is told about each step: the numbers in a log's sentences, and who sees them."""

from __future__ import annotations

import pytest

from kindu.core.words import ALL
from kindu.games.congo.board.numbers import BELLIGERENTS
from kindu.games.congo.values import SHARE
from tests.games.congo import questions
from tests.games.congo.chapters.test_setup import start
from tests.games.congo.scene import BOARD, Scene, scene
from tests.support import rule

Told = tuple[str, int, int, int, int]  # rule, seat from 1 (0: nobody), a, b, eyes
THREE = "gb-missionary be-doctor de-missionary"


def told(game: Scene, *rules: str) -> list[Told]:
    """The facts of these rules since the last `play` began."""
    found = [fact for fact in game.facts if fact.rule in rules]
    assert all((0, 0) == (fact.c, fact.d) for fact in found)
    return [(f.rule, int(f.seat) + 1, int(f.a), int(f.b), int(f.eyes)) for f in found]


def kind(name: str) -> int:
    return BOARD.kind_ids.index(name)


def helper(name: str) -> int:
    return BOARD.auxiliary_ids.index(name)


def card(name: str) -> int:
    return BOARD.special_ids.index(name)


def stop(name: str) -> int:
    return BOARD.stop_ids.index(name)


def station(name: str) -> int:
    return BOARD.station_ids.index(name)


@rule("CO-SETUP-02", "CO-SETUP-13", "CO-INFO-05")
def test_the_first_player_is_told_and_to_nobody_who_is_taken_out() -> None:
    game = start(3, "random", "* start 2", "* remove es-doctor-officer")

    out = kind("es-doctor-officer") - BELLIGERENTS
    assert [("CO-SETUP-13", 2, 0, 0, ALL), ("CO-SETUP-02", 0, out, 0, 0)] == told(
        game, "CO-SETUP-13", "CO-SETUP-02"
    )


@rule("CO-SETUP-03", "CO-SETUP-04", "CO-SETUP-06", "CO-SETUP-08", "CO-SETUP-11")
def test_what_is_dealt_is_told_to_its_owner_and_the_flags_to_all() -> None:
    """Seat 2 is first."""
    verbs = ["remove", "character", "auxiliary", "special", "hippo", "flag"]
    found: dict[str, list[Told]] = {}
    game = start(2, "2")
    for verb in verbs:
        while game.verb() == verb:
            game.play(f"* {game.legal()[-1]}")
            found.setdefault(verb, []).extend(told(game, game.facts[0].rule))

    owners = {verb: [(fact[0], fact[1], fact[4]) for fact in found[verb]] for verb in verbs}
    assert [("CO-SETUP-03", 2, 2)] * 4 + [("CO-SETUP-03", 1, 1)] * 4 == owners["character"]
    assert [("CO-SETUP-04", 2, 2)] * 4 + [("CO-SETUP-04", 1, 1)] * 4 == owners["auxiliary"]
    assert [("CO-SETUP-06", 2, 2)] * 3 + [("CO-SETUP-06", 1, 1)] * 3 == owners["special"]
    assert [("CO-SETUP-08", 2, 3, 0, 2), ("CO-SETUP-08", 1, 3, 0, 1)] == found["hippo"]
    flags = [("CO-SETUP-11", 0, stop(name), 3, ALL) for name in BOARD.stop_ids[1:5]]
    assert flags == found["flag"][:4]


@rule("CO-STATION-01", "CO-STATION-02", "CO-STATION-03")
@pytest.mark.parametrize(
    ("tile", "at", "gone"),
    [("jungle", "isangi", "CO-STATION-02"), ("village", "lowa", "CO-STATION-03")],
)
def test_a_tile_and_the_flag_that_leaves_are_told(tile: str, at: str, gone: str) -> None:
    game = scene(2, at="round", stop=at, flag="fr").play(f"* station {tile}")

    assert [
        ("CO-STATION-01", 0, stop(at), station(tile), ALL),
        (gone, 0, stop(at), 1, ALL),
    ] == told(game, "CO-STATION-01", "CO-STATION-02", "CO-STATION-03")


@rule("CO-DRAW-01", "CO-DRAW-02")
def test_cards_drawn_are_told_to_their_owner_and_a_new_deck_to_all() -> None:
    game = scene(2, at="round", deck="gb-doctor", discard="fr-officer de-officer")
    game.play("* station mission", "* character gb-doctor", "* auxiliary nun")
    game.play("* character fr-officer", "* auxiliary nun")

    drawn = told(game, "CO-DRAW-01")
    assert [("CO-DRAW-01", 2, kind("fr-officer"), 0, 2), ("CO-DRAW-01", 2, 3, 1, 2)] == drawn


@rule("CO-DRAW-03", "CO-SCORE-02")
def test_what_the_last_draws_and_the_chief_takes_is_told_to_its_owner() -> None:
    """Seat 2 is alone last at Basoko, and becomes chief at Bumba."""
    ring = scene(2, at="round", stop="basoko", p1={"score": 3})
    ring.play("* station mission", *["* character gb-doctor", "* auxiliary nun"] * 2)
    ring.play("* special shaman")
    chief = scene(3, stop="bumba", bids="be-officer gb-missionary gb-explorer").passes().finish()
    chief.play("* hippo 3", "* hippo 1")

    assert [("CO-DRAW-03", 2, card("shaman"), 0, 2)] == told(ring, "CO-DRAW-03")
    assert [("CO-SCORE-02", 2, 3, 0, 2), ("CO-SCORE-02", 2, 1, 0, 2)] == told(chief, "CO-SCORE-02")


@rule("CO-DRAW-02")
def test_a_deck_made_anew_is_told_with_its_size() -> None:
    """0: the characters, before the second draw; 1: the auxiliaries, before the next one."""
    decks = {"deck": "gb-doctor", "discard": "fr-officer de-officer"}
    helpers = {"helper_deck": "nun", "helper_discard": "nurse*2"}
    game = scene(2, at="round", **decks, **helpers)
    game.play("* station mission", "* character gb-doctor", "* auxiliary nun")
    characters = told(game, "CO-DRAW-02")
    game.play("* character fr-officer")

    assert [("CO-DRAW-02", 0, 2, 0, ALL)] == characters
    assert [("CO-DRAW-02", 0, 2, 1, ALL)] == told(game, "CO-DRAW-02")


@rule("CO-BID-01", "CO-VAL-01", "CO-SPC-01")
def test_a_bid_is_told_to_its_owner_and_at_the_reveal_to_all() -> None:
    game = scene(3, bids=THREE)
    kinds = [kind(name) for name in THREE.split()]
    bids = [("CO-BID-01", n + 1, kinds[n], 0, 1 << n) for n in range(3)]

    assert bids == told(game, "CO-BID-01")
    game.passes()
    assert [("CO-SPC-01", n + 1, 0, 0, ALL) for n in range(3)] == told(game, "CO-SPC-01")
    assert [("CO-VAL-01", n + 1, kinds[n], 0, ALL) for n in range(3)] == told(game, "CO-VAL-01")


@rule("CO-VAL-05", "CO-INT-04", "CO-INT-05")
def test_dice_are_told_with_what_they_mean() -> None:
    """Seat 2 is first: it rolls for the Belgian station; a Belgian explorer is the first kind."""
    bids = "be-explorer us-doctor-missionary"
    game = scene(2, flag="be", first=2, bids=bids, p1={"helpers": "porter"}).passes()
    game.play("* die 3", "* die 1", "* die 2")

    assert [
        ("CO-VAL-05", 2, 3, BOARD.nation_ids.index("fr"), ALL),
        ("CO-INT-04", 2, 1, BOARD.language_ids.index("dutch"), ALL),
        ("CO-INT-05", 1, 2, BOARD.language_ids.index("french"), ALL),
    ] == told(game, "CO-VAL-05", "CO-INT-04", "CO-INT-05")


@rule("CO-INT-04")
def test_the_question_of_a_station_s_language_names_the_first_player() -> None:
    game = scene(2, flag="be", first=2, bids="gb-doctor fr-doctor").passes()

    assert 1 == int(game.table.question()) >> 24 & 65535


@rule("CO-AUX-01", "CO-AUX-07", "CO-AUX-08")
def test_turns_of_the_auxiliary_step_are_told() -> None:
    game = scene(3, bids=THREE, p1={"helpers": "nun"}, p2={"helpers": "nurse servant"}).passes()
    game.play("1 wait", "2 lay nurse", "2 lay servant", "3 drop")

    assert [
        ("CO-AUX-08", 1, 0, 0, ALL),
        ("CO-AUX-07", 3, 0, 0, ALL),
    ] == told(game, "CO-AUX-07", "CO-AUX-08")


@rule("CO-AUX-01", "CO-AUX-02", "CO-AUX-10")
def test_an_auxiliary_is_told_with_the_total_what_its_kind_adds_and_who_leads() -> None:
    """In halves, from 10 against 8; the leading seats are a bit mask."""
    helpers = {"p1": {"helpers": "nun"}, "p2": {"helpers": "nurse*3 servant"}}
    game = scene(3, bids=THREE, **helpers).passes()
    game.play("1 wait", "2 lay nurse", "2 lay servant", "2 lay nurse", "2 done")

    nurse, servant = helper("nurse"), helper("servant")
    facts = [f for f in game.facts if f.rule == "CO-AUX-01"]
    assert [1, 1, 1] == [f.seat for f in facts]
    assert [(nurse, 10, 2, 3), (servant, 11, 1, 2), (nurse, 13, 4, 2)] == [
        (int(f.a), int(f.b), int(f.c), int(f.d)) for f in facts
    ]


@rule("CO-TIE-01", "CO-TIE-02", "CO-TIE-03")
def test_a_tie_is_told_from_the_first_tile_to_the_last() -> None:
    """Both have 4 at a British mission, commit 2, and seat 1 adds 1."""
    hippos = {"p1": {"hippos": "2 1"}, "p2": {"hippos": "2 1"}}
    game = scene(2, bids="be-doctor de-missionary", **hippos).passes()
    game.finish()
    assert [("CO-TIE-01", 0, 3, 0, ALL)] == told(game, "CO-TIE-01")
    game.play("1 tile 2", "1 enough", "2 tile 2", "2 enough")
    assert [("CO-TIE-02", 1, 0, 0, 1), ("CO-TIE-02", 2, 0, 0, 2)] == told(game, "CO-TIE-02")
    assert [("CO-TIE-01", 1, 2, 1, ALL), ("CO-TIE-01", 2, 2, 1, ALL)] == told(game, "CO-TIE-01")
    game.play("1 tile 1", "2 stop")
    assert [("CO-TIE-01", 1, 3, 1, ALL), ("CO-TIE-03", 2, 0, 0, ALL)] == told(
        game, "CO-TIE-01", "CO-TIE-03"
    )


@rule("CO-SCORE-01", "CO-MOVE-01", "CO-SPC-03")
def test_the_chief_and_the_next_stop_are_told() -> None:
    game = scene(3, bids=THREE, p1={"specials": "no_auxiliaries"}).special(1, "no_auxiliaries")

    assert [
        ("CO-SPC-03", 1, card("no_auxiliaries"), 0, ALL),
        ("CO-SCORE-01", 1, stop("isangi"), 0, ALL),
        ("CO-MOVE-01", 0, stop("stanley_falls"), 0, ALL),
    ] == told(game, "CO-SPC-03", "CO-SCORE-01", "CO-MOVE-01")


@rule("CO-SP-EXPLORED-01", "CO-INFO-02", "CO-INFO-03")
def test_all_see_which_tile_is_looked_at_and_one_what_it_shows() -> None:
    game = questions.look().play("1 look kindu", "* station jungle")

    assert [
        ("CO-SP-EXPLORED-01", 1, stop("kindu"), 0, ALL),
        ("CO-INFO-03", 1, stop("kindu"), station("jungle"), 1),
    ] == told(game, "CO-SP-EXPLORED-01", "CO-INFO-03")


@rule("CO-SP-GORILLA-02", "CO-SP-GORILLA-03", "CO-SP-GORILLA-07")
def test_a_gorilla_s_attacks_are_told_one_by_one() -> None:
    game = questions.attack().play("1 target 2", "1 target 3", "* die 3")

    assert [
        ("CO-SP-GORILLA-02", 2, kind("be-doctor"), 0, ALL),
        ("CO-SP-GORILLA-03", 3, 3, 1, ALL),
        ("CO-SP-GORILLA-07", 1, 0, 0, ALL),
    ] == told(game, "CO-SP-GORILLA-02", "CO-SP-GORILLA-03", "CO-SP-GORILLA-07")


@rule("CO-SP-COLONIST-01", "CO-SP-COLONIST-02")
def test_a_card_for_colonist_is_told_to_its_owner_until_it_is_swapped_in() -> None:
    drawn = kind("se-explorer-officer")
    game = questions.deck().play("1 draw characters", "* character se-explorer-officer")
    assert [("CO-SP-COLONIST-01", 1, drawn, 0, 1)] == told(game, "CO-SP-COLONIST-01")
    game.play("1 swap")
    assert [("CO-VAL-01", 1, drawn, 0, ALL), ("CO-SP-COLONIST-02", 1, 0, 0, ALL)] == told(
        game, "CO-VAL-01", "CO-SP-COLONIST-02"
    )


@rule("CO-CHIEF-01", "CO-SP-SHAMAN-01")
def test_what_every_bid_came_to_is_told_in_turn_order() -> None:
    """In halves: total, profession with the Shaman's share, its value, what the flag takes."""
    p2 = {"specials": "shaman"}
    game = scene(3, bids="gb-missionary fr-doctor be-doctor", station="hospital", first=2, p2=p2)
    game.special(2, "shaman").play("2 drop", "3 drop", "1 drop")

    doctor, missionary = map(BOARD.profession_ids.index, ("doctor", "missionary"))
    both = [doctor - 2 * SHARE, missionary - 2 * SHARE]
    assert [(2, 6, doctor, 10, -4), (3, 8, both[0], 10, 0), (1, 6, both[1], 8, 0)] == [
        (int(f.seat) + 1, int(f.a), int(f.b), int(f.c), int(f.d))
        for f in game.facts
        if f.rule == "CO-CHIEF-01"
    ]


@rule("CO-CHIEF-02")
def test_who_is_left_alone_has_no_total() -> None:
    p1 = {"specials": "only_nationals"}
    game = scene(3, bids="gb-doctor be-doctor fr-doctor", p1=p1).special(1, "only_nationals")

    assert [] == [fact for fact in game.facts if fact.rule == "CO-CHIEF-01"]
    assert [3, 0, 0] == game.score()
