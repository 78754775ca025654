"""AF-INFO: what a Sight shows and what it hides."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR, eyes_of, sees
from kindu.games.africana.state import Tabletop
from tests.games.africana.scene import BOARD, CARDS, RULES, Scene, ids, scene, words
from tests.support import rule

EYES = [0, 1, 2, SPECTATOR]
eyes = pytest.mark.parametrize("eye", EYES)


def seen(game: Scene, eye: int) -> Scene:
    """The table as this eye sees it."""
    state = Sight(game.table, eye).state
    assert isinstance(state, Tabletop)
    return Scene(state)


def alike(one: Scene, other: Scene, eye: int) -> bool:
    """Whether this eye can't tell two worlds apart."""
    return list(Sight(one.table, eye).pack()) == list(Sight(other.table, eye).pack())


def guessed(game: Scene, seed: int, forget: int) -> Scene:
    """A world as seat 1 may imagine it."""
    state = Sight(game.table, 0).guess(Rng(seed), forget)
    assert isinstance(state, Tabletop)
    return Scene(state)


def names(pages: vec[i64]) -> list[str]:
    return [BOARD.adventure_ids[page] for page in pages]


@rule("AF-INFO-01")
def test_only_its_owner_sees_the_colours_of_a_hand() -> None:
    one = scene(3, p2={"hand": "grey grey joker"})
    other = scene(3, p2={"hand": "orange violet joker"})

    assert [True, False, True, True] == [alike(one, other, eye) for eye in EYES]


@rule("AF-INFO-01")
def test_the_own_hand_is_seen() -> None:
    game = scene(3, p2={"hand": "grey violet joker"})

    assert "grey violet joker" == seen(game, 1).hand(2)


@rule("AF-INFO-01")
@eyes
def test_the_number_of_cards_in_each_hand_is_public(eye: int) -> None:
    game = scene(3, p1={"hand": "grey grey joker"}, p2={"hand": "violet"}, p3={"hand": "joker"})

    assert [2, 1, 0] == [int(player.travel) for player in seen(game, eye).table.players]


@rule("AF-INFO-01")
def test_a_drawn_card_is_seen_by_its_player_only() -> None:
    one, other = (scene(3).play("1 draw", f"* card {c}") for c in ("grey", "violet"))
    told = [[[repr(f.told(eye)) for f in game.facts] for eye in EYES] for game in (one, other)]

    assert [False, True, True, True] == [alike(one, other, eye) for eye in EYES]
    assert [False, True, True, True] == [a == b for a, b in zip(*told, strict=True)]


@rule("AF-INFO-01")
def test_a_bonus_card_is_seen_by_its_player_only() -> None:
    game = scene(3, p2={"at": "mogadishu"}, turn=2).play("2 move", "2 join A02")

    question = eyes_of(game.table.question())
    assert [False, True, False, False] == [sees(question, eye) for eye in EYES]


@rule("AF-INFO-01")
def test_all_hands_are_shown_when_the_game_is_over() -> None:
    """DEC-08: all hands are revealed in the final scoring."""
    game = scene(2, p1={"hand": "grey violet joker"}, turn=2, last_round=1)
    game.play("2 move", "2 stop")

    assert "" == game.asked()
    assert "grey violet joker" == seen(game, 1).hand(1) == seen(game, SPECTATOR).hand(1)


@rule("AF-INFO-02")
@pytest.mark.parametrize("eye", [0, 2, SPECTATOR])
def test_joker_and_assistants_in_a_hand_are_public(eye: int) -> None:
    p2 = {"hand": "grey orange-assistant joker", "won": "S14"}
    game = scene(3, p2=p2, p3={"hand": "violet"})

    assert "orange-assistant joker" == seen(game, eye).hand(2)


@rule("AF-INFO-02")
def test_a_hand_without_joker_looks_different() -> None:
    one, other = scene(3, p2={"hand": "grey joker"}), scene(3, p2={"hand": "grey grey"})

    assert not any(alike(one, other, eye) for eye in EYES)


@rule("AF-INFO-03")
@eyes
def test_all_that_lies_before_a_player_is_public(eye: int) -> None:
    p2 = {"at": "lagos", "silver": 13, "open": "S02 N11", "joined": "A02 A04"}
    game = seen(scene(3, p2=p2, row="A02 - A04 B01 C01"), eye)

    assert ("lagos", 13, "S02 N11") == (game.place(2), game.silver(2), game.open(2))
    assert ("A02 A04", 2) == (game.joined(2), game.markers(2))
    assert "A02 - A04 B01 C01" == game.row()


@rule("AF-INFO-04")
@eyes
def test_every_page_that_somebody_uncovered_is_public(eye: int) -> None:
    """Seat 1 turns to S09, buys it, and turns S12 to see S08."""
    game = scene(3, p1={"at": "cairo", "silver": 6}).play("1 buy", "1 turn forward", "* page S09")
    game.play("1 buy S09", "* page S12", "1 turn forward", "* page S08", "1 stop")

    assert "S01 S12 | S08 + 11" == seen(game, eye).book("north")
    assert " | N01 + 14" == seen(game, eye).book("south")


@rule("AF-INFO-04")
def test_an_uncovered_page_is_told_to_everybody() -> None:
    game = scene(3, p1={"at": "cairo"}).play("1 buy", "1 turn forward")

    question = eyes_of(game.table.question())
    assert all(sees(question, eye) for eye in EYES)


@rule("AF-INFO-05")
@eyes
def test_completed_cards_are_public(eye: int) -> None:
    game = seen(scene(3, p2={"won": "S02 S14", "done": "A06 C02"}), eye)

    assert ("S02 S14", "A06 C02") == (game.won(2), game.done(2))


@rule("AF-INFO-06")
@eyes
def test_sizes_of_decks_discard_pile_supply_and_removed_cards_are_public(eye: int) -> None:
    p1 = {"hand": "grey grey grey grey orange orange-assistant", "won": "S14"}
    game = scene(3, p1={**p1, "open": "S01 S02 S03 S04"}, discard="grey violet", north="| S05")
    game.play("1 move", "1 stop", "1 discard orange-assistant", "1 discard S02")
    sight = seen(game, eye)

    assert (game.deck_size(), "grey violet") == (sight.deck_size(), sight.discard())
    assert (22, [2, 2, 2, 1, 2]) == (sight.table.expeditions_left, list(sight.table.supply))
    assert 1 == sight.table.removed[CARDS.index("orange-assistant")]
    assert "S02" == ids(BOARD.adventure_ids, sight.table.abandoned)


@rule("AF-INFO-06")
@eyes
def test_the_colours_of_deck_and_hidden_hands_are_known_only_together(eye: int) -> None:
    """What lies in the discard pile and one's own hand is missing from the 12 per colour."""
    hands = ["grey grey", "orange grey", "violet"]
    p1, p2, p3 = ({"hand": hand} for hand in hands)
    game = seen(scene(3, p1=p1, p2=p2, p3=p3, discard="magenta"), eye)

    own = hands[eye] if eye < len(hands) else ""
    known = (own + " magenta").split()
    assert [12 - known.count(colour) for colour in CARDS[:5]] == list(game.table.deck)


@rule("AF-INFO-06")
@eyes
def test_the_letter_of_the_next_expedition_is_public_but_not_the_card(eye: int) -> None:
    done = " ".join(f"A{n:02}" for n in range(6, 11))
    game = scene(3, row="A01 A02 A03 A04 -", p2={"done": done + " A05"})
    game.play("1 move", "1 stop")

    assert [f"expedition B{n:02}" for n in range(1, 11)] == seen(game, eye).legal()


@rule("AF-INFO-01", "AF-INFO-06")
def test_a_player_can_deduce_the_unseen_cards_but_not_who_holds_which() -> None:
    """Grey, orange and violet are unseen: two of them in the hand of seat 2, one in the deck."""
    game = scene(2, p1={"hand": "grey"}, p2={"hand": "grey violet joker"}, deck="orange")
    worlds = [guessed(game, seed, 0) for seed in range(60)]
    deals = {(w.hand(1), w.hand(2), " ".join(words(w.table.deck))) for w in worlds}

    assert {
        ("grey", "grey violet joker", "orange"),
        ("grey", "grey orange joker", "violet"),
        ("grey", "orange violet joker", "grey"),
    } == deals
    assert {1} == {w.deck_size() for w in worlds}


@rule("RUL-18")
def test_page_memory_is_a_display_option_that_is_on_by_default() -> None:
    options = [s for s in RULES.settings(2) if s.key == "page memory"]

    assert [(["on", "off"], True)] == [(s.values, s.display) for s in options]


@rule("RUL-18")
def test_a_perfect_memory_keeps_every_page_in_its_order() -> None:
    game = scene(2, north="S02 S03 S04 | S05 S06 S07")
    worlds = {guessed(game, seed, 0).book("north") for seed in range(20)}

    assert {"S02 S03 S04 | S05 S06 S07 + 9"} == worlds


@rule("RUL-18")
def test_a_poor_memory_keeps_the_two_top_cards_and_the_size_of_each_half() -> None:
    game = scene(2, north="S02 S03 S04 | S05 S06 S07")
    books = [guessed(game, seed, 1000).table.books[0] for seed in range(20)]

    assert {("S04", "S07")} == {(names(book.left)[-1], names(book.right)[-1]) for book in books}
    sizes = {(len(b.left), len(b.right) + int(b.unread).bit_count()) for b in books}
    assert {(3, 12)} == sizes


@rule("RUL-18")
def test_a_poor_memory_mixes_the_covered_pages_up() -> None:
    """Covered pages of both halves and unread ones can take each other's place."""
    game = scene(2, north="S02 S03 S04 | S05 S06 S07")
    books = [guessed(game, seed, 1000).table.books[0] for seed in range(60)]
    covered = {page for book in books for page in names(book.left)[:-1]}

    assert covered >= {"S02", "S03"}
    assert covered & {"S05", "S06"}
    assert covered - {"S02", "S03", "S05", "S06"}


@rule("RUL-18")
def test_a_poor_memory_loses_and_doubles_no_page() -> None:
    game = scene(2, north="S02 S03 S04 | S05 S06 S07", p2={"open": "S01"})
    books = [guessed(game, seed, 500).table.books[0] for seed in range(20)]
    unread = [ids(BOARD.adventure_ids, book.unread).split() for book in books]
    read = [names(book.left) + names(book.right) for book in books]

    every = [f"S{n:02}" for n in range(2, 16)]
    assert [every] * 20 == [sorted(a + b) for a, b in zip(read, unread, strict=True)]


@rule("RUL-18")
def test_a_poor_memory_of_books_forgets_no_other_public_thing() -> None:
    p2 = {"at": "lagos", "silver": 8, "open": "S01", "won": "S14", "done": "B02", "hand": "grey"}
    world = guessed(scene(2, p2=p2, discard="grey grey"), 1, 1000)

    assert ("lagos", 8, "S01", "S14") == (
        world.place(2),
        world.silver(2),
        world.open(2),
        world.won(2),
    )
    assert ("B02", "grey grey") == (world.done(2), world.discard())
