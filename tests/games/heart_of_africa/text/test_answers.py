"""The answers of Heart of Africa in English: short imperatives with what they cost and bring."""

import re

import pytest

from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR
from kindu.games.heart_of_africa.text import words as english
from tests.games.heart_of_africa.knowledge.test_why_not import keeping, turn
from tests.games.heart_of_africa.scene import RULES, Scene, scene
from tests.games.heart_of_africa.text.test_words import (
    ALL,
    CAPE,
    FERRY,
    TITLES,
    WORDS,
    claiming,
    sights,
)


def imperative(game: Scene, text: str, eye: int = 0) -> str:
    return english.answer(WORDS.answer_words(Sight(game.table, eye), RULES.parse(text)), TITLES)


def test_legal_answers_have_different_words() -> None:
    for sight in sights(600, 20):
        legal = [WORDS.answer_words(sight, action) for action in sight.legal()]
        lines = [english.answer(found, TITLES) for found in legal]
        groups = [english.group(found, TITLES) for found in legal]

        assert len(set(lines)) == len(lines)
        assert len(set(groups)) == len(groups)
        assert all(re.fullmatch(r"[A-Z][^{}_]*[^.]", line) for line in lines)


def test_every_answer_has_words_legal_or_not() -> None:
    for sight in sights(1, 1):
        for eye in (0, SPECTATOR):
            for action in ALL:
                words = WORDS.answer_words(Sight(sight.state, eye), action)
                assert english.answer(words, TITLES)
                assert english.group(words, TITLES)[0]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("take red", "Take the open red card"),
        ("take locomotive", "Take the open locomotive as your only card"),
        ("take desert", "Take the open desert card (you have 0, the best rival 1)"),
        ("draw train", "Draw a train card blind (97 in the deck)"),
        ("draw terrain", "Draw a terrain card blind (40 in the deck)"),
        ("draw tickets", "Draw 4 tickets and keep at least 1 (47 in the deck)"),
        ("pass", "Pass: nothing else is possible"),
        (
            f"claim {CAPE}",
            (
                "Claim Cape Town to Port Elizabeth, first track: 2 black and 1 locomotive; "
                "4 points, 8 doubled, completes 1 ticket"
            ),
        ),
        (
            "claim mocamedes-j_south_angola",
            "Claim Moçâmedes to Ondonga: 2 red; 2 points, 4 doubled with 1 locomotive as terrain",
        ),
        (
            "claim port_elizabeth-east_london/2",
            "Claim Port Elizabeth to East London, second track: 1 locomotive; 1 point, 2 doubled",
        ),
        (
            f"claim {FERRY}",
            (
                "Claim Madagascar (south) to Durban, second track: "
                "4 of any one colour and 2 locomotives; 15 points"
            ),
        ),
        ("pay red", "Pay with red"),
        ("pay locomotive", "Pay with locomotives only"),
        ("locomotives 1", "Put 1 locomotive into the set"),
        ("plain", "Claim without doubling"),
        ("double", "Double the points"),
        ("wild 2", "Play 2 locomotives as terrain"),
        ("keep T40", "Keep T40 (Cape Town to Durban, 6)"),
        ("enough", "Keep no more tickets"),
    ],
)  # fmt: skip
def test_an_answer_is_a_short_imperative(text: str, expected: str) -> None:
    assert expected == imperative(claiming(), text)


def test_the_links_of_a_claim_are_orders_with_costs_and_gains() -> None:
    game = claiming().play(f"1 claim {CAPE}")
    assert "Pay with black: 2 in hand, 1 to 2 locomotives in the set of 3" == imperative(
        game, "pay black"
    )
    game.play("1 pay black")
    assert "Play 2 black and 1 locomotive" == imperative(game, "locomotives 1")
    game.play("1 locomotives 1")
    assert "Claim without doubling: 4 points" == imperative(game, "plain")
    assert (
        "Double to 8 points with 0 to 1 locomotive as terrain; the price is 1 mountain card"
        == imperative(game, "double")
    )
    game.play("1 double")
    assert "Play 1 mountain card for 8 points" == imperative(game, "wild 0")
    assert "Play 1 locomotive as terrain for 8 points" == imperative(game, "wild 1")


def test_other_ways_to_pay_and_to_double() -> None:
    red = scene(2, p1={"hand": "red*5 locomotive", "terrain": "desert*2"})
    red.play("1 claim fachoda-addis_ababa")
    assert "Pay with red: 5 in hand, 0 to 1 locomotive in the set of 5" == imperative(
        red, "pay red"
    )
    red.play("1 pay red", "1 locomotives 1")
    assert "Double to 20 points for 2 desert cards" == imperative(red, "double")
    few = scene(2, p1={"hand": "black*3"}).play(f"1 claim {CAPE}")
    assert "Pay with black: 3 in hand, no locomotive in the set of 3" == imperative(
        few, "pay black"
    )
    all_in = scene(2, p1={"hand": "locomotive*5"}, p2={"terrain": "mountain*2"})
    all_in.play(f"1 claim {CAPE}")
    assert "Pay with locomotives only: 3 of your 5" == imperative(all_in, "pay locomotive")
    all_in.play("1 pay locomotive")
    assert (
        "Double to 8 points with 2 locomotives as terrain; the price is 1 mountain card"
        == imperative(all_in, "double")
    )
    mixed = scene(2, p1={"hand": "red*5 locomotive", "terrain": "desert"})
    mixed.play("1 claim fachoda-addis_ababa", "1 pay red", "1 locomotives 0", "1 double")
    assert "Play 1 locomotive as terrain and 1 desert card for 20 points" == imperative(
        mixed, "wild 1"
    )


def test_tickets_are_kept_and_counted() -> None:
    done = scene(2, p1={"owns": "pretoria-bloemfontein bloemfontein-cape_town"})

    assert "Keep T46 (Pretoria to Cape Town, 5), already completed" == imperative(done, "keep T46")
    assert "Enough: keep 1 ticket and return the rest" == imperative(keeping(), "enough")
    assert "Take the open desert card" == imperative(turn(), "take desert", SPECTATOR)


def test_tracks_of_the_same_price_share_a_head() -> None:
    sight = Sight(claiming().table, 0)
    found = [english.group(WORDS.answer_words(sight, action), TITLES) for action in sight.legal()]
    heads = dict.fromkeys(head for head, _ in found)

    assert ["Take openly", "Draw blind", "Claim red 3, 4p or 8p for 1L more"] == list(heads)[:3]
    assert ("Take openly", "purple") == found[0]
    assert ("Draw blind", "tickets, 4 to choose from (47 left)") in found
    assert [
        "Moçâmedes\u2013Ondonga",
        "Serpa Pinto\u2013Lake Ngami",
        "Lake Ngami\u2013Windhoek",
        "Port Nolloth\u2013Cape Town (1)",
        "Port Nolloth\u2013Cape Town (2)",
        "Bloemfontein\u2013East London",
    ] == [item for head, item in found if head == "Claim red 2, 2p or 4p for 1L more"]
    assert (
        "Claim black 3 with 1L, 4p or 8p",
        "Cape Town\u2013Port Elizabeth (1) completes 1 ticket",
    ) in found


def test_of_many_claims_those_on_the_ways_of_tickets_come_first() -> None:
    """T40, Cape Town to Durban, needs Cape Town to Port Elizabeth."""
    sight = Sight(claiming().table, 0)
    view = WORDS.view(sight, {})
    kept = [
        RULES.label(action)
        for action in sight.legal()
        if not english.aside(WORDS.answer_words(sight, action), view)
    ]

    assert [CAPE, CAPE.replace("/1", "/2")] == [
        label.removeprefix("claim ") for label in kept if label.startswith("claim")
    ]
    assert [label for label in kept if not label.startswith("claim")] == [
        RULES.label(action) for action in sight.legal() if action < RULES.parse("pass")
    ]


def test_what_lies_open_can_be_compared_with_what_was_seen() -> None:
    game = scene(2, p2={"owns": CAPE}, row="red - red red red", terrain_row="desert jungle")
    view = WORDS.view(Sight(game.table, 0), {})

    found = english.things(view)
    assert {"train 0 red", "train 1 None", "terrain 1 jungle", CAPE} <= found
    assert 8 == len(found)


def test_a_player_is_told_at_the_head_of_a_turn() -> None:
    view = WORDS.view(Sight(claiming().table, SPECTATOR), {})

    assert "blue, points 0, trains 41, cards 8" == english.stand(view["seats"][0])
