"""What is told about each move and the end: the numbers in the sentences of a log."""

from kindu.core.play import answer
from kindu.core.words import ALL, Fact
from kindu.record.files import read
from tests.games.africana.scene import BOARD, CARDS, RULES, Scene, scene
from tests.games.golden import path_of
from tests.support import rule

Numbers = tuple[int, int, int, int, int]


def told(game: Scene, rule_id: str, eyes: int = ALL) -> list[Numbers]:
    """Seat from 1 (0: nobody), a, b, c and points of these facts, which only these eyes see."""
    facts = game.told(rule_id)
    assert [(0, eyes)] * len(facts) == [(fact.d, fact.eyes) for fact in facts]
    return [numbers(fact) for fact in facts]


def numbers(fact: Fact) -> Numbers:
    return (fact.seat + 1, fact.a, fact.b, fact.c, fact.points)


def adventure(name: str) -> int:
    return BOARD.adventure_ids.index(name)


def expedition(name: str) -> int:
    return BOARD.expedition_ids.index(name)


def place(name: str) -> int:
    return BOARD.place_ids.index(name)


@rule("AF-BOOK-02", "AF-BOOK-04")
def test_a_turned_page_is_told_with_its_half_and_price() -> None:
    """Half 0 is the left one; the first page is free."""
    game = scene(p2={"at": "cairo", "silver": 2}, turn=2, north="S02 S03 | S05 S04 S06")
    game.play("2 buy")
    page = adventure("S06")

    assert [(2, page, 1, 0, 0)] == told(game.play("2 turn forward"), "AF-BOOK-02")
    assert [(2, page, 0, 1, 0)] == told(game.play("2 turn back"), "AF-BOOK-02")
    assert [(2, page, 1, 1, 0)] == told(game.play("2 turn forward"), "AF-BOOK-02")


@rule("AF-BUY-03")
def test_a_bought_card_is_told_with_its_price() -> None:
    game = scene(p2={"at": "cairo", "silver": 9}, turn=2, north="S02 S03 | S05 S04")

    game.play("2 buy", "2 buy S03")

    assert [(2, adventure("S03"), 5, 0, 0)] == told(game, "AF-BUY-03")
    assert [] == told(game, "AF-BOOK-02")


@rule("AF-BOOK-01")
def test_a_page_nobody_has_seen_is_told_with_its_book() -> None:
    game = scene(p2={"at": "luanda", "silver": 0}, turn=2)

    game.play("2 buy", "2 turn forward", "* page N07")

    assert [(0, adventure("N07"), 1, 0, 0)] == told(game, "AF-BOOK-01")


@rule("AF-MOVE-02", "AF-COLOR-01")
def test_a_step_is_told_with_its_card_and_the_price_of_another_colour() -> None:
    """The violet card does not fit Jidda."""
    game = scene(p2={"at": "cairo", "silver": 6, "hand": "grey violet"}, turn=2)
    game.play("2 move")
    grey, violet = CARDS.index("grey"), CARDS.index("violet")

    assert [(2, place("aswan"), grey, 0, 0)] == told(game.play("2 step aswan grey"), "AF-MOVE-02")
    assert [(2, place("jidda"), violet, 5, 0)] == told(
        game.play("2 step jidda violet"), "AF-MOVE-02"
    )


@rule("AF-EXP-01", "AF-EXP-07")
def test_joining_is_told_and_the_silver_of_the_space() -> None:
    """A bonus of silver brings no card, as -1 says."""
    game = scene(p2={"at": "jidda", "silver": 0}, row="B01 A01 A02 A03 A04", turn=2)

    game.play("2 move", "2 join B01")

    assert [(2, expedition("B01"), 0, 0, 0)] == told(game, "AF-EXP-01")
    assert [(2, -1, 2, 0, 0)] == told(game, "AF-EXP-07")


@rule("AF-EXP-07", "AF-INFO-01")
def test_the_card_of_a_space_is_told_to_its_owner_and_no_silver() -> None:
    game = scene(p2={"at": "jidda", "silver": 0}, row="A01 B01 A02 A03 A04", turn=2)

    game.play("2 move", "2 join B01", "* card orange")

    assert [(2, CARDS.index("orange"), 0, 0, 0)] == told(game, "AF-EXP-07", eyes=2)


@rule("AF-EXP-12", "AF-EXP-13")
def test_completing_is_told_with_silver_and_points_and_each_marker_that_goes_back() -> None:
    game = scene(
        4,
        p2={"at": "timbuktu", "joined": "A08"},
        p3={"joined": "A01 A08"},
        p4={"joined": "A01"},
        row="A01 A02 A03 A08 B10",
        turn=2,
    )

    game.play("2 move", "2 complete A08")

    card = expedition("A08")
    assert [(2, card, 4, 0, 2)] == told(game, "AF-EXP-12")
    assert [(2, card, 0, 0, 0), (3, card, 0, 0, 0)] == told(game, "AF-EXP-13")


PLAYER: dict[str, object] = {
    "done": "A06 B07 C11",
    "won": "N01 N02 N06 N11 N12 S12",
    "open": "S03 S13",
    "silver": 39,
    "hand": "grey grey orange violet violet joker",
}
SHEET = [
    ("AF-SCORE-01", (2, 0, 0, 0, 15)),
    ("AF-SCORE-02", (2, 0, 0, 0, 13)),
    ("AF-SCORE-03", (2, 0, 0, 0, 6)),
    ("AF-SCORE-05", (2, 0, 0, 0, -10)),
    ("AF-SCORE-06", (2, 39, 0, 0, 3)),
    ("AF-SCORE-07", (2, 5, 0, 0, 2)),
    ("AF-SCORE-08", (2, 0, 0, 0, 1)),
]


@rule("AF-SCORE-12", "AF-SCORE-06", "AF-SCORE-07")
def test_the_score_sheet_names_seat_money_and_cards() -> None:
    facts = scene(p2=PLAYER).table.sheet(1)

    assert SHEET == [(fact.rule, numbers(fact)) for fact in facts]
    assert [(0, ALL)] * 7 == [(fact.d, fact.eyes) for fact in facts]


@rule("AF-END-03", "AF-SCORE-12")
def test_the_end_tells_its_rule_and_the_sheet_from_the_money_on() -> None:
    """Expeditions, artefacts, sets and assistants were told when cards were completed."""
    player = {**PLAYER, "hand": "grey grey orange violet violet"}  # the joker would be a sixth card
    game = scene(p1={"silver": 0, "hand": ""}, p2=player, left=0, row="A01 A02 - A03 A04", turn=2)

    game.play("2 move", "2 stop")

    assert [(0, 0, 0, 0, 0)] == told(game, "AF-END-03")
    scores = [(fact.rule, numbers(fact)) for fact in game.facts if "SCORE" in fact.rule]
    assert [(rule_id, (1, 0, 0, 0, 0)) for rule_id, _ in SHEET[4:]] == scores[:3]
    assert SHEET[4:] == scores[3:]


@rule("AF-SCORE-03", "AF-SCORE-04")
def test_a_set_is_told_when_its_artefact_comes_with_how_many_there_are() -> None:
    """N01 and N02 are masks."""
    target = BOARD.place_ids[BOARD.adventure_target[adventure("N02")]]
    game = scene(p2={"at": target, "open": "N02", "won": "N01"}, turn=2)

    game.play("2 move", "2 complete N02")

    assert [(2, adventure("N02"), 2, 0, 6)] == told(game, "AF-SCORE-04")
    assert [] == told(game, "AF-SCORE-05")


@rule("AF-SCORE-05")
def test_what_one_more_assistant_costs_is_told_when_it_is_hired() -> None:
    target = BOARD.place_ids[BOARD.adventure_target[adventure("N12")]]
    game = scene(p2={"at": target, "open": "N12", "won": "N11"}, turn=2)

    game.play("2 move", "2 complete N12")

    assert [(2, 0, 0, 0, -5)] == told(game, "AF-SCORE-05")
    assert [] == told(game, "AF-SCORE-04")


def test_all_points_of_a_game_are_told() -> None:
    """Whatever is told along the way and at the end adds up to the score."""
    state = RULES.start(2, {"start player": "random"})
    state.listen()
    told_points = [0, 0]
    for line in read(path_of("africana", "2-eager")).lines:
        answer(state, line)
    for fact in state.heard():
        if fact.seat >= 0:
            told_points[fact.seat] += fact.points

    assert [state.points(0), state.points(1)] == told_points
