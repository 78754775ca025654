"""Bids and hands in words: values as sums, what fits, who may wait."""

from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR
from kindu.games.congo.view.bids import BidView, CharacterView, PartView
from kindu.games.congo.view.table import view
from tests.games.congo import questions
from tests.games.congo.scene import Scene, scene
from tests.support import rule

BIDS = "gb-doctor be-doctor"


def bid(game: Scene, seat: int, eye: int = 0) -> BidView:
    found = view(Sight(game.table, eye), {})["seats"][seat - 1]["bid"]
    assert found
    return found


def spoken(parts: list[PartView]) -> list[tuple[str, str, int, float]]:
    return [(part["what"], part["id"], part["cards"], part["value"]) for part in parts]


def hand(game: Scene) -> dict[str, CharacterView]:
    found = view(Sight(game.table, 0), {})["seats"][0]["hand"]
    return {card["id"]: card for card in found or []}


def fits(game: Scene) -> dict[str, bool | None]:
    found = view(Sight(game.table, 0), {})["seats"][0]["helpers"]
    return {card["id"]: card["fits"] for card in found or []}


def against(game: Scene) -> dict[str, str | None]:
    found = view(Sight(game.table, 0), {})["seats"][0]["helpers"]
    return {card["id"]: card["why"] for card in found or []}


# --- bids ---------------------------------------------------------------------------------


@rule("CO-VAL-01", "CO-VAL-03", "CO-AUX-02")
def test_a_total_is_spelled_out_as_a_sum() -> None:
    game = questions.lay().play("1 lay nurse", "1 lay nurse", "1 lay servant")
    found = bid(game, 1, SPECTATOR)

    assert [
        ("profession", "doctor", 1, 4),
        ("nation", "fr", 1, -2),
        ("auxiliary", "nurse", 2, 2),
        ("auxiliary", "servant", 1, 0.5),
    ] == spoken(found["parts"])
    assert (2, 4.5, {"nurse": 2, "servant": 1}) == (
        found["base"],
        found["total"],
        found["auxiliaries"],
    )
    assert ["CO-VAL-01", "CO-VAL-03", "CO-AUX-02", "CO-AUX-02"] == [
        part["rule"] for part in found["parts"]
    ]


@rule("CO-VAL-05")
def test_sympathy_takes_the_place_of_the_nationality() -> None:
    game = scene(2, bids="se-anthropologist-missionary gb-doctor").passes()
    assert [("profession", "missionary", 1, 5)] == spoken(bid(game, 1)["parts"])
    assert [True, False] == [bid(game, seat)["pending"] for seat in (1, 2)]
    game.play("* die 3")

    assert ("sympathy", "fr", 1, -2) == spoken(bid(game, 1)["parts"])[1]
    assert ("fr", 3) == (bid(game, 1)["sympathy"], bid(game, 1)["total"])
    assert not bid(game, 1)["pending"]
    assert bid(game, 2)["sympathy"] is None


@rule("CO-SP-SHAMAN-01")
def test_the_shaman_is_a_part_of_the_sum() -> None:
    game = scene(2, p1={"specials": "shaman"}, bids=BIDS).special(1, "shaman")

    assert ("special", "shaman", 1, -1) == spoken(bid(game, 2)["parts"])[-1]
    assert (4, 3) == (bid(game, 1)["total"], bid(game, 2)["total"])


@rule("CO-BID-01")
def test_a_bid_face_down_is_only_there() -> None:
    game = questions.special()
    hidden = bid(game, 2)

    assert (False, None, [], None, None, {}, False, False) == (
        hidden["face_up"],
        hidden["character"],
        hidden["parts"],
        hidden["base"],
        hidden["total"],
        hidden["auxiliaries"],
        hidden["leads"],
        hidden["may_wait"],
    )
    assert ("be-doctor", 4) == (bid(game, 2, 1)["character"], bid(game, 2, 1)["total"])
    assert view(Sight(questions.bid().table, 0), {})["seats"][0]["bid"] is None


@rule("CO-AUX-07", "CO-AUX-08", "CO-AUX-09")
def test_who_leads_may_wait_once() -> None:
    game = questions.lay()
    assert [(False, False), (True, True), (True, True)] == [
        (bid(game, seat)["leads"], bid(game, seat)["may_wait"]) for seat in (1, 2, 3)
    ]
    assert [(2, 2), (4, 0), (4, 0)] == [
        (bid(game, seat)["total"], bid(game, seat)["behind"]) for seat in (1, 2, 3)
    ]
    game.play("1 drop", "2 wait")

    assert (True, False, True) == tuple(
        bid(game, 2)[key] for key in ("leads", "may_wait", "waited")
    )
    assert (True, False) == (bid(game, 1)["dropped"], bid(game, 2)["dropped"])
    assert 4 == view(Sight(game.table, SPECTATOR), {})["highest"]


def test_without_bids_there_is_no_highest_total() -> None:
    game = questions.fight().play("1 flee")

    assert view(Sight(game.table, 0), {})["highest"] is None


def test_a_gone_bid_leaves_the_others() -> None:
    game = questions.gorilla().play("1 target 2")

    assert view(Sight(game.table, 0), {})["seats"][1]["bid"] is None
    assert 5 == view(Sight(game.table, 0), {})["highest"]


# --- hands --------------------------------------------------------------------------------


@rule("CO-VAL-02", "CO-VAL-05")
def test_characters_in_hand_have_their_values_here_the_best_first() -> None:
    found = hand(questions.bid())

    assert {
        "gb-missionary": (5, 5, 1),
        "se-anthropologist-missionary": (3, 5, 1),
        "fr-doctor": (2, 2, 2),
        "de-officer": (0, 0, 1),
    } == {key: (card["least"], card["most"], card["count"]) for key, card in found.items()}
    die = found["se-anthropologist-missionary"]
    assert (-2, 0) == (die["lowers"], die["raises"])
    assert (0, 0) == (found["fr-doctor"]["lowers"], found["fr-doctor"]["raises"])
    assert ["gb-missionary", "se-anthropologist-missionary", "fr-doctor", "de-officer"] == list(
        found
    )
    assert [("profession", "doctor", 1, 4), ("nation", "fr", 1, -2)] == spoken(
        found["fr-doctor"]["parts"]
    )


@rule("CO-AUX-03", "CO-AUX-05", "CO-AUX-06")
def test_a_character_says_how_far_own_auxiliaries_would_help_it() -> None:
    """Two nuns, one of two interpreters, the servant; a porter fits none of them."""
    found = {key: card["help"] for key, card in hand(questions.bid()).items()}

    assert {
        "gb-missionary": 2.5,
        "se-anthropologist-missionary": 3.5,
        "fr-doctor": 1.5,
        "de-officer": 1.5,
    } == found


@rule("CO-AUX-03")
def test_an_auxiliary_fits_the_bid_or_not() -> None:
    assert {"porter": False, "nurse": True, "interpreter": True, "servant": True} == fits(
        questions.lay()
    )
    assert {None} == set(fits(questions.bid()).values())


@rule("CO-AUX-03", "CO-AUX-05", "CO-INT-01")
def test_what_does_not_fit_names_the_rule_against_it() -> None:
    assert {"porter": "CO-AUX-03", "nurse": None, "interpreter": None, "servant": None} == against(
        questions.lay()
    )
    assert {None} == set(against(questions.bid()).values())


def test_of_the_auxiliaries_in_hand_those_that_fit_come_first() -> None:
    p1 = {"helpers": "porter interpreter nurse"}

    assert {"nurse": True, "interpreter": None, "porter": False} == (
        found := fits(scene(2, flag="fr", p1=p1, bids="be-doctor gb-doctor"))
    )
    assert ["nurse", "interpreter", "porter"] == list(found)


@rule("CO-INT-05")
def test_an_interpreter_may_depend_on_dice_that_are_not_rolled_yet() -> None:
    """A Belgian at a French station, before and after the die; at a German one it is clear."""

    def belgian(flag: str, *dice: str) -> bool | None:
        p1 = {"helpers": "interpreter"}
        game = scene(2, flag=flag, p1=p1, bids="be-doctor gb-doctor")
        game = game.passes().play(*dice) if dice else game
        return fits(game)["interpreter"]

    assert (None, False, True) == (
        belgian("fr"),
        belgian("fr", "* die 2"),
        belgian("fr", "* die 1"),
    )
    assert belgian("de")
    assert (None, True) == (belgian("be"), belgian("be", "* die 1", "* die 2"))
