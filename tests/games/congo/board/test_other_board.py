"""A custom board: the points that its owner has changed are the ones that count."""

from __future__ import annotations

from importlib.resources import files

from kindu.games.congo.board.board import read_board
from tests.games.congo.scene import Scene, scene
from tests.support import rule

TEXT = files("kindu.games.congo").joinpath("board.toml").read_text("utf-8")
CHANGES = {
    "special_in_hand_halves = 1": "special_in_hand_halves = 4",
    "vp_each = 1": "vp_each = 3",
    "vp = 1\n": "vp = 3\n",  # of the trader
    "vp = 2\n\n[[specials]]": "vp = 5\n\n[[specials]]",  # of the okapi
    "opponent_modifier = -1": "opponent_modifier = -3",
    "BE = { BE = 0, FR = 0, GB = 0, DE = 0 }": "BE = { BE = 0, FR = -3, GB = 0, DE = 0 }",
    "FR = { BE = 0, FR = 0, GB = -2, DE = -1 }": "FR = { BE = -3, FR = 0, GB = -2, DE = -1 }",
}


def changed(game: Scene) -> Scene:
    """The same table with the board of this file."""
    text = TEXT
    for old, new in CHANGES.items():
        assert 1 == text.count(old), old
        text = text.replace(old, new)
    game.table.board = read_board(text)
    return game


@rule("CO-TIE-04")
def test_a_tie_gives_what_the_board_says() -> None:
    game = changed(scene(2, bids="gb-doctor be-doctor")).passes().finish()

    assert [(1, 6), (2, 6)] == game.scored("CO-TIE-04")
    assert {"CO-TIE-04": 6, "CO-END-01": 0} == game.sheet(1)


@rule("CO-SP-TRADER-02", "CO-SPC-07")
def test_the_trader_gives_what_the_board_says() -> None:
    game = changed(scene(3, bids="gb-doctor de-officer fr-officer", p1={"specials": "arab_trader"}))
    game.special(1, "arab_trader").finish()

    assert ([6, 0, 0], [(1, 6)]) == (game.score(), game.scored("CO-SP-TRADER-02"))
    assert {"CO-SCORE-01": 6, "CO-SPC-07": 6, "CO-END-01": 0} == game.sheet(1)


@rule("CO-SP-OKAPI-02")
def test_the_okapi_gives_what_the_board_says() -> None:
    place = {"station": "jungle", "flag": "", "p1": {"specials": "okapi"}}
    game = changed(scene(3, bids="gb-explorer de-officer fr-officer", **place))
    game.special(1, "okapi", "1 hunt")

    assert ([5, 0, 0], [(1, 10)]) == (game.score(), game.scored("CO-SP-OKAPI-02"))


@rule("CO-SP-SHAMAN-01")
def test_the_shaman_takes_what_the_board_says() -> None:
    game = changed(scene(3, bids="gb-doctor be-doctor de-doctor", p1={"specials": "shaman"}))

    assert {1: 4, 2: 1, 3: 0} == game.special(1, "shaman").totals()


@rule("CO-END-01")
def test_special_cards_in_hand_score_what_the_board_says() -> None:
    game = changed(scene(2, p1={"specials": "malaria shaman"}))

    assert ({"CO-END-01": 8}, 8) == (game.sheet(1), game.points(1))


@rule("CO-VAL-03")
def test_flags_and_nations_take_off_what_the_board_says() -> None:
    """Belgium has number 0: its flag for the French, and its people under the French flag."""
    belgian = changed(scene(2, bids="fr-doctor gb-doctor", flag="be")).passes()
    french = changed(scene(2, bids="be-doctor fr-doctor", flag="fr")).passes()

    assert ({1: 1, 2: 4}, {1: 1, 2: 4}) == (belgian.totals(), french.totals())
