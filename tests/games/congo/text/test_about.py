"""Congo 1884 in sentences, and what can be asked about: stops, cards, people, players, history."""

import re

import pytest

from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import SPECTATOR
from kindu.games import load, paper, screen
from kindu.games.congo.text.notes import HISTORY, RECONSTRUCTED
from kindu.games.congo.text.table import about, brief, sentences
from kindu.text.scene import Scene
from tests.games.congo import questions
from tests.games.congo.scene import BOARD, scene
from tests.games.congo.text.test_table import seen


def asked(word: str, state: State | None = None, eye: int = 0) -> list[str]:
    return about(seen(state or questions.bid().table, eye), word)


# --- sentences ----------------------------------------------------------------------------


def test_sentences_begin_with_what_matters() -> None:
    lines = sentences(seen(questions.bid().table, 0, new=("fr-doctor 2",)))

    assert [
        (
            "The steamboat lies at Isangi, worth 3 points: mission, the flag of Great Britain, "
            "language English."
        ),
        (
            "Your characters, with their values here: British missionary worth 5, "
            "Swedish anthropologist and missionary worth 3 to 5, "
            "2 French doctors worth 2 (new) and German officer worth 0."
        ),
        "Your auxiliaries: porter, 2 nuns, 2 interpreters and servant.",
        "Your special cards: Gorilla (not here) and Shaman.",
        "Your hippo tiles: 3 and 1.",
        "You have 5 points, 6 with your special cards.",
    ] == lines[:6]
    assert lines[:6] == brief(seen(questions.bid().table, 0, new=("fr-doctor 2",)))


def test_sentences_tell_players_river_and_decks() -> None:
    lines = sentences(seen(questions.bid().table, 0))

    for line in (
        (
            "Björn has 7 points, 2 characters, 0 auxiliaries, 1 special card and 0 hippo tiles; "
            "known to have French officer."
        ),
        "Marabu has 0 points, 1 character, 0 auxiliaries, 0 special cards and 0 hippo tiles.",
        "Face down: 44 characters; used: 0.",
        "Face down: 48 auxiliaries; used: 0.",
        "Face down: 12 hippo tiles; used: 0.",
        "Round 10 of 15.",
        "You are first player.",
        "It is your turn.",
    ):
        assert line in lines
    ahead = [line for line in lines if line.startswith("Ahead: ")]
    assert ["Stanley Falls", "Ubundu", "Lowa", "Riba-Riba", "Kindu"] == [
        line.removeprefix("Ahead: ").partition(",")[0] for line in ahead
    ]
    assert ahead[1].endswith("a special card for the player in last place.")
    assert any(line.startswith("Station tiles not yet seen: ") for line in lines)


def test_hippos_and_tiles_that_were_seen_are_told() -> None:
    game = scene(2, stop="lulonga", p1={"specials": "explored_region"}, bids="gb-doctor be-doctor")
    game.special(1, "explored_region", "1 look bumba", "* station jungle")
    lines = sentences(seen(game.table, 0))

    assert next(line for line in lines if line.startswith("Ahead: Bumba, worth 3")).endswith(
        "hippo tiles for the chief, you have seen its tile: jungle."
    )
    assert "You played the special card Explored Region." in lines


def test_bids_are_told_as_sums() -> None:
    game = questions.lay().play("1 lay nurse", "1 lay nurse", "1 done", "2 wait", "3 drop")
    lines = sentences(seen(game.table, 0))

    for line in (
        (
            "Your bid, French doctor: 4 for doctor minus 2 for nationality "
            "plus 2 for 2 nurses is 4; the highest total."
        ),
        "Björn's bid, Belgian doctor: 4 for doctor is 4; the highest total, has waited.",
        "Marabu's bid, British doctor: 4 for doctor is 4; the highest total, dropped out.",
    ):
        assert line in lines
    lines = sentences(seen(questions.special().table, 0))
    assert "Björn's bid lies face down." in lines
    assert "Your bid, British doctor: 4 for doctor is 4; it lies face down." in lines


def test_dice_tiles_and_cards_are_told() -> None:
    swede = scene(2, bids="se-explorer-officer be-doctor", flag="be").passes()
    lines = sentences(seen(swede.play("* die 3", "* die 1", "* die 2").table, 0))
    assert (
        "Your bid, Swedish explorer and officer: 3 for explorer plus 0 for siding with France is 3."
        in lines
    )
    assert (
        "Björn's bid, Belgian doctor: 4 for doctor is 4; it speaks French, the highest total."
        in (lines)
    )
    level = sentences(seen(questions.raising().table, 2))
    assert any("hippo tiles with a sum of 2" in line for line in level)
    assert "Amina played the special card Gorilla." in sentences(seen(questions.gorilla().table, 1))


def test_a_spectator_has_no_seat() -> None:
    lines = sentences(seen(questions.lay().table, SPECTATOR))

    assert "Waiting for Amina." in lines
    assert "Amina is first player." in lines
    assert not [line for line in lines if "you" in line.lower().split()]


def test_chiefs_and_stations_without_a_flag_are_told() -> None:
    game = scene(2, bids="gb-doctor fr-doctor").passes().finish()
    assert "You are chief of Isangi." in sentences(seen(game.table, 0))
    assert "Amina is chief of Isangi." in sentences(seen(game.table, 1))
    assert (
        "The steamboat lies at Stanley Falls, worth 4 points." == sentences(seen(game.table, 0))[0]
    )
    jungle = sentences(seen(questions.hunt().table, 0))
    assert "The steamboat lies at Isangi, worth 3 points: jungle, no flag." == jungle[0]


def test_without_cards_there_are_none() -> None:
    game = scene(2, at="round", p2={"hand": "gb-doctor"})
    lines = brief(seen(game.table, 0))

    assert "Your characters, with their values here: none." in lines
    assert "Your hippo tiles: none." in lines
    assert "You have 0 points." in lines
    assert "Your characters, with their values here: British doctor." in brief(seen(game.table, 1))


# --- what can be asked about --------------------------------------------------------------


def test_stops_can_be_asked_about() -> None:
    for word in ("basoko", "Basoko", "baso"):
        lines = asked(word)
        assert "Basoko is worth 3 points to its chief." == lines[0]
        assert "The chief takes 2 hippo tiles, too." == lines[1]
        assert "A player alone in last place draws a special card there." == lines[2]
        assert lines[3].startswith("Its tile shows ")
    assert ["With so few players it is left out.", "Today the place is called Kinshasa."] == asked(
        "leopoldville"
    )[1:]
    assert "This stop is reconstructed: the rule book does not name it." == asked("lowa")[-1]
    assert "Its tile lies face down." in asked("kindu")


def test_what_was_looked_at_and_won_can_be_asked_about() -> None:
    game = questions.look().play("1 look kindu", "* station jungle")

    assert "You have looked at its tile: jungle." in about(seen(game.table, 0), "kindu")
    assert "Looked at by Amina." in about(seen(game.table, 1), "kindu")
    won = scene(2, bids="gb-doctor fr-doctor").passes().finish().table
    assert "You are chief." in about(seen(won, 0), "isangi")
    assert "Amina is chief." in about(seen(won, 1), "isangi")
    assert "Its flag is that of Great Britain." in about(seen(won, 1), "isangi")


def test_stations_and_professions_can_be_asked_about() -> None:
    lines = asked("jungle")

    assert "Jungle: explorer 5, anthropologist 4, officer 3, doctor 2 and missionary 1." == lines[0]
    assert "Its flag leaves the game when the tile is turned up." == lines[1]
    assert re.fullmatch(r"You have not yet seen \d of its 3 tiles\.", lines[-1])
    assert 2 == len(asked("mission"))
    assert [
        "Doctor: barracks 3, hospital 5, mission 4, village 1 and jungle 2.",
        "Its auxiliary is Nurse.",
        "Against the gorilla it is killed without a fight.",
        "Against the warrior it survives with 4 or more.",
    ] == asked("doctor")


def test_nations_can_be_asked_about() -> None:
    assert [
        "French characters speak French.",
        "Under the flag of Great Britain they lose 2.",
        "Under the flag of Germany they lose 1.",
    ] == asked("France")
    assert [
        "Belgian characters speak Dutch or French, as the die decides.",
        "They lose nothing under any flag.",
    ] == asked("belgian")
    assert [
        "Dutch characters speak Dutch.",
        (
            "They are non-belligerents and roll for their sympathy: "
            "1 Great Britain, 2 Belgium, 3 France and 4 Germany."
        ),
    ] == asked("netherlands")


def test_characters_can_be_asked_about() -> None:
    persons = BOARD.kind_persons[BOARD.kind_ids.index("fr-doctor")]
    for word in ("fr-doctor", "french doctor", persons[0]):
        assert [f"French doctor: {' and '.join(persons)}.", "You have 2 in hand."] == asked(word)
    game = scene(3, discard="gb-doctor*2", gone="us-explorer-officer")
    assert "Discarded: 2." == about(seen(game.table, 0), "gb-doctor")[-1]
    lines = about(seen(game.table, SPECTATOR), "us-explorer-officer")
    assert [
        "A non-belligerent; it leaves the game when it has been used.",
        "It has left the game.",
    ] == lines[1:]


def test_auxiliaries_can_be_asked_about() -> None:
    game = scene(2, helper_discard="nun*3").table

    assert ["Nun adds 1 and fits a missionary.", "Discarded: 3 of 8."] == asked("nun", game)
    assert "does not speak the language of the station" in asked("interpreter")[0]
    assert "Servant adds 0.5 and fits every character, but all players" in asked("servant")[0]


def test_special_cards_can_be_asked_about() -> None:
    assert [
        "Shaman: every other bid loses 1 point of its value.",
        "It may be played at any station.",
        "You have it, and may play it here.",
    ] == asked("shaman")
    assert "It may be played at a village or jungle." == asked("gorilla")[1]
    assert "You have it, and may not play it here." == asked("gorilla")[2]
    assert "It may be played at any station from Bumba on." == asked("boiler")[1]
    assert [
        "It may be played at any station except Kindu.",
        "With so many players it is out of the game.",
    ] == asked("Tam Tam")[1:]
    assert "with a flag" in asked("only nationals")[1]
    assert 2 == len(asked("malaria", eye=SPECTATOR))
    played = scene(3, special_discard="malaria").table
    assert "It has been played." == about(seen(played, 0), "malaria")[-1]


def test_players_can_be_asked_about() -> None:
    for word in ("björn", "seat 2", "Bjö"):
        assert [
            "Björn: 7 points, 2 characters, 0 auxiliaries, 1 special card and 0 hippo tiles.",
            "Known to be in hand or bid: French officer.",
        ] == asked(word)
    assert "Björn's bid lies face down." in about(seen(questions.special().table, 0), "seat 2")
    won = scene(2, bids="gb-doctor fr-doctor").passes().finish().table
    assert "Chief of Isangi." == about(seen(won, 1), "amina")[-1]


def test_a_stop_comes_before_a_player_of_its_name() -> None:
    found = seen(questions.bid().table, 0)
    found.names[2] = "Kindu"

    assert "Kindu is worth 4 points to its chief." == about(found, "kindu")[0]
    assert about(found, "seat 3")[0].startswith("Kindu: 0 points")


def test_history_and_sources_have_a_note() -> None:
    assert HISTORY == asked("history")
    assert RECONSTRUCTED == asked("reconstructed") == asked("sources")
    assert any("forced labour" in line for line in HISTORY)


@pytest.mark.parametrize("word", ["", "x", "atlantis", "CO-AUX-07", "li", "seat 9", "be"])
def test_what_is_unknown_has_no_story(word: str) -> None:
    found = asked(word)

    assert found == ([] if word != "be" else asked("Belgium"))


def test_another_board_is_asked_about_as_it_is() -> None:
    text = paper("congo", "board.toml").replace('name = "Isangi"', 'name = "Yangambi"')
    view = screen("congo").view(Sight(scene(2).table, 0), {})

    assert (
        "Yangambi is worth 3 points to its chief."
        == about(Scene(load("congo", text), view, 0, ["A", "B"]), "yangambi")[0]
    )
