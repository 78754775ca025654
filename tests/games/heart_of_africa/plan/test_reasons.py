"""The reasons for answers of Heart of Africa: true, short, and told by words."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.games.heart_of_africa.board.numbers import TICKETS, TRACKS
from kindu.games.heart_of_africa.claim import payable
from kindu.games.heart_of_africa.plan.gaps import Gaps
from kindu.games.heart_of_africa.plan.reasons import lacking
from kindu.games.heart_of_africa.state.state import Tabletop
from kindu.games.heart_of_africa.view.ways import Ways
from kindu.text.teller import Teller
from tests.games.heart_of_africa.scene import BOARD, RULES, Scene, scene
from tests.laws.strategies import Walk

PLAN = RULES.plan()
TELLER = Teller(RULES, ["Ada", "Ben", "Cem", "Dan", "Eva"])
CAPE = "cape_town-port_elizabeth/1"


def why(game: Scene, text: str) -> list[str]:
    """The reasons for an answer of the seat that is asked, from its sight, in words."""
    seat = int(game.table.to_act())
    facts = PLAN.reasons(Sight(game.table, seat).state, RULES.parse(text))
    return [TELLER.reason(fact, seat) for fact in facts]


def claiming() -> Scene:
    """The track to Cape Town completes a ticket and brings another one nearer."""
    p1 = {"hand": "black*2 red*4 locomotive*2", "terrain": "mountain", "tickets": "T40 T33"}
    owns = "east_london-durban/1 port_elizabeth-east_london/1"
    rows = {"row": "black red white locomotive green", "terrain_row": "mountain jungle"}
    return scene(2, p1=p1 | {"owns": owns}, p2={"terrain": "mountain desert"}, **rows)


TICKETS_OF_CAPE = [
    "completes T40 (Cape Town to Durban, 6): 6 points",
    "T33 (Port Elizabeth to Windhoek, 8): 5 spaces on 2 routes still missing",
]
TRACK = "claims Cape Town to Port Elizabeth, first track"


def test_a_claim_is_worth_points_and_tickets() -> None:
    game = claiming()

    assert [f"{TRACK}: 4 points", *TICKETS_OF_CAPE] == why(game, f"claim {CAPE}")
    assert ["claims Douala to Bangui: 7 points"] == why(game, "claim douala-bangui")


def test_the_links_of_a_claim_cost_locomotives() -> None:
    game = claiming().play(f"1 claim {CAPE}")
    colour = why(game, "pay black")
    set_of = why(game.play("1 pay black"), "locomotives 1")

    assert ["needs 1 locomotive"] == colour
    assert ["keeps 1 locomotive in hand"] == set_of


def test_a_set_of_locomotives_only_takes_as_many_as_the_track_is_long() -> None:
    game = scene(2, p1={"hand": "locomotive*3 black*3"}).play(f"1 claim {CAPE}")

    assert ["needs 3 locomotives"] == why(game, "pay locomotive")
    assert ["needs no locomotive"] == why(game, "pay black")


def test_the_last_link_tells_the_whole_claim() -> None:
    game = claiming().play(f"1 claim {CAPE}", "1 pay black", "1 locomotives 1")
    cards = "2 black, 1 locomotive, 4 points"
    plain, double = why(game, "plain"), why(game, "double")
    wild = why(game.play("1 double"), "wild 1")

    assert [f"{TRACK}: {cards}", *TICKETS_OF_CAPE] == plain
    assert ["4 points more for doubling"] == double
    assert [f"{TRACK}: {cards}", "doubles it: 1 locomotive, 4 points", *TICKETS_OF_CAPE] == wild


def test_doubling_may_need_locomotives() -> None:
    p1 = {"hand": "black*3 locomotive"}
    game = scene(2, p1=p1, p2={"terrain": "mountain"})
    game.play(f"1 claim {CAPE}", "1 pay black", "1 locomotives 0")

    assert ["4 points more for doubling with 1 locomotive"] == why(game, "double")


def test_the_last_trains_begin_the_last_round() -> None:
    game = scene(2, p1={"hand": "black*3", "trains": 4})
    game.play(f"1 claim {CAPE}", "1 pay black", "1 locomotives 0")

    assert why(game, "plain")[1].startswith("has hardly any trains left")


def test_an_open_card_is_taken_for_a_track_of_a_ticket() -> None:
    game = claiming()

    assert ["then your hand can pay for Lake Ngami to Pretoria (4 points)"] == why(
        game, "take locomotive"
    )
    assert [] == why(game, "take black")


def test_a_card_may_make_another_track_payable() -> None:
    game = claiming()
    white = why(game, "take white")
    game.player(1).trains = 2

    assert ["then your hand can pay for Ngaoundéré to Douala (4 points)"] == white
    assert [] == why(game, "take white")


def test_a_card_is_drawn_for_what_the_tickets_lack() -> None:
    game = claiming()
    grey = scene(2, p1={"tickets": "T25", "hand": "red*2"})

    assert ["for Lake Ngami to Pretoria (4 points), orange: 1 card still missing"] == why(
        game, "draw train"
    )
    assert "of any one colour: 4 cards still missing" in why(grey, "draw train")[-1]


def test_terrain_is_compared() -> None:
    game = claiming()

    assert ["2 mountain cards then; the best rival has 1"] == why(game, "take mountain")
    assert [] == why(game, "draw terrain")


def test_new_tickets_need_trains() -> None:
    game = claiming()
    done = scene(2, p1={"trains": 44})

    assert ["draws 4 tickets", "41 trains left; your tickets need 10"] == why(game, "draw tickets")
    assert "44 trains left; your tickets need no more" == why(done, "draw tickets")[1]


def test_who_can_do_nothing_passes() -> None:
    full = {"hand": "", "trains": 45}
    game = scene(2, p1=full, row="-", deck="", terrain_row="-", terrain_deck="", ticket_deck="")

    assert "can do nothing and passes" == why(game, "pass")[0]


def test_tickets_are_kept_for_points_and_short_ways() -> None:
    owns = "east_london-durban/1 port_elizabeth-east_london/1"
    game = scene(2, p1={"owns": owns, "tickets": "T33"}, ticket_deck="T01 T25 T40 T46")
    game.play("1 draw tickets", *(f"* ticket {key}" for key in ("T25", "T46", "T40", "T01")))
    first = why(game, "keep T40")
    second = why(game.play("1 keep T40"), "keep T46")
    enough = why(game, "enough")

    assert [
        "T40 (Cape Town to Durban, 6): 3 spaces on 1 route still missing",
        "41 trains left; your tickets need 10",
    ] == first
    assert first[0] == second[0]
    assert second[1].startswith("T46 (Pretoria to Cape Town, 5): ")
    assert first == enough


def around(stop: str) -> str:
    """All routes at a stop, one track of each: whoever has them shuts it off with two players."""
    number = BOARD.stop_ids.index(stop)
    tracks = [n for n in range(TRACKS) if number in (BOARD.track_a[n], BOARD.track_b[n])]
    return " ".join(BOARD.track_ids[n] for n in tracks if not 0 <= BOARD.track_twin[n] < n)


def test_a_ticket_may_be_completed_already_or_out_of_reach() -> None:
    owns = f"east_london-durban/1 port_elizabeth-east_london/1 {CAPE}"
    p1, p2 = {"owns": owns}, {"owns": around("zomba")}
    game = scene(2, p1=p1, p2=p2, ticket_deck="T40 T48 T01 T02")
    game.play("1 draw tickets", *(f"* ticket {key}" for key in ("T40", "T48", "T01", "T02")))

    assert "T40 (Cape Town to Durban, 6) is already completed" == why(game, "keep T40")[0]
    assert [
        "T48 (Elizabethville to Zomba, 4): no path is left",
        "38 trains left; your tickets need no more",
    ] == why(game, "keep T48")


def test_tickets_without_a_way_are_of_no_use_to_a_card() -> None:
    game = scene(2, p1={"tickets": "T48"}, p2={"owns": around("zomba")})

    assert [] == why(game, "draw train")


def test_the_first_tickets_are_chosen_by_what_the_own_eye_sees() -> None:
    """All choose at the same time: the second seat is asked too, before the first has chosen."""
    walk = Walk("heart_of_africa", 3, "uniform", 5)
    state = next(state for state in walk.steps(200) if len(state.open_group()) == 3)
    for seat in range(3):
        sight = Sight(state, seat)
        own = sight.after([]).state
        own.turn_to(seat)
        facts = PLAN.reasons(own, sight.legal()[0])

        assert ["HA-TICKET-06", "HA-CLAIM-03"] == [fact.rule for fact in facts]
        assert {seat} == {int(fact.seat) for fact in facts}


@pytest.mark.parametrize("seats", [2, 5])
def test_what_a_hand_and_a_network_lack_is_what_the_rules_say(seats: int) -> None:
    rng = Rng("lacking")
    for n, state in enumerate(Walk("heart_of_africa", seats, "uniform", 9).steps(900)):
        if n % 60 or not isinstance(state, Tabletop):
            continue
        player = state.players[rng.below(seats)]
        ways, gaps = Ways(state, player), Gaps(state, player)
        for track in range(TRACKS):
            assert payable(state, player, track) == (lacking(BOARD, player.hand, track) == 0)
        for ticket in range(0, TICKETS, 5):
            way, _, _ = ways.open_way(ticket)
            missing: i64 = gaps.missing(ticket)
            assert way is None or way == missing // 64
