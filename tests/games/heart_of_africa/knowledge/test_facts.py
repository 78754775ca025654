"""What is told about each move and the end: the numbers in the sentences of a log."""

from kindu.core.words import ALL, Fact
from tests.games.heart_of_africa.chapters.test_setup import DEAL, KEPT, start
from tests.games.heart_of_africa.scene import BOARD, Scene, scene
from tests.support import rule

Numbers = tuple[int, int, int, int, int]
CAPE = "cape_town-port_elizabeth/1"
SOUTH = "bloemfontein-cape_town bloemfontein-durban"  # Cape Town - Durban, T40
DRAW = ["draw train", "* train red", "draw train", "* train red"]


def told(game: Scene, rule_id: str, eyes: int = ALL) -> list[Numbers]:
    """Seat from 1 (0: nobody), a, b, c and points of these facts, which only these eyes see."""
    facts = game.told(rule_id)
    assert [(0, eyes)] * len(facts) == [(fact.d, fact.eyes) for fact in facts]
    return [numbers(fact) for fact in facts]


def numbers(fact: Fact) -> Numbers:
    return (fact.seat + 1, fact.a, fact.b, fact.c, fact.points)


def colour(name: str) -> int:
    return BOARD.colours.index(name)


def terrain(name: str) -> int:
    return BOARD.terrain_ids.index(name)


def ticket(name: str) -> int:
    return BOARD.ticket_ids.index(name)


@rule("HA-SETUP-09", "HA-SETUP-02", "HA-SETUP-04", "HA-SETUP-05")
def test_the_deal_is_told_and_each_hand_to_its_owner() -> None:
    game = start(2, "random", "* start 2", *DEAL)

    hands = [fact for fact in game.facts if fact.rule == "HA-SETUP-02"]
    assert [(2, 0, 0, 0, 0)] == told(game, "HA-SETUP-09")
    assert [(1, 2)] * 4 + [(0, 1)] * 4 == [(fact.seat, fact.eyes) for fact in hands]
    assert [colour("red")] * 4 == [fact.a for fact in hands[:4]]
    assert [(2, terrain("desert"), 0, 0, 0), (1, terrain("mountain"), 0, 0, 0)] == told(
        game, "HA-SETUP-04"
    )
    jungle = terrain("jungle")
    assert [(0, jungle, 0, 0, 0), (0, jungle, 1, 0, 0)] == told(game, "HA-SETUP-05")


@rule("HA-SETUP-07", "HA-TICKET-03", "HA-TICKET-04")
def test_the_first_tickets_are_told_when_all_have_chosen() -> None:
    game = start(2, "1", *DEAL).play(*KEPT[:4])
    before = game.told("HA-TICKET-03") + game.told("HA-TICKET-04")
    game.play(KEPT[4])
    kept = [(fact.seat, fact.eyes, fact.a) for fact in game.told("HA-TICKET-04")]

    names = [(0, 1, "T03"), (0, 1, "T12"), (1, 2, "T31"), (1, 2, "T01")]
    assert [] == before
    assert [(1, 2, 2, 0, 0), (2, 2, 2, 0, 0)] == told(game, "HA-TICKET-03")
    assert [(seat, eyes, ticket(name)) for seat, eyes, name in names] == kept


@rule("HA-DRAW-02", "HA-DRAW-04")
def test_an_open_train_card_and_its_replacement_are_told_with_the_slot() -> None:
    game = scene(row="red blue white green green", turn=2).play("2 take white", "* train red")

    assert [(2, 0, 0, 0, 0)] == told(game, "HA-TURN-01")
    assert [(2, colour("white"), 0, 0, 0)] == told(game, "HA-DRAW-02")
    assert [(0, colour("red"), 2, 0, 0)] == told(game, "HA-DRAW-04")


@rule("HA-DRAW-04", "HA-DRAW-14")
def test_a_terrain_card_that_is_replaced_is_told_with_the_slot() -> None:
    game = scene(terrain_row="desert jungle", turn=2).play("2 take jungle", "* terrain mountain")

    assert [(0, terrain("mountain"), 1, 0, 0)] == told(game, "HA-DRAW-14")


@rule("HA-DRAW-14", "HA-TERRAIN-05")
def test_both_cards_of_an_empty_terrain_row_are_told_as_replaced() -> None:
    """The mountain card that pays for the doubling and one discarded before are the new deck."""
    empty: dict[str, object] = {
        "terrain_row": "- -",
        "terrain_deck": "",
        "terrain_discard": "desert",
    }
    game = scene(2, p2={"hand": "black*3"}, turn=2, **empty).claim(2, CAPE, "black", wild=0)
    first = game.play("* terrain desert").told("HA-DRAW-14")
    second = game.play("* terrain mountain").told("HA-DRAW-14")

    assert [(0, terrain("desert"), 0, 0, 0)] == [numbers(fact) for fact in first]
    assert [(0, terrain("mountain"), 1, 0, 0)] == [numbers(fact) for fact in second]


@rule("HA-DRAW-08")
def test_a_blind_train_card_is_told_to_its_owner() -> None:
    game = scene(turn=2).play("2 draw train", "* train red")

    assert [(2, colour("red"), 0, 0, 0)] == told(game, "HA-DRAW-08", eyes=2)


@rule("HA-TERRAIN-01", "HA-DRAW-03")
def test_terrain_cards_are_told_open_or_blind() -> None:
    game = scene(turn=2).play("2 take jungle", "* terrain desert", "2 draw terrain")
    game_facts = game.facts
    game.play("* terrain mountain")

    assert [(2, terrain("mountain"), 0, 0, 0)] == told(game, "HA-DRAW-03")
    opened = [numbers(fact) for fact in game_facts if fact.rule == "HA-TERRAIN-01"]
    assert [(2, terrain("jungle"), 0, 0, 0)] == opened


@rule("HA-DRAW-09", "HA-DRAW-11", "HA-TERRAIN-05")
def test_a_redeal_and_renewed_decks_are_told_with_their_size() -> None:
    redeal = scene(row="locomotive*2 red red blue").play("1 take blue", "* train locomotive")
    train = scene(deck="red", discard="blue*2").play("1 draw train", "* train red")
    desert = scene(terrain_deck="desert", terrain_discard="jungle*3")
    desert.play("1 draw terrain", "* terrain desert")

    assert [(0, 0, 0, 0, 0)] == told(redeal, "HA-DRAW-09")
    assert [(0, 2, 0, 0, 0)] == told(train, "HA-DRAW-11")
    assert [(0, 3, 0, 0, 0)] == told(desert, "HA-TERRAIN-05")


@rule("HA-CLAIM-08", "HA-TERRAIN-10")
def test_a_doubled_claim_is_told_with_its_set_and_its_terrain() -> None:
    """Two black cards and a locomotive; one mountain card and no locomotive as terrain."""
    p2 = {"hand": "black*3 locomotive*2", "terrain": "mountain*2"}
    game = scene(p2=p2, turn=2).claim(2, CAPE, "black", 1, wild=0)
    other = scene(p2=p2, turn=2).claim(2, CAPE, "black", 0, wild=1)

    track = BOARD.track_ids.index(CAPE)
    assert [(2, 0, 0, 0, 0)] == told(game, "HA-TURN-01")
    assert [(2, track, colour("black"), 1, 4)] == told(game, "HA-CLAIM-08")
    assert [(2, track, 1, 0, 4)] == told(game, "HA-TERRAIN-10")
    assert [(2, track, 0, 1, 4)] == told(other, "HA-TERRAIN-10")


@rule("HA-CLAIM-08", "HA-CLAIM-11")
def test_a_claim_with_locomotives_only_is_told_without_a_colour() -> None:
    game = scene(p2={"hand": "locomotive*3"}, turn=2).claim(2, CAPE, "locomotive")

    track = BOARD.track_ids.index(CAPE)
    assert [(2, track, colour("locomotive"), 3, 4)] == told(game, "HA-CLAIM-08")


@rule("HA-TICKET-01", "HA-TICKET-03", "HA-TICKET-04")
def test_drawing_tickets_is_told_to_all_and_which_were_kept_to_the_owner() -> None:
    game = scene(ticket_deck="T05 T06 T07", turn=2).play("2 draw tickets")
    drawn = told(game, "HA-TICKET-01")
    game.play(*[f"* ticket T0{n}" for n in (6, 7, 5)], "2 keep T06", "2 enough")

    assert [(2, 3, 0, 0, 0)] == drawn
    assert [(2, ticket("T06"), 0, 0, 0)] == told(game, "HA-TICKET-04", eyes=2)
    assert [(2, 1, 2, 0, 0)] == told(game, "HA-TICKET-03")


@rule("HA-TURN-03")
def test_passes_and_the_end_by_passes_are_told() -> None:
    empty = {"row": "- - - - -", "deck": "", "terrain_row": "- -", "terrain_deck": ""}
    game = scene(2, p2={"trains": 0}, ticket_deck=0, **empty).play("1 pass")
    first = told(game, "HA-TURN-03")
    game.play("2 pass")

    assert [(1, 0, 0, 0, 0)] == first
    assert [(2, 0, 0, 0, 0), (0, 0, 0, 0, 0)] == told(game, "HA-TURN-03")
    assert [] == game.told("HA-END-02")


@rule("HA-END-01", "HA-END-02", "HA-SCORE-02", "HA-SCORE-03")
def test_the_last_round_the_end_and_the_tickets_are_told() -> None:
    p2 = {"hand": "orange", "trains": 3, "tickets": "T48"}
    game = scene(p1={"owns": SOUTH, "tickets": "T40"}, p2=p2, turn=2)
    game.claim(2, "windhoek-walvis_bay", "orange")
    begins = told(game, "HA-END-01")
    game.play(*[line if line[0] == "*" else f"1 {line}" for line in DRAW])
    game.play(*[line if line[0] == "*" else f"2 {line}" for line in DRAW])

    assert [(2, 0, 0, 0, 0)] == begins
    assert [(0, 0, 0, 0, 0)] == told(game, "HA-END-02")
    assert [(1, ticket("T40"), 0, 0, 6), (2, ticket("T48"), 0, 0, -4)] == told(game, "HA-SCORE-02")
    assert [(1, 0, 0, 0, 10)] == told(game, "HA-SCORE-03")


@rule("HA-SCORE-01", "HA-SCORE-02", "HA-SCORE-03")
def test_the_score_sheet_names_its_seat() -> None:
    p2 = {"owns": SOUTH, "tickets": "T40", "points": 7}
    game = scene(p2=p2, last=1).play(*[line if line[0] == "*" else f"1 {line}" for line in DRAW])
    sheet = [(fact.rule, fact.seat, fact.eyes, fact.points) for fact in game.table.sheet(1)]

    points = {"HA-SCORE-01": 7, "HA-SCORE-02": 6, "HA-SCORE-03": 10}
    assert [(name, 1, ALL, n) for name, n in points.items()] == sheet
