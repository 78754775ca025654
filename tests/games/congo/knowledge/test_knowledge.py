"""CO-INFO: what each seat's Sight shows, and what it must not show."""

from __future__ import annotations

import itertools

import pytest

from kindu.core.sight import Sight
from kindu.core.words import NOBODY, PUBLIC, SPECTATOR, flags_of
from kindu.games.congo.board.numbers import HIDDEN
from tests.games.congo.chapters.test_setup import alike
from tests.games.congo.layout import hippo_words
from tests.games.congo.scene import BOARD, RULES, Scene, scene
from tests.support import rule

EYES = [0, 1, 2, SPECTATOR]
eyes = pytest.mark.parametrize("eye", EYES)
US, SE, NL = "us-doctor-missionary", "se-explorer-officer", "nl-anthropologist-doctor"
THREE = "gb-missionary be-doctor de-missionary"
SECRETS = [
    ({"hand": "gb-doctor be-officer"}, {"hand": "de-doctor us-explorer-officer"}),
    ({"helpers": "nun*2 servant"}, {"helpers": "porter*3"}),
    ({"specials": "malaria shaman"}, {"specials": "gorilla colonist"}),
    ({"hippos": "3 1"}, {"hippos": "2*2"}),
]


def sights(one: Scene, other: Scene) -> list[bool]:
    """Which eyes can't tell two worlds apart."""
    return [alike(one, other, eye) for eye in EYES]


def played(card: str, bids: str, *lines: str, **changes: object) -> Scene:
    """Seat 1 plays this card at a British mission of value 3."""
    seats = len(bids.split())
    position: dict[str, object] = {"p1": {"specials": card}, **changes}
    return scene(seats, bids=bids, **position).special(1, card, *lines)


@rule("CO-INFO-01")
@pytest.mark.parametrize(("one", "other"), SECRETS)
def test_hands_and_hippo_tiles_are_secret(one: dict[str, str], other: dict[str, str]) -> None:
    bids = {"p1": {"hand": "fr-doctor"}, "p3": {"hand": "fr-officer"}}

    assert [True, False, True, True] == sights(scene(3, p2=one, **bids), scene(3, p2=other, **bids))


@rule("CO-INFO-01", "R-02")
@eyes
def test_the_number_of_cards_in_every_hand_is_open(eye: int) -> None:
    p2 = {
        "hand": "gb-doctor*2 be-officer",
        "helpers": "nun*2",
        "specials": "malaria",
        "hippos": "3",
    }
    seen = scene(3, p2=p2).seen(eye).player(2)

    assert (3, 2, 1, 1) == (seen.cards, seen.helper_cards, seen.special_cards, seen.tiles)


@rule("CO-INFO-01")
def test_owners_may_look_at_their_own_cards() -> None:
    p2 = {"hand": "gb-doctor be-officer", "helpers": "nun", "specials": "malaria", "hippos": "3 1"}
    seen = scene(3, p2=p2).seen(1)

    assert ("be-officer gb-doctor", "nun") == (seen.hand(2), seen.helpers(2))
    assert ("malaria", "3 1") == (seen.specials(2), seen.hippos(2))


@rule("CO-INFO-01")
@pytest.mark.parametrize("eye", [0, 2, SPECTATOR])
def test_others_see_none_of_them(eye: int) -> None:
    p2 = {"hand": "gb-doctor be-officer", "helpers": "nun", "specials": "malaria", "hippos": "3 1"}
    seen = scene(3, p2=p2).seen(eye)

    assert ["", "", "", ""] == [seen.hand(2), seen.helpers(2), seen.specials(2), seen.hippos(2)]


@rule("CO-INFO-02", "R-02")
@eyes
def test_piles_points_flags_and_tiles_are_open(eye: int) -> None:
    players = {"p1": {"score": 9}, "p2": {"score": 4}}
    piles = {"discard": "gb-doctor*2", "helper_discard": "nun*3", "gone": f"{US} {SE}"}
    game = scene(3, **players, **piles, special_discard="gorilla", hippo_box="1*5 2*4", bids=THREE)
    seen = game.seen(eye)

    assert ([9, 4, 0], "isangi", 1) == (seen.score(), seen.stop(), seen.first())
    assert ("gb-doctor*2", "nun*3", f"{US} {SE}") == (
        seen.discard(),
        seen.helper_discard(),
        seen.gone(),
    )
    assert ("gorilla", "3*4 2") == (seen.special_discard(), seen.hippo_discard())
    for stop in BOARD.stop_ids:
        assert (game.station(stop), game.flag(stop)) == (seen.station(stop), seen.flag(stop))


@rule("CO-INFO-02", "R-02")
@eyes
def test_the_sizes_of_the_decks_are_open(eye: int) -> None:
    game = scene(3, bids=THREE)
    table, seen = game.table, game.seen(eye).table

    assert (54 - 3 - 2, 54) == (seen.deck_size, seen.helper_deck_size)
    assert (14, 14) == (seen.special_deck_size, seen.hippo_size)
    assert table.deck_size == seen.deck_size


@rule("CO-INFO-02")
@eyes
def test_cards_laid_and_dice_are_open(eye: int) -> None:
    p1 = {"helpers": "nurse*2"}
    game = scene(3, bids=f"{US} be-doctor fr-doctor", flag="be", p1=p1).passes()
    game.play("* die 3", "* die 1", "* die 2", "1 lay nurse")
    seen = game.seen(eye)

    assert ("nurse", 3) == (seen.laid(1), seen.player(1).sympathy)
    assert game.table.speech == seen.table.speech != 0
    assert game.player(2).language == seen.player(2).language != 0
    assert game.totals() == seen.totals()


@rule("CO-INFO-02", "CO-INFO-03")
@eyes
def test_the_stop_looked_at_is_open_but_not_what_lies_there(eye: int) -> None:
    lines = ["1 look lowa", "* station jungle"]
    jungle = played("explored_region", THREE, *lines)
    village = played("explored_region", THREE, "1 look lowa", "* station village")
    other = played("explored_region", THREE, "1 look kindu", "* station jungle")

    assert (eye != 0) == alike(jungle, village, eye)
    assert not alike(jungle, other, eye)
    assert 2 ** BOARD.stop_ids.index("lowa") == jungle.seen(eye).player(1).looked


@rule("CO-INFO-02", "CO-INFO-03")
def test_the_deck_chosen_for_colonist_is_open_but_not_the_card() -> None:
    one = played("colonist", THREE, "1 draw characters", f"* character {SE}")
    other = played("colonist", THREE, "1 draw characters", "* character fr-doctor")
    nun, porter = (
        played("colonist", THREE, "1 draw auxiliaries", f"* auxiliary {name}")
        for name in ("nun", "porter")
    )

    assert [False, True, True, True] == sights(one, other) == sights(nun, porter)
    assert [False] * 4 == sights(one, nun)


@rule("CO-INFO-03")
def test_a_card_drawn_for_colonist_stays_secret_if_it_is_kept() -> None:
    """Unless it is swapped in."""
    lines = ["1 draw characters", "* character fr-doctor"]
    other = ["1 draw characters", "* character de-doctor"]
    kept = [played("colonist", THREE, *drawn, "1 keep") for drawn in (lines, other)]
    swapped = [played("colonist", THREE, *drawn, "1 swap") for drawn in (lines, other)]

    assert [False, True, True, True] == sights(*kept)
    assert [False] * 4 == sights(*swapped)
    assert HIDDEN not in [kept[0].seen(1).player(n).bid for n in (1, 2, 3)]


@rule("CO-INFO-03")
@pytest.mark.parametrize("known", ["", "be-doctor", "be-doctor fr-missionary"])
def test_a_bid_is_secret_until_the_reveal_whatever_is_known_of_the_hand(known: str) -> None:
    """Three cards to choose a bid from, at each moment before the reveal."""
    hand = "be-doctor fr-missionary us-explorer-officer"
    games = []
    for kind in hand.split():
        players = {"p1": {"hand": "gb-doctor"}, "p3": {"hand": "de-doctor"}}
        games += [scene(3, p2={"hand": hand, "known": known}, **players, first=2)]
        games[-1].play(f"2 bid {kind}")
    for lines in ([], ["3 bid de-doctor"], ["1 bid gb-doctor"], ["2 pass"], ["3 pass"]):
        for game in games:
            game.play(*lines)
        for one, other in itertools.combinations(games, 2):
            assert [True, False, True, True] == sights(one, other)
    for game in games:
        game.play("1 pass")
    assert not any(alike(games[0], games[1], eye) for eye in EYES)


@rule("CO-INFO-03")
def test_hippo_tiles_of_a_tie_are_secret_until_all_have_chosen() -> None:
    hippos = {"p1": {"hippos": "3 2 1"}, "p2": {"hippos": "3"}, "p3": {"hippos": "1"}}
    start = scene(3, bids="gb-doctor be-doctor gb-doctor", **hippos).passes().finish()
    games = []
    for tiles in (["tile 1"], ["tile 3", "tile 1"], ["tile 2", "tile 1"], ["tile 3", "enough"]):
        games += [start.clone().play(*[f"1 {tile}" for tile in tiles])]
    for lines in ([], ["2 tile 3"]):
        for game in games:
            game.play(*lines)
        for one, other in itertools.combinations(games, 2):
            assert [False, True, True, True] == sights(one, other)
    seen = games[3].play("3 tile 1").seen(SPECTATOR)

    assert ["3", "3", "1"] == [hippo_words(seen.player(n).committed) for n in (1, 2, 3)]


@rule("CO-INFO-03")
def test_the_tile_looked_at_is_known_to_its_owner_until_it_is_turned() -> None:
    game = played("explored_region", THREE, "1 look stanley_falls", "* station jungle").finish()
    before = [sight_of(game, eye) for eye in EYES]
    game.play("* station jungle")

    assert [True, False, False, False] == before
    assert ["jungle"] * 4 == [game.seen(eye).station("stanley_falls") for eye in EYES]


def sight_of(game: Scene, eye: int) -> bool:
    """Whether an eye knows a tile that is still face down."""
    return any(player.seen for player in game.seen(eye).table.players)


@rule("CO-INFO-03", "R-28")
def test_a_discard_for_boiler_damage_is_secret_until_all_have_chosen() -> None:
    hands = {"p2": {"hand": "gb-doctor de-officer"}, "p3": {"hand": "fr-officer"}}
    one, other = (
        played("boiler_damage", THREE, f"2 discard {kind}", **hands)
        for kind in ("gb-doctor", "de-officer")
    )
    before = sights(one, other)
    for game in (one, other):
        game.play("3 discard fr-officer")

    assert [True, False, True, True] == before
    assert [False] * 4 == sights(one, other)
    assert "fr-officer gb-doctor" == one.seen(0).discard()


@rule("CO-INFO-03")
def test_pending_questions_are_the_same_for_every_eye() -> None:
    """A group is listed by its seats; what each may answer is known to that seat alone."""
    hands = {"p1": {"hand": "gb-doctor"}, "p2": {"hand": "de-doctor"}, "p3": {"hand": "fr-doctor"}}
    game = scene(3, **hands)
    groups = [list(Sight(game.table, eye).state.open_group()) for eye in EYES]

    assert [list(game.table.open_group())] * 4 == groups
    assert [["bid gb-doctor"], ["bid de-doctor"], ["bid fr-doctor"], []] == [
        [game.table.rules.label(action) for action in Sight(game.table, eye).legal()]
        for eye in EYES
    ]


def forced(game: Scene) -> bool:
    """Whether the pending question has one answer that everybody can foresee."""
    return len(game.legal()) == 1 and flags_of(game.table.question()) & PUBLIC != 0


@rule("CO-INFO-01", "CO-SPC-06")
@pytest.mark.parametrize(("cards", "foreseen"), [("", True), ("gorilla", False)])
def test_a_forced_pass_looks_like_a_chosen_one(cards: str, foreseen: bool) -> None:
    """Nobody can know that a card in hand may not be played at a mission."""
    game = scene(3, bids=THREE, p1={"specials": cards})

    assert (["pass"], foreseen) == (game.legal(), forced(game))


@rule("CO-INFO-01", "CO-AUX-07")
@pytest.mark.parametrize(("cards", "foreseen"), [("", True), ("porter", False)])
def test_a_forced_drop_looks_like_a_chosen_one(cards: str, foreseen: bool) -> None:
    """A porter does not fit the doctor of seat 2, which is below the highest total."""
    game = scene(3, bids=THREE, p2={"helpers": cards}).passes().play("1 wait")

    assert (["drop"], foreseen) == (game.legal(), forced(game))


@rule("CO-INFO-01", "CO-AUX-01")
def test_nor_can_others_foresee_the_end_of_a_turn_while_cards_are_left() -> None:
    game = scene(3, bids=THREE, p1={"helpers": "nun porter"}).passes().play("1 lay nun")

    assert (["done"], False) == (game.legal(), forced(game))


@rule("CO-INFO-03")
def test_a_preview_of_the_last_pass_stops_before_the_bids_are_shown() -> None:
    game = scene(2, bids="gb-doctor be-doctor").play("1 pass")
    seen = Sight(game.table, 1).after([RULES.parse("pass")])

    assert (NOBODY, []) == (seen.state.to_act(), seen.legal())


@rule("CO-SPC-05")
def test_a_preview_of_a_special_card_stops_before_what_it_does() -> None:
    game = scene(3, bids=THREE, p1={"specials": "explored_region"})
    seen = Sight(game.table, 0).after([RULES.parse("play explored_region")])

    assert (NOBODY, []) == (seen.state.to_act(), seen.legal())
