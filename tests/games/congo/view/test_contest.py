"""Questions, the special card of the round and ties in words."""

import pytest

from kindu.core.words import SPECTATOR
from tests.games.congo import questions
from tests.games.congo.questions import QUESTIONS
from tests.games.congo.scene import Scene, scene
from tests.games.congo.view.test_table import seen
from tests.support import rule

# --- what is asked ------------------------------------------------------------------------


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_has_its_name(name: str) -> None:
    table = seen(QUESTIONS[name]())

    assert (1, name) == (table["asked"], table["question"])


@pytest.mark.parametrize(("name", "root"), [("tiles_more", "tiles"), ("raise_more", "raise")])
def test_how_many_tiles_a_chain_has_is_hidden_from_others(name: str, root: str) -> None:
    assert [root, root] == [seen(QUESTIONS[name](), eye)["question"] for eye in (1, SPECTATOR)]


@rule("CO-BID-01")
def test_all_who_choose_at_the_same_time_are_waited_for() -> None:
    game = questions.bid()
    assert [1, 2, 3] == seen(game)["waiting"]
    game.play("1 bid gb-missionary")

    assert ([2, 3], 2) == (seen(game)["waiting"], seen(game)["asked"])
    assert [1] == seen(questions.lay())["waiting"]
    assert [] == seen(scene(2, at="round"))["waiting"]


@rule("CO-SPC-01")
def test_special_cards_go_round_once() -> None:
    game = scene(3, bids="gb-missionary be-doctor de-missionary")
    asked = [seen(game)["next"]]
    for seat in (1, 2):
        asked.append(seen(game.play(f"{seat} pass"))["next"])

    assert [2, 3, None] == asked


@rule("CO-SPC-01", "CO-SPC-02")
def test_every_player_is_told_when_a_special_card_may_be_played() -> None:
    def moments(game: Scene) -> list[str]:
        return [one["special_moment"] for one in seen(game)["seats"]]

    p3 = {"specials": "shaman"}
    game = scene(3, bids="gb-missionary be-doctor de-missionary", p3=p3)
    assert ["soon", "soon", "soon"] == moments(questions.bid())
    assert ["now", "later", "later"] == moments(game)
    assert ["passed", "now", "later"] == moments(game.play("1 pass"))
    assert ["played", "played", "played"] == moments(game.play("2 pass", "3 play shaman"))
    assert ["over", "over", "over"] == moments(questions.lay())


@rule("CO-AUX-01")
def test_auxiliaries_go_round_without_who_has_dropped_out() -> None:
    players = {f"p{n}": {"helpers": "nun*2 nurse*2"} for n in (1, 2, 3)}
    game = scene(3, bids="gb-missionary be-doctor de-missionary", **players).passes()
    assert 2 == seen(game)["next"]

    game.play("1 wait", "2 drop")

    assert (3, 1) == (seen(game)["asked"], seen(game)["next"])
    assert None is seen(questions.bid())["next"]


# --- the contest --------------------------------------------------------------------------


def test_the_special_card_of_the_round_is_shown() -> None:
    table = seen(questions.lay())
    assert (None, True) == (table["card"], table["helpers_allowed"])
    table = seen(questions.swap())

    assert {"id": "colonist", "owner": 1, "drawn": "se-explorer-officer"} == table["card"]
    for eye in (1, SPECTATOR):
        card = seen(questions.swap(), eye)["card"]
        assert card
        assert card["drawn"] is None


@rule("CO-SP-NOAUX-01")
def test_no_auxiliaries_are_allowed_under_the_card_that_says_so() -> None:
    p1, p2 = {"specials": "no_auxiliaries", "hippos": "1 2"}, {"hippos": "3"}
    game = scene(2, p1=p1, p2=p2, bids="gb-doctor be-doctor").special(1, "no_auxiliaries")

    assert not seen(game)["helpers_allowed"]


@rule("CO-SP-MALARIA-01")
def test_dice_against_malaria_are_shown_while_all_roll() -> None:
    game = scene(2, p1={"specials": "malaria"}, bids="gb-officer fr-officer")
    game.special(1, "malaria", "* die 2")

    assert [2, None] == [seat["roll"] for seat in seen(game)["seats"]]


@rule("CO-SP-BOILER-02")
def test_a_character_chosen_face_down_is_shown_to_its_owner() -> None:
    game = questions.discard()

    assert [None, "de-doctor"] == [seen(game, eye)["seats"][2]["choice"] for eye in (0, 2)]


@rule("CO-TIE-01")
def test_a_tie_shows_who_fights_and_later_who_is_ahead() -> None:
    table = seen(questions.tiles())
    assert {"seats": [1, 2], "ahead": [], "open": False} == table["tie"]
    game = questions.raising()
    table = seen(game, SPECTATOR)

    assert {"seats": [1, 2], "ahead": [1, 2], "open": True} == table["tie"]
    assert [({"2": 1}, 2), ({"2": 1}, 2), (None, None)] == [
        (seat["committed"], seat["strength"]) for seat in table["seats"]
    ]
    game.play("1 stop")
    assert [True, False, False] == [seat["stopped"] for seat in seen(game)["seats"]]


@rule("CO-TIE-01", "CO-INFO-03")
def test_tiles_laid_face_down_are_shown_to_their_owner() -> None:
    game = questions.tied("3", "2 1").play("1 tile 3")

    assert [{"3": 1}, None, None] == [
        seen(game, eye)["seats"][0]["committed"] for eye in (0, 1, SPECTATOR)
    ]


def test_the_chief_is_shown_until_the_round_is_cleaned_up() -> None:
    game = scene(2, stop="bumba", bids="gb-doctor fr-doctor").passes().finish()

    assert (1, "*") == (seen(game)["chief"], game.asked())
