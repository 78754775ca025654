"""CO-INFO-04, CO-INFO-05: what a watchful player remembers, shown on guessed worlds too."""

from __future__ import annotations

import pytest

from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR
from kindu.games.congo.state.state import Tabletop
from tests.games.congo.chapters.test_draw import drawing
from tests.games.congo.invariants import congo_conserved
from tests.games.congo.knowledge.test_knowledge import EYES, THREE, played, sights
from tests.games.congo.layout import neutral_words
from tests.games.congo.scene import BOARD, Scene, scene
from tests.support import rule

OTHERS = [0, 2, SPECTATOR]
others = pytest.mark.parametrize("eye", OTHERS)
US, SE, NL = "us-doctor-missionary", "se-explorer-officer", "nl-anthropologist-doctor"


def worlds(game: Scene, eye: int, many: int = 40) -> list[Scene]:
    """Worlds as this eye may imagine them; the box is complete in each."""
    found = []
    for seed in range(many):
        state = Sight(game.table, eye).guess(Rng("knowledge", seed))
        assert isinstance(state, Tabletop)
        congo_conserved(state)
        found += [Scene(state)]
    return found


def holding(game: Scene, eye: int, kind: str, seat: int) -> set[str]:
    """Where an eye may imagine a character: in the hand or as the bid of a seat, or elsewhere."""
    found = set()
    for world in worlds(game, eye):
        bid = world.bids().split()[seat - 1] == kind
        held = kind in [name.partition("*")[0] for name in world.hand(seat).split()]
        found |= {"bid" if bid else "hand" if held else "elsewhere"}
    return found


@rule("CO-INFO-04")
@others
def test_a_card_sent_home_by_only_nationals_is_known(eye: int) -> None:
    game = played("only_nationals", f"gb-officer {NL} gb-doctor")

    assert (NL, {"hand"}) == (game.seen(eye).known(2), holding(game, eye, NL, 2))


@rule("CO-INFO-04")
@others
def test_so_is_one_that_goes_back_by_friendly_encounter(eye: int) -> None:
    game = played("friendly_encounter", THREE).finish()

    assert ["", "be-doctor", "de-missionary"] == [game.seen(eye).known(n) for n in (1, 2, 3)]
    assert {"hand"} == holding(game, eye, "be-doctor", 2)


@rule("CO-INFO-04")
@pytest.mark.parametrize("eye", [1, 2, SPECTATOR])
def test_so_is_one_that_flees_from_the_gorilla(eye: int) -> None:
    lines = ["1 target 2", "1 target 3", "1 flee"]
    place = {"station": "jungle", "flag": ""}
    game = played("gorilla", "gb-officer gb-doctor be-doctor", *lines, **place)

    assert ("gb-officer", {"hand"}) == (
        game.seen(eye).known(1),
        holding(game, eye, "gb-officer", 1),
    )


@rule("CO-INFO-04", "R-33")
@pytest.mark.parametrize("eye", [1, 2, SPECTATOR])
def test_so_is_one_swapped_out_by_colonist(eye: int) -> None:
    game = played("colonist", THREE, "1 draw characters", "* character fr-doctor", "1 swap")

    assert ("gb-missionary", {"hand"}) == (
        game.seen(eye).known(1),
        holding(game, eye, "gb-missionary", 1),
    )


def second_bid(kind: str) -> Scene:
    """Seat 2 holds a known de-officer and two other cards, and bids one of the three."""
    p2 = {"hand": "de-officer gb-explorer fr-doctor", "known": "de-officer"}
    game = scene(3, p1={"hand": "gb-doctor"}, p2=p2, p3={"hand": "be-doctor"})
    return game.play("1 bid gb-doctor", f"2 bid {kind}", "3 bid be-doctor")


@rule("CO-INFO-04")
@others
@pytest.mark.parametrize("kind", ["de-officer", "fr-doctor"])
def test_when_a_bid_could_be_the_known_card_it_is_in_the_hand_or_the_bid(
    kind: str, eye: int
) -> None:
    game = second_bid(kind)

    assert ("de-officer", {"hand", "bid"}) == (
        game.seen(eye).known(2),
        holding(game, eye, "de-officer", 2),
    )


@rule("CO-INFO-04")
@others
def test_after_the_reveal_of_another_card_it_is_known_to_be_in_the_hand_again(eye: int) -> None:
    game = second_bid("fr-doctor").passes()

    assert ("de-officer", {"hand"}) == (
        game.seen(eye).known(2),
        holding(game, eye, "de-officer", 2),
    )


@rule("CO-INFO-04")
@others
def test_when_it_is_revealed_itself_it_is_no_more_known_of_the_hand(eye: int) -> None:
    game = second_bid("de-officer").passes()
    seen = game.seen(eye)

    assert ("", "gb-doctor de-officer be-doctor") == (seen.known(2), seen.bids())


@rule("CO-INFO-04")
def test_of_two_equal_cards_one_of_which_is_known_the_second_is_not_known() -> None:
    p2 = {"hand": "de-officer*2 gb-explorer", "known": "de-officer"}
    game = scene(3, p1={"hand": "gb-doctor"}, p2=p2, p3={"hand": "be-doctor"})
    game.play("1 bid gb-doctor", "2 bid de-officer", "3 bid be-doctor").passes()

    assert ("", {"hand", "elsewhere"}) == (game.known(2), second(game))


def second(game: Scene) -> set[str]:
    """Where seat 1 may imagine the other German officer."""
    held = {"de-officer" in world.hand(2) for world in worlds(game, 0)}
    return {"hand" if there else "elsewhere" for there in held}


@rule("CO-INFO-04")
@pytest.mark.parametrize(("kind", "known"), [("de-officer", ""), ("fr-doctor", "de-officer")])
def test_a_card_discarded_for_boiler_damage_leaves_the_hand_openly(kind: str, known: str) -> None:
    p2 = {"hand": "de-officer fr-doctor", "known": "de-officer"}
    game = played("boiler_damage", THREE, f"2 discard {kind}", p2=p2)

    assert (known, kind) == (game.seen(0).known(2), game.seen(0).discard())


@rule("CO-INFO-04")
@pytest.mark.parametrize("eye", [0, SPECTATOR])
def test_bids_sent_home_by_tam_tam_stay_secret(eye: int) -> None:
    hand = {"hand": "be-doctor fr-missionary"}
    games = [scene(2, p1={"hand": "gb-doctor", "specials": "tam_tam"}, p2=hand) for _ in range(2)]
    for game, kind in zip(games, hand["hand"].split(), strict=True):
        game.play("1 bid gb-doctor", f"2 bid {kind}", "1 play tam_tam")

    assert list(Sight(games[0].table, eye).pack()) == list(Sight(games[1].table, eye).pack())
    assert ["", ""] == [games[0].seen(eye).known(n) for n in (1, 2)]


@rule("CO-INFO-04", "R-32")
def test_bids_sent_home_by_hippo_attack_stay_secret() -> None:
    hand = {"hand": "be-doctor fr-missionary"}
    new = [f"* character {kind}" for kind in ("gb-officer", "de-doctor", "fr-doctor")]
    games = []
    for kind in hand["hand"].split():
        p1 = {"hand": "gb-doctor", "specials": "hippo_attack"}
        games += [scene(3, p1=p1, p2=hand, p3={"hand": "de-officer"})]
        lines = ["1 bid gb-doctor", f"2 bid {kind}", "3 bid de-officer", "1 play hippo_attack"]
        games[-1].play(*lines, *new)

    assert [True, True, True, True] == sights(*games)
    assert ["", "", ""] == [games[0].known(n) for n in (1, 2, 3)]


@rule("CO-INFO-04", "R-32")
def test_a_known_card_sent_home_face_down_stays_known() -> None:
    """Whether or not it was the bid, it is in the hand of seat 2 now."""
    p2 = {"hand": "be-doctor fr-missionary", "known": "be-doctor"}
    players = {"p1": {"hand": "gb-doctor", "specials": "tam_tam"}, "p2": p2}
    game = scene(2, **players).play("1 bid gb-doctor", "2 bid be-doctor", "1 play tam_tam")

    assert ("be-doctor", {"hand"}) == (game.seen(0).known(2), holding(game, 0, "be-doctor", 2))


@rule("CO-INFO-05", "R-03")
@pytest.mark.parametrize("eye", EYES)
def test_nobody_knows_who_was_taken_out_but_everybody_who_was_not(eye: int) -> None:
    """Those seen since the set-up and those in the own hand are still in the game."""
    hand = {f"p{n + 1}": {"hand": SE, "known": ""} for n in range(1) if eye == 0}
    game = scene(3, gone=US, discard=NL, **hand)
    out = [neutral_words(world.table.removed).split() for world in worlds(game, eye)]

    assert {2} == {len(names) for names in out}
    assert 10 < len({tuple(names) for names in out})
    seen = {US, NL, SE} if eye == 0 else {US, NL}
    assert not seen & {name for names in out for name in names}


@rule("CO-INFO-05", "R-03")
def test_face_down_tiles_may_be_any_that_were_not_seen() -> None:
    """Seat 1 has looked at Lowa; whatever lies at the next stop, it is drawn from the others."""
    game = played("explored_region", THREE, "1 look lowa", "* station jungle").finish()
    odds = game.odds()
    found = {world.odds().get("station jungle", 0) for world in worlds(game, 1)}

    turned = [game.station(stop) for stop in BOARD.stop_ids]
    assert 3 - turned.count("jungle") - 1 == odds.get("station jungle", 0)
    assert 1 < len(found)


@rule("CO-INFO-05")
@pytest.mark.parametrize(("seats", "out"), [(2, "okapi"), (3, "tam_tam"), (4, "tam_tam")])
def test_special_cards_taken_out_are_known_by_name(seats: int, out: str) -> None:
    p2 = {"specials": "malaria shaman"}
    game = scene(seats, p1={"specials": "colonist"}, p2=p2)
    held = {name for world in worlds(game, 0) for name in world.specials(2).split()}

    assert out not in held
    assert "colonist" not in held
    assert 8 < len(held)


@rule("CO-INFO-02", "CO-INFO-05", "CO-DRAW-02")
def test_what_a_renewed_deck_holds_is_known_from_the_discards() -> None:
    """Seat 1 draws one of four cards: it knows the other three, seat 2 knows all four."""
    discard = "de-officer*2 gb-doctor fr-doctor"
    game = drawing(2, deck="", discard=discard).play("* character de-officer")
    own = {world.deck() for world in worlds(game, 0)}
    other = {world.hand(1) for world in worlds(game, 1)}

    assert {"fr-doctor gb-doctor de-officer"} == own
    assert {"de-officer", "gb-doctor", "fr-doctor"} == other


@rule("CO-INFO-02", "CO-INFO-05", "CO-DRAW-02")
def test_what_a_renewed_deck_of_auxiliaries_holds_is_known_too() -> None:
    game = drawing(2, helper_deck="", helper_discard="nun*2 nurse servant")
    game.play("* character de-officer", "* auxiliary nun")
    own = {world.helper_deck() for world in worlds(game, 0)}
    other = {world.helpers(1) for world in worlds(game, 1)}

    assert {"nurse nun servant"} == own
    assert {"nun", "nurse", "servant"} == other


@rule("CO-INFO-04", "CO-DRAW-02")
def test_a_card_shown_may_be_an_old_one_or_one_of_the_renewed_deck() -> None:
    """Seat 1 held a doctor, drew one of four cards, and bids a doctor; seat 2 has all the others.

    The card that seat 1 still holds is one of the four or, if the new doctor was bid, the old one.
    """
    discard = "de-officer*2 gb-doctor fr-doctor"
    game = drawing(2, p1={"hand": "gb-doctor"}, deck="", discard=discard)
    game.play("* character fr-doctor", "* auxiliary nun", "* character de-officer")
    game.play("* auxiliary nun", "1 bid gb-doctor", "2 bid be-officer").passes()
    found = {world.hand(1) for world in worlds(game, 1)}

    assert {"gb-doctor", "fr-doctor", "de-officer"} == found


def renewed() -> Scene:
    """Seat 1 has drawn the last cards of both old decks, seat 2 the first ones of the new."""
    hands = {"p1": {"hand": "gb-officer"}, "p2": {"hand": "de-doctor"}}
    discards = {"discard": f"{NL} gb-doctor de-officer", "helper_discard": "servant*6 nun"}
    game = drawing(3, **hands, **discards, deck="fr-officer", helper_deck="nurse")
    game.play("* character fr-officer", "* auxiliary nurse")
    return game.play("* character gb-doctor", "* auxiliary servant")


@rule("CO-INFO-04", "CO-INFO-05", "CO-DRAW-02")
@pytest.mark.parametrize("eye", [0, 2, SPECTATOR])
def test_who_has_not_drawn_from_a_renewed_deck_holds_no_card_of_it(eye: int) -> None:
    """The only Dutch doctor and all servants lay on the discards."""
    found = worlds(renewed(), eye, 100)
    hands = [[NL in world.hand(n) for world in found] for n in (1, 2, 3)]
    helpers = [["servant" in world.helpers(n) for world in found] for n in (1, 2, 3)]

    assert [False, True, False] == [any(row) for row in hands]
    assert [False, True, False] == [any(row) for row in helpers]


@rule("CO-INFO-03")
@others
def test_a_card_drawn_for_colonist_may_be_any_and_is_not_the_bid(eye: int) -> None:
    lines = ("1 draw characters", "* character fr-doctor")
    found = worlds(played("colonist", THREE, *lines), eye)
    drawn = [BOARD.kind_ids[world.table.drawn] for world in found]

    assert all(kind in world.hand(1) for kind, world in zip(drawn, found, strict=True))
    assert (eye == 0) == ({"fr-doctor"} == set(drawn))
