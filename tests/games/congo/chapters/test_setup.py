"""CO-SETUP: from the box to the first station."""

from __future__ import annotations

import pytest

from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR, SetupError, eyes_of, sees
from kindu.games.congo.state.state import Tabletop
from tests.games.congo.scene import BOARD, RULES, Scene
from tests.support import rule

SEATS = [2, 3, 4]
EYES = [0, 1, 2, SPECTATOR]
REMOVED = {2: 4, 3: 2, 4: 0}
OUT = {2: ["okapi", "only_nationals", "hippo_attack"], 3: ["tam_tam"], 4: ["tam_tam"]}
each_table = pytest.mark.parametrize("seats", SEATS)


def start(seats: int, player: str, *lines: str) -> Scene:
    """A game before its first answer by chance."""
    state = RULES.start(seats, {"start player": player})
    assert isinstance(state, Tabletop)
    return Scene(state).play(*lines)


def dealt(game: Scene, *verbs: str) -> Scene:
    """Chance answers all questions with these verbs, always with the first outcome."""
    for verb in verbs:
        while game.verb() == verb:
            game.play(f"* {game.legal()[0]}")
    return game


def after(seats: int, *verbs: str) -> Scene:
    """A game in which seat 1 is first, after these things have been dealt."""
    return dealt(start(seats, "1"), *verbs)


def alike(one: Scene, other: Scene, eye: int) -> bool:
    """Whether this eye can't tell two worlds apart."""
    return list(Sight(one.table, eye).pack()) == list(Sight(other.table, eye).pack())


def asked_of(game: Scene, verb: str) -> int:
    """How many questions with this verb come next."""
    n = 0
    while game.verb() == verb:
        game.play(f"* {game.legal()[0]}")
        n += 1
    return n


@rule("CO-SETUP-01")
@each_table
def test_all_markers_start_at_0(seats: int) -> None:
    game = dealt(start(seats, "1"), "remove", "character", "auxiliary", "special", "hippo", "flag")

    assert [0] * seats == game.score()


@rule("CO-SETUP-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_of_players_can_start(seats: int) -> None:
    with pytest.raises(SetupError):
        RULES.start(seats)


@rule("CO-SETUP-02", "CO-COMP-04")
@each_table
def test_non_belligerents_are_taken_out_at_random_before_the_deal(seats: int) -> None:
    game = start(seats, "1")
    first = game.odds()
    many = asked_of(game, "remove")

    names = dict.fromkeys([f"remove {kind}" for kind in BOARD.kind_ids[20:]], 1)
    assert REMOVED[seats] == many == int(game.table.removed).bit_count()
    assert (names if many else 54) == (first if many else sum(first.values()))


@rule("CO-SETUP-02")
def test_a_non_belligerent_taken_out_is_never_dealt() -> None:
    game = start(3, "1", "* remove us-explorer-officer", "* remove nl-anthropologist-doctor")
    names = game.legal()

    assert "character us-doctor-missionary" in names
    assert "character us-explorer-officer" not in names
    assert "character nl-anthropologist-doctor" not in names


@rule("CO-SETUP-02", "R-03", "CO-INFO-05")
@pytest.mark.parametrize("eye", EYES)
def test_nobody_sees_who_is_taken_out(eye: int) -> None:
    eyes = eyes_of(start(3, "1").table.question())
    one = start(3, "1", "* remove us-explorer-officer", "* remove es-doctor-officer")
    other = start(3, "1", "* remove se-explorer-officer", "* remove pt-explorer-doctor")

    assert not sees(eyes, eye)
    assert alike(one, other, eye)


@rule("CO-SETUP-03", "CO-COMP-04")
@each_table
def test_four_of_all_characters_go_to_each_hand(seats: int) -> None:
    """20 kinds of belligerent with two cards each; the non-belligerents are all different."""
    game = after(seats, "remove")
    odds = game.odds()
    many = asked_of(game, "character")

    kinds = BOARD.kind_ids[:20]
    assert dict.fromkeys([f"character {kind}" for kind in kinds], 2) == {
        name: n for name, n in odds.items() if n > 1
    }
    assert 54 - REMOVED[seats] == sum(odds.values())
    assert 4 * seats == many
    assert [4] * seats == [int(player.cards) for player in game.table.players]


@rule("CO-SETUP-03", "CO-INFO-01")
def test_characters_dealt_are_secret() -> None:
    game = start(4, "1")
    eyes = eyes_of(game.table.question())
    one, other = (start(4, "1", f"* character {name}") for name in ("be-doctor", "gb-officer"))

    assert [True, False, False, False] == [sees(eyes, eye) for eye in EYES]
    assert [False, True, True, True] == [alike(one, other, eye) for eye in EYES]


@rule("CO-SETUP-04", "CO-COMP-05")
@each_table
def test_four_of_all_auxiliaries_go_to_each_hand(seats: int) -> None:
    game = after(seats, "remove", "character")
    odds = game.odds()
    many = asked_of(game, "auxiliary")

    names = ["porter", "assistant", "nurse", "nun", "askari", "interpreter"]
    assert {f"auxiliary {name}": 8 for name in names} | {"auxiliary servant": 6} == odds
    assert 4 * seats == many
    assert [4] * seats == [int(player.helper_cards) for player in game.table.players]


@rule("CO-SETUP-04", "CO-INFO-01")
def test_auxiliaries_dealt_are_secret() -> None:
    game = after(3, "remove", "character")
    eyes = eyes_of(game.table.question())
    one, other = (game.clone().play(f"* auxiliary {name}") for name in ("nun", "nurse"))

    assert [True, False, False, False] == [sees(eyes, eye) for eye in EYES]
    assert [False, True, True, True] == [alike(one, other, eye) for eye in EYES]


@rule("CO-SETUP-05", "CO-SETUP-06", "CO-COMP-06")
@each_table
def test_special_cards_of_other_player_numbers_are_taken_out_and_the_rest_is_dealt(
    seats: int,
) -> None:
    game = after(seats, "remove", "character", "auxiliary")
    odds = game.odds()
    many = asked_of(game, "special")

    names = [name for name in BOARD.special_ids if name not in OUT[seats]]
    each = 3 if seats == 2 else 2
    assert dict.fromkeys([f"special {name}" for name in names], 1) == odds
    assert each * seats == many
    assert [each] * seats == [int(player.special_cards) for player in game.table.players]


@rule("CO-SETUP-06", "CO-INFO-01")
def test_special_cards_dealt_are_secret() -> None:
    game = after(3, "remove", "character", "auxiliary")
    eyes = eyes_of(game.table.question())
    one, other = (game.clone().play(f"* special {name}") for name in ("okapi", "shaman"))

    assert [True, False, False, False] == [sees(eyes, eye) for eye in EYES]
    assert [False, True, True, True] == [alike(one, other, eye) for eye in EYES]


@rule("CO-SETUP-07")
@each_table
def test_the_rest_forms_three_decks_with_empty_discards(seats: int) -> None:
    table = after(seats, "remove", "character", "auxiliary", "special", "hippo", "flag").table

    specials = 12 - 3 * 2 if seats == 2 else 14 - 2 * seats
    characters = 54 - REMOVED[seats] - 4 * seats
    assert (characters, 54 - 4 * seats) == (table.deck_size, table.helper_deck_size)
    assert specials == table.special_deck_size
    assert (0, 0, 0) == (table.discard, table.helper_discard, table.special_discard)


@rule("CO-SETUP-08", "CO-COMP-03")
@each_table
def test_each_player_takes_a_hippo_tile(seats: int) -> None:
    game = after(seats, "remove", "character", "auxiliary", "special")
    odds = game.odds()
    many = asked_of(game, "hippo")

    assert {"hippo 1": 5, "hippo 2": 5, "hippo 3": 4} == odds
    assert (seats, 14 - seats) == (many, game.table.hippo_size)
    assert [1] * seats == [int(player.tiles) for player in game.table.players]


@rule("CO-SETUP-08", "R-02")
def test_only_its_owner_looks_at_a_hippo_tile() -> None:
    game = after(3, "remove", "character", "auxiliary", "special")
    one, other = (game.clone().play(f"* hippo {value}") for value in (1, 3))

    assert "3" == other.seen(0).hippos(1)
    assert [False, True, True, True] == [alike(one, other, eye) for eye in EYES]


@rule("CO-SETUP-09", "CO-COMP-01")
@each_table
def test_any_of_19_station_tiles_may_lie_at_the_first_stop(seats: int) -> None:
    game = after(seats, "remove", "character", "auxiliary", "special", "hippo", "flag")

    most = {f"station {name}": 4 for name in ("barracks", "hospital", "mission", "village")}
    assert most | {"station jungle": 3} == game.odds()
    assert [""] * 16 == [game.station(stop) for stop in BOARD.stop_ids]


@rule("CO-SETUP-10", "CO-SETUP-11", "CO-COMP-02", "R-03")
@each_table
def test_a_flag_lies_open_beside_every_station(seats: int) -> None:
    """None at Leopoldville with 2 or 3 players; 20 tiles less those laid are left over."""
    game = after(seats, "remove", "character", "auxiliary", "special", "hippo")
    odds = game.odds()
    names = ["gb", "fr", "de", "gb", "be"] * 3 + ["fr"]
    stops = BOARD.stop_ids[0 if seats == 4 else 1 :]
    game.play(*[f"* flag {name}" for name in names[: len(stops)]])
    open_flags = [[game.seen(eye).flag(stop) for stop in stops] for eye in EYES[:2]]

    assert {"flag be": 4, "flag fr": 6, "flag gb": 6, "flag de": 4} == odds
    assert [names[: len(stops)]] * 2 == open_flags
    assert seats == 4 or game.flag("leopoldville") == ""
    assert "station" == game.verb()


@rule("CO-SETUP-10", "CO-SETUP-12")
@pytest.mark.parametrize(("seats", "stop"), [(2, "bolobo"), (3, "bolobo"), (4, "leopoldville")])
def test_the_steamboat_starts_where_the_first_tile_lies(seats: int, stop: str) -> None:
    game = after(seats, "remove", "character", "auxiliary", "special", "hippo", "flag")
    game.play("* station hospital")

    assert (stop, "hospital") == (game.stop(), game.station(stop))
    assert seats == 4 or game.station("leopoldville") == ""


@rule("CO-SETUP-13", "R-01")
@each_table
def test_any_player_may_become_the_first_by_chance(seats: int) -> None:
    game = start(seats, "random")

    assert {f"start {n + 1}": 1 for n in range(seats)} == game.odds()


@rule("CO-SETUP-13", "R-01")
@pytest.mark.parametrize(("fixed", "lines"), [("random", ["* start 2"]), ("2", [])])
def test_deals_go_clockwise_from_the_first_player(fixed: str, lines: list[str]) -> None:
    """The host may set the first player."""
    game = dealt(start(3, fixed, *lines), "remove")
    game.play(*["* character de-doctor"] * 2, *["* character de-officer"] * 2)
    game.play(*["* character gb-doctor"] * 2, *["* character gb-officer"] * 2)

    assert 2 == game.first()
    assert ["", "de-doctor*2 de-officer*2", "gb-doctor*2 gb-officer*2"] == [
        game.hand(seat) for seat in (1, 2, 3)
    ]


@rule("CO-SETUP-02", "CO-SETUP-03")
def test_the_set_up_has_a_fixed_order() -> None:
    game = start(3, "random")
    verbs: list[str] = []
    while not verbs or verbs[-1] != "station":
        verbs += [game.verb()]
        game.play(f"* {game.legal()[0]}")

    cards = ["character"] * 12 + ["auxiliary"] * 12 + ["special"] * 6
    assert ["start", *["remove"] * 2, *cards, *["hippo"] * 3, *["flag"] * 15, "station"] == verbs
